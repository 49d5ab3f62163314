"""Capture what a repository file says now, as the fields of an evidence entry."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from dont.core.errors import Refusal
from dont.core.evidence_uri import CONTROL, parse, repo_uri
from dont.evidence import git, marks
from dont.evidence.digest import split_lines
from dont.evidence.files import ESCAPES, MISSING, Looked, inside, is_name, look

if TYPE_CHECKING:
    from dont.core.types import Record

# Characters of lines kept in the shared log, and of a file that was cited without lines.
LONGEST_EXCERPT: Final = 262_144
LONGEST_WHOLE: Final = 16_384
_SPAN: Final = re.compile(r"\s*([0-9]{1,9})(?:\s*[-:]\s*[Ll]?([0-9]{1,9}))?\s*\Z")


def capture(
    root: str,
    path: str,
    lines: str | None = None,
    anchor: str | None = None,
    note: str | None = None,
    cwd: str | None = None,
) -> Record:
    """Capture a file, or some of its lines.

    Args:
        root: absolute path of the project root.
        path: relative to the root, else to `cwd`.
        lines: `A-B` or `A`, 1-based, inclusive.
        anchor: a symbol, heading or definition; gives the lines where `lines` does not.
        note: remark for readers.
        cwd: absolute path of the caller's folder.

    Returns:
        `kind source_uri path line_start line_end anchor note excerpt fingerprint blob file_state
        size`; fields without a value are left out.

    Raises:
        Refusal: `path-escapes-root`, `invalid-line-span`, `anchor-not-found`, `unreadable-file`,
            `unresolvable-uri`.
    """
    found = locate(root, path, cwd)
    data = found.data or b""
    held = split_lines(data)
    span = _span(found.path, held, lines) if lines is not None else None
    if anchor is not None:
        at = _anchored(found.path, data, anchor)
        span = span or at
    first, last = span or (1, len(held))
    state, blob = git.file_state(root, found.path, data)
    entry: Record = {
        "kind": "repo-file",
        "source_uri": repo_uri(found.path, *(span or ())),
        "path": found.path,
        "excerpt": excerpt(held[first - 1 : last], LONGEST_EXCERPT if span else LONGEST_WHOLE),
        "fingerprint": marks.fingerprint(held, first - 1, last),
        "file_state": state,
        "size": len(data),
    }
    if span is not None:
        entry.update(line_start=first, line_end=last)
    entry.update(
        {key: value for key, value in (("anchor", anchor), ("note", note), ("blob", blob)) if value}
    )
    return entry


def capture_uri(root: str, text: str, note: str | None = None, cwd: str | None = None) -> Record:
    """Capture what a `repo:` reference or a bare path names.

    Args:
        root: absolute path of the project root.
        text: `repo:path`, `repo:path#L4-L5`, `repo:path#symbol`, or a path.
        note: remark for readers.
        cwd: absolute path of the caller's folder.

    Raises:
        Refusal: as `capture`; `unresolvable-uri` where the text is neither.
    """
    parsed = parse(text)
    if parsed.form == "repo":
        parts = parsed.parts
        return capture(root, parts["path"], parts.get("lines"), parts.get("anchor"), note, cwd)
    if parsed.form == "path" and "#" in text and not _exists(root, text, cwd):
        return capture_uri(root, f"repo:{text}", note, cwd)
    return capture(root, text, note=note, cwd=cwd)


def locate(root: str, path: str, cwd: str | None = None) -> Looked:
    """Find and read the regular file that a path names.

    Args:
        root: absolute path of the project root.
        path: relative to the root, else to `cwd`; an absolute one must lead inside.
        cwd: absolute path of the caller's folder.

    Raises:
        Refusal: `path-escapes-root`, `unreadable-file`, `unresolvable-uri`.
    """
    _check_name(path)
    worst = Looked("", None, ESCAPES)
    for place in candidates(root, path, cwd):
        found = look(root, place)
        if found.data is not None:
            _check_name(found.path)
            return found
        worst = found
        if found.problem != MISSING:
            break
    if worst.problem == ESCAPES:
        raise Refusal("path-escapes-root", data={"path": path})
    if worst.problem == MISSING:
        problem = "there is no such file in the project"
        raise Refusal("unresolvable-uri", data={"uri": path, "problem": problem, "path": path})
    raise Refusal("unreadable-file", data={"path": path, "problem": worst.problem})


def candidates(root: str, path: str, cwd: str | None = None) -> list[str]:
    """Give the places below the root that a path may mean, the likelier first.

    Args:
        root: absolute path of the project root.
        path: as the caller wrote it.
        cwd: absolute path of the caller's folder.
    """
    if not is_name(path):
        return []
    base = os.path.realpath(root)
    tried = [os.path.join(base, path)]
    if cwd is not None and not os.path.isabs(path):
        tried.append(os.path.join(os.path.realpath(cwd), path))
    out: list[str] = []
    for full in map(os.path.normpath, tried):
        if not inside(base, full) and os.path.isabs(path):
            full = os.path.realpath(full)  # noqa: PLW2901 - the root itself may be reached by a link
        if inside(base, full):
            relative = os.path.relpath(full, base)
            if relative not in out:
                out.append(relative)
    return out


def escapes(text: str) -> bool:
    """Tell whether a path that is not there is meant to lie outside: absolute, or up and away.

    Args:
        text: as the caller wrote it.

    Example:
        >>> escapes("../x"), escapes("/etc/x"), escapes("a/../x"), escapes("some words")
        (True, True, False, False)
    """
    return os.path.isabs(text) or os.path.normpath(text).split("/")[0] == ".."


def excerpt(lines: list[bytes], longest: int = LONGEST_EXCERPT) -> str:
    """Show lines as text; bytes that are no UTF-8 are escaped, a long text is cut at a line's end.

    Args:
        lines: without line feeds.
        longest: characters kept.
    """
    text = b"\n".join(lines).decode("utf-8", "backslashreplace")
    if len(text) <= longest:
        return text
    cut = text.rfind("\n", 0, longest)
    return text[: cut if cut > 0 else longest] + "\n[…]"


def _exists(root: str, path: str, cwd: str | None) -> bool:
    return any(os.path.lexists(os.path.join(root, one)) for one in candidates(root, path, cwd))


def _check_name(path: str) -> None:
    problem = ""
    if not path or not path.strip():
        problem = "its name is empty"
    elif CONTROL.search(path):
        problem = "its name has control characters or is no UTF-8"
    elif any(name.startswith("-") for name in path.split("/")):
        problem = "a name that begins with `-` reads like an option"
    if problem:
        shown = path.encode("utf-8", "backslashreplace").decode("utf-8")
        raise Refusal("unreadable-file", data={"path": shown, "problem": problem})


def _span(path: str, held: list[bytes], lines: str) -> tuple[int, int]:
    found = _SPAN.match(lines)
    problem = ""
    first, last = 0, 0
    if found is None:
        problem = "a span is `A-B` or `A`"
    else:
        first = int(found[1])
        last = int(found[2] or first)
        if first < 1:
            problem = "lines are counted from 1"
        elif first > last:
            problem = "it ends before it begins"
        elif last > len(held):
            problem = f"the file has {len(held)} lines"
    if problem:
        data = {"lines": lines, "path": path, "problem": problem}
        raise Refusal("invalid-line-span", data=data)
    return first, last


def _anchored(path: str, data: bytes, anchor: str) -> tuple[int, int]:
    from dont.evidence.anchors import find

    spans = find(path, data, anchor) if anchor.strip() and not CONTROL.search(anchor) else []
    if len(spans) != 1:
        raise Refusal("anchor-not-found", data={"anchor": anchor, "path": path})
    return spans[0]

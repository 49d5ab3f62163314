"""Which evidence rests on some lines, before or after somebody edits them."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from dont.core.errors import Refusal
from dont.evidence.audit import span_of
from dont.evidence.files import inside

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from dont.core.types import Record
    from dont.evidence.audit import Auditor

Range = tuple[int, int]
WHOLE: Final[Range] = (1, 1 << 60)
_TARGET: Final = re.compile(r"(.+?)(?::|#[Ll])([0-9]{1,9})(?:-[Ll]?([0-9]{1,9}))?\Z", re.DOTALL)
_HUNK: Final = re.compile(rb"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")
_ESCAPED: Final = re.compile(rb"\\([0-7]{3}|.)", re.DOTALL)
_LETTERS: Final = {
    b"n": b"\n",
    b"t": b"\t",
    b"r": b"\r",
    b"a": b"\a",
    b"b": b"\b",
    b"f": b"\f",
    b"v": b"\v",
}


class Change(NamedTuple):
    """What a diff does to one file.

    Attributes:
        path: relative to the project root; empty for a file that is gone.
        old_path: its former path; empty for a new file.
        ranges: lines as they are now, 1-based and inclusive.
        old_ranges: lines as they were.
    """

    path: str
    old_path: str
    ranges: list[Range]
    old_ranges: list[Range]


def target(root: str, text: str, cwd: str | None = None) -> tuple[str, Range | None]:
    """Read `PATH[:A-B]`.

    Args:
        root: absolute path of the project root.
        text: a path, with lines or without; the file need not exist any more.
        cwd: absolute path of the caller's folder.

    Returns:
        The path relative to the root with links resolved, and the lines or None.

    Raises:
        Refusal: `path-escapes-root`, `invalid-line-span`.
    """
    found = _TARGET.match(text)
    if found is None or _place(root, text, cwd)[1]:
        return _place(root, text, cwd)[0], None
    path = _place(root, found[1], cwd)[0]
    first, last = int(found[2]), int(found[3] or found[2])
    if first < 1 or last < first:
        problem = "lines are counted from 1" if first < 1 else "it ends before it begins"
        lines = text[len(found[1]) + 1 :]
        data = {"lines": lines, "path": found[1], "problem": problem}
        raise Refusal("invalid-line-span", data=data)
    return path, (first, last)


def resting(
    auditor: Auditor,
    path: str,
    rows: Iterable[Mapping[str, object]],
    ranges: Sequence[Range] | None = None,
) -> Iterator[tuple[Mapping[str, object], Record]]:
    """Find the evidence that rests on lines of the files as they are now.

    Args:
        auditor: says where the captured lines are now.
        path: the file, relative to the root.
        rows: evidence entries on it, or rows of the projection's `evidence` table.
        ranges: 1-based inclusive lines; None for the whole file.

    Yields:
        Each entry that touches a range, with its audit. Lines that drifted count at the place of
        their anchor, else where they were captured.
    """
    for row in rows:
        audit = auditor.audit({**row, "path": path})
        if ranges is None or _touch(_now(row, audit), ranges):
            yield row, audit


def changed(
    auditor: Auditor, path: str, rows: Iterable[Mapping[str, object]], change: Change
) -> Iterator[tuple[Mapping[str, object], Record]]:
    """Find the evidence that a change touches.

    Args:
        auditor: says where the captured lines are now.
        path: the change's `path` or its `old_path`.
        rows: evidence on that path.
        change: one file of a diff.

    Yields:
        Each entry with its audit, where its lines lie in the change as they are now, or drifted
        and lay in it as they were captured.
    """
    for row in rows:
        audit = auditor.audit({**row, "path": path})
        lost = audit["status"] in ("drifted", "missing", "unreadable")
        if _touch(_now(row, audit), change.ranges) or (
            lost and _touch(_captured(row), [*change.old_ranges, *change.ranges])
        ):
            yield row, audit


def diff(root: str, revision: str) -> list[Change]:
    """Read what changed since a revision, or between two (`A..B`).

    Args:
        root: absolute path of the project root; only files below it count.
        revision: whatever `git diff` takes.

    Raises:
        Refusal: `unresolvable-uri` where git knows no such revision here.
    """
    from dont.evidence import git

    shown = None
    if revision and "\0" not in revision:
        shown = git.run(
            root, "diff", "-U0", "-M", "--relative", "--no-color", "--no-ext-diff", "--no-textconv",
            "--src-prefix=a/", "--dst-prefix=b/", "--inter-hunk-context=0",
            "--end-of-options", revision, "--",
        )  # fmt: skip
    if shown is None:
        problem = "git knows no such revision here"
        raise Refusal("unresolvable-uri", data={"uri": revision, "problem": problem})
    return parse_diff(shown)


def parse_diff(text: bytes) -> list[Change]:
    """Read the output of `git diff -U0`.

    Args:
        text: bytes, with the prefixes `a/` and `b/`.
    """
    changes: list[Change] = []
    lines = iter(text.split(b"\n"))
    old = new = ""
    whole = True
    current = Change("", "", [], [])
    for line in lines:
        hunk = _HUNK.match(line)
        if line.startswith(b"diff --git "):
            old, new = _header(line[len(b"diff --git ") :])
            current, whole = Change(new, old, [], []), True
            changes.append(current)
        elif hunk:
            counts = [int(number) if number is not None else 1 for number in hunk.groups()]
            if whole:
                current.ranges.clear()
                current.old_ranges.clear()
                whole = False
            current.old_ranges.append(_range(counts[0], counts[1]))
            current.ranges.append(_range(counts[2], counts[3]))
            _skip(lines, counts[1] + counts[3])
        elif line.startswith(
            (b"--- ", b"+++ ", b"rename ", b"new file", b"deleted file", b"Binary ")
        ):
            current = changes[-1] = _told(line, current)
    return changes


def _told(line: bytes, change: Change) -> Change:
    """Take a line between the header of a file and its first hunk."""
    if line.startswith(b"--- "):
        return change._replace(old_path=_name(line[4:], 2))
    if line.startswith(b"+++ "):
        return change._replace(path=_name(line[4:], 2))
    if line.startswith(b"rename from "):
        return change._replace(old_path=_name(line[12:], 0))
    if line.startswith(b"rename to "):
        return change._replace(path=_name(line[10:], 0))
    if line.startswith(b"new file"):
        return change._replace(old_path="")
    if line.startswith(b"deleted file"):
        change.old_ranges.append(WHOLE)
        return change._replace(path="")
    if line.startswith(b"Binary "):
        change.ranges.append(WHOLE)
        change.old_ranges.append(WHOLE)
    return change


def _header(names: bytes) -> tuple[str, str]:
    """Split `a/NAME b/NAME`; where the names differ, later lines say them again."""
    if names.startswith(b'"'):
        end = re.match(rb'"(?:[^"\\]|\\.)*"', names, re.DOTALL)
        size = end.end() if end else 0
    else:
        size = (len(names) - 1) // 2
    return _name(names[:size], 2), _name(names[size + 1 :], 2)


def _name(text: bytes, prefix: int) -> str:
    plain = text.rstrip(b"\t")
    if plain == b"/dev/null":
        return ""
    if plain.startswith(b'"') and plain.endswith(b'"'):
        plain = _ESCAPED.sub(_unescaped, plain[1:-1])
    return os.fsdecode(plain[prefix:])


def _unescaped(found: re.Match[bytes]) -> bytes:
    code = found[1]
    if len(code) > 1:
        return bytes((int(code, 8) & 255,))
    return _LETTERS.get(code, code)


def _skip(lines: Iterator[bytes], count: int) -> None:
    for _ in range(count):
        if next(lines, b"").startswith(b"\\"):  # `\ No newline at end of file` is no line
            next(lines, b"")


def _range(first: int, count: int) -> Range:
    # A deletion lies between two lines: evidence that spans both is touched, a single line is not.
    return (first, first + count - 1) if count else (first + 1, first)


def _touch(span: Range | None, ranges: Iterable[Range]) -> bool:
    if span is None:
        return any(True for _ in ranges)
    return any(first <= span[1] and span[0] <= last for first, last in ranges)


def _now(row: Mapping[str, object], audit: Mapping[str, object]) -> Range | None:
    first, last = audit.get("line_start"), audit.get("line_end")
    if isinstance(first, int) and isinstance(last, int):
        return first, last
    return _captured(row)


def _captured(row: Mapping[str, object]) -> Range | None:
    first, last = span_of(row)
    return None if first is None or last is None else (first, last)


def _place(root: str, path: str, cwd: str | None) -> tuple[str, bool]:
    """Give the path relative to the root, and whether something is there."""
    from dont.evidence.locate import candidates

    base = os.path.realpath(root)
    tried = candidates(root, path, cwd)
    for one in tried:
        if os.path.lexists(os.path.join(base, one)):
            real = os.path.realpath(os.path.join(base, one))
            if inside(base, real):
                return os.path.relpath(real, base), True
            tried = []
            break
    if not tried:
        raise Refusal("path-escapes-root", data={"path": path})
    return tried[0], False

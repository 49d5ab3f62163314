"""Read what a git diff changes: files by their old and new names, lines by their numbers."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from dont.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

Range = tuple[int, int]
WHOLE: Final[Range] = (1, 1 << 60)
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

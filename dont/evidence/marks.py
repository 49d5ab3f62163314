"""Fingerprints of lines: exact, blind to white space, and of the lines around them.

A fingerprint reads `blake2b:EXACT:LOOSE:BEFORE:AFTER:ALIKE:EQUAL`. EXACT is over the bytes of the
lines without their last line end, LOOSE over the same with white space squeezed, BEFORE and AFTER
over the nearest squeezed lines that are not blank, ALIKE and EQUAL say how often the text stood in
the file, with white space squeezed and as it is. The last four tell a text that moved from a common
text that merely occurs somewhere else.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from typing import Final, NamedTuple

from dont.evidence.digest import ALGORITHM, AROUND, exact

_COUNTED: Final = 99
# Bytes of a file above which only equal lines are counted, not equal texts on other lines.
_LARGE: Final = 4 * 1024 * 1024
_TRIED: Final = 8
_WORDS: Final = re.compile(rb"[\w\x80-\xff]+")
_WORD: Final = frozenset(
    "_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    + "".join(map(chr, range(128, 256)))
)
_SPACE: Final = re.compile(rb"\s+")
# A space between two word bytes keeps `not x` apart from `notx` and `50 0` from `500`.
_LOOSE_SPACE: Final = re.compile(rb"(?<![\w\x80-\xff]) | (?![\w\x80-\xff])")


class Mark(NamedTuple):
    """A fingerprint in its parts; counts are 0 where they are not known."""

    exact: str
    loose: str = ""
    before: str = ""
    after: str = ""
    alike: int = 0
    equal: int = 0


def squeeze(data: bytes) -> bytes:
    r"""Drop white space that parts no two words.

    Example:
        >>> squeeze(b"  f( a,\n  b )  not x"), squeeze(b"50 0")
        (b'f(a,b)not x', b'50 0')
    """
    return _LOOSE_SPACE.sub(b"", _SPACE.sub(b" ", data))


def around(lines: list[bytes], first: int, last: int) -> tuple[str, str]:
    """Hash the nearest lines that are not blank before and after a span.

    Args:
        lines: the whole file.
        first: 0-based first line of the span.
        last: 0-based line after the span.
    """
    return _nearest(lines[max(first - 20, 0) : first][::-1]), _nearest(lines[last : last + 20])


def _nearest(lines: list[bytes]) -> str:
    for line in lines:
        text = squeeze(line)
        if text:
            return exact(text, AROUND)
    return "-"


def occurrences(lines: list[bytes], wanted: list[bytes], most: int = _COUNTED) -> list[int]:
    """Find where lines stand, as 0-based numbers of their first line.

    Args:
        lines: the whole file.
        wanted: the lines, at least one.
        most: stop after so many.
    """
    found: list[int] = []
    size, head = len(wanted), wanted[0]
    at = -1
    try:
        while len(found) < most:
            at = lines.index(head, at + 1)
            if lines[at : at + size] == wanted:
                found.append(at)
    except ValueError:
        pass  # `index` has no other way to say that there are no more
    return found


class Loose:
    """A file squeezed once, in which squeezed texts are found whatever lines they are laid out on.

    Args:
        lines: the whole file.
    """

    def __init__(self, lines: list[bytes]) -> None:
        self._starts: list[int] = []
        self._ends: list[int] = []
        parts: list[bytes] = []
        at = 0
        for line in lines:
            text = squeeze(line.strip())
            if text and parts and chr(parts[-1][-1]) in _WORD and chr(text[0]) in _WORD:
                parts.append(b" ")
                at += 1
            self._starts.append(at)
            if text:
                parts.append(text)
                at += len(text)
            self._ends.append(at)
        self._whole = b"".join(parts)

    def places(self, wanted: bytes) -> list[tuple[int, int]]:
        """Find a text on whole lines: 0-based spans, the end excluded.

        Args:
            wanted: squeezed, not empty.
        """
        spans: list[tuple[int, int]] = []
        found = self._whole.find(wanted)
        while found >= 0 and len(spans) < _COUNTED:
            end = found + len(wanted)
            first = bisect_right(self._starts, found) - 1
            last = bisect_left(self._ends, end)
            # Words added to a line of the text are an edit.
            if self._starts[first] == found and self._ends[last] == end:
                spans.append((first, last + 1))
            found = self._whole.find(wanted, found + 1)
        return spans


def fingerprint(lines: list[bytes], first: int, last: int) -> str:
    """Take the fingerprint of a span.

    Args:
        lines: the whole file.
        first: 0-based first line.
        last: 0-based line after the span.
    """
    span = lines[first:last]
    text = b"\n".join(span)
    before, after = around(lines, first, last)
    loose = squeeze(text)
    equal = len(occurrences(lines, span)) if span else 1
    alike = _alike(loose, lines, span) or equal
    return f"{ALGORITHM}:{exact(text)}:{exact(loose)}:{before}:{after}:{alike}:{equal}"


def _alike(loose: bytes, lines: list[bytes], span: list[bytes]) -> int:
    if len(span) == len(lines):
        return 1
    if not loose.strip():
        return _COUNTED  # blank lines are everywhere
    whole = b"\n".join(lines)
    if len(whole) > _LARGE:
        return 0
    # A word that the file has once settles it without squeezing every line.
    words = sorted(set(_WORDS.findall(loose)), key=len, reverse=True)[:_TRIED]
    if any(whole.count(word) == 1 for word in words):
        return 1
    return len(Loose(lines).places(loose))


def read_mark(text: str) -> Mark | None:
    """Take a fingerprint apart; None where it is of another kind."""
    algorithm, _, rest = text.partition(":")
    parts = rest.split(":")
    if algorithm != ALGORITHM or not parts[0]:
        return None
    loose, before, after, *counts = [*parts[1:], "", "", "", "", ""][:5]
    alike, equal = (int(count) if count.isdecimal() else 0 for count in counts)
    return Mark(parts[0], loose, before, after, alike, equal)

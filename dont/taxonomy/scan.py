"""Find the lines worth a pattern, in one pass over text of any length and in bounded memory.

Substring search finds lines that contain one of a few gate words; only those lines are cleaned and
tried against the matchers whose literals they contain. Lines that differ in digits only are tried
once. Nothing depends on where the input is cut into blocks: every look around a line is limited.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from dont.taxonomy.matcher import Context, Hit, Matcher, matchers
from dont.taxonomy.text import LINE_CAP, clean, to_lines

# INVARIANT: no look and no follow reaches further than this many lines.
REACH: Final = 80
BLOCK: Final = 1 << 22
_SHAPES: Final = 50_000
_DIGITS: Final = str.maketrans("123456789", "000000000")
# A literal that contains one of these is found through it; any other literal is its own gate. Single
# words, since terminal codes may stand between words.
GATES: Final = (
    "error", "fail", "undefined", "cannot", "not found", "no such", "denied", "exception", "unresolved", "unknown",
    "invalid", "fatal", "panic", "abort", "killed", "fault", "timed out", "timeout", "refused", "unable", "conflict", "missing",
    "expected", "assert", "could not", "space left", "memory", "err!", "not exist", "reject",
)  # fmt: skip
_LOOKS_BAD: Final = re.compile(
    r"(?i)\b(?:error|fail(?:ed|ure)?|fatal|exception|panic|cannot|denied|unable|refused|aborted)\b"
)
_LOOKS_GOOD: Final = re.compile(
    r"(?i)\b(?:0|no) (?:errors?|fail)|error(?:s|_count)?[:=] ?0\b|\bfail(?:ed|ures?)?[:=] ?0\b|warning:|if-no-files"
)


class Scan:
    """The state of one pass: feed it text, then ask for the hits.

    Args:
        purpose: matchers that are limited to other purposes are left out.
    """

    def __init__(self, purpose: str) -> None:
        self.hits: dict[str, Hit] = {}
        self.first_bad: tuple[int, str] | None = None
        self.last_line: tuple[int, str] | None = None
        self._index = _index(purpose)
        self._seen: dict[str, bool] = {}
        self._raw: list[str] = []
        self._first = 0
        self._next = 0
        self._tail = ""

    def feed(self, text: str) -> None:
        """Take the next piece of text, which may end within a line."""
        text = self._tail + text
        held = "\r" if text.endswith("\r") else ""
        lines = to_lines(text[: len(text) - len(held)]).split("\n")
        # A line that does not end is cut here already, so that it cannot fill the memory.
        self._tail = lines.pop()[:LINE_CAP] + held
        self._take(lines, final=False)

    def finish(self) -> None:
        """Take what is left."""
        self._take(to_lines(self._tail).split("\n"), final=True)
        self._tail = ""

    def best(self) -> Hit | None:
        """Give the hit that explains the failure best."""
        return max(self.hits.values(), key=Hit.rank, default=None)

    def _take(self, lines: list[str], *, final: bool) -> None:
        if len(max(lines, key=len, default="")) > LINE_CAP:
            lines = [line[:LINE_CAP] for line in lines]
        self._raw.extend(lines)
        end = self._first + len(self._raw)
        stop = end if final else max(self._next, end - REACH)
        self._search(self._next, stop)
        self._next = stop
        keep = max(self._first, stop - REACH)
        del self._raw[: keep - self._first]
        self._first = keep

    def _search(self, start: int, stop: int) -> None:
        zone = self._raw[start - self._first : stop - self._first]
        if not zone:
            return
        around = Context(self._raw, self._first)
        for offset in _candidates(zone, self._index):
            raw = zone[offset]
            shape = raw.translate(_DIGITS)
            known = self._seen.get(shape)
            if known is False:
                continue
            if len(self._seen) > _SHAPES:
                self._seen.clear()
            self._seen[shape] = self._try(start + offset, around)
        for offset in range(len(zone) - 1, -1, -1):
            if zone[offset] and not zone[offset].isspace():
                line = clean(zone[offset])
                if line:
                    self.last_line = (start + offset, line)
                    break

    def _try(self, number: int, around: Context) -> bool:
        """Try all matchers on a line; tell whether a line of its shape has to be tried again."""
        line = around[number]
        low = line.lower()
        again = False
        tried: set[str] = set()
        for gate, entries in self._index.items():
            if gate not in low:
                continue
            for literal, matcher in entries:
                if literal not in low or matcher.id in tried:
                    continue
                tried.add(matcher.id)
                if matcher.id in self.hits and not matcher.last:
                    continue
                hit = matcher.hit(line, number, around)
                if hit is not None:
                    self.hits[matcher.id] = hit
                    again = again or matcher.last
                else:
                    again = again or bool(matcher.row.get("follow"))
        if self.first_bad is None and _LOOKS_BAD.search(line) and not _LOOKS_GOOD.search(line):
            self.first_bad = (number, line)
        return again


def scan(pieces: Iterable[str], purpose: str) -> Scan:
    """Scan a text given in pieces of any size.

    Args:
        pieces: consecutive parts of the text.
        purpose: what the command was run for.
    """
    state = Scan(purpose)
    for piece in pieces:
        for start in range(0, len(piece), BLOCK):
            state.feed(piece[start : start + BLOCK])
    state.finish()
    return state


def _candidates(zone: list[str], index: dict[str, list[tuple[str, Matcher]]]) -> list[int]:
    joined = "\n".join(zone)
    low = joined.lower()
    if len(low) != len(joined):  # one capital letter of Turkish grows when lowered
        low = joined.replace("\u0130", "I").lower()
    starts = list(accumulate((len(line) + 1 for line in zone), initial=0))
    found: set[int] = set()
    for gate in index:
        found.update(_lines_with(gate, low, starts))
    return sorted(found)


def _lines_with(gate: str, low: str, starts: list[int]) -> Iterator[int]:
    at = low.find(gate)
    while at >= 0:
        line = bisect_right(starts, at) - 1
        yield line
        at = low.find(gate, starts[line + 1])


_indexes: Final[dict[str, dict[str, list[tuple[str, Matcher]]]]] = {}


def _index(purpose: str) -> dict[str, list[tuple[str, Matcher]]]:
    """Group the matchers of a purpose by the gate word through which they are found."""
    found = _indexes.get(purpose)
    if found is None:
        found = _indexes[purpose] = {gate: [] for gate in GATES}
        for matcher in matchers():
            if matcher.purposes and purpose not in matcher.purposes:
                continue
            for literal in matcher.literals:
                gate = next((gate for gate in GATES if gate in literal), literal)
                found.setdefault(gate, []).append((literal, matcher))
    return found

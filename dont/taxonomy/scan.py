"""Find the lines worth a pattern, in one pass over text of any length and in bounded memory.

Only lines with a word of some matcher's literal are looked at, only those that contain the literal
are cleaned and tried, and lines that differ in digits only are tried once. Nothing depends on where
the input is cut into blocks: every look around a line is limited.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final

from dont.taxonomy.matcher import Context, Hit, Matcher, matchers
from dont.taxonomy.text import LINE_CAP, clean, strip_codes_of_block, to_lines
from dont.taxonomy.words import Entry, Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# INVARIANT: no look and no follow reaches further than this many lines.
REACH: Final = 80
BLOCK: Final = 1 << 22
_SHAPES: Final = 50_000
_MORE: Final = 50
_SMALL: Final = 65_536
_CHUNK: Final = 4096  # lines after which the search is narrowed to what can still win
_LOOKS_BAD: Final = re.compile(
    r"(?i)\b(?:error|fail(?:ed|ure)?|fatal|exception|panic|cannot|denied|unable|refused|aborted)\b"
)
_BAD: Final = frozenset(
    b"error fail failed failure fatal exception panic cannot denied unable refused aborted".split()
)
_LOOKS_GOOD: Final = re.compile(
    r"(?i)\b(?:0|no) (?:errors?|fail)|error(?:s|_count)?[:=] ?0\b"
    r"|\bfail(?:ed|ures?)?[:=] ?0\b|warning:|if-no-files"
)


class Scan:
    """The state of one pass: feed it text, then ask for the hits.

    Args:
        purpose: matchers that are limited to other purposes are left out.
        narrow: stop looking for what could not win any more; without it every hit is kept.
        words: the words to look for where somebody knows better than the purpose.
    """

    def __init__(self, purpose: str, *, narrow: bool = True, words: Words | None = None) -> None:
        self.hits: dict[str, Hit] = {}
        self._purpose = purpose
        self._narrow = narrow
        self.first_bad: tuple[int, str] | None = None
        self.last_line: tuple[int, str] | None = None
        self._floor = (-1, -1)
        self._small = words is not None
        self._words = _index(purpose, self._floor) if words is None else words
        self._seen: dict[bytes, bool] = {}
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
        for first in range(0, len(zone), _CHUNK):
            self._chunk(start + first, zone[first : first + _CHUNK], around)
        for offset in range(len(zone) - 1, -1, -1):
            if zone[offset] and not zone[offset].isspace():
                line = clean(zone[offset])
                if line:
                    self.last_line = (start + offset, line)
                    break

    def _chunk(self, start: int, zone: list[str], around: Context) -> None:
        index, seen = self._words, self._seen
        for offset, words, shape in _candidates(zone, index):
            if seen.get(shape) is False:
                continue
            if len(seen) > _SHAPES:
                seen.clear()
            seen[shape] = self._try(start + offset, index.entries(words), zone[offset], around)
            if self.first_bad is None and not _BAD.isdisjoint(words):
                line = around[start + offset]
                if _LOOKS_BAD.search(line) and not _LOOKS_GOOD.search(line):
                    self.first_bad = (start + offset, line)

    def _try(self, number: int, entries: Iterable[Entry], raw: str, around: Context) -> bool:
        """Try the matchers on a line; tell whether a line of its shape has to be tried again."""
        low = (around[number] if "\x1b" in raw else raw).lower()
        again = False
        tried: set[str] = set()
        for literal, wanting in entries:
            if literal not in low:
                continue
            for matcher in wanting:
                if matcher.id in tried:
                    continue
                tried.add(matcher.id)
                known = self.hits.get(matcher.id)
                if not self._open(matcher, known):
                    continue
                found = (matcher.find or matcher.prepare())(around[number])
                if found is None:
                    again = again or matcher.reads_on
                else:
                    again = self._take_hit(matcher, matcher.hit(found, number, around)) or again
        return again

    def _open(self, matcher: Matcher, known: Hit | None) -> bool:
        """Tell whether another hit of a matcher could change anything."""
        if known is not None:
            return matcher.last or matcher.every
        return not self._narrow or _may_win(matcher, self._floor)

    def _take_hit(self, matcher: Matcher, hit: Hit | None) -> bool:
        """Keep a hit; tell whether a line of its shape has to be tried again."""
        if hit is None:
            return matcher.reads_on
        known = self.hits.get(matcher.id)
        if known is None or matcher.last:
            self.hits[matcher.id] = hit
            if self._narrow:
                self._raise(matcher)
        elif len(known.more) < _MORE:
            known.more.update(hit.key())
        return matcher.last or matcher.every

    def _raise(self, matcher: Matcher) -> None:
        """From now on look only for what can still beat a matcher that hit."""
        reached = (matcher.priority, matcher.specificity)
        if reached > self._floor:
            self._floor = reached
            if not self._small:
                self._words = _index(self._purpose, reached)


def scan(pieces: Iterable[str], purpose: str, *, narrow: bool = True) -> Scan:
    """Scan a text given in pieces of any size.

    Args:
        pieces: consecutive parts of the text.
        purpose: what the command was run for.
        narrow: see `Scan`.
    """
    source = iter(pieces)
    first = next(source, "")
    second = next(source, None)
    state = Scan(purpose, narrow=narrow, words=_small(first, purpose) if second is None else None)
    for piece in chain((first, second or ""), source):
        for start in range(0, len(piece), BLOCK):
            state.feed(piece[start : start + BLOCK])
    state.finish()
    return state


def _candidates(zone: list[str], words: Words) -> Iterator[tuple[int, list[bytes], bytes]]:
    """Give the lines worth a look: with an anchor, or with a literal that has no letters."""
    joined = "\n".join(zone)
    marked: list[int] = []
    if any(symbol in joined for symbol in words.symbols):
        marked = [
            n for n, line in enumerate(zone) if any(symbol in line for symbol in words.symbols)
        ]
    marked.reverse()
    for number, found, shape in words.lines(joined):
        while marked and marked[-1] <= number:
            first = marked.pop()
            if first < number:
                yield first, [], zone[first].encode("utf-8", "replace")
        yield number, found, shape
    yield from (
        (number, [], zone[number].encode("utf-8", "replace")) for number in reversed(marked)
    )


def _small(text: str, purpose: str) -> Words | None:
    """Collect only the literals that a small text contains: quicker than preparing for all."""
    if len(text) > _SMALL:
        return None
    low = strip_codes_of_block(text).lower()
    return Words(_wanted(purpose, (-1, -1), low))


_indexes: Final[dict[tuple[str, tuple[int, int]], Words]] = {}


def _index(purpose: str, floor: tuple[int, int]) -> Words:
    """Collect the literals of the matchers of a purpose that can still win.

    Args:
        purpose: what the command was run for.
        floor: priority and specificity of the best hit so far; of its equals only those count
            that read on, for the last hit or for all of them.
    """
    found = _indexes.get((purpose, floor))
    if found is None:
        found = _indexes[purpose, floor] = Words(_wanted(purpose, floor, None))
    return found


def _wanted(purpose: str, floor: tuple[int, int], low: str | None) -> dict[str, list[Matcher]]:
    wanted: dict[str, list[Matcher]] = {}
    for matcher in matchers():
        if (not matcher.purposes or purpose in matcher.purposes) and _may_win(matcher, floor):
            for literal in matcher.literals:
                if low is None or literal in low:
                    wanted.setdefault(literal, []).append(matcher)
    return wanted


def _may_win(matcher: Matcher, floor: tuple[int, int]) -> bool:
    own = (matcher.priority, matcher.specificity)
    return own > floor or (own == floor and (matcher.last or matcher.every))

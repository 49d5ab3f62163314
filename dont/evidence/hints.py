"""Propose lines of a file for the words of a statement."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from dont.evidence.digest import split_lines
from dont.evidence.files import look

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# A proposal covers at most so many lines, and a line is read to this many bytes.
_WIDEST: Final = 6
_LONGEST_LINE: Final = 2000
_MOST_LINES: Final = 50_000
_LEAST_SHARE: Final = 0.34
_ABSENT: Final = 0.7
_STEM: Final = 3  # letters that a plural or a third person has at least
_WORDS: Final = re.compile(r"[^\W_]+", re.UNICODE)
_HUMPS: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_a-zA-Z]+")
_COMMON_WORDS: Final = (
    "a an and are as at be been by can do does for from has have how if in into is it its not of on"
    " or so than that the their then there these this to was were what when which will with"
)
_COMMON: Final = frozenset(_COMMON_WORDS.split())


class Proposal(NamedTuple):
    """Lines that may carry a statement.

    Attributes:
        line_start: first line, 1-based.
        line_end: last line, inclusive.
        score: share of the statement's words that they hold, rare words counting more, 0 to 1.
        excerpt: the lines.
    """

    line_start: int
    line_end: int
    score: float
    excerpt: str


def propose(data: bytes, statement: str, most: int = 3) -> list[Proposal]:
    """Propose the lines of a file that hold most of a statement's words.

    Args:
        data: the file.
        statement: what is claimed.
        most: proposals at most.

    Returns:
        Best first, none overlapping; empty where no lines hold a third of the words.

    Example:
        >>> [one.line_start for one in propose(b"limit = 500", "the limit is 500")]
        [1]
    """
    wanted = set(words(statement))
    lines = split_lines(data)[:_MOST_LINES]
    if not wanted or b"\0" in data[:8192]:
        return []
    held = [wanted & set(words(line[:_LONGEST_LINE].decode("utf-8", "replace"))) for line in lines]
    weights = _weights(wanted, held)
    total = sum(weights.values())
    scored = [
        (sum(weights[word] for word in both) / total, first - last, -first, last)
        for first, last, both in _spans(held)
    ]
    chosen: list[Proposal] = []
    for score, _, minus_first, last in sorted(scored, reverse=True):
        first = -minus_first
        apart = all(last < one.line_start - 1 or first > one.line_end - 1 for one in chosen)
        if score >= _LEAST_SHARE and apart and len(chosen) < most:
            text = b"\n".join(lines[first : last + 1]).decode("utf-8", "replace")
            chosen.append(Proposal(first + 1, last + 1, round(score, 3), text))
    return chosen


def words(text: str) -> Iterator[str]:
    """Cut a text into lower-case words; names are given whole and in their parts.

    Example:
        >>> list(words("the maxRetries of load_all"))
        ['maxretrie', 'max', 'retrie', 'load', 'all']
    """
    for found in _WORDS.finditer(text):
        parts = _HUMPS.findall(found[0])
        for one in (found[0], *(parts if len(parts) > 1 else ())):
            word = one.casefold()
            if word not in _COMMON:
                yield word[:-1] if len(word) > _STEM and word.endswith("s") else word


def _weights(wanted: set[str], held: Sequence[set[str]]) -> dict[str, float]:
    counts = Counter(word for words_of_line in held for word in words_of_line)
    # A word that the file lacks says little about which of its lines are meant.
    return {
        word: math.log(1 + len(held) / counts[word]) if word in counts else _ABSENT
        for word in wanted
    }


def _spans(held: Sequence[set[str]]) -> Iterator[tuple[int, int, set[str]]]:
    """Yield spans that begin and end with a line that adds a word."""
    for first, begin in enumerate(held):
        if not begin:
            continue
        both = set(begin)
        yield first, first, set(both)
        for last in range(first + 1, min(first + _WIDEST, len(held))):
            if held[last] - both:
                both |= held[last]
                yield first, last, set(both)


def propose_lines(root: str, path: str, statement: str, most: int = 3) -> list[tuple[int, int]]:
    """Propose lines of a repository file; none where it cannot be read.

    Args:
        root: absolute path of the project root.
        path: relative to the root.
        statement: what is claimed.
        most: proposals at most.

    Returns:
        1-based inclusive spans, best first.
    """
    data = look(root, path).data
    return [(one.line_start, one.line_end) for one in propose(data or b"", statement, most)]

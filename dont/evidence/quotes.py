"""Is a quote in its source? Compared as people read; numbers, units, negations and names count."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# Characters of a quote, those that an ellipsis may stand for, and places tried for the beginning.
LONGEST: Final = 50_000
WIDEST_GAP: Final = 3000
_MOST_STARTS: Final = 2000
_MOST_OVERLAPPING: Final = 1_000_000  # characters of matches looked into for another one
# Stands in the text for a hyphen at a line's end, which may or may not belong to the word.
_MAYBE_HYPHEN: Final = "\ue000"
_GAP: Final = "\ue001"
_NEGATION: Final = (
    r"(?:not|no|never|nor|neither|none|without|cannot|non|nobody|nothing|hardly|barely|fails? to"
    r"|failed to|nicht|kein\w*|ohne|nie|pas|jamais|sans|ni|nunca|sin)"
)
_HIDES: Final = re.compile(rf"(?<!\w){_NEGATION}(?!\w)|n't(?!\w)", re.IGNORECASE)
_SENTENCE_END: Final = re.compile(r"[.!?][\"')\]]*\s")
_DENIED_BEFORE: Final = re.compile(rf"(?:(?<!\w){_NEGATION}|n't)[ \"']*\Z", re.IGNORECASE)
_DENIED_AFTER: Final = re.compile(r"[ \"']*(?:not|never|nicht|kein\w*|n't|'t)(?!\w)", re.IGNORECASE)
_EDGE: Final = " \"'.,;:!?" + _GAP
_NUMBER_GOES_ON: Final = re.compile(r"[.,:/]\d|\^|[%‰°$€£¥]|(?: \d{3}(?!\d))")
_WORD_GOES_ON: Final = re.compile(r"\w|[-\ue000]\w|/\w|\^|_")
_NUMBER_BEFORE: Final = re.compile(r"(?:[$€£¥±<>≤≥≈~^]|(?:^|[\s\d(])[.,]|\d[/:])\Z")
_WORD_BEFORE: Final = re.compile(r"(?:\w|\w[-\ue000]|(?:^|\W)-|\w/)\Z")


class Text(NamedTuple):
    """One source's text.

    Attributes:
        name: the reference, as it is named in an answer.
        text: what was read; None where nothing was.
        complete: whether that is all of the source.
    """

    name: str
    text: str | None
    complete: bool = True


class Verdict(NamedTuple):
    """Where a quote is.

    Attributes:
        verdict: here, elsewhere, source-incomplete, nowhere or not-measured.
        found_in: the other reference that has it, or None.
    """

    verdict: str
    found_in: str | None = None


def judge(quote: str, own: Text, others: Sequence[Text] = ()) -> Verdict:
    """Say where a quote is.

    Args:
        quote: the words; `…`, `...` and `[…]` stand for words left out.
        own: the reference that the quote is given for.
        others: the entity's other references.

    Example:
        >>> judge("limit is 500", Text("a", "The limit is 500 a day.")).verdict
        'here'
        >>> judge("limit is 50", Text("a", "The limit is 500 a day.")).verdict
        'nowhere'
        >>> judge("is … a day", Text("a", "x"), [Text("b", "It is 5 a day.")])
        Verdict(verdict='elsewhere', found_in='b')
    """
    if not pieces(quote):
        return Verdict("not-measured")
    if own.text is not None and contains(own.text, quote):
        return Verdict("here")
    for other in others:
        if other.text is not None and other.name != own.name and contains(other.text, quote):
            return Verdict("elsewhere", other.name)
    if own.text is None:
        return Verdict("not-measured")
    return Verdict("nowhere" if own.complete else "source-incomplete")


def contains(text: str, quote: str) -> bool:
    """Tell whether a text has a quote.

    Args:
        text: the source.
        quote: the words.

    Example:
        >>> contains("the exam-" + chr(10) + "ple is well known", "the example is well")
        True
        >>> contains("it is not safe", "safe"), contains("5 mg/kg", "5 mg")
        (False, False)
    """
    wanted = [_expression(piece) for piece in pieces(quote)]
    if not wanted:
        return False
    return any(_has(reading, wanted) for reading in _readings(text))


def pieces(quote: str) -> list[str]:
    """Normalise a quote and cut it at its ellipses; blank pieces are dropped, and so is a book."""
    if len(quote) > LONGEST:
        return []
    parts = normalise(quote, gaps=True).split(_GAP)
    return [piece for part in parts if (piece := _trimmed(part))]


def _trimmed(part: str) -> str:
    piece = part.strip(_EDGE)
    # The point of `.5 mg` belongs to the number.
    return f".{piece}" if piece[:1].isdigit() and f".{piece}" in part else piece


def normalise(text: str, *, gaps: bool = False, second: bool = False) -> str:
    """Rewrite a text by the rows of `model/tables/quotes.yaml`.

    Args:
        text: quote or source.
        gaps: whether ellipses stand for words left out, as they do in a quote.
        second: whether the rows for a second reading of a source apply as well.
    """
    for row in _rows("source" if second else "both"):
        if row.pattern is None:
            text = unicodedata.normalize("NFKC", text)
        elif row.step == "replace":
            text = row.pattern.sub(row.becomes, text)
        elif gaps:
            text = row.pattern.sub(_GAP, text)
    return text


class _Row(NamedTuple):
    step: str
    pattern: re.Pattern[str] | None
    becomes: str


@lru_cache(maxsize=2)
def _rows(side: str) -> tuple[_Row, ...]:
    from dont.generated.tables.quotes import ROWS

    wanted = [row for row in ROWS.values() if row["side"] in ("both", side)]
    rows = sorted(wanted, key=lambda row: row["order"])
    return tuple(
        _Row(
            row["step"],
            re.compile(row.get("pattern") or "") if row["step"] != "nfkc" else None,
            row.get("becomes") or "",
        )
        for row in rows
    )


@lru_cache(maxsize=8)
def _readings(text: str) -> tuple[str, ...]:
    plain, second = normalise(text), normalise(text, second=True)
    return (plain,) if second == plain else (plain, second)


def _expression(piece: str) -> re.Pattern[str]:
    """Let a hyphen at a line's end be there or not, and nothing else differ."""
    out: list[str] = []
    for place, character in enumerate(piece):
        following = piece[place + 1 : place + 2]
        if character == _MAYBE_HYPHEN:
            # Before a capital it is no mere line break: `Smith-` and `Jones` are two names.
            out.append(f"[-{_MAYBE_HYPHEN}]{'' if following.isupper() else '?'}")
        elif character == "-":
            out.append(f"[-{_MAYBE_HYPHEN}]")
        else:
            out.append(re.escape(character))
            if character.isalpha() and following.isalpha() and not following.isupper():
                out.append(f"{_MAYBE_HYPHEN}?")
    return re.compile("".join(out))


def _has(text: str, wanted: Sequence[re.Pattern[str]]) -> bool:
    for tried, first in enumerate(_whole(text, wanted[0], 0, len(text))):
        if tried >= _MOST_STARTS:
            break
        if _follows(text, first.end(), wanted[1:]) and not _denied(text, first.start(), None):
            return True
    return False


def _follows(text: str, at: int, rest: Sequence[re.Pattern[str]]) -> bool:
    if not rest:
        return not _denied(text, None, at)
    for found in _whole(text, rest[0], at, min(at + WIDEST_GAP, len(text))):
        left_out = text[at : found.start()]
        if _HIDES.search(left_out) and not _SENTENCE_END.search(left_out):
            return False  # a gap inside a sentence must not swallow its negation
        if _follows(text, found.end(), rest[1:]):
            return True
    return False


def _denied(text: str, start: int | None, end: int | None) -> bool:
    """Tell whether a negation stands right outside the quote, which would turn its meaning."""
    if start is not None and _DENIED_BEFORE.search(text[max(start - 20, 0) : start]):
        return True
    return end is not None and _DENIED_AFTER.match(text, end) is not None


def _whole(text: str, wanted: re.Pattern[str], start: int, end: int) -> Iterator[re.Match[str]]:
    at, overlapping = start, _MOST_OVERLAPPING
    while found := wanted.search(text, at, end):
        if _begins(text, found.start()) and _ends(text, found.end()):
            yield found
        # `a a` is twice in `a a a`; a text made of repetitions must not make that quadratic.
        overlapping -= found.end() - found.start()
        at = found.start() + 1 if overlapping > 0 else found.end()


def _begins(text: str, at: int) -> bool:
    first = text[at]
    before = text[max(at - 2, 0) : at]
    if first.isdigit() and _NUMBER_BEFORE.search(before):
        return False
    if first == "0" and len(before) > 1 and before[-1] == " " and before[-2].isdigit():
        return False
    return not (_is_word(first) and _WORD_BEFORE.search(before))


def _ends(text: str, at: int) -> bool:
    last = text[at - 1]
    if last.isdigit() and _NUMBER_GOES_ON.match(text, at):
        return False
    return not (_is_word(last) and _WORD_GOES_ON.match(text, at))


def _is_word(character: str) -> bool:
    return character.isalnum() or character == "_"

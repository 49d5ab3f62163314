"""Phrases: whole words and word groups in a text, case aside. Linear in the text."""

from __future__ import annotations

import re

_KEPT: dict[tuple[str, ...], re.Pattern[str] | None] = {}
_MOST_KEPT = 256
# Words that add nothing to a hedge: "it might be wrong", "I'm not sure about this".
_FILLERS = frozenset(
    (
        "a",
        "about",
        "all",
        "am",
        "and",
        "be",
        "but",
        "i",
        "i'm",
        "im",
        "is",
        "it",
        "it's",
        "just",
        "may",
        "not",
        "of",
        "or",
        "quite",
        "really",
        "so",
        "that",
        "the",
        "then",
        "this",
        "to",
        "very",
        "we",
        "well",
    )
)
_WORD = re.compile(r"[\w']+")


def _folded(text: str) -> str:
    return text.casefold().replace("\u2019", "'")


def _pattern(phrases: tuple[str, ...]) -> re.Pattern[str] | None:
    if phrases not in _KEPT:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        parts = {r"\s+".join(map(re.escape, _folded(phrase).split())) for phrase in phrases}
        # The longest first, so that `not sure at all` is one phrase, not `not sure` and a rest.
        words = sorted((part for part in parts if part), key=lambda part: (-len(part), part))
        _KEPT[phrases] = re.compile(r"(?<!\w)(?:" + "|".join(words) + r")(?!\w)") if words else None
    return _KEPT[phrases]


def has_phrase(text: str, phrases: tuple[str, ...]) -> bool:
    """Tell whether one of the phrases stands in the text on word boundaries.

    Args:
        text: any text.
        phrases: words or word groups; case does not matter, runs of white space are one blank.

    Example:
        >>> has_phrase("It is the FASTEST parser", ("fastest",)), has_phrase("breakfast", ("fast",))
        (True, False)
    """
    pattern = _pattern(phrases)
    return pattern is not None and pattern.search(_folded(text)) is not None


def only_phrases(text: str, phrases: tuple[str, ...]) -> bool:
    """Tell whether a text says nothing but these phrases, filler words and punctuation aside.

    Source: PRODUCT 5.10.

    Example:
        >>> only_phrases("Maybe, probably not sure", ("maybe", "probably", "not sure"))
        True
        >>> only_phrases("Maybelline sold it", ("maybe",))
        False
    """
    pattern = _pattern(phrases)
    if pattern is None:
        return False
    rest, found = pattern.subn(" ", _folded(text))
    return found > 0 and all(word.strip("'") in _FILLERS for word in _WORD.findall(rest))

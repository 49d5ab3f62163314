"""The few functions that compiled rules call: three-valued logic, bounds, patterns, predicates.

True and False are measured; None is "could not be determined". Compiled code uses these only where
a fact may be unknown; everything else is plain Python written out by the compiler.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Protocol

    class Predicate(Protocol):
        """A test of a text, maybe with an operand."""

        def __call__(self, *given: object) -> bool:
            """Run the test."""


Verdict = bool | None


def all3(values: Sequence[Verdict]) -> Verdict:
    """Conjoin: False wins, then None.

    Example:
        >>> all3([True, None]), all3([None, False]), all3([])
        (None, False, True)
    """
    if False in values:
        return False
    return None if None in values else True


def any3(values: Sequence[Verdict]) -> Verdict:
    """Disjoin: True wins, then None.

    Example:
        >>> any3([False, None]), any3([None, True]), any3([])
        (None, True, False)
    """
    if True in values:
        return True
    return None if None in values else False


def not3(value: Verdict) -> Verdict:
    """Negate; None stays None."""
    return None if value is None else not value


def within3(low: int, high: int, least: int | None, most: int | None) -> Verdict:
    """Compare an interval with bounds.

    Args:
        low: the smallest number it can be.
        high: the largest number it can be.
        least: bound from below, or None.
        most: bound from above, or None.

    Example:
        >>> within3(1, 3, 2, None), within3(2, 3, 2, None), within3(0, 1, 2, None)
        (None, True, False)
    """
    if (least is not None and high < least) or (most is not None and low > most):
        return False
    if least is not None and most is not None and least > most:
        # No number lies within, whatever is not known.
        return False
    if (least is None or low >= least) and (most is None or high <= most):
        return True
    return None


def count3(values: Sequence[Verdict], least: int | None, most: int | None) -> Verdict:
    """Count what is true, as an interval over what is not known."""
    low = values.count(True)
    return within3(low, low + values.count(None), least, most)


def distinct3(
    pairs: Iterable[tuple[Verdict, object]],
    unknown: object,
    least: int | None,
    most: int | None,
) -> Verdict:
    """Count different values, as an interval.

    Args:
        pairs: for each record, whether it counts and its value; nulls do not count.
        unknown: the value that stands for "not known", or None where there is none.
        least: bound from below, or None.
        most: bound from above, or None.
    """
    sure: set[object] = set()
    maybe: set[object] = set()
    unread = 0
    for counts, value in pairs:
        if counts is False or value is None:
            continue
        if unknown is not None and value == unknown:
            unread += 1
        elif counts is None:
            maybe.add(value)
        else:
            sure.add(value)
    return within3(len(sure), len(sure | maybe) + unread, least, most)


def unique3(pairs: Iterable[tuple[Verdict, object]], unknown: object) -> Verdict:
    """Tell whether no two records that count share a value; see `distinct3` for the arguments."""
    sure: list[object] = []
    maybe: list[object] = []
    unread = 0
    for counts, value in pairs:
        if counts is False or value is None:
            continue
        if unknown is not None and value == unknown:
            unread += 1
        elif counts is None:
            maybe.append(value)
        else:
            sure.append(value)
    if len(set(sure)) < len(sure):
        return False
    together = sure + maybe
    if len(set(together)) < len(together) or (unread and len(together) + unread > 1):
        return None
    return True


def unique(values: Sequence[object]) -> bool:
    """Tell whether no value stands twice; nulls are never shared."""
    found = [value for value in values if value is not None]
    return len(set(found)) == len(found)


def evidence_uri(text: str) -> bool:
    """Tell whether a text has the form of an evidence URI. Source: PRODUCT 5.14."""
    from dont.core.evidence_uri import parse

    return parse(text).form not in {"malformed", "path"}


def _late(module: str, name: str) -> Predicate:
    """Give a function that is imported when it is first called: reading needs few of them."""
    kept: list[Predicate] = []

    def call(*given: object) -> bool:
        if not kept:
            kept.append(getattr(__import__(module, fromlist=[name]), name))
        return kept[0](*given)

    return call


# The named predicates: a function of the text, and of the operand where that is a list.
WITH_LIST: dict[str, Callable[[str, tuple[str, ...]], bool]] = {
    "any_of_phrases": _late("dont.core.phrases", "has_phrase"),
    "hedge_only": _late("dont.core.phrases", "only_phrases"),
    "declares_variables": _late("dont.core.label", "declares_variables"),
    "sentence_verb": _late("dont.core.label", "has_sentence_verb"),
}
PLAIN: dict[str, Callable[[str], bool]] = {
    "indefinite_phrase": _late("dont.core.label", "is_indefinite"),
    "evidence_uri": evidence_uri,
}
NAMES: dict[str, object] = {
    "all3": all3,
    "any3": any3,
    "not3": not3,
    "count3": count3,
    "distinct3": distinct3,
    "unique3": unique3,
    "unique": unique,
    "search": _late("dont.engine.patterns", "search"),
    **WITH_LIST,
    **PLAIN,
}

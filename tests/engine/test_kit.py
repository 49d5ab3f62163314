"""Three-valued counting means what it says: true in every case that can be, false in every one.

Proves: `count3`, `distinct3` and `unique3` say True or False only where each way of settling what
is not known gives that answer, and None only where the ways differ; all small inputs are tried.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

import pytest

from dont.engine.kit import all3, any3, count3, distinct3, not3, unique, unique3

Verdict = bool | None
Pair = tuple[Verdict, str | None]
VERDICTS: tuple[Verdict, ...] = (True, False, None)
UNREAD = "?"
BOUNDS = [(least, most) for least in (None, 0, 1, 2, 3) for most in (None, 0, 1, 2)]


def settled(pairs: Sequence[Pair]) -> Iterable[list[str]]:
    """Give the values that count, for each way to settle the verdicts and values not known."""
    ways: list[list[list[str]]] = []
    for at, (counts, value) in enumerate(pairs):
        # An unread value may be none, any other one, or one that no other record has.
        values = [None, "a", "b", f"new {at}"] if value == UNREAD else [value]
        some = [[one] for one in values if one is not None and counts is not False]
        none: list[list[str]] = [[]] if counts is not True or None in values else []
        ways.append(some + none)
    for way in itertools.product(*ways):
        yield [value for part in way for value in part]


def verdict(answers: set[bool]) -> Verdict:
    return None if len(answers) > 1 else answers.pop()


def within(number: int, least: int | None, most: int | None) -> bool:
    return (least is None or number >= least) and (most is None or number <= most)


ONE = [(counts, value) for counts in VERDICTS for value in (None, "a", "b", UNREAD)]
FEW = [one for one in ONE if one[0] is not False and one[1] is not None]
PAIRS: list[tuple[Pair, ...]] = [
    (),
    *itertools.product(ONE, repeat=1),
    *itertools.product(ONE, repeat=2),
    *itertools.product(FEW, repeat=3),
]


@pytest.mark.parametrize(
    "values", [v for n in range(4) for v in itertools.product(VERDICTS, repeat=n)]
)
def test_junctions_and_counts(values: tuple[Verdict, ...]) -> None:
    ways = [
        list(way)
        for way in itertools.product(*((True, False) if v is None else (v,) for v in values))
    ]
    assert all3(values) is verdict({all(way) for way in ways})
    assert any3(values) is verdict({any(way) for way in ways})
    for least, most in BOUNDS:
        expected = verdict({within(way.count(True), least, most) for way in ways})
        assert count3(values, least, most) is expected


def test_negation() -> None:
    assert [not3(one) for one in VERDICTS] == [False, True, None]


def test_different_values() -> None:
    for pairs in PAIRS:
        numbers = {len(set(values)) for values in settled(pairs)}
        for least, most in BOUNDS:
            expected = verdict({within(number, least, most) for number in numbers})
            assert distinct3(pairs, UNREAD, least, most) is expected, (pairs, least, most)


def test_values_that_no_two_share() -> None:
    for pairs in PAIRS:
        expected = verdict({len(set(values)) == len(values) for values in settled(pairs)})
        assert unique3(pairs, UNREAD) is expected, pairs


def test_without_unknown_values_a_mark_is_a_value_like_another() -> None:
    pairs: list[Pair] = [(True, UNREAD), (True, UNREAD), (True, None)]
    assert distinct3(pairs, None, 1, 1) is True
    assert unique3(pairs, None) is False
    assert unique3([(True, None), (True, None), (True, "a")], None) is True


def test_nulls_are_never_shared() -> None:
    assert unique([None, None, "a", "b"])
    assert not unique(["a", None, "a"])

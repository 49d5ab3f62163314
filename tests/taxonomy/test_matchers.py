"""Every matcher takes its own examples and leaves its counter-examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dont.taxonomy.matcher import Matcher, matchers
from dont.taxonomy.normalize import normalize
from dont.taxonomy.scan import scan
from dont.taxonomy.tables import table, texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark.structures import ParameterSet

    from dont.taxonomy.tables import Row

# A character class that may swallow everything is fine, bounded; a key that varies is not.
_ALL = {matcher.id: matcher for matcher in matchers()}


def _examples(row: Row, which: str) -> list[str]:
    examples = row.get("examples")
    return texts(examples, which) if isinstance(examples, dict) else []


def _cases(which: str) -> list[ParameterSet]:
    return list(_each(which))


def _each(which: str) -> Iterable[ParameterSet]:
    for matcher in _ALL.values():
        for n, example in enumerate(_examples(matcher.row, which)):
            yield pytest.param(matcher, example, id=f"{matcher.id}-{n}")


def _purposes(matcher: Matcher) -> list[str]:
    return sorted(matcher.purposes) or ["build", "general", "test"]


@pytest.mark.parametrize(("matcher", "example"), _cases("match"))
def test_an_example_is_found(matcher: Matcher, example: str) -> None:
    for purpose in _purposes(matcher):
        assert matcher.id in scan([example], purpose, narrow=False).hits


@pytest.mark.parametrize(("matcher", "example"), _cases("reject"))
def test_a_counter_example_is_left(matcher: Matcher, example: str) -> None:
    for purpose in _purposes(matcher):
        assert matcher.id not in scan([example], purpose, narrow=False).hits


@pytest.mark.parametrize("matcher", list(_ALL.values()), ids=list(_ALL))
def test_a_matcher_is_complete(matcher: Matcher) -> None:
    assert matcher.class_name in table("classes")
    assert _examples(matcher.row, "match")
    assert _examples(matcher.row, "reject")
    assert all(literal == literal.lower() for literal in matcher.literals)
    assert set(matcher.purposes) <= set(table("purposes"))


@pytest.mark.parametrize("matcher", list(_ALL.values()), ids=list(_ALL))
def test_the_key_names_groups_of_the_patterns(matcher: Matcher) -> None:
    import re

    patterns = [str(matcher.row["pattern"])]
    follow = matcher.row.get("follow")
    patterns += [str(one["pattern"]) for one in follow] if isinstance(follow, list) else []
    groups = {name for pattern in patterns for name in re.compile(pattern).groupindex}
    assert set(matcher.key) <= groups


@pytest.mark.parametrize("row", list(table("normalizers").values()), ids=list(table("normalizers")))
def test_normalizers(row: Row) -> None:
    import re

    for example in _examples(row, "match"):
        assert normalize(example) != example
    for example in _examples(row, "reject"):
        assert re.search(str(row["pattern"]), example) is None


def test_volatile_data_is_taken_out() -> None:
    first = normalize(
        "job 123e4567-e89b-12d3-a456-426614174000 at 2024-05-01T10:00:00Z in /tmp/ab/x"
    )
    second = normalize(
        "job 00000000-e89b-12d3-a456-42661417ffff at 2025-06-02T11:11:11Z in /tmp/cd/x"
    )
    assert first == second
    assert normalize("undefined reference to `a'") != normalize("undefined reference to `b'")

"""Patterns of a project cannot hang the tool, and mean the same with and without google-re2."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.engine.patterns import end_only, pattern_problem, search


@pytest.mark.parametrize(
    "pattern",
    [
        "(a+)+",
        "(a|b)*c*",
        r"(a)\1",
        "(?=a)",
        "(?<!a)b",
        "a*+b",
        "(?>a)",
        "a{200}",
        "x" * 501,
        "",
        "(",
        r"a\Z",
        "(a{2}){3}",
        "(?x)a b",
        "(?i)(?s)(?x) #",
        "(?#remark)a",
        r"\u0041",
        r"\N{DASH}",
        "a{,3}",
        "[[:alpha:]]",
        "[a--b]",
    ],
)
def test_patterns_outside_the_subset_are_refused(pattern: str) -> None:
    assert pattern_problem(pattern)


@pytest.mark.parametrize(
    "pattern",
    [
        "a+b",
        "^[a-z]{1,5}$",
        "a|b|c",
        r"\d\s\w",
        "(ab)?c",
        "a.c",
        "[$]$",
        "(?i)a",
        r"\(?a",
        r"\\u",
        "(?P<n>a)",
        "(?:a)",
    ],
)
def test_patterns_of_the_subset_are_accepted(pattern: str) -> None:
    assert pattern_problem(pattern) is None
    assert not search(pattern, "-")


def test_the_end_is_the_end_of_the_text() -> None:
    assert not search("a$", "a\n")
    assert re.search(end_only("a$"), "a\n") is None
    assert re.search(end_only("[$]a"), "$a") is not None
    assert re.search(end_only(r"a\$"), "a$b") is not None


PARTS = st.sampled_from(
    ["a", "b", ".", r"\d", r"\w", "[ab]", "[^a]", "(a|b)", "a?", "b{2}", "a+", r"\s", r"\$"]
)


@settings(max_examples=120, deadline=None, database=None, derandomize=True)
@given(
    st.lists(PARTS, min_size=1, max_size=4),
    st.sampled_from(["", "^"]),
    st.sampled_from(["", "$"]),
    st.text("ab1 \n$é", max_size=8),
)
def test_both_engines_agree(parts: list[str], begin: str, end: str, text: str) -> None:
    re2 = pytest.importorskip("re2", reason="google-re2 is not installed")
    pattern = begin + "".join(parts) + end
    if pattern_problem(pattern) is None:
        plain = re.search(end_only(pattern), text, re.ASCII) is not None
        assert plain is (re2.search(pattern, text) is not None)


def test_a_long_text_is_cut_not_refused() -> None:
    assert search("a", "b" * 9_999 + "a")
    assert not search("a", "b" * 10_000 + "a")

"""YAML 1.2 core with positions: words stay words, and bad files say where they are bad."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.engine.yaml12 import LARGEST_DEPTH, LARGEST_TEXT, load, plain_scalar


@pytest.mark.parametrize(
    "word",
    ["on", "off", "yes", "no", "y", "n", "On", "NO", "1:30", "2001-01-01", "0b1", "1_000", "<<"],
)
def test_words_of_yaml_1_1_stay_words(word: str) -> None:
    assert load(f"{word}: {word}\n", "f").data == {word: word}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1),
        ("-7", -7),
        ("0o17", 15),
        ("0xfF", 255),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("~", None),
        ("", None),
        ("Null", None),
        ("TRUE", True),
        ("false", False),
        ("-.inf", -math.inf),
        ("010", 10),
    ],
)
def test_core_scalars(text: str, value: object) -> None:
    found = plain_scalar(text)
    assert found == value
    assert type(found) is type(value)


def test_quoted_scalars_are_texts() -> None:
    assert load("a: '1'\nb: \"true\"\nc: |\n  no\n", "f").data == {
        "a": "1",
        "b": "true",
        "c": "no\n",
    }


@pytest.mark.parametrize(
    ("text", "where", "says"),
    [
        ("a: 1\nb: 2\na: 3\n", "f:3:1", "duplicate key `a`"),
        ("a: {b: 1, b: 2}\n", "f:1:11", "duplicate key `b`"),
        ("a: &x [1]\nb: *x\n", "f:1:4", "anchors"),
        ("a: *x\n", "f:1:4", "anchors"),
        ("a: !!python/object:os.system x\n", "f:1:4", "tag"),
        ("a: [1,\n", "f:2:1", "not readable"),
        ("a: b: c\n", "f:1:5", "not readable"),
        ("a: 1\n---\nb: 2\n", "f:2:1", "one document"),
        ("1: a\n", "f:1:1", "a key must be a word"),
        ("null: a\n", "f:1:1", "a key must be a word"),
        ("? [a]\n: b\n", "f:1:3", "a key must be a word"),
        ("a: x\x07y\n", "f:1:5", "not readable"),
        ("a: \ud800\n", "f:1:4", "not readable"),
        ("", "f:1:1", "empty"),
        ("# nothing\n", "f:1:1", "empty"),
    ],
)
def test_a_bad_file_says_where(text: str, where: str, says: str) -> None:
    problems = load(text, "f").problems
    assert len(problems) == 1
    assert problems[0]["where"] == where
    assert says in problems[0]["message"]


def test_size_depth_and_count_are_bounded() -> None:
    assert "nested deeper" in load("[" * 100 + "]" * 100, "f").problems[0]["message"]
    assert "nest" in load("[" * 5000 + "]" * 5000, "f").problems[0]["message"]
    assert load("[" * LARGEST_DEPTH + "]" * LARGEST_DEPTH, "f").problems == []
    assert "larger than" in load("a" * (LARGEST_TEXT + 1), "f").problems[0]["message"]
    assert "more than" in load("[" + "1," * 60_000 + "1]", "f").problems[0]["message"]


def test_positions_of_keys_items_and_missing_parts() -> None:
    document = load("a:\n  - b: 1\n    c: {d: 2}\n", "f")
    assert document.where(("a", 0, "c", "d")) == "f:3:9"
    assert document.where(("a", 0)) == "f:2:5"
    assert document.where(("a", 0, "zz", 3)) == "f:2:5"


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(
    st.text(alphabet=st.characters(codec=None), max_size=60)
    | st.text(alphabet="ab:- \n[]{}&*!|>'\"#%?,0", max_size=40)
)
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    document = load(text, "f")
    for problem in document.problems:
        name, line, column = problem["where"].split(":")
        assert name == "f"
        assert int(line) >= 1
        assert int(column) >= 1

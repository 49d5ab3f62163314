"""Which imported terms a text finds, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ledger.vocabularies import loaded, term

if TYPE_CHECKING:
    from pathlib import Path

    from dont.core.imported import Term
    from dont.ledger.vocab import Vocabulary


def found(vocabulary: Vocabulary, text: str, limit: int = 20) -> list[str]:
    with vocabulary:
        return [row["curie"] for row in vocabulary.search(text, limit)]


def labelled(*labels: str) -> list[Term]:
    """Terms `X:1`, `X:2`, … of these labels."""
    return [term(f"X:{number}", label) for number, label in enumerate(labels, 1)]


def test_a_curie_that_is_known_finds_its_term_alone(tmp_path: Path) -> None:
    vocabulary = loaded(
        tmp_path,
        *labelled("x:2", "about x:2", "x:4 and more"),
        term("X:4", "gone", obsolete=True),
        term("plain", "one word"),
        term("X:5", "plain"),
    )
    assert found(vocabulary, "X:2") == ["X:2"]
    assert found(vocabulary, "X:4") == ["X:4"]
    # Nothing is known by that CURIE, so its text is looked for.
    assert found(vocabulary, "about x:2") == ["X:2"]
    assert found(vocabulary, "x:2") == ["X:1", "X:2"]
    # Without a colon it may be a word as well.
    assert found(vocabulary, "plain") == ["plain", "X:5"]


def test_no_more_than_asked_for_the_closest_first(tmp_path: Path) -> None:
    vocabulary = loaded(
        tmp_path, *labelled("the cell wall", "cell", "cell wall", "cells"), term("X:9", "cell")
    )
    order = ["X:2", "X:9", "X:4", "X:3", "X:1"]
    for limit in range(1, 7):
        assert found(vocabulary, "cell", limit) == order[:limit]


def test_many_longer_names_do_not_hide_a_live_one(tmp_path: Path) -> None:
    """Proves: names are taken in order of length, the obsolete ones last."""
    terms = [term(f"Y:{n}", f"cell {n}", obsolete=True) for n in range(9)]
    vocabulary = loaded(tmp_path, *terms, *labelled("cell of a longer name", "cell of a name"))
    assert found(vocabulary, "cell", 1) == ["X:2"]
    assert found(vocabulary, "cell", 3) == ["X:2", "X:1", "Y:0"]


def test_closer_obsolete_terms_do_not_hide_a_live_one(tmp_path: Path) -> None:
    terms = [term(f"Y:{n}", f"last cell {n}", obsolete=True) for n in range(9)]
    vocabulary = loaded(tmp_path, *terms, term("X:1", "a longer name of the last great cell"))
    assert found(vocabulary, "cell last", 1) == ["X:1"]
    with vocabulary:
        rows = vocabulary.search("last c", 3)
    assert [(row["curie"], row["score"]) for row in rows] == [
        ("X:1", 0.3321),
        ("Y:0", 0.0636),
        ("Y:1", 0.0636),
    ]


def test_of_texts_that_hold_the_words_the_closest_label_comes_first(tmp_path: Path) -> None:
    vocabulary = loaded(
        tmp_path,
        term("X:1", "unlike", definition="death of a cell"),
        *(term(f"X:{n}", label) for n, label in ((2, "a slow cell death"), (3, "slow cell death"))),
        term("X:4", "last cell death", obsolete=True),
        term("X:5", None, definition="cell death"),
        term("X:6", "fast cell death"),
    )
    assert found(vocabulary, "death cell") == ["X:3", "X:6", "X:2", "X:1", "X:5", "X:4"]
    assert found(vocabulary, "death cell", 1) == ["X:3"]


@pytest.mark.parametrize(
    ("text", "curies"),
    [
        # Of four letters on, the beginning of a word is enough; a shorter word has to be whole.
        ("programmed deat", ["X:1"]),
        ("programmed dea", ["X:3", "X:1"]),
        ("dea it", ["X:1"]),
        ("dea", []),
        ("it", ["X:1"]),
        # Marks between words are no words.
        ("death -- of", ["X:1"]),
        ("!?", []),
        ("cell.", ["X:1"]),
        # Of a long text the first words decide.
        (" ".join(["of"] * 16) + " nowhere", ["X:1"]),
    ],
)
def test_what_makes_a_word(tmp_path: Path, text: str, curies: list[str]) -> None:
    vocabulary = loaded(tmp_path, *labelled("programmed cell death of it", "else", "programmed"))
    assert found(vocabulary, text) == curies


def test_a_name_that_is_no_curie_makes_no_prefix(tmp_path: Path) -> None:
    vocabulary = loaded(
        tmp_path,
        term("X:1", "one"),
        term("X:2", "another one"),
        term("http://x.example/2", "two"),
        term("plain", "three"),
        term("Y:a:b", "four"),
    )
    with vocabulary:
        assert vocabulary.db is not None
        used = vocabulary.db.execute("SELECT prefix, terms FROM prefix ORDER BY prefix").fetchall()
        assert (used, vocabulary.prefixes()) == ([("X", 2), ("Y", 1)], frozenset({"X", "Y"}))

"""Which literals a line may contain is told by its words alone, in the order of the line."""

from __future__ import annotations

import itertools

from dont.taxonomy.matcher import Matcher
from dont.taxonomy.words import Words

NAMES = ["".join(pair) for pair in zip("bcdfghjklmnp", "aeiouaeiouae", strict=True)]
# Many literals of one word, so that each is asked for by its other word.
MANY: dict[str, list[Matcher]] = {f"lid <{name}x> shut": [] for name in NAMES}


def _told(words: Words, line: str) -> list[str]:
    return [literal for _, found, _ in words.lines(line) for literal, _ in words.entries(found)]


def test_literals_come_in_the_order_of_the_line() -> None:
    wanted = [*NAMES[1::2], *NAMES[-2::-2]]
    line = " ".join(f"lid <{name}x> shut" for name in wanted)
    assert _told(Words(MANY), line) == [f"lid <{name}x> shut" for name in wanted]


def test_a_literal_without_its_other_word_is_left() -> None:
    assert _told(Words(MANY), "lid <zux> shut") == []


def test_many_new_words_hide_none() -> None:
    words = Words({"hinge": [], "no lid": []})
    noise = ["".join(letters) for letters in itertools.product("bcdfg", "aeiou", repeat=3)]
    assert _told(words, "\n".join(noise)).count("hinge") == 0
    assert _told(words, "a rehinged box\nno lid") == ["hinge", "no lid"]

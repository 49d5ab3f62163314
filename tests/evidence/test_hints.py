"""Lines proposed for the words of a statement."""

from pathlib import Path

import pytest

from dont.evidence.hints import propose, propose_lines

SOURCE = b"""import time

MAX_RETRIES = 5

def load(name):
    text = read(name)
    return text

def save(name, text):
    # the store keeps a backup of every file
    backup(name)
    write(name, text)
"""


@pytest.mark.parametrize(
    ("statement", "span"),
    [
        ("the maximum of retries is 5: MAX_RETRIES", (3, 3)),
        ("load returns the text it read", (5, 7)),
        ("save makes a backup before it writes", (9, 12)),
        ("every file has a backup in the store", (10, 10)),
    ],
)
def test_the_best_lines_come_first(statement: str, span: tuple[int, int]) -> None:
    best = propose(SOURCE, statement)[0]
    assert (best.line_start, best.line_end) == span
    assert best.excerpt.count("\n") == span[1] - span[0]


@pytest.mark.parametrize(
    ("data", "statement"),
    [
        (SOURCE, "water is wet"),
        (SOURCE, ""),
        (SOURCE, "the of is"),
        (b"", "load"),
        (b"\0load", "load"),
    ],
)
def test_nothing_is_proposed_for_nothing(data: bytes, statement: str) -> None:
    assert propose(data, statement) == []


def test_lines_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "m.py").write_bytes(SOURCE)
    assert propose_lines(str(tmp_path), "m.py", "MAX_RETRIES is 5") == [(3, 3)]
    assert propose_lines(str(tmp_path), "gone.py", "MAX_RETRIES is 5") == []


def test_proposals_do_not_overlap() -> None:
    found = propose(b"alpha beta\n" * 40, "alpha beta", 3)
    assert len(found) == 3
    assert len({one.line_start for one in found}) == 3

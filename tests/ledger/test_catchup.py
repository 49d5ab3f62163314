"""Which changes of the log a reader notices by a few stats, and what of that stays."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from tests.ledger.helpers import ANN, START, Ledger, concluded, line, ulid_of

if TYPE_CHECKING:
    from pathlib import Path


def raw(number: int) -> bytes:
    event = ("concluded", "claim:" + ulid_of(number), concluded(f"s {number}"))
    return line(START + number, event, number=number) + b"\n"


def bring(ledger: Ledger, name: str, number: int) -> Path:
    """Add a segment as a merge does."""
    path = ledger.root / ".dont" / "ledger" / "2026-09" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw(number))
    return path


def settled(ledger: Ledger) -> int:
    """Read so long after the last change that folders show each new one."""
    month = ledger.root / ".dont" / "ledger" / "2026-09"
    for folder in (month, month.parent):
        os.utime(folder, ns=(1_000_000_007, 1_000_000_007))
    return unverified(ledger)


def unverified(ledger: Ledger) -> int:
    found: int = ledger.read().counts()["claim"]["unverified"]
    return found


def codes(ledger: Ledger) -> list[str]:
    return [problem["code"] for problem in ledger.read().problems()]


def grow(path: Path, number: int) -> None:
    with path.open("ab") as file:
        file.write(raw(number))


def test_our_segment_is_watched_although_a_newer_one_came(ledger: Ledger) -> None:
    """Proves: a line whose writer died before the projection knew it is seen at once."""
    ledger.conclude("one")
    (ours,) = ledger.segments
    bring(ledger, "ZZ", 2)
    assert settled(ledger) == 2
    grow(ours, 3)
    assert unverified(ledger) == 3


def test_without_one_of_ours_the_newest_segment_is_watched(ledger: Ledger) -> None:
    bring(ledger, "A", 1)
    newest = bring(ledger, "B", 2)
    assert settled(ledger) == 2
    grow(newest, 3)
    assert unverified(ledger) == 3


def test_what_others_wrote_stays_whatever_becomes_of_a_transaction(ledger: Ledger) -> None:
    bring(ledger, "A", 1)
    ledger.read()
    bring(ledger, "B", 2)
    with ledger.store.writer(ANN, "conclude", dry_run=True) as writer:
        writer.emit("concluded", writer.new_id("claim"), concluded("not written"))
    with closing(sqlite3.connect(ledger.store.path)) as other:
        found = other.execute("SELECT id FROM entity WHERE NOT seed ORDER BY id").fetchall()
    assert found == [("claim:" + ulid_of(number),) for number in (1, 2)]


def test_what_is_wrong_with_a_segment_is_told_also_when_it_grew(ledger: Ledger) -> None:
    path = bring(ledger, "A", 1)
    path.write_bytes(raw(1) + b"garbage\n" + b"torn")
    assert (unverified(ledger), codes(ledger)) == (1, ["unreadable-line", "torn-line"])
    path.write_bytes(raw(1) + b"garbage\n" + raw(2))
    assert (unverified(ledger), codes(ledger)) == (2, ["unreadable-line"])
    grow(path, 3)
    assert (unverified(ledger), codes(ledger)) == (3, ["unreadable-line"])
    path.write_bytes(raw(1))
    assert (unverified(ledger), codes(ledger)) == (1, [])


def test_a_line_that_two_segments_have_stays_with_either(ledger: Ledger) -> None:
    first, second = bring(ledger, "A", 1), bring(ledger, "B", 1)
    assert unverified(ledger) == 1
    grow(second, 2)
    assert unverified(ledger) == 2
    first.unlink()
    assert unverified(ledger) == 2
    names = ledger.read().sql.execute("SELECT name FROM segment").fetchall()
    assert names == [("2026-09/B.jsonl",)]
    second.unlink()
    assert unverified(ledger) == 0
    assert ledger.read().sql.execute("SELECT name FROM segment").fetchall() == []

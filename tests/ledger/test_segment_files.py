"""One segment file: how it is written durably, read again in part, and what is said where not."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

from dont.core.errors import SubstrateError
from dont.ledger.files import Files
from dont.ledger.lines import digest
from dont.ledger.paths import Project
from dont.ledger.segments import SegmentLog, _ends_with
from tests.ledger.helpers import START, Ledger, concluded, line, seeded, ulid_of, unprivileged

if TYPE_CHECKING:
    from dont.ledger.log import Change

NAME = "2026-09/a.jsonl"


def some(number: int, statement: str = "s") -> bytes:
    event = ("concluded", "claim:" + ulid_of(number), concluded(statement))
    return line(START + number, event, number=number) + b"\n"


class Reading:
    """A segment that is written from outside, and what is remembered of it."""

    def __init__(self, root: Path) -> None:
        self.path = root / ".dont" / "ledger" / NAME
        self.path.parent.mkdir(parents=True)
        self.log = SegmentLog(Project(str(root / ".dont"), str(root)), seeded(1))
        self.state: Any = None

    def change(self) -> Change:
        known = {} if self.state is None else {NAME: self.state}
        (change,) = self.log.changes(known)
        self.state = change.state
        return change

    def holds(self, *parts: bytes) -> Change:
        self.path.write_bytes(b"".join(parts))
        return self.change()


@pytest.fixture
def reading(tmp_path: Path) -> Reading:
    return Reading(tmp_path)


def told(change: Change) -> tuple[str, int, int]:
    return change.kind, len(change.raws), change.first


def test_what_follows_is_read_and_counted_on(reading: Reading) -> None:
    assert told(reading.holds(some(1), some(2))) == ("whole", 2, 1)
    assert told(reading.holds(some(1), some(2), some(3))) == ("tail", 1, 3)
    assert told(reading.holds(some(1), some(2), some(3), b"\n", some(4))) == ("tail", 2, 4)
    torn = reading.holds(some(1), some(2), some(3), b"\n", some(4), b"torn")
    assert told(torn) == ("tail", 0, 6)
    assert [(flaw.number, flaw.code) for flaw in torn.flaws] == [(6, "torn-line")]


@pytest.mark.parametrize(
    "first",
    [
        (some(1), b"x"),
        (some(1), b"\n"),
        (some(1).replace(b"\n", b"\r\n"),),
        (some(1)[:-1],),
        (b"",),
    ],
)
def test_after_a_last_line_that_is_not_whole_all_is_read_again(
    reading: Reading, first: tuple[bytes, ...]
) -> None:
    before = reading.holds(*first)
    assert told(reading.holds(*first[:1], b"\n", some(2))) == (
        "whole",
        len(reading.path.read_bytes().split(b"\n")) - 1,
        1,
    )
    assert before.kind == "whole"


def test_another_text_under_the_name_is_read_from_its_beginning(reading: Reading) -> None:
    first = some(1, "a")
    reading.holds(first)
    for other in (
        # Longer, of the same length, shorter; the last one ends a line where the first one did.
        (some(2, "b"), some(3)),
        (some(2, "c"),),
        (some(2, ""),),
        (some(1, "")[:-1] + b" \n", some(3)),
    ):
        change = reading.holds(*other)
        assert told(change) == ("whole", len(other), 1)
        reading.state = None
        reading.holds(first)


def test_a_torn_line_replaced_by_a_longer_text_is_not_gone_on_from(reading: Reading) -> None:
    reading.holds(some(1, "a"), b"x")
    assert told(reading.holds(some(1, "ab"), some(2))) == ("whole", 2, 1)


def test_what_was_not_to_be_read_is_read_as_soon_as_it_can_be(public: Path) -> None:
    reading = Reading(public)
    reading.path.write_bytes(some(1))
    reading.path.chmod(0)
    with unprivileged():
        for _ in range(2):
            change = reading.change()
            assert (change.kind, change.raws, change.first) == ("whole", [], 1)
            assert [tuple(flaw) for flaw in change.flaws] == [
                (NAME, 0, "unreadable-segment", "permission denied")
            ]
    # Root reads it with the very stamp under which it could not be read.
    reading.path.chmod(0o644)
    change = reading.change()
    assert (told(change), change.flaws) == (("whole", 1, 1), [])


def test_a_folder_that_cannot_be_listed_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "ledger"
    folder.write_text("a file", encoding="utf-8")
    log = SegmentLog(Project(str(tmp_path), str(tmp_path)), seeded(1))
    for ask in (log.size, lambda: list(log.changes({}))):
        with pytest.raises(SubstrateError) as caught:
            ask()
        assert (caught.value.code, caught.value.data) == (
            "log-corrupt",
            {"problem": f"`{folder}` cannot be listed"},
        )


def test_a_last_line_that_is_another_or_not_ended_is_not_written_after(tmp_path: Path) -> None:
    raw = b"the last line"
    for text, same in (
        (b"before\n" + raw + b"\n", True),
        (b"before\n" + b"X" + raw[1:] + b"\n", False),
        (b"before\n" + raw + b" ", False),
    ):
        path = tmp_path / "x"
        path.write_bytes(text)
        last = {"length": len(raw) + 1, "stamp": [0, 0, len(text)], "hash": digest(raw)}
        with path.open("rb") as file:
            assert _ends_with(file.fileno(), last) is same


class Noting(Files):
    """The real files; what makes bytes and names durable is noted in order."""

    def __init__(self) -> None:
        self.done: list[str] = []

    @override
    def write(self, descriptor: int, data: bytes) -> int:
        self.done.append("write")
        return super().write(descriptor, data)

    @override
    def sync(self, descriptor: int) -> None:
        self.done.append("sync")
        super().sync(descriptor)

    @override
    def sync_folder(self, path: str) -> None:
        self.done.append(Path(path).name)
        super().sync_folder(path)


def test_bytes_and_names_are_durable_before_a_write_is_acknowledged(ledger: Ledger) -> None:
    files = Noting()
    noted = ledger.again(files=files)
    for expected in (
        # The names of a new month, then the line and the name of its segment.
        ["ledger", ".dont", "write", "sync", "2026-09"],
        ["write", "sync"],
    ):
        noted.conclude(str(len(ledger.segments)))
        assert files.done == expected
        files.done.clear()
    ledger.segments[0].rename(ledger.segments[0].with_suffix(".away"))
    noted.conclude("in a segment of its own")
    assert files.done == ["write", "sync", "2026-09"]


def test_writing_lets_go_of_its_files(ledger: Ledger) -> None:
    ledger.conclude("one")
    held = len(os.listdir("/proc/self/fd"))
    for number in range(3):
        ledger.conclude(f"into the open segment {number}")
        # Touched from outside, it is left alone.
        os.utime(ledger.segments[-1])
        ledger.conclude(f"into a new one {number}")
    assert len(ledger.segments) == 4
    assert len(os.listdir("/proc/self/fd")) == held


def test_a_new_segment_that_is_taken_away_was_not_written(ledger: Ledger) -> None:
    class Taking(Files):
        @override
        def sync(self, descriptor: int) -> None:
            super().sync(descriptor)
            for segment in ledger.segments:
                segment.rename(segment.with_suffix(".away"))

    with pytest.raises(SubstrateError) as caught:
        ledger.again(files=Taking()).conclude("one")
    assert caught.value.code == "store-unwritable"
    assert caught.value.data["problem"] == "the new segment was taken away"
    assert str(caught.value.data["path"]).endswith(".jsonl")
    assert ledger.read().counts()["claim"]["unverified"] == 0

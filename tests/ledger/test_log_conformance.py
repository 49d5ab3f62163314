"""Every log does the same: one suite for the segments and for the log in memory."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING, Any

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.log import Change, Log, parse_all
from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.segments import SegmentLog
from tests.ledger.helpers import START, concluded, line, seeded, ulid_of

if TYPE_CHECKING:
    from pathlib import Path

CLAIM = "claim:" + ulid_of(1)


class SegmentCase:
    """Segments, and how a merge from outside changes them."""

    def __init__(self, folder: Path) -> None:
        (folder / ".dont").mkdir()
        self.folder = folder / ".dont" / "ledger"
        self.log: Log = SegmentLog(Project(str(folder / ".dont"), str(folder)), seeded(1))

    def bring(self, name: str, raws: list[bytes]) -> None:
        path = self.folder / "2026-09" / f"{name}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_bytes(b"".join(raw + b"\n" for raw in raws))

    def take(self, name: str) -> None:
        (self.folder / "2026-09" / f"{name}.jsonl").unlink()

    def age(self) -> None:
        """Let so much time pass that a change shows in the times of folders."""
        for folder in (self.folder / "2026-09", self.folder):
            os.utime(folder, ns=(1_000_000_007, 1_000_000_007))


class MemoryCase:
    """The log in memory."""

    def __init__(self, folder: Path) -> None:
        del folder
        self.memory = MemoryLog()
        self.log: Log = self.memory

    def bring(self, name: str, raws: list[bytes]) -> None:
        self.memory.sources[name] = list(raws)

    def take(self, name: str) -> None:
        del self.memory.sources[name]

    def age(self) -> None:
        """A log in memory has no times."""


@pytest.fixture(params=[SegmentCase, MemoryCase])
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    return request.param(tmp_path)


def some(number: int) -> bytes:
    return line(START + number, ("concluded", CLAIM, concluded(f"s {number}")), number=number)


class Copy:
    """What a projection remembers of a log."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.known: dict[str, Any] = {}
        self.lines: dict[str, list[str]] = {}
        self.kinds: list[str] = []

    def update(self) -> set[str]:
        self.kinds = []
        for change in self.log.changes(self.known):
            self.kinds.append(change.kind)
            if change.kind == "gone":
                del self.known[change.source], self.lines[change.source]
                continue
            self.known[change.source] = change.state
            kept = self.lines.get(change.source, []) if change.kind == "tail" else []
            self.lines[change.source] = kept + [one.id for one in parse_all(change)[0]]
        return {one for lines in self.lines.values() for one in lines}


def test_an_empty_log_has_no_lines(case: Any) -> None:
    assert Copy(case.log).update() == set()


def test_what_was_appended_is_read_once(case: Any) -> None:
    copy = Copy(case.log)
    memory = None
    for number in (1, 2, 3):
        memory = case.log.append(some(number), START + number, memory).memory
    assert copy.update() == {"tx:" + ulid_of(number) for number in (1, 2, 3)}
    assert copy.update() == {"tx:" + ulid_of(number) for number in (1, 2, 3)}
    assert copy.kinds == []


def test_the_state_of_an_append_is_the_state_that_reading_gives(case: Any) -> None:
    copy = Copy(case.log)
    done = case.log.append(some(1), START, None)
    copy.known[done.source] = done.state
    copy.lines[done.source] = ["tx:" + ulid_of(1)]
    copy.update()
    assert copy.kinds == []
    done = case.log.append(some(2), START, done.memory)
    copy.known[done.source] = done.state
    copy.update()
    assert copy.kinds == []


def test_only_the_new_part_is_read(case: Any) -> None:
    copy = Copy(case.log)
    memory = case.log.append(some(1), START, None).memory
    copy.update()
    case.log.append(some(2), START, memory)
    assert copy.update() == {"tx:" + ulid_of(1), "tx:" + ulid_of(2)}
    assert copy.kinds == ["tail"]


def test_sources_come_change_and_go(case: Any) -> None:
    copy = Copy(case.log)
    case.bring("x", [some(1), some(2)])
    assert len(copy.update()) == 2
    case.bring("x", [some(3)])
    assert copy.update() == {"tx:" + ulid_of(3)}
    case.bring("y", [some(4), some(3)])
    case.take("x")
    assert copy.update() == {"tx:" + ulid_of(3), "tx:" + ulid_of(4)}
    assert sorted(copy.kinds) == ["gone", "whole"]
    (gone,) = (change for change in case.log.changes({"x": None}) if change.kind == "gone")
    assert gone == Change("x", "gone", None, [], 1, [])
    case.take("y")
    assert copy.update() == set()


def test_a_source_with_other_lines_is_read_whole_however_long_it_is(case: Any) -> None:
    copy = Copy(case.log)
    case.bring("x", [some(1), some(2)])
    copy.update()
    case.bring("x", [some(3), some(4), some(5)])
    assert copy.update() == {"tx:" + ulid_of(number) for number in (3, 4, 5)}
    assert copy.kinds == ["whole"]


def test_the_size_of_a_log_is_that_of_its_lines(case: Any) -> None:
    assert case.log.size() == 0
    case.bring("x", [some(1), some(2)])
    case.bring("y", [some(3)])
    lines = len(some(1) + some(2) + some(3))
    assert lines <= case.log.size() <= lines + 3


def test_a_token_is_fresh_until_something_changes(case: Any) -> None:
    case.bring("x", [some(1)])
    case.age()
    before = case.log.token()
    assert case.log.fresh(before)
    case.bring("y", [some(2)])
    assert not case.log.fresh(before)
    assert not case.log.fresh(None)


def test_garbage_is_reported_and_skipped(case: Any) -> None:
    case.bring("x", [some(1), b"{", b"", b"[]", b"\xff", some(2)])
    (change,) = case.log.changes({})
    lines, flaws = parse_all(change)
    assert [one.id for one in lines] == ["tx:" + ulid_of(1), "tx:" + ulid_of(2)]
    assert [(flaw.number, flaw.code) for flaw in flaws] == [
        (2, "unreadable-line"),
        (4, "unreadable-line"),
        (5, "unreadable-line"),
    ]


def test_thorough_reads_everything_again(case: Any) -> None:
    copy = Copy(case.log)
    case.bring("x", [some(1)])
    copy.update()
    assert [change.kind for change in case.log.changes(copy.known, thorough=True)] == ["whole"]


def test_threads_exclude_each_other(case: Any) -> None:
    inside: list[int] = []
    worst = []

    def work() -> None:
        for _ in range(20):
            case.log.acquire(20_000)
            inside.append(1)
            worst.append(len(inside))
            inside.pop()
            case.log.release()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert max(worst) == 1


def test_patience_ends(case: Any, tmp_path: Path) -> None:
    case.log.acquire(1000)
    other = (
        case.log
        if isinstance(case, MemoryCase)
        else SegmentLog(Project(str(tmp_path / ".dont"), str(tmp_path)), seeded(2))
    )
    with pytest.raises(SubstrateError) as caught:
        other.acquire(20)
    assert caught.value.code == "db-locked"
    assert set(caught.value.data) == {"pid"}
    assert case.log.still_ours()
    case.log.release()
    assert not case.log.still_ours()
    other.acquire(1000)
    other.release()

"""Where answers come from, and what is said where a projection cannot be made or opened."""

from __future__ import annotations

import os
import resource
import sqlite3
import threading
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

from dont.core.errors import SubstrateError
from dont.ledger import projection
from dont.ledger.catchup import read_state
from dont.ledger.files import Files
from dont.ledger.lock import WriterLock
from dont.ledger.memory import MemoryLog
from dont.ledger.store import Store
from tests.ledger.helpers import (
    ANN,
    START,
    Ledger,
    Ticking,
    concluded,
    git,
    line,
    ulid_of,
    unprivileged,
    waited_for,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dont.ledger.log import Change

CLAIM = "claim:" + ulid_of(1)


def source(ledger: Ledger) -> str:
    """Give the file that a reader asks; empty for a projection in memory."""
    found: str = ledger.read().sql.execute("PRAGMA database_list").fetchone()[2]
    return found


def bring(ledger: Ledger, name: str, number: int) -> None:
    """Add a segment as a merge does."""
    path = ledger.root / ".dont" / "ledger" / "2026-09" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    event = ("concluded", "claim:" + ulid_of(number), concluded(f"s {number}"))
    path.write_bytes(line(START + number, event) + b"\n")


def unverified(ledger: Ledger) -> int:
    found: int = ledger.read().counts()["claim"]["unverified"]
    return found


def refused(ledger: Ledger) -> list[object]:
    """Try to write, and give what is said."""
    with pytest.raises(SubstrateError) as caught:
        ledger.conclude("never")
    return [caught.value.code, caught.value.data]


@contextmanager
def little_room() -> Iterator[None]:
    """Let no file grow above 64 KiB, as a disk that is nearly full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_answers_come_from_the_file_new_kept_and_caught_up(ledger: Ledger) -> None:
    bring(ledger, "a", 1)
    assert source(ledger) == ledger.store.path
    assert source(ledger) == ledger.store.path
    bring(ledger, "b", 2)
    assert (source(ledger), unverified(ledger)) == (ledger.store.path, 2)


def test_what_stands_in_the_way_of_a_new_projection_is_named(ledger: Ledger) -> None:
    ledger.conclude("one")
    ledger.store.close()
    Path(ledger.store.path).unlink()
    Path(ledger.store.path + ".new").mkdir()
    assert (source(ledger), unverified(ledger)) == ("", 1)
    with pytest.raises(SubstrateError) as caught:
        ledger.conclude("two")
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {"problem": "is a directory", "path": ledger.store.path + ".new"},
    )
    assert isinstance(caught.value.__cause__, OSError)
    assert len(ledger.lines()) == 1


def test_a_folder_in_the_place_of_the_projection_is_named(ledger: Ledger) -> None:
    ledger.conclude("one")
    ledger.store.close()
    Path(ledger.store.path).unlink()
    Path(ledger.store.path).mkdir()
    with pytest.raises(SubstrateError) as caught:
        ledger.store.rebuild()
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {"problem": "is a directory", "path": ledger.store.path},
    )


def test_a_projection_that_does_not_fit_the_disk_leaves_the_one_that_stood(ledger: Ledger) -> None:
    for number in range(40):
        ledger.conclude(f"{number} " + "long " * 500)
    before = ledger.state()
    with little_room(), pytest.raises(SubstrateError) as caught:
        ledger.store.rebuild()
    assert caught.value.code == "store-unwritable"
    assert caught.value.data == {"problem": str(caught.value.__cause__)}
    assert isinstance(caught.value.__cause__, sqlite3.Error)
    assert (ledger.state(), source(ledger)) == (before, ledger.store.path)


def test_a_projection_that_always_vanishes_stops_writers_not_readers(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proves: whoever deletes the cache all the time costs time alone."""
    ledger.conclude("one")
    ledger.store.close()
    os.unlink(ledger.store.path)

    def vanishing(path: str, build: Callable[[str], sqlite3.Connection]) -> None:
        create(path, build)
        os.unlink(path)

    create = projection.create
    monkeypatch.setattr(projection, "create", vanishing)
    assert (source(ledger), unverified(ledger)) == ("", 1)
    with pytest.raises(SubstrateError) as caught:
        ledger.conclude("two")
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {"problem": "the projection vanishes"},
    )


def test_a_reader_waits_so_long_for_who_builds_and_is_told(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dont.ledger.keeping._BUILD_PATIENCE_MS", 10)
    building = WriterLock(os.path.join(ledger.project.cache_dir, "build.lock"), Files())
    building.acquire(0)
    with pytest.raises(SubstrateError) as caught:
        ledger.read()
    assert (caught.value.code, caught.value.data) == ("db-locked", {"pid": os.getpid()})
    building.release()
    assert unverified(ledger) == 0


def test_a_log_that_cannot_be_listed_leaves_the_projection_to_others(ledger: Ledger) -> None:
    ledger.conclude("one")
    folder = Path(ledger.project.ledger_dir)
    folder.rename(folder.with_name("away"))
    folder.write_text("in the way", encoding="utf-8")
    for act in (ledger.conclude, lambda _: ledger.read()):
        with pytest.raises(SubstrateError) as caught:
            act("two")
        assert (caught.value.code, caught.value.data) == (
            "log-corrupt",
            {"problem": f"`{folder}` cannot be listed"},
        )
    folder.unlink()
    folder.with_name("away").rename(folder)
    ledger.again(busy_timeout_ms=0).conclude("three")
    assert unverified(ledger) == 2


def test_a_projection_that_is_not_ours_to_write_is_left_where_it_is(public: Path) -> None:
    ledger = Ledger(public)
    bring(ledger, "a", 1)
    for folder in (ledger.root / ".dont/ledger/2026-09", ledger.root / ".dont/ledger"):
        os.utime(folder, ns=(1_000_000_007, 1_000_000_007))
    # It stays open here, so that whoever only reads it need not make any file.
    assert unverified(ledger) == 1
    cache = Path(ledger.store.path).parent
    cache.chmod(0o777)
    for path in cache.iterdir():
        path.chmod(0o444)
    (cache / "build.lock").chmod(0o666)
    (cache / "writer.lock").write_bytes(b"")
    (cache / "writer.lock").chmod(0o666)
    with unprivileged():
        other = ledger.again(busy_timeout_ms=100)
        assert (source(other), other.store.verify()) == (ledger.store.path, [])
        assert refused(other) == [
            "store-unwritable",
            {"problem": "attempt to write a readonly database", "pid": None},
        ]
    bring(ledger, "b", 2)
    with unprivileged():
        assert (source(other), unverified(other)) == ("", 2)
        assert refused(other)[0] == "store-unwritable"
        other.store.close()
    assert Path(ledger.store.path).exists()
    assert unverified(ledger) == 2


@pytest.fixture
def busy(ledger: Ledger) -> Iterator[Ledger]:
    """A ledger with a line that the projection lacks, while another process writes to it."""
    bring(ledger, "a", 1)
    assert unverified(ledger) == 1
    bring(ledger, "b", 2)
    with closing(sqlite3.connect(ledger.store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield ledger


def test_while_another_process_writes_readers_get_what_is_committed(busy: Ledger) -> None:
    assert (unverified(busy), source(busy)) == (1, busy.store.path)
    # What is worth keeping beside it is found anew instead.
    assert busy.read().cache("key", 1, lambda: ["found"]) == ["found"]


@pytest.mark.parametrize(
    ("act", "data"),
    [
        (lambda busy: busy.store.verify(), {"pid": None}),
        (
            lambda busy: busy.again(busy_timeout_ms=20).conclude("three"),
            {"problem": "database is locked", "pid": None},
        ),
    ],
)
def test_who_needs_the_projection_to_himself_is_told_that_it_is_busy(
    busy: Ledger, act: Callable[[Ledger], object], data: dict[str, Any]
) -> None:
    with pytest.raises(SubstrateError) as caught:
        act(busy)
    assert (caught.value.code, caught.value.data) == ("db-locked", data)
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)


@pytest.fixture
def closed_to_all(ledger: Ledger) -> Iterator[Ledger]:
    """A ledger whose projection another process keeps for itself, readers included."""
    bring(ledger, "a", 1)
    assert unverified(ledger) == 1
    ledger.store.close()
    with closing(sqlite3.connect(ledger.store.path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield ledger


def test_what_is_kept_from_readers_is_read_from_the_log(closed_to_all: Ledger) -> None:
    assert (source(closed_to_all), unverified(closed_to_all)) == ("", 1)


def test_what_is_kept_from_readers_can_be_replaced(closed_to_all: Ledger) -> None:
    before = closed_to_all.store.path
    closed_to_all.store.rebuild()
    assert (source(closed_to_all), unverified(closed_to_all)) == (before, 1)


def test_who_waited_for_another_to_build_takes_what_is_there(ledger: Ledger) -> None:
    bring(ledger, "a", 1)
    assert unverified(ledger) == 1
    ledger.store.close()
    path = Path(ledger.store.path)
    built = path.rename(path.with_name("away"))
    building = WriterLock(os.path.join(ledger.project.cache_dir, "build.lock"), Files())
    building.acquire(0)
    other = ledger.again()
    reading = threading.Thread(target=other.read)
    reading.start()
    waited_for(Path(building.path))
    number = built.rename(path).stat().st_ino
    building.release()
    reading.join()
    assert (path.stat().st_ino, unverified(other)) == (number, 1)


def test_a_lock_that_was_refused_can_be_taken_afterwards(busy: Ledger) -> None:
    """Proves: a writer that found the projection busy holds nothing back."""
    other = busy.again(busy_timeout_ms=20)
    with pytest.raises(SubstrateError):
        other.conclude("three")
    lock = busy.again(busy_timeout_ms=20).store.log
    lock.acquire(20)
    lock.release()


def test_rebuilding_keeps_what_only_this_copy_knows(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    ledger = Ledger(tmp_path)
    ledger.conclude("one")
    (tmp_path / ".git" / "dont" / "own.jsonl").unlink()
    (tmp_path / ".git" / "dont" / "own.jsonl").mkdir()
    ledger.conclude("kept once only")
    latest = ledger.read().tx
    for segment in ledger.segments:
        segment.unlink()
    ledger.store.rebuild()
    state = read_state(ledger.read().sql)
    assert (state["seen_tx"], state["last"]) == (latest, [0, None])
    assert [problem["code"] for problem in ledger.store.verify()] == ["own-lines-unwritable"]


def test_rebuilding_reads_no_line_twice(ledger: Ledger) -> None:
    ledger.conclude("one")
    (segment,) = ledger.segments
    with segment.open("ab") as file:
        file.write(line(START + 9, ("concluded", CLAIM, concluded("two"))) + b"\n")
    ledger.store.rebuild()
    bring(ledger, "z", 2)
    assert unverified(ledger) == 3
    assert ledger.read().sql.execute("SELECT * FROM copy").fetchall() == []


class Failing(MemoryLog):
    """A log that cannot be read the first time."""

    fails = True

    @override
    def changes(self, known: dict[str, Any], *, thorough: bool = False) -> Iterator[Change]:
        if self.fails:
            self.fails = False
            raise KeyError
        return super().changes(known, thorough=thorough)


def test_a_log_that_failed_once_can_be_read_afterwards(ledger: Ledger) -> None:
    log = Failing()
    log.sources["a"] = [line(START, ("concluded", CLAIM, concluded("one")))]
    store = Store(ledger.project, clock=Ticking(), log=log)
    with pytest.raises(KeyError):
        store.read()
    assert store.read().status(CLAIM) == "unverified"


def test_without_a_projection_on_disk_nothing_is_healthy_but_a_log_in_memory(
    ledger: Ledger,
) -> None:
    assert ledger.store.healthy() is False
    log = MemoryLog()
    # What stands on disk belongs to another log.
    ledger.read()
    before = Path(ledger.store.path).stat().st_ino
    store = Store(ledger.project, clock=Ticking(), log=log)
    assert store.healthy() is True
    log.sources["a"] = [line(START, ("concluded", CLAIM, concluded("one")))]
    assert store.read().counts()["claim"]["unverified"] == 1
    store.rebuild()
    with store.writer(ANN, "conclude", dry_run=True) as writer:
        writer.emit("concluded", "claim:" + ulid_of(3), concluded("not written"))
    log.sources["b"] = [line(START + 1, ("concluded", "claim:" + ulid_of(2), concluded("two")))]
    with store.writer(ANN, "conclude") as writer:
        assert writer.counts()["claim"]["unverified"] == 2
    assert store.read().counts()["claim"]["unverified"] == 2
    assert Path(ledger.store.path).stat().st_ino == before

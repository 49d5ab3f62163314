"""Writers in processes and threads of their own; killed ones too."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from dont.core.errors import InternalError, SubstrateError
from dont.core.ids import ALPHABET
from dont.ledger.files import Files
from tests.ledger.helpers import ANN, Ledger, concluded, git

DRIVER = str(Path(__file__).with_name("driver.py"))
TOP = str(Path(__file__).parents[2])


def start(root: Path, name: str, count: int, *options: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, DRIVER, str(root), name, str(count), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": TOP},
    )


def finish(process: subprocess.Popen[str]) -> list[str]:
    out, errors = process.communicate(timeout=300)
    assert "Traceback" not in errors, errors
    return out.splitlines()


def run(root: Path, name: str, count: int, *options: str) -> list[str]:
    return finish(start(root, name, count, *options))


def check_whole(ledger: Ledger, acknowledged: set[str]) -> None:
    """Whole transactions only, all acknowledged ones, numbers that differ, a chain without gaps."""
    reader = ledger.read()
    statements = [record["statement"] for record in reader.entities("claim")]
    pairs = {statement[:-2] for statement in statements}
    assert len(statements) == 2 * len(pairs)
    assert acknowledged <= pairs
    numbers = [row[0] for row in reader.sql.execute("SELECT tx FROM line")]
    assert len(numbers) == len(set(numbers))
    assert ledger.state() == ledger.fresh_state()
    assert [p for p in ledger.store.verify() if p["code"] != "torn-line"] == []


def parallel(ledger: Ledger, processes: int, count: int, readers: int = 0) -> None:
    running = [start(ledger.root, f"w{n}", count) for n in range(processes)]
    reading = [start(ledger.root, "r", 40, "--read") for _ in range(readers)]
    done = {text for process in running for text in finish(process)}
    for process in reading:
        finish(process)
        assert process.returncode == 0
    assert len(done) == processes * count
    check_whole(ledger, done)


@pytest.mark.slow
def test_twenty_processes_lose_nothing(ledger: Ledger) -> None:
    parallel(ledger, 20, 5, readers=2)


@pytest.mark.long
def test_fifty_processes_lose_nothing(ledger: Ledger) -> None:
    parallel(ledger, 50, 100, readers=5)


def test_a_few_processes_lose_nothing(ledger: Ledger) -> None:
    parallel(ledger, 4, 5, readers=1)


@pytest.mark.parametrize("shared", [True, False])
def test_threads_exclude_each_other(ledger: Ledger, *, shared: bool) -> None:
    inside: list[int] = []
    crowds: list[int] = []
    errors: list[BaseException] = []

    def work(store: Any, name: str) -> None:
        try:
            for number in range(10):
                with store.writer(ANN, "conclude") as writer:
                    inside.append(1)
                    crowds.append(len(inside))
                    for part in "ab":
                        writer.emit(
                            "concluded",
                            writer.new_id("claim"),
                            concluded(f"{name} {number} {part}"),
                        )
                    inside.pop()
        except BaseException as error:
            errors.append(error)
            raise

    stores = [ledger.store if shared else ledger.again().store for _ in range(4)]
    threads = [threading.Thread(target=work, args=(s, f"t{n}")) for n, s in enumerate(stores)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert max(crowds) == 1
    check_whole(ledger, {f"t{n} {number}" for n in range(4) for number in range(10)})


def _die_and_go_on(root: Path, count: int, stop: int, how: str) -> None:
    ledger = Ledger(root)
    done = set(run(root, "k", count, "--stop", str(stop), "--how", how))
    check_whole(ledger, done)
    # The next writer goes on, whatever the dead one left.
    after = set(run(root, "next", 1))
    check_whole(ledger, done | after)
    ledger.store.close()


def _operations(root: Path, count: int) -> list[str]:
    return run(root, "count", count, "--counted")[-1].split()


def test_a_kill_at_every_file_operation_leaves_whole_transactions(tmp_path: Path) -> None:
    operations = _operations(Ledger(tmp_path / "counting").root, 2)
    assert {"open_new", "open_append", "write", "sync", "sync_folder", "reached"} <= set(operations)
    for stop in range(1, len(operations) + 1):
        _die_and_go_on(tmp_path / f"at-{stop}", 2, stop, "before")


def test_a_kill_in_the_middle_of_every_write_leaves_whole_transactions(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    operations = _operations(Ledger(tmp_path / "counting").root, 2)
    writes = [n for n, name in enumerate(operations, 1) if name == "write"]
    assert len(writes) == 4  # a line and its copy among the own lines, twice
    for stop in writes:
        _die_and_go_on(tmp_path / f"at-{stop}", 2, stop, "half")


@pytest.mark.long
def test_a_kill_at_every_file_operation_inside_git_leaves_whole_transactions(
    tmp_path: Path,
) -> None:
    git(tmp_path, "init", "-q")
    operations = _operations(Ledger(tmp_path / "counting").root, 3)
    for stop in range(1, len(operations) + 1):
        _die_and_go_on(tmp_path / f"at-{stop}", 3, stop, "before")


def test_the_second_writer_is_told_who_holds_the_lock(ledger: Ledger) -> None:
    other = ledger.again(busy_timeout_ms=30)
    with (
        ledger.store.writer(ANN, "conclude"),
        pytest.raises(SubstrateError) as caught,
        other.store.writer(ANN, "conclude"),
    ):
        pass
    assert caught.value.code == "db-locked"
    assert caught.value.data["pid"] == os.getpid()


def test_readers_do_not_wait_for_a_writer(ledger: Ledger) -> None:
    before = ledger.conclude("one")
    with ledger.store.writer(ANN, "conclude") as writer:
        writer.emit("concluded", writer.new_id("claim"), concluded("two"))
        reader = ledger.again().read()
        assert [record["id"] for record in reader.entities("claim")] == [before]
    assert ledger.read().counts()["claim"]["unverified"] == 2


def test_the_lock_is_retaken_when_its_file_was_replaced(ledger: Ledger) -> None:
    lock = ledger.root / ".dont" / "cache" / "writer.lock"
    ledger.conclude("one")
    with ledger.store.writer(ANN, "conclude") as writer:
        writer.emit("concluded", writer.new_id("claim"), concluded("two"))
        lock.unlink()
    assert ledger.read().counts()["claim"]["unverified"] == 2


def test_a_writer_whose_lock_was_taken_away_does_not_write_over_another(ledger: Ledger) -> None:
    ledger.conclude("one")
    other = ledger.again()

    def interrupted() -> None:
        with ledger.store.writer(ANN, "conclude") as writer:
            writer.emit("concluded", writer.new_id("claim"), concluded("two"))
            shutil.rmtree(ledger.root / ".dont" / "cache")
            other.conclude("two")

    with pytest.raises(SubstrateError) as caught:
        interrupted()
    assert caught.value.code == "db-locked"
    assert ledger.read().counts()["claim"]["unverified"] == 2


def test_an_exception_and_a_dry_run_write_nothing(ledger: Ledger) -> None:
    ledger.conclude("one")
    before, lines = ledger.state(), ledger.lines()

    def failing() -> None:
        with ledger.store.writer(ANN, "conclude") as writer:
            writer.emit("concluded", writer.new_id("claim"), concluded("two"))
            raise KeyError

    with pytest.raises(KeyError):
        failing()
    with ledger.store.writer(ANN, "conclude", dry_run=True) as writer:
        claim = writer.new_id("claim")
        writer.emit("concluded", claim, concluded("three"))
        assert writer.entity(claim) is not None
    assert not writer.wrote
    assert (ledger.state(), ledger.lines()) == (before, lines)


def test_what_the_table_forbids_is_our_mistake_and_written_by_nobody(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    with pytest.raises(InternalError) as caught:
        ledger.emit(("locked", claim, {}))
    assert (caught.value.code, caught.value.data) == (
        "internal",
        {"detail": f"locked is forbidden on unverified {claim}", "entity_id": claim},
    )
    assert (ledger.status(claim), len(ledger.lines())) == ("unverified", 1)


def test_the_ids_of_a_transaction_count_on(tmp_path: Path) -> None:
    """Proves: also where the last twenty bits are used up."""
    first = (7 << 20) - 40
    ledger = Ledger(tmp_path, random=lambda count: (first << 1).to_bytes(count, "big"))
    with ledger.store.writer(ANN, "conclude") as writer:
        made = [writer.new_id("claim") for _ in range(1200)]
    digits = [[ALPHABET.index(char) for char in one.partition(":")[2]] for one in made]
    assert {len(one) for one in digits} == {26}
    numbers = [functools.reduce(lambda sum_, digit: sum_ * 32 + digit, one) for one in digits]
    assert numbers == list(range(numbers[0], numbers[0] + 1200))
    assert made == sorted(made)


def test_a_transaction_sees_what_it_says_of_the_project(ledger: Ledger) -> None:
    project = "project:" + "0" * 26
    with ledger.store.writer(ANN, "init") as writer:
        assert writer.project() is None
        writer.emit("project-initialised", project, {"name": "n", "mode": "permissive"})
        found = writer.project()
        assert found == {"id": project, "name": "n", "mode": "permissive", "tx": writer.tx}
        attempt = writer.attempt()
        writer.emit("mode-changed", project, {"mode": "strict"})
        changed = writer.project()
        writer.settle(attempt, keep=False)
        assert changed == {**found, "mode": "strict"}
        assert writer.project() == found
        writer.emit("mode-changed", project, {"mode": "strict"})
    assert ledger.read().project() == changed
    with ledger.store.writer(ANN, "test") as writer:
        assert writer.project() == changed


def test_a_transaction_sees_itself(ledger: Ledger) -> None:
    with ledger.store.writer(ANN, "ground") as writer:
        claim = writer.new_id("claim")
        event = writer.emit("concluded", claim, concluded("one", refs=[{"curie": "p:A"}]))
        assert writer.duplicate_of("one") == claim
        assert writer.open_refs(claim)[0]["curie"] == "p:A"
        term = writer.new_id("term")
        writer.emit("defined", term, {"curie": "p:A", "definition": "a thing"})
        assert writer.by_curie("p:A") == term
        assert writer.open_refs(claim) == []
        assert writer.events(claim)[0]["id"] == event
        assert writer.events(claim)[0]["author"] == ANN
    assert writer.wrote
    assert len(ledger.lines()) == 1
    assert ledger.state() == ledger.fresh_state()


class Full(Files):
    """A disk that is full after so many bytes."""

    def __init__(self, room: int) -> None:
        self.room = room

    @override
    def write(self, descriptor: int, data: bytes) -> int:
        if len(data) > self.room:
            if self.room:
                os.write(descriptor, data[: self.room])
            raise OSError(28, "No space left on device")
        self.room -= len(data)
        return super().write(descriptor, data)


class Short(Full):
    """A disk on which the last write is cut short without an error."""

    @override
    def write(self, descriptor: int, data: bytes) -> int:
        return os.write(descriptor, data[: self.room])


class Failing(Files):
    """A disk that takes bytes and cannot keep them."""

    @override
    def sync(self, descriptor: int) -> None:
        del descriptor
        raise OSError(5, "Input/output error")


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        (Full(0), "no space left on device"),
        (Full(40), "no space left on device"),
        (Short(100), "no space left on device"),
        (Failing(), "input/output error"),
    ],
)
def test_a_full_disk_leaves_nothing_half(ledger: Ledger, files: Files, problem: str) -> None:
    ledger.conclude("one")
    before, lines = ledger.state(), ledger.lines()
    time.sleep(0.001)
    broken = ledger.again(files=files)
    with pytest.raises(SubstrateError) as caught:
        broken.conclude("two")
    assert (caught.value.code, caught.value.data["problem"]) == ("store-unwritable", problem)
    assert (ledger.state(), ledger.lines()) == (before, lines)
    assert ledger.read().problems() == []
    ledger.conclude("two")
    assert ledger.state() == ledger.fresh_state()


@pytest.mark.parametrize("files", [Full(10), Failing()])
def test_a_full_disk_leaves_no_empty_segment(ledger: Ledger, files: Files) -> None:
    with pytest.raises(SubstrateError):
        ledger.again(files=files).conclude("two")
    assert ledger.segments == []


def test_the_clock_may_go_backwards(ledger: Ledger) -> None:
    first = ledger.emit(("concluded", "claim:" + "0" * 26, concluded("one")))
    ledger.clock.now -= 10**12
    second = ledger.emit(("trusted", "claim:" + "0" * 26, {"reason": "no"}))
    assert second == first + 1
    assert ledger.read().entity("claim:" + "0" * 26)["updated_tx"] == second


def test_numbers_grow_although_the_cache_and_the_log_are_gone(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    ledger = Ledger(tmp_path)
    first = ledger.emit(("concluded", "claim:" + "0" * 26, concluded("one")))
    ledger.store.close()
    for path in [*ledger.segments, *(tmp_path / ".dont" / "cache").iterdir()]:
        path.unlink()
    ledger.clock.now -= 10**9
    second = ledger.again().emit(("concluded", "claim:" + "0" * 26, concluded("two")))
    assert second > first


def test_a_write_that_fails_lets_go_of_its_files(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "project")
    ledger.conclude("one")
    full = ledger.again(files=Full(5))
    with pytest.raises(SubstrateError):
        full.conclude("two")
    held = os.listdir("/proc/self/fd")
    for _ in range(3):
        with pytest.raises(SubstrateError):
            full.conclude("three")
    assert len(os.listdir("/proc/self/fd")) == len(held)

"""A large log is loaded with the help of a second process, and without it where that fails."""

from __future__ import annotations

import io
import marshal
import os
import resource
import signal
import sqlite3
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

from dont.ledger import apart, bulk
from dont.ledger.apart import Apart, Unfed
from dont.ledger.feeding import serve
from dont.ledger.projection import identity
from dont.ledger.rows import CLAIM
from dont.ledger.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.ledger.helpers import Ledger


class Watched(Apart):
    """The real one; keeps what was started."""

    started: list[Watched]

    def __init__(self, path: str) -> None:
        super().__init__(path)
        Watched.started.append(self)

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def ended(self) -> int | None:
        return self._child.returncode


class Killed(Watched):
    """Its process dies when the first entities are there."""

    def insert(self, into: str, rows: Any) -> None:
        super().insert(into, rows)
        if into == CLAIM:
            os.kill(self.pid, signal.SIGKILL)


@pytest.fixture
def large(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ledger]:
    """A ledger of which every log counts as large, with some of everything."""
    one = ledger.conclude("one", atoms=["x", "y"])
    ledger.conclude("two", depends_on=[one])
    ledger.define("p:a", kind_of=[{"curie": "p:b"}])
    ledger.define("p:b")
    ledger.trust(one)
    ledger.conclude("a text of some length " * 5000)
    Watched.started = []
    monkeypatch.setattr(bulk, "_LARGE", -1)
    monkeypatch.setattr(bulk, "Apart", Watched)
    yield ledger
    assert all(one.ended is not None for one in Watched.started)


def test_the_other_process_makes_the_same_projection(large: Ledger) -> None:
    """Proves: it does the work, and no row differs from those made one by one."""
    wanted = large.state()
    large.store.rebuild()
    assert large.state() == wanted
    assert [one.ended for one in Watched.started] == [0]
    assert large.store.healthy()


def test_one_processor_has_nothing_to_share(large: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bulk, "_processors", lambda: 1)
    wanted = large.state()
    large.store.rebuild()
    assert large.state() == wanted
    assert Watched.started == []


def test_a_process_that_is_killed_costs_only_time(
    large: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bulk, "Apart", Killed)
    wanted = large.state()
    large.store.rebuild()
    assert large.state() == wanted
    assert [one.ended for one in Watched.started] == [-signal.SIGKILL]


@pytest.mark.parametrize("program", ["/nowhere/python", "/bin/false", "", None])
def test_a_program_that_cannot_do_it_costs_only_time(
    large: Ledger, monkeypatch: pytest.MonkeyPatch, program: Any
) -> None:
    """Proves: an embedding program may have no interpreter to start, or another one."""
    wanted = large.state()
    monkeypatch.setattr(sys, "executable", program)
    hold_made_anew(large, wanted)


def hold_made_anew(ledger: Ledger, wanted: dict[str, list[Any]]) -> None:
    """A rebuild makes a new file, not only a projection in memory."""
    before = identity(ledger.store.path)
    ledger.store.rebuild()
    assert ledger.state() == wanted
    assert identity(ledger.store.path) != before
    assert ledger.store.healthy()


@pytest.mark.parametrize("ends", [0, 1])
def test_only_the_word_of_the_other_process_counts(
    large: Ledger, monkeypatch: pytest.MonkeyPatch, ends: int
) -> None:
    """Proves: where the caller ignores ended processes, no exit status tells that one failed."""
    wanted = large.state()
    program = large.root / "program"
    program.write_text(f"#!/bin/sh\ncat >/dev/null\nexit {ends}\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    try:
        hold_made_anew(large, wanted)
    finally:
        signal.signal(signal.SIGCHLD, before)


class Late(Watched):
    """Its process dies when all has been said but the last word."""

    def close(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT)
        self.insert("copy", [("x" * 100_000, "y")])
        while not self._broken:
            time.sleep(0.001)
        super().close()


def test_what_dies_before_the_last_word_leaves_no_thread(
    large: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = large.state()
    monkeypatch.setattr(bulk, "Apart", Late)
    hold_made_anew(large, wanted)
    assert [thread.name for thread in threading.enumerate() if thread.name == "feeder"] == []


def test_no_thread_to_be_had_costs_only_time(
    large: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proves: at the limit of threads a process may still start; it is ended."""

    def full(_: threading.Thread) -> None:
        text = "can't start new thread"
        raise RuntimeError(text)

    wanted = large.state()
    monkeypatch.setattr(threading.Thread, "start", full)
    hold_made_anew(large, wanted)
    assert Watched.started == []


def test_a_full_disk_is_not_left_full(large: Ledger) -> None:
    """Proves: what did not fit is gone, and reading goes on in memory."""
    wanted = large.state()
    large.store.close()
    os.unlink(large.store.path)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, limits[1]))
    try:
        assert large.state() == wanted
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert sorted(os.listdir(os.path.dirname(large.store.path))) == ["build.lock", "writer.lock"]


def test_a_program_with_an_interpreter_inside_is_not_started_again(
    large: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = large.state()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    large.store.rebuild()
    assert large.state() == wanted
    assert Watched.started == []


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError("no memory")])
def test_what_goes_wrong_here_ends_the_other_process(
    large: Ledger, monkeypatch: pytest.MonkeyPatch, error: Any
) -> None:
    """Proves: the projection that stood still stands."""
    wanted = large.state()

    def broken(*_: Any) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(bulk, "read_lines", broken)
        with pytest.raises((KeyboardInterrupt, Exception)):
            large.store.rebuild()
    assert len(Watched.started) == 1
    assert large.state() == wanted


def test_the_environment_has_no_say(large: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proves: neither variables nor a module in the current folder run in the other process."""
    trap = large.root / "trap"
    trap.mkdir()
    for name in ("sitecustomize", "sqlite3", "marshal", "dont"):
        (trap / f"{name}.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    monkeypatch.chdir(trap)
    monkeypatch.setenv("PYTHONPATH", str(trap))
    monkeypatch.setenv("PYTHONSTARTUP", str(trap / "dont.py"))
    large.store.rebuild()
    assert [one.ended for one in Watched.started] == [0]


def spoken(*jobs: Any) -> io.BytesIO:
    """Say jobs as the parent does."""
    texts = [marshal.dumps(job) for job in jobs]
    return io.BytesIO(b"".join(len(text).to_bytes(8) + text for text in texts))


def read(path: Path) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute("SELECT * FROM copy").fetchall()
    finally:
        connection.close()


def test_jobs_are_done_in_order(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    rows = [("tx:1", "a"), ("tx:2", None)]
    serve(str(path), spoken(TABLES, ("copy", rows), "DELETE FROM copy WHERE 0", None))
    assert read(path) == rows


def test_the_other_process_writes_what_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    feeder = Apart(str(path))
    feeder.script(TABLES)
    rows = [(f"tx:{number}", "a") for number in range(3)]
    for row in rows:
        feeder.insert("copy", [row])
    feeder.insert("copy", [])
    feeder.close()
    assert read(path) == rows
    feeder.stop()


def test_a_process_that_hangs_is_ended(tmp_path: Path) -> None:
    """Proves: whoever gives up waits for nothing that was still to be done."""
    feeder = Apart(str(tmp_path / "x.db"))
    os.kill(feeder._child.pid, signal.SIGSTOP)
    for _ in range(3):
        feeder.insert("copy", [("x" * 200_000, "y")])
    feeder.stop()
    assert feeder._child.returncode == -signal.SIGKILL


def cut(jobs: io.BytesIO, end: int) -> io.BytesIO:
    return io.BytesIO(jobs.getvalue()[:end])


@pytest.mark.parametrize(
    ("jobs", "error"),
    [
        (lambda whole: cut(whole, -20), EOFError),
        (lambda whole: cut(whole, 3), EOFError),
        (lambda _: spoken("CREATE"), sqlite3.OperationalError),
        (lambda _: spoken(TABLES, ("copy", [(object, 1)])), ValueError),
    ],
)
def test_without_the_last_word_it_fails(
    tmp_path: Path, jobs: Callable[[io.BytesIO], io.BytesIO], error: type[Exception]
) -> None:
    whole = spoken(TABLES, ("copy", [("tx:1", "a")]), None)
    with pytest.raises(error):
        serve(str(tmp_path / "x.db"), jobs(whole))


def test_whoever_goes_on_speaking_to_a_dead_process_is_told(tmp_path: Path) -> None:
    feeder = Apart(str(tmp_path / "x.db"))
    os.kill(feeder._child.pid, signal.SIGKILL)
    feeder._child.wait()
    rows = [("x" * 1000, "y")] * 1000

    def go_on() -> None:
        for _ in range(apart._DEPTH * 4):
            feeder.insert("copy", rows)

    with pytest.raises(Unfed):
        go_on()
    feeder.stop()

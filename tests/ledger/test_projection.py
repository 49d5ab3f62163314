"""The projection is disposable: missing, deleted, damaged or foreign, the answers are the same."""

from __future__ import annotations

import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from dont.core.errors import SubstrateError
from dont.ledger import projection
from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.projection import Unusable, connect, remove
from dont.ledger.store import Store
from tests.ledger.helpers import (
    ANN,
    START,
    Ledger,
    Ticking,
    concluded,
    line,
    state,
    ulid_of,
    unprivileged,
)


@pytest.fixture
def full(ledger: Ledger) -> Ledger:
    base = ledger.conclude("base")
    ledger.conclude("top", depends_on=[base], refs=[{"curie": "p:A"}])
    ledger.define("p:A", kind_of=[{"curie": "p:B"}])
    ledger.trust(base)
    ledger.read()
    return ledger


def database(ledger: Ledger) -> Path:
    return Path(ledger.store.path)


def foreign(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE meta(key TEXT, value TEXT)")
    other.commit()
    other.close()


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def zeroed(path: Path, table: str = "entity") -> None:
    """Damage one table alone: opening the file goes well."""
    connection = sqlite3.connect(path)
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    (page,) = connection.execute(
        "SELECT rootpage FROM sqlite_master WHERE name=?", (table,)
    ).fetchone()
    connection.close()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(data)


DAMAGES: list[Any] = [
    lambda path: path.write_bytes(b""),
    lambda path: path.write_bytes(b"garbage" * 4000),
    lambda path: path.write_bytes(b"SQLite format 3\x00" + b"\xff" * 9000),
    truncated,
    foreign,
    lambda path: path.mkdir(),
    lambda _path: None,
]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("writes", [True, False])
def test_any_damage_is_mended(full: Ledger, damage: Any, *, writes: bool) -> None:
    before = full.state()
    full.store.close()
    path = database(full)
    if damage is truncated:
        damage(path)
    else:
        path.unlink()
        damage(path)
    if path.is_dir():
        # A folder in the file's place is nothing that we made: reading answers from memory.
        assert full.again().state() == before
        return
    if writes:
        full.again().conclude("more")
        assert full.again().read().counts()["claim"]["unverified"] == 2
    else:
        assert full.again().state() == before
    assert full.again().state() == full.fresh_state()


def test_zeroed_pages_are_mended(full: Ledger) -> None:
    before = full.state()
    full.store.close()
    zeroed(database(full))
    again = full.again()
    assert again.store.healthy() is False
    again.store.rebuild()
    assert again.state() == before
    assert again.store.healthy() is True


def test_damage_that_shows_while_reading_is_mended(full: Ledger) -> None:
    before = full.state()
    full.store.close()
    zeroed(database(full))
    store = full.again().store
    with pytest.raises(sqlite3.DatabaseError) as caught:
        state(store.read().sql)
    assert store.mend(caught.value) is True
    assert state(store.read().sql) == before
    assert store.mend(caught.value) is False, "what is sound stays"
    assert store.mend(ValueError()) is False
    held = (os.path.realpath(link) for link in Path("/proc/self/fd").iterdir())
    assert [path for path in held if path.startswith(f"{store.path} ")] == [], "none is deleted"


@pytest.mark.parametrize("writes", [True, False])
def test_damage_that_shows_while_catching_up_is_mended(full: Ledger, *, writes: bool) -> None:
    full.store.close()
    zeroed(database(full), "segment")
    path = full.segments[0].with_name("z.jsonl")
    path.write_bytes(line(START, ("concluded", "claim:" + ulid_of(7), concluded("new"))) + b"\n")
    again = full.again()
    if writes:
        again.conclude("more")
    assert again.read().counts()["claim"]["unverified"] == 2 + writes
    assert again.read().sql.execute("PRAGMA database_list").fetchone()[2] == again.store.path
    assert again.state() == again.fresh_state()


def test_it_may_be_deleted_at_any_moment(full: Ledger) -> None:
    cache = full.root / ".dont" / "cache"
    for number in range(5):
        before = full.state()
        shutil.rmtree(cache)
        assert full.state() == before
        for path in cache.glob("ledger.db*"):
            path.unlink()
        full.conclude(f"more {number}")
        assert full.state() == full.fresh_state()


def test_it_may_be_deleted_inside_a_transaction(full: Ledger) -> None:
    with full.store.writer(ANN, "conclude") as writer:
        writer.emit("concluded", writer.new_id("claim"), concluded("inside"))
        for path in (full.root / ".dont" / "cache").glob("ledger.db*"):
            path.unlink()
    assert full.read().counts()["claim"]["unverified"] == 2
    assert full.state() == full.fresh_state()


def test_only_the_log_files_may_be_deleted(full: Ledger) -> None:
    before = full.state()
    for suffix in ("-wal", "-shm"):
        Path(full.store.path + suffix).unlink(missing_ok=True)
        assert full.again().state() == before


def test_an_older_format_is_rebuilt(full: Ledger) -> None:
    before = full.state()
    connection = sqlite3.connect(database(full))
    connection.execute("UPDATE meta SET value='0' WHERE key='format'")
    connection.commit()
    connection.close()
    full.store.close()
    assert full.again().state() == before


def test_another_process_may_replace_it_while_it_is_open(full: Ledger) -> None:
    """Proves: letting go of the old file takes nothing away from the new one."""
    full.read()
    other = full.again()
    other.store.rebuild()
    other.conclude("more")
    beside = Path(full.store.path + "-wal")
    number = beside.stat().st_ino
    assert full.state() == full.fresh_state()
    assert beside.stat().st_ino == number
    assert full.again().read().counts()["claim"]["unverified"] == 2


def test_nothing_of_a_database_is_left_beside_the_next_one(tmp_path: Path) -> None:
    place = str(tmp_path / "x.db")
    for name in (place, f"{place}-wal", f"{place}-shm", f"{place}-journal"):
        Path(name).write_bytes(b"garbage")
    remove(place)
    assert list(tmp_path.iterdir()) == []
    remove(place)


@pytest.mark.parametrize("damage", [DAMAGES[1], foreign])
def test_what_is_of_no_use_is_let_go_at_once(full: Ledger, damage: Any) -> None:
    full.store.close()
    path = database(full)
    path.unlink()
    damage(path)
    held = len(list(Path("/proc/self/fd").iterdir()))
    with pytest.raises(Unusable) as caught:
        connect(str(path), 0)
    # Also while the reason is still at hand.
    assert len(list(Path("/proc/self/fd").iterdir())) == held
    assert caught.value.args == ()


def test_the_number_of_any_file_fits_the_header(monkeypatch: pytest.MonkeyPatch) -> None:
    for number in (1, 2**31 - 3, 2**31 - 2, 2**31 - 1, 2**63):
        monkeypatch.setattr(projection, "identity", lambda _path, seen=number: (1, seen))
        assert 0 < projection._made_here("x") < 2**31
    monkeypatch.setattr(projection, "identity", lambda _path: None)
    assert projection._made_here("x") == 0


def test_rebuild_changes_nothing(full: Ledger) -> None:
    before = full.state()
    full.store.rebuild()
    assert full.state() == before


def test_a_crash_between_log_and_projection_is_healed(full: Ledger) -> None:
    before = len(full.lines())

    class Stop(Exception):  # noqa: N818 — only stops
        pass

    class Stopping(type(full.store.files)):  # type: ignore[misc]  # the class of the real files
        @override
        def reached(self, point: str) -> None:
            if point == "appended":
                raise Stop

    other = full.again(files=Stopping())
    with pytest.raises(Stop):
        other.conclude("acknowledged by nobody, durable all the same")
    other.store.close()
    assert len(full.lines()) == before + 1
    assert full.read().counts()["claim"]["unverified"] == 2
    assert full.state() == full.fresh_state()


@pytest.mark.parametrize("cache", ["kept", "gone", "stale"])
def test_a_read_only_folder_is_read_in_memory(public: Path, cache: str) -> None:
    ledger = Ledger(public)
    ledger.conclude("one")
    kept, stale = public / ".dont" / "cache", public / "stale"
    shutil.copytree(kept, stale)
    ledger.conclude("two")
    ledger.store.close()
    if cache != "kept":
        shutil.rmtree(kept)
    if cache == "stale":
        shutil.copytree(stale, kept)
    for path in [public, *public.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    with unprivileged():
        store = ledger.again(busy_timeout_ms=100).store
        for _ in range(2):
            found = {record["statement"] for record in store.read().entities("claim")}
            assert found == {"one", "two"}
        assert (store.read().assessed("stale"), store.verify(), store.as_of(1).tx) == ([], [], 0)
        assert store.config["project"]["name"] == public.name
        # What stands there is not to be opened here, and nothing is wrong with it.
        # A copied one is known by its number in the file system, which may be the old one again.
        assert cache == "stale" or store.healthy() is (cache == "kept")
        with pytest.raises(SubstrateError) as caught, store.writer(ANN, "conclude"):
            pass
        assert (caught.value.code, caught.value.data["problem"]) == (
            "store-unwritable",
            "permission denied",
        )
        store.close()


def test_a_log_that_cannot_be_listed_is_corrupt(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "p")
    (tmp_path / "p" / ".dont" / "ledger").write_text("a file", encoding="utf-8")
    with pytest.raises(SubstrateError) as caught:
        ledger.read()
    assert caught.value.code == "log-corrupt"


def test_a_projection_in_memory_is_closed_with_its_store(tmp_path: Path) -> None:
    store = Store(Project(str(tmp_path), str(tmp_path)), clock=Ticking(), log=MemoryLog())
    reader = store.read()
    store.close_files()
    assert reader.counts()["claim"]["unverified"] == 0
    store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        reader.counts()
    assert store.read().counts()["claim"]["unverified"] == 0

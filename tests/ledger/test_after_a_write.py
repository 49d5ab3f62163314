"""What a write leaves behind: a projection in step, a chain of lines, lost lines that are named."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from typing_extensions import override

from dont.core.errors import SubstrateError
from dont.core.ids import ulid
from dont.ledger.catchup import known_sources, read_state
from dont.ledger.lines import digest
from dont.ledger.memory import MemoryLog
from dont.ledger.own import own_path
from dont.ledger.paths import Project
from dont.ledger.schema import GROWING_INDEXES, OTHER_INDEXES, names
from dont.ledger.store import Store
from tests.ledger.helpers import ANN, START, Ledger, Ticking, concluded, git, line, ulid_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from dont.ledger.log import Change

CLAIM = f"claim:{ulid_of(1)}"


def test_the_projection_is_in_step_so_that_the_next_reader_reads_nothing(ledger: Ledger) -> None:
    for number in range(2):
        ledger.conclude(f"s {number}")
        state = read_state(ledger.read().sql)
        (path,) = ledger.segments
        seen = path.stat()
        source = f"{path.parent.name}/{path.name}"
        stamp = [seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns]
        assert state["token"]["open"] == {"source": source, "stamp": stamp}
        last = ledger.lines()[-1]
        assert state["last"] == [START + 1000 * (number + 1), digest(last)]
        assert state["seen_tx"] == START + 1000 * (number + 1)
        memory = state["memory"]
        assert (memory["source"], memory["hash"], memory["count"]) == (
            source,
            digest(last),
            number + 1,
        )
        assert memory["length"] == len(last) + 1


def test_a_transaction_that_looked_at_itself_leaves_the_projection_in_step(ledger: Ledger) -> None:
    ledger.read()
    with ledger.store.writer(ANN, "conclude") as writer:
        writer.emit("concluded", CLAIM, concluded("one"))
        assert len(writer.events(CLAIM)) == 1
    with closing(sqlite3.connect(ledger.store.path)) as other:
        found = other.execute("SELECT hash FROM line").fetchall()
    assert found == [(digest(raw),) for raw in ledger.lines()]


def test_an_empty_log_has_no_last_line(ledger: Ledger) -> None:
    state = read_state(ledger.read().sql)
    assert (state["last"], state["seen_tx"]) == ([0, None], 0)
    assert ledger.read().tx == 0


def test_each_line_names_the_one_before(ledger: Ledger) -> None:
    for number in range(3):
        ledger.conclude(f"s {number}")
    first, second, third = ledger.lines()
    assert json.loads(first)["prev"] is None
    assert json.loads(second)["prev"] == digest(first)
    assert json.loads(third)["prev"] == digest(second)
    assert ledger.store.verify() == []


def test_a_line_says_who_when_and_by_which_verb(ledger: Ledger) -> None:
    with ledger.store.writer("llm:x", "ground") as writer:
        empty = writer.has_events
        claim = writer.new_id("claim")
        event = writer.emit("concluded", claim, concluded("one"))
        assert (empty, writer.has_events) == (False, True)
        assert [one["id"] for one in writer.events(claim)] == [event]
        assert writer.at == "2026-09-21T14:13:20.001000Z"
    assert writer.wrote
    (raw,) = ledger.lines()
    found = json.loads(raw)
    assert {key: found[key] for key in ("v", "tx", "at", "author", "command")} == {
        "v": 1,
        "tx": START + 1000,
        "at": "2026-09-21T14:13:20.001000Z",
        "author": "llm:x",
        "command": "ground",
    }
    assert found["events"] == [
        {"id": event, "event_kind": "concluded", "entity_id": claim, "data": concluded("one")}
    ]
    ids = [claim, event, found["id"]]
    assert sorted(one.partition(":")[2] for one in ids) == [
        found["id"][3:],
        claim[6:],
        event[6:],
    ]


def interrupted(ledger: Ledger) -> None:
    with ledger.store.writer("human:ann", "test") as writer:
        writer.emit("concluded", CLAIM, concluded("one"))
        raise KeyError


def test_nothing_is_written_without_an_event_in_a_trial_or_after_an_exception(
    ledger: Ledger,
) -> None:
    with ledger.store.writer("human:ann", "test") as writer:
        assert writer.new_id("claim")
    assert not writer.wrote
    with ledger.store.writer("human:ann", "test", dry_run=True) as writer:
        writer.emit("concluded", CLAIM, concluded("one"))
        assert writer.status(CLAIM) == "unverified"
    assert not writer.wrote
    with pytest.raises(KeyError):
        interrupted(ledger)
    assert (ledger.lines(), ledger.status(CLAIM)) == ([], None)
    ledger.conclude("one")
    assert len(ledger.lines()) == 1


class Broken(MemoryLog):
    """A log whose reading fails once."""

    fails = True

    @override
    def changes(self, known: dict[str, Any], *, thorough: bool = False) -> Iterator[Change]:
        if known and self.fails:
            raise KeyError
        return super().changes(known, thorough=thorough)


def test_a_log_that_cannot_be_read_leaves_no_open_transaction() -> None:
    log = Broken()
    log.sources = {"a": [line(START, ("concluded", CLAIM, concluded("one")), number=1)]}
    store = Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=log)
    assert store.read().status(CLAIM) == "unverified"
    log.sources["a"].append(line(START + 1, ("trusted", CLAIM, {"reason": "r"}), number=2))
    with pytest.raises(KeyError):
        store.read()
    log.fails = False
    assert store.read().status(CLAIM) == "doubted"


def test_lost_lines_are_named_and_come_back_in_the_order_of_the_log(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    ledger = Ledger(tmp_path)
    for number in range(3):
        ledger.conclude(f"s {number}", author="llm:x")
    raws = ledger.lines()
    (path,) = ledger.segments
    path.write_bytes(raws[1] + b"\n")
    own = own_path(ledger.project)
    assert own is not None
    with open(own, "wb") as file:
        file.write(b"\n".join([*reversed(raws), b""]))
    lost = ledger.again().store.lost_lines()
    assert lost == [
        {
            "line_id": json.loads(raw)["id"],
            "tx": json.loads(raw)["tx"],
            "at": json.loads(raw)["at"],
            "author": "llm:x",
            "command": "conclude",
            "events": 1,
        }
        for raw in (raws[0], raws[2])
    ]
    assert ledger.again().store.restore_lost() == [one["line_id"] for one in lost]
    assert sorted(ledger.lines()) == sorted(raws)
    assert ledger.again().store.lost_lines() == []
    assert ledger.again().store.restore_lost() == []


def test_a_history_that_git_cannot_list_is_said(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    ledger = Ledger(tmp_path)
    ledger.conclude("one")
    # Where nothing is missing, git is not asked.
    assert ledger.again().store.lost_lines() == []
    (path,) = ledger.segments
    path.unlink()
    with pytest.raises(SubstrateError) as caught:
        ledger.again().store.lost_lines()
    assert caught.value.code == "log-corrupt"
    assert caught.value.data == {"problem": "git cannot list its history"}


def test_what_verify_says_of_each_kind_of_damage(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    ledger = Ledger(tmp_path)
    for number in range(3):
        ledger.conclude(f"s {number}")
    first, second, third = ledger.lines()
    (path,) = ledger.segments
    source = f"{path.parent.name}/{path.name}"
    changed = third.replace(b'"s 2"', b'"other"')
    path.write_bytes(first + b"\n" + b"garbage\n" + changed + b"\n" + second[:20])
    ids = [json.loads(raw)["id"] for raw in (first, second, third)]

    def problem(code: str, detail: str, number: int, line_id: str | None) -> dict[str, Any]:
        return {
            "source": source,
            "number": number,
            "code": code,
            "detail": detail,
            "line_id": line_id,
        }

    assert ledger.again().store.verify() == [
        problem("unreadable-line", "not JSON", 2, None),
        problem("torn-line", "20 bytes without an end of line", 4, None),
        problem("missing-prev", "the line before it is not here", 0, ids[2]),
        problem("changed-line", "this copy wrote it differently", 0, ids[2]),
    ]


@pytest.mark.parametrize(("more", "segments"), [(0, 2), (1, 1)])
def test_a_segment_that_is_large_enough_is_closed(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch, more: int, segments: int
) -> None:
    ledger.conclude("one")
    (path,) = ledger.segments
    monkeypatch.setattr("dont.ledger.segments.LARGEST_SEGMENT", path.stat().st_size + more)
    ledger.conclude("two")
    assert len(ledger.segments) == segments
    assert ledger.store.verify() == []


def test_a_projection_has_the_indexes_of_the_schema_and_no_others(ledger: Ledger) -> None:
    def indexes() -> set[str]:
        query = "SELECT name FROM sqlite_master WHERE type='index' AND sql IS NOT NULL"
        return {row[0] for row in ledger.read().sql.execute(query)}

    ledger.conclude("one")
    expected = {*names(GROWING_INDEXES), *names(OTHER_INDEXES)}
    assert indexes() == expected
    ledger.store.rebuild()
    assert indexes() == expected
    # A line leaves: what that needs is made and taken away again.
    (path,) = ledger.segments
    path.write_bytes(path.read_bytes().replace(b'"one"', b'"two"'))
    assert ledger.again().read().counts()["claim"]["unverified"] == 1
    assert indexes() == expected


def test_a_projection_that_does_not_know_what_it_shows_is_brought_up_to_date(
    ledger: Ledger,
) -> None:
    claim = ledger.conclude("one")
    ledger.read().sql.execute("DELETE FROM whole WHERE name='state'")
    ledger.read().sql.commit()
    (path,) = ledger.segments
    other = line(START, ("concluded", CLAIM, concluded("two")))
    path.with_name("z.jsonl").write_bytes(other + b"\n")
    reader = ledger.again().read()
    assert (reader.status(claim), reader.status(CLAIM)) == ("unverified", "unverified")
    assert ledger.again().state() == ledger.fresh_state()


def test_a_writer_sees_what_others_wrote_since(ledger: Ledger) -> None:
    other = ledger.again()
    first = ledger.conclude("one")
    second = other.conclude("two")
    with ledger.store.writer("human:ann", "test") as writer:
        assert (writer.status(first), writer.status(second)) == ("unverified", "unverified")
        writer.emit("trusted", second, {"reason": "r"})
    with other.store.writer("human:ann", "test") as writer:
        assert writer.status(second) == "doubted"


def test_a_write_leaves_what_a_reader_needs_to_read_nothing(ledger: Ledger) -> None:
    """Proves: looked at in the file itself, before any reader could mend it."""
    for number in range(2):
        ledger.conclude(f"s {number}")
        connection = sqlite3.connect(ledger.store.path)
        state = read_state(connection)
        known = known_sources(connection)
        connection.close()
        (path,) = ledger.segments
        seen = path.stat()
        source = f"{path.parent.name}/{path.name}"
        stamp = [seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns]
        last = ledger.lines()[-1]
        assert state["token"]["open"] == {"source": source, "stamp": stamp}
        assert state["grown"] == {
            source: [*stamp, seen.st_size, len(last) + 1, digest(last), number + 1]
        }
        assert known == state["grown"]


def test_a_segment_that_grows_no_more_is_kept_with_the_others(ledger: Ledger) -> None:
    """Proves: neither it nor the new one is read again when a third one comes."""
    ledger.conclude("one")
    (first,) = ledger.segments
    os.utime(first)
    ledger.conclude("two")
    ledger.read()
    ledger.conclude("three")
    known = known_sources(ledger.read().sql)
    assert sorted(known) == [f"{path.parent.name}/{path.name}" for path in ledger.segments]
    assert [state[8] for _, state in sorted(known.items())] == [1, 2]
    changes = ledger.store.log.changes(known)
    assert list(changes) == []


def test_an_attempt_that_is_undone_leaves_nothing(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    asked = {"request_id": f"spawn:{ulid_of(9)}", "request_kind": "assume"}
    with ledger.store.writer("human:ann", "test") as writer:
        for keep in (False, True):
            attempt = writer.attempt()
            event = writer.emit("trusted", claim, {"reason": f"keep: {keep}"})
            writer.emit("spawn-requested", claim, asked)
            assert writer.status(claim) == "doubted"
            writer.settle(attempt, keep=keep)
            record = writer.entity(claim)
            assert record is not None
            assert (record["status"] == "doubted") is keep
            assert (writer.event(event) is not None) is keep
            assert writer.has_events is keep
    assert ledger.read().entity(claim)["reason"] == "keep: True"
    assert ledger.state() == ledger.fresh_state()


def test_an_event_of_a_later_version_makes_no_entity(ledger: Ledger) -> None:
    with ledger.store.writer("human:ann", "test") as writer:
        claim = writer.new_id("claim")
        assert writer.entity(claim) is None
        writer.emit("from-the-future", claim, {"anything": 1})
        assert writer.entity(claim) is None
    assert ledger.read().entity(claim) is None
    assert ledger.state() == ledger.fresh_state()


def test_a_segment_is_named_by_the_time_of_its_first_line(ledger: Ledger) -> None:
    ledger.conclude("one")
    (path,) = ledger.segments
    assert path.stem[:10] == ulid((START + 1000) // 1000, bytes)[:10]
    assert ledger.store.log.size() == path.stat().st_size


def test_a_projection_that_forgot_the_state_of_its_log_is_caught_up(ledger: Ledger) -> None:
    ledger.conclude("one")
    wanted = ledger.state()
    ledger.read().sql.execute("DELETE FROM whole WHERE name='state'")
    assert ledger.again().state() == wanted
    assert ledger.again().store.verify() == []


def test_a_writer_sees_lines_that_no_reader_has_seen(ledger: Ledger) -> None:
    """Proves: what a pull brought is there under the lock, whoever comes first."""
    ledger.conclude("one")
    ledger.read()
    (path,) = ledger.segments
    pulled = path.with_name(f"{ulid_of(78)}.jsonl")
    pulled.write_bytes(line(START, ("concluded", CLAIM, concluded("pulled"))) + b"\n")
    with ledger.store.writer("human:ann", "test") as writer:
        assert writer.status(CLAIM) == "unverified"

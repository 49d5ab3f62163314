"""Loading a whole log at once gives what reading it line by line gives, for every kind of event.

A catch-up does no more work than what changed in the log asks for.
"""

from __future__ import annotations

import gc
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from dont.generated.enums import EVENT_KIND
from dont.ledger import bulk, catchup, folding, log, streaming
from dont.ledger.feeding import Here
from dont.ledger.fold import fold
from dont.ledger.lines import Line, read_line
from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.projection import in_memory
from dont.ledger.schema import TABLES, insert_many
from dont.ledger.store import Store
from dont.ledger.streaming import Stream
from tests.ledger.helpers import (
    START,
    Ledger,
    Ticking,
    concluded,
    defined,
    dismissed,
    git,
    line,
    state,
    ulid_of,
)

if TYPE_CHECKING:
    from pathlib import Path

ONE, TWO = (f"claim:{ulid_of(n)}" for n in (1, 2))
A, B = (f"term:{ulid_of(n)}" for n in (3, 4))
PROJECT, SPAWN = f"project:{ulid_of(5)}", f"spawn:{ulid_of(6)}"
LATE = {"request_id": SPAWN, "request_kind": "assume", "expires_at": "2026-09-22T00:00:00Z"}
CITED = {
    "source_uri": "repo:a.py#L1-L2",
    "kind": "repo",
    "supports": True,
    "path": "a.py",
    "line_start": 1,
    "line_end": 2**70,
    "fingerprint": "f",
    "size": -1,
}
# Every kind where the table allows it, then all of them where it does not.
ALLOWED: list[tuple[str, str, dict[str, Any]]] = [
    ("project-initialised", PROJECT, {"name": "p", "mode": "strict"}),
    ("mode-changed", PROJECT, {"mode": "permissive"}),
    ("concluded", ONE, concluded("one", atoms=["x", "y"], depends_on=[TWO, A], confidence=0.5)),
    ("defined", A, defined("p:A", label="a pair (x, y) where x is", related_to=[{"curie": "p:B"}])),
    ("concluded", TWO, concluded("ONE  ", refs=[{"curie": "p:A"}, {"curie": "https://x.org/y"}])),
    ("defined", B, defined("p:B", attributes=[{"name": "n", "ref": {"curie": "p:A"}}])),
    ("hypothesized", ONE, {"text": "a rival\u2028\x07"}),
    ("assessed", ONE, {"idx": 0, "supporting": ["u:1", "u:1"], "refuting": []}),
    ("trusted", ONE, {"reason": "no", "atom": 1}),
    ("dismissed", ONE, dismissed("https://a.example.org/1", "https://b.example.org/2", atoms=[0])),
    ("dismissed", ONE, {"evidence": [CITED], "atoms": [1], "note": None}),
    ("spawn-requested", TWO, LATE),
    ("spawn-expired", TWO, {"request_id": SPAWN}),
    ("spawn-resolved", TWO, {"request_id": SPAWN, "by": "event:x"}),
    ("evidence-checked", ONE, {"references": []}),
    ("locked", ONE, {}),
    ("ignored", TWO, {"reason": "said twice"}),
    ("reopened", TWO, {}),
    ("defined", B, defined("p:B", definition="another thing")),
    ("ignored", A, {"reason": "gone"}),
    ("from-the-future", B, {"anything": [1]}),
]
FORBIDDEN = [(kind, entity, data) for kind, _, data in ALLOWED[2:] for entity in (ONE, A)]


def every_line() -> list[bytes]:
    """One event a line, but the forbidden ones, which share one."""
    alone = [line(START + n, event, number=n) for n, event in enumerate(ALLOWED, 10)]
    return [*alone, line(START + 100, *FORBIDDEN, number=100)]


def store_of(**sources: list[bytes]) -> tuple[Store, MemoryLog]:
    kept = MemoryLog()
    kept.sources = sources
    return Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=kept), kept


def line_by_line(lines: list[bytes]) -> dict[str, list[Any]]:
    store, kept = store_of(a=lines[:1])
    store.read()
    for raw in lines[1:]:
        kept.sources["a"] = [*kept.sources["a"], raw]
        store.read()
    return state(store.read().sql)


def test_every_kind_of_event_is_here() -> None:
    assert {kind for kind, _, _ in ALLOWED} - {"from-the-future"} == set(EVENT_KIND)
    conflicts = state(store_of(a=every_line()[:-1])[0].read().sql)["conflict"]
    assert "forbidden-event" not in {row[0] for row in conflicts}


def test_a_log_loaded_at_once_is_what_its_lines_give_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Proves: order of arrival, spreading over sources and memory at hand change no row."""
    lines = every_line()
    wanted = line_by_line(lines)
    assert len(wanted["conflict"]) > len(FORBIDDEN) // 2
    assert wanted["spawn"]
    assert line_by_line(lines[::-1]) == wanted
    for sources in (
        {"a": lines},
        {"a": lines[::-1]},
        {"a": lines[::2], "b": [*lines[1::2], *lines[::3]]},
    ):
        assert state(store_of(**sources)[0].read().sql) == wanted
        with monkeypatch.context() as patched:
            patched.setattr(streaming, "_MOST", 2)
            assert state(store_of(**sources)[0].read().sql) == wanted
            # In bundles so small that there is one at every turn.
            for module in (bulk, folding):
                patched.setattr(module, "_BATCH", 2)
            assert state(store_of(**sources)[0].read().sql) == wanted


def test_lines_spelt_otherwise_give_the_same_entities() -> None:
    """Proves: white space and the order of keys, as another tool may write them, change nothing."""
    lines = every_line()
    spaced = [raw.replace(b'{"v":1,', b'{ "v": 1, ') for raw in lines]
    one, other = (state(store_of(a=many)[0].read().sql) for many in (lines, spaced))
    for table in set(one) - {"line"}:
        assert one[table] == other[table]


def test_records_in_memory_are_few_and_the_rest_is_folded_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Proves: the bound holds while lines go by, and one late event hides no other of its line."""
    monkeypatch.setattr(streaming, "_MOST", 2)
    claims = [f"claim:{ulid_of(n)}" for n in range(10, 20)]
    stream = Stream(Here(projection()))
    held = []
    for number, claim in enumerate(claims):
        stream.take(parsed(line(START + number, ("concluded", claim, concluded(claim)))))
        held.append(len(stream._records))
    assert max(held) <= 3
    doubt = {"reason": "no"}
    lines = [
        *(line(START + n, ("concluded", c, concluded(c)), number=n) for n, c in enumerate(claims)),
        line(
            START + 50,
            ("mode-changed", "project:" + ulid_of(1), {"mode": "strict"}),
            ("trusted", claims[0], doubt),
            ("concluded", ONE, concluded("one")),
            ("trusted", claims[1], doubt),
            ("trusted", ONE, doubt),
            number=50,
        ),
    ]
    assert state(store_of(a=lines)[0].read().sql) == line_by_line(lines)


def projection() -> sqlite3.Connection:
    connection = in_memory()
    connection.executescript(TABLES)
    return connection


def parsed(raw: bytes) -> Line:
    found = read_line(raw)
    assert isinstance(found, Line)
    return found


@pytest.mark.parametrize("on", [True, False])
def test_nothing_is_collected_during_a_load_and_all_is_as_it_was_afterwards(
    monkeypatch: pytest.MonkeyPatch, *, on: bool
) -> None:
    seen = []

    def reading(raw: bytes) -> Any:
        seen.append(gc.isenabled())
        return read_line(raw)

    monkeypatch.setattr(log, "read_line", reading)
    before = gc.isenabled()
    try:
        (gc.enable if on else gc.disable)()
        store_of(a=every_line())[0].read()
        assert (set(seen), gc.isenabled()) == ({False}, on)
    finally:
        (gc.enable if before else gc.disable)()


@pytest.mark.parametrize("end", [2**63 - 1, 2**63])
def test_a_line_number_that_sqlite_cannot_hold_is_left_out_of_its_column(end: int) -> None:
    cited = {**CITED, "line_start": end, "line_end": end}
    events = [
        ("concluded", ONE, concluded("one")),
        ("dismissed", ONE, {"evidence": [cited], "atoms": []}),
    ]
    reader = store_of(a=[line(START, *events)])[0].read()
    held = end if end < 2**63 else None
    query = "SELECT line_start, line_end FROM evidence"
    assert reader.sql.execute(query).fetchall() == [(held, held)]
    record = reader.entity(ONE)
    assert record is not None
    assert record["evidence"][0]["line_end"] == end


@pytest.mark.parametrize("width", [3, 14])
@pytest.mark.parametrize("count", [0, 1, 7, 5000])
def test_rows_go_in_whole_and_in_order(width: int, count: int) -> None:
    """Proves: an SQLite that takes 999 values leaves no row out and puts none in twice."""
    connection = in_memory()
    connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 999)
    columns = ",".join(f"c{n}" for n in range(width))
    connection.execute(f"CREATE TABLE t({columns})")
    rows = [(n, *[f"row {n}"] * (width - 1)) for n in range(count)]
    insert_many(connection, f"t({columns})", rows)
    assert connection.execute("SELECT * FROM t ORDER BY rowid").fetchall() == rows


class Work:
    """Counts lines that are parsed and entities that are folded, by the real functions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parsed = 0
        self.folded: list[str] = []

        def reading(raw: bytes) -> Any:
            self.parsed += 1
            return read_line(raw)

        def folding(entity_id: str, *rest: Any) -> Any:
            self.folded.append(entity_id)
            return fold(entity_id, *rest)

        def loading(*_: Any) -> None:
            pytest.fail("everything is loaded anew")

        monkeypatch.setattr(log, "read_line", reading)
        monkeypatch.setattr(catchup, "fold", folding)
        monkeypatch.setattr(bulk, "rebuild_rows", loading)

    def of(self, ledger: Ledger) -> tuple[int, list[str]]:
        self.parsed, self.folded = 0, []
        ledger.read()
        return self.parsed, sorted(self.folded)


@pytest.fixture
def clones(tmp_path: Path) -> tuple[Ledger, Ledger]:
    """Two copies of a repository with forty claims in common, each up to date."""
    first, second = tmp_path / "first", tmp_path / "second"
    git(tmp_path, "init", "-q", "-b", "main", str(first))
    here = Ledger(first)
    base = [here.conclude(f"base {n}") for n in range(40)]
    for claim, on in pairwise(base):
        here.conclude(f"on {claim}", depends_on=[on])
    commit(here)
    git(tmp_path, "clone", "-q", str(first), str(second))
    there = Ledger(second, clock=here.clock)
    there.read()
    return here, there


def commit(ledger: Ledger) -> None:
    git(ledger.root, "add", "-A")
    git(ledger.root, "commit", "-q", "-m", "work")


def test_after_a_pull_only_the_new_lines_are_read_and_folded(
    clones: tuple[Ledger, Ledger], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = clones
    claims = [record["id"] for record in here.read().entities("claim")]
    touched = [*claims[:5], *(here.conclude(f"new {n}") for n in range(20))]
    for claim in claims[:5]:
        here.trust(claim)
    commit(here)
    git(there.root, "pull", "-q", "--ff-only")
    work = Work(monkeypatch)
    assert work.of(there) == (25, sorted(touched))
    assert work.of(there) == (0, [])
    monkeypatch.undo()
    assert there.state() == there.fresh_state() == here.state()


def test_a_checkout_folds_only_what_its_lines_name(
    clones: tuple[Ledger, Ledger], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = clones
    git(here.root, "branch", "before")
    old = next(here.read().entities("claim"))["id"]
    new = here.conclude("only here", depends_on=[old])
    here.trust(old)
    commit(here)
    here.read()
    work = Work(monkeypatch)
    git(here.root, "checkout", "-q", "before")
    assert work.of(here) == (0, sorted([old, new]))
    git(here.root, "checkout", "-q", "main")
    assert work.of(here) == (2, sorted([old, new]))
    monkeypatch.undo()
    assert here.state() == here.fresh_state()


def test_processors_are_counted_that_this_process_may_use() -> None:
    assert bulk._processors() == len(os.sched_getaffinity(0))


def test_a_projection_in_memory_answers_other_threads() -> None:
    store, _ = store_of(a=every_line())
    wanted = state(store.read().sql)
    with ThreadPoolExecutor(1) as other:
        assert other.submit(lambda: state(store.read().sql)).result() == wanted


def test_a_line_that_comes_a_second_time_is_kept_as_a_copy_and_folds_nothing(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim = ledger.conclude("one")
    ledger.read()
    (first,) = ledger.segments
    copy = first.with_name(f"{ulid_of(77)}.jsonl")
    copy.write_bytes(first.read_bytes())
    work = Work(monkeypatch)
    assert work.of(ledger) == (1, [])
    assert copies(ledger) == [(f"{copy.parent.name}/{copy.name}",)]
    # The first one leaves: the copy takes its place, and is no copy any more.
    first.unlink()
    assert work.of(ledger) == (0, [])
    assert copies(ledger) == []
    copy.unlink()
    assert work.of(ledger) == (0, [claim])
    monkeypatch.undo()
    assert ledger.status(claim) is None


def copies(ledger: Ledger) -> list[tuple[str]]:
    found: list[tuple[str]] = ledger.read().sql.execute("SELECT segment FROM copy").fetchall()
    return found


@pytest.mark.parametrize("name", ["line_start", "line_end", "size"])
def test_a_number_of_evidence_that_is_none_is_left_out(name: str) -> None:
    cited = {**CITED, name: "1"}
    events = [
        ("concluded", ONE, concluded("one")),
        ("dismissed", ONE, {"evidence": [cited], "atoms": []}),
    ]
    record = store_of(a=[line(START, *events)])[0].read().entity(ONE)
    assert record is not None
    assert name not in record["evidence"][0]

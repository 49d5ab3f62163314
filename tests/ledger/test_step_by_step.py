"""After every step of a writer the projection is what a rebuild from the log gives.

Each step changes one thing that others share: a reference that resolves late, the term that wins a
CURIE, the status of what others rest on, a statement said twice. The last state is written out.
"""

from __future__ import annotations

from typing import Any

from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.store import Store
from tests.ledger.helpers import (
    START,
    Ledger,
    Ticking,
    concluded,
    defined,
    dismissed,
    line,
    state,
    ulid_of,
)

ONE, TWO, THREE, FOUR = (f"claim:{ulid_of(n)}" for n in (1, 2, 3, 4))
A, B, C, TWIN = (f"term:{ulid_of(n)}" for n in (5, 6, 7, 8))
SPAWN = f"spawn:{ulid_of(9)}"
PIN = {"iri": "urn:pinned", "label": "pinned", "source": "s", "release": None}
STEPS: list[tuple[str, str, dict[str, Any]]] = [
    ("concluded", ONE, concluded("one", depends_on=[TWO, TWO, B], refs=[{"curie": "p:A"}])),
    ("defined", A, defined("p:A", label="a thing (x) where it is")),
    # The term is there before the reference to it.
    ("concluded", TWO, concluded("two", refs=[{"curie": "p:A"}, {"curie": "q:X", "pin": PIN}])),
    ("defined", B, defined("p:B", kind_of=[{"curie": "p:A"}], related_to=[{"curie": "p:C"}])),
    ("trusted", A, {"reason": "no"}),
    ("trusted", TWO, {"reason": "no"}),
    ("defined", TWIN, defined("p:A")),
    ("ignored", A, {"reason": "coined twice"}),
    ("reopened", A, {}),
    ("ignored", A, {"reason": "coined twice"}),
    ("defined", C, defined("p:C", attributes=[{"name": "n", "ref": {"curie": "p:A"}}])),
    ("defined", B, defined("p:B", related_to=[{"curie": "p:C", "entity_id": C}])),
    ("dismissed", TWO, dismissed("https://a.example.org/1", "https://a.example.org/2")),
    ("concluded", THREE, concluded("ONE  ", atoms=["x", "y"])),
    ("ignored", ONE, {"reason": "said twice"}),
    ("reopened", ONE, {}),
    ("hypothesized", THREE, {"text": "a rival"}),
    ("assessed", THREE, {"idx": 0, "supporting": [], "refuting": ["u:1"]}),
    ("dismissed", THREE, dismissed("doi:10.1000/1", atoms=[0])),
    ("ignored", C, {"reason": "gone"}),
    ("concluded", FOUR, concluded("four", depends_on=[THREE, C], confidence=0.5)),
    (
        "spawn-requested",
        THREE,
        {
            "request_id": SPAWN,
            "request_kind": "assume",
            "entity_id": THREE,
            "expires_at": "2026-09-22T00:00:00Z",
        },
    ),
    ("spawn-resolved", THREE, {"request_id": SPAWN, "by": "event:x"}),
]


def test_each_step_leaves_what_a_rebuild_gives(ledger: Ledger) -> None:
    for kind, entity, data in STEPS:
        ledger.emit((kind, entity, data))
        assert ledger.state() == ledger.fresh_state(), f"{kind} {entity}"


def test_each_step_read_from_the_log_leaves_what_a_rebuild_gives() -> None:
    log = MemoryLog()
    log.sources = {"a": []}
    store = Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=log)
    for number, step in enumerate(STEPS, 1):
        log.sources["a"].append(line(START + number, step, number=number))
        fresh = MemoryLog()
        fresh.sources = dict(log.sources)
        other = Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=fresh)
        assert state(store.read().sql) == state(other.read().sql), step[:2]
    for number in range(len(STEPS), 0, -1):
        # And the other way: lines leave, the last one first.
        log.sources["a"] = log.sources["a"][: number - 1]
        fresh = MemoryLog()
        fresh.sources = dict(log.sources)
        other = Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=fresh)
        assert state(store.read().sql) == state(other.read().sql), number


def memory_store(sources: dict[str, list[bytes]]) -> tuple[Store, MemoryLog]:
    log = MemoryLog()
    log.sources = sources
    return Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=log), log


def test_a_line_that_arrives_late_and_comes_first_changes_what_others_share() -> None:
    lines = [
        line(START + 10, ("concluded", ONE, concluded("x")), number=1),
        line(START + 11, ("concluded", TWO, concluded("x", depends_on=[A])), number=2),
        line(START + 12, ("defined", A, defined("p:A")), number=3),
    ]
    late = [
        line(START + 1, ("concluded", ONE, concluded("y")), number=4),
        line(START + 2, ("defined", A, defined("p:B")), number=5),
    ]
    store, log = memory_store({"a": lines})
    assert [one["key"] for one in store.read().conflicts()] == ["x"]
    log.sources["b"] = late
    reader = store.read()
    assert reader.by_curie("p:B") == A
    assert [one["kind"] for one in reader.conflicts()] == ["forbidden-event"]
    other, _ = memory_store(dict(log.sources))
    assert state(reader.sql) == state(other.read().sql)


def test_a_line_in_two_places_stays_until_it_has_left_both() -> None:
    one = line(START + 1, ("concluded", ONE, concluded("x")), number=1)
    two = line(START + 2, ("trusted", ONE, {"reason": "r"}), number=2)
    store, log = memory_store({"a": [one, two], "b": [one], "c": [one, two]})
    assert store.read().status(ONE) == "doubted"
    for name, status in (("a", "doubted"), ("c", "unverified"), ("b", None)):
        del log.sources[name]
        reader = store.read()
        assert reader.status(ONE) == status
        other, _ = memory_store(dict(log.sources))
        assert state(reader.sql) == state(other.read().sql)
    log.sources["d"] = [one]
    assert store.read().status(ONE) == "unverified"
    # From one place to another at once: it neither leaves nor comes twice.
    log.sources = {"e": [one, two]}
    assert store.read().status(ONE) == "doubted"
    assert len(store.read().events(ONE)) == 2


def test_many_lines_at_once_leave_what_a_rebuild_gives() -> None:
    lines = [line(START + n, step, number=n) for n, step in enumerate(STEPS, 1)]
    store, log = memory_store({"a": lines[:1]})
    assert store.read().status(ONE) == "unverified"
    log.sources["b"] = lines[1:]
    other, _ = memory_store({"a": lines})
    assert state(store.read().sql) == state(other.read().sql)


def rows(ledger: Ledger, query: str) -> list[tuple[Any, ...]]:
    return sorted(ledger.read().sql.execute(query).fetchall(), key=repr)


def test_the_last_state(ledger: Ledger) -> None:
    for step in STEPS:
        ledger.emit(step)
    names = {ONE: "ONE", TWO: "TWO", THREE: "THREE", FOUR: "FOUR"}
    names |= {A: "A", B: "B", C: "C", TWIN: "TWIN", SPAWN: "SPAWN"}

    def of(query: str) -> list[tuple[Any, ...]]:
        found = [row for row in rows(ledger, query) if "D0NTSEED" not in repr(row)]
        return sorted((tuple(names.get(one, one) for one in row) for row in found), key=repr)

    assert of("SELECT src, dst, via, weak FROM edge") == [
        ("B", "C", "related_to", "ignored"),
        ("FOUR", "C", "depends_on", "ignored"),
        ("FOUR", "THREE", "depends_on", None),
        ("ONE", "B", "depends_on", None),
        ("ONE", "TWO", "depends_on", None),
    ]
    assert of("SELECT entity_id, role, name, curie, entity_ref, iri, label FROM ref") == [
        ("B", "related_to", None, "p:C", "C", None, None),
        ("C", "attributes", "n", "p:A", "TWIN", None, None),
        ("ONE", "refs", None, "p:A", "TWIN", None, None),
        ("TWO", "refs", None, "p:A", "TWIN", None, None),
        ("TWO", "refs", None, "q:X", None, "urn:pinned", "pinned"),
    ]
    assert of(
        "SELECT id, status, label_head, doc_phrase, curie, seed FROM entity WHERE NOT seed"
    ) == [
        ("A", "ignored", "a thing", "a thing called p:A", "p:A", 0),
        ("B", "unverified", None, "a thing called p:B", "p:B", 0),
        ("C", "ignored", None, "a thing called p:C", "p:C", 0),
        ("FOUR", "unverified", None, None, None, 0),
        ("ONE", "unverified", None, None, None, 0),
        ("THREE", "unverified", None, None, None, 0),
        ("TWIN", "unverified", None, "a thing called p:A", "p:A", 0),
        ("TWO", "verified", None, None, None, 0),
    ]
    assert of("SELECT entity_id, idx, text, status FROM atom") == [
        ("THREE", 0, "x", "verified"),
        ("THREE", 1, "y", "unverified"),
    ]
    assert of("SELECT * FROM hypothesis") == [("THREE", 0, "a rival", 1)]
    assert of("SELECT entity_id, n, uri, kind, supports, source, again FROM evidence") == [
        ("THREE", 0, "doi:10.1000/1", "web", 1, "doi:10.1000/1", 0),
        ("TWO", 0, "https://a.example.org/1", "web", 1, "domain:example.org", 0),
        ("TWO", 1, "https://a.example.org/2", "web", 1, "domain:example.org", 1),
    ]
    assert of("SELECT kind, key, entity_id FROM conflict") == [("statement-twice", "one", "ONE")]
    assert of("SELECT * FROM whole WHERE name<>'state' AND value") == [
        ("claim/unverified", 3),
        ("claim/verified", 1),
        ("term/ignored", 2),
        ("term/unverified", 2),
    ]
    assert of(
        "SELECT request_id, request_kind, entity_id, state, resolved_by, author FROM spawn"
    ) == [("SPAWN", "assume", "THREE", "resolved", "event:x", "human:ann")]

"""What a reader answers about a small ledger, whole and in order."""

from __future__ import annotations

from typing import Any

from tests.ledger.helpers import ANN, START, Ledger, concluded, defined, ulid_of

ONE, TWO, THREE = (f"claim:{ulid_of(n)}" for n in (1, 2, 3))
TERM, TWIN = (f"term:{ulid_of(n)}" for n in (4, 5))
FIRST, SECOND = (f"spawn:{ulid_of(n)}" for n in (6, 7))
PROJECT = f"project:{ulid_of(8)}"


def lines(path: str, first: int, **more: Any) -> dict[str, Any]:
    return {
        "source_uri": f"repo:{path}",
        "kind": "code",
        "supports": True,
        "path": path,
        "line_start": first,
        "line_end": first + 1,
        "fingerprint": "f",
        **more,
    }


def asked(request: str, **more: Any) -> dict[str, Any]:
    return {"request_id": request, "request_kind": "assume", **more}


def test_evidence_in_files(ledger: Ledger) -> None:
    ledger.emit(("concluded", ONE, concluded("one")), ("concluded", TWO, concluded("two")))
    ledger.emit(("dismissed", TWO, {"evidence": [lines("a.py", 5), lines("b.py", 1)]}))
    ledger.emit(("dismissed", ONE, {"evidence": [lines("a.py", 2, line_end=True)]}))
    reader = ledger.read()
    assert reader.evidence_paths() == ["a.py", "b.py"]
    names = ("entity_id", "n", "line_start", "line_end", "fingerprint", "status")
    assert reader.evidence_on("a.py") == [
        dict(zip(names, row, strict=True))
        for row in ((ONE, 0, 2, None, "f", "verified"), (TWO, 0, 5, 6, "f", "verified"))
    ]
    assert reader.evidence_on("c.py") == []


def test_a_reference_resolves_whichever_came_first(ledger: Ledger) -> None:
    before = ledger.conclude("before", refs=[{"curie": "p:A"}])
    assert [ref["entity_id"] for ref in ledger.read().open_refs()] == [before]
    ledger.define("p:A")
    ledger.conclude("after", refs=[{"curie": "p:A"}])
    assert ledger.read().open_refs() == []
    assert ledger.state() == ledger.fresh_state()


def test_the_history_of_an_entity(ledger: Ledger) -> None:
    ledger.emit(("concluded", ONE, concluded("one")))
    ledger.emit(
        ("trusted", ONE, {"reason": "no", "request_id": FIRST}),
        ("evidence-checked", ONE, {"references": [{"source_uri": "doi:10.1/x"}]}),
        ("trusted", ONE, {"reason": 3, "evidence": ["x"], "request_id": 4}),
    )
    reader = ledger.read()
    first, *others = reader.events(ONE)
    assert first == {
        "id": first["id"],
        "entity_id": ONE,
        "tx": START + 1000,
        "event_kind": "concluded",
        "at": "2026-09-21T14:13:20.001000Z",
        "author": ANN,
        "command": "test",
        "reason": None,
        "evidence_uri": None,
        "spawn_request_id": None,
        "data": concluded("one"),
    }
    keys = ("event_kind", "reason", "evidence_uri", "spawn_request_id")
    assert [tuple(one[key] for key in keys) for one in others] == [
        ("trusted", "no", None, FIRST),
        ("evidence-checked", None, "doi:10.1/x", None),
        ("trusted", None, None, None),
    ]
    assert reader.event(first["id"]) == first
    assert list(reader.events_since(0)) == [first, *others]
    assert list(reader.events_since(START + 1000)) == others
    assert list(reader.events_since(0, "trusted")) == [others[0], others[2]]


def test_requests_for_others(ledger: Ledger) -> None:
    ledger.emit(("concluded", ONE, concluded("one")))
    until = "2026-09-22T00:00:00Z"
    ledger.emit(("spawn-requested", ONE, asked(FIRST, entity_id=ONE, expires_at=until)))
    ledger.emit(("spawn-requested", ONE, asked(SECOND, context={})))
    ledger.emit(("spawn-expired", ONE, {"request_id": SECOND}))
    first, second = ledger.read().spawns()
    assert first == {
        "request_id": FIRST,
        "request_kind": "assume",
        "entity_id": ONE,
        "state": "pending",
        "issued_tx": START + 2000,
        "expires_tx": 1_790_035_200_000_000,
        "resolved_by": None,
        "resolved_tx": None,
        "author": ANN,
        "request": asked(FIRST, entity_id=ONE, expires_at=until),
    }
    assert (second["state"], second["entity_id"]) == ("expired", None)
    assert second["expires_tx"] == second["issued_tx"] == START + 3000
    # An answer counts also when it comes late; the first one counts.
    ledger.emit(("dismissed", ONE, {"evidence": [lines("a.py", 1)], "request_id": SECOND}))
    ledger.emit(("spawn-resolved", ONE, {"request_id": SECOND, "by": "event:x"}))
    ledger.emit(("spawn-resolved", ONE, {"request_id": FIRST, "by": "event:y"}))
    reader = ledger.read()
    answer = next(one for one in reader.events(ONE) if one["event_kind"] == "dismissed")
    found = reader.spawn(SECOND)
    assert found is not None
    assert (found["state"], found["resolved_by"], found["resolved_tx"]) == (
        "resolved",
        answer["id"],
        START + 5000,
    )
    assert [one["resolved_by"] for one in reader.spawns("resolved")] == ["event:y", answer["id"]]
    assert reader.spawns("pending") == []
    assert reader.spawn(f"spawn:{ulid_of(99)}") is None


def test_the_project_is_the_first_and_its_mode_the_last(ledger: Ledger) -> None:
    assert ledger.read().project() is None
    ledger.emit(("mode-changed", PROJECT, {"mode": "strict"}))
    assert ledger.read().project() is None
    ledger.emit(("project-initialised", PROJECT, {"name": "demo", "mode": "permissive"}))
    ledger.emit(("project-initialised", f"project:{ulid_of(9)}", {"name": "other", "mode": "x"}))
    expected = {"id": PROJECT, "name": "demo", "mode": "permissive", "tx": START + 2000}
    assert ledger.read().project() == expected
    ledger.emit(("mode-changed", PROJECT, {"mode": "strict"}))
    ledger.emit(("mode-changed", PROJECT, {"mode": 3}))
    assert ledger.read().project() == {**expected, "mode": "strict"}


def test_who_rests_on_an_entity_and_what_is_open(ledger: Ledger) -> None:
    ledger.emit(
        ("defined", TERM, defined("p:A", related_to=[{"curie": "p:Z"}])),
        ("concluded", TWO, concluded("two", depends_on=[TERM, ONE], refs=[{"curie": "p:Y"}])),
        ("concluded", ONE, concluded("one", depends_on=[TERM])),
    )
    reader = ledger.read()
    assert reader.edges_to(TERM) == [
        {"src": ONE, "via": "depends_on"},
        {"src": TWO, "via": "depends_on"},
    ]
    open_refs = [
        {"entity_id": TWO, "role": "refs", "curie": "p:Y"},
        {"entity_id": TERM, "role": "related_to", "curie": "p:Z"},
    ]
    assert reader.open_refs() == open_refs
    assert reader.open_refs(TERM) == open_refs[1:]
    assert (reader.status(ONE), reader.status(THREE)) == ("unverified", None)
    assert (reader.by_curie("p:A"), reader.by_curie("p:Y")) == (TERM, None)
    assert reader.entity(THREE) is None


def test_what_merged_copies_disagree_on(ledger: Ledger) -> None:
    ledger.emit(
        ("concluded", ONE, concluded("Same  text")),
        ("concluded", TWO, concluded("same text")),
        ("defined", TERM, defined("p:A")),
        ("defined", TWIN, defined("p:A")),
    )
    reader = ledger.read()
    assert reader.conflicts() == [
        {"kind": "curie-coined-twice", "key": "p:A", "entity_id": TERM, "ids": [TERM, TWIN]},
        {"kind": "statement-twice", "key": "same text", "entity_id": ONE, "ids": [ONE, TWO]},
    ]
    ledger.emit(("ignored", TERM, {"reason": "r"}), ("ignored", TWO, {"reason": "r"}))
    reader = ledger.read()
    assert reader.conflicts() == []
    assert reader.by_curie("p:A") == TWIN
    assert [one["id"] for one in reader.entities("term", include_seeds=False)] == [TWIN, TERM]


def test_values_are_kept_beside_the_projection(ledger: Ledger) -> None:
    reader = ledger.read()
    made = iter(range(9))
    assert reader.cache("k", ["s", 1], lambda: next(made)) == 0
    assert reader.cache("k", ("s", 1), lambda: next(made)) == 0
    assert reader.cache("k", ["s", 2], lambda: next(made)) == 1
    assert reader.cache("other", ["s", 2], lambda: next(made)) == 2
    assert reader.meta("cache:k") == {"stamp": ["s", 2], "value": 1}
    assert reader.meta("nothing") is None

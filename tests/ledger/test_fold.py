"""What every event does in every status: the transition table, exhausted."""

from __future__ import annotations

from typing import Any

import pytest

from dont.core.sources import source_key
from dont.generated.tables import statuses
from dont.ledger.fold import Event, fold, step
from tests.ledger.helpers import ANN, concluded, defined, dismissed, ulid_of

CLAIM, TERM = "claim:" + ulid_of(1), "term:" + ulid_of(2)
DATA: dict[str, dict[str, Any]] = {
    "concluded": concluded("one", confidence=0.5, session_id="s", origin="o"),
    "defined": defined("p:A", label="a thing"),
    "trusted": {"reason": "no"},
    "dismissed": dismissed("https://a.example.org/1"),
    "hypothesized": {"text": "a rival"},
    "assessed": {"idx": 0, "supporting": ["u:1"], "refuting": ["u:2"]},
    "locked": {},
    "ignored": {"reason": "gone"},
    "reopened": {},
}
# How each status comes about.
REACHED: dict[str, list[str]] = {
    "absent": [],
    "unverified": ["begin"],
    "doubted": ["begin", "trusted"],
    "verified": ["begin", "dismissed"],
    "locked": ["begin", "dismissed", "locked"],
    "ignored": ["begin", "ignored"],
}


def event(number: int, kind: str, data: dict[str, Any] | None = None) -> Event:
    given = DATA.get(kind, {"request_id": "spawn:x"}) if data is None else data
    line_id, event_id = "tx:" + ulid_of(number), "event:" + ulid_of(number)
    return Event(number, line_id, 0, event_id, kind, ANN, "test", given)


def folded(entity: str, *events: tuple[str, dict[str, Any] | None]) -> Any:
    many = [event(n, kind, data) for n, (kind, data) in enumerate(events, 1)]
    return fold(entity, many, source_key)


def reach(entity: str, status: str) -> Any:
    first = "concluded" if entity == CLAIM else "defined"
    kinds = [first if kind == "begin" else kind for kind in REACHED[status]]
    record, conflicts = folded(entity, *((kind, None) for kind in kinds))
    if entity == TERM and status == "locked":
        record["status"] = "locked"  # only seed terms are, and they are not logged
    else:
        assert conflicts == []
    return record


@pytest.mark.parametrize("row", statuses.ROWS.values(), ids=list(statuses.ROWS))
def test_every_row_of_the_table(row: Any) -> None:
    entity = CLAIM if row["entity_kind"] == "claim" else TERM
    record = reach(entity, row["status"])
    before = None if record is None else str(record)
    after, forbidden = step(record, entity, event(99, row["event_kind"]), source_key)
    if row["to"] is None:
        assert forbidden is not None
        assert (forbidden.status, forbidden.code) == (row["status"], row["code"])
        assert (None if after is None else str(after)) == before
    else:
        assert forbidden is None
        assert after is not None
        assert after["status"] == row["to"]
        assert after["updated_tx"] == 99


def test_the_table_is_complete() -> None:
    kinds = {
        "claim": set(DATA) - {"defined"},
        "term": set(DATA) - {"concluded"},
    }
    for entity_kind, events in kinds.items():
        for status in REACHED:
            for kind in events:
                assert f"{entity_kind}/{status}/{kind}" in statuses.ROWS
    for row in statuses.ROWS.values():
        assert (row["to"] is None) != (row["code"] is None)


def test_promises_of_the_table() -> None:
    for row in statuses.ROWS.values():
        if row["status"] == "locked":
            assert row["to"] in (None, "locked"), "locked is final"
        if row["status"] == "ignored" and row["to"] == "unverified":
            assert row["event_kind"] == "reopened", "ignored accepts only reopen"
        if row["to"] == "locked":
            assert row["status"] in ("verified", "locked"), "only what is verified is locked"


def test_a_whole_record() -> None:
    record, conflicts = folded(
        CLAIM,
        (
            "concluded",
            concluded("one", atoms=["a", "b"], depends_on=[TERM], refs=[{"curie": "p:A"}]),
        ),
        ("hypothesized", None),
        ("assessed", None),
        ("assessed", {"idx": 0, "supporting": ["u:1", "u:3"], "refuting": []}),
        ("dismissed", dismissed("https://a.example.org/1", atoms=[0])),
        ("dismissed", dismissed("https://b.example.org/1", "https://c.example.net/", atoms=[1])),
    )
    assert conflicts == []
    assert record["status"] == "verified"
    assert [(a["status"], a["evidence"]) for a in record["atoms"]] == [
        ("verified", [0]),
        ("verified", [1, 2]),
    ]
    assert record["hypotheses"][0]["assessment"] == {
        "supporting": ["u:1", "u:3"],
        "refuting": ["u:2"],
    }
    assert [e["source"] for e in record["evidence"]] == [
        "domain:example.org",
        "domain:example.org",
        "domain:example.net",
    ]
    assert record["evidence"][1]["event_id"] == "event:" + ulid_of(6)
    assert record["evidence"][1]["author"] == ANN
    assert record["provenance"] == {
        "author": ANN,
        "session_id": None,
        "origin": None,
        "tx": 1,
        "command": "test",
    }
    assert (record["created_tx"], record["updated_tx"]) == (1, 6)


def test_atoms_decide_the_status() -> None:
    atoms = concluded("one", atoms=["a", "b"])
    record, _ = folded(CLAIM, ("concluded", atoms), ("dismissed", dismissed("u:1", atoms=[1])))
    assert record["status"] == "unverified"
    record, _ = folded(CLAIM, ("concluded", atoms), ("dismissed", dismissed("u:1")))
    assert record["status"] == "unverified", "open atoms hold the claim back"
    record, _ = folded(
        CLAIM,
        ("concluded", atoms),
        ("dismissed", dismissed("u:1", atoms=[0, 1])),
        ("trusted", {"reason": "no", "atom": 0}),
    )
    assert record["status"] == "doubted"
    assert [a["status"] for a in record["atoms"]] == ["doubted", "verified"]


def test_refuting_evidence_verifies_nothing() -> None:
    against = dismissed("u:1")
    against["evidence"][0]["supports"] = False
    record, conflicts = folded(CLAIM, ("concluded", None), ("dismissed", against))
    assert (record["status"], conflicts) == ("unverified", [])
    assert record["evidence"][0]["supports"] is False


def test_a_new_definition_starts_anew() -> None:
    record, _ = folded(
        TERM,
        ("defined", None),
        ("dismissed", None),
        ("defined", defined("p:A", kind_of=[{"curie": "p:B"}])),
    )
    assert record["status"] == "unverified"
    assert len(record["evidence"]) == 1, "the text is the same, so its evidence stands"
    record, _ = folded(
        TERM,
        ("defined", None),
        ("dismissed", None),
        ("defined", defined("p:Other", definition="something else")),
    )
    assert record["evidence"] == []
    assert (record["curie"], record["created_tx"]) == ("p:A", 1)


def test_restated_claims_point_to_each_other() -> None:
    other = "claim:" + ulid_of(9)
    old, _ = folded(CLAIM, ("concluded", None), ("ignored", {"reason": "r", "restated_to": other}))
    new, _ = folded(other, ("concluded", concluded("two", restates=CLAIM)))
    assert (old["restated_to"], new["restates"]) == (other, CLAIM)
    back, _ = folded(
        CLAIM,
        ("concluded", None),
        ("ignored", {"reason": "r", "restated_to": other}),
        ("reopened", None),
    )
    assert (back["restated_to"], back["reason"]) == (None, None)


def test_unknown_events_and_fields_do_nothing() -> None:
    record, conflicts = folded(
        CLAIM,
        ("concluded", {**concluded("one"), "colour": "red"}),
        ("painted", {"colour": "red"}),
    )
    assert conflicts == []
    assert "colour" not in record
    assert record["updated_tx"] == 1


@pytest.mark.parametrize(
    "data",
    [
        {},
        {
            "statement": 3,
            "atoms": "x",
            "refs": [1, {}, {"curie": 2}],
            "depends_on": [None],
            "confidence": "x",
        },
        {
            "statement": "s",
            "atoms": [1, "a"],
            "refs": [{"curie": "a:b", "pin": 3, "entity_id": "zzz"}],
        },
        {"confidence": True},
        {"confidence": 2},
        {"confidence": -1},
        {"evidence": [3, {"source_uri": 4}], "atoms": ["x"]},
        {"reason": [], "atom": "0"},
        {"idx": "0", "supporting": "x", "refuting": [1]},
        {"curie": None, "kind_of": {}, "attributes": [{}, {"ref": 3}, {"ref": {"curie": "a:b"}}]},
        {"request_id": 7},
        {"statement": [], "atoms": 5, "refs": 5, "depends_on": 5, "evidence": 5},
        {"statement": {}, "atoms": "ab", "depends_on": "ab", "idx": 0, "supporting": 5},
        {"curie": 5, "kind_of": 5, "related_to": True, "attributes": 5, "definition": 5},
    ],
)
def test_data_of_any_shape_is_folded(data: dict[str, Any]) -> None:
    for entity, first in ((CLAIM, "concluded"), (TERM, "defined")):
        many = [(first, data), (first, None)]
        many += [(kind, data) for kind in DATA if kind != first]
        record, _ = folded(entity, *many)
        assert record["id"] == entity
        assert record["confidence"] is None


def test_a_whole_claim_as_it_begins() -> None:
    pin = {"iri": "urn:x", "label": "X", "source": "s", "release": "1", "colour": "red"}
    refs = [
        {"curie": "p:A", "entity_id": TERM, "pin": pin},
        {"curie": "p:B", "entity_id": "term:short", "pin": {"iri": 3}},
        {"curie": 3},
    ]
    data = concluded(
        "one",
        atoms=["a", 3, "b"],
        refs=refs,
        depends_on=[TERM, 4],
        confidence=1,
        session_id="s",
        origin="o",
    )
    record, conflicts = folded(CLAIM, ("concluded", {**data, "restates": "claim:x"}))
    assert conflicts == []
    assert record == {
        "id": CLAIM,
        "entity_kind": "claim",
        "statement": "one",
        "status": "unverified",
        "confidence": 1,
        "atoms": [
            {"idx": 0, "text": "a", "status": "unverified", "evidence": []},
            {"idx": 1, "text": "b", "status": "unverified", "evidence": []},
        ],
        "hypotheses": [],
        "evidence": [],
        "depends_on": [TERM],
        "refs": [
            {
                "curie": "p:A",
                "entity_id": TERM,
                "pin": {"iri": "urn:x", "label": "X", "source": "s", "release": "1"},
            },
            {"curie": "p:B"},
        ],
        "provenance": {
            "author": ANN,
            "session_id": "s",
            "origin": "o",
            "tx": 1,
            "command": "test",
        },
        "created_tx": 1,
        "updated_tx": 1,
        "restates": "claim:x",
        "restated_to": None,
        "reason": None,
    }


def test_a_whole_term_as_it_begins() -> None:
    attributes = [{"name": "size", "ref": {"curie": "p:S"}}, {"ref": {"curie": "p:T"}}, {}]
    data = defined(
        "p:A",
        label="a thing",
        kind_of=[{"curie": "p:B"}],
        related_to=[{"curie": "p:C"}],
        attributes=attributes,
    )
    record, _ = folded(TERM, ("defined", data))
    assert record == {
        "id": TERM,
        "entity_kind": "term",
        "evidence": [],
        "status": "unverified",
        "confidence": None,
        "provenance": {
            "author": ANN,
            "session_id": None,
            "origin": None,
            "tx": 1,
            "command": "test",
        },
        "created_tx": 1,
        "updated_tx": 1,
        "reason": None,
        "curie": "p:A",
        "label": "a thing",
        "definition": "a thing called p:A",
        "kind_of": [{"curie": "p:B"}],
        "related_to": [{"curie": "p:C"}],
        "attributes": [
            {"name": "size", "ref": {"curie": "p:S"}},
            {"name": "", "ref": {"curie": "p:T"}},
        ],
    }
    empty, _ = folded(TERM, ("defined", {}))
    assert (empty["curie"], empty["label"], empty["definition"]) == ("", None, "")


def test_a_whole_piece_of_evidence() -> None:
    entry = {
        "source_uri": "repo:a.py#L1-2",
        "kind": "code",
        "supports": True,
        "quote": "q",
        "note": "n",
        "path": "a.py",
        "anchor": 3,
        "excerpt": "x",
        "fingerprint": ["f"],
        "line_start": 1,
        "line_end": -2,
        "size": 0,
        "other": [1],
    }
    record, _ = folded(CLAIM, ("concluded", None), ("dismissed", {"evidence": [entry, {}]}))
    whole, bare = record["evidence"]
    assert whole == {
        "source_uri": "repo:a.py#L1-2",
        "kind": "code",
        "supports": True,
        "quote": "q",
        "note": "n",
        "path": "a.py",
        "excerpt": "x",
        "line_start": 1,
        "size": 0,
        "other": [1],
        "event_id": "event:" + ulid_of(2),
        "author": ANN,
        "source": "repo:a.py",
    }
    assert (bare["source_uri"], bare["kind"], bare["supports"]) == ("", "", True)
    assert (bare["quote"], bare["note"]) == (None, None)


def test_what_a_doubt_and_its_end_say() -> None:
    steps: list[tuple[str, dict[str, Any] | None]] = [
        ("concluded", concluded("one", atoms=["a", "b"])),
        ("trusted", {"reason": "no", "atom": 1}),
    ]
    record, _ = folded(CLAIM, *steps)
    assert (record["reason"], record["status"]) == ("no", "doubted")
    assert [atom["status"] for atom in record["atoms"]] == ["unverified", "doubted"]
    half, _ = folded(CLAIM, *steps, ("dismissed", dismissed("u:1", atoms=[0])))
    assert (half["reason"], half["status"]) == ("no", "doubted")
    done, _ = folded(CLAIM, *steps, ("dismissed", dismissed("u:1", atoms=[0, 1])))
    assert (done["reason"], done["status"]) == (None, "verified")
    truth, _ = folded(CLAIM, steps[0], ("trusted", {"reason": "no", "atom": True}))
    assert [atom["status"] for atom in truth["atoms"]] == ["unverified", "unverified"]


def test_refuting_evidence_for_an_atom_is_kept_and_verifies_nothing() -> None:
    against = dismissed("u:1", atoms=[0])
    against["evidence"][0]["supports"] = False
    record, _ = folded(CLAIM, ("concluded", concluded("one", atoms=["a"])), ("dismissed", against))
    assert record["atoms"][0] == {
        "idx": 0,
        "text": "a",
        "status": "unverified",
        "evidence": [0],
    }
    assert record["status"] == "unverified"


def test_what_setting_aside_keeps() -> None:
    other = "claim:" + ulid_of(9)
    for entity, first in ((CLAIM, "concluded"), (TERM, "defined")):
        aside = {"reason": "said twice", "restated_to": other}
        record, _ = folded(entity, (first, None), ("ignored", aside))
        assert (record["status"], record["reason"]) == ("ignored", "said twice")
        assert record.get("restated_to") == (other if entity == CLAIM else None)
        assert ("restated_to" in record) is (entity == CLAIM)
        back, _ = folded(entity, (first, None), ("ignored", aside), ("reopened", None))
        assert (back["status"], back["reason"]) == ("unverified", None)
        assert ("restated_to" in back) is (entity == CLAIM)


def test_a_new_definition_replaces_every_part() -> None:
    first = defined("p:A", label="a thing", kind_of=[{"curie": "p:B"}])
    record, _ = folded(
        TERM, ("defined", first), ("trusted", {"reason": "no"}), ("defined", defined("p:A"))
    )
    assert (record["label"], record["kind_of"], record["reason"]) == (None, [], None)
    assert (record["status"], record["updated_tx"]) == ("unverified", 3)


def test_hypotheses_are_numbered_and_assessed_one_by_one() -> None:
    record, _ = folded(
        CLAIM,
        ("concluded", None),
        ("hypothesized", {"text": "a"}),
        ("hypothesized", {}),
        ("assessed", {"idx": 1, "supporting": ["u:1", "u:1", 3], "refuting": []}),
    )
    assert record["hypotheses"] == [
        {"idx": 0, "text": "a", "assessment": {"supporting": [], "refuting": []}},
        {"idx": 1, "text": "", "assessment": {"supporting": ["u:1"], "refuting": []}},
    ]


@pytest.mark.parametrize(
    ("given", "kept"),
    [(0, 0), (1, 1), (0.5, 0.5), (1.01, None), (-0.01, None), (True, None), ("1", None)],
)
def test_a_confidence_lies_between_none_and_one(given: object, kept: object) -> None:
    record, _ = folded(CLAIM, ("concluded", concluded("one", confidence=given)))
    assert record["confidence"] == kept


def test_a_forbidden_event_is_told_with_what_forbade_it() -> None:
    record, conflicts = folded(CLAIM, ("concluded", None), ("locked", None), ("reopened", None))
    assert record["status"] == "unverified"
    assert [tuple(one) for one in conflicts] == [
        ("event:" + ulid_of(2), "locked", "unverified", "claim-not-verified"),
        ("event:" + ulid_of(3), "reopened", "unverified", "schema-mismatch"),
    ]


def test_only_a_whole_number_names_an_atom() -> None:
    atoms = concluded("one", atoms=["a", "b"])
    record, _ = folded(CLAIM, ("concluded", atoms), ("dismissed", dismissed("u:1", atoms=[True])))
    assert [atom["status"] for atom in record["atoms"]] == ["unverified", "unverified"]

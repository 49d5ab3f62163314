"""The generated package at work: reading, writing, what is unknown, what is missing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from dont.generated import entities, enums, events, inputs, payloads, reading, transitions
from dont.generated.envelope import Envelope, ErrorResult
from dont.generated.schemas import SCHEMAS
from dont.generated.tables import codes, commands

ROOT = Path(__file__).resolve().parents[2]
ID = "claim:01HX05A9K8VPAAAAAAAAAAAAAA"
AT = "2026-11-30T12:00:00.000123Z"


def schema(name: str) -> dict[str, Any]:
    text = (ROOT / "generated" / "schema" / f"{name}.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


def claim() -> dict[str, Any]:
    return {
        "id": ID,
        "entity_kind": "claim",
        "statement": "the cache is bounded",
        "restates": None,
        "restated_to": None,
        "status": "verified",
        "derived_assessments": ["stale"],
        "confidence": None,
        "atoms": [{"idx": 0, "text": "it is", "status": "verified"}],
        "hypotheses": [
            {
                "idx": 0,
                "text": "a rival",
                "assessment": {"supporting": [], "refuting": ["doi:10.1/x"]},
            }
        ],
        "evidence": [
            {
                "source_uri": "repo:a.py#L1",
                "kind": "repo-file",
                "supports": True,
                "quote": None,
                "note": None,
                "path": "a.py",
                "line_start": 1,
                "line_end": 1,
                "audit": {"status": "current"},
            }
        ],
        "depends_on": [],
        "refs": [],
        "provenance": {
            "author": "human:ann",
            "session_id": None,
            "origin": None,
            "tx": 5,
            "command": "conclude",
        },
        "created_at": AT,
        "updated_at": AT,
        "applicable_rules": {
            "lockable": {
                "rule_kind": "gate",
                "met": False,
                "unmet": ["needs >=3 hypotheses; has 1"],
            },
            "correlated-error": {"rule_kind": "flag", "flagged": False, "measured": True},
        },
    }


REMEDY = {
    "command": "dont help",
    "description": "see the verbs",
    "argv": ["dont", "help"],
    "effect": "read",
}


def failure() -> dict[str, Any]:
    unset = ["rule_name", "spec_ref", "entity_id", "user_action", "retry_after_s", "path", "detail"]
    return {
        **dict.fromkeys(unset),
        "code": "no-evidence",
        "message": "no supporting evidence was given",
        "unmet_clauses": [],
        "remediation": [REMEDY],
        "error_id": "error:01HX05A9K8VPAAAAAAAAAAAAAA",
        "kind": "user_error",
        "severity": "error",
        "retryability": "retryable_after_change",
        "route": "main agent",
        "semantic_signature": "user_error:dont.dismiss:no-evidence:none:00000000",
        "throttled": False,
        "cause_refs": [],
        "cause": [],
        "metadata": {},
    }


def test_a_claim_comes_back_as_it_was() -> None:
    assert payloads.ClaimView.from_json(claim()).to_json() == claim()
    Draft202012Validator(schema("claim")).validate(claim())


def test_records_are_frozen_and_have_no_further_attributes() -> None:
    view = payloads.ClaimView.from_json(claim())
    with pytest.raises(AttributeError):
        view.status = "locked"  # type: ignore[misc]  # the point of the test
    assert not hasattr(view, "__dict__")


def test_unknown_fields_are_ignored_and_accepted() -> None:
    given = claim() | {"tags": ["new"], "future": {"x": 1}}
    assert payloads.ClaimView.from_json(given).to_json() == claim()
    Draft202012Validator(schema("claim")).validate(given)


def test_an_unknown_kind_of_rule_is_kept() -> None:
    given = claim()
    given["applicable_rules"]["quorum"] = {"rule_kind": "vote", "votes": 3}
    view = payloads.ClaimView.from_json(given)
    rule = view.applicable_rules["quorum"]
    assert isinstance(rule, payloads.UnknownApplicableRule)
    assert rule.rule_kind == "vote"
    assert view.to_json() == given
    Draft202012Validator(schema("claim")).validate(given)


def test_an_unknown_kind_of_entity_is_kept() -> None:
    entity = {"entity_kind": "question", "text": "why"}
    assert payloads.entity_view_from_json(entity).to_json() == entity


def test_known_discriminators_choose_the_class() -> None:
    view = payloads.ClaimView.from_json(claim())
    assert isinstance(view.applicable_rules["lockable"], payloads.GateResult)
    assert isinstance(view.applicable_rules["correlated-error"], payloads.FlagResult)
    assert isinstance(payloads.entity_view_from_json(claim()), payloads.ClaimView)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"status": 3}, "$.status"),
        ({"atoms": [{"idx": "0", "text": "t", "status": "verified"}]}, "$.atoms[0].idx"),
        ({"provenance": []}, "$.provenance"),
        ({"evidence": "none"}, "$.evidence"),
        ({"applicable_rules": {"r": {"rule_kind": "gate", "met": 1}}}, "$.applicable_rules.r.met"),
    ],
)
def test_a_value_of_another_shape_is_named_with_its_place(
    change: dict[str, Any], place: str
) -> None:
    with pytest.raises(reading.ShapeError) as caught:
        payloads.ClaimView.from_json(claim() | change)
    assert f"at `{place}`" in str(caught.value)


def test_a_missing_value_is_named_with_its_place() -> None:
    given = claim()
    del given["provenance"]["author"]
    with pytest.raises(reading.ShapeError, match=r"missing at `\$\.provenance\.author`"):
        payloads.ClaimView.from_json(given)


def test_absent_optional_fields_stay_absent_and_nullable_ones_are_null() -> None:
    written = inputs.ConcludeInput(statement="s").to_json()
    assert written == {"statement": "s"}
    record = entities.Assessment(supporting=(), refuting=())
    assert record.to_json() == {"supporting": [], "refuting": []}
    event = events.Concluded(
        statement="s",
        atoms=(),
        refs=(),
        depends_on=(),
        confidence=None,
        session_id=None,
        origin=None,
    )
    assert event.to_json()["confidence"] is None
    assert "restates" not in event.to_json()


def test_the_prime_view_has_exactly_the_status_and_assessment_keys() -> None:
    prime = schema("prime")["properties"]
    for name, keys in (
        ("status_counts", enums.PERSISTED_STATUS),
        ("assessment_counts", enums.DERIVED_ASSESSMENT),
    ):
        body = prime[name]
        assert tuple(body["required"]) == keys
        validator = Draft202012Validator(body)
        assert validator.is_valid(dict.fromkeys(keys, 0))
        assert not validator.is_valid(dict.fromkeys(keys[1:], 0))
        assert not validator.is_valid({**dict.fromkeys(keys, 0), "other": 1})


def test_every_error_needs_a_remedy() -> None:
    body = schema("error")
    assert body["properties"]["remediation"]["minItems"] == 1
    assert "remediation" in body["required"]


def test_the_envelope_schema_follows_its_kind() -> None:
    validator = Draft202012Validator(schema("envelope"))
    good = {
        "ok": True,
        "envelope_version": "0.2",
        "cli_version": "1",
        "envelope_kind": "claim",
        "data": claim(),
        "warnings": [],
        "hints": [REMEDY],
        "meta": {"duration_ms": 1.5, "tx": 5, "request_id": None},
    }
    validator.validate(good)
    validator.validate(good | {"envelope_kind": "from-the-future", "data": {"any": "thing"}})
    assert not validator.is_valid(good | {"data": {}})
    failed = good | {"ok": False, "envelope_kind": "error", "data": failure()}
    assert not validator.is_valid(failed), "a failure has no hints"
    del failed["hints"]
    validator.validate(failed)
    assert not validator.is_valid(failed | {"envelope_kind": "claim", "data": claim()})
    assert Envelope.from_json(failed).to_json() == failed
    assert Envelope.from_json(good).to_json() == good
    assert ErrorResult.from_json(failure()).to_json() == failure()


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_each_listed_schema_is_there_valid_and_self_contained(name: str) -> None:
    body = schema(name)
    Draft202012Validator.check_schema(body)
    assert body["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert all(ref.startswith("#/$defs/") for ref in _references(body))
    for ref in _references(body):
        assert ref.removeprefix("#/$defs/") in body["$defs"]


def _references(body: object) -> set[str]:
    if isinstance(body, dict):
        own = {body["$ref"]} if isinstance(body.get("$ref"), str) else set()
        return own.union(*(_references(v) for v in body.values()))
    if isinstance(body, list):
        return set().union(*(_references(v) for v in body))
    return set()


def test_schemas_are_listed_exactly() -> None:
    present = {p.name for p in (ROOT / "generated" / "schema").iterdir()}
    assert present == {entry["file"] for entry in SCHEMAS.values()}
    kinds = (
        "init help managed_docs hooks claim claims term term_list event events spawn_request "
        "spawn_requests rule rule_result rules prime why trace doctor examples schema_doc version "
        "empty error apply import check explain graph error_codes classified repeat disturb "
        "verified"
    )
    assert set(kinds.split()) <= set(SCHEMAS)
    assert {"envelope", "rule-file", "cases-file", "conclude-input", "plan"} <= set(SCHEMAS)


@pytest.mark.parametrize("verb", sorted(commands.ROWS))
def test_each_verb_has_a_schema_of_its_input_and_its_fields(verb: str) -> None:
    row = commands.ROWS[verb]
    record = getattr(inputs, row["input_class"])
    assert set(row["fields"]) == set(record.__dataclass_fields__)
    names = {entry["record"]: name for name, entry in SCHEMAS.items()}
    properties = schema(names[row["input_class"]])["properties"]
    assert set(properties) == set(row["fields"])


def test_inputs_are_closed_and_accept_null_for_what_may_be_absent() -> None:
    validator = Draft202012Validator(schema("conclude-input"))
    validator.validate({"statement": "s", "confidence": None})
    assert not validator.is_valid({"statement": "s", "unknown": 1})
    assert not validator.is_valid({"statement": None})
    assert not validator.is_valid({"statement": "s", "confidence": 1.5})


def test_required_lists_of_inputs_are_not_empty() -> None:
    validator = Draft202012Validator(schema("dismiss-input"))
    good = {"entity_id": "claim:01HX05A9K8VP", "evidence": [{"uri": "https://a.example.org"}]}
    validator.validate(good)
    assert not validator.is_valid(good | {"evidence": []})
    assert not validator.is_valid(good | {"entity_id": "01HX05A9K8VP"})
    assert not validator.is_valid(good | {"evidence": [{"quote": "neither uri nor file"}]})


def test_codes_carry_what_their_kind_says() -> None:
    for code, row in codes.ROWS.items():
        assert row["code"] == code
        assert row["severity"] in enums.ERROR_SEVERITY
        assert row["retryability"] in enums.RETRYABILITY
        assert row["exit"] in {0, 1, 2, 3, 4, 130, 143}
        assert row["route"]


def test_the_transition_table_is_complete() -> None:
    statuses = ("absent", *enums.PERSISTED_STATUS)
    kinds = {event for _, _, event in transitions.TRANSITIONS}
    for entity_kind in enums.ENTITY_KIND:
        seen = {e for k, _, e in transitions.TRANSITIONS if k == entity_kind}
        for status in statuses:
            for event in seen:
                assert (entity_kind, status, event) in transitions.TRANSITIONS
    for to, code, _ in transitions.TRANSITIONS.values():
        assert (to is None) != (code is None)
        assert to is None or to in enums.PERSISTED_STATUS
    assert kinds <= set(enums.EVENT_KIND)

"""The schema of rule files: every shipped rule fits, and what an editor should mark does not."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tools.generator.yamlpos import read

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted((ROOT / "rules").glob("*/*/rule.yaml"))
VALIDATOR = Draft202012Validator(
    json.loads((ROOT / "generated/schema/rule-file.json").read_text(encoding="utf-8"))
)


def lockable() -> dict[str, Any]:
    value: dict[str, Any] = read(ROOT / "rules/gate/lockable/rule.yaml", "rule.yaml").value
    return copy.deepcopy(value)


@pytest.mark.parametrize("path", RULES, ids=lambda p: p.parent.name)
def test_every_shipped_rule_fits(path: Path) -> None:
    VALIDATOR.validate(read(path, path.name).value)


@pytest.mark.parametrize(
    "condition",
    [
        {"statuss": {"is": "verified"}},
        {"status": {"iss": "verified"}},
        {"status": {"is": "sold"}},
        {"status": {"at_least": 1}},
        {"confidence": {"contains": "x"}},
        {"hypotheses": {"some": {"supports": {"is": True}}}},
        {"evidence": {"distinct": {"of": "colour", "at_least": 1}}},
        {"evidence": {"count": {"wher": {}}}},
        {"input.nothing": {"blank": True}},
        {"all": []},
        {},
    ],
    ids=str,
)
def test_a_mistake_in_a_condition_does_not_fit(condition: dict[str, Any]) -> None:
    rule = lockable()
    rule["clauses"][0]["require"] = condition
    assert not VALIDATOR.is_valid(rule)
    rule = lockable()
    rule["when"] = condition
    assert not VALIDATOR.is_valid(rule)


@pytest.mark.parametrize(
    "condition",
    [
        {"status": {"is": "$wanted"}},
        {"any": [{"label": {"blank": True}}, {"not": {"statement": {"matches": "x"}}}]},
        {"evidence": {"distinct": {"of": "source", "at_least": "$least", "as": "n"}}},
        {"input.reason": {"hedge_only": ["maybe"]}},
    ],
    ids=str,
)
def test_a_right_condition_fits(condition: dict[str, Any]) -> None:
    rule = lockable()
    rule["clauses"][0]["require"] = condition
    VALIDATOR.validate(rule)


def test_inside_each_a_condition_is_about_the_record() -> None:
    rule = lockable()
    clause = next(c for c in rule["clauses"] if c.get("each") == "derived_assessments")
    clause["require"] = {"name": {"is_not": "stale"}}
    VALIDATOR.validate(rule)
    clause["require"] = {"statement": {"blank": False}}
    assert not VALIDATOR.is_valid(rule)


@pytest.mark.parametrize("key", ["name", "rule_kind", "severity", "clauses", "why"])
def test_what_a_rule_needs_is_needed(key: str) -> None:
    rule = lockable()
    del rule[key]
    assert not VALIDATOR.is_valid(rule)


def test_unknown_keys_do_not_fit() -> None:
    assert not VALIDATOR.is_valid(lockable() | {"colour": "red"})

"""The tools as data: few words, valid schemas, honest hints."""

import json
import re

import jsonschema
import pytest

from dont.faces.mcp.desk import TEMPLATES
from dont.faces.mcp.tools import rows, tool
from dont.generated.tables.commands import ROWS

CHARACTERS_PER_TOKEN = 4  # a conservative estimate for English


@pytest.mark.parametrize("which", ["core", "all"])
def test_names_and_descriptions_fit_their_budget(which: str) -> None:
    told = [tool(row) for row in rows(which).values()]
    characters = sum(len(f"{one['name']} {one['description']}") for one in told)
    assert characters / CHARACTERS_PER_TOKEN <= 2000


def test_the_two_sets_are_those_of_the_table() -> None:
    core, everything = rows("core"), rows("all")
    assert {row["verb"] for row in core.values()} == {
        v for v, r in ROWS.items() if r["mcp"] == "core"
    }
    assert {row["verb"] for row in everything.values()} == {
        v for v, r in ROWS.items() if r["mcp"] in ("core", "all")
    }
    assert set(core) < set(everything)
    assert {"conclude", "dismiss", "prime", "show", "suggest_term", "check"} <= set(core)


@pytest.mark.parametrize("name", list(rows("all")))
def test_a_tool_is_well_formed(name: str) -> None:
    row = rows("all")[name]
    told = tool(row)
    assert json.loads(json.dumps(told)) == told
    assert re.fullmatch(r"[a-z][a-z0-9_]{0,40}", name)
    inputs, outputs = told["inputSchema"], told["outputSchema"]
    assert isinstance(inputs, dict)
    assert isinstance(outputs, dict)
    for schema in (inputs, outputs):
        jsonschema.Draft202012Validator.check_schema(schema)
        assert schema["type"] == "object"
    assert inputs["additionalProperties"] is False
    assert set(row["fields"]) <= set(inputs["properties"])
    assert '"null"' not in json.dumps(inputs)


def test_hints_follow_the_effect() -> None:
    told = {name: tool(row)["annotations"] for name, row in rows("all").items()}
    for name, row in rows("all").items():
        hints = told[name]
        assert isinstance(hints, dict)
        assert hints["readOnlyHint"] is (row["effect"] == "read"), name
        assert hints["idempotentHint"] is (row["effect"] != "write"), name
    assert [n for n, h in told.items() if isinstance(h, dict) and h["destructiveHint"]] == ["lock"]
    assert {n for n, h in told.items() if isinstance(h, dict) and h["openWorldHint"]} == {
        "suggest_term",
        "verify_evidence",
    }


def test_the_output_schema_tells_success_from_failure() -> None:
    schema = tool(ROWS["show"])["outputSchema"]
    assert isinstance(schema, dict)
    valid = jsonschema.Draft202012Validator(schema).is_valid
    base = {"envelope_version": "0.2", "cli_version": "1", "warnings": []}
    base["meta"] = {"duration_ms": 1, "tx": None, "request_id": None}  # type: ignore[assignment]  # mixed JSON
    good = {**base, "ok": True, "envelope_kind": "claim", "data": {}, "hints": []}
    failure = {
        "code": "x",
        "message": "x",
        "remediation": [{}],
        "retryability": "x",
        "unmet_clauses": [],
    }
    bad = {**base, "ok": False, "envelope_kind": "error", "data": failure}
    assert valid(good)
    assert valid(bad)
    assert not valid({**good, "envelope_kind": "prime"})
    assert not valid({**bad, "ok": True})
    assert not valid({**bad, "data": {**failure, "remediation": []}})
    assert not valid({key: value for key, value in good.items() if key != "hints"})


def test_every_resource_is_read_by_a_verb_of_the_table() -> None:
    for template in TEMPLATES:
        row = ROWS[template.verb]
        assert template.field in row["fields"]
        assert row["effect"] == "read"

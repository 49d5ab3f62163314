"""Every operator at the ends of its range, on a few entities, in the three engines.

Proves: on each field and list, with operands just below, at and above what an entity holds, with
null, empty and unknown values, alone and negated, Python and SQL say what the oracle says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dont.engine.cases import view_of
from dont.engine.compile_sql import rule_sql
from dont.generated.language import LANGUAGE
from tests.oracle import naive
from tests.oracle.test_agreement import PROJECTION, by_python, by_sql, compiled

if TYPE_CHECKING:
    from collections.abc import Iterator

OPERATORS: dict[str, Any] = LANGUAGE["operators"]
VIEW: dict[str, Any] = LANGUAGE["records"]["RuleView"]
PARAMS = {"texts": ("maybe", "is"), "number": 2, "text": "alpha", "ratio": 0.5}
_AT_ONCE = 50  # clauses in a rule; SQLite bounds the size of a query
OPERANDS: dict[tuple[str, str], list[Any]] = {
    ("value", "text"): ["alpha", "$text", "claim:1", "it's"],
    ("value", "integer"): [0, 2, "$number"],
    ("value", "number"): [0.5, "$ratio"],
    ("value", "boolean"): [True, False],
    ("number", "integer"): [1, 2, 3, "$number"],
    ("number", "number"): [0.25, 0.5, 0.75, "$ratio"],
    ("values", "text"): [["alpha", "it's"], "$texts"],
    ("values", "integer"): [[0, 2]],
    ("values", "number"): [[0.5, 1]],
    ("values", "boolean"): [[True]],
    ("texts", "text"): [["maybe", "a pair"], "$texts"],
    ("pattern", "text"): ["^a", "[0-9]$"],
    ("text", "text"): ["alpha", "lph", "$text"],
    ("boolean", "text"): [True, False],
    ("boolean", "integer"): [True, False],
    ("boolean", "number"): [True, False],
    ("boolean", "boolean"): [True, False],
}
ENTITIES: list[dict[str, Any]] = [
    {"statement": None, "author": "llm:x", "age_days": 0},
    {
        "statement": "alpha",
        "label": "a pair (x, y)",
        "definition": "Alpha is beta. It ends.",
        "confidence": 0.5,
        "age_days": 2,
        "atoms": ["alpha", {"text": "it's", "status": "doubted"}],
        "hypotheses": [{"text": "alpha", "assessed": True}, "beta"],
        "evidence": [
            {"uri": "https://a.example.org/1", "kind": "alpha", "drift": "not-measured"},
            {"uri": "https://a.example.org/2", "drift": "drifted", "supports": False},
            {"uri": "https://b.example.net/", "drift": "not-measured", "kind": "alpha"},
        ],
        "refs": ["p:A", {"curie": "p:B", "resolved": False, "label": "it's"}],
        "depends_on": [{"id": "claim:1", "status": "verified", "curie": None}],
        "derived_assessments": [
            {"name": "stale", "witness": "claim:1", "path": ["alpha", "claim:1"]}
        ],
    },
    {
        "statement": " \t",
        "label": "alpha beta 2",
        "confidence": 0.25,
        "age_days": 1,
        "author": "it's",
        "evidence": [
            {"uri": "https://a.example.org/1", "drift": "current", "kind": "alpha"},
            {"uri": "https://a.example.org/2", "drift": "current"},
        ],
        "atoms": ["alpha", "alpha", "maybe"],
        "refs": [{"curie": "alpha", "obsolete": True}] * 2,
    },
    {
        "statement": "maybe it is 7",
        "confidence": 1.0,
        "age_days": 3,
        "evidence": [{"uri": "https://c.example.org/", "drift": "not-measured"}],
        "derived_assessments": [{"name": "stale", "witness": None, "path": []}],
    },
]


def views() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, entity in enumerate(ENTITIES):
        view = view_of({"entity": {"derived_assessments": [], **entity, "id": f"e{number}"}})
        view["input"] = {}
        found.append(view)
    return found


def scalar_tests(field: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give the tests of a scalar, one operator each; one with two, one with a junction."""
    kind = field["type"]
    for name, row in OPERATORS.items():
        if kind not in row["on"] or row["operand"] == "record_condition":
            continue
        key = (row["operand"], kind)
        yield from ({name: one} for one in OPERANDS.get(key, ()))
    yield {"exists": True, "not": {"blank": True}}
    yield {"any": [{"blank": True}, {"exists": False}]}
    yield {"all": [{"exists": True}, {"blank": False}]}


def bounds() -> Iterator[dict[str, Any]]:
    for count in (0, 1, 2, 3):
        yield {"at_least": count}
        yield {"at_most": count}
    yield {"at_least": "$number", "at_most": 2}
    yield {"at_least": 2, "at_most": 1}


def list_tests(field: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if field["type"] == "texts":
        fields: dict[str, Any] = {"": {"type": "text"}}
    else:
        fields = LANGUAGE["records"][field["record"]]
    wheres: list[dict[str, Any]] = [{}]
    for name, one in fields.items():
        if one["type"] in {"records", "texts"}:
            wheres += [{name: test} for test in list_tests(one)]
        else:
            wheres += [{name: test} if name else test for test in list(scalar_tests(one))[:4]]
    yield from ({"empty": one} for one in (True, False))
    for where in wheres:
        yield from ({name: {**where, "as": "it"}} for name in ("some", "every", "none"))
    scalars = [name for name, one in fields.items() if one["type"] not in {"records", "texts"}]
    for where in [{}, wheres[1], *([{"drift": {"is": "drifted"}}] if "drift" in fields else [])]:
        with_where = {"where": where} if where else {}
        yield from ({"count": {**with_where, **bound}} for bound in bounds())
        for name in scalars:
            of = {"of": name} if name else {}
            yield {"unique": {**of, **with_where}}
            yield {"distinct": {**of, **with_where, "at_least": 2}}
            yield {"distinct": {**of, **with_where, "at_most": 1}}


def conditions(name: str) -> Iterator[dict[str, Any]]:
    field = VIEW[name]
    made = list_tests if field["type"] in {"records", "texts"} else scalar_tests
    for test in made(field):
        yield {name: test}
    first, second, *_ = made(field)
    yield {"not": {name: first}}
    yield {"any": [{name: {"not": {"all": [first]}}}, {name: {"any": [second]}}]}
    yield {"all": [{name: first}, {name: second}], "input.note": {"blank": True}}


def rule_of(requires: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "name": "random",
        "rule_kind": "gate",
        "applies_to": ["claim"],
        "verbs": ["dismiss"],
        "when": None,
        "params": {},
        "clauses": [
            {"id": f"c{n}", "code": None, "each": None, "require": one, "unmet": "", "fixes": []}
            for n, one in enumerate(requires)
        ],
    }


@pytest.mark.parametrize("name", VIEW)
def test_each_field(name: str) -> None:
    requires, found = list(conditions(name)), views()
    PROJECTION.put(found)
    for start in range(0, len(requires), _AT_ONCE):
        rule = rule_of(requires[start : start + _AT_ONCE])
        own = compiled(rule)
        query = rule_sql(rule, PARAMS, LANGUAGE)  # type: ignore[arg-type]  # a literal table
        for view in found:
            expected = naive.evaluate(rule, view, PARAMS)
            assert by_python(own, view, PARAMS) == expected
            assert by_sql(rule, view, query) == (expected or "holds or left out")


LISTS = [name for name, field in VIEW.items() if field["type"] == "records"]


@pytest.mark.parametrize("name", LISTS)
def test_a_clause_for_each_record(name: str) -> None:
    fields = LANGUAGE["records"][VIEW[name]["record"]]
    scalars = {n: f for n, f in fields.items() if f["type"] not in {"records", "texts"}}
    found = views()
    PROJECTION.put(found)
    for field, one in scalars.items():
        for test in list(scalar_tests(one))[:5]:
            rule = rule_of([{field: test}])
            rule["clauses"][0]["each"] = name
            own = compiled(rule)
            query = rule_sql(rule, PARAMS, LANGUAGE)  # type: ignore[arg-type]  # a literal table
            for view in found:
                expected = naive.evaluate(rule, view, PARAMS)
                assert by_python(own, view, PARAMS) == expected
                assert by_sql(rule, view, query) == (expected or "holds or left out")


def test_over_a_whole_ledger_no_argument_was_given() -> None:
    requires: list[dict[str, Any]] = [
        {"input.note": {"blank": True}},
        {"input.note": {"contains": "x"}},
        {"input.evidence": {"empty": True}},
        {"input.evidence": {"some": {"uri": {"exists": True}}}},
        {"input.atom_idx": {"every": {"is": "1"}}},
        {"input.atom_idx": {"count": {"at_most": 0}}},
    ]
    rule = rule_of(requires)
    each = {"id": "each", "each": "input.atom_idx", "require": {"is": "1"}}
    rule["clauses"].append({**rule["clauses"][0], **each})
    found = views()[:1]
    PROJECTION.put(found)
    query = rule_sql(rule, PARAMS, LANGUAGE)  # type: ignore[arg-type]  # a literal table
    assert by_sql(rule, found[0], query) == {"c1": False, "c3": False}
    assert by_python(compiled(rule), found[0], PARAMS) == {"c1": False, "c3": False}

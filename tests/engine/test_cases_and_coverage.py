"""Cases of a project's rule, coverage over a stream of views, near misses."""

from __future__ import annotations

from typing import Any

from dont.engine.cases import outcome_of, read_cases, run_case, untested, view_of
from dont.engine.coverage import coverage, near_miss, near_misses
from dont.engine.project import load_rule
from dont.engine.rules import ruleset

RULE = """
name: no-superlatives
rule_kind: gate
applies_to: [claim]
verbs: [dismiss]
severity: {permissive: strict, strict: strict, overridable: true}
summary: s
why: w
clauses:
  - id: plain
    require: {statement: {not: {any_of_phrases: [best, fastest]}}}
    unmet: uses a superlative
    fixes: [{argv: [dont, restate, "{id}", <text>], description: d}]
  - id: sure
    require: {confidence: {at_least: 0.5}}
    unmet: "confidence is {confidence}"
    fixes: [{argv: [dont, show, "{id}"], description: d}]
"""
CASES = """
- {name: good, entity: {statement: it sorts, confidence: 0.9}, met: true}
- {name: loud, entity: {statement: the fastest, confidence: 0.9}, met: false, unmet: [plain]}
"""


def load(cases_text: str) -> tuple[Any, list[dict[str, object]]]:
    compiled, problems = load_rule(RULE, "r.yaml", folder="no-superlatives")
    assert problems == []
    assert compiled is not None
    cases, problems = read_cases(cases_text, "c.yaml", compiled)
    assert problems == []
    return compiled, cases


def test_a_clause_without_a_refusing_case_is_named() -> None:
    assert untested(*load(CASES)) == ["clause `sure` has no case that refuses"]
    more = CASES + "- {name: shy, entity: {statement: it sorts}, met: false, unmet: [sure]}\n"
    assert untested(*load(more)) == []


def test_a_case_that_comes_out_otherwise_fails_with_its_place() -> None:
    compiled, cases = load(CASES.replace("unmet: [plain]", "unmet: [sure]"))
    result = run_case(compiled, cases[1])
    assert not result["passed"]
    assert result["message"] == "unmet should be ['sure'], is ['plain']"
    assert str(result["where"]).startswith("c.yaml:3:")


def test_a_project_rule_cannot_reach_beyond_its_language() -> None:
    compiled, problems = load_rule(RULE.replace("fastest]", "\"'); import os; ('\"]"), "r.yaml")
    assert problems == []
    assert compiled is not None
    quoted = view_of({"entity": {"statement": "x'); import os; ('y"}})
    assert compiled.run(quoted, {})


def test_world_gives_dependencies_and_assessments() -> None:
    world = [
        {"id": "base", "status": "doubted"},
        {"id": "mid", "status": "verified", "depends_on": ["base"]},
    ]
    view: Any = view_of(
        {"entity": {"statement": "s", "depends_on": ["mid", "gone"]}, "world": world}
    )
    assert [(d["id"], d["status"], d["resolved"]) for d in view["depends_on"]] == [
        ("mid", "verified", True),
        ("gone", None, False),
    ]
    found = {one["name"]: (one["witness"], len(one["path"])) for one in view["derived_assessments"]}
    assert found == {"stale": ("base", 3), "dangling-dependency": ("gone", 2)}


def test_coverage_names_rules_that_never_or_always_fire() -> None:
    compiled, _ = load(CASES)
    compiled.tested = True
    rules = ruleset({}, "permissive", [compiled])
    views = [
        view_of({"entity": {"statement": text, "confidence": 0.9}})
        for text in ("the best", "plain")
    ]
    rows: Any = {row["rule"]: row for row in coverage(rules, views)}
    assert rows["no-superlatives"]["detail"]["fired"] == 1
    assert rows["no-superlatives"]["message"] == "clause `sure` never failed"
    assert rows["ungrounded"]["message"] == "fires on none of 2"
    assert rows["lockable"]["message"].startswith("fires on all of 2")
    assert rows["dangling-definition"]["message"] == "applies to nothing in this ledger"
    assert "rule-claim-structure" not in rows


def test_near_misses_show_the_deciding_clause_and_what_was_read() -> None:
    compiled, cases = load(CASES)
    outcome = outcome_of(compiled, cases[1])
    assert outcome is not None
    assert near_miss(outcome) == {
        "clauses": ["plain"],
        "held": ["sure"],
        "read": ["uses a superlative"],
        "values": {"confidence": 0.9, "statement": "the fastest"},
    }
    active = ruleset({}, "permissive", [compiled]).active("no-superlatives")
    assert active is not None
    far = view_of({"entity": {"statement": "the best"}})
    assert [miss["clauses"] for miss in near_misses(active, [outcome.view, far])] == [["plain"]]

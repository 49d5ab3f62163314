"""Cases of a project's rule, coverage over a stream of views, near misses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dont import Ledger
from dont.engine.cases import outcome_of, read_cases, run_case, untested, view_of
from dont.engine.coverage import near_miss
from dont.engine.project import load_rule

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


def test_coverage_names_rules_that_never_or_always_fire(tmp_path: Path) -> None:
    folder = tmp_path / "rules/gate/no-superlatives"
    folder.mkdir(parents=True)
    (folder / "rule.yaml").write_text(RULE, encoding="utf-8")
    more = CASES + "- {name: shy, entity: {statement: it sorts}, met: false, unmet: [sure]}\n"
    (folder / "cases.yaml").write_text(more, encoding="utf-8")
    with Ledger.open(str(tmp_path), author="human:ann", environ={}) as ledger:
        ledger.init()
        ledger.rules_add("rules/gate/no-superlatives/rule.yaml")
        for text in ("the best", "plain", "set aside, the fastest"):
            ledger.conclude(text, confidence=0.9)
        ledger.ignore(ledger.conclude("the fastest of all").id, reason="said twice")
        rows: Any = {row.rule: row for row in ledger.rules_coverage().results}
    ours = rows["no-superlatives"]
    assert (ours.detail["entities"], ours.detail["fired"]) == (3, 2)
    assert ours.message == "clause `sure` never failed"
    assert rows["ungrounded"].message == "fires on none of 3"
    assert rows["dangling-definition"].message == "applies to nothing in this ledger"
    assert rows["lockable"].message.startswith("fires on all of 3")
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

"""Cases of a project's rule, coverage over a stream of views, near misses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dont import Ledger
from dont.engine.cases import case_params, outcome_of, read_cases, run_case, untested, view_of
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


def test_what_is_left_out_of_a_case_has_its_plain_value() -> None:
    lists = {
        "atoms": [{}, "a"],
        "hypotheses": [{}, "h"],
        "evidence": [{}, "https://a.example.org/1"],
        "depends_on": [{}],
        "refs": [{}, "p:a"],
        "kind_of": [{}, "p:k"],
        "related_to": [{}, "p:r"],
        "attributes": [{}],
        "derived_assessments": [{}],
    }
    page = "https://a.example.org/1"
    assert view_of({"entity": lists, "input": {"evidence": [page, {}, {"supports": False}]}}) == {
        "id": "claim:00000000000000000000000000",
        "entity_kind": "claim",
        "status": "unverified",
        "statement": None,
        "definition": None,
        "label": None,
        "label_head": None,
        "doc_phrase": None,
        "curie": None,
        "confidence": None,
        "author": "human:case",
        "age_days": 0,
        "atoms": [
            {"idx": 0, "text": "", "status": "unverified"},
            {"idx": 1, "text": "a", "status": "unverified"},
        ],
        "hypotheses": [
            {"idx": 0, "text": "", "assessed": False},
            {"idx": 1, "text": "h", "assessed": False},
        ],
        "evidence": [
            {"uri": None, "kind": None, "supports": True, "source": None, "drift": None},
            {
                "uri": page,
                "kind": None,
                "supports": True,
                "source": "domain:example.org",
                "drift": None,
            },
        ],
        "depends_on": [{"id": None, "status": "unverified", "resolved": True, "curie": None}],
        "refs": [
            {"curie": None, "resolved": True, "label": None, "obsolete": False},
            {"curie": "p:a", "resolved": True, "label": None, "obsolete": False},
        ],
        "kind_of": [{"curie": None, "resolved": True}, {"curie": "p:k", "resolved": True}],
        "related_to": [{"curie": None, "resolved": True}, {"curie": "p:r", "resolved": True}],
        "attributes": [{"name": None, "curie": None, "resolved": True}],
        "derived_assessments": [{"name": None, "witness": None, "path": []}],
        "input": {
            "evidence": [{"supports": True, "uri": page}, {"supports": True}, {"supports": False}]
        },
    }


def test_parts_of_a_label_and_a_definition_follow_from_them_or_are_given() -> None:
    term = {"entity_kind": "term", "label": "a pair (x, y)", "definition": "One. Two."}
    view = view_of({"entity": term})
    assert (view["label_head"], view["doc_phrase"]) == ("a pair", "One")
    given = view_of({"entity": {**term, "label_head": "h", "doc_phrase": "d"}})
    assert (given["label_head"], given["doc_phrase"]) == ("h", "d")


UNSURE = RULE.replace(
    "{confidence: {at_least: 0.5}}", "{evidence: {every: {drift: {is: current}}}}"
).replace('"confidence is {confidence}"', "gone")
AWAY = {"uri": "repo:a", "drift": "not-measured"}


@pytest.mark.parametrize("kind", ["gate", "flag", "validator"])
@pytest.mark.parametrize(
    ("entity", "positive", "more"),
    [
        ({"statement": "it sorts"}, True, {"measured": True, "applies": True, "unmet": []}),
        ({"statement": "the best"}, False, {"measured": True, "unmet": ["plain"]}),
        (
            {"statement": "it sorts", "evidence": [AWAY]},
            None,
            {"measured": False, "applies": True, "unmet": ["sure"]},
        ),
        (
            {"statement": "the best", "evidence": [AWAY]},
            False,
            {"measured": True, "unmet": ["plain", "sure"]},
        ),
        ({"entity_kind": "term"}, True, {"measured": True, "applies": False, "unmet": []}),
    ],
)
def test_how_a_case_comes_out(
    kind: str,
    entity: dict[str, Any],
    positive: bool | None,  # noqa: FBT001 - a verdict
    more: dict[str, Any],
) -> None:
    needs = "\ncode: reason-required\norder: 1" if kind == "validator" else ""
    text = UNSURE.replace("rule_kind: gate", f"rule_kind: {kind}{needs}")
    compiled, problems = load_rule(text, "r.yaml")
    assert problems == []
    assert compiled is not None
    word = {"gate": "met", "flag": "flagged", "validator": "refused"}[kind]
    # A flag does not flag what was not measured; a gate and a validator hold nothing back.
    holds = positive if positive is not None else kind == "flag"
    expected = holds if kind == "gate" else not holds
    case = {"name": "c", "entity": entity, word: expected, **more, "where": "c.yaml:1:3"}
    assert run_case(compiled, case) == {
        "rule": "no-superlatives",
        "case": "c",
        "passed": True,
        "message": None,
        "where": "c.yaml:1:3",
    }
    assert "where" not in run_case(compiled, {"name": "c", "entity": entity, word: expected})
    for name, value in ((word, not expected), ("measured", not more["measured"])):
        wrong = run_case(compiled, {**case, name: value})
        assert not wrong["passed"]
        assert wrong["message"] == f"{name} should be {value}, is {not value}"


def test_a_clause_that_only_ever_refuses_lacks_a_case_that_passes() -> None:
    text = "- {name: loud, entity: {statement: the fastest}, met: false, unmet: [plain, sure]}\n"
    assert untested(*load(text)) == [
        "clause `plain` has no case that passes",
        "clause `sure` has no case that passes",
    ]
    wrong = "- {name: good, entity: {statement: it sorts, confidence: 0.9}, met: false}\n"
    assert untested(*load(wrong))[0] == "case `good`: met should be False, is True"


def test_parameters_of_a_case_are_the_defaults_and_its_own() -> None:
    text = (
        RULE.replace(
            "clauses:",
            "params:\n  words: {type: texts, default: [a], doc: d}\n"
            "  least: {type: number, required: true, doc: d}\nclauses:",
        )
        .replace("[best, fastest]", "$words")
        .replace("0.5", "$least")
    )
    compiled, problems = load_rule(text, "r.yaml")
    assert problems == []
    assert compiled is not None
    assert case_params(compiled, {}) == {"words": ("a",), "least": None}
    assert case_params(compiled, {"params": {"words": ["b", "c"], "least": 1}}) == {
        "words": ("b", "c"),
        "least": 1,
    }

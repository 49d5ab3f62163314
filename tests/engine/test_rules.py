"""The rules in force: order, refusals, warnings, settings, fixes, what could not be determined."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from dont.engine.cases import view_of
from dont.engine.fixes import Refused, fixes_of
from dont.engine.outcome import CompiledRule
from dont.engine.project import load_rule
from dont.engine.rules import RuleSet, ruleset

CLAIM = "claim:00000000000000000000000001"


def view(**facts: Any) -> dict[str, Any]:
    given = facts.pop("input", {})
    return view_of({"entity": {"id": CLAIM, "statement": "it holds", **facts}, "input": given})


def rule(text: str) -> CompiledRule:
    compiled, problems = load_rule(text, "rule.yaml")
    assert problems == []
    assert compiled is not None
    compiled.tested = True
    return compiled


def own(
    name: str, kind: str, require: str, *, severity: str = "strict", more: str = ""
) -> CompiledRule:
    return rule(
        f"""
name: {name}
rule_kind: {kind}
applies_to: [claim]
verbs: [dismiss]
severity: {{permissive: {severity}, strict: {severity}, overridable: true}}
summary: s
why: w
{more}
clauses:
  - id: c
    require: {require}
    unmet: "{name} fails on {{id}}"
    fixes: [{{argv: [dont, show, "{{id}}"], description: look}}]
"""
    )


def test_the_first_failing_validator_refuses_alone() -> None:
    decision = ruleset({}, "permissive").decide(
        "trust", view(refs=[{"curie": "p:x", "resolved": False}])
    )
    assert decision.refusal is not None
    assert (decision.refusal["code"], decision.refusal["rule_name"]) == ("reason-required", None)
    clauses: Any = decision.refusal["unmet_clauses"]
    assert [clause["clause_id"] for clause in clauses] == ["reason"]


def test_all_gates_report_at_once_and_the_first_names_the_refusal() -> None:
    rules = ruleset({}, "permissive", [own("aaa", "gate", "{statement: {blank: true}}")])
    facts = view(
        refs=[
            "p:one",
            {"curie": "p:two", "resolved": False},
            {"curie": "p:three", "resolved": False},
        ],
        input={"evidence": [{"uri": "https://a.example.org"}]},
    )
    refusal: Any = rules.decide("dismiss", facts).refusal
    assert refusal["code"] == "rule-not-met"
    assert refusal["rule_name"] == "unresolved-terms"  # cannot be overridden, hence before `aaa`
    assert [(c["rule_name"], c["clause"]) for c in refusal["unmet_clauses"]] == [
        ("unresolved-terms", "p:two does not resolve"),
        ("unresolved-terms", "p:three does not resolve"),
        ("aaa", f"aaa fails on {CLAIM}"),
    ]
    assert refusal["remediation"][0]["argv"] == ["dont", "define", "p:two", "--doc", "<doc>"]
    assert refusal["remediation"][1]["argv"] == ["dont", "define", "p:three", "--doc", "<doc>"]


def test_a_clause_with_a_code_refuses_under_it() -> None:
    refusal: Any = ruleset({}, "permissive").decide("lock", view()).refusal
    assert (refusal["code"], refusal["rule_name"]) == ("claim-not-verified", None)
    assert refusal["unmet_clauses"][0]["clause"] == "status must be verified; is unverified"
    assert refusal["unmet_clauses"][1]["observed"] == {"assessed": 0}
    assert refusal["unmet_clauses"][1]["expected"] == {"min_hypotheses": 3}
    assert refusal["remediation"][0]["command"] == f"dont dismiss {CLAIM} --evidence '<uri>'"


def test_a_warning_never_refuses_and_says_what_helps() -> None:
    pages = ["https://a.example.org/1", "https://a.example.org/2"]
    facts = view(evidence=pages, input={"evidence": [{"uri": page} for page in pages]})
    decision = ruleset({}, "permissive").decide("dismiss", facts)
    assert decision.refusal is None
    assert [(w["code"], w["rule_name"]) for w in decision.warnings] == [
        ("rule-not-met", "correlated-error")
    ]
    assert decision.warnings[0]["entity_id"] == CLAIM
    strict = ruleset({"rules": {"strict": ["correlated-error"]}}, "permissive").decide(
        "dismiss", facts
    )
    refusal: Any = strict.refusal
    assert refusal["rule_name"] == "correlated-error"
    assert refusal["remediation"][0]["argv"][-2:] == ["--evidence", "<uri>"]
    assert refusal["remediation"][0]["argv"].count("--evidence") == 3


def test_a_verb_that_creates_its_entity_gets_no_fix_with_its_id() -> None:
    rules = ruleset(
        {},
        "strict",
        [
            rule(
                """
name: short
rule_kind: gate
applies_to: [claim]
verbs: [conclude]
severity: {permissive: strict, strict: strict, overridable: true}
summary: s
why: w
clauses:
  - id: c
    require: {statement: {starts_with: short}}
    unmet: too long
    fixes: [{argv: [dont, restate, "{id}", <text>], description: shorten it}]
"""
            )
        ],
    )
    refusal: Any = rules.decide(
        "conclude", view(input={"statement": "it holds", "refs": ["p:x"]})
    ).refusal
    assert refusal["entity_id"] is None
    assert [fix["argv"] for fix in refusal["remediation"]] == [
        ["dont", "conclude", "<text>", "--ref", "p:x"]
    ]


def test_a_value_that_begins_with_a_dash_stays_a_value() -> None:
    config = {"rules": {"rule-claim-structure": {"enabled": True, "tag_term": "p:tag"}}}
    facts = view(statement="-x [MODE]", refs=["p:tag"])
    suggestion: Any = ruleset(config, "permissive").suggestions(facts)
    argv = next(s["argv"] for s in suggestion if s["rule_name"] == "rule-claim-structure")
    assert argv == ["dont", "restate", CLAIM, "[TRIGGER] -x [MODE]"]


UNSURE = "{evidence: {every: {drift: {is: current}}}}"
SURE_TOO = "{all: [{evidence: {every: {drift: {is: current}}}}, {statement: {blank: true}}]}"


@pytest.mark.parametrize(("require", "holds"), [(UNSURE, None), (SURE_TOO, False)])
def test_a_gate_refuses_what_could_not_be_determined_and_a_flag_says_not_measured(
    require: str,
    holds: bool | None,  # noqa: FBT001 - a verdict
) -> None:
    pair = [own("fresh-gate", "gate", require), own("fresh-flag", "flag", require)]
    rules = ruleset({}, "permissive", pair)
    facts = view(
        evidence=[{"uri": "repo:a.py", "drift": "not-measured"}],
        input={"evidence": [{"uri": "repo:a.py"}]},
    )
    told = rules.applicable(facts)
    expected = "could not determine drift" if holds is None else f"fresh-gate fails on {CLAIM}"
    assert told["fresh-gate"] == {"rule_kind": "gate", "met": False, "unmet": [expected]}
    assert told["fresh-flag"]["flagged"] is (holds is False)
    assert told["fresh-flag"]["measured"] is (holds is not None)
    refusal: Any = rules.decide("dismiss", facts).refusal
    assert refusal["unmet_clauses"][0]["rule_name"] == (
        "fresh-gate" if holds is None else "fresh-flag"
    )


def test_an_unknown_when_makes_the_rule_unknown_and_a_false_one_leaves_it_out() -> None:
    unsure = own("guarded", "gate", "{statement: {blank: true}}", more=f"when: {UNSURE}")
    rules = ruleset({}, "permissive", [unsure])
    facts = view(evidence=[{"uri": "repo:a.py", "drift": "not-measured"}])
    assert rules.applicable(facts)["guarded"]["unmet"] == [
        "could not determine whether the rule applies: drift"
    ]
    given = {"evidence": [{"uri": "doi:10.1/x"}]}
    refusal: Any = rules.decide("dismiss", {**facts, "input": given}).refusal
    (clause,) = refusal["unmet_clauses"]
    assert (clause["clause_id"], clause["observed"], clause["expected"]) == ("when", None, None)
    assert [fix["argv"] for fix in refusal["remediation"]] == [["dont", "rules", "show", "guarded"]]
    assert refusal["remediation"][0]["description"] == "read the rule"
    drifted = view(evidence=[{"uri": "repo:a.py", "drift": "drifted"}])
    assert "guarded" not in rules.applicable(drifted)


def keys(rules: RuleSet, *, invalid: bool) -> list[str]:
    return [problem["key"] for problem in rules.problems if problem["invalid"] is invalid]


def test_severities_follow_mode_and_configuration() -> None:
    assert ruleset({}, "permissive").severities()["warn"] == ["correlated-error", "ungrounded"]
    assert "ungrounded" in ruleset({}, "strict").severities()["strict"]
    off = ruleset({"rules": {"off": ["ungrounded"]}}, "strict").severities()["off"]
    assert "ungrounded" in off
    enabled = {"rules": {"term-nonfunctional-label": {"enabled": True}}}
    assert "term-nonfunctional-label" in ruleset(enabled, "strict").severities()["warn"]


def test_what_cannot_be_changed_stays_and_is_told() -> None:
    rules = ruleset({"rules": {"warn": ["unresolved-terms"], "off": ["lockable"]}}, "permissive")
    assert {"unresolved-terms", "lockable"} <= set(rules.severities()["strict"])
    assert keys(rules, invalid=False) == ["rules.off", "rules.warn"]


@pytest.mark.parametrize(
    ("table", "key"),
    [
        ({"lockable": {"min_hypotheses": "three"}}, "rules.lockable.min_hypotheses"),
        ({"lockable": {"min_sources": 0}}, "rules.lockable.min_sources"),
        ({"ungrounded": {"enabled": 1}}, "rules.ungrounded.enabled"),
    ],
)
def test_a_wrong_value_is_invalid_and_named(table: dict[str, Any], key: str) -> None:
    assert keys(ruleset({"rules": table}, "permissive"), invalid=True) == [key]


def test_unknown_names_are_for_the_doctor() -> None:
    config = {"rules": {"strict": ["lokable"], "lockable": {"min_hypothesis": 1}}}
    rules = ruleset(config, "permissive")
    assert keys(rules, invalid=True) == []
    assert keys(rules, invalid=False) == ["rules.lockable.min_hypothesis", "rules.strict"]
    assert any("did you mean `lockable`" in problem["message"] for problem in rules.problems)


def test_parameters_are_extended_replaced_and_required() -> None:
    hedges = {"trust": {"hedges": {"patterns": ["Reasons UNKNOWN"]}}}
    given = view(input={"reason": "reasons unknown, maybe"})
    assert ruleset({}, "permissive").decide("trust", given).refusal is None
    refusal: Any = ruleset(hedges, "permissive").decide("trust", given).refusal
    assert refusal["code"] == "reason-not-hedge"
    one = ruleset({"rules": {"lockable": {"min_hypotheses": 0}}}, "permissive")
    assert "needs >=0 hypotheses; has 0" not in str(one.applicable(view())["lockable"]["unmet"])
    lacking = ruleset({"rules": {"rule-claim-structure": {"enabled": True}}}, "permissive")
    assert "rule-claim-structure" in lacking.severities()["off"]
    assert keys(lacking, invalid=False) == ["rules.rule-claim-structure.tag_term"]


def test_switches_of_the_label_checks() -> None:
    term = {
        "entity_kind": "term",
        "curie": "p:A",
        "definition": "d",
        "statement": None,
        "label": "Ricci tensor",
    }
    given = view(**term, input={"label": "Ricci tensor"})
    refusal: Any = ruleset({}, "permissive").decide("define", given).refusal
    assert refusal["code"] == "term-shape-indefinite"
    off = {"define": {"shape": {"check_indefinite": False}}}
    assert ruleset(off, "permissive").decide("define", given).refusal is None


def test_an_untested_project_rule_may_warn_but_not_refuse() -> None:
    lax = own("lax", "gate", "{statement: {blank: true}}")
    lax.tested = False
    rules = ruleset({}, "permissive", [lax])
    decision = rules.decide("dismiss", view(input={"evidence": [{"uri": "https://a.example.org"}]}))
    assert decision.refusal is None
    assert [warning["rule_name"] for warning in decision.warnings] == ["lax"]
    assert keys(rules, invalid=False) == ["rules.lax"]


def test_reading_warns_of_flags_and_check_fails_on_strict_ones() -> None:
    rules, facts = ruleset({}, "strict"), view(refs=[{"curie": "p:x", "resolved": False}])
    assert [warning["rule_name"] for warning in rules.warnings(facts)] == ["ungrounded"]
    assert [outcome.active.name for outcome in rules.findings(facts)] == ["ungrounded"]
    assert ruleset({}, "permissive").findings(facts) == []


def test_listing_says_what_is_in_force() -> None:
    rules = ruleset({"rules": {"lockable": {"min_hypotheses": 1}}}, "permissive")
    info: Any = rules.info("lockable", whole=True)
    assert (info["severity"], info["overridable"], info["origin"]) == ("strict", False, "shipped")
    assert info["params"]["min_hypotheses"]["value"] == 1
    assert {"gate", "flag", "validator"} == {row["rule_kind"] for row in rules.rows()}


def test_only_one_module_makes_an_outcome() -> None:
    makers = set()
    for path in (Path(__file__).parents[2] / "dont" / "engine").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            call = node.func if isinstance(node, ast.Call) else None
            if isinstance(call, ast.Name) and call.id == "Outcome":
                makers.add(path.name)
    assert makers == {"outcome.py"}


def test_a_clause_over_the_texts_of_an_argument() -> None:
    compiled = rule(
        """
name: numbered
rule_kind: gate
applies_to: [claim]
verbs: [dismiss]
severity: {permissive: strict, strict: strict, overridable: true}
summary: s
why: w
clauses:
  - id: c
    each: input.atom_idx
    require: {not: {any: [{starts_with: "1"}, {is: "3"}]}}
    unmet: "{value} of {entity.status}"
    fixes:
      - {when: {is: "3"}, argv: [dont, show, "{entity.id}"], description: "look at {value}"}
      - {argv: [dont, why, "{entity.id}"], description: "ask about {value}"}
"""
    )
    refusal: Any = (
        ruleset({}, "permissive", [compiled])
        .decide("dismiss", view(input={"atom_idx": ["12", "2", "3"], "evidence": ["doi:10.1/x"]}))
        .refusal
    )
    clauses = [one for one in refusal["unmet_clauses"] if one["rule_name"] == "numbered"]
    assert [(one["clause"], one["observed"]) for one in clauses] == [
        ("12 of unverified", {"value": "12", "entity.status": "unverified"}),
        ("3 of unverified", {"value": "3", "entity.status": "unverified"}),
    ]
    assert [[fix["description"] for fix in one["fixes"]] for one in clauses] == [
        ["ask about 12"],
        ["look at 3", "ask about 3"],
    ]
    assert ruleset({}, "permissive", [compiled]).applicable(view())["numbered"]["met"]


def test_what_is_bound_inside_a_junction_or_a_negation_is_shown() -> None:
    found = own(
        "inner",
        "gate",
        """
      all:
        - atoms: {all: [{none: {status: {is: doubted}, as: first}}]}
        - atoms: {not: {some: {status: {is: unverified}, as: second}}}
        - any:
            - {hypotheses: {any: [{count: {at_least: 9, as: many}}]}}
            - {not: {atoms: {not: {distinct: {of: text, at_least: 9, as: words}}}}}""",
    )
    found.texts[0] = "{first.text} {second.text} {many} {words}"
    facts = view(atoms=[{"text": "a", "status": "doubted"}, "b", "b"], hypotheses=["h"])
    assert ruleset({}, "permissive", [found]).applicable(facts)["inner"]["unmet"] == ["a b 1 2"]


def test_a_value_with_a_dash_is_joined_to_its_option_or_stands_behind_two_dashes() -> None:
    found = own("dashed", "gate", "{statement: {blank: true}}")
    found.rule["clauses"][0]["fixes"] = [  # type: ignore[index]  # a literal
        {"argv": ["dont", "restate", "{id}", "{statement}"], "description": "d"},
        {"argv": ["dont", "dismiss", "{id}", "--note", "{statement}"], "description": "d"},
        {
            "argv": ["dont", "dismiss", "{id}", "--note", "-{author}", "--direct"],
            "description": "d",
        },
    ]
    suggested: Any = []
    for outcome in ruleset({}, "permissive", [found]).outcomes(
        view(statement="-x", author="human:ann"), ("gate",)
    ):
        if outcome.active.name == "dashed":
            suggested = fixes_of(outcome, outcome.unmet[0], Refused())
    assert [argv for argv, _ in suggested] == [
        ["dont", "restate", CLAIM, "--", "-x"],
        ["dont", "dismiss", CLAIM, "--note=-x"],
        ["dont", "dismiss", CLAIM, "--note=-human:ann", "--direct"],
    ]


def test_a_clause_of_which_no_fix_fits_is_told_without_one() -> None:
    found = own("bare", "gate", "{statement: {blank: true}}")
    found.whens[0, 0] = lambda _view, _params, _record: False
    facts = view(input={"evidence": [{"uri": "doi:10.1/x"}]})
    refusal: Any = ruleset({}, "permissive", [found]).decide("dismiss", facts).refusal
    (clause,) = refusal["unmet_clauses"]
    assert (clause["fix"], clause["fix_argv"], clause["fixes"]) == (None, None, [])
    assert refusal["remediation"] == []

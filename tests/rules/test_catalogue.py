"""Every shipped rule, never a sample: its folder, its texts, its cases, its clauses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dont.engine.cases import outcome_of, read_cases, run_case, untested
from dont.engine.outcome import CompiledRule
from dont.engine.pages import rule_page
from dont.engine.rules import shipped
from dont.engine.shapes import items, mapping
from dont.generated.tables.codes import ROWS as CODES

ROOT = Path(__file__).parents[2]
RULES = {compiled.name: compiled for compiled in shipped()}
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SHIPPED = {
    "gate": {"lockable", "unresolved-terms", "dangling-definition", "stale-cascade"},
    "flag": {"ungrounded", "correlated-error", "rule-claim-structure", "term-nonfunctional-label"},
}
every_rule = pytest.mark.parametrize("name", sorted(RULES))


def folder(compiled: CompiledRule) -> Path:
    return ROOT / "rules" / compiled.kind / compiled.name


def cases_of(compiled: CompiledRule) -> list[dict[str, object]]:
    path = folder(compiled) / "cases.yaml"
    cases, problems = read_cases(path.read_text(encoding="utf-8"), str(path), compiled)
    assert problems == []
    return cases


def test_what_ships_is_what_stands_in_the_folders() -> None:
    found = {(path.parts[-3], path.parts[-2]) for path in ROOT.glob("rules/*/*/rule.yaml")}
    assert found == {(compiled.kind, name) for name, compiled in RULES.items()}
    for kind, names in SHIPPED.items():
        assert {name for k, name in found if k == kind} == names


def test_a_rule_folder_holds_the_rule_and_its_cases_and_nothing_else() -> None:
    for path in ROOT.glob("rules/*/*"):
        assert sorted(p.name for p in path.iterdir()) == ["cases.yaml", "rule.yaml"]


@every_rule
def test_every_case_comes_out(name: str) -> None:
    compiled = RULES[name]
    wrong = [
        result
        for result in (run_case(compiled, c) for c in cases_of(compiled))
        if not result["passed"]
    ]
    assert wrong == []


@every_rule
def test_every_clause_has_a_passing_and_a_refusing_case(name: str) -> None:
    assert untested(RULES[name], cases_of(RULES[name])) == []


@every_rule
def test_texts_keep_the_house_style(name: str) -> None:
    rule = RULES[name].rule
    assert KEBAB.fullmatch(name)
    lines = [rule["summary"], *(mapping(clause)["unmet"] for clause in items(rule["clauses"]))]
    for clause in items(rule["clauses"]):
        lines += [mapping(fix)["description"] for fix in items(mapping(clause)["fixes"])]
    for line in map(str, lines):
        assert "\n" not in line
        assert not line.endswith(".")
        assert line[0] in "`{>" or not line[0].isupper() or line.startswith("{")


@every_rule
def test_codes_are_rows_of_the_table(name: str) -> None:
    rule = RULES[name].rule
    codes = [rule.get("code"), *(mapping(clause).get("code") for clause in items(rule["clauses"]))]
    assert {str(code) for code in codes if code} <= set(CODES)
    if rule["rule_kind"] == "validator":
        assert rule["code"] == name


@every_rule
def test_the_page_names_every_clause_setting_and_fix(name: str) -> None:
    page = rule_page(RULES[name].rule)
    assert page.startswith(f"{name}: ")
    for clause in items(RULES[name].rule["clauses"]):
        assert f"\n  {mapping(clause)['id']}" in page
    for param in mapping(RULES[name].rule.get("params")):
        assert f"rules.{name}.{param} = " in page


@every_rule
def test_no_refusing_case_lacks_a_command_that_helps(name: str) -> None:
    from dont.engine.fixes import Refused, fixes_of

    compiled = RULES[name]
    for case in cases_of(compiled):
        outcome = outcome_of(compiled, case)
        for verb in items(compiled.rule["verbs"]):
            given = {
                "entity_id": "claim:X",
                "curie": "proj:A",
                "doc": "d",
                **mapping(case.get("input")),
            }
            for unmet in outcome.unmet if outcome else ():
                found = fixes_of(outcome, unmet, Refused(str(verb), given))  # type: ignore[arg-type]  # not None here
                assert found
                assert all(argv[0] == "dont" and description for argv, description in found)


def test_orders_of_validators_are_different_per_verb() -> None:
    seen: dict[tuple[str, int], str] = {}
    for name, compiled in RULES.items():
        if compiled.kind == "validator":
            for verb in items(compiled.rule["verbs"]):
                key = (str(verb), int(str(compiled.rule["order"])))
                assert key not in seen, f"{name} and {seen.get(key)} share a place at {verb}"
                seen[key] = name

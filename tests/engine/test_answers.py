"""What the rules answer, whole: refusals, warnings, what applies, what helps, in `answers.yaml`.

Source: RULES.md, evaluation, texts and fixes. A project with three rules of its own asks about
entities under two configurations; every clause, value and command of the answers is written down.
"""

from __future__ import annotations

import copy
import shlex
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from dont.engine.cases import view_of
from dont.engine.coverage import coverage, near_miss
from dont.engine.pages import rule_page
from dont.engine.project import load_rule
from dont.engine.rules import ruleset
from tests.oracle.projection import NOW, Projection

if TYPE_CHECKING:
    from dont.engine.rules import RuleSet

TABLE: Any = yaml.safe_load(Path(__file__).with_name("answers.yaml").read_text(encoding="utf-8"))


@cache
def rules(name: str) -> RuleSet:
    own = []
    for row in TABLE["rules"]:
        text = yaml.safe_dump(row, sort_keys=False)
        compiled, problems = load_rule(text, f"{row['name']}/rule.yaml", folder=row["name"])
        assert problems == []
        assert compiled is not None
        compiled.tested = True
        own.append(compiled)
    given = TABLE["configurations"][name]
    return ruleset(given["config"], given["mode"], own)


def view(name: str) -> dict[str, object]:
    return view_of(copy.deepcopy(TABLE["entities"][name]))


def command(fix: dict[str, Any]) -> str:
    """Write a fix in one line, after a look at what must be the same in every one."""
    assert shlex.split(fix["command"]) == fix["argv"]
    assert set(fix) - {"rule_name"} == {"command", "argv", "description", "effect"}
    return f"{fix['effect']}: {fix['command']}  ({fix['description']})"


def clause(found: dict[str, Any]) -> dict[str, Any]:
    fixes = [command(fix) for fix in found["fixes"]]
    first = found["fixes"][0] if fixes else {"command": None, "argv": None}
    assert (found["fix"], found["fix_argv"]) == (first["command"], first["argv"])
    kept = {key: found[key] for key in found.keys() - {"fix", "fix_argv", "fixes"}}
    return {**kept, "fixes": fixes}


def refused(found: Any) -> Any:
    if found is None:
        return None
    return {
        **found,
        "unmet_clauses": [clause(one) for one in found["unmet_clauses"]],
        "remediation": [command(fix) for fix in found["remediation"]],
    }


def warned(found: Any) -> dict[str, Any]:
    kept = {key: value for key, value in found.items() if key != "suggested_remediation"}
    fix = found.get("suggested_remediation")
    return {**kept, "try": command(fix)} if fix else kept


def decided(configuration: str, verb: str, entity: str) -> dict[str, Any]:
    decision = rules(configuration).decide(verb, view(entity))
    return {
        "refusal": refused(decision.refusal),
        "warnings": [warned(one) for one in decision.warnings],
    }


def read(configuration: str, entity: str) -> dict[str, Any]:
    own, found = rules(configuration), view(entity)
    return {
        "applicable": own.applicable(found),
        "warnings": [warned(one) for one in own.warnings(found)],
        "suggestions": [f"{one['rule_name']}, {command(one)}" for one in own.suggestions(found)],
        "findings": [
            f"{one.active.name}: {', '.join(one.clause_ids)}" for one in own.findings(found)
        ],
    }


def plain(value: object) -> Any:
    """Give what a file can hold: lists for tuples."""
    return yaml.safe_load(yaml.safe_dump(value))


@pytest.mark.parametrize("row", TABLE["decided"], ids=lambda row: row["asked"])
def test_a_verb_is_decided(row: dict[str, Any]) -> None:
    assert plain(decided(*row["asked"].split(", "))) == row["answer"]


@pytest.mark.parametrize("row", TABLE["read"], ids=lambda row: row["asked"])
def test_an_entity_is_read(row: dict[str, Any]) -> None:
    assert plain(read(*row["asked"].split(", "))) == row["answer"]


def covered() -> Any:
    projection = Projection()
    views: Any = [view(name) for name in TABLE["entities"]]
    projection.put(views)
    return plain(coverage(rules("permissive"), projection.sql, now=NOW, facts=projection))


def test_coverage_counts_each_rule_and_clause() -> None:
    assert covered() == TABLE["coverage"]


def missed() -> dict[str, Any]:
    own = rules("permissive")
    return {
        f"{entity}, {outcome.active.name}": plain(near_miss(outcome))
        for entity in ("rich", "unsure")
        for outcome in own.outcomes(view(entity), ("gate", "flag", "validator"))
        if outcome.holds is not True
    }


def test_near_misses_give_what_was_read() -> None:
    assert missed() == TABLE["missed"]


def test_rules_are_listed_in_the_order_in_which_they_speak() -> None:
    own = rules("strict")
    assert [own.info(row)["name"] for row in own.rows()] == TABLE["listed"]
    assert own.severities() == TABLE["severities"]
    assert (
        plain([own.info(name, whole=True) for name in ("bound", "drifting", "loud")])
        == TABLE["info"]
    )


PAGES = ("bound", "drifting", "loud", "rule-claim-structure", "lockable")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_all_of_a_rule(name: str) -> None:
    active = rules("strict").active(name)
    assert active is not None
    assert rule_page(active.compiled.rule) == TABLE["pages"][name]

"""Run the cases that stand beside the rules."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.engine.cases import outcome_of, read_cases, run_case
from dont.engine.coverage import near_miss
from dont.verbs import project_rules

if TYPE_CHECKING:
    from collections.abc import Collection

    from dont.core.types import Record
    from dont.engine.outcome import CompiledRule
    from dont.verbs.context import Context


def run_cases(ctx: Context, names: Collection[str] | None, *, near_misses: bool) -> list[Record]:
    """Run the cases of every rule, or of some.

    Args:
        ctx: the project, whose own rules are run too.
        names: rules to run; None for all.
        near_misses: say which clause decided each case, with the values read.

    Returns:
        One `CaseResult` for each case; a rule without cases gives one that failed.
    """
    results: list[Record] = []
    for active in ctx.rules.rules:
        if names is None or active.name in names:
            results += _of_rule(active.compiled, near_misses=near_misses)
    return results


def _of_rule(rule: CompiledRule, *, near_misses: bool) -> list[Record]:
    path = _cases_path(rule)
    if not os.path.isfile(path):
        message = "there are no cases beside the rule"
        return [{"rule": rule.name, "case": "-", "passed": False, "message": message}]
    with open(path, encoding="utf-8") as file:
        cases, problems = read_cases(file.read(), path, rule)
    results: list[Record] = [
        {
            "rule": rule.name,
            "case": "-",
            "passed": False,
            "message": f"{one['where']}: {one['message']}",
        }
        for one in problems
    ]
    for case in cases:
        result = run_case(rule, case)
        outcome = outcome_of(rule, case) if near_misses else None
        if outcome is not None:
            result["near_miss"] = near_miss(outcome)
        results.append(result)
    return results


def _cases_path(rule: CompiledRule) -> str:
    if rule.origin == "project":
        return os.path.join(os.path.dirname(rule.source), project_rules.CASES)
    from dont import rules

    return os.path.join(str(next(iter(rules.__path__))), rule.kind, rule.name, project_rules.CASES)

"""`dont rules`: list, show, test, lint, add and measure rules."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.verbs.context import Context


def rules_list(ctx: Context, given: Record) -> Answer:
    """List gates and flags, with `validators` those too.

    Args:
        ctx: the surroundings.
        given: RulesListInput.
    """
    kinds = ("gate", "flag", "validator") if given.get("validators") else ("gate", "flag")
    rows = [row for row in ctx.rules.rows() if row["rule_kind"] in kinds]
    return Answer("rules", {"rules": [ctx.rules.info(row) for row in rows]})


def rules_show(ctx: Context, given: Record) -> Answer:
    """Show one rule as data.

    Args:
        ctx: the surroundings.
        given: RuleNameInput.

    Raises:
        Refusal: `rule-not-found`.
    """
    return Answer("rule", ctx.rules.info(_named(ctx, str(given["rule"])), whole=True))


def _named(ctx: Context, name: str) -> Mapping[str, object]:
    from dont.verbs.explain import no_rule

    rows = {str(row["name"]): row for row in ctx.rules.rows()}
    if name not in rows:
        raise no_rule(name, list(rows))
    return rows[name]


def rules_test(ctx: Context, given: Record) -> Answer:
    """Run the cases beside the rules.

    Args:
        ctx: the surroundings.
        given: RulesTestInput.
    """
    from dont.verbs.rule_cases import run_cases

    names = [str(_named(ctx, str(given["rule"]))["name"])] if given.get("rule") else None
    results = run_cases(ctx, names, near_misses=bool(given.get("near_miss")))
    return _result(results)


def _result(results: list[Record]) -> Answer:
    passed = all(entry["passed"] for entry in results)
    answer = Answer("rule_result", {"passed": passed, "results": results})
    answer.exit = 0 if passed else 1
    return answer


def rules_lint(ctx: Context, given: Record) -> Answer:
    """Check rule files without adding them.

    Args:
        ctx: the surroundings.
        given: RulesLintInput.

    Raises:
        Refusal: `rule-invalid`, one unmet clause for each mistake.
    """
    from dont.verbs import project_rules

    own = project_rules.files(ctx.project.rules_dir)
    results: list[Record] = []
    for file in [ctx.path(str(given["file"]))] if given.get("file") else own:
        told = "; ".join(project_rules.lint(ctx, file)) or None
        name = os.path.basename(os.path.dirname(file))
        results.append({"rule": name, "case": "lint", "passed": True, "message": told})
    return _result(results)


def rules_add(ctx: Context, given: Record) -> Answer:
    """Copy a rule and its cases below `.dont/rules`; nothing is replaced.

    Args:
        ctx: the surroundings.
        given: RulesAddInput.

    Raises:
        Refusal: `rule-invalid`; `schema-mismatch` where the project has a rule of that name.
    """
    from dont.core import codes
    from dont.verbs import project_rules

    path = ctx.path(str(given["file"]))
    notes = project_rules.lint(ctx, path)
    name = project_rules.add(ctx, path)
    if ctx.dry_run:
        from dont.engine.rules import ruleset

        rule, _ = project_rules.load(ctx, path)
        assert rule is not None  # noqa: S101 - it has just been linted
        return Answer("rule", ruleset(ctx.config, ctx.mode, [rule]).info(name, whole=True))
    answer = Answer("rule", ctx.rules.info(_named(ctx, name), whole=True))
    answer.warn([codes.warning("rule-untested", {"name": name, "problem": note}) for note in notes])
    return answer.hint(["dont", "rules", "test", name], "run its cases")


def rules_coverage(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb has this signature
    """Name rules that fire always or never on this ledger.

    Args:
        ctx: the surroundings.
        given: nothing.
    """
    from dont.engine.coverage import coverage
    from dont.verbs.checking.facts import Facts

    reader = ctx.read()
    facts = Facts(ctx, reader, ctx.auditor)
    rows = coverage(ctx.rules, reader.sql, now=ctx.clock(), facts=facts)
    return _result([dict(row) for row in rows])

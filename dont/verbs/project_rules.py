"""A project's own rules: read, check, compile, add."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.errors import Refusal, SubstrateError
from dont.ledger.files import refuse_link

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.engine.outcome import CompiledRule
    from dont.engine.problems import Problem
    from dont.verbs.context import Context

RULE, CASES = "rule.yaml", "cases.yaml"
_LARGEST = 1_000_000


def files(rules_dir: str) -> list[str]:
    """List the rule files below a folder, by folder name."""
    if not os.path.isdir(rules_dir):
        return []
    found = (os.path.join(rules_dir, name, RULE) for name in sorted(os.listdir(rules_dir)))
    return [path for path in found if os.path.isfile(path)]


def compiled(ctx: Context) -> list[CompiledRule]:
    """Load every rule of the project.

    Raises:
        SubstrateError: `config-invalid` naming every mistake: a gate that did not run is no pass.
    """
    from dont.engine.rules import shipped

    taken = {rule.name for rule in shipped()}
    rules = []
    for path in files(ctx.project.rules_dir):
        rule, problems = load(ctx, path)
        if rule is not None and rule.name in taken:
            problems = [
                {
                    "where": _shown(ctx, path),
                    "message": "a shipped rule has this name",
                    "path": "$.name",
                }
            ]
        if rule is None or problems:
            told = "; ".join(f"{one['where']}: {one['message']}" for one in problems)
            data = {"problem": f"a project rule does not load: {told}", "path": _shown(ctx, path)}
            raise SubstrateError("config-invalid", data=data)
        rules.append(rule)
    return rules


def load(ctx: Context, path: str) -> tuple[CompiledRule | None, list[Problem]]:
    """Load one rule with its cases; it may refuse only when they decide every clause both ways."""
    from dont.engine.cases import read_cases, untested
    from dont.engine.project import load_rule

    shown = _shown(ctx, path)
    folder = os.path.basename(os.path.dirname(os.path.abspath(path)))
    rule, problems = load_rule(_read(path, shown), shown, folder=folder, codes=_codes())
    if rule is None:
        return None, problems
    beside = os.path.join(os.path.dirname(path), CASES)
    if os.path.isfile(beside):
        cases, more = read_cases(_read(beside, _shown(ctx, beside)), _shown(ctx, beside), rule)
        if more:
            return None, more
        rule.tested = not untested(rule, cases)
    return rule, []


def lint(ctx: Context, path: str) -> list[str]:
    """Check one rule file and its cases.

    Returns:
        Why the rule may warn but not refuse; empty where it may.

    Raises:
        Refusal: `rule-invalid`, one unmet clause for each mistake.
    """
    from dont.engine.cases import read_cases, untested

    rule, problems = load(ctx, path)
    if rule is None or problems:
        raise _invalid(ctx, path, problems)
    beside = os.path.join(os.path.dirname(path), CASES)
    if not os.path.isfile(beside):
        return [f"there is no {CASES} beside it: the rule may warn, never refuse"]
    cases, _ = read_cases(_read(beside, _shown(ctx, beside)), _shown(ctx, beside), rule)
    return untested(rule, cases)


def add(ctx: Context, path: str) -> str:
    """Copy a checked rule and its cases below `.dont/rules`; nothing is replaced.

    Raises:
        Refusal: `schema-mismatch` where the project has a rule of that name.
    """
    rule, _ = load(ctx, path)
    assert rule is not None  # noqa: S101 - the caller has linted it
    target = os.path.join(ctx.project.rules_dir, rule.name)
    if os.path.exists(target):
        problem = f"the project has a rule `{rule.name}` already"
        raise Refusal("schema-mismatch", data={"problem": problem, "verb": "rules add"})
    if not ctx.dry_run:
        texts = {
            name: _read(os.path.join(os.path.dirname(path), name), name)
            for name in (RULE, CASES)
            if os.path.isfile(os.path.join(os.path.dirname(path), name))
        }
        _write(target, texts)
    return rule.name


def _write(target: str, texts: Mapping[str, str]) -> None:
    """Write a folder whole: beside its place first, then renamed."""
    refuse_link(os.path.dirname(target))
    beside = f"{target}.{os.getpid()}"
    try:
        os.makedirs(beside)
        for name, text in texts.items():
            with open(os.path.join(beside, name), "w", encoding="utf-8") as file:
                file.write(text)
        os.rename(beside, target)
    except OSError as error:
        raise SubstrateError(
            "store-unwritable",
            data={"problem": error.strerror or "it cannot be written"},
            cause=error,
        ) from error


def _read(path: str, shown: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(_LARGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or "it is not UTF-8"
        raise Refusal(
            "unreadable-file", data={"path": shown, "problem": problem}, cause=error
        ) from error


def _shown(ctx: Context, path: str) -> str:
    """Name a file as people would: from the folder they stand in where it lies below."""
    relative = os.path.relpath(path, ctx.cwd)
    return path if relative.startswith("..") else relative


def _codes() -> frozenset[str]:
    from dont.generated.tables.codes import ROWS

    return frozenset(ROWS)


def _invalid(ctx: Context, path: str, problems: list[Problem]) -> Refusal:
    shown = _shown(ctx, path)
    clauses: list[Record] = [
        {
            "clause": f"{one['where']}: {one['message']}",
            "fix": f"dont rules lint {shown}",
            "fix_argv": ["dont", "rules", "lint", shown],
            "clause_id": one["path"],
            "rule_name": None,
            "observed": None,
            "expected": None,
        }
        for one in problems
    ]
    data = {"path": shown, "count": len(problems), "unmet_clauses": clauses}
    return Refusal("rule-invalid", data=data)

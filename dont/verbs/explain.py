"""`dont explain`: the page of a rule or an error code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dont.core.types import Record
    from dont.verbs.context import Context


def explain(ctx: Context, given: Record) -> Answer:
    """Explain a rule (a project's own included) or a code.

    Args:
        ctx: the surroundings; a project is used when there is one.
        given: ExplainInput.

    Raises:
        Refusal: `rule-not-found` where neither a rule nor a code has the name.
    """
    from dont.generated.tables import codes

    name = str(given["name"])
    rules = {str(rule["name"]): rule for rule in all_rules(ctx)}
    code = codes.ROWS.get(name)
    if name in rules:
        answer = Answer("explain", {"name": name, "text": rule_text(rules[name]), "kind": "rule"})
        if code is not None:
            answer.data["text"] = f"{answer.data['text']}\n\n{code_text(code)}"
        return answer
    if code is not None:
        return Answer("explain", {"name": name, "text": code_text(code), "kind": "code"})
    raise no_rule(name, [*rules, *codes.ROWS])


def all_rules(ctx: Context) -> Sequence[Mapping[str, object]]:
    """List the shipped rules, and the project's own where there is a project."""
    from dont.generated.rules import RULES

    if ctx.has_project():
        return ctx.rules.rows()
    return [*RULES.values()]


def no_rule(name: str, names: list[str]) -> Refusal:
    """Refuse a name that nothing has, with the nearest one that something has."""
    from difflib import get_close_matches

    near = get_close_matches(name, names, n=1, cutoff=0.5)
    data: Record = {"name": name}
    if near:
        data["nearest"] = near[0]
    return Refusal("rule-not-found", data=data)


def rule_text(rule: Mapping[str, object]) -> str:
    """Write a rule's page as text: what it demands, why, settings, fixes."""
    from dont.engine.pages import rule_page

    return rule_page(rule)


def code_text(row: Mapping[str, object]) -> str:
    """Write a code's page as text."""
    from dont.core.remedy import remedy

    lines = [
        f"{row['code']} ({row['kind']}, exit {row['exit']})",
        "",
        str(row["message"]),
        "",
        str(row["why"]),
        "",
    ]
    lines += ["what helps:"]
    for given in row["remedies"]:  # type: ignore[attr-defined]  # every row lists remedies
        lines.append(f"  {remedy(given['argv'], '')['command']}  ({given['description']})")
    lines += ["", f"retry: {row['retryability']}; route: {row['route']}"]
    return "\n".join(lines)

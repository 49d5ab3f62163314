"""The page of a rule as text, for `dont explain`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.shapes import items, mapping
from dont.engine.texts import written

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dont.core.types import ReadOnly

_KINDS = {
    "gate": "a gate: it refuses while it does not hold",
    "flag": "a flag: it says what should hold",
    "validator": "a validator: it refuses the form of an input",
}


def _settings(rule: ReadOnly) -> Iterator[str]:
    severity = mapping(rule["severity"])
    yield f"  permissive mode: {severity['permissive']}; strict mode: {severity['strict']}"
    if not severity["overridable"]:
        yield "  its severity cannot be changed"
    switch = mapping(rule.get("enabled"))
    if switch:
        state = "on" if switch["default"] else "off"
        yield f"  {switch['from']} = true | false ({state} by default)"
    for name, body in mapping(rule.get("params")).items():
        param = mapping(body)
        key = f"rules.{rule['name']}.{name}"
        default = "required" if "default" not in param else written(param["default"])
        yield f"  {key} = {default} ({param['doc']})"
        if "from" in param:
            yield f"  {param['from']} adds to it"


def _clause(clause: Mapping[str, object]) -> Iterator[str]:
    over = f", for each of {clause['each']}" if clause.get("each") else ""
    yield f"  {clause['id']}{over}: {clause['unmet']}"
    for fix in items(clause["fixes"]):
        body = mapping(fix)
        if body.get("argv"):
            from shlex import quote

            words = [str(word) for word in items(body["argv"])]
            shown = " ".join(w if w[:1] in "{<" and " " not in w else quote(w) for w in words)
        else:
            shown = "the same command with another input"
        yield f"    {shown}  ({body['description']})"


def rule_page(rule: ReadOnly) -> str:
    """Write the page of a rule.

    Args:
        rule: a rule as its file declares it.

    Returns:
        Plain text with the headings that the generated pages have.
    """
    verbs = ", ".join(str(verb) for verb in items(rule["verbs"]))
    kinds = " and ".join(str(kind) for kind in items(rule["applies_to"]))
    lines = [
        f"{rule['name']}: {rule['summary']}",
        "",
        f"{_KINDS[str(rule['rule_kind'])]}; about a {kinds.replace(' and ', ' or a ')}; at {verbs}",
    ]
    if rule.get("code"):
        lines.append(f"its code is {rule['code']}")
    lines += ["", str(rule["why"]).strip(), "", "what must hold, and what helps:"]
    for clause in items(rule["clauses"]):
        lines += _clause(mapping(clause))
    return "\n".join([*lines, "", "settings:", *_settings(rule)])

"""Describe rules as data, for `dont rules list` and `dont rules show`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.shapes import items, mapping

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.engine.outcome import Active


def info(active: Active, *, whole: bool = False) -> Record:
    """Describe one rule.

    Args:
        active: the rule as the project runs it.
        whole: with reasons, parameters and clauses.

    Returns:
        A `RuleInfo` payload.
    """
    compiled = active.compiled
    rule = compiled.rule
    out: Record = {
        "name": active.name,
        "rule_kind": compiled.kind,
        "summary": rule["summary"],
        "severity": active.severity,
        "overridable": active.overridable,
        "applies_to": rule["applies_to"],
        "verbs": rule["verbs"],
        "origin": compiled.origin,
        "code": rule.get("code"),
    }
    if rule.get("order") is not None:
        out["order"] = rule["order"]
    if compiled.source:
        out["source"] = compiled.source
    if whole:
        out["why"] = rule["why"]
        out["params"] = {name: _param(active, name) for name in mapping(rule.get("params"))}
        out["clauses"] = [mapping(clause) for clause in items(rule["clauses"])]
        if rule.get("when") is not None:
            out["when"] = rule["when"]
    return out


def _param(active: Active, name: str) -> Record:
    declared = mapping(mapping(active.compiled.rule["params"])[name])
    value = active.params.get(name)
    return {**declared, "value": list(value) if isinstance(value, tuple) else value}

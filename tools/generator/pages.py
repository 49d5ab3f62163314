"""What the pages of codes and rules say."""

from __future__ import annotations

import json
import shlex
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tools.generator.ir import Model, RuleSource

RETRY = {
    "retryable": "The same command may succeed later.",
    "retryable_after_change": "Change what the answer names, then try again.",
    "not_retryable": "Trying again does not help.",
    "unknown": "Look at the detail once before trying again; if it stays unexplained, report it.",
}


def cell(text: str) -> str:
    """Write a text so that it fits into a cell of a Markdown table."""
    return " ".join(text.split()).replace("|", "\\|")


def command(argv: list[str]) -> str:
    """Quote an argv for a shell, leaving placeholders in braces and angle brackets readable."""
    return " ".join(a if _bare(a) else shlex.quote(a) for a in argv)


def _bare(word: str) -> bool:
    placeholder = word[:1] + word[-1:] in {"{}", "<>"}
    return placeholder or shlex.quote(word) == word


def error(model: Model, row: dict[str, Any]) -> dict[str, Any]:
    """Collect what the page of a code shows.

    Args:
        model: the intermediate form, for the rules that use the code.
        row: the row of the code.
    """
    note = row["origin_note"] or "It is reserved and not raised by this version."
    rules = [n for n, s in sorted(model.rules.items()) if row["code"] in _codes_of(s)]
    return {
        "row": row,
        "provoke": [line for step in row["provoke"] for line in _step(step)],
        "note": note[0].upper() + note[1:] + ("" if note.endswith(".") else "."),
        "remedies": [
            {"command": command(r["argv"]), "description": r["description"]}
            for r in row["remedies"]
        ],
        "retry": RETRY[row["retryability"]],
        "related": [
            *[f"[rule `{name}`](../rules/{name}.md)" for name in rules],
            "[all error codes](README.md)",
        ],
    }


def _codes_of(source: RuleSource) -> set[str]:
    clauses = [c for c in source.rule.get("clauses") or [] if isinstance(c, dict)]
    return {str(c.get("code")) for c in [source.rule, *clauses] if c.get("code")}


def _step(step: dict[str, Any]) -> list[str]:
    lines = []
    for path, content in (step.get("files") or {}).items():
        text = content if isinstance(content, str) else json.dumps(content)
        lines.append(f"printf %s {shlex.quote(text)} > {shlex.quote(path)}")
    lines += [f"rm {shlex.quote(path)}" for path in step.get("delete") or []]
    if step.get("run"):
        env = "".join(f"{k}={shlex.quote(str(v))} " for k, v in (step.get("env") or {}).items())
        text = f"{env}dont {command(step['run'])}"
        if step.get("stdin") is not None:
            text = f"printf %s {shlex.quote(step['stdin'])} | {text}"
        lines.append(text + (f"   # answers {{{step['as']}}}" if step.get("as") else ""))
    return lines


def rule(model: Model, source: RuleSource) -> dict[str, Any]:
    """Collect what the page of a rule shows.

    Args:
        model: the intermediate form, for the codes the rule uses.
        source: the rule folder.
    """
    body = source.rule
    severity = {"permissive": "strict", "strict": "strict", "overridable": False}
    known = model.tables["codes"].rows if "codes" in model.tables else {}
    codes = sorted(c for c in _codes_of(source) if c in known)
    others = sorted(n for n, s in model.rules.items() if _akin(s, source))
    return {
        "rule": {"verbs": [], "applies_to": [], **body},
        "severity": {**severity, **(body.get("severity") or {})},
        "why": str(body.get("why") or body.get("summary") or "").strip(),
        "avoid": _case(source, wanted=False),
        "prefer": _case(source, wanted=True),
        "clauses": [_clause(c) for c in body.get("clauses") or []],
        "settings": [_setting(n, p) for n, p in (body.get("params") or {}).items()],
        "related": [
            *[f"[code `{c}`](../errors/{c}.md)" for c in codes],
            *[f"[rule `{n}`]({n}.md)" for n in others],
            "[all rules](README.md)",
        ],
    }


def _akin(other: RuleSource, source: RuleSource) -> bool:
    same = set(other.rule.get("verbs") or []) & set(source.rule.get("verbs") or [])
    return other is not source and bool(same) and other.rule.get("rule_kind") != "validator"


def _case(source: RuleSource, *, wanted: bool) -> dict[str, str] | None:
    """Find the first case that passes, or the first that does not."""
    import yaml

    for case in source.cases:
        good = (
            case.get("met") is True or case.get("flagged") is False or case.get("refused") is False
        )
        if good == wanted:
            shown = {k: v for k, v in case.items() if k in {"entity", "input", "params", "world"}}
            text = yaml.safe_dump(shown, sort_keys=False, allow_unicode=True, width=88)
            return {"name": str(case.get("name")), "text": text}
    return None


def _clause(clause: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": clause.get("id"),
        "unmet": " ".join(str(clause.get("unmet", "")).split()),
        "fixes": [_fix(f) for f in clause.get("fixes") or []],
    }


def _fix(fix: dict[str, Any]) -> str:
    if fix.get("argv"):
        return f"`{command([str(a) for a in fix['argv']])}` - {fix.get('description', '')}"
    again = json.dumps(fix.get("again"), ensure_ascii=False)
    return f"the same command again with `{again}` - {fix.get('description', '')}"


def _setting(name: str, param: dict[str, Any]) -> dict[str, str]:
    default = param.get("default")
    shown = "-" if default is None else json.dumps(default, ensure_ascii=False)
    bounds = "".join(f", {k} {param[k]}" for k in ("minimum", "maximum") if k in param)
    kind = f"{param.get('type', '')}{bounds}"
    return {
        "name": name,
        "type": kind,
        "default": cell(f"`{shown}`"),
        "doc": cell(str(param.get("doc", ""))),
    }

"""`dont check`: the gate; it fails while anything rests on what was not shown."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core import codes
from dont.core.errors import UsageError
from dont.verbs.answer import Answer
from dont.verbs.checking import cited, drift, entities
from dont.verbs.checking.finding import Report, finding, order
from dont.verbs.checking.places import Places
from dont.verbs.checking.scope import scope_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dont.core.types import Record
    from dont.verbs.checking.finding import Finding
    from dont.verbs.checking.scope import Scope
    from dont.verbs.context import Context

_LEAST = "verified"
_TOKEN_BYTES = 16


def check(ctx: Context, given: Record) -> Answer:
    """Judge the ledger, some paths, or what is staged.

    Args:
        ctx: the surroundings.
        given: CheckInput.

    Raises:
        UsageError: `usage` for a least status that means nothing.
        SubstrateError: `config-invalid` where a rule does not load.
        Refusal: `path-escapes-root`; `schema-mismatch` where nothing staged can be read.
    """
    assert ctx.rules is not None  # noqa: S101 - a rule that does not load stops the gate here
    if given.get("min_status") == "ignored":
        problem = "no claim is asked to be ignored; name another status"
        raise UsageError("usage", data={"problem": problem, "verb": "check"})
    least = str(given.get("min_status") or ctx.config["check"].get("min_status") or _LEAST)
    scope = scope_of(ctx, given)
    judged = _judged(scope)
    found = _findings(ctx, scope, least)
    empty = _empty(scope, judged, strict=bool(given.get("require_scope")))
    findings = sorted([*found, *empty], key=order)
    passed = all(one.severity != "error" for one in findings)
    counts = dict(judged)
    for one in findings:
        counts[one.code] = counts.get(one.code, 0) + 1
    report = Report(passed, _told(scope, judged), findings, counts, *_around(ctx))
    answer = Answer("check", _payload(scope, report, least))
    answer.exit = 0 if passed else 1
    for one in empty:
        answer.warn([codes.warning(one.code, {"problem": one.message})])
    form = str(given.get("format") or "human")
    if form != "json":
        answer.text = lambda: _text(ctx, report, form)
    return _hinted(answer, findings) if form in ("human", "json") else answer


def _findings(ctx: Context, scope: Scope, least: str) -> list[Finding]:
    places = Places(ctx.project, scope.reader, scope.auditor)
    found = [
        *entities.below(scope, places, least),
        *entities.doubted(scope, places),
        *entities.assessed(ctx, scope, places),
        *entities.conflicts(scope),
        *entities.damaged(scope, places),
        *entities.ruled(ctx, scope, places),
        *drift.drifted(scope, places),
    ]
    if scope.files:
        stale = frozenset(scope.reader.assessed("stale"))
        for path, text in scope.files.items():
            found += cited.judged(scope.reader, stale, path, text)
    return found


def _judged(scope: Scope) -> dict[str, int]:
    return {
        "claims": entities.judged(scope.reader, scope, "claim"),
        "terms": entities.judged(scope.reader, scope, "term"),
        "files": len(scope.files),
    }


def _empty(scope: Scope, judged: Mapping[str, int], *, strict: bool) -> list[Finding]:
    """Say that there was nothing to judge: a warning, unless a scope was named or demanded."""
    found = [
        finding("scope-empty", {"problem": f"`{one}` names no file"}, severity="error")
        for one in scope.unmatched
    ]
    if found or judged["claims"]:
        return found
    problem = {
        "ledger": "there is no claim to judge",
        "paths": "no claim rests on these files",
        "staged": "nothing that is staged touches a claim",
    }[scope.kind]
    if scope.kind != "ledger" and judged["terms"]:
        return []
    severity = "error" if strict else "warning"
    return [finding("scope-empty", {"problem": problem}, severity=severity)]


def _told(scope: Scope, judged: Mapping[str, int]) -> str:
    what = {"ledger": "the whole ledger", "paths": "given paths", "staged": "what is staged"}
    counted = ", ".join(
        f"{n} {name[:-1] if n == 1 else name}"
        for name, n in judged.items()
        if n or name == "claims"
    )
    return f"{what[scope.kind]}, {counted}"


def _payload(scope: Scope, report: Report, least: str) -> Record:
    return {
        "passed": report.passed,
        "scope": {
            "kind": scope.kind,
            "paths": list(scope.paths),
            "min_status": least,
            "told": report.scope,
        },
        "findings": [one.payload() for one in report.findings],
        "counts": dict(report.counts),
    }


def _around(ctx: Context) -> tuple[str, str]:
    """Give the way from the top of the work tree to the project, and the file of its settings."""
    from dont.ledger.paths import work_tree

    root = os.path.realpath(ctx.project.root)
    top = work_tree(root)
    prefix = os.path.relpath(root, top) if top else "."
    anchor = os.path.relpath(ctx.project.config_path, ctx.project.root)
    return ("" if prefix == "." else f"{prefix}/"), anchor


def _text(ctx: Context, report: Report, form: str) -> str:
    """Write the report in the form that was asked for."""
    if form == "sarif":
        from dont.verbs.formats import sarif

        return sarif.render(report)
    if form == "github":
        from dont.verbs.formats import github

        return github.render(report, ctx.random(_TOKEN_BYTES).hex())
    if form == "junit":
        from dont.verbs.formats import junit

        return junit.render(report)
    from dont.verbs.formats import human

    return human.render(report)


def _hinted(answer: Answer, findings: Sequence[Finding]) -> Answer:
    """Name the first remedy of the worst finding."""
    for one in findings[:1]:
        if one.remediation:
            answer.hints.append(one.remediation[0])
    return answer

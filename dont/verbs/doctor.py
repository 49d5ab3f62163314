"""`dont doctor`: the health of ledger, rules, configuration and hooks."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.errors import HarnessError
from dont.verbs.answer import Answer
from dont.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dont.core.types import Record
    from dont.verbs.context import Context

    Check = tuple[str, str, str]

_EXTRAS = {
    "import": "fastobo",
    "mcp": "mcp",
    "people": "rich",
    "verify": "httpx",
    "report": "jinja2",
}


def doctor(ctx: Context, given: Record) -> Answer:
    """Run every check; a check that breaks is itself a failure, never a silence.

    Args:
        ctx: the surroundings.
        given: DoctorInput; `fix` brings lost lines back, `strict` lets warnings fail.

    Returns:
        DoctorReport; exit 1 on a failed check, with `strict` on a warning too.
    """
    fixed = _fix(ctx) if given.get("fix") and not ctx.dry_run else []
    checks = [entry for check in _CHECKS for entry in _ran(check, ctx)]
    if fixed:
        checks.append(
            ("lost_lines_restored", "pass", f"{len(fixed)} lines are back: {', '.join(fixed)}")
        )
    summary = {
        status: sum(found == status for _, found, _ in checks)
        for status in ("pass", "warn", "fail")
    }
    data: Record = {
        "cli_version": __version__,
        "checks": [
            {"name": name, "status": status, "detail": detail} for name, status, detail in checks
        ],
        "summary": summary,
    }
    answer = Answer("doctor", data)
    answer.exit = 1 if summary["fail"] or (given.get("strict") and summary["warn"]) else 0
    return answer


def _fix(ctx: Context) -> list[str]:
    if not ctx.store.healthy():
        ctx.store.rebuild()
    return ctx.store.restore_lost()


def _ran(check: Callable[[Context], Iterator[Check]], ctx: Context) -> list[Check]:
    try:
        return list(check(ctx))
    except HarnessError as error:
        return [(check.__name__.strip("_"), "fail", f"{error.code}: {error}")]


def _substrate(ctx: Context) -> Iterator[Check]:
    problems = ctx.store.verify()
    told = "; ".join(
        f"{found['source']}:{found['number']} {found['detail']}" for found in problems[:5]
    )
    status = "pass" if not problems else "warn"
    yield "substrate", status, told or f"the log is whole ({ctx.read().tx or 'empty'})"
    yield "writable", *_writable(ctx)


def _sharing(ctx: Context) -> Iterator[Check]:
    """Tell where git would not carry the ledger, or this copy's projection is damaged."""
    from dont.ledger.layout import hidden

    for warning in hidden(ctx.project):
        yield "sharing", "warn", str(warning["message"])
    whole = ctx.store.healthy()
    told = "the projection is sound" if whole else "the projection is damaged; it is rebuilt on use"
    yield "projection", "pass" if whole else "warn", told


def _writable(ctx: Context) -> tuple[str, str]:
    can = os.access(ctx.project.ledger_dir, os.W_OK)
    return (
        ("pass", "the ledger can be written") if can else ("warn", "the ledger is read-only here")
    )


def _configuration(ctx: Context) -> Iterator[Check]:
    unknown = [f"{one['key']} (line {one['line']})" for one in ctx.store.config["unknown"]]
    told = f"unknown keys: {', '.join(unknown)}" if unknown else "every key is known"
    yield "configuration", "warn" if unknown else "pass", told


def _rules_compile(ctx: Context) -> Iterator[Check]:
    notes = list(ctx.rules.problems)
    told = "; ".join(f"{note['key']}: {note['message']}" for note in notes)
    yield "rules_compile", "warn" if notes else "pass", told or f"{len(ctx.rules.rows())} rules"


def _seed_snapshot(ctx: Context) -> Iterator[Check]:
    from dont.generated.tables.seed import ROWS

    reader = ctx.read()
    absent = [row["curie"] for row in ROWS.values() if reader.entity(row["id"]) is None]
    told = f"absent: {', '.join(absent)}" if absent else f"{len(ROWS)} seed terms"
    yield "seed_snapshot", "fail" if absent else "pass", told


def _pending_spawns(ctx: Context) -> Iterator[Check]:
    now = ctx.clock()
    pending = ctx.read().spawns("pending")
    expired = [entry for entry in pending if (entry["expires_tx"] or now + 1) <= now]
    told = f"{len(pending) - len(expired)} waiting, {len(expired)} expired"
    yield "pending_spawns", "warn" if expired else "pass", told


def _remediation_invariant(ctx: Context) -> Iterator[Check]:  # noqa: ARG001 - every check has this signature
    from dont.core.codes import remedies
    from dont.generated.tables.codes import ROWS

    bare = [code for code in ROWS if not remedies(code, {})]
    told = (
        f"without a remedy: {', '.join(bare)}" if bare else f"{len(ROWS)} codes, each with a remedy"
    )
    yield "remediation_invariant", "fail" if bare else "pass", told


def _conflicts(ctx: Context) -> Iterator[Check]:
    from dont.verbs.prime import conflict_text

    found = ctx.read().conflicts()
    told = "; ".join(conflict_text(entry) for entry in found[:5])
    yield "conflicts", "warn" if found else "pass", told or "merged copies agree"


def _lost_lines(ctx: Context) -> Iterator[Check]:
    lost = ctx.store.lost_lines()
    told = f"{len(lost)} acknowledged lines are gone; `dont doctor --fix` brings them back"
    yield "lost_lines", "fail" if lost else "pass", told if lost else "nothing acknowledged is gone"


def _evidence(ctx: Context) -> Iterator[Check]:
    reader = ctx.read()
    counts: dict[str, int] = {}
    for kind in ("claim", "term"):
        for record in reader.entities(kind):
            for entry in record["evidence"] if record["status"] != "ignored" else ():
                if entry.get("path") is not None:
                    state = str(ctx.auditor.audit(entry)["status"])
                    counts[state] = counts.get(state, 0) + 1
    bad = any(counts.get(name) for name in ("drifted", "missing", "unreadable"))
    told = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
    yield "evidence", "warn" if bad else "pass", told or "no evidence lies in files"


def _vocabularies(ctx: Context) -> Iterator[Check]:
    from dont.ledger.vocab_manifest import unloaded

    absent = unloaded(ctx.project)
    told = "; ".join(
        f"{entry['source']} is not loaded here: {entry['command']}" for entry in absent
    )
    yield (
        "vocabularies",
        "warn" if absent else "pass",
        told or "every imported vocabulary is loaded",
    )
    if ctx.config["import"].get("linkml"):
        from shutil import which

        there = which("linkml") is not None
        yield (
            "aux_linkml",
            "pass" if there else "warn",
            "the `linkml` command" if there else "no `linkml` on PATH",
        )


def _hooks(ctx: Context) -> Iterator[Check]:
    from dont.verbs.hook import status

    for row in status(ctx):
        wrong = row["state"] in ("missing", "changed")
        told = f"{row['state']} {row.get('detail') or ''}".strip()
        yield f"hooks_{row['host']}", "warn" if wrong else "pass", told


def _documents(ctx: Context) -> Iterator[Check]:
    from dont.verbs.sync_docs import drift

    rows = drift(ctx.project.root, [str(one) for one in _managed(ctx)])
    outdated = [row for row in rows if row["state"] == "outdated"]
    old = [f"{row['path']} {row.get('detail') or ''}".strip() for row in outdated]
    told = f"`dont sync-docs` writes them again: {'; '.join(old)}" if old else "no block drifted"
    yield "managed_docs", "warn" if old else "pass", told


def _managed(ctx: Context) -> list[object]:
    files = ctx.config["harness"]["managed_docs"]
    return list(files) if isinstance(files, list) else []


def _packages(ctx: Context) -> Iterator[Check]:  # noqa: ARG001 - every check has this signature
    from importlib.util import find_spec

    absent = [extra for extra, module in _EXTRAS.items() if find_spec(module) is None]
    told = f"not installed: {', '.join(absent)}" if absent else "every optional package is there"
    yield "optional_packages", "pass", told


_CHECKS: tuple[Callable[[Context], Iterator[Check]], ...] = (
    _substrate,
    _sharing,
    _configuration,
    _rules_compile,
    _seed_snapshot,
    _pending_spawns,
    _remediation_invariant,
    _conflicts,
    _lost_lines,
    _evidence,
    _vocabularies,
    _hooks,
    _documents,
    _packages,
)

"""`dont hook`: install, remove and look at host hooks; the answer to a host is the face's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.verbs.context import Context


def install(ctx: Context, host: str) -> Record:
    """Write this tool's hooks into one host's settings and give its HookEntry.

    Args:
        ctx: the project; nothing is written in a dry run.
        host: claude, codex or cursor.

    Raises:
        UsageError: `usage` for an unknown host.
        SubstrateError: `config-invalid` for a settings file that is not JSON.
    """
    from dont.verbs.hosts import memory, settings

    row = settings.install(ctx.project.root, host, dry_run=ctx.dry_run)
    if not ctx.dry_run:
        memory.installed(ctx.project.cache_dir, host, there=True)
    return _add(row, _unreachable(ctx))


def hook_install(ctx: Context, given: Record) -> Answer:
    """Install the hooks of one host."""
    answer = _answer([install(ctx, str(given["host"]))])
    return answer.hint(["dont", "hook", "status"], "see all hosts")


def hook_remove(ctx: Context, given: Record) -> Answer:
    """Take the hooks of one host out of its settings."""
    from dont.verbs.hosts import memory, settings

    host = str(given["host"])
    row = settings.remove(ctx.project.root, host, dry_run=ctx.dry_run)
    if not ctx.dry_run:
        memory.installed(ctx.project.cache_dir, host, there=False)
    return _answer([row])


def hook_status(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb is called alike
    """Say for each host whether its hooks are there and unchanged."""
    rows = status(ctx)
    answer = _answer(rows)
    for row in rows:
        if row["state"] in ("changed", "missing"):
            argv = ["dont", "hook", "install", str(row["host"])]
            answer.hint(argv, f"write the hooks of {row['host']} again")
    return answer


def status(ctx: Context) -> list[Record]:
    """Give a HookEntry for each host; `missing` is one that was installed here and has vanished.

    Args:
        ctx: the project.
    """
    from dont.verbs.hosts import memory, settings

    remembered = memory.hosts(ctx.project.cache_dir)
    failed = memory.last_failure(ctx.project.cache_dir)
    rows = settings.status(ctx.project.root)
    for row in rows:
        if row["state"] == "absent" and row["host"] in remembered:
            row["state"] = "missing"
            row["detail"] = f"installed here, but gone from `{row['path']}`"
        if failed and failed.get("host") == row["host"]:
            _add(row, f"last failure: {failed.get('event')}: {failed.get('message')}")
        if row["state"] == "installed":
            _add(row, _unreachable(ctx))
    return rows


def _add(row: Record, told: str) -> Record:
    """Add a remark to a HookEntry."""
    if told:
        row["detail"] = "; ".join(filter(None, [str(row.get("detail") or ""), told]))
    return row


def _unreachable(ctx: Context) -> str:
    """Say so where a host that inherits this environment would not find the command."""
    from shutil import which

    found = which("dont", path=ctx.environ.get("PATH"))
    return "" if found else "`dont` is not on PATH, so a host cannot run it"


def hook(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb is called alike
    """Answer for callers that are no host: which hooks there are.

    Hosts never come here: the command line hands `dont hook HOST EVENT` to `dont.faces.hooks`.
    """
    return hook_status(ctx, {})


def _answer(rows: Sequence[Record]) -> Answer:
    answer = Answer("hooks", {"hosts": list(rows)})
    lines = []
    for row in rows:
        detail = f" ({row['detail']})" if row.get("detail") else ""
        lines.append(f"{row['host']}: {row['state']}, {row['path']}{detail}")
    answer.text = "\n".join(lines) + "\n"
    return answer

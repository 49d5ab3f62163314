"""`dont init`: make the ledger of this project."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def init(ctx: Context, given: Record) -> Answer:
    """Make `.dont/`, record the mode, offer the gates.

    Args:
        ctx: the surroundings; `DONT_DIR` names another place for the ledger.
        given: InitInput.

    Raises:
        Refusal: `already-initialised`.
    """
    from dont.ledger.layout import initialise

    mode = "strict" if given.get("strict") else "permissive"
    hosts, planned = _hosts(ctx, given)
    made = initialise(
        ctx.cwd,
        ctx.environ,
        name=None if given.get("name") is None else str(given["name"]),
        mode=mode,
        dry_run=ctx.dry_run,
    )
    data: Record = {
        "project": made.name,
        "mode": mode,
        "path": made.project.dir,
        "files": made.files,
        "hooks": planned,
    }
    answer = Answer("init", data).warn(made.warnings)
    if not ctx.dry_run:
        with ctx.writer("init") as writer:
            writer.emit(
                "project-initialised", writer.new_id("project"), {"name": made.name, "mode": mode}
            )
        answer.tx = writer.tx
        data["files"] = [*made.files, _agents_page(ctx)]
        if hosts:
            from dont.verbs.hook import install

            data["hooks"] = [install(ctx, host) for host in hosts]
    answer.hint(["dont", "check"], "the gate: run it in CI and before each commit")
    if hosts:
        answer.hint(["dont", "hook", "status"], "see which agent hosts call it")
    else:
        told = "let the agent host call it; codex and cursor work too"
        answer.hint(["dont", "hook", "install", "claude"], told)
    answer.hint(["dont", "sync-docs"], "tell agents about it in AGENTS.md and CLAUDE.md")
    return answer.hint(["dont", "conclude", "<text>"], "record the first claim")


def _hosts(ctx: Context, given: Record) -> tuple[list[str], list[Record]]:
    """Read `--hooks`; what cannot be installed refuses before anything exists."""
    from dont.ledger.paths import new_project

    named = given.get("hooks")
    hosts = [str(host) for host in named] if isinstance(named, list) else []
    if not hosts:
        return [], []
    from dont.verbs.hosts import settings

    root = new_project(ctx.cwd, ctx.environ).root
    return hosts, [settings.install(root, host, dry_run=True) for host in hosts]


def _agents_page(ctx: Context) -> str:
    """Write the page that agents read on, and give its path."""
    from dont.verbs.sync_docs import write_guide

    return str(write_guide(ctx.project.dir, ctx.project.root)["path"])

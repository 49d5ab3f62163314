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
    made = initialise(
        ctx.cwd, ctx.environ, name=given.get("name"), mode=mode, dry_run=ctx.dry_run
    )
    data: Record = {
        "project": made.name,
        "mode": mode,
        "path": made.project.dir,
        "files": made.files,
        "hooks": [],
    }
    answer = Answer("init", data).warn(made.warnings)
    if not ctx.dry_run:
        with ctx.writer("init") as writer:
            writer.emit(
                "project-initialised", writer.new_id("project"), {"name": made.name, "mode": mode}
            )
        answer.tx = writer.tx
    hosts = given.get("hooks")
    if isinstance(hosts, list) and hosts:
        from dont.verbs.hook import install

        data["hooks"] = [install(ctx, str(host)) for host in hosts]
    answer.hint(["dont", "check"], "the gate: run it in CI and before each commit")
    answer.hint(["dont", "hook", "install", "claude"], "let the agent host call it; codex and cursor work too")
    return answer.hint(["dont", "conclude", "<text>"], "record the first claim")

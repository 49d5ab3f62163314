"""Keep failures in the local log, and notice when one keeps coming back."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def log_path(ctx: Context) -> str:
    """Give the path of the local failure log."""
    return f"{ctx.project.cache_dir}/failures.jsonl"


def remember(error: BaseException, data: Record, verb: str, ctx: Context) -> list[Record]:
    """Append a failure of `dont` itself.

    Returns:
        The `repeated-failure` warning where this is the third of its kind within a session.
    """
    from dont.taxonomy.failures import record

    return record(log_path(ctx), verb=verb, result=data, error=error, now=ctx.clock())


def record_foreign(ctx: Context, given: Record, classified: Record) -> list[Record]:
    """Append a classified failure of another tool; an exit status of 0 closes its group instead."""
    from dont.taxonomy.failures import close, record

    command = str(given.get("command") or "command")
    if given.get("exit_code") == 0:
        close(log_path(ctx), verb=command, entity_id=None, now=ctx.clock())
        return []
    return record(
        log_path(ctx),
        verb=command,
        result=classified,
        error=None,
        now=ctx.clock(),
    )


def succeeded_after(ctx: Context, verb: str, entity_id: object) -> None:
    """Close the groups of earlier failures of a verb on an entity, where there are any."""
    path = log_path(ctx)
    # As `exists`, without an exception inside where there is none, as after most calls.
    if not os.access(path, os.F_OK):
        return
    from dont.taxonomy.failures import close

    close(path, verb=verb, entity_id=None if entity_id is None else str(entity_id), now=ctx.clock())

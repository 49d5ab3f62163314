"""Which flags fire over the whole ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

MOST = 50


def fired(ctx: Context, reader: Reader) -> list[Record]:
    """Give the warnings of every flag that fires on an entity that is neither ignored nor locked.

    Args:
        ctx: the rules in force.
        reader: the state.

    Returns:
        At most `MOST` warnings.
    """
    warnings: list[Record] = []
    for entity_id in _flagged(ctx, reader):
        record = reader.entity(entity_id)
        if record is None or record["status"] in ("ignored", "locked"):
            continue
        warnings += ctx.rules.warnings(View(ctx, reader, record))
        if len(warnings) >= MOST:
            break
    return warnings[:MOST]


def _flagged(ctx: Context, reader: Reader) -> Iterator[str]:
    """Name the entities on which a flag may fire, each once: what SQL finds, one flag at a time."""
    flags = [
        rule for rule in ctx.rules.rules if rule.compiled.kind == "flag" and rule.severity != "off"
    ]
    if not flags:
        return
    from dont.engine.sweep import sweep
    from dont.verbs.checking.facts import Facts

    facts = Facts(ctx, reader, ctx.auditor)
    seen: set[str] = set()
    for hit in sweep(reader.sql, flags, now=ctx.clock(), facts=facts):
        if hit.entity_id not in seen and hit.holds is False:
            seen.add(hit.entity_id)
            yield hit.entity_id

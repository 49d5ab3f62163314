"""Which flags fire over the whole ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.view import View

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

MOST = 50


def fired(ctx: Context, reader: Reader) -> list[Record]:
    """Give the warnings of every flag that fires on an entity that is not ignored.

    Args:
        ctx: the rules in force.
        reader: the state.

    Returns:
        At most `MOST` warnings.
    """
    warnings: list[Record] = []
    for kind in ("claim", "term"):
        for record in reader.entities(kind):
            if record["status"] in ("ignored", "locked"):
                continue
            warnings += ctx.rules.warnings(View(ctx, reader, record))
            if len(warnings) >= MOST:
                return warnings[:MOST]
    return warnings

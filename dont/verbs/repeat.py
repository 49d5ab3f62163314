"""`dont repeat`: failures that recur, by signature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def repeat(ctx: Context, given: Record) -> Answer:
    """List groups of failures with one signature, most frequent first.

    Args:
        ctx: the surroundings.
        given: RepeatInput.
    """
    from dont.taxonomy.failures import groups
    from dont.verbs.remember import log_path
    from dont.verbs.times import tx_of

    since = None if given.get("since") is None else tx_of(str(given["since"]))
    found = [dict(group) for group in groups(log_path(ctx), since)]
    return Answer("repeat", {"groups": found})

"""`dont vocab`: coined terms, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.list import collection

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def vocab(ctx: Context, given: Record) -> Answer:
    """List the terms of the project, the seed terms included.

    Args:
        ctx: the surroundings.
        given: VocabInput.
    """
    answer = collection(ctx, given, str(given.get("kind") or "term"))
    return answer.hint(["dont", "suggest-term", "<text>"], "look before you coin another")

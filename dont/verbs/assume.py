"""`dont assume`: "don't assume it", ask for an independent verifier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs import packet
from dont.verbs.asking import ask

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def assume(ctx: Context, given: Record) -> Answer:
    """Ask for somebody who verifies an entity without knowing the author's argument.

    Args:
        ctx: the surroundings.
        given: AssumeInput.
    """
    return ask(ctx, given, packet.verify)

"""`dont overlook`: "don't overlook what speaks against it", ask for an adversary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs import packet
from dont.verbs.asking import ask

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def overlook(ctx: Context, given: Record) -> Answer:
    """Ask for somebody who assumes that an entity is wrong and tries to show it.

    Args:
        ctx: the surroundings.
        given: OverlookInput.
    """
    return ask(ctx, given, packet.attack)

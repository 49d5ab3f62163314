"""`dont why`: what an entity rests on, its events, and what is still unmet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer
from dont.verbs.payload import entity_payload
from dont.verbs.resolve import entity
from dont.verbs.view import View

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def why(ctx: Context, given: Record) -> Answer:
    """Explain one entity.

    Args:
        ctx: the surroundings.
        given: WhyInput.

    Returns:
        WhyView: the entity, its history oldest first, a remedy for each unmet rule; atoms come
        with the evidence that was given for them.
    """
    reader = ctx.read()
    record = entity(reader, str(given["entity_id"]))
    view = View(ctx, reader, record)
    payload = entity_payload(ctx, reader, record, view)
    data: Record = {
        "entity": payload,
        "history": reader.events(str(record["id"])),
        "applicable_rules": payload["applicable_rules"],
        "remediation": ctx.rules.suggestions(view),
    }
    if record["entity_kind"] == "claim":
        data["atoms"] = record["atoms"]
    return Answer("why", data).warn(ctx.rules.warnings(view))

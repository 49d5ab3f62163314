"""`dont reopen`: bring an ignored claim or term back as unverified."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.conclude import refuse_duplicate
from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def reopen(ctx: Context, given: Record) -> Answer:
    """Consider an ignored entity again.

    Args:
        ctx: the surroundings.
        given: ReopenInput.

    Raises:
        Refusal: `schema-mismatch` for what is not ignored, `duplicate-claim` where its statement
            was concluded again meanwhile.
    """
    with ctx.writer("reopen") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "reopened", given)
        if record["entity_kind"] == "claim":
            refuse_duplicate(writer, str(record["statement"]))
        writer.emit("reopened", target, {})
        _, warnings = decide(ctx, writer, target, given, status=str(record["status"]))
        answer = answer_entity(ctx, writer, target, warnings)
    return answer.hint(
        ["dont", "dismiss", target, "--evidence", "<uri>"], "verify it with evidence"
    )

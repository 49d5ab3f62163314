"""`dont lock`: close a verified claim that withstood its rivals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def lock(ctx: Context, given: Record) -> Answer:
    """Lock a claim; nothing changes it afterwards.

    Args:
        ctx: the surroundings.
        given: LockInput.

    Raises:
        Refusal: `claim-not-verified` or `rule-not-met` with every unmet clause,
            `wrong-entity-kind`.
    """
    with ctx.writer("lock") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "locked", given)
        _, warnings = decide(ctx, writer, target, given)
        writer.emit("locked", target, {})
        return answer_entity(ctx, writer, target, warnings)

"""`dont ignore`: take a claim or term out of consideration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def ignore(ctx: Context, given: Record) -> Answer:
    """Set an entity aside with a reason; what rests on it is told so.

    Args:
        ctx: the surroundings.
        given: IgnoreInput.

    Raises:
        Refusal: `reason-required`, `reason-not-hedge`, and the codes of resolving and status.
    """
    with ctx.writer("ignore") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "ignored", given)
        writer.emit("ignored", target, {"reason": given.get("reason")})
        _, warnings = decide(ctx, writer, target, given, status=str(record["status"]))
        answer = answer_entity(ctx, writer, target, warnings)
    return answer.hint(["dont", "reopen", target], "consider it again")

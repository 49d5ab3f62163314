"""`dont trust`: "don't trust it", doubt a claim or a term."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.dismiss import answer_request, atom_indices, close_request
from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def trust(ctx: Context, given: Record) -> Answer:
    """Doubt an entity, or one atom of a claim and thereby the claim.

    Args:
        ctx: the surroundings.
        given: TrustInput.

    Raises:
        Refusal: `reason-required`, `reason-not-hedge` and the codes of resolving and status.
    """
    with ctx.writer("trust") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "trusted", given)
        atoms = atom_indices(record, given.get("atom_idx"))
        warnings = answer_request(ctx, writer, record, given)
        event: Record = {"reason": given.get("reason")}
        if atoms:
            event["atom"] = atoms[0]
        if given.get("request"):
            event["request_id"] = given["request"]
        event_id = writer.emit("trusted", target, event)
        close_request(writer, target, given, event_id)
        _, more = decide(ctx, writer, target, given, status=str(record["status"]))
        answer = answer_entity(ctx, writer, target, warnings + more)
    answer.request_id = None if given.get("request") is None else str(given["request"])
    answer.hint(
        ["dont", "dismiss", target, "--evidence", "<uri>"], "answer the doubt with evidence"
    )
    return answer

"""`dont restate`: a corrected claim takes the place of an old one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.conclude import record_claim
from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def restate(ctx: Context, given: Record) -> Answer:
    """Record the corrected claim and set the old one aside, pointing to it.

    References and dependencies are kept; atoms and evidence belong to the old wording.

    Args:
        ctx: the surroundings.
        given: RestateInput.

    Raises:
        Refusal: `duplicate-claim`, `wrong-entity-kind`, and the codes of resolving and status.
    """
    with ctx.writer("restate") as writer:
        old = entity(writer, str(given["entity_id"]))
        target = str(old["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, old, "ignored", given)
        new = writer.new_id("claim")
        writer.emit("ignored", target, {"reason": "restated", "restated_to": new})
        kept = {"statement": given["statement"], "restates": target, "id": new}
        claim, warnings = record_claim(ctx, writer, {**_kept(old), **kept})
        _, more = decide(ctx, writer, claim, given, status=str(old["status"]))
        answer = answer_entity(ctx, writer, claim, warnings + more)
    return answer.hint(["dont", "dismiss", claim, "--evidence", "<uri>"], "verify the new wording")


def _kept(old: Record) -> Record:
    """Pick what a successor takes over from the claim it replaces."""
    refs = old["refs"]
    return {
        "refs": [ref["curie"] for ref in refs] if isinstance(refs, list) else [],
        "depends_on": old["depends_on"],
        "confidence": old["confidence"],
    }

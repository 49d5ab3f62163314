"""`dont reopen`: bring an ignored claim or term back as unverified."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.core.remedy import remedy
from dont.core.text import statement_key
from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.ledger.writer import Writer
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
            _refuse_second(writer, str(record["statement"]))
        writer.emit("reopened", target, {})
        _, warnings = decide(ctx, writer, target, given, status=str(record["status"]))
        answer = answer_entity(ctx, writer, target, warnings)
    return answer.hint(
        ["dont", "dismiss", target, "--evidence", "<uri>"], "verify it with evidence"
    )


def _refuse_second(writer: Writer, statement: str) -> None:
    """Refuse a text that another claim has by now; which of the two stays is for a person to say.

    Evidence for the other one, the usual remedy, would not bring this one back.
    """
    other = writer.duplicate_of(statement_key(statement))
    if other is not None:
        show = remedy(["dont", "show", other], "see the claim that says it now; only one can stand")
        raise Refusal("duplicate-claim", data={"entity_id": other, "remediation": [show]})

"""`dont hypothesize`: record a rival explanation of what a claim says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def hypothesize(ctx: Context, given: Record) -> Answer:
    """Add a rival explanation, numbered from 0 in order of arrival.

    Args:
        ctx: the surroundings.
        given: HypothesizeInput.
    """
    with ctx.writer("hypothesize") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "hypothesized", given)
        writer.emit("hypothesized", target, {"text": given["text"]})
        _, warnings = decide(ctx, writer, target, given, status=str(record["status"]))
        answer = answer_entity(ctx, writer, target, warnings)
    hypotheses = answer.data["hypotheses"]
    idx = str(len(hypotheses) - 1) if isinstance(hypotheses, list) else "0"
    argv = ["dont", "assess", target, idx, "--refuting", "<uri>"]
    return answer.hint(argv, "say what refutes it")

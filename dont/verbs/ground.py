"""`dont ground`: conclude and dismiss in one transaction; both or neither."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.conclude import record_claim
from dont.verbs.dismiss import hinted
from dont.verbs.evidence_input import capture
from dont.verbs.writing import answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def ground(ctx: Context, given: Record) -> Answer:
    """Record a claim that is verified from the start.

    Args:
        ctx: the surroundings.
        given: GroundInput.

    Raises:
        Refusal: what `conclude` and `dismiss` refuse.
    """
    with ctx.writer("ground") as writer:
        claim, warnings = record_claim(ctx, writer, given)
        entries = capture(ctx, writer, given.get("evidence"), None)
        writer.emit("dismissed", claim, {"evidence": entries, "atoms": [], "note": None})
        _, more = decide(ctx, writer, claim, given, status="unverified")
        answer = answer_entity(ctx, writer, claim, warnings + more)
    _propose_lines(ctx, answer, given)
    return hinted(answer)


def _propose_lines(ctx: Context, answer: Answer, given: Record) -> None:
    """Name the lines that hold the words of the statement, for a file that was given whole."""
    from dont.evidence.hints import propose_lines

    for entry in answer.data["evidence"]:  # type: ignore[attr-defined]  # the payload always lists evidence
        if entry.get("path") is None or entry.get("line_start") is not None:
            continue
        found = propose_lines(ctx.project.root, entry["path"], str(given["statement"]))
        if found:
            first, last = found[0]
            argv = ["dont", "dismiss", str(answer.data["id"]), "--file", entry["path"]]
            lines = f"{first}-{last}" if last != first else f"{first}"
            answer.hint([*argv, "--lines", lines], "rest on the lines that hold these words")

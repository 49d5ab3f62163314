"""`dont verify-evidence`: look again whether references are alive and quotes stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.verbs.answer import Answer
from dont.verbs.resolve import entity

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context

_STALE = ("drifted", "missing", "gone")


def verify_evidence(ctx: Context, given: Record) -> Answer:
    """Check every reference of an entity; its status never changes.

    Args:
        ctx: the surroundings.
        given: VerifyEvidenceInput.

    Returns:
        An outcome, a quote verdict and an audit for each reference. What was measured is kept as
        an `evidence-checked` event, also when the time ran out or Ctrl-C was pressed.
    """
    from dont.evidence.verify import Verifier
    from dont.net.policy import Policy

    record = entity(ctx.read(), str(given["entity_id"]))
    target = str(record["id"])
    entries = record["evidence"]
    assert isinstance(entries, list)  # noqa: S101 - the fold always writes a list
    policy = None if given.get("offline") else Policy.from_config(ctx.config)
    verifier = Verifier(ctx.project.root, policy, ctx.project.cache_dir)
    timeout = given.get("timeout_seconds")
    done: dict[int, Record] = {}
    try:
        seconds = float(timeout) if isinstance(timeout, int | float) else None
        for place, found in verifier.verify(entries, seconds):
            done[place] = found
            ctx.progress("references", len(done), len(entries))
    finally:
        verifier.close()
        references = [done[place] for place in sorted(done)]
        tx = _keep(ctx, target, references)
    answer = Answer("verified", {"entity_id": target, "references": references})
    answer.tx = tx
    return answer.warn(_warnings(target, references))


def _keep(ctx: Context, target: str, references: list[Record]) -> int | None:
    """Record what was measured, where anything was."""
    if not references or ctx.dry_run:
        return None
    from dont.verbs.writing import status_allows

    with ctx.writer("verify-evidence") as writer:
        record = writer.entity(target)
        if record is None or not status_allows(record, "evidence-checked"):
            return None
        writer.emit("evidence-checked", target, {"references": references})
    return writer.tx


def _warnings(target: str, references: list[Record]) -> list[Record]:
    warnings = []
    for found in references:
        uri = found["source_uri"]
        audit = found.get("audit")
        state = audit["status"] if isinstance(audit, dict) else found["outcome"]
        if found["outcome"] == "malformed":
            data = {"uri": uri, "entity_id": target}
            warnings.append(codes.warning("evidence-malformed", data))
        elif state in _STALE:
            data = {"uri": uri, "entity_id": target, "state": state}
            warnings.append(codes.warning("evidence-stale", data))
    return warnings

"""`dont trace`: follow dependencies to what blocks an entity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.verbs.answer import Answer
from dont.verbs.resolve import entity
from dont.verbs.times import as_of

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def trace(ctx: Context, given: Record) -> Answer:
    """Name every blocker of an entity with its path and a way out.

    Args:
        ctx: the surroundings.
        given: TraceInput.
    """
    reader = ctx.read()
    target = str(entity(reader, str(given["entity_id"]))["id"])
    blockers = []
    for found in reader.assessments(target):
        witness = str(found["witness"])
        data = {"entity_id": target, "witness": witness}
        blocker: Record = {
            "kind": found["name"],
            "start": target,
            "path": found["path"] or [target, witness],
            "node": witness,
            "status": None,
            "remediation": codes.remedies(str(found["name"]), data),
        }
        node = reader.entity(witness)
        if node is not None:
            blocker["status"] = node["status"]
            blocker["statement"] = node.get("statement") or node.get("definition")
        blockers.append(blocker)
    return Answer("trace", {"entity_id": target, "blockers": blockers, "as_of": as_of(ctx)})

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
        data = {"entity_id": target, "witness": found["witness"]}
        path = found["path"] or [target, found["witness"]]
        blockers.append(
            {
                "kind": found["name"],
                "entity_id": target,
                "path": path,
                "blocking": found["witness"],
                "remediation": codes.remedies(str(found["name"]), data),
            }
        )
    return Answer("trace", {"entity_id": target, "blockers": blockers, "as_of": as_of(ctx)})

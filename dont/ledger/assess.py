"""Derived assessments, as the table of assessments compiles them, with the vocabulary's say.

The projection knows which references a coined term or a pin resolves. What has been imported here
since then is known to the vocabulary, so its answer is asked for the few that stay open.
"""

from __future__ import annotations

from dont.generated import assessments

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable
    from typing import Any

_OPEN = "unresolved-term"


def of_entity(
    connection: sqlite3.Connection,
    entity_id: str,
    resolves: Callable[[str], bool] | None = None,
    *,
    every: bool = False,
) -> list[dict[str, Any]]:
    """Derive the assessments of one entity, in the order of the table.

    Args:
        connection: the projection.
        entity_id: a claim or a term.
        resolves: tells whether a CURIE resolves by now.
        every: give every witness, not the nearest alone.

    Returns:
        `name`, `witness` and `path` from the entity to the witness, both included.
    """
    found = assessments.of_entity(connection, entity_id, every=every or resolves is not None)
    out, seen = [], set()
    for one in found:
        name = one["name"]
        if resolves is not None and name == _OPEN and resolves(one["witness"]):
            continue
        if every or name not in seen:
            out.append(one)
        seen.add(name)
    return out


def holders(
    connection: sqlite3.Connection, name: str, resolves: Callable[[str], bool] | None = None
) -> list[str]:
    """List the entities that an assessment holds for, in time proportional to their number."""
    found = assessments.holders(connection, name)
    if resolves is None or name != _OPEN:
        return found
    return [
        entity_id
        for entity_id in found
        if any(one["name"] == _OPEN for one in of_entity(connection, entity_id, resolves))
    ]

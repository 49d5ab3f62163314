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
# An assessment comes along an edge or from a reference; most entities have neither.
_HAS_SUPPORT = (
    "SELECT EXISTS(SELECT 1 FROM edge WHERE src=?1) OR EXISTS(SELECT 1 FROM ref WHERE entity_id=?1)"
)


def of_entity(
    graph: assessments.Graph,
    entity_id: str,
    resolves: Callable[[str], bool] | None,
    *,
    every: bool,
) -> list[dict[str, Any]]:
    """Derive the assessments of one entity, in the order of the table.

    Args:
        graph: the projection, with what earlier questions to the same state found out.
        entity_id: a claim or a term.
        resolves: tells whether a CURIE resolves by now.
        every: give every witness, not the nearest alone.

    Returns:
        `name`, `witness` and `path` from the entity to the witness, both included.
    """
    out: list[dict[str, Any]] = []
    if not graph.sql.execute(_HAS_SUPPORT, (entity_id,)).fetchone()[0]:
        return out
    for name in assessments.COMPILED:
        for witness, path in assessments.witnesses(name, entity_id, graph, every=every):
            if resolves is not None and name == _OPEN and resolves(witness):
                continue
            out.append({"name": name, "witness": witness, "path": path})
            if not every:
                break
    return out


def holders(
    connection: sqlite3.Connection, name: str, resolves: Callable[[str], bool] | None = None
) -> list[str]:
    """List the entities that an assessment holds for, in time proportional to their number."""
    found = assessments.holders(connection, name)
    if resolves is None or name != _OPEN:
        return found
    graph = assessments.Graph(connection)
    known: dict[str, bool] = {}

    def open_one(entity_id: str) -> bool:
        for curie, _ in assessments.witnesses(_OPEN, entity_id, graph):
            if curie not in known:
                known[curie] = resolves(curie)
            if not known[curie]:
                return True
        return False

    return [entity_id for entity_id in found if open_one(entity_id)]

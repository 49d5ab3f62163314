"""Derived assessments: computed on reading, never stored.

An entity is `stale` when something it rests on is doubted, `compromised-support` when something it
rests on is ignored. The walk does not go through locked or ignored nodes, which need no support and
give none; those are exempt themselves. `dangling-dependency` and `unresolved-term` look at the
entity's own edges and references.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3

NAMES = ("stale", "compromised-support", "dangling-dependency", "unresolved-term")
_REACHES = {"doubted": "stale", "ignored": "compromised-support"}
_WEAK = {name: status for status, name in _REACHES.items()}
_FINAL = ("locked", "ignored")


def of_entity(connection: sqlite3.Connection, entity_id: str) -> list[dict[str, Any]]:
    """Derive the assessments of one entity, in the order of `NAMES`.

    Returns:
        `name`, `witness` (an entity id, or the CURIE that does not resolve) and `path`, the ids from
        the entity to the witness, both included; the shortest path there is.
    """
    row = connection.execute("SELECT status FROM entity WHERE id=?", (entity_id,)).fetchone()
    if row is None or row[0] in _FINAL:
        return []
    found = _walk(connection, entity_id)
    missing = connection.execute(
        "SELECT dst FROM edge WHERE src=? AND weak='missing' ORDER BY dst LIMIT 1", (entity_id,)
    ).fetchone()
    if missing:
        found["dangling-dependency"] = [entity_id, missing[0]]
    open_ref = connection.execute(
        "SELECT curie FROM ref WHERE entity_id=? AND entity_ref IS NULL AND iri IS NULL"
        " ORDER BY curie LIMIT 1",
        (entity_id,),
    ).fetchone()
    if open_ref:
        found["unresolved-term"] = [entity_id, open_ref[0]]
    return [
        {"name": name, "witness": found[name][-1], "path": found[name]}
        for name in NAMES
        if name in found
    ]


def _walk(connection: sqlite3.Connection, start: str) -> dict[str, list[str]]:
    """Walk what an entity rests on, nearest first, until both kinds of weakness are found."""
    came_from: dict[str, str | None] = {start: None}
    queue = deque([start])
    found: dict[str, list[str]] = {}
    while queue and len(found) < len(_REACHES):
        node = queue.popleft()
        for target, status in connection.execute(
            "SELECT e.dst, n.status FROM edge e JOIN entity n ON n.id=e.dst WHERE e.src=?"
            " ORDER BY e.dst",
            (node,),
        ):
            if target in came_from:
                continue
            came_from[target] = node
            name = _REACHES.get(status)
            if name is not None and name not in found:
                found[name] = _path(came_from, target)
            if status not in _FINAL:
                queue.append(target)
    return found


def _path(came_from: dict[str, str | None], end: str) -> list[str]:
    path = [end]
    while (before := came_from[path[-1]]) is not None:
        path.append(before)
    return path[::-1]


_FALLOUT = """
WITH RECURSIVE fallout(id) AS (
  SELECT e.src FROM edge e JOIN entity n ON n.id=e.src
  WHERE e.weak=?1 AND n.status NOT IN ('locked','ignored')
  UNION
  SELECT e.src FROM fallout f JOIN edge e ON e.dst=f.id JOIN entity n ON n.id=e.src
  WHERE n.status NOT IN ('locked','ignored'))
SELECT f.id, n.status=?1 FROM fallout f JOIN entity n ON n.id=f.id ORDER BY 1
"""
_OWN = {
    "dangling-dependency": "SELECT DISTINCT e.src FROM edge e JOIN entity n ON n.id=e.src"
    " WHERE e.weak='missing' AND n.status NOT IN ('locked','ignored') ORDER BY 1",
    "unresolved-term": "SELECT DISTINCT r.entity_id FROM ref r JOIN entity n ON n.id=r.entity_id"
    " WHERE r.entity_ref IS NULL AND r.iri IS NULL AND n.status NOT IN ('locked','ignored')"
    " ORDER BY 1",
}


def holders(connection: sqlite3.Connection, name: str) -> list[str]:
    """List the entities that an assessment holds for, in time proportional to their number."""
    if name in _OWN:
        return [row[0] for row in connection.execute(_OWN[name])]
    if name not in _WEAK:
        return []
    out = []
    for entity_id, weak_itself in connection.execute(_FALLOUT, (_WEAK[name],)).fetchall():
        # A cycle alone means nothing: a doubted entity is stale only through another one.
        if not weak_itself or name in _walk(connection, entity_id):
            out.append(entity_id)
    return out

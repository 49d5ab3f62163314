"""Read nodes and edges from the ledger."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from dont.verbs.pictures.picture import Edge, Node, Picture

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dont.ledger.store import Reader

_NAMES = ("stale", "compromised-support", "dangling-dependency", "unresolved-term")
_EDGES = "SELECT DISTINCT src, dst, via FROM edge {where} ORDER BY src, dst, via"


def whole(reader: Reader) -> Picture:
    """Give what is not ignored, and what that rests on even where it is ignored or gone."""
    ids = [
        row[0]
        for row in reader.sql.execute(
            "SELECT id FROM entity WHERE NOT seed AND status<>'ignored' ORDER BY created_tx, id"
        )
    ]
    kept = set(ids)
    edges = [Edge(*row) for row in reader.sql.execute(_EDGES.format(where="")) if row[0] in kept]
    return _picture(reader, dict.fromkeys([*ids, *(edge.dst for edge in edges)]), edges)


def around(reader: Reader, start: str) -> Picture:
    """Give what an entity rests on, what rests on it, and so on in both directions.

    Args:
        reader: the state.
        start: full id.
    """
    found: dict[str, None] = {start: None}
    edges: dict[Edge, None] = {}
    waiting = deque([start])
    while waiting:
        one = waiting.popleft()
        query = _EDGES.format(where="WHERE src=?1 OR dst=?1")
        for row in reader.sql.execute(query, (one,)).fetchall():
            edges[Edge(*row)] = None
            for other in row[:2]:
                if other not in found:
                    found[other] = None
                    waiting.append(other)
    return _picture(reader, found, edges)


def _picture(reader: Reader, ids: Iterable[str], edges: Iterable[Edge]) -> Picture:
    marks: dict[str, list[str]] = {}
    for name in _NAMES:
        for entity_id in reader.assessed(name):
            marks.setdefault(entity_id, []).append(name)
    return Picture([_node(reader, one, marks) for one in ids], sorted(edges))


def _node(reader: Reader, entity_id: str, marks: Mapping[str, list[str]]) -> Node:
    record = reader.entity(entity_id)
    kind = entity_id.partition(":")[0]
    if record is None:
        return Node(entity_id, kind, "missing", entity_id)
    text = record["statement"] if kind == "claim" else record["curie"]
    return Node(entity_id, kind, str(record["status"]), str(text), tuple(marks.get(entity_id, ())))

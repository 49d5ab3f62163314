# Do not edit: written by `tools/generate`.
# Source: model/tables/assessments.yaml
# sha256: 71161b4082cccaaa59c1682bbc9626437d97e7859f0b3f9347dfb8fc2487ff21
"""The derived assessments, compiled to SQL and to Python."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator
    from typing import Any

FIELDS = ('status', 'entity_kind', 'confidence', 'author', 'curie', 'label', 'statement')
COLUMNS = 'n.status, n.entity_kind, n.confidence, n.author, n.curie, n.label, n.statement'
COMPILED: dict[str, dict[str, Any]] = {
    'stale': {
        "via": ('depends_on', 'kind_of', 'related_to'),
        "steps": 0,
        "stop_at": lambda n: (n['status'] in ('locked', 'ignored')),
        "where": lambda n: (n['status'] == 'doubted'),
        "exempt": lambda n: (n['status'] in ('locked', 'ignored')),
    },
    'compromised-support': {
        "via": ('depends_on', 'kind_of', 'related_to'),
        "steps": 0,
        "stop_at": lambda n: (n['status'] in ('locked', 'ignored')),
        "where": lambda n: (n['status'] == 'ignored'),
        "exempt": lambda n: (n['status'] in ('locked', 'ignored')),
    },
    'dangling-dependency': {
        "via": ('depends_on', 'kind_of', 'related_to'),
        "steps": 1,
        "stop_at": lambda n: False,
        "where": lambda n: (not (n['status'] is not None)),
        "exempt": lambda n: (n['status'] in ('locked', 'ignored')),
    },
    'unresolved-term': {
        "lists": ('refs', 'kind_of', 'related_to', 'attributes'),
        "where": lambda n: (n['resolved'] is False),
        "exempt": lambda n: (n['status'] in ('locked', 'ignored')),
    },
}
# All entities an assessment holds for, and whether each is a witness itself.
HOLDERS: dict[str, str] = {
    'stale': "WITH RECURSIVE reached(id, w) AS (SELECT e.src, ((n.status IS NOT NULL AND n.status = 'doubted')) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='doubted' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) UNION SELECT e.src, ((n.status IS NOT NULL AND n.status = 'doubted')) FROM reached r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT DISTINCT id, w FROM reached ORDER BY id",
    'compromised-support': "WITH RECURSIVE reached(id, w) AS (SELECT e.src, ((n.status IS NOT NULL AND n.status = 'ignored')) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='ignored' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) UNION SELECT e.src, ((n.status IS NOT NULL AND n.status = 'ignored')) FROM reached r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT DISTINCT id, w FROM reached ORDER BY id",
    'dangling-dependency': "WITH reached(id, w) AS (SELECT e.src, ((NOT (n.status IS NOT NULL))) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='missing' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT DISTINCT id, w FROM reached ORDER BY id",
    'unresolved-term': "SELECT DISTINCT n.id, 0 FROM ref r JOIN entity n ON n.id=r.entity_id WHERE r.role IN ('refs', 'kind_of', 'related_to', 'attributes') AND (((r.entity_ref IS NOT NULL OR r.iri IS NOT NULL) IS NOT NULL AND (r.entity_ref IS NOT NULL OR r.iri IS NOT NULL) = 0)) AND r.entity_ref IS NULL AND r.iri IS NULL AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) ORDER BY n.id",
}
# A row where one entity, `:id`, reaches a witness.
REACHES: dict[str, str] = {
    'stale': "WITH RECURSIVE reached(id) AS (SELECT e.dst FROM edge e WHERE EXISTS (SELECT 1 FROM edge WHERE weak='doubted') AND e.src=:id UNION SELECT e.dst FROM reached r JOIN entity n ON n.id=r.id JOIN edge e ON e.src=r.id WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT 1 FROM reached r LEFT JOIN entity n ON n.id=r.id WHERE r.id<>:id AND ((n.status IS NOT NULL AND n.status = 'doubted')) LIMIT 1",
    'compromised-support': "WITH RECURSIVE reached(id) AS (SELECT e.dst FROM edge e WHERE EXISTS (SELECT 1 FROM edge WHERE weak='ignored') AND e.src=:id UNION SELECT e.dst FROM reached r JOIN entity n ON n.id=r.id JOIN edge e ON e.src=r.id WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT 1 FROM reached r LEFT JOIN entity n ON n.id=r.id WHERE r.id<>:id AND ((n.status IS NOT NULL AND n.status = 'ignored')) LIMIT 1",
    'dangling-dependency': "WITH reached(id) AS (SELECT e.dst FROM edge e WHERE EXISTS (SELECT 1 FROM edge WHERE weak='missing') AND e.src=:id) SELECT 1 FROM reached r LEFT JOIN entity n ON n.id=r.id WHERE r.id<>:id AND ((NOT (n.status IS NOT NULL))) LIMIT 1",
}


def walk(
    start: str,
    graph: Any,
    via: tuple[str, ...],
    tests: tuple[Callable[[Any], bool], ...],
    steps: int,
) -> Iterator[tuple[str, list[str]]]:
    """Yield every witness with its shortest path, nearest first; a cycle ends by itself.

    Args:
        start: id of the entity.
        graph: `edges(id, via)` gives pairs of an id and the facts of that node.
        via: the edges to follow.
        tests: what makes a witness, and where the walk does not go on.
        steps: how far to go; 0 for any distance.
    """
    where, stop = tests
    came: dict[str, str | None] = {start: None}
    level = [start]
    distance = 0
    while level and (not steps or distance < steps):
        distance += 1
        after = []
        for node in level:
            for target, facts in graph.edges(node, via):
                if target in came:
                    continue
                came[target] = node
                if where(facts):
                    path = [target]
                    before = came[target]
                    while before is not None:
                        path.append(before)
                        before = came[before]
                    yield target, path[::-1]
                if not stop(facts):
                    after.append(target)
        level = after


def witnesses(name: str, start: str, graph: Any) -> Iterator[tuple[str, list[str]]]:
    """Yield what brings one assessment about, nearest first; see `assess` for the arguments."""
    row = COMPILED[name]
    if row["exempt"](graph.node(start)):
        return
    where = row["where"]
    if "via" in row:
        if not graph.reaches(name, start):
            return
        yield from walk(start, graph, row["via"], (where, row["stop_at"]), row["steps"])
        return
    for one in graph.references(start, row["lists"]):
        if where(one):
            yield str(one["curie"]), [start, str(one["curie"])]


def assess(start: str, graph: Any, *, every: bool = False) -> list[dict[str, Any]]:
    """Derive the assessments of one entity, in the order of the table.

    Args:
        start: id of the entity.
        graph: `node(id)`, `edges(id, via)` and `references(id, lists)`.
        every: give every witness, not the nearest alone.

    Returns:
        `name`, `witness` and `path` from the entity to the witness, both included.
    """
    out: list[dict[str, Any]] = []
    for name in COMPILED:
        for witness, path in witnesses(name, start, graph):
            out.append({"name": name, "witness": witness, "path": path})
            if not every:
                break
    return out


class Graph:
    """Answers `assess` from the projection.

    Args:
        connection: a connection to it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.sql = connection

    def node(self, entity_id: str) -> dict[str, Any]:
        """Give the facts of an entity; all null where it does not exist."""
        query = f"SELECT {COLUMNS} FROM entity n WHERE n.id=?"
        row = self.sql.execute(query, (entity_id,)).fetchone()
        return dict(zip(FIELDS, row or (None,) * len(FIELDS), strict=True))

    def reaches(self, name: str, entity_id: str) -> bool:
        """Tell whether an entity reaches any witness; quick where it does not."""
        return self.sql.execute(REACHES[name], {"id": entity_id}).fetchone() is not None

    def edges(self, entity_id: str, via: tuple[str, ...]) -> Iterator[tuple[str, dict[str, Any]]]:
        """Give the nodes that edges lead to, with their facts, in the order of their ids."""
        kinds = ",".join("?" * len(via))
        rows = self.sql.execute(
            f"SELECT DISTINCT e.dst, {COLUMNS} FROM edge e LEFT JOIN entity n ON n.id=e.dst"
            f" WHERE e.src=? AND e.via IN ({kinds}) ORDER BY e.dst",
            (entity_id, *via),
        ).fetchall()
        for target, *values in rows:
            yield target, dict(zip(FIELDS, values, strict=True))

    def references(self, entity_id: str, lists: tuple[str, ...]) -> Iterator[dict[str, Any]]:
        """Give the references of an entity in some of its lists, in the order of their CURIEs."""
        kinds = ",".join("?" * len(lists))
        rows = self.sql.execute(
            "SELECT DISTINCT curie, entity_ref IS NOT NULL OR iri IS NOT NULL FROM ref"
            f" WHERE entity_id=? AND role IN ({kinds}) ORDER BY curie",
            (entity_id, *lists),
        ).fetchall()
        for curie, resolved in rows:
            yield {"curie": curie, "resolved": bool(resolved)}


def of_entity(
    connection: sqlite3.Connection, entity_id: str, *, every: bool = False
) -> list[dict[str, Any]]:
    """Derive the assessments of one entity of the projection; see `assess`."""
    return assess(entity_id, Graph(connection), every=every)


def holders(connection: sqlite3.Connection, name: str) -> list[str]:
    """List the entities that an assessment holds for, in time proportional to their number."""
    query = HOLDERS.get(name)
    out = []
    for entity_id, doubtful in connection.execute(query).fetchall() if query else ():
        # A cycle alone means nothing: a witness has the assessment only through another one.
        if not doubtful or next(witnesses(name, entity_id, Graph(connection)), None):
            out.append(entity_id)
    return out

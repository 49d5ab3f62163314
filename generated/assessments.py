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
    'stale': "WITH RECURSIVE reached(id, w) AS (SELECT e.src, ((n.status IS NOT NULL AND n.status = 'doubted')) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='doubted' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) UNION SELECT e.src, ((n.status IS NOT NULL AND n.status = 'doubted')) FROM reached r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT id, w FROM reached ORDER BY id",
    'compromised-support': "WITH RECURSIVE reached(id, w) AS (SELECT e.src, ((n.status IS NOT NULL AND n.status = 'ignored')) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='ignored' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) UNION SELECT e.src, ((n.status IS NOT NULL AND n.status = 'ignored')) FROM reached r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT id, w FROM reached ORDER BY id",
    'dangling-dependency': "WITH reached(id, w) AS (SELECT e.src, ((NOT (n.status IS NOT NULL))) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='missing' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT DISTINCT id, w FROM reached ORDER BY id",
    'unresolved-term': "SELECT DISTINCT n.id, 0 FROM ref r JOIN entity n ON n.id=r.entity_id WHERE r.role IN ('refs', 'kind_of', 'related_to', 'attributes') AND (((r.entity_ref IS NOT NULL OR r.iri IS NOT NULL) IS NOT NULL AND (r.entity_ref IS NOT NULL OR r.iri IS NOT NULL) = 0)) AND r.entity_ref IS NULL AND r.iri IS NULL AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) ORDER BY n.id",
}
# How many nodes one entity, `:id`, rests on, and whether a witness is among them.
REACHES: dict[str, str] = {
    'stale': "WITH RECURSIVE reached(id) AS (SELECT e.dst FROM edge e WHERE EXISTS (SELECT 1 FROM edge WHERE weak='doubted') AND e.src=:id UNION SELECT e.dst FROM reached r JOIN entity n ON n.id=r.id JOIN edge e ON e.src=r.id WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) LIMIT 100) SELECT count(*), coalesce(max(r.id<>:id AND ((n.status IS NOT NULL AND n.status = 'doubted'))), 0) FROM reached r LEFT JOIN entity n ON n.id=r.id",
    'compromised-support': "WITH RECURSIVE reached(id) AS (SELECT e.dst FROM edge e WHERE EXISTS (SELECT 1 FROM edge WHERE weak='ignored') AND e.src=:id UNION SELECT e.dst FROM reached r JOIN entity n ON n.id=r.id JOIN edge e ON e.src=r.id WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) LIMIT 100) SELECT count(*), coalesce(max(r.id<>:id AND ((n.status IS NOT NULL AND n.status = 'ignored'))), 0) FROM reached r LEFT JOIN entity n ON n.id=r.id",
    'dangling-dependency': "WITH reached(id) AS (SELECT e.dst FROM edge e WHERE EXISTS (SELECT 1 FROM edge WHERE weak='missing') AND e.src=:id) SELECT count(*), coalesce(max(r.id<>:id AND ((NOT (n.status IS NOT NULL)))), 0) FROM reached r LEFT JOIN entity n ON n.id=r.id",
}
# A look around ends after so many nodes, where what is wrong can be asked instead:
# edges from holders to witnesses, and edges among holders.
NEAR = 100
# Without an edge to itself or to what is younger no cycle is possible.
UPWARD = 'SELECT 1 FROM edge WHERE substr(src,-26)<=substr(dst,-26) LIMIT 1'
# More than so many are asked all at once.
FEW = 3
BOUNDED: dict[str, tuple[str, str]] = {
    'stale': ("SELECT e.src, e.dst FROM edge e WHERE e.weak='doubted'", "SELECT DISTINCT e.src, e.dst FROM (WITH RECURSIVE reached(id, w) AS (SELECT e.src, ((n.status IS NOT NULL AND n.status = 'doubted')) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='doubted' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) UNION SELECT e.src, ((n.status IS NOT NULL AND n.status = 'doubted')) FROM reached r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT id, w FROM reached ORDER BY id) r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))"),
    'compromised-support': ("SELECT e.src, e.dst FROM edge e WHERE e.weak='ignored'", "SELECT DISTINCT e.src, e.dst FROM (WITH RECURSIVE reached(id, w) AS (SELECT e.src, ((n.status IS NOT NULL AND n.status = 'ignored')) FROM edge e JOIN entity n ON n.id=e.src WHERE e.weak='ignored' AND NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored'))) UNION SELECT e.src, ((n.status IS NOT NULL AND n.status = 'ignored')) FROM reached r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))) SELECT id, w FROM reached ORDER BY id) r JOIN edge e ON e.dst=r.id JOIN entity n ON n.id=e.src WHERE NOT ((n.status IS NOT NULL AND n.status IN ('locked', 'ignored')))"),
}


def walk(
    start: str,
    graph: Any,
    via: tuple[str, ...],
    tests: tuple[Callable[[Any], bool], ...],
    steps: int,
    region: Any = None,
) -> Iterator[tuple[str, list[str]]]:
    """Yield every witness with its shortest path, nearest first; a cycle ends by itself.

    Args:
        start: id of the entity.
        graph: `edges(id, via)` gives pairs of an id and the facts of that node.
        via: the edges to follow.
        tests: what makes a witness, and where the walk does not go on.
        steps: how far to go; 0 for any distance.
        region: the nodes that a path to a witness can run through; None for any.
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
                if (region is None or target in region) and not stop(facts):
                    after.append(target)
        level = after


def witnesses(
    name: str, start: str, graph: Any, *, every: bool = False
) -> Iterator[tuple[str, list[str]]]:
    """Yield what brings one assessment about, nearest first; see `assess` for the arguments."""
    row = COMPILED[name]
    if row["exempt"](graph.node(start)):
        return
    where = row["where"]
    if "via" in row:
        region = graph.region(name, start, every=every)
        if region is None or start in region:
            tests = where, row["stop_at"]
            yield from walk(start, graph, row["via"], tests, row["steps"], region)
        return
    for one in graph.references(start, row["lists"]):
        if where(one):
            yield str(one["curie"]), [start, str(one["curie"])]


def assess(start: str, graph: Any, *, every: bool = False) -> list[dict[str, Any]]:
    """Derive the assessments of one entity, in the order of the table.

    Args:
        start: id of the entity.
        graph: `node(id)`, `edges(id, via)`, `references(id, lists)` and `region(name, id, every)`.
        every: give every witness, not the nearest alone.

    Returns:
        `name`, `witness` and `path` from the entity to the witness, both included.
    """
    out: list[dict[str, Any]] = []
    for name in COMPILED:
        for witness, path in witnesses(name, start, graph, every=every):
            out.append({"name": name, "witness": witness, "path": path})
            if not every:
                break
    return out


class Graph:
    """Answers `assess` from the projection.

    Args:
        connection: a connection to it.
        regions: what `region` knows already: all who hold a bounded assessment, by its name.
    """

    def __init__(
        self, connection: sqlite3.Connection, regions: dict[str, set[str]] | None = None
    ) -> None:
        self.sql = connection
        self._regions = {name: ids for name, ids in (regions or {}).items() if name in BOUNDED}

    def node(self, entity_id: str) -> dict[str, Any]:
        """Give the facts of an entity; all null where it does not exist."""
        query = f"SELECT {COLUMNS} FROM entity n WHERE n.id=?"
        row = self.sql.execute(query, (entity_id,)).fetchone()
        return dict(zip(FIELDS, row or (None,) * len(FIELDS), strict=True))

    def region(self, name: str, entity_id: str, *, every: bool = False) -> set[str] | None:
        """Give the nodes that a path from an entity to a witness can run through.

        An entity that rests on little is asked what it rests on; else what is wrong is asked who
        rests on it, so that neither a deep ledger nor a wide fallout makes one entity slow.

        Args:
            name: the assessment.
            entity_id: where the path begins.
            every: all witnesses are wanted, not the nearest alone.

        Returns:
            None for any node; an empty set where the entity reaches no witness.
        """
        known = self._regions.get(name)
        if known is not None:
            return known
        count, hit = self.sql.execute(REACHES[name], {"id": entity_id}).fetchone()
        if count < NEAR or name not in BOUNDED:
            return None if hit else set()
        if hit and not every:
            return None
        known = self._regions[name] = {row[0] for row in self.sql.execute(HOLDERS[name])}
        return known

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
    rows = connection.execute(query).fetchall() if query else []
    # A cycle alone means nothing: a witness has the assessment only through another one.
    doubtful = {entity_id for entity_id, itself in rows if itself}
    if doubtful and connection.execute(UPWARD).fetchone() is None:
        doubtful = set()
    if doubtful and name in BOUNDED:
        doubtful -= {src for src, dst in connection.execute(BOUNDED[name][0]) if src != dst}
    if len(doubtful) > FEW and name in BOUNDED:
        doubtful -= _through_another(connection, name)
    elif doubtful:
        graph = Graph(connection, {name: {entity_id for entity_id, _ in rows}})
        doubtful = {one for one in doubtful if next(witnesses(name, one, graph), None) is None}
    return [entity_id for entity_id, _ in rows if entity_id not in doubtful]


def _through_another(connection: sqlite3.Connection, name: str) -> set[str]:
    """Find who reaches a witness other than itself; two witnesses of each node tell."""
    direct, onward = BOUNDED[name]
    above: dict[str, list[str]] = {}
    for src, dst in connection.execute(onward):
        above.setdefault(dst, []).append(src)
    reached: dict[str, list[str]] = {}
    waiting = list(connection.execute(direct))
    while waiting:
        node, witness = waiting.pop()
        found = reached.setdefault(node, [])
        if len(found) <= 1 and witness not in found:
            found.append(witness)
            waiting += [(one, witness) for one in above.get(node, ())]
    return {node for node, found in reached.items() if any(one != node for one in found)}

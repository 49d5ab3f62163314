"""Derived assessments: bounded graph conditions compiled to SQL and to Python.

`compile_assessments` writes `generated/assessments.py`, which the ledger runs: `HOLDERS` lists the
entities of a whole ledger in time proportional to what is wrong, `assess` walks one entity's
dependencies, nearest first, for witness and path. The same text serves `assess` here, over the
small worlds of rule cases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.shapes import items, mapping

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dont.core.types import ReadOnly, Record
    from dont.engine.language import Field, Language

# Facts of a node that an edge leads to; a node that does not exist has none of them.
_NODE_FIELDS = ("status", "entity_kind", "confidence", "author", "curie", "label", "statement")
EDGE_KINDS = ("depends_on", "kind_of", "related_to")
# The index over edges that lead to such nodes (`edge.weak`).
_WEAK = ("doubted", "ignored")
# So many nodes are looked at below one entity before all who rest on what is wrong are found.
NEAR = 100

WALK = '''
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
'''

# The last 26 characters of an id are its ULID, which grows with time.
UPWARD = "SELECT 1 FROM edge WHERE substr(src,-26)<=substr(dst,-26) LIMIT 1"

_ASSESS = '''
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
'''

_GRAPH = '''
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
'''


def _python(body: object) -> str:
    """Write a condition on a node as a Python expression over `n`."""
    from dont.engine.emit import Scope, condition
    from dont.engine.language import VIEW

    language = _node_language()
    scope = Scope("n", language["records"][VIEW], language, {}, 1)
    return condition(scope, mapping(body)).text


def _sql(body: object, alias: str) -> str:
    from dont.engine.compile_sql import Sql
    from dont.engine.language import VIEW

    language = _node_language()
    columns = {name: f"{{r}}.{name}" for name in _NODE_FIELDS}
    return Sql(alias, columns, language["records"][VIEW], language, {}, {}).condition(mapping(body))


def _node_language() -> Language:
    """Give the language of conditions on nodes and references."""
    from dont.engine.language import VIEW

    fields: dict[str, Field] = {name: {"type": "text"} for name in (*_NODE_FIELDS, "name")}
    fields["confidence"] = {"type": "number"}
    fields["resolved"] = {"type": "boolean"}
    return {"records": {VIEW: fields}, "operators": {}, "inputs": {}, "verbs": {}}


def _weak(where: Mapping[str, object]) -> str | None:
    """Find the status that the index of weak edges knows, where `where` is about it alone."""
    tests = mapping(where.get("status"))
    if set(where) != {"status"} or len(tests) != 1:
        return None
    if tests.get("is") in _WEAK:
        return str(tests["is"])
    return "missing" if tests.get("exists") is False else None


def _followed(body: Mapping[str, object]) -> str:
    """Write which edges are followed; nothing where it is all of them."""
    via = [str(name) for name in items(body["via"])]
    if set(via) >= set(EDGE_KINDS):
        return ""
    return f" AND e.via IN ({', '.join(repr(name) for name in via)})"


def _base(body: Mapping[str, object]) -> str:
    """Write the edges that lead to a witness: by the index of weak edges where it knows them."""
    weak = _weak(mapping(body["where"]))
    if weak:
        return f"edge e JOIN entity n ON n.id=e.src WHERE e.weak='{weak}'{_followed(body)}"
    witness = _sql(body["where"], "w")
    return (
        "edge e LEFT JOIN entity w ON w.id=e.dst JOIN entity n ON n.id=e.src"
        f" WHERE {witness}{_followed(body)}"
    )


def _holders_sql(body: Mapping[str, object]) -> str:
    """Write the query for all holders: from the witnesses back along the edges."""
    exempt, witness = _sql(body["exempt"], "n"), _sql(body["where"], "n")
    stop = _sql(body["stop_at"], "n") if body.get("stop_at") else "0"
    followed = _followed(body)
    onward = f" UNION SELECT e.src, {witness} FROM reached r JOIN edge e ON e.dst=r.id"  # noqa: S608 - checked names and literals
    if body.get("steps") == 1:
        onward = ""
    if body.get("stop_at") == body["exempt"] or not onward:
        # Who is exempt is never gone through either: each node is looked up once, on arrival.
        onward = onward and f"{onward} JOIN entity n ON n.id=e.src WHERE NOT {exempt}{followed}"
        base = f"SELECT e.src, {witness} FROM {_base(body)} AND NOT {exempt}"  # noqa: S608 - checked names and literals
        # What a recursive query reaches, it gives once.
        kind, once = ("RECURSIVE ", "") if onward else ("", "DISTINCT ")
        return (
            f"WITH {kind}reached(id, w) AS ({base}{onward})"  # noqa: S608 - checked names and literals
            f" SELECT {once}id, w FROM reached ORDER BY id"
        )
    base = f"SELECT e.src FROM {_base(body)}"  # noqa: S608 - checked names and literals
    onward = (
        " UNION SELECT e.src FROM reached r JOIN entity n ON n.id=r.id JOIN edge e ON e.dst=r.id"  # noqa: S608 - checked names and literals
        f" WHERE NOT {stop}{followed}"
    )
    return (
        f"WITH RECURSIVE reached(id) AS ({base}{onward})"  # noqa: S608 - checked names and literals
        f" SELECT n.id, {witness} FROM reached r JOIN entity n ON n.id=r.id"
        f" WHERE NOT {exempt} ORDER BY n.id"
    )


def _one_sql(body: Mapping[str, object]) -> str:
    """Write the query that looks around one entity, `:id`: how much, and whether at a witness."""
    weak = _weak(mapping(body["where"]))
    stop = _sql(body["stop_at"], "n") if body.get("stop_at") else "0"
    followed = _followed(body)
    onward = (
        " UNION SELECT e.dst FROM reached r JOIN entity n ON n.id=r.id JOIN edge e ON e.src=r.id"  # noqa: S608 - checked names and literals
        f" WHERE NOT {stop}{followed}"
    )
    some = f"EXISTS (SELECT 1 FROM edge WHERE weak='{weak}') AND " if weak else ""  # noqa: S608 - checked names and literals
    kind = "" if body.get("steps") == 1 else "RECURSIVE "
    if kind and _bounded(body):
        onward += f" LIMIT {NEAR}"
    return (
        f"WITH {kind}reached(id) AS (SELECT e.dst FROM edge e WHERE {some}e.src=:id{followed}"  # noqa: S608 - checked names and literals
        f"{onward if kind else ''})"
        f" SELECT count(*), coalesce(max(r.id<>:id AND {_sql(body['where'], 'n')}), 0)"
        " FROM reached r LEFT JOIN entity n ON n.id=r.id"
    )


def _bounded(body: Mapping[str, object]) -> bool:
    """Tell whether every node of a path to a witness is a holder itself, or the witness."""
    return body.get("steps") != 1 and body.get("stop_at") == body["exempt"]


def _bounds(body: Mapping[str, object]) -> tuple[str, str]:
    """Write the edges that lead from holders to witnesses, and those among holders."""
    exempt, weak, followed = (
        _sql(body["exempt"], "n"),
        _weak(mapping(body["where"])),
        _followed(body),
    )
    direct = f"SELECT e.src, e.dst FROM {_base(body)} AND NOT {exempt}"  # noqa: S608 - checked names and literals
    if weak:
        # Edges of who is exempt come along: those are no holders, so nobody asks about them.
        direct = f"SELECT e.src, e.dst FROM edge e WHERE e.weak='{weak}'{followed}"  # noqa: S608 - checked names and literals
    onward = (
        f"SELECT DISTINCT e.src, e.dst FROM ({_holders_sql(body)}) r JOIN edge e ON e.dst=r.id"  # noqa: S608 - checked names and literals
        f" JOIN entity n ON n.id=e.src WHERE NOT {exempt}{followed}"
    )
    return direct, onward


def _refs_sql(body: Mapping[str, object]) -> str:
    from dont.engine.compile_sql import Sql
    from dont.engine.language import VIEW

    language = _node_language()
    columns = {
        "curie": "{r}.curie",
        "name": "{r}.name",
        "label": "{r}.label",
        "resolved": "({r}.entity_ref IS NOT NULL OR {r}.iri IS NOT NULL)",
    }
    where = Sql("r", columns, language["records"][VIEW], language, {}, {}).condition(
        mapping(body["where"])
    )
    lists = ", ".join(f"'{name}'" for name in items(body["in"]))
    unresolved = ""
    if mapping(body["where"]) == {"resolved": {"is": False}}:
        # Says the same once more, so that the partial index over open references is used.
        unresolved = " AND r.entity_ref IS NULL AND r.iri IS NULL"
    return (
        "SELECT DISTINCT n.id, 0 FROM ref r JOIN entity n ON n.id=r.entity_id"  # noqa: S608 - checked names and literals
        f" WHERE r.role IN ({lists}) AND {where}{unresolved}"
        f" AND NOT {_sql(body['exempt'], 'n')} ORDER BY n.id"
    )


def _row(row: ReadOnly) -> list[str]:
    """Write the Python entry of one assessment."""
    body = mapping(row.get("reaches") or row.get("refs"))
    never = "lambda n: False"
    lines = [f"    {row['name']!r}: {{"]
    if row.get("reaches"):
        lines.append(f'        "via": {tuple(items(body["via"]))!r},')
        lines.append(f'        "steps": {body.get("steps") or 0!r},')
        stop = f"lambda n: {_python(body['stop_at'])}" if body.get("stop_at") else never
        lines.append(f'        "stop_at": {stop},')
    else:
        lines.append(f'        "lists": {tuple(items(body["in"]))!r},')
    lines.append(f'        "where": lambda n: {_python(body["where"])},')
    exempt = f"lambda n: {_python(body['exempt'])}" if body.get("exempt") else never
    lines += [f'        "exempt": {exempt},', "    },"]
    return lines


def compile_assessments(rows: Mapping[str, ReadOnly]) -> str:
    """Write the module of the derived assessments.

    Args:
        rows: rows of `model/tables/assessments.yaml` by name, in the order of the table.

    Returns:
        Python source with `COMPILED`, `HOLDERS`, `assess`, `of_entity` and `holders`.
    """
    table: list[str] = []
    holders: list[str] = []
    one: list[str] = []
    bounds: list[str] = []
    for name, row in rows.items():
        table += _row(row)
        body = mapping(row.get("reaches") or row.get("refs"))
        if row.get("reaches"):
            one.append(f"    {name!r}: {_one_sql(body)!r},")
            if _bounded(body):
                bounds.append(f"    {name!r}: {_bounds(body)!r},")
        query = _holders_sql(body) if row.get("reaches") else _refs_sql(body)
        holders.append(f"    {name!r}: {query!r},")
    columns = ", ".join(f"n.{name}" for name in _NODE_FIELDS)
    return "\n".join(
        [
            "from __future__ import annotations",
            "",
            "TYPE_CHECKING = False",
            "if TYPE_CHECKING:",
            "    import sqlite3",
            "    from collections.abc import Callable, Iterator",
            "    from typing import Any",
            "",
            f"FIELDS = {_NODE_FIELDS!r}",
            f"COLUMNS = {columns!r}",
            "COMPILED: dict[str, dict[str, Any]] = {",
            *table,
            "}",
            "# All entities an assessment holds for, and whether each is a witness itself.",
            "HOLDERS: dict[str, str] = {",
            *holders,
            "}",
            "# How many nodes one entity, `:id`, rests on, and whether a witness is among them.",
            "REACHES: dict[str, str] = {",
            *one,
            "}",
            "# A look around ends after so many nodes, where what is wrong can be asked instead:",
            "# edges from holders to witnesses, and edges among holders.",
            f"NEAR = {NEAR}",
            "# Without an edge to itself or to what is younger no cycle is possible.",
            f"UPWARD = {UPWARD!r}",
            "# More than so many are asked all at once.",
            "FEW = 3",
            "BOUNDED: dict[str, tuple[str, str]] = {",
            *bounds,
            "}",
            "",
            WALK,
            _ASSESS,
            _GRAPH,
        ]
    )


class MemoryGraph:
    """Answers `assess` from a case: one entity and the small world around it.

    Args:
        view: the facts of the entity.
        world: further entities by id.
    """

    def __init__(self, view: Record, world: Mapping[str, Record]) -> None:
        self.view = view
        self.world = world

    def node(self, entity_id: str) -> Record:
        """Give the facts of an entity; all null where it does not exist."""
        found = self.view if entity_id == self.view["id"] else self.world.get(entity_id, {})
        return {name: found.get(name) for name in _NODE_FIELDS}

    def region(self, name: str, entity_id: str, *, every: bool = False) -> None:
        """Bound nothing: a case is small enough to walk."""

    def edges(self, entity_id: str, via: Iterable[str]) -> list[tuple[str, Record]]:
        """Give the nodes that an entity rests on."""
        del via  # a case names what an entity rests on, not by which relation
        if entity_id == self.view["id"]:
            found = [mapping(edge) for edge in items(self.view["depends_on"])]
            ids = [str(edge["id"]) for edge in found]
            given = {str(edge["id"]): edge for edge in found if str(edge["id"]) not in self.world}
            return [
                (
                    one,
                    {**self.node(one), "status": given[one]["status"]}
                    if one in given
                    else self.node(one),
                )
                for one in ids
            ]
        ids = [str(one) for one in items(self.world.get(entity_id, {}).get("depends_on"))]
        return [(one, self.node(one)) for one in ids]

    def references(self, entity_id: str, lists: Iterable[str]) -> list[Record]:
        """Give the references of the entity."""
        del entity_id  # only the case's own references are asked for
        return [mapping(one) for name in lists for one in items(self.view.get(name))]


def assess(start: str, graph: MemoryGraph) -> list[Record]:
    """Derive the assessments of an entity of a case, as the ledger does.

    Args:
        start: id of the entity.
        graph: the case.
    """
    from dont.generated.assessments import assess as compiled

    return compiled(start, graph)

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
# The index over edges that lead to such nodes (`edge.weak`).
_WEAK = ("doubted", "ignored")

WALK = '''
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
'''

_ASSESS = '''
def assess(start: str, graph: Any, *, every: bool = False) -> list[dict[str, Any]]:
    """Derive the assessments of one entity, in the order of the table.

    Args:
        start: id of the entity.
        graph: `node(id)`, `edges(id, via)` and `references(id, lists)`.
        every: give every witness, not the nearest alone.

    Returns:
        `name`, `witness` and `path` from the entity to the witness, both included.
    """
    facts = graph.node(start)
    out: list[dict[str, Any]] = []
    for name, row in COMPILED.items():
        if row["exempt"](facts):
            continue
        if "via" in row:
            tests = (row["where"], row["stop_at"])
            found = walk(start, graph, row["via"], tests, row["steps"])
        else:
            where = row["where"]
            found = (
                (str(one["curie"]), [start, str(one["curie"])])
                for one in graph.references(start, row["lists"])
                if where(one)
            )
        for witness, path in found:
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
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.sql = connection

    def node(self, entity_id: str) -> dict[str, Any]:
        """Give the facts of an entity; all null where it does not exist."""
        query = f"SELECT {COLUMNS} FROM entity n WHERE n.id=?"
        row = self.sql.execute(query, (entity_id,)).fetchone()
        return dict(zip(FIELDS, row or (None,) * len(FIELDS), strict=True))

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
        if not doubtful or any(found["name"] == name for found in of_entity(connection, entity_id)):
            out.append(entity_id)
    return out
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
    return Sql(alias, columns, language["records"][VIEW], language, {}).condition(mapping(body))


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


def _reaches_sql(body: Mapping[str, object]) -> str:
    via = ", ".join(f"'{name}'" for name in items(body["via"]))
    where = mapping(body["where"])
    weak = _weak(where)
    exempt = _sql(body["exempt"], "n")
    witness = _sql(where, "n")
    base = (
        f"SELECT DISTINCT e.src AS id FROM edge e WHERE e.weak='{weak}' AND e.via IN ({via})"  # noqa: S608 - checked names and literals
        if weak
        else "SELECT DISTINCT e.src AS id FROM edge e LEFT JOIN entity n ON n.id=e.dst"  # noqa: S608 - checked names and literals
        f" WHERE e.via IN ({via}) AND {witness}"
    )
    if body.get("steps") == 1:
        reached = f"reached(id) AS ({base})"
    else:
        stop = _sql(body["stop_at"], "n") if body.get("stop_at") else "0"
        reached = (
            f"RECURSIVE reached(id) AS ({base} UNION SELECT e.src FROM reached r"  # noqa: S608 - checked names and literals
            f" JOIN entity n ON n.id=r.id JOIN edge e ON e.dst=r.id"
            f" WHERE NOT {stop} AND e.via IN ({via}))"
        )
    return (
        f"WITH {reached} SELECT n.id, {witness} FROM reached r JOIN entity n ON n.id=r.id"  # noqa: S608 - checked names and literals
        f" WHERE NOT {exempt} ORDER BY n.id"
    )


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
    where = Sql("r", columns, language["records"][VIEW], language, {}).condition(
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


def _row(row: ReadOnly) -> tuple[list[str], str]:
    """Write one assessment: the lines of its Python entry, and its SQL."""
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
    query = _reaches_sql(body) if row.get("reaches") else _refs_sql(body)
    return lines, query


def compile_assessments(rows: Mapping[str, ReadOnly]) -> str:
    """Write the module of the derived assessments.

    Args:
        rows: rows of `model/tables/assessments.yaml` by name, in the order of the table.

    Returns:
        Python source with `COMPILED`, `HOLDERS`, `assess`, `of_entity` and `holders`.
    """
    table: list[str] = []
    queries: list[str] = []
    for row in rows.values():
        lines, query = _row(row)
        table += lines
        queries.append(f"    {row['name']!r}: {query!r},")
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
            "HOLDERS: dict[str, str] = {",
            *queries,
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

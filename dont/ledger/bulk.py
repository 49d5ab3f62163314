"""Build a projection from a whole log: rows first, indexes afterwards."""

from __future__ import annotations

import gc
import json
from typing import TYPE_CHECKING, Any

from dont.core.ids import is_ulid
from dont.core.sources import source_key
from dont.ledger.fold import Event, fold
from dont.ledger.jsons import encode
from dont.ledger.log import parse_all
from dont.ledger.projector import INSERT_CHILD, forbidden_rows, insert_entities, twin_row
from dont.ledger.rows import CHILDREN, child_rows, entity_row
from dont.ledger.seeds import SEED_PREFIX, install
from dont.ledger.spawning import fold_spawn, request_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator

    from dont.ledger.lines import Line
    from dont.ledger.log import Log
    from dont.ledger.spawning import SpawnEvent

_BATCH = 5000
# Above this many events the fold reads them back from the projection, so memory stays bounded.
_IN_MEMORY = 250_000

INSERT_LINE = "INSERT INTO line VALUES(?,?,?,?,?,?,?,?)"
INSERT_EVENT = "INSERT INTO event VALUES(?,?,?,?,?,?,?)"
_ORDERED = (
    "SELECT e.entity_id, e.id, e.event_kind, e.tx, l.author, l.command, e.body"
    " FROM event e JOIN line l ON l.id=e.line_id WHERE {where}"
    " ORDER BY e.entity_id, e.tx, e.line_id, e.n"
)

Sorted = tuple[int, str, int, Event]


def rebuild_rows(connection: sqlite3.Connection, log: Log) -> None:
    """Load all of a log into the projection anew, inside the transaction that is open.

    What the projection keeps about itself stays.
    """
    from dont.ledger.schema import INDEXES, TABLES, names, script

    for name in names(INDEXES):
        connection.execute(f"DROP INDEX IF EXISTS {name}")
    for name in names(TABLES):
        if name != "meta":
            connection.execute(f"DROP TABLE IF EXISTS {name}")
    script(connection, TABLES)
    paused = gc.isenabled()
    gc.disable()
    try:
        load(connection, log)
    finally:
        if paused:
            gc.enable()
    script(connection, INDEXES)
    finish(connection)


def load(connection: sqlite3.Connection, log: Log) -> None:
    """Load a log into empty tables without indexes."""
    loader = _Loader(connection)
    for change in log.changes({}):
        lines, flaws = parse_all(change)
        connection.executemany("INSERT INTO flaw VALUES(?,?,?,?)", flaws)
        connection.execute(
            "INSERT INTO segment VALUES(?,?)", (change.source, json.dumps(change.state))
        )
        for line in lines:
            loader.add(line, change.source)
    loader.finish()
    install(connection)
    fold_into(connection, loader.entities())


class _Loader:
    """Collect lines, drop repeated ones, settle ids that have several contents."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.seen: dict[str, int] = {}
        self.variants: dict[str, dict[str, tuple[Line, str]]] = {}
        self.lines: list[tuple[Any, ...]] = []
        self.rows: list[tuple[Any, ...]] = []
        self.kept: dict[str, list[Sorted]] | None = {}
        self.count = 0

    def add(self, line: Line, source: str) -> None:
        """Take a line in; the first of several with one id is written at once."""
        mark = hash(line.hash)
        before = self.seen.get(line.id)
        if before is None:
            self.seen[line.id] = mark
            self.write(line, source)
        elif before == mark:
            self.connection.execute("INSERT INTO copy VALUES(?,?)", (line.id, source))
        else:
            self.variants.setdefault(line.id, {}).setdefault(line.hash, (line, source))

    def write(self, line: Line, source: str) -> None:
        """Write the rows of one line, in batches."""
        name, tx, digest, prev, author, at, command, events = line
        self.lines.append((name, tx, digest, prev, source, author, at, command))
        rows, kept = self.rows, self.kept
        for n, event in enumerate(events):
            kind, entity, data = event["event_kind"], event["entity_id"], event["data"]
            rows.append((event["id"], name, entity, tx, n, kind, encode(data)))
            if "request_id" in data:
                name_request(self.connection, (data, name, n))
            if kept is not None:
                folded = Event(event["id"], kind, tx, author, command, data)
                kept.setdefault(entity, []).append((tx, name, n, folded))
        self.count += len(events)
        if self.count > _IN_MEMORY:
            self.kept = None
        if len(rows) >= _BATCH:
            self._flush()

    def _flush(self) -> None:
        self.connection.executemany(INSERT_LINE, self.lines)
        self.connection.executemany(INSERT_EVENT, self.rows)
        self.lines, self.rows = [], []

    def finish(self) -> None:
        """Write what is left and settle the ids with several contents."""
        self._flush()
        self.seen = {}
        if self.variants:
            self._settle()
            self._flush()
        self.connection.execute("CREATE UNIQUE INDEX line_id ON line(id)")

    def _settle(self) -> None:
        """Let the content count that another line names as its predecessor, else the smaller hash.

        Every content of every line has a say, so the order of arrival has none.
        """
        self.kept = None
        ask = self.connection.execute
        naming = [(row[0], row[1]) for row in ask("SELECT prev, id FROM line")]
        naming += [
            (line.prev, line.id) for many in self.variants.values() for line, _ in many.values()
        ]
        named: dict[str | None, set[str]] = {}
        for prev, by in naming:
            named.setdefault(prev, set()).add(by)
        for name, many in self.variants.items():
            here = ask("SELECT hash FROM line WHERE id=?", (name,)).fetchone()[0]
            hashes = sorted({here, *many})
            winner = min(hashes, key=lambda one: (not named.get(one, set()) - {name}, one))
            if winner != here:
                for table, column in (
                    ("line", "id"),
                    ("event", "line_id"),
                    ("spawn_event", "line_id"),
                ):
                    ask(f"DELETE FROM {table} WHERE {column}=?", (name,))  # noqa: S608 — constants
                self.write(*many[winner])
            data = json.dumps({"line_id": name, "hashes": hashes, "counts": winner})
            ask("INSERT INTO conflict VALUES('different-bytes',?,NULL,?)", (name, data))

    def entities(self) -> Iterator[tuple[str, list[Event]]]:
        """Give each claim and term with its events in order."""
        if self.kept is None:
            yield from read_entities(self.connection, "1")
            return
        for entity, events in self.kept.items():
            if is_entity(entity):
                events.sort()
                yield entity, [event[3] for event in events]
        self.kept = None


def is_entity(text: str) -> bool:
    """Tell whether an id is the whole id of a claim or a term that the log may speak of."""
    return (
        text.startswith(("claim:", "term:"))
        and is_ulid(text.partition(":")[2])
        and not text.startswith(SEED_PREFIX)
    )


def name_request(
    connection: sqlite3.Connection, place: tuple[dict[str, Any], str, int]
) -> str | None:
    """Note that an event names a spawn request.

    Args:
        connection: the projection.
        place: data of the event, id of its line, its place in the line.
    """
    data, line_id, n = place
    request = request_of(data)
    if request is not None:
        connection.execute("INSERT INTO spawn_event VALUES(?,?,?)", (request, line_id, n))
    return request


def read_entities(
    connection: sqlite3.Connection, where: str, values: tuple[Any, ...] = ()
) -> Iterator[tuple[str, list[Event]]]:
    """Give each claim and term that has events under a condition, with those events in order."""
    current = ""
    events: list[Event] = []
    for entity, event_id, kind, tx, author, command, body in connection.execute(
        _ORDERED.format(where=where), values
    ):
        if entity != current:
            if events:
                yield current, events
            current, events = entity, []
        if is_entity(entity):
            events.append(Event(event_id, kind, tx, author, command, json.loads(body)))
    if events:
        yield current, events


def fold_into(connection: sqlite3.Connection, entities: Iterable[tuple[str, list[Event]]]) -> None:
    """Fold entities into empty tables, in batches."""
    rows: list[tuple[Any, ...]] = []
    children: dict[str, list[tuple[Any, ...]]] = {table: [] for table in CHILDREN}
    conflicts: list[tuple[str, str, str]] = []

    def flush() -> None:
        insert_entities(connection, rows)
        rows.clear()
        for table, many in children.items():
            connection.executemany(INSERT_CHILD[table], many)
            many.clear()

    for entity_id, events in entities:
        record, forbidden = fold(entity_id, events, source_key)
        if forbidden:
            conflicts += forbidden_rows(entity_id, forbidden)
        if record is None:
            continue
        rows.append(entity_row(record))
        for table, many in child_rows(record).items():
            children[table] += many
        if len(rows) >= _BATCH:
            flush()
    flush()
    connection.executemany("INSERT INTO conflict VALUES('forbidden-event',?,?,?)", conflicts)


def fold_spawns(connection: sqlite3.Connection, where: str, values: tuple[Any, ...] = ()) -> None:
    """Fold every spawn request under a condition on `s`, and write its row."""
    found: dict[str, list[SpawnEvent]] = {}
    for request, *event, body in connection.execute(
        "SELECT s.request_id, e.id, e.event_kind, e.tx, l.author, e.body FROM spawn_event s"  # noqa: S608 — constants
        " JOIN event e ON e.line_id=s.line_id AND e.n=s.n JOIN line l ON l.id=e.line_id"
        f" WHERE {where} ORDER BY s.request_id, e.tx, e.line_id, e.n",
        values,
    ).fetchall():
        found.setdefault(request, []).append((*event, json.loads(body)))
    for request, events in found.items():
        row = fold_spawn(request, events)
        if row is not None:
            connection.execute(
                f"INSERT OR REPLACE INTO spawn VALUES({','.join('?' * len(row))})",
                row,
            )


def finish(connection: sqlite3.Connection) -> None:
    """Compute what entities share and how they hang together, over sets."""
    for statement in _FINISH:
        connection.execute(statement)
    for kind, column in (("statement-twice", "dup_key"), ("curie-coined-twice", "curie")):
        rows = connection.execute(
            f"SELECT {column}, json_group_array(id) FROM (SELECT {column}, id FROM entity"  # noqa: S608 — constants
            f" WHERE {column} IS NOT NULL AND status<>'ignored' ORDER BY created_tx, id)"
            f" GROUP BY {column} HAVING count(*)>1"
        ).fetchall()
        for key, ids in rows:
            connection.execute(
                "INSERT INTO conflict VALUES(?,?,?,?)", twin_row(kind, key, json.loads(ids))
            )
    fold_spawns(connection, "1")


_FINISH = (
    """UPDATE ref SET late=1, entity_ref=(SELECT id FROM entity WHERE curie=ref.curie
       ORDER BY status='ignored', created_tx, id LIMIT 1)
       WHERE entity_ref IS NULL AND iri IS NULL
       AND EXISTS (SELECT 1 FROM entity WHERE curie=ref.curie)""",
    """INSERT INTO edge SELECT entity_id, entity_ref, role, NULL FROM ref
       WHERE late AND role IN ('kind_of','related_to')""",
    "UPDATE edge SET weak='missing' WHERE NOT EXISTS (SELECT 1 FROM entity WHERE id=edge.dst)",
    """UPDATE edge SET weak=(SELECT status FROM entity WHERE id=edge.dst)
       WHERE dst IN (SELECT id FROM entity WHERE status IN ('doubted','ignored'))""",
    """INSERT INTO count SELECT entity_kind, status, count(*) FROM entity WHERE NOT seed
       GROUP BY 1, 2""",
)

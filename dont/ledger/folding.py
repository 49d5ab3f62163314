"""Fold entities and spawn requests out of the rows of events into empty tables."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from dont.core.sources import source_key
from dont.ledger.fold import Event, fold
from dont.ledger.jsons import decode
from dont.ledger.projector import forbidden_rows, twin_row
from dont.ledger.rows import CHILDREN, ENTITY_WIDTH, WIDTHS, child_rows, entity_row
from dont.ledger.seeds import SEED_PREFIX
from dont.ledger.spawning import fold_spawn, request_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Sequence

    from dont.ledger.feeding import Feeder
    from dont.ledger.spawning import SpawnEvent

# An event as `as_event` takes it.
EventRow = tuple[int, str, int, str, str, str, str, str]

_BATCH = 1 << 12
_MOST_KEYS = 50_000

INSERT_LINE = "INSERT INTO line VALUES(?,?,?,?,?,?,?,?)"
INSERT_EVENT = "INSERT INTO event VALUES(?,?,?,?,?,?,?)"
_ORDERED = (
    "SELECT e.entity_id, e.tx, e.line_id, e.n, e.id, e.event_kind, l.author, l.command, e.body"
    " FROM event e JOIN line l ON l.id=e.line_id WHERE {where}"
    " ORDER BY e.entity_id, e.tx, e.line_id, e.n"
)

_ENTITY = re.compile(r"(?:claim|term):[0-7][0-9A-HJKMNP-TV-Z]{25}\Z")


def is_entity(text: str) -> bool:
    """Tell whether an id is the whole id of a claim or a term that the log may speak of."""
    return _ENTITY.match(text) is not None and not text.startswith(SEED_PREFIX)


def name_request(
    connection: sqlite3.Connection, data: dict[str, Any], line_id: str, event_id: str
) -> str | None:
    """Note that an event names a spawn request, and give the request."""
    request = request_of(data)
    if request is not None:
        connection.execute("INSERT INTO spawn_event VALUES(?,?,?)", (request, line_id, event_id))
    return request


def read_entities(
    connection: sqlite3.Connection, where: str, values: tuple[Any, ...] = ()
) -> Iterator[tuple[str, list[Event]]]:
    """Give each claim and term that has events under a condition, with those events in order."""
    current = ""
    events: list[Event] = []
    for entity, *row in connection.execute(_ORDERED.format(where=where), values):
        if entity != current:
            if events:
                yield current, events
            current, events = entity, []
        if is_entity(entity):
            events.append(as_event(row))
    if events:
        yield current, events


def as_event(row: Sequence[Any]) -> Event:
    """Make an event of its row: its parts in their order, the data as JSON."""
    tx, line_id, n, event_id, kind, author, command, body = row
    return Event(tx, line_id, n, event_id, kind, author, command, decode(body))


class _Keys(dict[str, str]):
    """Source keys by reference, each found once; many entities rest on the same pages."""

    def __missing__(self, uri: str) -> str:
        if len(self) >= _MOST_KEYS:
            self.clear()
        key = self[uri] = source_key(uri)
        return key


def fold_into(feeder: Feeder, entities: Iterable[tuple[str, list[Event]]]) -> None:
    """Fold entities into empty tables, in batches.

    Args:
        feeder: takes the rows.
        entities: ids with their events in order.
    """
    rows: list[tuple[Any, ...]] = []
    children: dict[str, list[tuple[Any, ...]]] = {table: [] for table in CHILDREN}
    conflicts: list[tuple[Any, ...]] = []
    key = _Keys().__getitem__
    for entity_id, events in entities:
        record, forbidden = fold(entity_id, events, key)
        if forbidden:
            conflicts += [("forbidden-event", *row) for row in forbidden_rows(entity_id, forbidden)]
        if record is None:
            continue
        rows.append(entity_row(record))
        for table, many in child_rows(record).items():
            children[table] += many
        if len(rows) >= _BATCH:
            _feed(feeder, rows, children)
            rows, children = [], {table: [] for table in CHILDREN}
    _feed(feeder, rows, children)
    feeder.insert("conflict", 4, conflicts)


def _feed(
    feeder: Feeder, rows: list[tuple[Any, ...]], children: dict[str, list[tuple[Any, ...]]]
) -> None:
    feeder.insert("entity", ENTITY_WIDTH, rows)
    for table, many in children.items():
        feeder.insert(table, WIDTHS[table], many)


def fold_spawns(connection: sqlite3.Connection, where: str, values: tuple[Any, ...] = ()) -> None:
    """Fold every spawn request under a condition on `s`, and write its row."""
    found: dict[str, list[SpawnEvent]] = {}
    for request, *event, body in connection.execute(
        "SELECT s.request_id, e.id, e.event_kind, e.tx, l.author, e.body FROM spawn_event s"  # noqa: S608 — constants
        " JOIN event e ON e.id=s.event_id AND e.line_id=s.line_id JOIN line l ON l.id=e.line_id"
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
            # The index alone tells which keys stand more than once; mostly none does.
            f" WHERE {column} IN (SELECT {column} FROM entity WHERE {column} IS NOT NULL"
            f" GROUP BY {column} HAVING count(*)>1) AND {column} IS NOT NULL"
            f" AND status<>'ignored' ORDER BY created_tx, id)"
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

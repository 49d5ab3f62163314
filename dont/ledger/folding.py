"""Fold entities and spawn requests out of the rows of events into empty tables."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from dont.core.sources import source_key
from dont.ledger.fold import Event, fold
from dont.ledger.jsons import decode
from dont.ledger.projector import forbidden_rows, twin_row
from dont.ledger.rows import OWNED, SUPPORT, child_rows, entity_row, supports
from dont.ledger.seeds import SEED_PREFIX
from dont.ledger.spawning import fold_spawn, request_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Sequence

    from dont.core.types import Record
    from dont.ledger.feeding import Feeder
    from dont.ledger.fold import Forbidden
    from dont.ledger.spawning import SpawnEvent

# Entities that one query names: SQLite before 3.32 takes 999 parameters.
SOME = 500
_BATCH = 1 << 8
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
            tx, line_id, n, event_id, kind, author, command, body = row
            events.append(Event(tx, line_id, n, event_id, kind, author, command, decode(body)))
    if events:
        yield current, events


def read_named(
    connection: sqlite3.Connection, names: Sequence[str]
) -> Iterator[tuple[str, list[Event]]]:
    """Give those of the named claims and terms that have events, with them in order."""
    for start in range(0, len(names), SOME):
        some = tuple(names[start : start + SOME])
        yield from read_entities(connection, f"e.entity_id IN ({','.join('?' * len(some))})", some)


class SourceKeys(dict[str, str]):
    """Source keys by reference, each found once; many entities rest on the same pages."""

    def __missing__(self, uri: str) -> str:
        if len(self) >= _MOST_KEYS:
            self.clear()
        key = self[uri] = source_key(uri)
        return key


class EntityRows:
    """Make rows of folded entities and feed them into empty tables, in batches.

    Args:
        feeder: takes the rows.
    """

    def __init__(self, feeder: Feeder) -> None:
        self._feeder = feeder
        self._taken = 0
        self._rows: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
        self._supports: list[tuple[Any, ...]] = []

    def link(self, record: Record) -> None:
        """Take what a new entity rests on, where that cannot change any more."""
        if record["entity_kind"] == "claim":
            self._supports += supports(record)
            if len(self._supports) >= _BATCH:
                self._link()

    def add(self, record: Record, *, linked: bool = False) -> None:
        """Take one entity, which is not to be changed afterwards.

        Args:
            record: the entity.
            linked: `link` has taken it before.
        """
        rows = self._rows
        into, row = entity_row(record)
        rows[into].append(row)
        for among, many in child_rows(record, linked=linked).items():
            rows[among] += many
        self._taken += 1
        if self._taken >= _BATCH:
            self.flush()

    def forbid(self, entity_id: str, forbidden: list[Forbidden]) -> None:
        """Note the events that an entity could not take."""
        rows = [("forbidden-event", *row) for row in forbidden_rows(entity_id, forbidden)]
        self._feeder.insert("conflict", rows)

    def flush(self) -> None:
        """Feed what was collected."""
        self._link()
        for into, rows in self._rows.items():
            self._feeder.insert(into, rows)
        self._taken, self._rows = 0, defaultdict(list)

    def _link(self) -> None:
        self._feeder.insert(SUPPORT, self._supports)
        self._supports = []


def fold_into(feeder: Feeder, entities: Iterable[tuple[str, list[Event]]]) -> None:
    """Fold entities into empty tables.

    Args:
        feeder: takes the rows.
        entities: ids with their events in order.
    """
    rows = EntityRows(feeder)
    key = SourceKeys().__getitem__
    for entity_id, events in entities:
        record, forbidden = fold(entity_id, events, key)
        rows.forbid(entity_id, forbidden)
        if record is not None:
            rows.add(record)
    rows.flush()


def forget_entities(connection: sqlite3.Connection, names: list[str]) -> None:
    """Take entities out of tables without indexes, many at once."""
    marked = json.dumps(names)
    owners = {table: owner for table, (owner, _) in OWNED.items()}
    for table, owner in {"entity": "id", **owners}.items():
        connection.execute(
            f"DELETE FROM {table} WHERE {owner} IN (SELECT value FROM json_each(?))",  # noqa: S608 — constants
            (marked,),
        )


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


_SEEDS = f"id>='{SEED_PREFIX}' AND id<'{SEED_PREFIX}~'"
_FINISH = (
    """UPDATE ref SET late=1, entity_ref=(SELECT id FROM entity WHERE curie=ref.curie
       ORDER BY status='ignored', created_tx, id LIMIT 1)
       WHERE entity_ref IS NULL AND iri IS NULL
       AND EXISTS (SELECT 1 FROM entity WHERE curie=ref.curie)""",
    """INSERT INTO edge SELECT entity_id, entity_ref, role, NULL FROM ref
       WHERE late AND role IN ('kind_of','related_to')""",
    # In order, so that SQLite merges two indexes and looks nothing up.
    """UPDATE edge SET weak='missing' WHERE dst IN
       (SELECT dst FROM edge EXCEPT SELECT id FROM entity ORDER BY 1)""",
    """UPDATE edge SET weak=(SELECT status FROM entity WHERE id=edge.dst)
       WHERE dst IN (SELECT id FROM entity WHERE status IN ('doubted','ignored'))""",
    # An index alone counts all; the few seed terms are taken off again.
    "DELETE FROM whole WHERE name<>'state'",
    f"""INSERT INTO whole SELECT entity_kind||'/'||status, count(*)-(SELECT count(*) FROM entity s
       WHERE {_SEEDS} AND +s.entity_kind=e.entity_kind AND +s.status=e.status)
       FROM entity e GROUP BY entity_kind, status""",  # noqa: S608 — a constant
    "DELETE FROM whole WHERE value=0",
)

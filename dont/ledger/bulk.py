"""Build a projection from a whole log: rows first, indexes afterwards."""

from __future__ import annotations

import gc
import json
from typing import TYPE_CHECKING, Any

from dont.ledger.feeding import Feeder
from dont.ledger.folding import as_event, finish, fold_into, is_entity, read_entities
from dont.ledger.jsons import encode
from dont.ledger.log import read_lines
from dont.ledger.schema import (
    ENTITY_INDEXES,
    LEAVING_INDEXES,
    LINE_INDEXES,
    TABLES,
    names,
    script,
)
from dont.ledger.seeds import install
from dont.ledger.spawning import request_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator

    from dont.ledger.fold import Event
    from dont.ledger.folding import EventRow
    from dont.ledger.lines import Line
    from dont.ledger.log import Log

_BATCH = 1 << 11
# Above this many events the fold reads them back from the projection, so memory stays bounded.
_IN_MEMORY = 400_000


def rebuild_rows(connection: sqlite3.Connection, log: Log) -> None:
    """Load all of a log into the projection anew, inside the transaction that is open.

    What the projection keeps about itself stays.
    """
    for name in names(ENTITY_INDEXES + LINE_INDEXES + LEAVING_INDEXES):
        connection.execute(f"DROP INDEX IF EXISTS {name}")
    for name in names(TABLES):
        if name != "meta":
            connection.execute(f"DROP TABLE IF EXISTS {name}")
    script(connection, TABLES)
    feeder = Feeder(connection)
    paused = gc.isenabled()
    gc.disable()
    try:
        load(connection, log, feeder)
        feeder.script(ENTITY_INDEXES)
        feeder.drain()
    finally:
        feeder.close()
        if paused:
            gc.enable()
    finish(connection)


def load(connection: sqlite3.Connection, log: Log, feeder: Feeder) -> None:
    """Load a log into empty tables; the lines are indexed while the entities are folded."""
    install(connection)
    loader = _Loader(connection, feeder)
    for change in log.changes({}):
        flaws = list(change.flaws)
        loader.take(read_lines(change, flaws), change.source)
        feeder.insert("flaw", 4, [tuple(flaw) for flaw in flaws])
        feeder.insert("segment", 2, [(change.source, encode(change.state))])
    loader.finish()
    feeder.script(LINE_INDEXES)
    fold_into(feeder, loader.entities())


class _Loader:
    """Collect lines, drop repeated ones, settle ids that have several contents."""

    def __init__(self, connection: sqlite3.Connection, feeder: Feeder) -> None:
        self.connection = connection
        self.feeder = feeder
        self.seen: dict[str, int] = {}
        self.variants: dict[str, dict[str, tuple[Line, str]]] = {}
        self.lines: list[tuple[Any, ...]] = []
        self.rows: list[tuple[Any, ...]] = []
        self.copies: list[tuple[str, str]] = []
        # The events of each entity, None where there are too many to keep, and the place of the
        # latest line: events only need sorting where lines came out of order. Their data is kept
        # as text, which takes a fraction of the memory that the values take.
        self.kept: dict[str, list[EventRow]] | None = {}
        self.latest = (0, "")
        self.sorted = True
        self.count = 0

    def take(self, lines: Iterable[Line], source: str) -> None:
        """Take lines in; the first of several with one id is written at once."""
        seen = self.seen
        for line in lines:
            mark = hash(line.hash)
            before = seen.get(line.id)
            if before is None:
                seen[line.id] = mark
                self.write(line, source)
            elif before == mark:
                self.copies.append((line.id, source))
            else:
                self.variants.setdefault(line.id, {}).setdefault(line.hash, (line, source))

    def write(self, line: Line, source: str) -> None:
        """Write the rows of one line, in batches, and keep its events for the fold."""
        name, tx, digest, prev, author, at, command, events = line
        self.lines.append((name, tx, digest, prev, source, author, at, command))
        if self.latest > (tx, name):
            self.sorted = False
        self.latest = (tx, name)
        row, kept = self.rows.append, self.kept
        for n, (event_id, kind, entity, data, body) in enumerate(events):
            row((event_id, name, entity, tx, n, kind, body))
            if "request_id" in data:
                request = request_of(data)
                if request is not None:
                    self.feeder.insert("spawn_event", 3, [(request, name, event_id)])
            if kept is not None:
                event = (tx, name, n, event_id, kind, author, command, body)
                if entity in kept:
                    kept[entity].append(event)
                else:
                    kept[entity] = [event]
        self.count += len(events)
        if self.count > _IN_MEMORY:
            self.kept = None
        if len(self.rows) >= _BATCH:
            self._flush()

    def _flush(self) -> None:
        self.feeder.insert("line", 8, self.lines)
        self.feeder.insert("event", 7, self.rows)
        self.feeder.insert("copy", 2, self.copies)
        self.lines, self.rows, self.copies = [], [], []

    def finish(self) -> None:
        """Write what is left and settle the ids with several contents."""
        self._flush()
        self.seen = {}
        if self.variants:
            self.feeder.drain()
            self._settle()
            self._flush()

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
            self.feeder.drain()
            yield from read_entities(self.connection, "1")
            return
        for entity, events in self.kept.items():
            if is_entity(entity):
                if not self.sorted:
                    events.sort()
                yield entity, [as_event(row) for row in events]
        self.kept = None

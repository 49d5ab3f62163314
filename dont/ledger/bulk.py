"""Build a projection from a whole log: rows first, indexes afterwards."""

from __future__ import annotations

import gc
import json
import os
from typing import TYPE_CHECKING, Any

from dont.ledger.apart import Apart, Unfed
from dont.ledger.feeding import Here
from dont.ledger.folding import finish
from dont.ledger.jsons import encode
from dont.ledger.log import read_lines
from dont.ledger.projection import open_draft, remove
from dont.ledger.schema import (
    GROWING_INDEXES,
    LEAVING_INDEXES,
    OTHER_INDEXES,
    TABLES,
    names,
    script,
)
from dont.ledger.seeds import install
from dont.ledger.spawning import request_of
from dont.ledger.streaming import Stream

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable

    from dont.ledger.feeding import Feeder
    from dont.ledger.lines import Line
    from dont.ledger.log import Log

_BATCH = 1 << 8
# Bytes of a log that take longer than starting another process.
_LARGE = 2 << 20


def rebuild_rows(connection: sqlite3.Connection, log: Log) -> None:
    """Load all of a log into the projection anew, inside the transaction that is open.

    What the projection keeps about itself stays.
    """
    for name in names(GROWING_INDEXES + OTHER_INDEXES + LEAVING_INDEXES):
        connection.execute(f"DROP INDEX IF EXISTS {name}")
    for name in names(TABLES):
        if name not in ("meta", "whole"):
            connection.execute(f"DROP TABLE IF EXISTS {name}")
    _load(log, Here(connection)).settle(connection)


def build(path: str, log: Log) -> sqlite3.Connection:
    """Load a log into a new database.

    Args:
        path: the file, which is not there.
        log: what to load.

    Returns:
        A connection in a transaction; what the projection keeps about itself is not there yet.
    """
    loader = _load_apart(path, log) if log.size() > _LARGE and _processors() > 1 else None
    connection = open_draft(path)
    try:
        if loader is None:
            loader = _load(log, Here(connection))
        loader.settle(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _processors() -> int:
    """Count the processors that are ours."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _load_apart(path: str, log: Log) -> _Loader | None:
    """Load a log with the help of another process; None where that fails and nothing is done."""
    try:
        feeder = Apart(path)
        try:
            loader = _load(log, feeder)
            feeder.close()
        finally:
            feeder.stop()
    except Unfed:
        remove(path)
        return None
    return loader


def _load(log: Log, feeder: Feeder) -> _Loader:
    """Load a log into tables that are not there yet."""
    paused = gc.isenabled()
    gc.disable()
    try:
        feeder.script(TABLES + (GROWING_INDEXES if feeder.alongside else ""))
        install(feeder)
        loader = _Loader(feeder)
        for change in log.changes({}):
            flaws = list(change.flaws)
            loader.take(read_lines(change, flaws), change.source)
            feeder.insert("flaw", [tuple(flaw) for flaw in flaws])
            feeder.insert("segment", [(change.source, encode(change.state))])
        loader.finish()
    finally:
        if paused:
            gc.enable()
    return loader


class _Loader:
    """Collect lines, drop repeated ones, settle ids that have several contents."""

    def __init__(self, feeder: Feeder) -> None:
        self.feeder = feeder
        self.seen: dict[str, int] = {}
        self.variants: dict[str, dict[str, tuple[Line, str]]] = {}
        self.lines: list[tuple[Any, ...]] = []
        self.rows: list[tuple[Any, ...]] = []
        self.copies: list[tuple[str, str]] = []
        self.spawns: list[tuple[str, str, str]] = []
        self.stream = Stream(feeder)

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
        """Write the rows of one line, in batches, and let its events take effect."""
        name, tx, digest, prev, author, at, command, events = line
        self.lines.append((name, tx, digest, prev, source, author, at, command))
        self.rows += [
            (event_id, name, entity, tx, n, kind, body)
            for n, (event_id, kind, entity, _, body) in enumerate(events)
        ]
        for event_id, _, _, data, _ in events:
            if "request_id" in data and (request := request_of(data)) is not None:
                self.spawns.append((request, name, event_id))
        self.stream.take(line)
        if len(self.rows) >= _BATCH:
            self._flush()

    def _flush(self) -> None:
        self.feeder.insert("line", self.lines)
        self.feeder.insert("event", self.rows)
        self.feeder.insert("copy", self.copies)
        self.feeder.insert("spawn_event", self.spawns)
        self.lines, self.rows, self.copies, self.spawns = [], [], [], []

    def finish(self) -> None:
        """Write what is left, with the indexes."""
        self._flush()
        self.seen = {}
        self.stream.finish()
        self.feeder.script(("" if self.feeder.alongside else GROWING_INDEXES) + OTHER_INDEXES)

    def settle(self, connection: sqlite3.Connection) -> None:
        """Do what needs to see all of the rows."""
        self.feeder = Here(connection)
        if self.variants:
            script(connection, LEAVING_INDEXES)
            self._choose(connection.execute)
            self._flush()
        self.stream.settle(connection)
        finish(connection)

    def _choose(self, ask: Callable[..., sqlite3.Cursor]) -> None:
        """Let the content count that another line names as its predecessor, else the smaller hash.

        Every content of every line has a say, so the order of arrival has none.
        """
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
                line, source = many[winner]
                named_here = ask("SELECT entity_id FROM event WHERE line_id=?", (name,)).fetchall()
                for entity in {*(row[0] for row in named_here), *(one[2] for one in line.events)}:
                    self.stream.again(entity)
                for table, column in (
                    ("line", "id"),
                    ("event", "line_id"),
                    ("spawn_event", "line_id"),
                ):
                    ask(f"DELETE FROM {table} WHERE {column}=?", (name,))  # noqa: S608 — constants
                self.write(line, source)
            data = json.dumps({"line_id": name, "hashes": hashes, "counts": winner})
            ask("INSERT INTO conflict VALUES('different-bytes',?,NULL,?)", (name, data))

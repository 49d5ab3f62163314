"""Fold entities while the lines of a log go by, so that no event has to be kept or read again."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from dont.ledger.feeding import Here
from dont.ledger.fold import Event, step
from dont.ledger.folding import (
    EntityRows,
    SourceKeys,
    fold_into,
    forget_entities,
    is_entity,
    read_named,
)

if TYPE_CHECKING:
    import sqlite3

    from dont.core.types import Record
    from dont.ledger.feeding import Feeder
    from dont.ledger.fold import Forbidden
    from dont.ledger.lines import Line

# Above this many records in memory, about 2 KB each, the older half is written out.
_MOST = 1 << 17


class Stream:
    """The records of all entities so far, the older ones written out already.

    What turns out to have been folded too early is folded again at the end, from the rows of its
    events: where a line came out of order, or an event came after its entity was written out.

    Args:
        feeder: takes rows, for tables that hold no entities of the log.
    """

    def __init__(self, feeder: Feeder) -> None:
        self._rows = EntityRows(feeder)
        # None for an entity whose events did not create it.
        self._records: dict[str, Record | None] = {}
        self._forbidden: dict[str, list[Forbidden]] = {}
        # Those whose records are written out or given up; of these, those to be folded again.
        self._closed: set[str] = set()
        self._late: set[str] = set()
        self._latest = (0, "")
        self._key = SourceKeys().__getitem__

    def take(self, line: Line) -> None:
        """Apply the events of the next line."""
        name, tx, _, _, author, _, command, events = line
        place = (tx, name)
        early = place < self._latest
        if not early:
            self._latest = place
        records, key, link = self._records, self._key, self._rows.link
        for n, (event_id, kind, entity, data, _) in enumerate(events):
            if early and entity in records:
                self._give_up(entity)
            if entity in records:
                record = records[entity]
            elif entity in self._closed:
                self._late.add(entity)
                continue
            elif is_entity(entity):
                record = None
            else:
                continue
            event = Event(tx, name, n, event_id, kind, author, command, data)
            new, forbidden = step(record, entity, event, key)
            records[entity] = new
            if record is None and new is not None:
                link(new)
            if forbidden is not None:
                self._forbidden.setdefault(entity, []).append(forbidden)
        if len(records) > _MOST:
            self._write_half()

    def again(self, entity: str) -> None:
        """Fold an entity again at the end, whatever is known of it by now."""
        if is_entity(entity):
            self._give_up(entity)

    def finish(self) -> None:
        """Write what is left; a line that comes later has its entities named by `again` first."""
        for record in self._records.values():
            if record is not None:
                self._rows.add(record, linked=True)
        self._records = {}
        self._rows.flush()

    def settle(self, connection: sqlite3.Connection) -> None:
        """Fold what came too late, once all rows are in their tables."""
        feeder = Here(connection)
        rows = EntityRows(feeder)
        for entity in self._forbidden.keys() - self._late:
            rows.forbid(entity, self._forbidden[entity])
        if self._late:
            late = sorted(self._late)
            forget_entities(connection, late)
            fold_into(feeder, read_named(connection, late))

    def _give_up(self, entity: str) -> None:
        self._records.pop(entity, None)
        self._closed.add(entity)
        self._late.add(entity)

    def _write_half(self) -> None:
        """Write the older half of the records out."""
        records = self._records
        for entity in list(islice(records, _MOST // 2)):
            record = records.pop(entity)
            self._closed.add(entity)
            if record is not None:
                self._rows.add(record, linked=True)

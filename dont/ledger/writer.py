"""One transaction: events are applied at once, and become one durable line at the end."""

from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING, Any

from dont.core.clock import LARGEST_TX, next_tx, rfc3339
from dont.core.errors import InternalError, SubstrateError
from dont.core.ids import ulid
from dont.core.sources import source_key
from dont.ledger import bulk, own, projector
from dont.ledger.catchup import get_meta, refold_spawns, set_meta
from dont.ledger.fold import Event, step
from dont.ledger.keeping import write_connection
from dont.ledger.lines import Line, compact, digest, write_line
from dont.ledger.reader import Reader

if TYPE_CHECKING:
    from types import TracebackType

    from dont.ledger.log import Appended
    from dont.ledger.store import Store

_MICROS_PER_MILLI = 1000
_RANDOM_BYTES = 10


class WriterBlock:
    """The `with` block of one transaction; see `Store.writer`."""

    def __init__(self, store: Store, author: str, command: str, *, dry_run: bool) -> None:
        self.store = store
        self.author = author
        self.command = command
        self.dry_run = dry_run
        self.writer: Writer | None = None

    def __enter__(self) -> Writer:
        log = self.store.log
        log.acquire(self.store.patience_ms)
        try:
            self.writer = self._begin()
        except sqlite3.Error as error:
            log.release()
            raise _unwritable(error) from error
        except BaseException:
            log.release()
            raise
        return self.writer

    def _begin(self) -> Writer:
        connection = write_connection(self.store)
        connection.execute("BEGIN IMMEDIATE")
        return Writer(self.store, connection, self.author, self.command)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        writer = self.writer
        if writer is None:
            return
        try:
            if kind is None and not self.dry_run and writer.has_events:
                writer.commit()
            elif writer.sql.in_transaction:
                writer.sql.execute("ROLLBACK")
        finally:
            self.store.log.release()


class Writer(Reader):
    """A reader that also sees what this transaction has emitted so far.

    `tx` is the number of the transaction; `wrote` tells, after the block, whether it landed.
    """

    def __init__(
        self, store: Store, connection: sqlite3.Connection, author: str, command: str
    ) -> None:
        seen = get_meta(connection, "seen_tx") or 0
        last = connection.execute(
            "SELECT tx, hash FROM line ORDER BY tx DESC, id DESC LIMIT 1"
        ).fetchone()
        tx = next_tx(store.clock(), max(seen, last[0] if last else 0))
        if tx > LARGEST_TX:
            raise SubstrateError(
                "log-corrupt", data={"problem": "a line has the largest transaction number"}
            )
        super().__init__(connection, tx)
        self.resolves = store.resolves
        self.store = store
        self.author = author
        self.command = command
        self.wrote = False
        self._prev = last[1] if last else None
        self._random = int.from_bytes(store.random(_RANDOM_BYTES), "big") >> 1
        self._line_id = self.new_id("tx")
        self._events: list[dict[str, Any]] = []

    @property
    def at(self) -> str:
        """The time of this transaction, RFC 3339 UTC."""
        return rfc3339(self.tx)

    @property
    def has_events(self) -> bool:
        """Tell whether anything was emitted."""
        return bool(self._events)

    def new_id(self, kind: str) -> str:
        """Make an id; ids of one transaction sort in the order they were made.

        Args:
            kind: `claim`, `term`, `event`, `spawn`, `project`, …
        """
        self._random += 1
        number = self._random
        return f"{kind}:" + ulid(
            self.tx // _MICROS_PER_MILLI, lambda count: number.to_bytes(count, "big")
        )

    def emit(self, event_kind: str, entity_id: str, data: dict[str, Any]) -> str:
        """Record an event and apply it; every later read of this transaction sees it.

        Args:
            event_kind: a kind of the model.
            entity_id: what it is about.
            data: the data of that kind, as JSON.

        Returns:
            The id of the event.

        Raises:
            InternalError: where the transition table forbids it; verbs refuse that before.
        """
        event_id = self.new_id("event")
        body = compact(data)
        data = json.loads(body)
        event = Event(event_id, event_kind, self.tx, self.author, self.command, data)
        if bulk.is_entity(entity_id):
            self._apply(entity_id, event)
        n = len(self._events)
        if not n:
            self._open_line()
        self._events.append(
            {"id": event_id, "event_kind": event_kind, "entity_id": entity_id, "data": data}
        )
        self.sql.execute(
            bulk.INSERT_EVENT,
            (event_id, self._line_id, entity_id, self.tx, n, event_kind, body),
        )
        if "request_id" in data:
            request = bulk.name_request(self.sql, (data, self._line_id, n))
            if request is not None:
                refold_spawns(self.sql, [request])
        return event_id

    def _apply(self, entity_id: str, event: Event) -> None:
        old = self.entity(entity_id)
        before = projector.before(old)
        new, forbidden = step(old, entity_id, event, source_key)
        if forbidden is not None:
            raise InternalError(
                "internal",
                data={
                    "detail": f"{event.kind} is forbidden on {forbidden.status} {entity_id}",
                    "entity_id": entity_id,
                },
            )
        if new is not None:
            projector.put(self.sql, before, new)

    def _open_line(self) -> None:
        self.sql.execute(
            bulk.INSERT_LINE,
            (
                self._line_id,
                self.tx,
                None,
                self._prev,
                None,
                self.author,
                self.at,
                self.command,
            ),
        )

    def commit(self) -> None:
        """Append the line durably, then commit the projection."""
        raw = write_line(
            Line(
                self._line_id,
                self.tx,
                "",
                self._prev,
                self.author,
                self.at,
                self.command,
                self._events,
            )
        )
        try:
            self._still_alone()
            appended = self.store.log.append(raw, self.tx, get_meta(self.sql, "memory"))
        except BaseException:
            self.sql.execute("ROLLBACK")
            raise
        self.wrote = True
        self.store.files.reached("appended")
        kept = own.keep(self.store.project, self.store.files, raw)
        try:
            self._settle(appended, raw, kept=kept)
        except sqlite3.Error:
            # The line is durable, so the transaction stands; the next reader catches up from it.
            self.store.close()
        self.store.files.reached("committed")

    def _settle(self, appended: Appended, raw: bytes, *, kept: bool) -> None:
        self.sql.execute(
            "UPDATE line SET hash=?, segment=? WHERE id=?",
            (digest(raw), appended.source, self._line_id),
        )
        self.sql.execute(
            "INSERT OR REPLACE INTO segment VALUES(?,?)",
            (appended.source, json.dumps(appended.state)),
        )
        token = get_meta(self.sql, "token")
        if isinstance(token, dict) and isinstance(appended.state, list):
            token["open"] = {"source": appended.source, "stamp": appended.state[:5]}
            set_meta(self.sql, "token", token)
        set_meta(self.sql, "memory", appended.memory)
        set_meta(self.sql, "seen_tx", self.tx)
        if not kept:
            set_meta(self.sql, "own_failed", self._line_id)
        self.sql.execute("COMMIT")

    def _still_alone(self) -> None:
        """Make sure that nobody took the lock's file away and wrote meanwhile."""
        log = self.store.log
        if log.still_ours():
            return
        log.release()
        log.acquire(self.store.patience_ms)
        known = {
            name: json.loads(state)
            for name, state in self.sql.execute("SELECT name, state FROM segment")
        }
        if next(iter(log.changes(known)), None) is not None:
            raise SubstrateError("db-locked", data={"pid": None})


def _unwritable(error: sqlite3.Error) -> SubstrateError:
    locked = "locked" in str(error)
    code = "db-locked" if locked else "store-unwritable"
    return SubstrateError(code, cause=error, data={"problem": str(error), "pid": None})

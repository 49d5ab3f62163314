"""One transaction: events are applied at once, and become one durable line at the end."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from dont.core.clock import LARGEST_TX, next_tx, rfc3339
from dont.core.errors import InternalError, SubstrateError
from dont.core.ids import ALPHABET, ulid
from dont.core.sources import source_key
from dont.ledger import folding, projector
from dont.ledger.catchup import (
    known_sources,
    put_segments,
    read_state,
    refold_spawns,
    write_state,
)
from dont.ledger.fold import Event, step
from dont.ledger.jsons import decode, encode
from dont.ledger.keeping import begin
from dont.ledger.lines import Line, event_text, join_line
from dont.ledger.projection import cannot_write
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
        connection, state = begin(self.store)
        try:
            return Writer(self.store, (connection, state), self.author, self.command)
        except BaseException:
            connection.execute("ROLLBACK")
            raise

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
        finally:
            try:
                # Also after an interruption in the middle of a commit.
                if writer.sql.in_transaction:
                    writer.sql.execute("ROLLBACK")
            except sqlite3.Error:
                # Closed already, or not to be rolled back: closing does that, and the log decides.
                self.store.close_files()
            finally:
                self.store.log.release()
        if isinstance(error, sqlite3.OperationalError) and cannot_write(error):
            # Beginning to write takes no more than reading; the first event tells.
            raise _unwritable(error) from error


class Writer(Reader):
    """A reader that also sees what this transaction has emitted so far.

    `tx` is the number of the transaction; `wrote` tells, after the block, whether it landed.
    """

    def __init__(
        self,
        store: Store,
        opened: tuple[sqlite3.Connection, dict[str, Any]],
        author: str,
        command: str,
    ) -> None:
        connection, state = opened
        tx = next_tx(store.clock(), max(state["seen_tx"], state["last"][0]))
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
        self._state = state
        self._number = int.from_bytes(store.random(_RANDOM_BYTES), "big") >> 1
        # What this transaction knows of entities without asking: their records as JSON, None for
        # an id that it made and has not used.
        self._known: dict[str, str | None] = {}
        # The record that the latest event made, for who asks first: a writer needs it no more.
        self._made: tuple[str, dict[str, Any]] | None = None
        self._id_start, self._id_high = "", -1
        self._line_id = self.new_id("tx")
        self._texts: list[str] = []
        self._has_line = False
        self._line = Line(self._line_id, tx, "", state["last"][1], author, rfc3339(tx), command, [])

    @property
    def at(self) -> str:
        """The time of this transaction, RFC 3339 UTC."""
        return self._line.at

    @property
    def has_events(self) -> bool:
        """Tell whether anything was emitted."""
        return bool(self._texts)

    def new_id(self, kind: str) -> str:
        """Make an id; ids of one transaction sort in the order they were made.

        Args:
            kind: `claim`, `term`, `event`, `spawn`, `project`, …
        """
        self._number += 1
        high, low = divmod(self._number, 1 << 20)
        if high != self._id_high:
            # The first 22 of 26 characters are the same for the next million ids.
            whole = ulid(
                self.tx // _MICROS_PER_MILLI, lambda count: (high << 20).to_bytes(count, "big")
            )
            self._id_start, self._id_high = whole[:-4], high
        a = ALPHABET
        made = (
            f"{kind}:{self._id_start}"
            f"{a[low >> 15]}{a[low >> 10 & 31]}{a[low >> 5 & 31]}{a[low & 31]}"
        )
        self._known[made] = None
        return made

    def entity(self, entity_id: str) -> dict[str, Any] | None:
        """Give the record of a claim or a term as this transaction has left it."""
        made = self._made
        if made is not None and made[0] == entity_id:
            self._made = None
            return made[1]
        if entity_id not in self._known:
            return super().entity(entity_id)
        text = self._known[entity_id]
        return None if text is None else decode(text)

    def project(self) -> dict[str, Any] | None:
        """Give what the log says of the project; found once, until an event tells otherwise."""
        if "project" not in self._state:
            self._state["project"] = super().project()
        found: dict[str, Any] | None = self._state["project"]
        return found

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
        body = encode(data)
        data = decode(body)
        if folding.is_entity(entity_id):
            place = (self.tx, self._line_id, len(self._texts))
            self._apply(
                entity_id, Event(*place, event_id, event_kind, self.author, self.command, data)
            )
        else:
            self._state.pop("project", None)
        n = len(self._texts)
        self._texts.append(event_text(event_id, event_kind, entity_id, body))
        self.sql.execute(
            folding.INSERT_EVENT, (event_id, self._line_id, entity_id, self.tx, n, event_kind, body)
        )
        if "request_id" in data:
            request = folding.name_request(self.sql, data, self._line_id, event_id)
            if request is not None:
                self._ready_for_history()
                refold_spawns(self.sql, [request])
        return event_id

    def attempt(self) -> tuple[int, bool]:
        """Begin what can be undone without the rest; `settle` ends it, with what this gives."""
        self.sql.execute("SAVEPOINT attempt")
        return len(self._texts), self._has_line

    def settle(self, attempt: tuple[int, bool], *, keep: bool) -> None:
        """Keep what was emitted since `attempt`, or undo it."""
        if not keep:
            self.sql.execute("ROLLBACK TO attempt")
            emitted, self._has_line = attempt
            del self._texts[emitted:]
            # What is known without asking may be what is undone now; the count of changes that
            # assessments are known by never goes back.
            self._known.clear()
            self._made = None
            self._state.pop("project", None)
            self._graph = self._held = None
        self.sql.execute("RELEASE attempt")

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
            self._known[entity_id] = projector.put(self.sql, before, new)
            self._made = entity_id, new

    def _ready_for_history(self) -> None:
        """Give this transaction its line already, so that its events can be read."""
        if not self._has_line:
            self._has_line = True
            self._put_line(None, None)

    def _put_line(self, mark: str | None, source: str | None) -> None:
        line = self._line
        self.sql.execute(
            folding.INSERT_LINE,
            (line.id, line.tx, mark, line.prev, source, line.author, line.at, line.command),
        )

    def commit(self) -> None:
        """Append the line durably; the projection is committed while the disk is at it.

        Where the disk refuses, the line is taken back, and whoever reads next sees that the
        projection shows another log.
        """
        raw = join_line(self._line, self._texts)

        def meanwhile(appended: Appended) -> None:
            self.wrote = True
            try:
                self._settle(appended)
            except sqlite3.Error:
                # The line is written, so the next reader catches up from it.
                self.store.close_files()

        self._still_alone()
        try:
            appended = self.store.log.append(raw, self.tx, self._state.get("memory"), meanwhile)
        except SubstrateError:
            self.wrote = False
            raise
        if appended.own_failed:
            self._tell_own_failed()
        self.store.files.reached("committed")

    def _settle(self, appended: Appended) -> None:
        if self._has_line:
            self.sql.execute("DELETE FROM line WHERE id=?", (self._line_id,))
        self._put_line(appended.hash, appended.source)
        state = self._state
        grown = state.get("grown", {})
        if appended.source not in grown:
            put_segments(self.sql, grown)
        state["grown"] = {appended.source: appended.state}
        if isinstance(state["token"], dict) and isinstance(appended.state, list):
            # Only our own segment is known to be seen whole: what else changed meanwhile shows.
            state["token"]["open"] = {"source": appended.source, "stamp": appended.state[:5]}
        state.update(memory=appended.memory, seen_tx=self.tx, last=[self.tx, appended.hash])
        text = write_state(self.sql, state)
        self.sql.execute("COMMIT")
        self.store.written = text, state

    def _tell_own_failed(self) -> None:
        """Note that the line was not kept a second time; `doctor` says so."""
        try:
            self.sql.execute("BEGIN IMMEDIATE")
            write_state(self.sql, {**read_state(self.sql), "own_failed": self._line_id})
            self.sql.execute("COMMIT")
        except sqlite3.Error:
            self.store.close_files()

    def _still_alone(self) -> None:
        """Make sure that nobody took the lock's file away and wrote meanwhile."""
        log = self.store.log
        if log.still_ours():
            return
        log.release()
        log.acquire(self.store.patience_ms)
        if next(iter(log.changes(known_sources(self.sql))), None) is not None:
            raise SubstrateError("db-locked", data={"pid": None})


def _unwritable(error: sqlite3.Error) -> SubstrateError:
    locked = "locked" in str(error)
    code = "db-locked" if locked else "store-unwritable"
    return SubstrateError(code, cause=error, data={"problem": str(error), "pid": None})

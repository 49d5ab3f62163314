"""Bring a projection up to date with the log: only what changed is read and folded again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from dont.core.sources import source_key
from dont.ledger import bulk, folding, projector
from dont.ledger.fold import fold
from dont.ledger.jsons import decode, encode
from dont.ledger.log import Change, parse_all
from dont.ledger.schema import LEAVING_INDEXES, script

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from dont.core.types import Json
    from dont.ledger.lines import Line
    from dont.ledger.log import Log


def catch_up(connection: sqlite3.Connection, log: Log, *, thorough: bool = False) -> bool:
    """Read what changed in the log, inside the transaction that is open.

    Args:
        connection: the projection.
        log: the log.
        thorough: read every source again, also those that seem unchanged.

    Returns:
        Whether anything but the state of the log changed in the projection.
    """
    token = log.token()
    known = known_sources(connection)
    _put_away(connection)
    before = connection.total_changes
    if not known or not _Update(connection).take(log, known, thorough=thorough):
        bulk.rebuild_rows(connection, log)
    changed = connection.total_changes != before
    remember(connection, token)
    return changed


def known_sources(connection: sqlite3.Connection) -> dict[str, Any]:
    """Give the state of each source as it was last read or written."""
    known: dict[str, Any] = {
        name: json.loads(state)
        for name, state in connection.execute("SELECT name, state FROM segment")
    }
    known.update(read_state(connection).get("grown", {}))
    return known


def _put_away(connection: sqlite3.Connection) -> None:
    """Move the state of the segment that we wrote last to the others."""
    state = read_state(connection)
    grown = state.pop("grown", {})
    if grown:
        put_segments(connection, grown)
        write_state(connection, state)


def put_segments(connection: sqlite3.Connection, states: dict[str, Any]) -> None:
    """Keep the state of sources."""
    rows = [(source, encode(state)) for source, state in states.items()]
    connection.executemany("INSERT OR REPLACE INTO segment VALUES(?,?)", rows)


def remember(connection: sqlite3.Connection, token: Json, *, seen_tx: int = 0) -> None:
    """Keep the state of the log that the projection now shows.

    Args:
        connection: the projection.
        token: what the log said before it was read.
        seen_tx: the largest transaction number that is known from elsewhere.
    """
    state = read_state(connection)
    state.pop("project", None)
    if isinstance(token, dict):
        token["open"] = _open(connection, state.get("memory"))
    last = connection.execute(
        "SELECT tx, hash FROM line ORDER BY tx DESC, id DESC LIMIT 1"
    ).fetchone()
    state["token"] = token
    state["last"] = list(last) if last else [0, None]
    state["seen_tx"] = max(state["last"][0], state.get("seen_tx", 0), seen_tx)
    write_state(connection, state)


def _open(connection: sqlite3.Connection, memory: Any) -> Json:
    """Name the segment that may still grow: ours, else the newest, and its state."""
    name = memory["source"] if isinstance(memory, dict) else None
    row = connection.execute("SELECT name, state FROM segment WHERE name=?", (name,)).fetchone()
    if row is None:
        row = connection.execute(
            "SELECT name, state FROM segment ORDER BY name DESC LIMIT 1"
        ).fetchone()
    if row is None:
        return None
    state = json.loads(row[1])
    return {"source": row[0], "stamp": state[:5] if isinstance(state, list) else state}


def read_state(
    connection: sqlite3.Connection, kept: tuple[str, dict[str, Any]] | None = None
) -> dict[str, Any]:
    """Read what the projection knows about the log and about this copy.

    `token` of the log, `memory` of the open segment, `seen_tx` the largest number this copy ever
    saw, `last` number and hash of the last line, `own_failed` a line that was not kept twice,
    `grown` the source we wrote last with its state: each write changes it, in this row alone;
    `project` what the events say of the project, where a writer asked since the last catch-up.

    Args:
        connection: the projection.
        kept: what `write_state` gave, and what it wrote, which is nobody's any more: while the text
            is the same, that needs not be read again.
    """
    row = connection.execute("SELECT value FROM whole WHERE name='state'").fetchone()
    if kept is not None and row is not None and row[0] == kept[0]:
        return kept[1]
    found: dict[str, Any] = {} if row is None else decode(row[0])
    return found


def write_state(connection: sqlite3.Connection, state: dict[str, Any]) -> str:
    """Keep what `read_state` reads; give its text."""
    text = encode(state)
    if not connection.execute("UPDATE whole SET value=? WHERE name='state'", (text,)).rowcount:
        connection.execute("INSERT INTO whole VALUES('state',?)", (text,))
    return text


class _Update:
    """One catch-up: the rows of changed lines, then the entities that they name."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.entities: set[str] = set()
        self.spawns: set[str] = set()
        self.known: dict[str, Any] = {}
        # Lines that left a source; they may come back in another before all is read.
        self.leaving: dict[str, str] = {}

    def take(self, log: Log, known: dict[str, Any], *, thorough: bool) -> bool:
        """Apply all changes; False where one id has several contents and all must be read."""
        ask = self.connection.execute
        self.known = known
        changes = log.changes(known, thorough=thorough)
        if ask("SELECT 1 FROM conflict WHERE kind='different-bytes'").fetchone():
            return next(iter(changes), None) is None
        for change in changes:
            if not self._apply(change):
                return False
        for line_id in self.leaving:
            self._remove(line_id)
        refold(self.connection, self.entities)
        refold_spawns(self.connection, self.spawns)
        return True

    def _apply(self, change: Change) -> bool:
        ask, source = self.connection.execute, change.source
        lines, flaws = parse_all(change)
        before: dict[str, str] = {}
        if change.kind != "tail" and source in self.known:
            script(self.connection, LEAVING_INDEXES)
            before = dict(ask("SELECT id, hash FROM line WHERE segment=?", (source,)).fetchall())
        if change.kind != "tail":
            ask("DELETE FROM copy WHERE segment=?", (source,))
            ask("DELETE FROM flaw WHERE source=?", (source,))
        else:
            ask("DELETE FROM flaw WHERE source=? AND code='torn-line'", (source,))
        self.connection.executemany("INSERT INTO flaw VALUES(?,?,?,?)", flaws)
        if change.kind == "gone":
            ask("DELETE FROM segment WHERE name=?", (source,))
        else:
            put_segments(self.connection, {source: change.state})
        for line in lines:
            if before.get(line.id) == line.hash:
                del before[line.id]
            elif not self._arrive(line, source):
                return False
        self._leave(before, source)
        return True

    def _arrive(self, line: Line, source: str) -> bool:
        """Take in a line that this source did not have."""
        ask = self.connection.execute
        row = ask("SELECT hash FROM line WHERE id=?", (line.id,)).fetchone()
        if row is None:
            self._insert(line, source)
            return True
        if row[0] != line.hash:
            return False
        if self.leaving.pop(line.id, None) is not None:
            ask("UPDATE line SET segment=? WHERE id=?", (source, line.id))
        else:
            ask("INSERT INTO copy VALUES(?,?)", (line.id, source))
        return True

    def _leave(self, before: dict[str, str], source: str) -> None:
        """Let lines go that this source lost, unless another source has them."""
        ask = self.connection.execute
        for line_id in before:
            other = ask(
                "SELECT rowid, segment FROM copy WHERE line_id=? AND segment<>? LIMIT 1",
                (line_id, source),
            ).fetchone()
            if other is None:
                self.leaving[line_id] = source
            else:
                ask("DELETE FROM copy WHERE rowid=?", (other[0],))
                ask("UPDATE line SET segment=? WHERE id=?", (other[1], line_id))

    def _insert(self, line: Line, source: str) -> None:
        name, tx, digest, prev, author, at, command, events = line
        self.connection.execute(
            folding.INSERT_LINE, (name, tx, digest, prev, source, author, at, command)
        )
        for n, (event_id, kind, entity, data, body) in enumerate(events):
            self.connection.execute(
                folding.INSERT_EVENT, (event_id, name, entity, tx, n, kind, body)
            )
            self.entities.add(entity)
            request = folding.name_request(self.connection, data, name, event_id)
            if request is not None:
                self.spawns.add(request)

    def _remove(self, line_id: str) -> None:
        ask = self.connection.execute
        self.entities.update(
            row[0] for row in ask("SELECT entity_id FROM event WHERE line_id=?", (line_id,))
        )
        self.spawns.update(
            row[0] for row in ask("SELECT request_id FROM spawn_event WHERE line_id=?", (line_id,))
        )
        ask("DELETE FROM event WHERE line_id=?", (line_id,))
        ask("DELETE FROM spawn_event WHERE line_id=?", (line_id,))
        ask("DELETE FROM line WHERE id=?", (line_id,))


def refold(connection: sqlite3.Connection, entities: Iterable[str]) -> None:
    """Fold entities again from their events and bring their rows up to date."""
    names = sorted(entity for entity in entities if folding.is_entity(entity))
    for start in range(0, len(names), folding.SOME):
        some = names[start : start + folding.SOME]
        found = dict(folding.read_named(connection, some))
        for name in some:
            record, forbidden = fold(name, found.get(name, ()), source_key)
            row = connection.execute(
                "SELECT record FROM entity WHERE id=? AND NOT seed", (name,)
            ).fetchone()
            old = None if row is None else json.loads(row[0])
            if record is not None:
                projector.put(connection, projector.before(old), record)
            elif old is not None:
                projector.drop(connection, old)
            projector.forbid(connection, name, forbidden)


def refold_spawns(connection: sqlite3.Connection, requests: Iterable[str]) -> None:
    """Fold spawn requests again."""
    for request in sorted(requests):
        connection.execute("DELETE FROM spawn WHERE request_id=?", (request,))
        folding.fold_spawns(connection, "s.request_id=?", (request,))

"""Keep the projection in step with one changed entity at a time.

INVARIANT: after `put` or `drop` every table, index of weak edges, count and conflict of the entity
and of its neighbours is what a rebuild from the log would give.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from dont.core.text import statement_key
from dont.ledger.rows import CLAIM, OWNED, PLACED, REF, TERM, child_rows, entity_row
from dont.ledger.sound import forget

if TYPE_CHECKING:
    import sqlite3

    from dont.ledger.fold import Forbidden
    from dont.ledger.rows import Rows


def _columns(into: str) -> tuple[str, str]:
    """Give the columns that rows are put into, and a mark for each."""
    columns = into[into.index("(") :]
    return columns, f"({','.join('?' * (columns.count(',') + 1))})"


_INSERT = {
    into: f"INSERT INTO {into} VALUES{_columns(into)[1]}"
    for into in (CLAIM, TERM, *(into for _, among in OWNED.values() for into in among))
}
_UPDATE = {
    into: "UPDATE entity SET{}={} WHERE id=?".format(*_columns(into)) for into in (CLAIM, TERM)
}
_DELETE = {
    table: f"DELETE FROM {table} WHERE {owner}=?"  # noqa: S608 — constants
    for table, (owner, _) in OWNED.items()
}
# References that resolve late make edges, so these two change together.
_LINKS = ("edge", "ref")
_COUNT = "UPDATE whole SET value=value+? WHERE name=?"
_PATH = 8  # place among what `PLACED` names
# What a status means for those who rest on the entity; a missing entity is `missing`.
_WEAK = {"doubted": "doubted", "ignored": "ignored"}
_WINNER = (
    "SELECT id FROM entity WHERE curie=? AND curie IS NOT NULL"
    " ORDER BY status='ignored', created_tx, id LIMIT 1"
)
_TWINS = {
    "statement-twice": "SELECT created_tx, id FROM entity"
    " WHERE dup_key=? AND dup_key IS NOT NULL AND status<>'ignored'",
    "curie-coined-twice": "SELECT created_tx, id FROM entity"
    " WHERE curie=? AND curie IS NOT NULL AND status<>'ignored'",
}


class Before(NamedTuple):
    """What is to be replaced when a record changes."""

    status: str
    rows: dict[str, Rows]
    key: str
    created_tx: int


def before(record: dict[str, Any] | None) -> Before | None:
    """Note what a record has in the projection; take it before the record changes."""
    if record is None:
        return None
    key = shared_key(record)
    return Before(record["status"], child_rows(record), key, record["created_tx"])


def put(connection: sqlite3.Connection, old: Before | None, new: dict[str, Any]) -> str:
    """Bring the projection from one record of an entity to the next.

    Args:
        connection: the projection, inside a transaction.
        old: what `before` gave for the old record, None for a new entity.
        new: the record now.

    Returns:
        The record as JSON.
    """
    into, row = entity_row(new)
    if old is None:
        connection.execute(_INSERT[into], row)
    else:
        connection.execute(_UPDATE[into], (*row, row[0]))
    _children(connection, new["id"], {} if old is None else old.rows, child_rows(new))
    status = None if old is None else old.status
    if status != new["status"]:
        _status(connection, new, status, new["status"])
    key = shared_key(new)
    if old is not None and old.key != key:
        _shared(connection, new["entity_kind"], old.key)
    # Who shares a key is ordered by age, and those who are ignored do not count.
    if (
        old is None
        or (old.key, old.created_tx) != (key, new["created_tx"])
        or (status != new["status"] and "ignored" in {status, new["status"]})
    ):
        _shared(connection, new["entity_kind"], key, fresh=old is None)
    text: str = row[-1]
    return text


def drop(connection: sqlite3.Connection, old: dict[str, Any]) -> None:
    """Take an entity out of the projection."""
    me = old["id"]
    connection.execute("DELETE FROM entity WHERE id=?", (me,))
    for delete in _DELETE.values():
        connection.execute(delete, (me,))
    _status(connection, old, old["status"], None)
    _shared(connection, old["entity_kind"], shared_key(old))


def forbid(connection: sqlite3.Connection, entity_id: str, conflicts: list[Forbidden]) -> None:
    """Replace the conflicts that folding one entity gave."""
    connection.execute(
        "DELETE FROM conflict WHERE entity_id=? AND kind='forbidden-event'", (entity_id,)
    )
    connection.executemany(
        "INSERT INTO conflict VALUES('forbidden-event',?,?,?)", forbidden_rows(entity_id, conflicts)
    )


def forbidden_rows(entity_id: str, conflicts: list[Forbidden]) -> list[tuple[str, str, str]]:
    """Give key, entity and data of conflicts inside one entity."""
    return [(c.event_id, entity_id, json.dumps(c._asdict())) for c in conflicts]


def _children(
    connection: sqlite3.Connection, me: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    if before == after:
        return
    changed = {
        table
        for table, (_, among) in OWNED.items()
        if any(before.get(into) != after.get(into) for into in among)
    }
    linked = not changed.isdisjoint(_LINKS)
    if linked:
        changed.update(_LINKS)
    for table in sorted(changed):
        if before:
            connection.execute(_DELETE[table], (me,))
        for into in OWNED[table][1]:
            connection.executemany(_INSERT[into], after.get(into, ()))
        if table == "evidence":
            paths = {row[_PATH] for row in after.get(PLACED, ())}
            forget(connection, paths - {None})
    if linked:
        weigh(connection, me)
        for curie in {row[3] for row in after.get(REF, ()) if row[4] is None and row[5] is None}:
            relink(connection, curie)


def weigh(connection: sqlite3.Connection, me: str) -> None:
    """Note on each edge of an entity whether what it rests on is doubted, ignored or missing."""
    connection.execute(
        "UPDATE edge SET weak="
        "CASE coalesce((SELECT status FROM entity WHERE id=edge.dst),'missing')"
        " WHEN 'missing' THEN 'missing' WHEN 'doubted' THEN 'doubted' WHEN 'ignored' THEN 'ignored'"
        " END WHERE src=?",
        (me,),
    )


def _status(
    connection: sqlite3.Connection, record: dict[str, Any], old: str | None, new: str | None
) -> None:
    """Count a changed status and tell those who rest on the entity."""
    for status, by in ((old, -1), (new, 1)):
        if status is not None:
            name = f"{record['entity_kind']}/{status}"
            if not connection.execute(_COUNT, (by, name)).rowcount:
                connection.execute("INSERT INTO whole VALUES(?,?)", (name, by))
    weak = "missing" if new is None else _WEAK.get(new)
    connection.execute("UPDATE edge SET weak=? WHERE dst=?", (weak, record["id"]))


def shared_key(record: dict[str, Any]) -> str:
    """Give what other entities may share with this one: its CURIE, or the key of its statement."""
    if record["entity_kind"] == "term":
        return str(record["curie"])
    return statement_key(record["statement"])


def _shared(connection: sqlite3.Connection, kind: str, key: str, *, fresh: bool = False) -> None:
    """Look again at everything that shares a key."""
    if kind == "term":
        twins(connection, "curie-coined-twice", key, fresh=fresh)
        relink(connection, key)
    else:
        twins(connection, "statement-twice", key, fresh=fresh)


def twins(connection: sqlite3.Connection, kind: str, key: str, *, fresh: bool = False) -> None:
    """Note or clear the conflict of several entities under one CURIE or one statement.

    Args:
        connection: the projection.
        kind: of the conflict.
        key: the CURIE, or the key of the statement.
        fresh: one of them is new: where it is alone, nothing was noted before.
    """
    rows = connection.execute(_TWINS[kind], (key,)).fetchall()
    if not fresh or len(rows) > 1:
        connection.execute("DELETE FROM conflict WHERE kind=? AND key=?", (kind, key))
    if len(rows) > 1:
        ids = [entity_id for _, entity_id in sorted(rows)]
        connection.execute("INSERT INTO conflict VALUES(?,?,?,?)", twin_row(kind, key, ids))


def twin_row(kind: str, key: str, ids: list[str]) -> tuple[str, str, str, str]:
    """Give the conflict of several entities, the first of which counts."""
    return kind, key, ids[0], json.dumps({"ids": ids})


def relink(connection: sqlite3.Connection, curie: str) -> None:
    """Resolve again the references that resolved to nothing when they were written."""
    found = connection.execute(_WINNER, (curie,)).fetchone()
    winner = found[0] if found else None
    rows = connection.execute(
        "SELECT rowid, entity_id, role, entity_ref FROM ref WHERE curie=?"
        " AND (late OR (entity_ref IS NULL AND iri IS NULL))",
        (curie,),
    ).fetchall()
    for rowid, source, role, target in rows:
        if target == winner:
            continue
        connection.execute(
            "UPDATE ref SET entity_ref=?, late=? WHERE rowid=?",
            (winner, int(winner is not None), rowid),
        )
        if role in ("kind_of", "related_to"):
            _edge(connection, source, role, target, winner)


def _edge(
    connection: sqlite3.Connection, source: str, role: str, target: str | None, winner: str | None
) -> None:
    if target is not None:
        connection.execute(
            "DELETE FROM edge WHERE rowid=(SELECT rowid FROM edge WHERE src=? AND dst=? AND via=?"
            " LIMIT 1)",
            (source, target, role),
        )
    if winner is not None:
        connection.execute("INSERT INTO edge VALUES(?,?,?,NULL)", (source, winner, role))
        weigh(connection, source)

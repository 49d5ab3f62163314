"""The ledger as it was: a projection in memory of the transactions up to one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.ledger.feeding import Here
from dont.ledger.folding import finish, fold_into, read_entities
from dont.ledger.projection import in_memory
from dont.ledger.schema import GROWING_INDEXES, OTHER_INDEXES, TABLES, script
from dont.ledger.seeds import install

if TYPE_CHECKING:
    import sqlite3

_COPIED = (
    ("line", "SELECT * FROM line WHERE tx<=?", 8),
    ("event", "SELECT * FROM event WHERE tx<=?", 7),
    (
        "spawn_event",
        "SELECT s.* FROM spawn_event s JOIN line l ON l.id=s.line_id WHERE l.tx<=?",
        3,
    ),
)


def past(connection: sqlite3.Connection, tx: int) -> sqlite3.Connection:
    """Fold the transactions up to and with `tx` into a new projection in memory."""
    then = in_memory()
    then.execute("BEGIN")
    script(then, TABLES + GROWING_INDEXES)
    for table, query, width in _COPIED:
        marks = ",".join("?" * width)
        then.executemany(
            f"INSERT INTO {table} VALUES({marks})",
            connection.execute(query, (tx,)),
        )
    feeder = Here(then)
    install(feeder)
    fold_into(feeder, read_entities(then, "1"))
    feeder.script(OTHER_INDEXES)
    finish(then)
    then.execute("COMMIT")
    return then

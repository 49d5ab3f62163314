"""Feed rows to SQLite: here, or as told on a stream by the process that makes them."""

from __future__ import annotations

import marshal

from dont.ledger.projection import open_draft
from dont.ledger.schema import insert_many, script

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from typing import Any, BinaryIO, Protocol

    from dont.ledger.rows import Rows

    class Feeder(Protocol):
        """Takes rows and statements, which are done in order.

        `alongside` tells whether that costs no time of ours; indexes that grow with the rows are
        made first then, else last, where they take less.
        """

        alongside: bool

        def insert(self, into: str, rows: Rows) -> None:
            """Insert rows as `insert_many` does; they are not to be changed afterwards."""
            ...

        def script(self, statements: str) -> None:
            """Run statements."""
            ...


SIZE = 8  # bytes of the number before each job


class Here:
    """Feed a connection at once.

    Args:
        connection: in a transaction.
    """

    alongside = False

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def insert(self, into: str, rows: Rows) -> None:
        """Insert rows."""
        insert_many(self._connection, into, rows)

    def script(self, statements: str) -> None:
        """Run statements."""
        script(self._connection, statements)


def serve(path: str, jobs: BinaryIO) -> None:
    """Do what is said on a stream with a new database; without the last word nothing is kept.

    Args:
        path: the file.
        jobs: what `Apart` writes.

    Raises:
        EOFError: where the stream ends too early.
        sqlite3.Error: where the database cannot be written.
    """
    connection = open_draft(path)
    try:
        feeder = Here(connection)
        while (job := _read(jobs)) is not None:
            if isinstance(job, str):
                feeder.script(job)
            else:
                feeder.insert(*job)
        connection.execute("COMMIT")
    finally:
        connection.close()


def _read(jobs: BinaryIO) -> Any:
    size = int.from_bytes(jobs.read(SIZE))
    return marshal.loads(jobs.read(size))  # noqa: S302 — our own parent wrote it

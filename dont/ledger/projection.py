"""The projection file: opened, checked, replaced where it is missing or holds garbage."""

from __future__ import annotations

import os
import sqlite3

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Raised whenever a table or the meaning of a column changes; an older file is rebuilt.
FORMAT = "9"
NAME = "ledger.db"
_BUILDING = (
    "page_size=4096",
    "cache_size=-65536",  # KiB
    "journal_mode=OFF",
    "synchronous=OFF",
    "locking_mode=EXCLUSIVE",
)
_MILLI = 1000
_MOST_VERSION = 2**31 - 2
# Connections to a file that was deleted under us. Closing one would delete the log file of the
# database that took its place, so they stay open for the life of the process.
_orphans: list[sqlite3.Connection] = []


class Unusable(Exception):  # noqa: N818 — never leaves this package
    """There is no projection, or what stands in its place is none."""


def connect(path: str, patience_ms: int) -> sqlite3.Connection:
    """Open an existing projection.

    Args:
        path: the file.
        patience_ms: how long a statement waits for another writer, milliseconds.

    Raises:
        Unusable: where the file is missing, damaged, foreign or of another format.
        sqlite3.OperationalError: where it cannot be used here, say in a read-only folder.
    """
    name = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
    if os.path.islink(path) or not os.path.isfile(path):
        raise Unusable
    connection = sqlite3.connect(
        f"file:{name}?mode=rw",
        timeout=patience_ms / _MILLI,
        isolation_level=None,
        check_same_thread=False,
        uri=True,
    )
    try:
        # The header is asked first: tables of a file from elsewhere may be endless views.
        row = connection.execute("PRAGMA user_version").fetchone()
        if row[0] == _made_here(path):
            row = connection.execute("SELECT value FROM meta WHERE key='format'").fetchone()
        # The log is durable; the projection is rebuilt after a crash of the machine.
        connection.execute("PRAGMA synchronous=OFF")
    except sqlite3.DatabaseError as error:
        connection.close()
        if cannot_write(error) or is_busy(error):
            raise
        raise Unusable from error
    if row is None or row[0] != FORMAT:
        connection.close()
        raise Unusable
    return connection


def _made_here(path: str) -> int:
    """Give the number in the header of a projection that was built in this very file.

    A projection that came with a clone was not, whatever it says; neither was a copied one, whose
    segments are all new to it anyway.
    """
    seen = identity(path)
    return 0 if seen is None else seen[1] % _MOST_VERSION + 1


def cannot_write(error: sqlite3.Error) -> bool:
    """Tell whether a database is fine and only not ours to write."""
    text = str(error)
    return "readonly" in text or "unable to open" in text or "access permission" in text


def is_busy(error: sqlite3.Error) -> bool:
    """Tell whether another process is writing."""
    return "locked" in str(error)


def in_memory() -> sqlite3.Connection:
    """Make an empty database in memory."""
    return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)


def create(path: str, build: Callable[[str], sqlite3.Connection]) -> None:
    """Build a projection beside its place and move it there; nobody ever sees half of it.

    Args:
        path: the file, which another process must not be creating at the same time.
        build: makes and fills the file that it is given, as `open_draft` opens it; gives the
            connection, in a transaction.
    """
    draft = f"{path}.new"
    remove(draft)
    try:
        _fill(draft, build)
        os.chmod(draft, 0o600)
        remove(path)
        os.rename(draft, path)
    except BaseException:
        # On a full disk it would be in the way of the log.
        remove(draft)
        raise


def _fill(draft: str, build: Callable[[str], sqlite3.Connection]) -> None:
    connection = build(draft)
    try:
        connection.execute("INSERT OR REPLACE INTO meta VALUES('format',?)", (FORMAT,))
        connection.execute("COMMIT")
        connection.execute(f"PRAGMA user_version={_made_here(draft)}")
        connection.execute("PRAGMA locking_mode=NORMAL")
        connection.execute("PRAGMA journal_mode=WAL")
    finally:
        connection.close()


def open_draft(path: str) -> sqlite3.Connection:
    """Open a file that nobody else sees and that is thrown away where anything fails.

    Returns:
        A connection in a transaction.
    """
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for pragma in _BUILDING:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("BEGIN")
    except BaseException:
        connection.close()
        raise
    return connection


def remove(path: str) -> None:
    """Delete a database and what belongs to it."""
    for name in (path, f"{path}-wal", f"{path}-shm", f"{path}-journal"):
        try:
            os.unlink(name)
        except FileNotFoundError:
            continue


def identity(path: str) -> tuple[int, int] | None:
    """Tell files under one path apart."""
    try:
        seen = os.stat(path)
    except OSError:
        return None
    return seen.st_dev, seen.st_ino


def let_go(connection: sqlite3.Connection, path: str, opened_as: tuple[int, int] | None) -> None:
    """Close a connection, unless its file was deleted meanwhile."""
    if identity(path) == opened_as:
        connection.close()
    else:
        _orphans.append(connection)

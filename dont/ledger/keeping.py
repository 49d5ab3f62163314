"""Make, open and update the projection of a store; fall back to memory where it cannot be kept."""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING, Any

from dont.core.errors import SubstrateError
from dont.ledger import projection
from dont.ledger.bulk import build
from dont.ledger.catchup import catch_up, read_state, remember, write_state
from dont.ledger.lock import WriterLock, unwritable
from dont.ledger.own import largest_own
from dont.ledger.schema import TABLES, script

if TYPE_CHECKING:
    from dont.ledger.store import Store

_BUILD_PATIENCE_MS = 120_000
# Make it, find it damaged, make it again, use it.
_ATTEMPTS = 4


def read_connection(store: Store) -> sqlite3.Connection:
    """Give a projection that shows the log as it is, on disk or else in memory."""
    if store.in_memory:
        return _memory(store)
    try:
        for _attempt in range(_ATTEMPTS):
            connection = store.connection()
            if connection is None:
                make(store)
            elif update(store, connection):
                return connection
    except SubstrateError as error:
        if error.code != "store-unwritable":
            raise
    except sqlite3.OperationalError:
        # Not to be opened here, or not now: the log itself answers.
        store.close_files()
    return _memory(store)


def begin(store: Store) -> tuple[sqlite3.Connection, dict[str, Any]]:
    """Open a transaction on an up-to-date projection, for the holder of the writer lock.

    Returns:
        The connection and what `read_state` reads.
    """
    if store.in_memory:
        connection = _memory(store)
        connection.execute("BEGIN IMMEDIATE")
        return connection, read_state(connection)
    try:
        return _begin(store)
    except sqlite3.DatabaseError as error:
        if projection.cannot_write(error) or projection.is_busy(error):
            raise
        discard(store)
        return _begin(store)


def _begin(store: Store) -> tuple[sqlite3.Connection, dict[str, Any]]:
    connection = store.connection(writing=True)
    if connection is None:
        make(store)
        connection = store.connection(writing=True)
    if connection is None:
        raise SubstrateError("store-unwritable", data={"problem": "the projection vanishes"})
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Whoever writes next to each other reads the same state, which a transaction changes.
        kept, store.written = store.written, None
        state = read_state(connection, kept)
        if not store.log.fresh(state.get("token")):
            if catch_up(connection, store.log):
                # What others wrote stays, whatever becomes of this transaction.
                connection.execute("COMMIT")
                connection.execute("BEGIN IMMEDIATE")
            state = read_state(connection)
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return connection, state


def make(store: Store, kept: dict[str, Any] | None = None) -> None:
    """Build the projection file where there is none that can be used.

    Args:
        store: whose.
        kept: what an earlier projection knew of this copy; it is replaced also where it is sound.

    Raises:
        SubstrateError: `store-unwritable`.
    """
    lock = WriterLock(os.path.join(store.project.cache_dir, "build.lock"), store.files)
    lock.acquire(_BUILD_PATIENCE_MS)
    try:
        # Somebody else may have built it while we waited.
        if kept is not None or store.connection() is None:
            store.close_files()
            projection.create(store.path, lambda draft: _build(store, draft, kept))
    except OSError as error:
        raise unwritable(error) from error
    except sqlite3.Error as error:
        raise SubstrateError(
            "store-unwritable", cause=error, data={"problem": str(error)}
        ) from error
    finally:
        lock.release()


def update(store: Store, connection: sqlite3.Connection) -> bool:
    """Catch a reader's projection up.

    Returns:
        False where the file cannot be written here, or was damaged and is gone now.
    """
    try:
        _catch_up(store, connection)
    except sqlite3.DatabaseError as error:
        # Another process is catching up or writing: what it has committed so far is the answer.
        if not projection.is_busy(error):
            if not projection.cannot_write(error):
                discard(store)
            return False
    return True


def read_thoroughly(store: Store) -> None:
    """Read every source again, also those that seem unchanged.

    Raises:
        SubstrateError: `db-locked` where another process keeps the projection busy.
    """
    connection = read_connection(store)
    try:
        _catch_up(store, connection, thorough=True)
    except sqlite3.OperationalError as error:
        if not projection.is_busy(error):
            raise
        raise SubstrateError("db-locked", cause=error, data={"pid": None}) from error


def rebuild(store: Store) -> None:
    """Make the projection anew; what a sound one knew of this copy stays known."""
    if not store.in_memory:
        make(store, _known(store))


def _known(store: Store) -> dict[str, Any]:
    """Read what a projection knows of this copy; nothing where there is none or it holds garbage.

    Its other pages are about to be made anew, so nobody looks at them.
    """
    try:
        connection = store.connection()
        state = {} if connection is None else read_state(connection)
    except (ValueError, sqlite3.DatabaseError):
        return {}
    # What it knew of sources is read anew.
    state.pop("grown", None)
    return state


def healthy(store: Store) -> bool:
    """Let SQLite look at every page of the projection; one that cannot be opened here is fine."""
    try:
        connection = store.connection()
        if connection is None:
            return store.in_memory
        found: str = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        return projection.cannot_write(error)
    return found == "ok"


def discard(store: Store) -> None:
    """Delete a projection that holds garbage."""
    store.close_files()
    try:
        projection.remove(store.path)
    except OSError as error:
        raise unwritable(error) from error


def _build(store: Store, draft: str, kept: dict[str, Any] | None) -> sqlite3.Connection:
    token = store.log.token()
    connection = build(draft, store.log)
    try:
        write_state(connection, kept or {})
        remember(connection, token, seen_tx=largest_own(store.project))
    except BaseException:
        connection.close()
        raise
    return connection


def _catch_up(store: Store, connection: sqlite3.Connection, *, thorough: bool = False) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        catch_up(connection, store.log, thorough=thorough)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _memory(store: Store) -> sqlite3.Connection:
    connection = store.memory_connection()
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name='meta'").fetchone() is None:
        script(connection, TABLES)
    if not store.log.fresh(read_state(connection).get("token")):
        _catch_up(store, connection)
    return connection

"""Keep the parsed configuration beside the projection, so that reading it costs one stat."""

from __future__ import annotations

import json
import os
import sqlite3
import time

from dont.ledger.folders import racy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dont.ledger.store import Store

_KEY = "config"


def settings(store: Store) -> dict[str, Any]:
    """Give the configuration of a store, from the projection while the file is unchanged.

    Raises:
        SubstrateError: `config-invalid`, `config-missing`; nothing was written then.
    """
    stamp = stamp_of_file(store.project.config_path)
    connection = None
    try:
        connection = store.connection()
        kept = None if connection is None else _kept(connection, stamp)
    except sqlite3.DatabaseError:
        # The projection is made anew by whoever reads or writes; here it only saves time.
        store.close_files()
        connection = kept = None
    if kept is not None:
        return kept
    from dont.ledger.config import load

    config = load(store.project)
    if connection is not None and stamp is not None:
        _keep(connection, stamp, config)
    return config


def stamp_of_file(path: str) -> list[int] | None:
    """Describe a file; None where that would not notice the next change."""
    try:
        seen = os.stat(path)
    except OSError:
        return None
    if racy(max(seen.st_mtime_ns, seen.st_ctime_ns), time.time_ns()):
        return None
    return [seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns, seen.st_ctime_ns]


def _kept(connection: sqlite3.Connection, stamp: list[int] | None) -> dict[str, Any] | None:
    row = connection.execute("SELECT value FROM meta WHERE key=?", (_KEY,)).fetchone()
    if row is None or stamp is None:
        return None
    kept = json.loads(row[0])
    config: dict[str, Any] | None = kept["config"] if kept["stamp"] == stamp else None
    return config


def _keep(connection: sqlite3.Connection, stamp: list[int], config: dict[str, Any]) -> None:
    value = json.dumps({"stamp": stamp, "config": config})
    try:
        connection.execute("INSERT OR REPLACE INTO meta VALUES(?,?)", (_KEY, value))
    except sqlite3.OperationalError:
        # A busy or read-only projection: the file is parsed again the next time.
        return

"""Remember which files of evidence were found in order, so that the gate need not read them again.

This is a cache, not state: a file is read again as soon as its stamp is another one, or as soon as
the ledger records new evidence in it.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from typing import TYPE_CHECKING

from dont.ledger.folders import racy, stamp_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# Steps from one path to the next in the index: the cost is that of the files, not of the entries.
_PATHS = (
    "WITH RECURSIVE step(path) AS (SELECT min(path) FROM evidence WHERE path IS NOT NULL"
    " UNION ALL SELECT (SELECT min(path) FROM evidence WHERE path > step.path) FROM step"
    " WHERE step.path IS NOT NULL)"
    " SELECT path, (SELECT stamp FROM sound WHERE sound.path=step.path) FROM step"
    " WHERE path IS NOT NULL"
)
_CHANGED_AT = 4  # place of the change time in a stamp


class SoundFiles:
    """The files below a root whose evidence was found in order.

    Args:
        connection: the projection.
        root: absolute path of the project root.
    """

    def __init__(self, connection: sqlite3.Connection, root: str) -> None:
        self._sql = connection
        self._root = os.path.realpath(root)

    def suspects(self) -> Iterator[tuple[str, str | None]]:
        """Give the files of evidence that have to be read.

        Returns:
            Each path with the stamp to keep where it turns out to be in order, None where there is
            none: for a link, and for a file that changed so recently that a further change could
            leave the same stamp.
        """
        now = time.time_ns()
        for path, kept in self._sql.execute(_PATHS).fetchall():
            stamp = self._stamp(path, now)
            if stamp is None or stamp != kept:
                yield path, stamp

    def keep(self, found: Iterable[tuple[str, str]]) -> None:
        """Note files that are in order.

        Args:
            found: path and the stamp that was taken before the file was read.
        """
        try:
            self._sql.executemany("INSERT OR REPLACE INTO sound VALUES(?,?)", found)
        except sqlite3.OperationalError:
            # A busy or read-only projection: the next run reads these files once more.
            return

    def _stamp(self, path: str, now: int) -> str | None:
        # The path may come from somebody else's log, and must not be asked about outside the root.
        full = os.path.join(self._root, path)
        if "\0" in path or os.path.realpath(full) != full:
            return None
        seen = stamp_of(full)
        if seen is None or racy(seen[_CHANGED_AT], now):
            return None
        return json.dumps(seen)


def forget(connection: sqlite3.Connection, paths: Iterable[str]) -> None:
    """Have files read again, because there is new evidence in them."""
    connection.executemany("DELETE FROM sound WHERE path=?", [(path,) for path in paths])

"""Feed rows to SQLite from a thread of its own, which works while the next rows are made.

SQLite lets go of the interpreter while it inserts, so two cores share a rebuild.
"""

from __future__ import annotations

import queue
import sqlite3
import sys
import threading
from typing import TYPE_CHECKING, Any

from dont.ledger.schema import insert_many, script

if TYPE_CHECKING:
    from collections.abc import Callable

_DEPTH = 8
_SERIALISED = 3
# Seconds after which the interpreter lets the other thread on: a tenth of the usual, because the
# feeder needs it only for a moment, to begin its next statement.
_TURN = 0.0005


class Feeder:
    """A queue of work on one connection, done in order.

    Args:
        connection: the projection; usable from other threads than the one that opened it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._work: queue.Queue[Callable[[], None] | None] = queue.Queue(_DEPTH)
        self._failure: BaseException | None = None
        # Only a library that serialises calls on one connection may be called from two threads.
        self._alone = sqlite3.threadsafety < _SERIALISED
        self._thread = threading.Thread(target=self._run, name="feeder", daemon=True)
        self._usual = sys.getswitchinterval()
        sys.setswitchinterval(_TURN)
        self._thread.start()

    def insert(self, table: str, width: int, rows: list[tuple[Any, ...]]) -> None:
        """Insert rows; the list is not to be changed afterwards."""
        if rows:
            self._do(lambda: insert_many(self.connection, table, width, rows))

    def script(self, statements: str) -> None:
        """Run statements."""
        self._do(lambda: script(self.connection, statements))

    def _do(self, job: Callable[[], None]) -> None:
        if self._alone:
            job()
        else:
            self._work.put(job)

    def drain(self) -> None:
        """Wait until everything so far is done.

        Raises:
            sqlite3.Error: the first thing that went wrong.
        """
        self._work.join()
        if self._failure is not None:
            raise self._failure

    def close(self) -> None:
        """Stop the thread after what is queued."""
        self._work.put(None)
        self._thread.join()
        sys.setswitchinterval(self._usual)

    def _run(self) -> None:
        while (job := self._work.get()) is not None:
            try:
                if self._failure is None:
                    job()
            except BaseException as error:  # noqa: BLE001 — `drain` raises it in the thread that asks
                self._failure = error
            finally:
                self._work.task_done()
        self._work.task_done()

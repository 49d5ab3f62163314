"""The ledger of one project: a log that is the truth, and a projection that answers."""

from __future__ import annotations

import json
import os
import sqlite3
from _thread import allocate_lock  # `threading` costs start-up time on this path

from dont.ledger.folders import is_fresh
from dont.ledger.projection import NAME, Unusable, connect, identity, in_memory, let_go
from dont.ledger.reader import Reader as Reader  # noqa: PLC0414 — named from here

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from dont.core.clock import Clock
    from dont.core.ids import RandomBytes
    from dont.ledger.files import Files
    from dont.ledger.log import Log
    from dont.ledger.paths import Project
    from dont.ledger.writer import Writer as Writer  # noqa: PLC0414 — named from here
    from dont.ledger.writer import WriterBlock

PATIENCE_MS = 30_000
# A reader waits this long for another process that is catching up, then answers from what there is.
_READER_PATIENCE_MS = 250


class Store:
    """One project's ledger.

    Threads may share a store for writing, where they exclude each other; for reading, each has its
    own.

    Args:
        project: where it is.
        clock: microseconds since the epoch.
        random: source of random bytes.
        busy_timeout_ms: how long a writer waits for another one; None takes the configuration's.
        files: the file layer; tests inject failures.
        log: another log than the segments of the project.
    """

    def __init__(
        self,
        project: Project,
        *,
        clock: Clock,
        random: RandomBytes = os.urandom,
        busy_timeout_ms: int | None = None,
        files: Files | None = None,
        log: Log | None = None,
    ) -> None:
        self.project = project
        self.clock = clock
        self.random = random
        self.path = os.path.join(project.cache_dir, NAME)
        # Tells whether a CURIE resolves by now; whoever opens the vocabulary sets it.
        self.resolves: Callable[[str], bool] | None = None
        self._files = files
        self._log = log
        self._patience = busy_timeout_ms
        self._config: tuple[object, dict[str, Any]] | None = None
        self._custom = log is not None
        # Connections to the projection, for reading and for writing, each with the file it opened.
        self._open: list[tuple[sqlite3.Connection, tuple[int, int] | None] | None] = [None, None]
        # What the latest transaction left as the state of the copy, as text and as it is.
        self.written: tuple[str, dict[str, Any]] | None = None
        self._guard = allocate_lock()
        self._memory: sqlite3.Connection | None = None
        self._past: sqlite3.Connection | None = None

    # ---- configuration -------------------------------------------------------------------------

    @property
    def config(self) -> dict[str, Any]:
        """The checked configuration, parsed again only when the file changed.

        Raises:
            SubstrateError: `config-invalid`, `config-missing`.
        """
        stamp = _look(self.project.config_path)
        if self._config is None or self._config[0] != stamp:
            from dont.ledger.settings import settings

            self._config = (stamp, settings(self))
        return self._config[1]

    @property
    def patience_ms(self) -> int:
        """How long a writer waits, milliseconds."""
        if self._patience is None:
            value = self.config["storage"]["busy_timeout_ms"]
            self._patience = value if isinstance(value, int) else PATIENCE_MS
        return self._patience

    # ---- reading -------------------------------------------------------------------------------

    def read(self) -> Reader:
        """Give a reader that sees every transaction written so far.

        A folder that cannot be written is read into memory.
        """
        try:
            connection = self.connection()
            if connection is not None and self.current(connection):
                return self._reader(connection)
        except sqlite3.OperationalError:
            # Not to be opened here, say in a read-only folder: the slow way answers.
            self.close_files()
        from dont.ledger.keeping import read_connection

        return self._reader(read_connection(self))

    def as_of(self, tx: int) -> Reader:
        """Give a reader that sees the ledger as it was after transaction `tx`.

        It can be used until the next one is asked for.
        """
        from dont.ledger.past import past

        self._let_past_go()
        self._past = past(self.read().sql, tx)
        return self._reader(self._past)

    def _let_past_go(self) -> None:
        """Close what `as_of` gave; what rules register on it refers back to it."""
        if self._past is not None:
            self._past.close()
            self._past = None

    def _reader(self, connection: sqlite3.Connection) -> Reader:
        reader = Reader(connection)
        reader.resolves = self.resolves
        return reader

    @property
    def in_memory(self) -> bool:
        """Tell whether the log has no place on disk for a projection."""
        return self._custom

    def connection(self, *, writing: bool = False) -> sqlite3.Connection | None:
        """Open the projection as it stands; None where it has to be made first."""
        if self._custom:
            return None
        patience = self.patience_ms if writing else _READER_PATIENCE_MS
        with self._guard:
            slot = int(writing)
            kept = self._open[slot]
            if kept is not None and identity(self.path) != kept[1]:
                self._open[slot] = None
                let_go(kept[0], self.path, kept[1])
                kept = None
            if kept is None:
                opened = identity(self.path)
                try:
                    kept = connect(self.path, patience), opened
                except Unusable:
                    return None
                self._open[slot] = kept
            return kept[0]

    def current(self, connection: sqlite3.Connection) -> bool:
        """Tell, cheaply, whether a projection shows the log as it is."""
        row = connection.execute("SELECT value FROM whole WHERE name='state'").fetchone()
        if row is None:
            return False
        token = json.loads(row[0]).get("token")
        if self._log is not None:
            return self._log.fresh(token)
        return is_fresh(self.project.ledger_dir, token)

    # ---- writing -------------------------------------------------------------------------------

    def writer(self, author: str, command: str, *, dry_run: bool = False) -> WriterBlock:
        """Open a transaction; leaving the block without an exception writes it durably.

        Args:
            author: `<human|llm|tool|ci>:<id>`.
            command: the verb, as the log records it.
            dry_run: evaluate everything, write nothing.

        Raises:
            SubstrateError: `db-locked`, `store-unwritable`.
        """
        from dont.ledger.writer import WriterBlock

        return WriterBlock(self, author, command, dry_run=dry_run)

    @property
    def files(self) -> Files:
        """The file layer."""
        if self._files is None:
            from dont.ledger.files import Files

            self._files = Files()
        return self._files

    @property
    def log(self) -> Log:
        """The log."""
        if self._log is None:
            from dont.ledger.segments import SegmentLog

            with self._guard:
                # Two threads must not hold the locks of two logs and let go of each other's.
                if self._log is None:
                    self._log = SegmentLog(self.project, self.random, self.files)
        return self._log

    # ---- care ----------------------------------------------------------------------------------

    def verify(self) -> list[dict[str, Any]]:
        """Read every source again and list everything that is wrong with the log."""
        from dont.ledger.care import verify

        return verify(self)

    def lost_lines(self) -> list[dict[str, Any]]:
        """List acknowledged lines that are in no segment and in no ref of git."""
        from dont.ledger.lost import lost_lines

        return lost_lines(self)

    def restore_lost(self) -> list[str]:
        """Write lost lines into a new segment, byte for byte; give their ids."""
        from dont.ledger.lost import restore_lost

        return restore_lost(self)

    def healthy(self) -> bool:
        """Tell whether the projection is sound; `rebuild` mends one that is not."""
        from dont.ledger.keeping import healthy

        return healthy(self)

    def mend(self, error: BaseException) -> bool:
        """Discard a projection that an error shows to be damaged; the next use makes it anew.

        Args:
            error: what reading or writing raised. Nothing was written then.

        Returns:
            True where the same call may succeed now.
        """
        if not isinstance(error, sqlite3.DatabaseError) or self._custom:
            return False
        from dont.ledger.keeping import discard, healthy

        if healthy(self):
            return False
        discard(self)
        return True

    def rebuild(self) -> None:
        """Make the projection anew."""
        from dont.ledger.keeping import rebuild

        rebuild(self)

    def close(self) -> None:
        """Close what is open; the store can be used again."""
        self.close_files()
        self._let_past_go()
        with self._guard:
            if self._memory is not None:
                # What rules register on it refers back to it, and no collector sees that circle.
                self._memory.close()
                self._memory = None

    def close_files(self) -> None:
        """Close the projection on disk; one in memory goes on answering."""
        with self._guard:
            for slot, kept in enumerate(self._open):
                if kept is not None:
                    self._open[slot] = None
                    let_go(kept[0], self.path, kept[1])

    def memory_connection(self) -> sqlite3.Connection:
        """Give the projection in memory, for a log that has no place on disk for one."""
        if self._memory is None:
            self._memory = in_memory()
        return self._memory


def _look(path: str) -> tuple[int, ...] | None:
    try:
        seen = os.stat(path)
    except OSError:
        return None
    return seen.st_dev, seen.st_ino, seen.st_size, seen.st_mtime_ns

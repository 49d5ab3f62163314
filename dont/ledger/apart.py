"""Feed rows to SQLite in a process of its own, which works while the next rows are made.

A thread would not do: SQLite takes its parameters with the interpreter in hand, and a rebuild
spends as long on that as it could save.
"""

from __future__ import annotations

import marshal
import os
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from dont.ledger.feeding import SIZE

if TYPE_CHECKING:
    from dont.ledger.rows import Rows

# Jobs that wait for the other process, some MB each.
_DEPTH = 8
_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Started without `site`, and from here alone: nothing of the environment or of the folder counts.
_SERVE = (
    "import sys; sys.path.insert(0, sys.argv[1]); from dont.ledger.feeding import serve;"
    " serve(sys.argv[2], sys.stdin.buffer); print('done')"
)


class Unfed(Exception):  # noqa: N818 — never leaves this package
    """The other process could not do it; feeding from here will tell why."""


class Apart:
    """Feed a new database from a process of its own; call `close` at the end.

    Args:
        path: the file, which is there, whole and closed, after `close`.

    Raises:
        Unfed: where no process can be started.
    """

    alongside = True

    def __init__(self, path: str) -> None:
        # A program with an interpreter inside would be started a second time as itself.
        if not sys.executable or hasattr(sys, "frozen"):
            raise Unfed
        try:
            self._child = subprocess.Popen(
                [sys.executable, "-I", "-S", "-B", "-c", _SERVE, _ROOT, path],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # An interruption is for us alone; the other end sees that we are gone.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise Unfed from error
        self._work: queue.Queue[bytes | None] = queue.Queue(_DEPTH)
        self._broken = False
        self._thread = threading.Thread(target=self._pass_on, name="feeder", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:
            # As many threads as we may have.
            _end(self._child)
            raise Unfed from error

    def insert(self, into: str, rows: Rows) -> None:
        """Insert rows.

        Raises:
            Unfed: where the other process is gone.
        """
        if rows:
            self._say((into, rows))

    def script(self, statements: str) -> None:
        """Run statements."""
        self._say(statements)

    def close(self) -> None:
        """Wait until everything is done.

        Raises:
            Unfed: where it was not.
        """
        pipe: Any = self._child.stdout
        self._say(None)
        self._work.put(None)
        # Not its exit status: that is lost where the caller ignores or collects ended processes.
        if pipe.read() != b"done\n":
            raise Unfed

    def stop(self) -> None:
        """End the other process; without `close` before, what it did is worth nothing."""
        self._child.kill()
        self._work.put(None)
        self._thread.join()
        _end(self._child)

    def _say(self, job: Any) -> None:
        if self._broken:
            raise Unfed
        self._work.put(marshal.dumps(job))

    def _pass_on(self) -> None:
        """Write what was said into the pipe, on a thread that may wait for the other process."""
        pipe: Any = self._child.stdin
        try:
            while (job := self._work.get()) is not None:
                if not self._broken:
                    self._broken = not _write(pipe, job)
        finally:
            with suppress(OSError):
                pipe.close()


def _write(pipe: Any, job: bytes) -> bool:
    try:
        pipe.write(len(job).to_bytes(SIZE))
        pipe.write(job)
    except OSError:
        return False
    return True


def _end(child: subprocess.Popen[bytes]) -> None:
    """End a process that may have ended, and let go of what belongs to it."""
    child.kill()
    with child:
        pass

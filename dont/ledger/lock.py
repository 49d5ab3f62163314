"""One writer at a time: a lock that holds between processes and between threads."""

from __future__ import annotations

import fcntl
import os
import time
from typing import TYPE_CHECKING

from dont.core.errors import SubstrateError
from dont.ledger.files import PRIVATE_FOLDER_MODE

if TYPE_CHECKING:
    from dont.ledger.files import Files

_MILLI = 1000


class WriterLock:
    """A lock on a file, owned by one open file description.

    INVARIANT: each `acquire` opens the file anew, so two threads of one process exclude each other.

    Args:
        path: the lock file; its text is the process id of the holder.
        files: the file layer.
    """

    def __init__(self, path: str, files: Files) -> None:
        self.path = path
        self.files = files
        self._held: int | None = None

    def acquire(self, patience_ms: int) -> None:
        """Take the lock, again where its path meanwhile has another file.

        Args:
            patience_ms: how long to wait, milliseconds.

        Raises:
            SubstrateError: `db-locked` after the patience, `store-unwritable` without permission.
        """
        deadline = time.monotonic() + patience_ms / _MILLI
        while True:
            descriptor = self._open()
            try:
                self._wait(descriptor, deadline)
                current = _same_file(descriptor, self.path)
            except BaseException:
                os.close(descriptor)
                raise
            if current:
                break
            os.close(descriptor)
        # One width for every number: cutting a file costs more than the rest of taking the lock.
        # Not written where it says so already: the next fsync would wait for that, too.
        self._held = descriptor
        mine = b"%-20d" % os.getpid()
        try:
            if os.pread(descriptor, len(mine), 0) != mine:
                os.pwrite(descriptor, mine, 0)
        except OSError as error:
            self.release()
            raise unwritable(error) from error

    def still_ours(self) -> bool:
        """Tell whether the path still is the file that we hold."""
        return self._held is not None and _same_file(self._held, self.path)

    def release(self) -> None:
        """Give the lock back."""
        if self._held is not None:
            descriptor, self._held = self._held, None
            os.close(descriptor)

    def _open(self) -> int:
        try:
            return self.files.open_private(self.path, append=False)
        except FileNotFoundError:
            pass
        except OSError as error:
            raise unwritable(error) from error
        try:
            self.files.make_folder(os.path.dirname(self.path), PRIVATE_FOLDER_MODE)
            return self.files.open_private(self.path, append=False)
        except OSError as error:
            raise unwritable(error) from error

    def _wait(self, descriptor: int, deadline: float) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _wait_in_line(self.path, descriptor, deadline)


def _wait_in_line(path: str, descriptor: int, deadline: float) -> None:
    """Wait in the kernel's queue, which is fair, on a thread that a deadline can abandon."""
    import threading

    taken = threading.Event()
    spare = os.dup(descriptor)

    def take() -> None:
        try:
            fcntl.flock(spare, fcntl.LOCK_EX)
            taken.set()
        finally:
            # Where the deadline passed first, this was the last descriptor: closing it lets go.
            os.close(spare)

    threading.Thread(target=take, daemon=True).start()
    if not taken.wait(max(0.0, deadline - time.monotonic())):
        raise SubstrateError("db-locked", data={"pid": holder(path)})


def holder(path: str) -> int | None:
    """Read which process holds a lock, as it noted itself; None where nobody did."""
    try:
        with open(path, "rb") as file:
            text = file.read(20).strip()
    except OSError:
        return None
    return int(text) if text.isdigit() else None


def unwritable(error: OSError) -> SubstrateError:
    """Say that the store cannot be written, and why."""
    problem = error.strerror or "input or output error"
    return SubstrateError(
        "store-unwritable", cause=error, data={"problem": problem.lower(), "path": error.filename}
    )


def _same_file(descriptor: int, path: str) -> bool:
    ours = os.fstat(descriptor)
    try:
        there = os.stat(path)
    except FileNotFoundError:
        return False
    return (ours.st_dev, ours.st_ino) == (there.st_dev, there.st_ino)

"""The operations on files that writing needs, each a method: a test can stop at any of them."""

from __future__ import annotations

import os

NEW_FILE_MODE = 0o644
NEW_FOLDER_MODE = 0o755
PRIVATE_FOLDER_MODE = 0o700
PRIVATE_MODE = 0o600


class Files:
    """The real file system.

    INVARIANT: the log, the lock and the own lines are written through these methods only.
    """

    def make_folder(self, path: str, mode: int = NEW_FOLDER_MODE) -> None:
        """Make a folder whose parent exists; one that is there already is fine."""
        try:
            os.mkdir(path, mode)
        except FileExistsError:
            if not os.path.isdir(path):
                raise

    def open_new(self, path: str) -> int:
        """Open a file that must not exist yet, for appending."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC
        return os.open(path, flags, NEW_FILE_MODE)

    def open_append(self, path: str) -> int:
        """Open a plain file for reading and appending; a link is not followed."""
        return os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC | os.O_NOFOLLOW)

    def open_private(self, path: str, *, append: bool) -> int:
        """Open a file that is nobody else's business, making it where it is missing."""
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
        return os.open(path, flags | (os.O_APPEND if append else 0), PRIVATE_MODE)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write once; the answer may be less than all of it."""
        return os.write(descriptor, data)

    def truncate(self, descriptor: int, size: int) -> None:
        """Cut a file back to `size` bytes."""
        os.ftruncate(descriptor, size)

    def remove(self, path: str) -> None:
        """Take a file away that we made and that holds nothing; one that is gone is fine."""
        try:
            os.unlink(path)
        except FileNotFoundError:
            return

    def hurry(self, descriptor: int, start: int, size: int) -> None:
        """Start to bring a part of a file to the disk, without waiting; Linux does so when told.

        A page that is only partly meant stays in memory.
        """
        if hasattr(os, "posix_fadvise"):
            os.posix_fadvise(descriptor, start, size, os.POSIX_FADV_DONTNEED)

    def sync(self, descriptor: int) -> None:
        """Make a file durable."""
        os.fsync(descriptor)

    def sync_folder(self, path: str) -> None:
        """Make the names in a folder durable."""
        descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def close(self, descriptor: int) -> None:
        """Close a file."""
        os.close(descriptor)

    def reached(self, point: str) -> None:
        """Mark a point between file operations; only tests do something here."""


def refuse_link(folder: str) -> None:
    """Refuse to write below a folder that a cloned repository points elsewhere.

    Raises:
        SubstrateError: `store-unwritable`.
    """
    if os.path.islink(folder):
        from dont.core.errors import SubstrateError

        problem = f"a link stands in the place of `{folder}`"
        raise SubstrateError("store-unwritable", data={"problem": problem, "path": folder})


def read_file(path: str) -> bytes:
    """Read a plain file whole; a link, a device or a pipe is not followed.

    Raises:
        OSError: as `open` does, and for anything but a plain file.
    """
    import stat

    descriptor = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(22, "not a plain file", path)
        parts = []
        while part := os.read(descriptor, 1 << 20):
            parts.append(part)
    finally:
        os.close(descriptor)
    return b"".join(parts)

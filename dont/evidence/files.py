"""Read files below the project root, and nothing else, however links change meanwhile."""

from __future__ import annotations

import os
import stat
from typing import Final, NamedTuple

# A larger file is no evidence that a person could check; it also bounds memory.
LARGEST: Final = 64 * 1024 * 1024

MISSING: Final = "missing"
ESCAPES: Final = "escapes"
_SPECIAL: Final = (
    (stat.S_ISDIR, "it is a folder"),
    (stat.S_ISFIFO, "it is a pipe"),
    (stat.S_ISSOCK, "it is a socket"),
    (stat.S_ISCHR, "it is a device"),
    (stat.S_ISBLK, "it is a device"),
)


class Looked(NamedTuple):
    """What reading a path gave.

    Attributes:
        path: relative to the root with links resolved; empty where that leads nowhere inside.
        data: the bytes, or None.
        problem: empty, `missing`, `escapes`, or a phrase for people.
    """

    path: str
    data: bytes | None
    problem: str


def look(root: str, path: str) -> Looked:
    """Read a regular file below the root.

    Args:
        root: absolute path of the project root.
        path: relative to the root; links inside are followed when they stay inside.
    """
    first: OSError | None = None
    if not path or not is_name(path):
        return Looked("", None, "its name is none that a file can have")
    # The path may come from somebody else's log: `..` is resolved first, never walked.
    if ".." not in path.split("/"):
        try:
            return _looked(path, _beneath(root, path))
        except OSError as error:
            first = error
    # A link on the way, or nothing there: resolve once, then walk without following any link.
    base = os.path.realpath(root)
    try:
        real = os.path.realpath(os.path.join(base, path))
    except OSError as error:  # what was a link a moment ago is gone
        return Looked("", None, _problem(error))
    if not inside(base, real):
        return Looked("", None, ESCAPES)
    relative = os.path.relpath(real, base)
    if relative != path or first is None:
        try:
            return _looked(relative, _beneath(base, relative))
        except OSError as error:
            first = error
    return Looked(relative, None, _problem(first))


def inside(base: str, real: str) -> bool:
    """Tell whether a resolved path is the base or lies below it."""
    return real == base or real.startswith(base.rstrip("/") + "/")


def is_name(path: str) -> bool:
    """Tell whether a file can have this path: no zero byte, and nothing that UTF-8 cannot say."""
    try:
        return b"\0" not in path.encode("utf-8")
    except UnicodeEncodeError:
        return False


def _looked(path: str, data: bytes | str) -> Looked:
    return Looked(path, None, data) if isinstance(data, str) else Looked(path, data, "")


def _problem(error: OSError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return MISSING
    if isinstance(error, PermissionError):
        return "reading it is not permitted"
    return (error.strerror or "reading it failed").lower()


def _beneath(root: str, path: str) -> bytes | str:
    """Open each name from its folder, following no link.

    Returns:
        The bytes, or a phrase that says why it is no evidence.

    Raises:
        OSError: a name does not exist, is a link, or may not be opened.
    """
    names = path.split("/")
    folder = os.open(root, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        for name in names[:-1]:
            below = os.open(
                name,
                os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC,
                dir_fd=folder,
            )
            os.close(folder)
            folder = below
        # Opening a device or a pipe can already do something, so its kind is asked first.
        kind = _special(os.stat(names[-1], dir_fd=folder, follow_symlinks=False).st_mode)
        if kind:
            return kind
        flags = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        return _read(os.open(names[-1], flags, dir_fd=folder))
    finally:
        os.close(folder)


def _special(mode: int) -> str:
    return next((phrase for test, phrase in _SPECIAL if test(mode)), "")


def _read(descriptor: int) -> bytes | str:
    with open(descriptor, "rb", buffering=0) as stream:
        state = os.fstat(descriptor)
        kind = _special(state.st_mode)
        if kind:
            return kind
        if state.st_size > LARGEST:
            return f"it is larger than {LARGEST} bytes"
        chunks, size = [], 0
        while chunk := stream.read(1 << 20):
            chunks.append(chunk)
            size += len(chunk)
            if size > LARGEST:
                return f"it is larger than {LARGEST} bytes"
    return chunks[0] if len(chunks) == 1 else b"".join(chunks)

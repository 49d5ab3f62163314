"""Put a whole file in the place of another in one step."""

from __future__ import annotations

import os
import stat

from dont.core.errors import SubstrateError


def replace_file(path: str, body: bytes, new_mode: int | None = None) -> None:
    """Write a file so that readers see the old one or the new one, never a part.

    Args:
        path: where; a symbolic link keeps pointing where it does, permissions stay.
        body: the whole content.
        new_mode: permissions of a file that was not there; None leaves them to the process.

    Raises:
        SubstrateError: `store-unwritable`.
    """
    target = os.path.realpath(path)
    beside = f"{target}.{os.getpid()}.new"
    try:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        mode = stat.S_IMODE(os.stat(target).st_mode) if os.path.exists(target) else new_mode
        if os.path.lexists(beside):
            os.unlink(beside)  # left over, or a link that waits for this process number
        with open(beside, "xb") as file:
            file.write(body)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            os.chmod(beside, mode)
        os.replace(beside, target)
    except OSError as error:
        if os.path.exists(beside):
            os.unlink(beside)
        data = {"path": path, "problem": f"`{path}` cannot be written"}
        raise SubstrateError("store-unwritable", cause=error, data=data) from error

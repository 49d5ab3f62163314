"""Append so many bytes to a file and wait for the disk."""

from __future__ import annotations

import os
from typing import Any

from bench.kit.worker import Work, serve


def prepare(task: dict[str, Any]) -> Work:
    """Take the file in `path`; a turn writes `length` bytes, `times` times."""
    file = os.open(task["path"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    line = b"x" * (task["length"] - 1) + b"\n"

    def turn() -> None:
        for _ in range(task["times"]):
            os.write(file, line)
            os.fsync(file)

    return Work(turn)


if __name__ == "__main__":
    serve(prepare)

"""Write one claim, durably, in process."""

from __future__ import annotations

import os
from itertools import count
from typing import Any

from bench.kit.worker import Work, serve
from dont.generated.tables.commands import ROWS
from dont.verbs.context import Context
from dont.verbs.dispatch import run


def prepare(task: dict[str, Any]) -> Work:
    """Take the ledger in `folder`."""
    ctx = Context(cwd=task["folder"], environ={"DONT_AUTHOR": "human:bench"})
    row, numbers = ROWS["conclude"], count()

    def write() -> bool:
        done = run(row, {"statement": f"durable statement {next(numbers):06d}"}, ctx)
        return done.envelope["ok"] is True

    def length(fine: object) -> int:
        """Give the length of the line that was written."""
        assert fine
        folder = ctx.project.ledger_dir
        month = os.path.join(folder, max(os.listdir(folder)))
        newest = max(os.scandir(month), key=lambda one: one.stat().st_mtime_ns)
        with open(newest.path, "rb") as file:
            return len(file.read().splitlines(keepends=True)[-1])

    return Work(write, after=length)


if __name__ == "__main__":
    serve(prepare)

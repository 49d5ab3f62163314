"""Write claims in process, each durably: with the verb, or with the writer of the ledger alone."""

from __future__ import annotations

import os
from itertools import count
from typing import TYPE_CHECKING, Any

from bench.kit.worker import Work, serve
from dont.generated.tables.commands import ROWS
from dont.verbs.context import Context
from dont.verbs.dispatch import run

if TYPE_CHECKING:
    from collections.abc import Callable


def prepare(task: dict[str, Any]) -> Work:
    """Take the ledger in `folder`; a turn writes `times` claims, by `way` (`verb` or `writer`)."""
    ctx = Context(cwd=task["folder"], environ={"DONT_AUTHOR": "human:bench"})
    write = {"verb": by_verb, "writer": by_writer}[task["way"]](ctx)
    numbers = count()

    def turn() -> None:
        for _ in range(task["times"]):
            write(f"durable statement {next(numbers):06d}")

    def length(_: object) -> int:
        """Give the length of the line that was written last."""
        folder = ctx.project.ledger_dir
        month = os.path.join(folder, max(os.listdir(folder)))
        newest = max(os.scandir(month), key=lambda one: one.stat().st_mtime_ns)
        with open(newest.path, "rb") as file:
            return len(file.read().splitlines(keepends=True)[-1])

    return Work(turn, after=length)


def by_verb(ctx: Context) -> Callable[[str], None]:
    """Conclude as every face does: input, rules, view and envelope."""
    row = ROWS["conclude"]

    def write(statement: str) -> None:
        envelope = run(row, {"statement": statement}, ctx).envelope
        assert envelope["ok"] is True, envelope

    return write


def by_writer(ctx: Context) -> Callable[[str], None]:
    """Write the same line: lock, fresh state, events, append and fsync, projection."""
    said: dict[str, Any] = {"atoms": [], "refs": [], "depends_on": []}
    said |= {"confidence": None, "session_id": None, "origin": None}

    def write(statement: str) -> None:
        with ctx.store.writer(ctx.author, "conclude") as writer:
            claim = writer.new_id("claim")
            writer.emit("concluded", claim, {"statement": statement, **said})

    return write


if __name__ == "__main__":
    serve(prepare)

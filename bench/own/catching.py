"""Read a ledger after a pull has brought a hundred transactions."""

from __future__ import annotations

import os
from itertools import count
from typing import Any

from bench.kit.worker import Work, serve
from bench.own.ledger import lines
from dont.verbs.context import Context


def prepare(task: dict[str, Any]) -> Work:
    """Take the ledger in `folder` of `size` claims; each turn `new` more come in a segment."""
    store = Context(cwd=task["folder"]).store
    first = store.read().sql.execute("SELECT hash FROM line ORDER BY tx DESC").fetchone()[0]
    months = sorted(os.listdir(store.project.ledger_dir))
    numbers = count()

    def pull() -> None:
        past = task["size"] + next(numbers) * task["new"]
        size = past + task["new"]
        plan = {"size": size, "past": past, "together": 1, "doubted": 0, "low": False}
        path = os.path.join(store.project.ledger_dir, months[-1], f"pulled-{size}.jsonl")
        with open(path, "wb") as file:
            file.writelines(raw + b"\n" for raw in lines(plan, first))

    def seen(_: object) -> int:
        return store.read().counts()["claim"]["verified"] - int(task["size"])

    return Work(store.read, pull, seen)


if __name__ == "__main__":
    serve(prepare)

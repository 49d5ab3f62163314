"""Build the projection anew from the log."""

from __future__ import annotations

import os
from typing import Any

from bench.kit.worker import Work, serve
from dont.verbs.context import Context


def prepare(task: dict[str, Any]) -> Work:
    """Take the ledger in `folder`; each turn starts with its projection as it stands."""
    ctx = Context(cwd=task["folder"])
    store = ctx.store

    def counted(_: object) -> int:
        found = store.read().sql.execute("SELECT count(*) FROM event").fetchone()[0]
        store.close()
        return int(found)

    # Waiting for what was written before, by whoever made the ledger, is no part of the work.
    return Work(store.rebuild, before=os.sync, after=counted)


if __name__ == "__main__":
    serve(prepare)

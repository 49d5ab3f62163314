"""List what rests on something doubted with a bare recursive query over the same file."""

from __future__ import annotations

import sqlite3
from typing import Any

from bench.kit.worker import Work, serve
from bench.peers.fallout import QUERY, SIMPLEST, listed


def prepare(task: dict[str, Any]) -> Work:
    """Open the projection in `database`; with `simplest`, ask without where a fallout ends."""
    query = SIMPLEST if task["simplest"] else QUERY
    database = sqlite3.connect(f"file:{task['database']}?mode=ro", uri=True)
    return Work(lambda: listed(database, query), after=lambda found: [len(found), *found[:3]])


if __name__ == "__main__":
    serve(prepare)

"""Read a log with `json` and put its events into SQLite: the least that a rebuild has to do."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.kit.worker import Work, serve

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLE = "CREATE TABLE event(id TEXT, line TEXT, entity TEXT, tx INTEGER, kind TEXT, body TEXT)"
INDEXES = ("CREATE UNIQUE INDEX a ON event(id)", "CREATE INDEX b ON event(entity)")


def events(folder: str) -> Iterator[tuple[str, str, str, int, str, str]]:
    """Give a row for each event of a log."""
    for path in sorted(Path(folder).rglob("*.jsonl")):
        with path.open(encoding="utf-8") as file:
            for text in file:
                line = json.loads(text)
                for one in line["events"]:
                    body = json.dumps(one["data"])
                    entity, kind = one["entity_id"], one["event_kind"]
                    yield one["id"], line["id"], entity, line["tx"], kind, body


def prepare(task: dict[str, Any]) -> Work:
    """Take the segments below `log`; a turn fills the database in `database` anew."""

    def fill() -> int:
        database = sqlite3.connect(task["database"])
        database.execute(TABLE)
        database.executemany("INSERT INTO event VALUES(?,?,?,?,?,?)", events(task["log"]))
        for statement in INDEXES:
            database.execute(statement)
        database.commit()
        count = database.execute("SELECT count(*) FROM event").fetchone()[0]
        database.close()
        return int(count)

    def before() -> None:
        if os.path.exists(task["database"]):
            os.remove(task["database"])

    return Work(fill, before)


if __name__ == "__main__":
    serve(prepare)

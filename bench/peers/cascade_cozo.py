"""List what rests on something doubted in CozoDB's Datalog, on its SQLite engine."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from pycozo.client import Client

from bench.kit.worker import Work, serve

if TYPE_CHECKING:
    from collections.abc import Iterable

_BATCH = 20_000
SCHEMA = (
    ":create entity {id: String => status: String}",
    ":create edge {src: String, dst: String}",
    "::index create entity:by_status {status, id}",
    "::index create edge:by_dst {dst, src}",
)
QUERY = """
fallout[x] := *entity:by_status{status: 'doubted', id: d}, *edge:by_dst{dst: d, src: x},
  *entity{id: x, status}, status != 'locked', status != 'ignored'
fallout[x] := fallout[y], *edge:by_dst{dst: y, src: x},
  *entity{id: x, status}, status != 'locked', status != 'ignored'
?[x] := fallout[x]
:order x
"""


def prepare(task: dict[str, Any]) -> Work:
    """Copy entities and edges of the projection in `database` into a new store in `store`."""
    source = sqlite3.connect(f"file:{task['database']}?mode=ro", uri=True)
    client = Client("sqlite", task["store"], dataframe=False)
    for statement in SCHEMA:
        client.run(statement)
    _fill(client, "entity", ["id", "status"], source.execute("SELECT id, status FROM entity"))
    _fill(client, "edge", ["src", "dst"], source.execute("SELECT DISTINCT src, dst FROM edge"))
    return Work(
        lambda: client.run(QUERY)["rows"],
        after=lambda rows: [len(rows), *(row[0] for row in rows[:3])],
    )


def _fill(client: Client, table: str, names: list[str], rows: Iterable[tuple[str, str]]) -> None:
    found = [list(row) for row in rows]
    for start in range(0, len(found), _BATCH):
        client.run(
            f"?[{', '.join(names)}] <- $rows :put {table} {{{', '.join(names)}}}",
            {"rows": found[start : start + _BATCH]},
        )


if __name__ == "__main__":
    serve(prepare)

"""Call `show` over MCP, in process."""

from __future__ import annotations

from typing import Any

from bench.kit.worker import Work, serve
from bench.own.ledger import claim_id
from dont.faces.mcp.desk import Desk
from dont.verbs.context import Context


def prepare(task: dict[str, Any]) -> Work:
    """Take the ledger in `folder`; a turn shows `count` of its claims."""
    desk = Desk(Context(cwd=task["folder"], environ={"DONT_AUTHOR": "human:bench"}), "core")
    ids = [claim_id(n) for n in range(task["count"])]

    def show() -> None:
        for entity_id in ids:
            desk.call("show", {"entity_id": entity_id})

    return Work(show)


if __name__ == "__main__":
    serve(prepare)

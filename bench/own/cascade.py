"""List what rests on something doubted."""

from __future__ import annotations

from typing import Any

from bench.kit.worker import Work, serve
from dont.verbs.context import Context


def prepare(task: dict[str, Any]) -> Work:
    """Open the ledger in `folder`."""
    reader = Context(cwd=task["folder"]).read()
    return Work(lambda: reader.assessed("stale"), after=lambda found: [len(found), *found[:3]])


if __name__ == "__main__":
    serve(prepare)

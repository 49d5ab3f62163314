"""Read an OBO file with fastobo, frame by frame."""

from __future__ import annotations

from typing import Any

import fastobo

from bench.kit.worker import Work, serve


def prepare(task: dict[str, Any]) -> Work:
    """Take the file in `path`."""
    return Work(lambda: sum(1 for _ in fastobo.iter(task["path"])))


if __name__ == "__main__":
    serve(prepare)

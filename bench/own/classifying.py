"""Classify a log."""

from __future__ import annotations

from typing import Any

from bench.kit.worker import Work, serve
from dont.taxonomy.finding import Asked
from dont.taxonomy.stream import classify_file


def prepare(task: dict[str, Any]) -> Work:
    """Take the log in `path`."""
    asked = Asked("build", "make", 1, None, None)
    classify_file(task["path"], asked)  # the patterns are compiled once a process
    return Work(lambda: classify_file(task["path"], asked), after=lambda found: found["class"])


if __name__ == "__main__":
    serve(prepare)

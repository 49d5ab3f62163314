"""Read a file of triples into an rdflib graph."""

from __future__ import annotations

from typing import Any

from rdflib import Graph

from bench.kit.worker import Work, serve


def prepare(task: dict[str, Any]) -> Work:
    """Take the file in `path`."""
    form = "xml" if task["path"].endswith(".owl") else "turtle"
    return Work(lambda: len(Graph().parse(task["path"], format=form)))


if __name__ == "__main__":
    serve(prepare)

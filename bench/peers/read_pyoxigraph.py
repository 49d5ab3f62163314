"""Read a file of triples into a pyoxigraph store, or write it in another format."""

from __future__ import annotations

from typing import Any

import pyoxigraph

from bench.kit.worker import Work, serve


def prepare(task: dict[str, Any]) -> Work:
    """Take the file in `path`; with `owl`, write it there as RDF/XML."""
    if "owl" in task:
        return Work(lambda: _convert(task["path"], task["owl"]))

    owl = task["path"].endswith(".owl")
    form = pyoxigraph.RdfFormat.RDF_XML if owl else pyoxigraph.RdfFormat.TURTLE

    def load() -> int:
        store = pyoxigraph.Store()
        store.load(path=task["path"], format=form)
        return len(store)

    return Work(load)


def _convert(source: str, target: str) -> None:
    triples = (quad.triple for quad in pyoxigraph.parse(path=source))
    pyoxigraph.serialize(triples, target, format=pyoxigraph.RdfFormat.RDF_XML)


if __name__ == "__main__":
    serve(prepare)

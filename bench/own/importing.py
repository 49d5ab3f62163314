"""Import a file into the vocabulary of a new project."""

from __future__ import annotations

import shutil
from typing import Any

import fastobo  # noqa: F401 — loading the reader is not what is measured
import pyoxigraph  # noqa: F401 — the same

from bench.kit.worker import Work, serve
from dont.importers import Place, run
from dont.ledger.vocab_shelf import Shelf


def prepare(task: dict[str, Any]) -> Work:
    """Take the file in `path`; with `again` each turn but the first finds it imported."""
    folder = f"{task['path']}.project"
    place = Place(
        base=folder,
        root=folder,
        shelf=Shelf(f"{folder}/.dont", f"{folder}/.dont/cache"),
        config={},
        clock=lambda: 1,
    )
    if not task["again"]:
        shutil.rmtree(folder, ignore_errors=True)
    kind = "obo" if task["path"].endswith(".obo") else "ttl"
    return Work(
        lambda: run(kind, {"target": task["path"]}, place),
        after=lambda made: made["counts"]["read"],
    )


if __name__ == "__main__":
    serve(prepare)

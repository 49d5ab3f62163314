"""Read an ontology with pronto."""

from __future__ import annotations

import warnings
from typing import Any

import pronto

from bench.kit.worker import Work, serve


def prepare(task: dict[str, Any]) -> Work:
    """Take the file in `path`."""
    warnings.simplefilter("ignore")  # it warns of what the file itself says
    return Work(lambda: len(pronto.Ontology(task["path"]).terms()))


if __name__ == "__main__":
    serve(prepare)

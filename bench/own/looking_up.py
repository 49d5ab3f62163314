"""Resolve CURIEs and search for words in an imported vocabulary."""

from __future__ import annotations

from typing import Any

from bench.kit.worker import Work, serve
from dont.ledger.vocab import Vocabulary


def prepare(task: dict[str, Any]) -> Work:
    """Take what `path` was imported into: `resolve` some CURIEs, or search for `text`."""
    vocabulary = Vocabulary(f"{task['path']}.project/.dont/cache")
    curies = task.get("resolve")
    if curies:
        return Work(lambda: sum(vocabulary.resolve(curie) is not None for curie in curies))
    return Work(lambda: len(vocabulary.search(task["text"], 20)) > 0)


if __name__ == "__main__":
    serve(prepare)

"""Registered prefixes: how they are spelt, where they lead, which are written twice."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3


def expansion(db: sqlite3.Connection, prefix: str) -> str | None:
    """Give the URI format of a prefix (`$1` is the local part), if any source has it."""
    row = db.execute(
        "SELECT uri FROM prefix WHERE prefix = ? AND uri <> '' ORDER BY terms DESC, source",
        (prefix,),
    ).fetchone()
    return None if row is None else str(row[0])


def registered(db: sqlite3.Connection) -> dict[str, tuple[str, str]]:
    """Give prefix and banana of every known prefix, by each of its names in lower case."""
    registry: dict[str, tuple[str, str]] = {}
    for prefix, body in db.execute("SELECT prefix, body FROM prefix ORDER BY source, prefix"):
        entry = json.loads(body)
        for name in (prefix, *entry.get("synonyms", ())):
            registry.setdefault(name.casefold(), (prefix, entry.get("banana", "")))
    return registry


def normalised(registry: dict[str, tuple[str, str]], curie: str) -> str:
    """Write a CURIE with its prefix as registered, and no prefix twice.

    Args:
        registry: what `registered` gives.
        curie: `go:0008150`, `GO:GO:0008150`.

    Example:
        >>> normalised({"go": ("GO", "GO")}, "go:GO:0008150"), normalised({}, "go:1")
        ('GO:0008150', 'go:1')
    """
    prefix, colon, local = curie.partition(":")
    known = registry.get(prefix.casefold()) if colon else None
    if known is None:
        return curie
    styled, banana = known
    for twice in (banana, styled):
        if twice and local.casefold().startswith(f"{twice.casefold()}:"):
            local = local[len(twice) + 1 :]
            break
    return f"{styled}:{local}"

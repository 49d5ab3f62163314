"""References and prefixes of one source, written where they differ from what is stored."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping

    from dont.core.imported import Counts, Prefix, Reference

_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _differences(
    present: dict[str, str], incoming: list[tuple[str, str]]
) -> tuple[list[str], list[str], list[str]]:
    new = [key for key, _ in incoming if key not in present]
    changed = [key for key, body in incoming if key in present and present[key] != body]
    gone = sorted(present.keys() - {key for key, _ in incoming})
    return new, changed, gone


def replace_references(db: sqlite3.Connection, source: int, references: list[Reference]) -> Counts:
    """Make a source's references these."""
    rows = {reference["id"]: (reference, _dump(reference)) for reference in references}
    present = dict(db.execute("SELECT id, body FROM reference WHERE source = ?", (source,)))
    incoming = [(key, body) for key, (_, body) in rows.items()]
    new, changed, gone = _differences(present, incoming)
    for key in [*changed, *gone]:
        db.execute("DELETE FROM reference WHERE id = ? AND source = ?", (key, source))
    for key in [*new, *changed]:
        reference, body = rows[key]
        db.execute(
            "INSERT INTO reference VALUES (?, ?, ?, ?, ?)",
            (source, key, reference["doi"], reference["title"], body),
        )
    return {
        "read": len(rows),
        "new": len(new),
        "changed": len(changed),
        "obsolete": 0,
        "gone": len(gone),
    }


def replace_prefixes(
    db: sqlite3.Connection, source: int, prefixes: list[Prefix], used: Mapping[str, int]
) -> Counts:
    """Keep the prefixes of a source.

    Args:
        db: inside a transaction.
        source: number of the source.
        prefixes: what is known of them.
        used: how many terms each names.
    """
    rows = {prefix["prefix"]: (prefix["uri"], _dump(prefix)) for prefix in prefixes}
    for head in used.keys() - rows.keys():
        rows[head] = ("", "{}")
    present = {
        row[0]: (row[1], row[2])
        for row in db.execute("SELECT prefix, body, terms FROM prefix WHERE source = ?", (source,))
    }
    counts: Counts = {"read": len(prefixes), "new": 0, "changed": 0, "obsolete": 0, "gone": 0}
    for head, (uri, body) in rows.items():
        number = used.get(head, 0)
        old = present.pop(head, None)
        counts["new"] += old is None
        counts["changed"] += old is not None and old[0] != body
        if old != (body, number):
            db.execute(
                "INSERT OR REPLACE INTO prefix VALUES (?, ?, ?, ?, ?)",
                (source, head, uri, number, body),
            )
    counts["gone"] = len(present)
    for head in present:
        db.execute("DELETE FROM prefix WHERE prefix = ? AND source = ?", (head, source))
    return counts

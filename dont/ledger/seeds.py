"""The terms every ledger begins with: fixed ids, locked, never logged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dont.ledger.rows import child_rows, entity_row

if TYPE_CHECKING:
    from dont.ledger.feeding import Feeder

_AUTHOR = "tool:dont"
SEED_TX = 0
# No random id begins like this: its time part is 1970.
SEED_PREFIX = "term:0000000000D0NTSEED"


def records() -> list[dict[str, Any]]:
    """Give the records of the seed terms."""
    from dont.generated.tables import seed

    rows = list(seed.ROWS.values())
    ids = {row["curie"]: row["id"] for row in rows}
    return [
        {
            "id": row["id"],
            "entity_kind": "term",
            "curie": row["curie"],
            "label": row["label"],
            "definition": row["definition"],
            "kind_of": [{"curie": c, "entity_id": ids[c]} for c in row.get("kind_of") or ()],
            "related_to": [],
            "attributes": [],
            "evidence": [],
            "status": "locked",
            "confidence": None,
            "provenance": {
                "author": _AUTHOR,
                "session_id": None,
                "origin": None,
                "tx": SEED_TX,
                "command": "init",
            },
            "created_tx": SEED_TX,
            "updated_tx": SEED_TX,
            "reason": None,
        }
        for row in rows
    ]


def install(feeder: Feeder) -> None:
    """Put the seed terms into empty tables."""
    for record in records():
        into, row = entity_row(record, seed=True)
        feeder.insert(into, [row])
        for among, many in child_rows(record).items():
            feeder.insert(among, many)

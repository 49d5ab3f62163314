"""The seed terms, as every ledger has them from its beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.generated.tables import seed

if TYPE_CHECKING:
    from tests.ledger.helpers import Ledger


def test_a_seed_term_is_a_whole_record(ledger: Ledger) -> None:
    row, broader = seed.ROWS["dont:Claim"], seed.ROWS["dont:Entity"]
    assert ledger.read().entity(row["id"]) == {
        "id": row["id"],
        "entity_kind": "term",
        "curie": "dont:Claim",
        "label": row["label"],
        "definition": row["definition"],
        "kind_of": [{"curie": "dont:Entity", "entity_id": broader["id"]}],
        "related_to": [],
        "attributes": [],
        "evidence": [],
        "status": "locked",
        "confidence": None,
        "provenance": {
            "author": "tool:dont",
            "session_id": None,
            "origin": None,
            "tx": 0,
            "command": "init",
        },
        "created_tx": 0,
        "updated_tx": 0,
        "reason": None,
    }


def test_all_seed_terms_are_there_and_counted_nowhere(ledger: Ledger) -> None:
    reader = ledger.read()
    found = {record["curie"] for record in reader.entities("term")}
    assert found == set(seed.ROWS)
    assert list(reader.entities("term", include_seeds=False)) == []
    assert set(reader.counts()["term"].values()) == {0}

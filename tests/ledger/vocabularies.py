"""Short words for imported terms and their sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dont.core.imported import Term, blank_term
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_write import VocabularyWriter

if TYPE_CHECKING:
    from pathlib import Path

AT = "2026-01-01T00:00:00.000000Z"


def manifest(series: str, name: str, **more: Any) -> Any:
    made = {
        "v": 1,
        "importer": "obo",
        "source": f"{name}.obo",
        "series": series,
        "canonical_source_id": f"file:sha256:{name}",
        "content_hash": f"hash-{name}",
        "options": {},
        "options_hash": f"options-{name}",
        "parts": {},
        "name": name,
        "release": None,
        "counts": {},
        "imported_at": AT,
    }
    return {**made, **more}


def term(curie: str, label: str | None = None, **more: Any) -> Term:
    made: Any = {**blank_term(curie, f"http://x.example/{curie}"), "label": label, **more}
    found: Term = made
    return found


def loaded(folder: Path, *terms: Term) -> Vocabulary:
    """Import terms as one source, and open what was imported."""
    batch: Any = {"terms": list(terms), "references": [], "prefixes": []}
    VocabularyWriter(str(folder)).replace_source(manifest("obo:go", "go"), batch)
    return Vocabulary(str(folder))

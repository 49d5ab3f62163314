"""Entities for rule engines, the same for all of them."""

from __future__ import annotations

from typing import Any

# What must hold: status, confidence, assessed rivals, supporting references, clear assessments.
STATUS, CONFIDENCE, RIVALS, REFERENCES = "verified", 0.5, 3, 2
UNWANTED = ("stale", "compromised-support", "dangling-dependency", "unresolved-term")


def entities(count: int) -> list[dict[str, Any]]:
    """Make entities of which about half miss one or more of the five conditions."""
    return [_entity(n) for n in range(count)]


def _entity(n: int) -> dict[str, Any]:
    return {
        "id": f"claim:{n:026d}",
        "entity_kind": "claim",
        "status": "unverified" if n % 7 == 0 else STATUS,
        "statement": f"statement {n} of the bench",
        "confidence": (n % 10 + 3) / 12,
        "hypotheses": [
            {"idx": k, "text": f"rival {k}", "assessed": n % 11 != k} for k in range(RIVALS)
        ],
        "evidence": [
            {"uri": f"https://example.org/{n}/{k}", "kind": "web", "supports": n % 13 != k}
            for k in range(REFERENCES)
        ],
        "derived_assessments": [{"name": UNWANTED[n % 4]}] if n % 17 == 0 else [],
    }

"""The signature of `dont`'s own failures: what was refused by which rule on which entity."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

SIGNATURE_VERSION = 1


def signature(result: Mapping[str, object], verb: str) -> str:
    """Give the signature of an `ErrorResult`; its wording never counts.

    Args:
        result: kind, code, rule_name, unmet_clauses, entity_id and path are read.
        verb: the words of the verb, empty where none was understood.

    Returns:
        `<kind>:dont.<verb>:<code>:<path-or-none>:<hash8>`.

    Example:
        >>> refused = {"kind": "policy_error", "code": "rule-not-met", "rule_name": "lockable",
        ...     "unmet_clauses": [], "entity_id": None, "path": None}
        >>> signature(refused, "lock").rsplit(":", 1)[0]
        'policy_error:dont.lock:rule-not-met:none'
    """
    surface = "dont." + (verb.replace(" ", ".") or "none")
    head = (str(result["kind"]), surface, str(result["code"]), _place(result.get("path")))
    entity = result.get("entity_id")
    asked = (str(result.get("rule_name") or ""), *_clauses(result), str(entity or ""))
    whole = "\n".join((f"v{SIGNATURE_VERSION}", *head, *asked))
    digest = blake2b(whole.encode("utf-8", "replace"), digest_size=4).hexdigest()
    return ":".join((*head, digest))


def _clauses(result: Mapping[str, object]) -> list[str]:
    clauses = result.get("unmet_clauses")
    listed = clauses if isinstance(clauses, list) else []
    return sorted(str(c["clause_id"]) for c in listed if isinstance(c, dict) and c.get("clause_id"))


def _place(path: object) -> str:
    if not path:
        return "none"
    from dont.taxonomy.location import stable

    return stable(str(path))

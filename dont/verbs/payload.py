"""Payloads: what the outside sees of a folded record."""

from __future__ import annotations

from dont.core.clock import rfc3339

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context
    from dont.verbs.view import View

# What an evidence entry keeps for the ledger itself.
_INTERNAL = ("event_id", "author")


def entity_payload(
    ctx: Context, reader: Reader, record: Record, view: View | None = None
) -> Record:
    """Build the ClaimView or TermView of a record.

    Args:
        ctx: rules, auditor.
        reader: the state the record was read from.
        record: the folded record.
        view: the rule view of the record where it was built before.
    """
    if view is None:
        from dont.verbs.view import View

        view = View(ctx, reader, record)
    build = _claim if record["entity_kind"] == "claim" else _term
    return build(ctx, record, view)


def _names(view: View) -> list[object]:
    """List the derived assessments, each once, in table order."""
    found = view["derived_assessments"]
    assert isinstance(found, list)  # noqa: S101 - the view's own maker
    return list(dict.fromkeys(entry["name"] for entry in found))


def _claim(ctx: Context, record: Record, view: View) -> Record:
    return {
        "id": record["id"],
        "entity_kind": "claim",
        "statement": record["statement"],
        "status": record["status"],
        "derived_assessments": _names(view),
        "confidence": record["confidence"],
        "atoms": [_atom(atom) for atom in _list(record, "atoms")],
        "hypotheses": record["hypotheses"],
        "evidence": [evidence_payload(ctx, entry) for entry in _list(record, "evidence")],
        "depends_on": record["depends_on"],
        "refs": [ref["curie"] for ref in _list(record, "refs")],
        "provenance": _provenance(record),
        "created_at": _time(record, "created_tx"),
        "updated_at": _time(record, "updated_tx"),
        "restates": record.get("restates"),
        "restated_to": record.get("restated_to"),
        "applicable_rules": ctx.rules.applicable(view),
    }


def _term(ctx: Context, record: Record, view: View) -> Record:
    kind_of, related_to = _curies(record, "kind_of"), _curies(record, "related_to")
    return {
        "id": record["id"],
        "entity_kind": "term",
        "curie": record["curie"],
        "label": record["label"],
        "definition": record["definition"],
        "kind_of": kind_of,
        "related_to": related_to,
        "attributes": [_attribute(entry) for entry in _list(record, "attributes")],
        "status": record["status"],
        "derived_assessments": _names(view),
        "confidence": record["confidence"],
        "evidence": [evidence_payload(ctx, entry) for entry in _list(record, "evidence")],
        "depends_on": [entry["id"] for entry in _list(view, "depends_on")],
        "provenance": _provenance(record),
        "created_at": _time(record, "created_tx"),
        "applicable_rules": ctx.rules.applicable(view),
    }


def _list(record: Mapping[str, object], name: str) -> list[Record]:
    found = record[name]
    assert isinstance(found, list)  # noqa: S101 - the fold always writes a list
    return found


def _atom(atom: Record) -> Record:
    return {"idx": atom["idx"], "text": atom["text"], "status": atom["status"]}


def _attribute(entry: Record) -> Record:
    ref = entry["ref"]
    assert isinstance(ref, dict)  # noqa: S101 - the fold writes a reference
    return {"name": entry["name"], "curie": ref["curie"]}


def _curies(record: Record, name: str) -> list[object]:
    return [ref["curie"] for ref in _list(record, name)]


def _provenance(record: Record) -> Record:
    provenance = record["provenance"]
    assert isinstance(provenance, dict)  # noqa: S101 - the fold writes a mapping
    return dict(provenance)


def _time(record: Record, name: str) -> str:
    tx = record[name]
    assert isinstance(tx, int)  # noqa: S101 - the fold writes an integer
    return rfc3339(tx)


def evidence_payload(ctx: Context, entry: Record) -> Record:
    """Show a piece of evidence; a file of the project comes with its audit."""
    shown = {key: value for key, value in entry.items() if key not in _INTERNAL}
    if entry.get("path") is not None:
        shown["audit"] = ctx.auditor.audit(entry)
    return shown

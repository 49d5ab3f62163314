"""Turn a folded record into the rows of the projection. Pure."""

from __future__ import annotations

from typing import Any

from dont.core.label import doc_phrase, label_head
from dont.core.text import statement_key
from dont.ledger.jsons import encode

_LARGEST = 2**63 - 1

# The tables of what belongs to an entity, with the column that names it.
OWNERS = {
    "atom": "entity_id",
    "hypothesis": "entity_id",
    "evidence": "entity_id",
    "edge": "src",
    "ref": "entity_id",
}
CHILDREN = tuple(OWNERS)
ENTITY_WIDTH = 16
WIDTHS = {"atom": 4, "hypothesis": 4, "evidence": 12, "edge": 4, "ref": 8}

# What a claim has in the columns from `definition` to `curie`, and what evidence outside of the
# repository has in those from `path` to `fingerprint`.
_NOT_TOLD: tuple[Any, ...] = (None,) * 5
_PLACE = ("path", "line_start", "line_end", "fingerprint")
_NO_PLACE: tuple[Any, ...] = (None,) * 4

Rows = list[tuple[Any, ...]]


def entity_row(record: dict[str, Any], *, seed: bool = False) -> tuple[Any, ...]:
    """Give the row of the entity table, in the order of its columns."""
    if record["entity_kind"] == "claim":
        statement, told = record["statement"], _NOT_TOLD
        key: str | None = statement_key(statement)
    else:
        label, definition = record["label"], record["definition"]
        head = None if label is None else label_head(label)
        told = (definition, label, head, doc_phrase(definition), record["curie"])
        statement = key = None
    return (
        record["id"],
        record["entity_kind"],
        record["status"],
        statement,
        *told,
        record["confidence"],
        record["provenance"]["author"],
        record["created_tx"],
        record["updated_tx"],
        key,
        int(seed),
        encode(record),
    )


def claim_edges(record: dict[str, Any]) -> Rows:
    """Give the rows of what a claim rests on, which never change."""
    me = record["id"]
    return [(me, dst, "depends_on", None) for dst in dict.fromkeys(record["depends_on"])]


def child_rows(record: dict[str, Any], *, edges: bool = True) -> dict[str, Rows]:
    """Give the rows of the child tables that have any.

    Args:
        record: a claim or a term.
        edges: with what a claim rests on.
    """
    out: dict[str, Rows] = {}
    me = record["id"]
    if record["entity_kind"] == "claim":
        if record["atoms"]:
            out["atom"] = [(me, a["idx"], a["text"], a["status"]) for a in record["atoms"]]
        if record["hypotheses"]:
            out["hypothesis"] = [_hypothesis(me, h) for h in record["hypotheses"]]
        if edges and record["depends_on"]:
            out["edge"] = claim_edges(record)
        if record["refs"]:
            out["ref"] = [_ref(me, "refs", None, ref) for ref in record["refs"]]
    else:
        _term_rows(me, record, out)
    if record["evidence"]:
        out["evidence"] = _evidence_rows(me, record["evidence"])
    return out


def _term_rows(me: str, record: dict[str, Any], out: dict[str, Rows]) -> None:
    refs = [_ref(me, role, None, r) for role in ("kind_of", "related_to") for r in record[role]]
    refs += [_ref(me, "attributes", a["name"], a["ref"]) for a in record["attributes"]]
    if refs:
        out["ref"] = refs
    edges = {(row[4], row[1]) for row in refs if row[4] is not None and row[1] != "attributes"}
    if edges:
        out["edge"] = [(me, dst, via, None) for dst, via in sorted(edges)]


def _hypothesis(me: str, hypothesis: dict[str, Any]) -> tuple[Any, ...]:
    assessment = hypothesis["assessment"]
    assessed = bool(assessment["supporting"] or assessment["refuting"])
    return me, hypothesis["idx"], hypothesis["text"], int(assessed)


def _evidence_rows(me: str, entries: list[dict[str, Any]]) -> Rows:
    if len(entries) == 1:
        return [_evidence(me, 0, entries[0], 0)]
    rows = []
    seen = set()
    for n, entry in enumerate(entries):
        rows.append(_evidence(me, n, entry, int(entry["source"] in seen)))
        seen.add(entry["source"])
    return rows


def _evidence(me: str, n: int, entry: dict[str, Any], again: int) -> tuple[Any, ...]:
    place = _NO_PLACE
    if not entry.keys().isdisjoint(_PLACE):
        get = entry.get
        start, end = get("line_start"), get("line_end")
        place = (
            get("path"),
            None if start is None or start > _LARGEST else start,
            None if end is None or end > _LARGEST else end,
            get("fingerprint"),
        )
    return (
        me,
        n,
        entry["source_uri"],
        entry["kind"],
        int(entry["supports"]),
        entry["source"],
        *place,
        entry["event_id"],
        again,
    )


def _ref(me: str, role: str, name: str | None, ref: dict[str, Any]) -> tuple[Any, ...]:
    curie = ref["curie"]
    pin = ref.get("pin") or {}
    iri = pin.get("iri") or (curie if "://" in curie else None)
    return me, role, name, curie, ref.get("entity_id"), iri, _text(pin.get("label")), 0


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None

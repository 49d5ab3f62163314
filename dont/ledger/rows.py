"""Turn a folded record into the rows of the projection. Pure."""

from __future__ import annotations

from typing import Any

from dont.core.label import doc_phrase, label_head
from dont.core.text import statement_key
from dont.ledger.jsons import encode

_LARGEST = 2**63 - 1

# What rows are put into: a table with the columns that a row gives, the others keep their defaults.
# SQLite spends more time on taking each value than on the rest of a row.
CLAIM = "entity(id,status,statement,confidence,author,created_tx,updated_tx,dup_key,record)"
TERM = (
    "entity(id,entity_kind,status,definition,label,label_head,doc_phrase,curie,confidence,author,"
    "created_tx,updated_tx,seed,record)"
)
ATOM = "atom(entity_id,idx,text,status)"
HYPOTHESIS = "hypothesis(entity_id,idx,text,assessed)"
# Evidence elsewhere, and evidence in a file of the repository.
PIECE = "evidence(entity_id,n,uri,kind,supports,source,event_id,again)"
PLACED = f"{PIECE[:-1]},path,line_start,line_end,fingerprint)"
SUPPORT = "edge(src,dst)"  # of a claim
EDGE = "edge(src,dst,via)"
REF = "ref(entity_id,role,name,curie,entity_ref,iri,label)"
# The tables of what belongs to an entity: the column that names it, and what its rows are put into.
OWNED = {
    "atom": ("entity_id", (ATOM,)),
    "hypothesis": ("entity_id", (HYPOTHESIS,)),
    "evidence": ("entity_id", (PIECE, PLACED)),
    "edge": ("src", (SUPPORT, EDGE)),
    "ref": ("entity_id", (REF,)),
}

_PLACE = ("path", "line_start", "line_end", "fingerprint")

Rows = list[tuple[Any, ...]]


def entity_row(record: dict[str, Any], *, seed: bool = False) -> tuple[str, tuple[Any, ...]]:
    """Give what an entity is put into and its row, the record as JSON at the end."""
    author = record["provenance"]["author"]
    created, updated = record["created_tx"], record["updated_tx"]
    if record["entity_kind"] == "claim":
        statement = record["statement"]
        return CLAIM, (
            record["id"],
            record["status"],
            statement,
            record["confidence"],
            author,
            created,
            updated,
            statement_key(statement),
            encode(record),
        )
    label, definition = record["label"], record["definition"]
    return TERM, (
        record["id"],
        "term",
        record["status"],
        definition,
        label,
        None if label is None else label_head(label),
        doc_phrase(definition),
        record["curie"],
        record["confidence"],
        author,
        created,
        updated,
        int(seed),
        encode(record),
    )


def supports(record: dict[str, Any]) -> Rows:
    """Give the rows of what a claim rests on, which never change."""
    me = record["id"]
    return [(me, dst) for dst in dict.fromkeys(record["depends_on"])]


def child_rows(record: dict[str, Any], *, linked: bool = False) -> dict[str, Rows]:
    """Give the rows of what belongs to an entity, by what they are put into.

    Args:
        record: a claim or a term.
        linked: without what a claim rests on.
    """
    out: dict[str, Rows] = {}
    me = record["id"]
    if record["entity_kind"] == "claim":
        if record["atoms"]:
            out[ATOM] = [(me, a["idx"], a["text"], a["status"]) for a in record["atoms"]]
        if record["hypotheses"]:
            out[HYPOTHESIS] = [_hypothesis(me, h) for h in record["hypotheses"]]
        if record["depends_on"] and not linked:
            out[SUPPORT] = supports(record)
        if record["refs"]:
            out[REF] = [_ref(me, "refs", None, ref) for ref in record["refs"]]
    else:
        _term_rows(me, record, out)
    if record["evidence"]:
        _evidence_rows(me, record["evidence"], out)
    return out


def _term_rows(me: str, record: dict[str, Any], out: dict[str, Rows]) -> None:
    refs = [_ref(me, role, None, r) for role in ("kind_of", "related_to") for r in record[role]]
    refs += [_ref(me, "attributes", a["name"], a["ref"]) for a in record["attributes"]]
    if refs:
        out[REF] = refs
    edges = {(row[4], row[1]) for row in refs if row[4] is not None and row[1] != "attributes"}
    if edges:
        out[EDGE] = [(me, dst, via) for dst, via in sorted(edges)]


def _hypothesis(me: str, hypothesis: dict[str, Any]) -> tuple[Any, ...]:
    assessment = hypothesis["assessment"]
    assessed = bool(assessment["supporting"] or assessment["refuting"])
    return me, hypothesis["idx"], hypothesis["text"], int(assessed)


def _evidence_rows(me: str, entries: list[dict[str, Any]], out: dict[str, Rows]) -> None:
    seen = set()
    for n, entry in enumerate(entries):
        source = entry["source"]
        row = (
            me,
            n,
            entry["source_uri"],
            entry["kind"],
            int(entry["supports"]),
            source,
            entry["event_id"],
            int(source in seen),
        )
        seen.add(source)
        if entry.keys().isdisjoint(_PLACE):
            out.setdefault(PIECE, []).append(row)
        else:
            out.setdefault(PLACED, []).append(row + _place(entry))


def _place(entry: dict[str, Any]) -> tuple[Any, ...]:
    get = entry.get
    start, end = get("line_start"), get("line_end")
    return (
        get("path"),
        None if start is None or start > _LARGEST else start,
        None if end is None or end > _LARGEST else end,
        get("fingerprint"),
    )


def _ref(me: str, role: str, name: str | None, ref: dict[str, Any]) -> tuple[Any, ...]:
    curie = ref["curie"]
    pin = ref.get("pin") or {}
    iri = pin.get("iri") or (curie if "://" in curie else None)
    return me, role, name, curie, ref.get("entity_id"), iri, _text(pin.get("label"))


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None

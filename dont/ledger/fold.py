"""Fold the events of one entity into its record. Pure: the same events give the same record.

Events come sorted by transaction, line id and place in the line. An event that the transition table
forbids changes nothing and is answered with the status that forbade it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.core.ids import split_id
from dont.generated.transitions import TRANSITIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from dont.core.types import Record

ABSENT = "absent"
_PIN = ("iri", "label", "source", "release")
# Parts of evidence that lies in a file of the repository.
_TEXTS = frozenset({"path", "anchor", "excerpt", "fingerprint", "blob", "file_state"})
_NUMBERS = frozenset({"line_start", "line_end", "size"})
_LOCATOR = _TEXTS | _NUMBERS
# Texts of a conclusion and of a piece of evidence.
_SAID = ("statement", "restates", "session_id", "origin")
_CITED = ("source_uri", "kind", "quote", "note")


class Event(NamedTuple):
    """One event with what its line says about it; events sort by their place in the log.

    `n` is the place in the line, from 0.
    """

    tx: int
    line_id: str
    n: int
    id: str
    kind: str
    author: str
    command: str
    data: Mapping[str, object]


class Forbidden(NamedTuple):
    """An event that came at a place where the table forbids it."""

    event_id: str
    event_kind: str
    status: str
    code: str


def fold(
    entity_id: str, events: Iterable[Event], source_key: Callable[[str], str]
) -> tuple[Record | None, list[Forbidden]]:
    """Fold all events of an entity, in order.

    Args:
        entity_id: `claim:…` or `term:…`.
        events: sorted by (tx, line id, place in the line).
        source_key: gives the independence key of an evidence URI.

    Returns:
        The record, None where nothing created it, and the forbidden events.
    """
    record: Record | None = None
    conflicts = []
    for event in events:
        record, forbidden = step(record, entity_id, event, source_key)
        if forbidden is not None:
            conflicts.append(forbidden)
    return record, conflicts


def step(
    record: Record | None, entity_id: str, event: Event, source_key: Callable[[str], str]
) -> tuple[Record | None, Forbidden | None]:
    """Apply one event; the record is changed in place.

    Args:
        record: the record so far, None before the first event.
        entity_id: `claim:…` or `term:…`.
        event: the next event.
        source_key: gives the independence key of an evidence URI.
    """
    kind = "claim" if entity_id[0] == "c" else "term"
    status = ABSENT if record is None else str(record["status"])
    row = TRANSITIONS.get((kind, status, event.kind))
    if row is None:
        # A kind that this version does not know: kept in the log, without effect here.
        return record, None
    target, code, _when = row
    if target is None:
        return record, Forbidden(event.id, event.kind, status, code or "schema-mismatch")
    if record is None:
        made = _conclude(entity_id, event) if kind == "claim" else _define(entity_id, event)
        return made, None
    if _EFFECTS[event.kind](record, event, source_key) is False:
        target = status
    record["status"] = target
    record["updated_tx"] = event.tx
    return record, None


def _conclude(entity_id: str, event: Event) -> Record:
    data = event.data
    statement, restates, session_id, origin = texts(data, _SAID)
    return {
        "id": entity_id,
        "entity_kind": "claim",
        "statement": statement or "",
        "status": "unverified",
        "confidence": _confidence(data),
        "atoms": [
            {"idx": idx, "text": text, "status": "unverified", "evidence": []}
            for idx, text in enumerate(strings(data, "atoms"))
        ],
        "hypotheses": [],
        "evidence": [],
        "depends_on": strings(data, "depends_on"),
        "refs": _refs(data, "refs"),
        "provenance": _provenance(event, session_id, origin),
        "created_tx": event.tx,
        "updated_tx": event.tx,
        "restates": restates,
        "restated_to": None,
        "reason": None,
    }


def _define(entity_id: str, event: Event) -> Record:
    session_id, origin = texts(event.data, ("session_id", "origin"))
    record: Record = {
        "id": entity_id,
        "entity_kind": "term",
        "evidence": [],
        "status": "unverified",
        "confidence": None,
        "provenance": _provenance(event, session_id, origin),
        "created_tx": event.tx,
        "updated_tx": event.tx,
        "reason": None,
    }
    _describe(record, event.data)
    return record


def _describe(record: Record, data: Mapping[str, object]) -> None:
    record["curie"] = string(data, "curie") or ""
    record["label"] = string(data, "label")
    record["definition"] = string(data, "definition") or ""
    record["kind_of"] = _refs(data, "kind_of")
    record["related_to"] = _refs(data, "related_to")
    record["attributes"] = [
        {"name": string(entry, "name") or "", "ref": ref}
        for entry in mappings(data, "attributes")
        for ref in _refs({"refs": [entry.get("ref")]}, "refs")
    ]


def _redefined(record: Record, event: Event, _key: Callable[[str], str]) -> None:
    curie, definition = record["curie"], record["definition"]
    _describe(record, event.data)
    record["curie"] = curie
    record["reason"] = None
    if record["definition"] != definition:
        # Evidence speaks for the text it was given for.
        record["evidence"] = []


def _trusted(record: Record, event: Event, _key: Callable[[str], str]) -> None:
    record["reason"] = string(event.data, "reason")
    wanted = event.data.get("atom")
    for atom in mappings(record, "atoms"):
        if type(wanted) is int and atom["idx"] == wanted:
            atom["status"] = "doubted"


def _dismissed(record: Record, event: Event, source_key: Callable[[str], str]) -> bool:
    evidence = entries(record, "evidence")
    first = len(evidence)
    supported = False
    for entry in mappings(event.data, "evidence"):
        uri, kind, quote, note = texts(entry, _CITED)
        supports = entry.get("supports") is not False
        supported = supported or supports
        evidence.append(
            {
                **(entry if _LOCATOR.isdisjoint(entry) else _sound(entry)),
                "source_uri": uri or "",
                "kind": kind or "",
                "supports": supports,
                "quote": quote,
                "note": note,
                "event_id": event.id,
                "author": event.author,
                "source": source_key(uri or ""),
            }
        )
    verified = supported
    atoms = mappings(record, "atoms")
    if atoms:
        _atoms_dismissed(atoms, event, range(first, len(evidence)), supported=supported)
        verified = supported and all(atom["status"] == "verified" for atom in atoms)
    if verified:
        record["reason"] = None
    return verified


def _atoms_dismissed(atoms: list[Record], event: Event, added: range, *, supported: bool) -> None:
    """Give evidence, by its places in the list of the claim, to the atoms that an event names."""
    named = numbers(event.data, "atoms")
    for atom in atoms:
        if atom["idx"] in named:
            entries(atom, "evidence").extend(added)
            if supported:
                atom["status"] = "verified"


def _sound(entry: Record) -> Record:
    """Drop parts of a repository locator that have another type than readers rely on."""
    return {
        name: value
        for name, value in entry.items()
        if not (name in _TEXTS and not isinstance(value, str))
        and not (name in _NUMBERS and (type(value) is not int or value < 0))
    }


def _hypothesized(record: Record, event: Event, _key: Callable[[str], str]) -> None:
    hypotheses = entries(record, "hypotheses")
    hypotheses.append(
        {
            "idx": len(hypotheses),
            "text": string(event.data, "text") or "",
            "assessment": {"supporting": [], "refuting": []},
        }
    )


def _assessed(record: Record, event: Event, _key: Callable[[str], str]) -> None:
    for hypothesis in mappings(record, "hypotheses"):
        if hypothesis["idx"] == event.data.get("idx"):
            assessment = hypothesis["assessment"]
            if isinstance(assessment, dict):
                for side in ("supporting", "refuting"):
                    there = entries(assessment, side)
                    there.extend(u for u in strings(event.data, side) if u not in there)


def _ignored(record: Record, event: Event, _key: Callable[[str], str]) -> None:
    record["reason"] = string(event.data, "reason")
    if record["entity_kind"] == "claim":
        record["restated_to"] = string(event.data, "restated_to")


def _reopened(record: Record, _event: Event, _key: Callable[[str], str]) -> None:
    record["reason"] = None
    if record["entity_kind"] == "claim":
        record["restated_to"] = None


def _noted(_record: Record, _event: Event, _key: Callable[[str], str]) -> None:
    """Change nothing but the status."""


# False: the status stays what it was.
_EFFECTS: dict[str, Callable[[Record, Event, Callable[[str], str]], bool | None]] = {
    "defined": _redefined,
    "trusted": _trusted,
    "dismissed": _dismissed,
    "hypothesized": _hypothesized,
    "assessed": _assessed,
    "locked": _noted,
    "ignored": _ignored,
    "reopened": _reopened,
    "evidence-checked": _noted,
    "spawn-requested": _noted,
    "spawn-resolved": _noted,
    "spawn-expired": _noted,
}


def _provenance(event: Event, session_id: str | None, origin: str | None) -> Record:
    return {
        "author": event.author,
        "session_id": session_id,
        "origin": origin,
        "tx": event.tx,
        "command": event.command,
    }


def _confidence(data: Mapping[str, object]) -> float | None:
    value = data.get("confidence")
    if value is None or isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return value if 0 <= value <= 1 else None


def _refs(data: Mapping[str, object], name: str) -> list[Record]:
    out: list[Record] = []
    if not data.get(name):
        return out
    for ref in mappings(data, name):
        curie = string(ref, "curie")
        if curie is None:
            continue
        kept: Record = {"curie": curie}
        entity_id = string(ref, "entity_id")
        if entity_id is not None and split_id(entity_id):
            kept["entity_id"] = entity_id
        pin = ref.get("pin")
        if isinstance(pin, dict) and isinstance(pin.get("iri"), str):
            kept["pin"] = {name: string(pin, name) for name in _PIN}
        out.append(kept)
    return out


# Data of a merged line may have any shape: what is not as it should be reads as missing.


def string(data: Mapping[str, object], name: str) -> str | None:
    """Read a text, None where it is none."""
    value = data.get(name)
    return value if isinstance(value, str) else None


def texts(data: Mapping[str, object], names: tuple[str, ...]) -> list[str | None]:
    """Read several texts at once, each None where it is none."""
    return [value if isinstance(value, str) else None for value in map(data.get, names)]


def entries(data: Mapping[str, object], name: str) -> list[object]:
    """Read a list, an empty one where it is none."""
    value = data.get(name)
    return value if isinstance(value, list) else []


def strings(data: Mapping[str, object], name: str) -> list[str]:
    """Read the texts of a list."""
    values = data.get(name)
    if not values or not isinstance(values, list):
        return []
    return [value for value in values if isinstance(value, str)]


def numbers(data: Mapping[str, object], name: str) -> list[int]:
    """Read the whole numbers of a list."""
    return [value for value in entries(data, name) if type(value) is int]


def mappings(data: Mapping[str, object], name: str) -> list[Record]:
    """Read the mappings of a list."""
    values = data.get(name)
    if not values or not isinstance(values, list):
        return []
    return [value for value in values if isinstance(value, dict)]

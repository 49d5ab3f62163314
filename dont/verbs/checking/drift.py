"""Evidence in files of the project that is no longer what was recorded."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dont.core.remedy import remedy
from dont.ledger.sound import SoundFiles
from dont.verbs.checking.finding import Place, finding

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from dont.core.types import Record
    from dont.verbs.checking.finding import Finding
    from dont.verbs.checking.places import Places
    from dont.verbs.checking.scope import Scope

_GONE = ("missing", "unreadable")
_LOST = ("drifted", *_GONE)
_ROWS = (
    "SELECT v.entity_id, v.n, e.status, json_extract(e.record, '$.evidence[' || v.n || ']')"
    " FROM evidence v JOIN entity e ON e.id=v.entity_id"
    " WHERE v.{column}=? AND v.path IS NOT NULL AND v.supports ORDER BY v.entity_id, v.n"
)
_IN_FILE, _OF_ENTITY = _ROWS.format(column="path"), _ROWS.format(column="entity_id")


def drifted(scope: Scope, places: Places) -> Iterator[Finding]:
    """Object to evidence that drifted or is gone; each file is read once.

    Evidence counts as replaced once newer evidence stands in its place: on the same file where
    lines drifted, of any kind where the file is gone. Over the whole ledger only files are read
    that changed since they were last found in order.
    """
    if scope.entities is not None:
        for entity_id in sorted(scope.entities):
            yield from (found for found in _judged(scope, places, _OF_ENTITY, entity_id) if found)
        return
    files = SoundFiles(scope.reader.sql, scope.auditor.root)
    sound = []
    for path, stamp in files.suspects():
        lost = list(_judged(scope, places, _IN_FILE, path))
        yield from (found for found in lost if found)
        if not lost and stamp is not None:
            sound.append((path, stamp))
    files.keep(sound)


def _judged(scope: Scope, places: Places, rows: str, value: str) -> Iterator[Finding | None]:
    """Give the objection to each lost entry; None for one that is replaced or set aside."""
    for entity_id, n, status, text in scope.reader.sql.execute(rows, (value,)).fetchall():
        entry: Record = json.loads(text)
        audit = scope.auditor.audit(entry)
        if audit["status"] not in _LOST:
            continue
        record = scope.reader.entity(entity_id) or {}
        if status == "ignored" or _replaced(scope, record, n, entry, str(audit["status"])):
            yield None
        else:
            yield _objection(record, entry, audit, places)


def _replaced(
    scope: Scope, record: Mapping[str, object], n: int, entry: Mapping[str, object], status: str
) -> bool:
    evidence = record["evidence"]
    later: Sequence[Record] = evidence[n + 1 :] if isinstance(evidence, list) else []
    for one in later:
        if one["event_id"] == entry["event_id"] or not one["supports"]:
            continue
        if status not in _GONE and one.get("path") != entry["path"]:
            continue
        if one.get("path") is None or scope.auditor.audit(one)["status"] not in _LOST:
            return True
    return False


def _objection(
    record: Record, entry: Mapping[str, object], audit: Mapping[str, object], places: Places
) -> Finding:
    entity_id, status = str(record["id"]), str(audit["status"])
    subject = str(record.get("statement") or record.get("curie") or "")
    data: Record = {"entity_id": entity_id, "uri": entry["source_uri"], "state": status}
    severity = None
    place = Place(str(entry["path"]))
    if status == "drifted":
        first, last = audit.get("line_start", entry.get("line_start")), audit.get("line_end")
        place = places.lines(place.path, first, last or entry.get("line_end"))
        data["remediation"] = [_bound_again(entity_id, place)]
    elif status == "unreadable":
        data["message"] = f"`{entry['source_uri']}` cannot be read: {audit.get('reason', '')}"
    if record["status"] == "locked":
        # Locked is final for every verb, so a person has to decide outside the ledger.
        severity = "warning"
        data["remediation"] = [remedy(["dont", "why", entity_id], "see what it rested on")]
    code = "evidence-missing" if status in _GONE else "evidence-drifted"
    found = finding(code, data, place=place, severity=severity, subject=subject)
    if severity is not None:
        found = found._replace(remediation=found.remediation[:1])
    return found


def _bound_again(entity_id: str, place: Place) -> object:
    argv = ["dont", "dismiss", entity_id, "--file", place.path]
    if place.first is not None:
        span = f"{place.first}" if place.last == place.first else f"{place.first}-{place.last}"
        argv += ["--lines", span]
    return remedy(argv, "where these lines still show it, rest on them as they are now")

"""The manifest of one import: what the source is, and what decides which rows come of it."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.imported import Manifest
    from dont.importers.options import Options
    from dont.importers.place import Place, Source
    from dont.importers.result import Reading

# Sources whose terms always have a prefix of their own.
_NAMED: Final = frozenset({"bioregistry", "wikidata", "openalex"})
# Raised when the same bytes are read into other rows than before.
READER: Final = 2


def options_hash(source: str, options: Options, place: Place) -> str:
    """Hash everything but the content that decides which rows come of it.

    An imported registry belongs to it: it names addresses that a source leaves without a prefix.
    """
    loaded = () if source in _NAMED else place.shelf.loaded()
    registry = [one["content_hash"] for one in loaded if one["importer"] == "bioregistry"]
    prefixes: Mapping[str, Any] = place.config.get("prefixes") or {}
    part = [READER, source, options.chosen(), dict(prefixes), registry]
    return hashlib.sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()[:16]


def manifest_of(
    source: str,
    options: Options,
    reading: Reading,
    found: Source,
    hashed: str,
    place: Place,
) -> Manifest:
    """Describe what was read.

    Args:
        source: the importer.
        options: the caller's choices.
        reading: what was read.
        found: the source's identity.
        hashed: `options_hash` of the same import.
        place: gives the time.
    """
    from dont.core.clock import rfc3339

    obsolete, own = 0, Counter[str]()
    for term in reading.terms:
        obsolete += term["obsolete"]
        if not term["foreign"] and "://" not in term["curie"]:
            own[term["curie"].partition(":")[0]] += 1
    commonest = min(own, key=lambda head: (-own[head], head), default="")
    chosen = options.chosen()
    if found.selector:
        chosen["selector"] = found.selector
    return {
        "v": 1,
        "importer": source,
        "source": found.given,
        "series": found.series,
        "canonical_source_id": found.canonical,
        "content_hash": found.digest,
        "options": chosen,
        "options_hash": hashed,
        "parts": dict(sorted(reading.parts.items())),
        "name": reading.name or commonest or _stem(found, reading),
        "release": reading.release,
        "counts": {
            "terms": len(reading.terms),
            "obsolete": obsolete,
            "references": len(reading.references),
            "prefixes": len(reading.registered),
        },
        "imported_at": rfc3339(place.clock()),
    }


def _stem(found: Source, reading: Reading) -> str:
    """Name a source after its own id, else after its file."""
    whole = (reading.identity or found.where).split("?")[0].rstrip("/#")
    last = whole.replace("#", "/").rpartition("/")[2]
    return last.split(".")[0] or last


def declared(reading: Reading) -> list[Any]:
    """Keep the prefixes that the terms use, so that their CURIEs expand offline."""
    used = {term["curie"].partition(":")[0] for term in reading.terms}
    return [
        {
            "prefix": prefix,
            "uri": f"{uri}$1",
            "name": "",
            "pattern": "",
            "synonyms": [],
            "deprecated": False,
            "banana": "",
        }
        for prefix, uri in sorted(reading.prefixes.items())
        if prefix in used
    ]

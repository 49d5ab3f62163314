"""What was loaded before: whether a source is the same again, without reading it where possible."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from dont.importers.reading import file_digest, is_address, locate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.imported import Manifest
    from dont.importers.options import Options
    from dont.importers.place import Place
    from dont.importers.result import ImportCounts, ImportReport


def unchanged_file(options: Options, place: Place, source: str, hashed: str) -> ImportReport | None:
    """Answer at once for a file whose very bytes are loaded already."""
    target = options.target or options.snapshot
    if not target or is_address(target) or options.rules:
        return None
    path = locate(target, place.base)
    candidates = [known for known in place.shelf.loaded() if known["options_hash"] == hashed]
    if not candidates or not os.path.isfile(path):
        return None
    canonical = f"file:sha256:{file_digest(path)}"
    for known in candidates:
        if known["canonical"] == canonical and _parts_stand(known["parts"], place):
            return {
                "source": source,
                "canonical_source_id": canonical,
                "release": known["release"],
                "counts": untouched(known),
                "problems": [],
                "warnings": [],
            }
    return None


def _parts_stand(parts: Mapping[str, str], place: Place) -> bool:
    """Tell whether everything that a source imports is a file as it was."""
    for name, digest in parts.items():
        path = os.path.join(place.root, name)
        if not digest or not os.path.isfile(path) or file_digest(path) != digest:
            return False
    return True


def untouched(known: Mapping[str, Any]) -> ImportCounts:
    """Count a source that is the same as before."""
    number = known["terms"] + known["references_n"]
    if known["importer"] == "bioregistry":
        number = known["prefixes"]
    return {"read": number, "new": 0, "changed": 0, "obsolete": 0}


def is_same(known: Mapping[str, Any], manifest: Manifest) -> bool:
    """Tell whether a loaded source is what was just read."""
    return bool(
        known["series"] == manifest["series"]
        and known["canonical"] == manifest["canonical_source_id"]
        and known["content_hash"] == manifest["content_hash"]
        and known["options_hash"] == manifest["options_hash"]
    )

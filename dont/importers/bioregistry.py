"""The Bioregistry's prefixes, from the data file of its package; the package is never imported."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from dont.importers.failures import bad_content, missing_extra
from dont.importers.place import Source
from dont.importers.reading import place_of, read
from dont.importers.result import Reading
from dont.importers.web import Web, parse_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.imported import Prefix
    from dont.importers.options import Options
    from dont.importers.place import Place

# Registries whose URI formats lead to the resource itself, the most trusted first.
_FIRST_PARTY: Final = (
    "miriam",
    "n2t",
    "go.resource",
    "biocontext",
    "wikidata.property",
    "uniprot.resource",
    "cellosaurus.resource",
    "prefixcommons",
    "rrid.resource",
    "tib.ts",
    "bartoc",
    "zazuko",
)
# Registries asked for everything else, the most careful first.
_CAREFUL: Final = [
    "obofoundry",
    "ols",
    "miriam",
    "wikidata.property",
    "go.resource",
    "ncbi.resource",
    "bioportal",
    "agroportal",
    "ecoportal",
    "n2t",
    "cellosaurus",
    "cropoct",
    "cheminf",
    "edam.data",
    "prefixcommons",
    "rrid.resource",
    "bartoc",
    "lov",
    "tib.ts",
    "integbio",
    "aberowl",
    "re3data",
    "uniprot.resource",
    "biodivportal",
    "cellosaurus.resource",
]
_RESOLVERS: Final = ("://identifiers.org", "n2t.net", "purl.bioontology.org")
_GONE: Final = frozenset({"deprecated", "inactive"})


def read_bioregistry_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read the registry from the installed package, or from a file or address."""
    target = options.target
    if target:
        content = read(
            target, place.base, Web(place, "bioregistry", options), importer="bioregistry"
        )
    else:
        path = _installed()
        content = read(path, "", Web(place, "bioregistry", options), importer="bioregistry")
    entries = parse_json(content.data, content.where, importer="bioregistry")
    if not isinstance(entries, dict) or not all(isinstance(e, dict) for e in entries.values()):
        raise bad_content(content.where, "it is no registry of prefixes", importer="bioregistry")
    reading = Reading(name="bioregistry")
    reading.registered = [_prefix(key, entry) for key, entry in entries.items()]
    place.progress("prefixes", len(entries), len(entries))
    given = place_of(content, place) if target else ""
    source = Source(given, content.canonical, "bioregistry", content.digest, content.where)
    return reading, source


def _installed() -> str:
    spec = find_spec("bioregistry")
    if spec is None or spec.origin is None:
        raise missing_extra(ImportError("the package `bioregistry` is not installed"))
    return os.path.join(os.path.dirname(spec.origin), "data", "bioregistry.json")


def _prefix(key: str, entry: dict[str, Any]) -> Prefix:
    obo = entry.get("obofoundry") or {}
    styled = obo.get("preferred_prefix") or str(obo.get("prefix", "")).upper()
    return {
        "prefix": entry.get("preferred_prefix") or styled or key,
        "uri": _uri(entry),
        "name": entry.get("name") or _from(entry, "name", _CAREFUL),
        "pattern": entry.get("pattern") or _from(entry, "pattern", ("miriam", "wikidata.property")),
        "synonyms": sorted({key, *(entry.get("synonyms") or [])}),
        "deprecated": _deprecated(entry),
        "banana": _banana(entry, styled),
    }


def _from(entry: dict[str, Any], field: str, registries: Sequence[str]) -> str:
    for registry in registries:
        value = (entry.get(registry) or {}).get(field)
        if isinstance(value, str) and value:
            return value
    return ""


def _banana(entry: dict[str, Any], styled: str) -> str:
    """Give the prefix that is written twice (`GO:GO:0008150`), "" for none."""
    if entry.get("banana") is not None:
        return str(entry["banana"])
    inside = entry.get("namespace_in_lui")
    if inside is None:
        extras = (entry.get("miriam") or {}).get("extras") or {}
        inside = extras.get("namespaceEmbeddedInLui")
    return styled if inside is not False and "miriam" in entry else ""


def _deprecated(entry: dict[str, Any]) -> bool:
    if entry.get("deprecated") is not None:
        return bool(entry["deprecated"])
    return any((entry.get(registry) or {}).get("status") in _GONE for registry in _CAREFUL)


def _uri(entry: dict[str, Any]) -> str:
    """Choose the format of addresses: the curated one, the resource's own, then OBO's."""
    if entry.get("uri_format"):
        return str(entry["uri_format"])
    for registry in _FIRST_PARTY:
        value = (entry.get(registry) or {}).get("uri_format")
        if isinstance(value, str) and not any(part in value for part in _RESOLVERS):
            return value
    return str((entry.get("obofoundry") or {}).get("uri_format") or "")

"""One import from beginning to end: read everything, check it, then write it, all or nothing."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from dont.importers.failures import bad_content
from dont.importers.options import Options
from dont.importers.reading import file_digest, is_address, locate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dont.core.clock import Clock
    from dont.core.imported import Batch, Counts, Manifest
    from dont.importers.catalogue import Reader
    from dont.importers.result import ImportCounts, ImportReport, Progress, Reading
    from dont.importers.web import Client

# Sources whose terms always have a prefix of their own.
_NAMED: Final = frozenset({"bioregistry", "wikidata", "openalex"})
# Raised when the same bytes are read into other rows than before.
READER: Final = 1


class Shelf(Protocol):
    """Where the rows go (`dont.ledger.vocab_shelf.Shelf`)."""

    def loaded(self) -> list[dict[str, Any]]:
        """List the sources that are loaded and have their manifest."""

    def registered(self) -> dict[str, str]:
        """Give the prefixes of an imported registry."""

    def put_rules(self, rules: Mapping[str, Mapping[str, str]]) -> tuple[list[str], list[str]]:
        """Write generated rules: names written, names left as they are."""

    def put(self, manifest: Manifest, batch: Batch, *, dry_run: bool = False) -> Counts:
        """Replace one source."""


@dataclass(frozen=True)
class Place:
    """Where an import runs and what it may use.

    Attributes:
        base: the caller's folder; relative paths start here.
        root: the project root; manifests name files relative to it.
        shelf: takes the rows.
        config: the project's configuration (`import`, `prefixes`).
        clock: microseconds since the epoch.
        client: fetches addresses; None builds one from the configuration when it is needed.
        progress: told what is counted, how many so far, how many in all.
        dry_run: read and count, write nothing.
    """

    base: str
    root: str
    shelf: Shelf
    config: Mapping[str, Any]
    clock: Clock
    client: Client | None = None
    progress: Progress = lambda _what, _done, _total: None
    dry_run: bool = False


@dataclass(frozen=True)
class Source:
    """What one importer found, with the identity under which it is kept.

    Attributes:
        given: what the manifest calls the source, so that the command can be given again.
        canonical: one spelling for one source.
        series: what stays the same from release to release.
        digest: hash of the content.
        selector: the option that carries `given`, "" for the positional argument.
        where: what messages call it.
    """

    given: str
    canonical: str
    series: str
    digest: str
    where: str
    selector: str = ""


def run(source: str, given: Options | Mapping[str, Any], place: Place) -> ImportReport:
    """Import one source.

    Args:
        source: `obo`, `ttl`, `jsonld`, `ols`, `wikidata`, `openalex`, `bioregistry`, `linkml`.
        given: the fields of `ImportInput`, or options already checked.
        place: where and with what.

    Returns:
        The payload of the verb, and `warnings` for its envelope.

    Raises:
        UsageError: `usage` for an unknown source.
        Refusal: `import-failed`, `unresolvable-uri`, `schema-mismatch`,
            `linkml-unsupported-feature`, `missing-extra`; nothing was written.
    """
    from dont.importers.catalogue import reader_of

    options = given if isinstance(given, Options) else Options.from_input(given)
    reader = reader_of(source)
    loaded = place.shelf.loaded()
    # A registry names addresses that a source leaves without a prefix.
    registry = "".join(one["content_hash"] for one in loaded if one["importer"] == "bioregistry")
    hashed = _options_hash(source, options, place.config, "" if source in _NAMED else registry)
    same = _unchanged_file(options, place, source, hashed)
    if same is not None:
        return same
    with _collector_resting():
        return _import(source, options, reader, hashed, place)


@contextmanager
def _collector_resting() -> Iterator[None]:
    """Keep the cycle collector still: it would walk a million rows that have no cycles."""
    import gc

    working = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if working:
            gc.enable()


def _import(
    source: str, options: Options, reader: Reader, hashed: str, place: Place
) -> ImportReport:
    """Read, check, write."""
    reading, found = reader(options, place)
    _check(reading, found, source)
    if options.foreign == "skip":
        reading.terms = [term for term in reading.terms if not term["foreign"]]
    manifest = _manifest(source, options, reading, found, hashed, place)
    for known in place.shelf.loaded():
        if _is_same(known, manifest):
            _write_rules(reading, place)
            return _report(manifest, reading, _untouched(known))
    batch: Batch = {
        "terms": reading.terms,
        "references": reading.references,
        "prefixes": reading.registered or _declared(reading),
    }
    place.progress("rows", 0, len(reading.terms))
    counts = place.shelf.put(manifest, batch, dry_run=place.dry_run)
    if counts["gone"]:
        reading.warn(f"{counts['gone']} entries are no longer in {found.where}")
    _write_rules(reading, place)
    shown: ImportCounts = {
        "read": counts["read"],
        "new": counts["new"],
        "changed": counts["changed"],
        "obsolete": counts["obsolete"],
    }
    return _report(manifest, reading, shown)


def _write_rules(reading: Reading, place: Place) -> None:
    """Write generated rules, after the terms that they speak of."""
    if not reading.rules:
        return
    if place.dry_run:
        reading.warn(f"{len(reading.rules)} project rules would be written")
        return
    written, kept = place.shelf.put_rules(reading.rules)
    if written:
        reading.warn(f"project rules were written: {', '.join(written)}")
    if kept:
        reading.warn(f"project rules that were edited stay as they are: {', '.join(kept)}")


def _options_hash(source: str, options: Options, config: Mapping[str, Any], registry: str) -> str:
    """Hash everything but the content that decides which rows come of it."""
    part = [READER, source, options.chosen(), dict(config.get("prefixes") or {}), registry]
    return hashlib.sha256(json.dumps(part, sort_keys=True).encode()).hexdigest()[:16]


def _unchanged_file(
    options: Options, place: Place, source: str, hashed: str
) -> ImportReport | None:
    """Answer at once for a file whose very bytes are loaded already."""
    target = options.target or options.snapshot
    if not target or is_address(target) or options.rules:
        return None
    path = locate(target, place.base)
    if not os.path.isfile(path):
        return None
    canonical = f"file:sha256:{file_digest(path)}"
    for known in place.shelf.loaded():
        same = (known["canonical"], known["options_hash"]) == (canonical, hashed)
        if same and _parts_stand(known["parts"], place):
            return {
                "source": source,
                "canonical_source_id": canonical,
                "release": known["release"],
                "counts": _untouched(known),
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


def _untouched(known: Mapping[str, Any]) -> ImportCounts:
    number = known["terms"] + known["references_n"]
    if known["importer"] == "bioregistry":
        number = known["prefixes"]
    return {"read": number, "new": 0, "changed": 0, "obsolete": 0}


def _is_same(known: Mapping[str, Any], manifest: Manifest) -> bool:
    return bool(
        known["series"] == manifest["series"]
        and known["canonical"] == manifest["canonical_source_id"]
        and known["content_hash"] == manifest["content_hash"]
        and known["options_hash"] == manifest["options_hash"]
    )


def _check(reading: Reading, found: Source, source: str) -> None:
    """Refuse what holds nothing; warn of what holds nothing to read."""
    if not (reading.terms or reading.references or reading.registered):
        raise bad_content(found.where, "it holds no terms", importer=source)
    if reading.terms and not any(term["label"] for term in reading.terms):
        reading.warn(f"none of the {len(reading.terms)} terms of {found.where} has a label")


def _manifest(
    source: str,
    options: Options,
    reading: Reading,
    found: Source,
    hashed: str,
    place: Place,
) -> Manifest:
    from dont.core.clock import rfc3339

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
        "name": reading.name or _commonest(reading) or _stem(found, reading),
        "release": reading.release,
        "counts": {
            "terms": len(reading.terms),
            "obsolete": sum(term["obsolete"] for term in reading.terms),
            "references": len(reading.references),
            "prefixes": len(reading.registered),
        },
        "imported_at": rfc3339(place.clock()),
    }


def _commonest(reading: Reading) -> str:
    heads = Counter(
        term["curie"].partition(":")[0]
        for term in reading.terms
        if not term["foreign"] and "://" not in term["curie"]
    )
    return min(heads, key=lambda head: (-heads[head], head)) if heads else ""


def _stem(found: Source, reading: Reading) -> str:
    """Name a source after its own id, else after its file."""
    whole = (reading.identity or found.where).split("?")[0].rstrip("/#")
    last = whole.replace("#", "/").rpartition("/")[2]
    return last.split(".")[0] or last


def _declared(reading: Reading) -> list[Any]:
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


def _report(manifest: Manifest, reading: Reading, counts: ImportCounts) -> ImportReport:
    from dont.core import codes

    return {
        "source": manifest["importer"],
        "canonical_source_id": manifest["canonical_source_id"],
        "release": manifest["release"],
        "counts": counts,
        "problems": reading.problems,
        "warnings": [
            codes.warning(warned["code"], {"problem": warned["message"]})
            for warned in reading.warnings
        ],
    }

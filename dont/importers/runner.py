"""One import from beginning to end: read everything, check it, then write it, all or nothing."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from dont.importers.before import is_same, unchanged_file, untouched
from dont.importers.failures import bad_content
from dont.importers.manifests import declared, manifest_of, options_hash
from dont.importers.options import Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dont.core.imported import Batch, Manifest
    from dont.importers.catalogue import Reader
    from dont.importers.place import Place, Source
    from dont.importers.result import ImportCounts, ImportReport, Reading


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
    hashed = options_hash(source, options, place)
    same = unchanged_file(options, place, source, hashed)
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
    if options.foreign == "skip":
        reading.terms = [term for term in reading.terms if not term["foreign"]]
    _check(reading, found, source)
    manifest = manifest_of(source, options, reading, found, hashed, place)
    for known in place.shelf.loaded():
        if is_same(known, manifest):
            _write_rules(reading, place)
            return _report(manifest, reading, untouched(known))
    batch: Batch = {
        "terms": reading.terms,
        "references": reading.references,
        "prefixes": reading.registered or declared(reading),
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


def _check(reading: Reading, found: Source, source: str) -> None:
    """Refuse what holds nothing; warn of what holds nothing to read."""
    if not (reading.terms or reading.references or reading.registered):
        raise bad_content(found.where, "it holds no terms", importer=source)
    if reading.terms and not any(term["label"] for term in reading.terms):
        reading.warn(f"none of the {len(reading.terms)} terms of {found.where} has a label")


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

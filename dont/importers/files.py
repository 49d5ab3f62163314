"""Documents in files and at addresses: OBO, Turtle, RDF/XML, JSON-LD, told by content."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

from dont.importers.failures import bad_address, bad_content, bad_option, missing_extra
from dont.importers.naming import Names, named_after
from dont.importers.place import Source
from dont.importers.reading import is_address, known_encoding, place_of, read, utf8
from dont.importers.sniff import syntax_of
from dont.importers.web import Web
from dont.importers.xml_safety import (
    declared_encoding,
    refuse_cut_short,
    refuse_deep,
    refuse_entities,
    undeclared,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.importers.options import Options
    from dont.importers.place import Place
    from dont.importers.reading import Content
    from dont.importers.result import Reading

# What each importer reads; `obo` takes the forms in which OBO ontologies are published.
_READS: Final = {
    "obo": ("obo", "xml", "turtle", "jsonld"),
    "ttl": ("turtle", "xml"),
    "jsonld": ("jsonld",),
}
_NAMES: Final = {
    "obo": "OBO",
    "xml": "RDF/XML",
    "turtle": "Turtle",
    "jsonld": "JSON-LD",
    "html": "a web page",
    "owlxml": "OWL/XML, which is not read; save it as Turtle or RDF/XML",
    "functional": "OWL functional syntax, which is not read; save it as Turtle or RDF/XML",
    "binary": "not text",
    "words": "neither OBO nor RDF",
}
_MOST_DOCUMENTS: Final = 200


class Documents:
    """One file and, where the caller follows imports, what it imports."""

    def __init__(self, importer: str, options: Options, place: Place) -> None:
        self.importer = importer
        self.options = options
        self.place = place
        self.web = Web(place, importer, options)
        asked: Mapping[str, str] = place.config.get("prefixes") or {}
        self.asked = {**asked, **options.prefix}

    def read(self) -> tuple[Reading, Source]:
        """Read the document and name its source."""
        target = self.options.target
        if not target:
            raise bad_option(f"import {self.importer} needs a file or an address")
        content = read(target, self.place.base, self.web, importer=self.importer)
        reading, imports = self._one(content)
        if self.options.follow:
            self._follow(reading, imports, content)
        return reading, self._source(content, reading)

    def _source(self, content: Content, reading: Reading) -> Source:
        given = place_of(content, self.place)
        name = reading.identity or (content.canonical if not content.local else given)
        return Source(
            given=given,
            canonical=content.canonical,
            series=f"{self.importer}:{_short(name)}",
            digest=content.digest,
            where=content.where,
        )

    def _one(self, content: Content) -> tuple[Reading, list[str]]:
        """Read one document by its syntax."""
        encoding = self.options.encoding or known_encoding(declared_encoding(content.data))
        data = undeclared(utf8(content, encoding, importer=self.importer))
        syntax = syntax_of(data)
        if syntax not in _READS[self.importer]:
            problem = f"this is {_NAMES[syntax]}"
            raise bad_content(content.where, problem, importer=self.importer)
        try:
            if syntax == "obo":
                from dont.importers.obo import read_obo

                where, progress = content.where, self.place.progress
                return read_obo(data, where, self.asked, progress)
            return self._rdf(data, syntax, content)
        except ImportError as error:
            raise missing_extra(error) from error

    def _rdf(self, data: bytes, syntax: str, content: Content) -> tuple[Reading, list[str]]:
        from dont.importers import rdf

        where = content.where
        if syntax == "xml":
            refuse_entities(data, where, importer=self.importer)
            refuse_cut_short(data, where, importer=self.importer)
            refuse_deep(data, where, importer=self.importer)
        prefixes: dict[str, str] = {}
        if syntax == "jsonld":
            from dont.importers.jsonld import self_contained

            data, prefixes = self_contained(data, content, self.web, follow=self.options.follow)
        base = where if is_address(where) else None
        nodes, declared, repairs = rdf.parse(
            data,
            syntax,
            where,
            importer=self.importer,
            base=base or "http://example.invalid/",
            progress=self.place.progress,
        )
        if not nodes and syntax == "jsonld":
            problem = "it holds only a context or things without a name, no terms"
            raise bad_content(where, problem, importer=self.importer)
        if not nodes and syntax == "turtle" and not _has_statement(data):
            raise bad_content(f"{where}:1", "it holds no statement", importer=self.importer)
        ontologies = rdf.ontologies_of(nodes)
        imported = rdf.imports(nodes) if self.options.follow else []
        names = self._names({**prefixes, **declared}, ontologies)
        reading = rdf.reading_of(nodes, ontologies, names, self.options.lang)
        for repair in repairs:
            place, _, message = repair.partition("\t")
            reading.problem(place, f"read leniently: {message}")
        return reading, imported

    def _names(self, declared: Mapping[str, str], ontologies: list[str]) -> Names:
        """Make the table of prefixes."""
        named = named_after(declared, next(iter(ontologies), ""))
        return Names(self.asked, named, self.place.shelf.registered())

    def _follow(self, reading: Reading, imports: list[str], content: Content) -> None:
        """Add the terms of imported documents, each read once."""
        waiting = [self._beside(target, content) for target in imports]
        seen: set[str] = {content.where}
        known = {term["iri"] for term in reading.terms}
        while waiting:
            target = waiting.pop(0)
            if target in seen:
                continue
            seen.add(target)
            if len(seen) > _MOST_DOCUMENTS:
                raise bad_content(content.where, "it imports without end", importer=self.importer)
            found = read(target, self.place.base, self.web, importer=self.importer)
            reading.parts[place_of(found, self.place)] = found.digest if found.local else ""
            more, further = self._one(found)
            waiting += [self._beside(part, found) for part in further]
            for term in more.terms:
                if term["iri"] not in known:
                    known.add(term["iri"])
                    reading.terms.append({**term, "foreign": True})
            reading.problems += more.problems

    def _beside(self, target: str, content: Content) -> str:
        """Find an imported document: an address, or a file beside the one that names it."""
        if is_address(target):
            return target
        if not content.local:
            raise bad_address(target, "it is no address", importer=self.importer)
        return os.path.join(os.path.dirname(content.local), target)


def _has_statement(data: bytes) -> bool:
    """Tell whether anything but comments and white space is there."""
    return any(line.strip() and not line.lstrip().startswith(b"#") for line in data.split(b"\n"))


def _short(name: str) -> str:
    """Give one name to an ontology whatever the file format: `go` for `…/obo/go.owl`.

    Example:
        >>> _short("http://purl.obolibrary.org/obo/go.owl"), _short("go")
        ('go', 'go')
    """
    from dont.importers.naming import OBO

    return name.removeprefix(OBO).removesuffix(".owl") if name.startswith(OBO) else name


def field(config: Mapping[str, Any], importer: str, name: str, default: Any) -> Any:
    """Read a setting of `[import.<importer>]`."""
    return ((config.get("import") or {}).get(importer) or {}).get(name, default)

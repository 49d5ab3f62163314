"""Turtle, RDF/XML and JSON-LD, streamed through pyoxigraph; no graph is ever built."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from dont.importers.belonging import fold_stubs, mark_foreign
from dont.importers.failures import bad_content
from dont.importers.rdf_terms import (
    DEFINITIONS,
    IMPORTS,
    ONTOLOGY,
    TYPE,
    VERSIONS,
    WANTED,
    Maker,
    kind_of_node,
)
from dont.importers.result import Reading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.importers.naming import Names
    from dont.importers.rdf_terms import Facts
    from dont.importers.result import Progress

_STEP: Final = 50_000
_BATCH: Final = 64
_ONTOLOGY: Final = (ONTOLOGY, "", True)
_DEFINED: Final = frozenset(DEFINITIONS[:2])
_LINE: Final = re.compile(r"line (\d+)")
Nodes = dict[str, "Facts"]


def parse(
    data: bytes, syntax: str, where: str, *, importer: str, base: str | None, progress: Progress
) -> tuple[Nodes, dict[str, str], list[str]]:
    """Read the facts that make terms.

    Args:
        data: UTF-8 text.
        syntax: `turtle`, `xml` or `jsonld`.
        where: file or address, for messages.
        importer: named in refusals.
        base: IRI that relative ones start from.
        progress: told the number of statements.

    Returns:
        Node to predicate to values; declared prefixes; messages of what was read leniently.

    Raises:
        Refusal: `import-failed` with file and line.
    """
    try:
        return *_stream(data, syntax, base, progress, lenient=False), []
    except SyntaxError as error:
        first = error
    try:
        nodes, prefixes = _stream(data, syntax, base, progress, lenient=True)
    except SyntaxError as error:
        line = _line(first)
        place = f"{where}:{line}" if line else where
        message = _LINE.sub("line", str(first.msg)).strip()
        raise bad_content(place, message, importer=importer, cause=first) from error
    return nodes, prefixes, [f"{where}:{_line(first) or 1}\t{first.msg}"]


def _line(error: SyntaxError) -> int | None:
    if error.lineno:
        return error.lineno
    found = _LINE.search(str(error))
    return int(found[1]) if found else None


def _stream(
    data: bytes, syntax: str, base: str | None, progress: Progress, *, lenient: bool
) -> tuple[Nodes, dict[str, str]]:
    from pyoxigraph import Literal, NamedNode, RdfFormat
    from pyoxigraph import parse as read

    formats = {"turtle": RdfFormat.TURTLE, "xml": RdfFormat.RDF_XML, "jsonld": RdfFormat.JSON_LD}
    reader: Any = read(data, format=formats[syntax], base_iri=base, lenient=lenient)
    # One text for each predicate, so that its hash is reckoned once.
    wanted = {name: name for name in WANTED}.get
    nodes: Nodes = {}
    last = ""
    facts: Facts | None = None
    for batch in _batches(reader, progress):
        for quad in batch:
            name = wanted(quad.predicate.value)
            if name is None:
                continue
            subject = quad.subject
            iri = subject.value
            if iri != last:
                last = iri
                facts = nodes.setdefault(iri, {}) if type(subject) is NamedNode else None
            if facts is None:
                continue
            value = quad.object
            kind = type(value)
            if kind is Literal:
                fact = (value.value, value.language or "", False)
            elif kind is NamedNode:
                fact = (value.value, "", True)
            else:
                continue
            if name in facts:
                facts[name].append(fact)
            else:
                facts[name] = [fact]
    return nodes, dict(reader.prefixes)


def _batches(reader: Any, progress: Progress) -> Iterator[list[Any]]:
    """Give statements a few at a time: the processor has them at hand, which saves an eighth."""
    count = 0
    while batch := list(islice(reader, _BATCH)):
        yield batch
        count += len(batch)
        if count % _STEP < _BATCH:
            progress("statements", count, None)
    progress("statements", count, count)


def ontologies_of(nodes: Nodes) -> list[str]:
    """List the ontologies that the facts speak of, in their order."""
    return [iri for iri, facts in nodes.items() if TYPE in facts and _ONTOLOGY in facts[TYPE]]


def reading_of(nodes: Nodes, ontologies: list[str], names: Names, lang: str) -> Reading:
    """Make terms of the facts, which are gone afterwards: a large file takes its memory once.

    Args:
        nodes: node to facts.
        ontologies: what `ontologies_of` says of them.
        names: the prefixes.
        lang: asked language, "" for the usual order.
    """
    releases = [_release(nodes[iri]) for iri in ontologies]
    remarks = all(map(_DEFINED.isdisjoint, nodes.values()))
    maker = Maker(names, lang, remarks=remarks)
    terms = []
    for iri, facts in nodes.items():
        kind = kind_of_node(facts)
        if kind is not None:
            terms.append(maker.term(iri, facts, kind))
        facts.clear()
    terms = fold_stubs(terms)
    ontology = next(iter(ontologies), "")
    mark_foreign(terms, ontology)
    reading = Reading(terms=terms, identity=ontology, prefixes=names.prefixes)
    reading.release = next((release for release in releases if release), None)
    return reading


def _release(facts: Facts) -> str | None:
    for predicate in VERSIONS:
        for value, _, _ in sorted(facts.get(predicate, ())):
            return value
    return None


def imports(nodes: Nodes) -> list[str]:
    """List what the ontologies of a file import, sorted."""
    return sorted({value for facts in nodes.values() for value, _, _ in facts.get(IMPORTS, ())})

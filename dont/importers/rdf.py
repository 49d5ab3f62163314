"""Turtle, RDF/XML and JSON-LD, streamed through pyoxigraph; no graph is ever built."""

from __future__ import annotations

import re
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
    kind_of_node,
    term_of,
)
from dont.importers.result import Reading

if TYPE_CHECKING:
    from dont.importers.naming import Names
    from dont.importers.rdf_terms import Facts
    from dont.importers.result import Progress

_STEP: Final = 50_000
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
    from pyoxigraph import BlankNode, Literal, NamedNode, RdfFormat
    from pyoxigraph import parse as read

    formats = {"turtle": RdfFormat.TURTLE, "xml": RdfFormat.RDF_XML, "jsonld": RdfFormat.JSON_LD}
    reader: Any = read(data, format=formats[syntax], base_iri=base, lenient=lenient)
    nodes: Nodes = {}
    count, last = 0, ""
    facts: Facts = {}
    for count, quad in enumerate(reader, 1):
        if count % _STEP == 0:
            progress("statements", count, None)
        name = quad.predicate.value
        if name not in WANTED:
            continue
        subject, value = quad.subject, quad.object
        if not isinstance(subject, NamedNode) or isinstance(value, BlankNode):
            continue
        if isinstance(value, Literal):
            fact = (value.value, value.language or "", False)
        else:
            fact = (value.value, "", True)
        iri = subject.value
        if iri != last:
            last, facts = iri, nodes.setdefault(iri, {})
        known = facts.get(name)
        if known is None:
            facts[name] = [fact]
        else:
            known.append(fact)
    progress("statements", count, count)
    return nodes, dict(reader.prefixes)


def ontologies_of(nodes: Nodes) -> list[str]:
    """List the ontologies that the facts speak of, in their order."""
    return [iri for iri, facts in nodes.items() if _is_ontology(facts)]


def reading_of(nodes: Nodes, names: Names, lang: str) -> Reading:
    """Make terms of the facts.

    Args:
        nodes: node to facts.
        names: the prefixes.
        lang: asked language, "" for the usual order.
    """
    ontologies = ontologies_of(nodes)
    ontology = next(iter(ontologies), "")
    remarks = not any(
        predicate in facts for facts in nodes.values() for predicate in DEFINITIONS[:2]
    )
    terms = [
        term_of(iri, facts, kind, names, lang=lang, remarks=remarks)
        for iri, facts in nodes.items()
        if (kind := kind_of_node(facts)) is not None
    ]
    terms = fold_stubs(terms)
    mark_foreign(terms, ontology)
    reading = Reading(terms=terms, identity=ontology, prefixes=names.prefixes)
    releases = (_release(nodes[iri]) for iri in ontologies)
    reading.release = next((release for release in releases if release), None)
    return reading


def _is_ontology(facts: Facts) -> bool:
    return any(value == ONTOLOGY for value, _, _ in facts.get(TYPE, ()))


def _release(facts: Facts) -> str | None:
    for predicate in VERSIONS:
        for value, _, _ in sorted(facts.get(predicate, ())):
            return value
    return None


def imports(nodes: Nodes) -> list[str]:
    """List what the ontologies of a file import, sorted."""
    return sorted({value for facts in nodes.values() for value, _, _ in facts.get(IMPORTS, ())})

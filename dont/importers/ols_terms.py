"""Entries of the Ontology Lookup Service, of either version of its interface, made into terms."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from dont.core.curie import parse
from dont.core.imported import blank_term
from dont.importers.naming import OBO
from dont.importers.values import first, texts, truth

if TYPE_CHECKING:
    from dont.core.imported import Synonym, Term
    from dont.importers.naming import Names

_GO: Final = "http://www.geneontology.org/formats/oboInOwl#"
_OWL: Final = "http://www.w3.org/2002/07/owl#"
_SCOPES: Final = {
    "hasExactSynonym": "exact",
    "hasNarrowSynonym": "narrow",
    "hasBroadSynonym": "broad",
    "hasRelatedSynonym": "related",
}
# The service fills in the id where a term has no label.
_NUMBERED: Final = re.compile(r"[A-Za-z][A-Za-z0-9.\-]*[_:]\d+")
_XREF: Final = (_GO + "hasDbXref", "hasDbXref", "database_cross_reference")
_ALT: Final = (_GO + "hasAlternativeId", "hasAlternativeId", "has_alternative_id")
_CONSIDER: Final = (_GO + "consider", "consider")
_REPLACED: Final = (OBO + "IAO_0100001", "term_replaced_by", "term replaced by", "replaced_by")


def term_of_entry(entry: dict[str, Any], names: Names) -> Term | None:
    """Make a term of one entry.

    Args:
        entry: an element of a listing, version 1 or 2.
        names: the prefixes.

    Returns:
        The term; None for an entry without IRI. A CURIE that has no prefix is none: the term
        keeps its IRI. A label that only repeats a numbered id is none.
    """
    iri = first(entry.get("iri"))
    if iri is None:
        return None
    given = first(entry.get("obo_id")) or first(entry.get("curie")) or ""
    curie = given if parse(given) is not None else names.curie(iri)
    term = blank_term(curie, iri, _kind(entry))
    notes: dict[str, Any] = entry.get("annotation") or {}
    labels = texts(entry.get("label"))
    named = [label for label in labels if not _NUMBERED.fullmatch(label)]
    term["label"] = named[0] if named else None
    term["lang"] = first(entry.get("lang"))
    described = entry.get("description") if "description" in entry else entry.get("definition")
    term["definition"] = first(described)
    term["synonyms"] = _synonyms(entry, notes, named[1:])
    term["xrefs"] = _xrefs(entry, notes)
    term["alt_ids"] = _ids(entry, notes, _ALT, names)
    term["kind_of"] = [names.curie(parent) for parent in texts(entry.get("directParent"))]
    term["obsolete"] = truth(entry.get("is_obsolete", entry.get("isObsolete"))) or truth(
        entry.get(_OWL + "deprecated")
    )
    term["replaced_by"] = _ids(entry, notes, _REPLACED, names)
    term["consider"] = _ids(entry, notes, _CONSIDER, names)
    defining = entry.get("is_defining_ontology", entry.get("isDefiningOntology"))
    term["foreign"] = truth(entry.get("imported")) or defining is False
    return term


def _kind(entry: dict[str, Any]) -> str:
    kinds = texts(entry.get("type"))
    return next((kind for kind in ("class", "property", "individual") if kind in kinds), "class")


def _synonyms(entry: dict[str, Any], notes: dict[str, Any], labels: list[str]) -> list[Synonym]:
    found: dict[str, Synonym] = {}
    for one in entry.get("obo_synonym") or []:
        for text in texts(one.get("name")):
            found[text] = (text, _SCOPES.get(str(one.get("scope")), "related"), "")
    for name, scope in _SCOPES.items():
        for text in texts(notes.get(name)) + texts(entry.get(_GO + name)):
            found.setdefault(text, (text, scope, ""))
    for text in texts(entry.get("synonyms")) + texts(entry.get("synonym")):
        found.setdefault(text, (text, "exact", ""))
    for text in labels:
        found.setdefault(text, (text, "label", ""))
    return list(found.values())


def _xrefs(entry: dict[str, Any], notes: dict[str, Any]) -> list[str]:
    found = [
        f"{one['database']}:{one['id']}" if one.get("database") else str(one["id"])
        for one in entry.get("obo_xref") or []
        if one.get("id")
    ]
    for name in _XREF:
        found += texts(notes.get(name)) + texts(entry.get(name))
    return list(dict.fromkeys(found))


def _ids(
    entry: dict[str, Any], notes: dict[str, Any], keys: tuple[str, ...], names: Names
) -> list[str]:
    found = [text for key in keys for text in texts(entry.get(key)) + texts(notes.get(key))]
    return list(dict.fromkeys(names.curie(text) for text in found))

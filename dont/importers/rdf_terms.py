"""Facts about one IRI, as RDF vocabularies state them, made into a term."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from dont.core.imported import blank_term
from dont.importers.naming import OBO

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.core.imported import Synonym, Term
    from dont.importers.naming import Names

_OWL: Final = "http://www.w3.org/2002/07/owl#"
_RDF: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
_RDFS: Final = "http://www.w3.org/2000/01/rdf-schema#"
_SKOS: Final = "http://www.w3.org/2004/02/skos/core#"
_GO: Final = "http://www.geneontology.org/formats/oboInOwl#"
_DCT: Final = "http://purl.org/dc/terms/"
_SCHEMA: Final = ("http://schema.org/", "https://schema.org/")

TYPE: Final = _RDF + "type"
ONTOLOGY: Final = _OWL + "Ontology"
# What counts as a term, the strongest first: a punned IRI takes the first that it has.
KINDS: Final[dict[str, str]] = {
    _OWL + "Class": "class",
    _RDFS + "Class": "class",
    _SKOS + "Concept": "concept",
    _OWL + "ObjectProperty": "property",
    _OWL + "DatatypeProperty": "property",
    _OWL + "AnnotationProperty": "property",
    _RDF + "Property": "property",
    _RDFS + "Datatype": "datatype",
    _OWL + "NamedIndividual": "individual",
}
_KIND_ORDER: Final = list(dict.fromkeys(KINDS.values()))
LABELS: Final = (_SKOS + "prefLabel", _RDFS + "label", *(uri + "name" for uri in _SCHEMA))
DEFINITIONS: Final = (
    OBO + "IAO_0000115",
    _SKOS + "definition",
    "http://www.w3.org/ns/prov#definition",
)
REMARKS: Final = (_RDFS + "comment", _DCT + "description")
_SYNONYMS: Final[dict[str, str]] = {
    _GO + "hasExactSynonym": "exact",
    _GO + "hasNarrowSynonym": "narrow",
    _GO + "hasBroadSynonym": "broad",
    _GO + "hasRelatedSynonym": "related",
    _GO + "hasSynonym": "related",
    OBO + "IAO_0000118": "exact",
    _SKOS + "altLabel": "exact",
    _SKOS + "hiddenLabel": "related",
    **{uri + "alternateName": "exact" for uri in _SCHEMA},
}
_XREFS: Final = (_GO + "hasDbXref", _SKOS + "exactMatch", _SKOS + "closeMatch")
_PARENTS: Final = (_RDFS + "subClassOf", _RDFS + "subPropertyOf", _SKOS + "broader")
_DEPRECATED: Final = _OWL + "deprecated"
_REPLACED: Final = (OBO + "IAO_0100001", _DCT + "isReplacedBy")
_CONSIDER: Final = (_GO + "consider",)
_ALT: Final = (_GO + "hasAlternativeId",)
IMPORTS: Final = _OWL + "imports"
VERSIONS: Final = (_OWL + "versionIRI", _OWL + "versionInfo", _DCT + "modified")
# Other predicates are dropped while reading, so that a large file stays small in memory.
WANTED: Final = frozenset(
    {
        TYPE,
        *LABELS,
        *DEFINITIONS,
        *REMARKS,
        *_SYNONYMS,
        *_XREFS,
        *_PARENTS,
        _DEPRECATED,
        *_REPLACED,
        *_CONSIDER,
        *_ALT,
        IMPORTS,
        *VERSIONS,
    }
)
# Value, language ("" for none), whether the value is an IRI.
Value = tuple[str, str, bool]
Facts = dict[str, list[Value]]


def kind_of_node(facts: Facts) -> str | None:
    """Tell what kind of term a node is; None for a node that is no term."""
    kinds = {KINDS[value] for value, _, _ in facts.get(TYPE, ()) if value in KINDS}
    return next((kind for kind in _KIND_ORDER if kind in kinds), None)


def best(values: Iterable[Value], lang: str) -> Value | None:
    """Choose one text: the asked language, English, no language, `mul`, then the first by tag.

    Example:
        >>> best([("Haus", "de", False), ("house", "en-GB", False)], "")
        ('house', 'en-GB', False)
        >>> best([("Haus", "de", False), ("house", "en", False)], "de")[0]
        'Haus'
    """
    texts = [value for value in values if value[0].strip() and not value[2]]
    return min(texts, key=lambda value: _preference(value, lang), default=None)


def _preference(value: Value, lang: str) -> tuple[int, str, str]:
    tag = value[1].lower()
    asked = lang.lower()
    order = (
        asked != "" and tag == asked,
        asked != "" and tag.startswith(asked + "-"),
        tag == "en",
        tag.startswith("en-"),
        tag == "",
        tag == "mul",
    )
    rank = order.index(True) if True in order else len(order)
    return rank, tag, value[0]


def term_of(iri: str, facts: Facts, names: Names, *, lang: str, remarks: bool) -> Term:
    """Make a term of the facts about one IRI.

    Args:
        iri: the subject.
        facts: predicate to values.
        names: the prefixes.
        lang: asked language.
        remarks: take comments for definitions (the vocabulary has no definition property).
    """
    term = blank_term(names.curie(iri), iri, kind_of_node(facts) or "class")
    labels = [value for predicate in LABELS for value in facts.get(predicate, ())]
    chosen = _first_best(facts, LABELS, lang)
    if chosen is not None:
        term["label"], term["lang"] = chosen[0].strip(), chosen[1] or None
    definition = _first_best(facts, (*DEFINITIONS, *(REMARKS if remarks else ())), lang)
    term["definition"] = definition[0].strip() if definition else None
    term["synonyms"] = _synonyms(facts, labels, chosen)
    term["xrefs"] = _ids(facts, _XREFS, names)
    term["alt_ids"] = _ids(facts, _ALT, names)
    term["kind_of"] = [curie for curie in _ids(facts, _PARENTS, names) if curie != term["curie"]]
    term["obsolete"] = any(v[0].lower() in {"true", "1"} for v in facts.get(_DEPRECATED, ()))
    term["replaced_by"] = _ids(facts, _REPLACED, names)
    term["consider"] = _ids(facts, _CONSIDER, names)
    return term


def _first_best(facts: Facts, predicates: tuple[str, ...], lang: str) -> Value | None:
    """Choose from the first predicate, unless a later one alone has the asked language."""
    options = [found for p in predicates if p in facts and (found := best(facts[p], lang))]
    if lang:
        asked = [v for v in options if v[1].lower().split("-")[0] == lang.lower().split("-")[0]]
        options = asked or options
    return options[0] if options else None


def _synonyms(facts: Facts, labels: list[Value], chosen: Value | None) -> list[Synonym]:
    """Collect other names; labels that were not chosen come last, marked as labels."""
    found: dict[tuple[str, str], Synonym] = {}
    for predicate, scope in _SYNONYMS.items():
        for text, tag, _ in sorted(facts.get(predicate, ())):
            if text.strip():
                found.setdefault((text.strip(), tag), (text.strip(), scope, tag))
    for value in sorted(labels):
        text, tag, _ = value
        if value != chosen and text.strip() and not (chosen and text.strip() == chosen[0].strip()):
            found.setdefault((text.strip(), tag), (text.strip(), "label", tag))
    return list(found.values())


def _ids(facts: Facts, predicates: tuple[str, ...], names: Names) -> list[str]:
    """Collect references to other things as CURIEs; texts stay as they are written."""
    found = (
        names.curie(value) if is_iri else value.strip()
        for predicate in predicates
        for value, _, is_iri in facts.get(predicate, ())
    )
    return sorted({curie for curie in found if curie})


def fold_stubs(terms: list[Term]) -> list[Term]:
    """Turn deprecated stubs without a label into alternative ids of the live terms they stand for.

    A stub that no live term claims stays a term of its own.
    """
    by_curie = {term["curie"]: term for term in terms}
    claimed = {alt: term for term in terms if not term["obsolete"] for alt in term["alt_ids"]}
    kept = []
    for term in terms:
        primary = _primary(term, by_curie, claimed)
        if primary is None:
            kept.append(term)
        elif term["curie"] not in primary["alt_ids"]:
            primary["alt_ids"] = sorted([*primary["alt_ids"], term["curie"]])
    return kept


def _primary(term: Term, by_curie: dict[str, Term], claimed: dict[str, Term]) -> Term | None:
    if not term["obsolete"] or term["label"] or term["definition"]:
        return None
    replacement = by_curie.get(term["replaced_by"][0]) if len(term["replaced_by"]) == 1 else None
    primary = claimed.get(term["curie"]) or replacement
    return None if primary is None or primary["obsolete"] or primary is term else primary


def mark_foreign(terms: list[Term], ontology: str) -> None:
    """Mark the terms that belong to another ontology than the one imported.

    Args:
        terms: all terms of the file.
        ontology: IRI or short name of the ontology, "" where the file names none.
    """
    stem = ontology.rstrip("#/")
    short = stem.rpartition("/")[2].removesuffix(".owl").removesuffix(".obo").lower()
    own = {
        _space(term)
        for term in terms
        if (stem and term["iri"].startswith(stem)) or _space(term).lower() == short
    }
    if not own and ontology:
        common = Counter(_space(term) for term in terms if term["label"]).most_common(1)
        own = {common[0][0]} if common else set()
    for term in terms:
        bare = not term["label"] and not term["definition"] and not term["obsolete"]
        term["foreign"] = _space(term) not in own if own else bare


def _space(term: Term) -> str:
    """Give what stands for a term's vocabulary: its prefix, or its address up to the name."""
    if term["curie"] != term["iri"]:
        return term["curie"].partition(":")[0]
    cut = max(term["iri"].rfind("#"), term["iri"].rfind("/"))
    return term["iri"][: cut + 1]

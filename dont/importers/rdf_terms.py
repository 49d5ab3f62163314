"""Facts about one IRI, as RDF vocabularies state them, made into a term."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from dont.core.imported import blank_term
from dont.importers.naming import OBO

if TYPE_CHECKING:
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
    _OWL + "FunctionalProperty": "property",
    _OWL + "InverseFunctionalProperty": "property",
    _OWL + "SymmetricProperty": "property",
    _OWL + "TransitiveProperty": "property",
    _OWL + "DeprecatedClass": "class",
    _OWL + "DeprecatedProperty": "property",
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
_List: TypeAlias = Literal["xrefs", "alt_ids", "kind_of", "replaced_by", "consider"]
_LISTS: Final[tuple[_List, ...]] = ("xrefs", "alt_ids", "kind_of", "replaced_by", "consider")
# Predicates that lead to other things, by the list of the term that takes them.
_FIELDS: Final[dict[str, _List]] = {
    _GO + "hasDbXref": "xrefs",
    _SKOS + "exactMatch": "xrefs",
    _SKOS + "closeMatch": "xrefs",
    _RDFS + "subClassOf": "kind_of",
    _RDFS + "subPropertyOf": "kind_of",
    _SKOS + "broader": "kind_of",
    OBO + "IAO_0100001": "replaced_by",
    _DCT + "isReplacedBy": "replaced_by",
    _GO + "consider": "consider",
    _GO + "hasAlternativeId": "alt_ids",
}
_DEPRECATED: Final = _OWL + "deprecated"
_GIVEN_UP: Final = frozenset({_OWL + "DeprecatedClass", _OWL + "DeprecatedProperty"})
_SUBCLASS: Final = _RDFS + "subClassOf"
_OBSOLETE_CLASS: Final = _GO + "ObsoleteClass"
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
        *_FIELDS,
        _DEPRECATED,
        IMPORTS,
        *VERSIONS,
    }
)
# Order of languages that nobody asked for; regional English stands after `en`.
_RANKS: Final = {"en": 2, "": 4, "mul": 5}
# Value, language ("" for none), whether the value is an IRI.
Value = tuple[str, str, bool]
Facts = dict[str, list[Value]]


def kind_of_node(facts: Facts) -> str | None:
    """Tell what kind of term a node is; None for a node that is no term."""
    types = facts.get(TYPE)
    if types is None:
        return None
    if len(types) == 1:
        return KINDS.get(types[0][0])
    kinds = {KINDS[value] for value, _, _ in types if value in KINDS}
    return next((kind for kind in _KIND_ORDER if kind in kinds), None)


def best(values: list[Value], lang: str) -> Value | None:
    """Choose one text: the asked language, English, no language, `mul`, then the first by tag.

    Example:
        >>> best([("Haus", "de", False), ("house", "en-GB", False)], "")
        ('house', 'en-GB', False)
        >>> best([("Haus", "de", False), ("house", "en", False)], "de")[0]
        'Haus'
    """
    if len(values) == 1:
        value = values[0]
        return None if value[2] or not value[0].strip() else value
    texts = [value for value in values if not value[2] and value[0].strip()]
    return min(texts, key=lambda value: _preference(value, lang), default=None)


def _preference(value: Value, lang: str) -> tuple[int, str, str]:
    tag = value[1].lower()
    asked = lang.lower()
    if asked and tag == asked:
        return 0, tag, value[0]
    if asked and tag.startswith(asked + "-"):
        return 1, tag, value[0]
    rank = _RANKS.get(tag)
    if rank is None:
        rank = _RANKS["en"] + 1 if tag.startswith("en-") else max(_RANKS.values()) + 1
    return rank, tag, value[0]


def term_of(iri: str, facts: Facts, kind: str, names: Names, *, lang: str, remarks: bool) -> Term:
    """Make a term of the facts about one IRI.

    Args:
        iri: the subject.
        facts: predicate to values.
        kind: what `kind_of_node` says of it.
        names: the prefixes.
        lang: asked language.
        remarks: take comments for definitions (the vocabulary has no definition property).
    """
    term = blank_term(names.curie(iri), iri, kind)
    synonyms = _fill(term, facts, names)
    label = _first_best(facts, LABELS, lang)
    if label is not None:
        term["label"], term["lang"] = label[0].strip(), label[1] or None
    definition = _first_best(facts, (*DEFINITIONS, *REMARKS) if remarks else DEFINITIONS, lang)
    term["definition"] = definition[0].strip() if definition else None
    labels = [value for predicate in LABELS if predicate in facts for value in facts[predicate]]
    if len(labels) > 1:
        # Labels that were not chosen come last, so that other languages are found, too.
        chosen = term["label"]
        synonyms += sorted(
            (value[0].strip(), "label", value[1]) for value in labels if value[0].strip() != chosen
        )
    if synonyms:
        found: dict[tuple[str, str], Synonym] = {}
        for synonym in synonyms:
            if synonym[0]:
                found.setdefault((synonym[0], synonym[2]), synonym)
        term["synonyms"] = list(found.values())
    return term


def _fill(term: Term, facts: Facts, names: Names) -> list[Synonym]:
    """Fill in what leads to other things; give the synonyms, sorted."""
    synonyms: list[Synonym] = []
    for predicate, values in facts.items():
        field = _FIELDS.get(predicate)
        if field is not None:
            term[field] += [names.curie(v[0]) if v[2] else v[0].strip() for v in values]
        elif (scope := _SYNONYMS.get(predicate)) is not None:
            synonyms += [(v[0].strip(), scope, v[1]) for v in values]
        elif predicate == _DEPRECATED:
            term["obsolete"] = any(value[0].lower() in {"true", "1"} for value in values)
    term["obsolete"] = term["obsolete"] or _given_up(facts)
    for field in _LISTS:
        if term[field]:
            term[field] = sorted({one for one in term[field] if one and one != term["curie"]})
    synonyms.sort()
    return synonyms


def _given_up(facts: Facts) -> bool:
    """Tell whether a term is marked as obsolete by its type or by a parent for obsolete ones."""
    types = facts.get(TYPE, ())
    if any(value[0] in _GIVEN_UP for value in types):
        return True
    parents = facts.get(_SUBCLASS)
    return parents is not None and any(value[0] == _OBSOLETE_CLASS for value in parents)


def _first_best(facts: Facts, predicates: tuple[str, ...], lang: str) -> Value | None:
    """Choose from the first predicate, unless a later one alone has the asked language."""
    options = [found for p in predicates if p in facts and (found := best(facts[p], lang))]
    if lang and len(options) > 1:
        asked = [v for v in options if v[1].lower().split("-")[0] == lang.lower().split("-")[0]]
        options = asked or options
    return options[0] if options else None

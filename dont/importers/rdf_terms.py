"""Facts about one IRI, as RDF vocabularies state them, made into a term."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from dont.core.imported import blank_term
from dont.importers.naming import OBO

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.imported import IdList, Synonym, Term
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
# Predicates that lead to other things, by the list of the term that takes them.
_FIELDS: Final[dict[str, IdList]] = {
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
# Types and a parent that say the same, as values.
_GIVEN_UP: Final = frozenset(
    (uri, "", True)
    for uri in (_OWL + "DeprecatedClass", _OWL + "DeprecatedProperty", _GO + "ObsoleteClass")
)
_MARKS: Final = frozenset({TYPE, _DEPRECATED, _RDFS + "subClassOf"})
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


def ranks(lang: str) -> Callable[[str], tuple[int, str]]:
    """Tell how much a language tag is wanted: the asked one, English, none, `mul`, then others.

    Args:
        lang: asked language, "" for none.

    Example:
        >>> sorted(["fr", "", "en-GB", "de-AT", "en", "de"], key=ranks("de"))
        ['de', 'de-AT', 'en', 'en-GB', '', 'fr']
    """
    asked = lang.lower()

    @cache
    def rank(given: str) -> tuple[int, str]:
        tag = given.lower()
        if asked and tag == asked:
            return 0, tag
        if asked and tag.startswith(asked + "-"):
            return 1, tag
        if tag in _RANKS:
            return _RANKS[tag], tag
        return (_RANKS["en"] if tag.startswith("en-") else max(_RANKS.values())) + 1, tag

    return rank


class Maker:
    """Make terms of facts.

    Args:
        names: the prefixes.
        lang: asked language.
        remarks: take comments for definitions (the vocabulary has no definition property).
    """

    def __init__(self, names: Names, lang: str, *, remarks: bool) -> None:
        self._curie = names.curie
        self._lang = lang.lower().split("-")[0]
        self._rank = ranks(lang)
        self._definitions = (*DEFINITIONS, *REMARKS) if remarks else DEFINITIONS

    def term(self, iri: str, facts: Facts, kind: str) -> Term:
        """Make a term of the facts about one IRI.

        Args:
            iri: the subject.
            facts: predicate to values.
            kind: what `kind_of_node` says of it.
        """
        term = blank_term(self._curie(iri), iri, kind)
        synonyms = self._fill(term, facts)
        labels = [facts[predicate] for predicate in LABELS if predicate in facts]
        label = self._chosen(labels)
        if label is not None:
            term["label"], term["lang"] = label[0].strip(), label[1] or None
        definition = self._chosen([facts[p] for p in self._definitions if p in facts])
        if definition is not None:
            term["definition"] = definition[0].strip()
        if len(labels) > 1 or (labels and len(labels[0]) > 1):
            # Labels that were not chosen come last, so that other languages are found, too.
            synonyms += sorted(
                (text, "label", tag)
                for values in labels
                for value, tag, _ in values
                if (text := value.strip()) != term["label"]
            )
        if len(synonyms) > 1:
            found: dict[tuple[str, str], Synonym] = {}
            for synonym in synonyms:
                found.setdefault((synonym[0], synonym[2]), synonym)
            synonyms = list(found.values())
        term["synonyms"] = [synonym for synonym in synonyms if synonym[0]]
        return term

    def _fill(self, term: Term, facts: Facts) -> list[Synonym]:
        """Fill in what leads to other things; give the synonyms, sorted."""
        synonyms: list[Synonym] = []
        curie = self._curie
        for predicate, values in facts.items():
            if predicate in _MARKS:
                term["obsolete"] = term["obsolete"] or _given_up(predicate, values)
            field = _FIELDS.get(predicate)
            if field is not None:
                ids = {curie(value[0]) if value[2] else value[0].strip() for value in values}
                ids -= {"", term["curie"]}
                term[field] = sorted(ids.union(term[field]))
            elif (scope := _SYNONYMS.get(predicate)) is not None:
                synonyms += [(value[0].strip(), scope, value[1]) for value in values]
        if len(synonyms) > 1:
            synonyms.sort()
        return synonyms

    def _chosen(self, options: list[list[Value]]) -> Value | None:
        """Choose from the first predicate, unless a later one alone has the asked language."""
        found = [text for values in options if (text := self.best(values)) is not None]
        if self._lang and len(found) > 1:
            found = [v for v in found if v[1].lower().split("-")[0] == self._lang] or found
        return found[0] if found else None

    def best(self, values: list[Value]) -> Value | None:
        """Choose one text: by its language, then by the alphabet; None where there is none."""
        if len(values) == 1:
            value = values[0]
            return None if value[2] or not value[0].strip() else value
        rank = self._rank
        texts = [(rank(v[1]), v[0], v) for v in values if not v[2] and v[0].strip()]
        return min(texts)[2] if texts else None


def _given_up(predicate: str, values: list[Value]) -> bool:
    """Tell whether a mark, a type or a parent for obsolete terms says that a term is given up."""
    if predicate == _DEPRECATED:
        return any(value[0].lower() in {"true", "1"} for value in values)
    return not _GIVEN_UP.isdisjoint(values)

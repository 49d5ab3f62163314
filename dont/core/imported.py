"""What every importer hands over, whatever the source: one shape for terms, references, prefixes.

Plain dicts at run time; these names exist for the type checker.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypedDict

# Text, scope (`exact`, `narrow`, `broad`, `related`, `label` for a label in another language),
# language tag or "".
Synonym: TypeAlias = tuple[str, str, str]
# The lists of a term that hold ids.
IdList: TypeAlias = Literal["xrefs", "alt_ids", "kind_of", "replaced_by", "consider"]
ID_LISTS: Final[tuple[IdList, ...]] = ("xrefs", "alt_ids", "kind_of", "replaced_by", "consider")


class Term(TypedDict):
    """One named thing, importable under one id.

    `curie` equals `iri` where the source gives nothing to build a CURIE from; `foreign` marks a
    term that the file carries along but another ontology owns.
    """

    curie: str
    iri: str
    kind: str
    label: str | None
    lang: str | None
    definition: str | None
    synonyms: list[Synonym]
    xrefs: list[str]
    alt_ids: list[str]
    kind_of: list[str]
    obsolete: bool
    replaced_by: list[str]
    consider: list[str]
    foreign: bool


class Reference(TypedDict):
    """One bibliographic record."""

    id: str
    doi: str | None
    title: str | None
    authors: list[str]
    year: int | None
    abstract: str | None
    url: str | None
    retracted: bool


class Prefix(TypedDict):
    """One registered prefix; `uri` holds `$1` where the local part goes, "" for unknown."""

    prefix: str
    uri: str
    name: str
    pattern: str
    synonyms: list[str]
    deprecated: bool
    banana: str


class Manifest(TypedDict):
    """What `.dont/imports/` keeps about one source, so that another machine can load it again.

    `parts` names what the source imported in its turn: path from the project root to hash, address
    to "" (it has to be fetched to know whether it changed).
    """

    v: int
    importer: str
    source: str
    series: str
    canonical_source_id: str
    content_hash: str
    options: dict[str, object]
    options_hash: str
    parts: dict[str, str]
    name: str
    release: str | None
    counts: dict[str, int]
    imported_at: str


class Batch(TypedDict):
    """Everything read from one source."""

    terms: list[Term]
    references: list[Reference]
    prefixes: list[Prefix]


class Counts(TypedDict):
    """What one import did; `obsolete` counts the terms that became obsolete by it."""

    read: int
    new: int
    changed: int
    obsolete: int
    gone: int


def blank_term(curie: str, iri: str, kind: str = "class") -> Term:
    """Make a term that has nothing but its identity.

    Example:
        >>> blank_term("GO:1", "http://example.org/1")["label"] is None
        True
    """
    return {
        "curie": curie,
        "iri": iri,
        "kind": kind,
        "label": None,
        "lang": None,
        "definition": None,
        "synonyms": [],
        "xrefs": [],
        "alt_ids": [],
        "kind_of": [],
        "obsolete": False,
        "replaced_by": [],
        "consider": [],
        "foreign": False,
    }

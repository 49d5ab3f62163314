"""Which terms of a file stand for another one, and which belong to another ontology."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dont.core.imported import Term


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

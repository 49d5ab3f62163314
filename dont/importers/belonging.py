"""Which terms of a file stand for another one, and which belong to another ontology."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dont.core.imported import Term


def fold_stubs(terms: list[Term]) -> list[Term]:
    """Turn deprecated stubs without a label into alternative ids of the live terms they stand for.

    A stub that no live term claims stays a term of its own.
    """
    if not any(map(_is_stub, terms)):
        return terms
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
    if not _is_stub(term):
        return None
    replacement = by_curie.get(term["replaced_by"][0]) if len(term["replaced_by"]) == 1 else None
    primary = claimed.get(term["curie"]) or replacement
    return None if primary is None or primary["obsolete"] or primary is term else primary


def _is_stub(term: Term) -> bool:
    return term["obsolete"] and not (term["label"] or term["definition"])


def mark_foreign(terms: list[Term], ontology: str) -> None:
    """Mark the terms that belong to another ontology than the one imported.

    Args:
        terms: all terms of the file.
        ontology: IRI or short name of the ontology, "" where the file names none.
    """
    stem = ontology.rstrip("#/")
    short = stem.rpartition("/")[2].removesuffix(".owl").removesuffix(".obo").lower()
    spaces: defaultdict[str, list[Term]] = defaultdict(list)
    for term in terms:
        spaces[_space(term)].append(term)
    own = {
        space
        for space, members in spaces.items()
        if space.lower() == short or (stem and any(one["iri"].startswith(stem) for one in members))
    }
    if not own and ontology:
        labelled = {space: sum(bool(one["label"]) for one in spaces[space]) for space in spaces}
        common = max(labelled, key=labelled.__getitem__, default="")
        own = {common} if labelled.get(common) else set()
    for space, members in spaces.items():
        # Terms begin as the ontology's own; the many that are stay untouched.
        if space not in own:
            for term in members:
                bare = not term["label"] and not term["definition"] and not term["obsolete"]
                term["foreign"] = bool(own) or bare


def _space(term: Term) -> str:
    """Give what stands for a term's vocabulary: its prefix, or its address up to the name."""
    curie, iri = term["curie"], term["iri"]
    if curie != iri:
        return curie[: curie.find(":")] if ":" in curie else curie
    return iri[: max(iri.rfind("#"), iri.rfind("/")) + 1]

"""Frames and clauses that fastobo has read, made into terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dont.core.imported import ID_LISTS, blank_term
from dont.importers.obo_ids import is_cross_reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.imported import Term
    from dont.importers.obo_ids import Ids

    Handler = Callable[[Term, Any, Ids], None]


def is_rejection(error: BaseException) -> bool:
    """Tell whether the strict reader gave up on a text: by its own error, or by a panic inside.

    A panic is no `Exception`, so that programs end with it; here it costs one stanza at most.
    """
    return isinstance(error, SyntaxError) or type(error).__name__ == "PanicException"


def start(raw: str, kind: str, ids: Ids) -> Term:
    """Begin a term with its id."""
    return blank_term(ids.curie(raw), ids.iri(raw), kind)


def _name(term: Term, clause: Any, _ids: Ids) -> None:
    if term["label"] is None:
        term["label"] = clause.name.strip() or None


def _definition(term: Term, clause: Any, _ids: Ids) -> None:
    if term["definition"] is None:
        term["definition"] = clause.definition.strip() or None


def _synonym(term: Term, clause: Any, _ids: Ids) -> None:
    synonym = clause.synonym
    if text := synonym.desc.strip():
        term["synonyms"].append((text, synonym.scope.lower(), ""))


def _xref(term: Term, clause: Any, ids: Ids) -> None:
    xref = clause.xref
    raw = str(xref.id)
    if is_cross_reference(raw, xref.desc is not None):
        term["xrefs"].append(ids.curie(raw))


def _parent(term: Term, clause: Any, ids: Ids) -> None:
    term["kind_of"].append(ids.curie(str(getattr(clause, "term", None) or clause.typedef)))


def _alternative(term: Term, clause: Any, ids: Ids) -> None:
    term["alt_ids"].append(ids.curie(str(clause.alt_id)))


def _obsolete(term: Term, clause: Any, _ids: Ids) -> None:
    term["obsolete"] = bool(clause.obsolete)


def _replaced(term: Term, clause: Any, ids: Ids) -> None:
    term["replaced_by"].append(ids.curie(str(getattr(clause, "term", None) or clause.typedef)))


def _consider(term: Term, clause: Any, ids: Ids) -> None:
    term["consider"].append(ids.curie(str(getattr(clause, "term", None) or clause.typedef)))


_HANDLERS: dict[str, Handler] = {
    "NameClause": _name,
    "DefClause": _definition,
    "SynonymClause": _synonym,
    "XrefClause": _xref,
    "IsAClause": _parent,
    "AltIdClause": _alternative,
    "IsObsoleteClause": _obsolete,
    "ReplacedByClause": _replaced,
    "ConsiderClause": _consider,
}


class Frames:
    """Make terms of frames; one look-up a clause, since a large ontology has half a million."""

    def __init__(self, ids: Ids) -> None:
        from fastobo import term, typedef

        self._ids = ids
        self._term_frame = term.TermFrame
        self._typedef_frame = typedef.TypedefFrame
        self._handlers: dict[type, Handler] = {
            getattr(module, name): handler
            for module in (term, typedef)
            for name, handler in _HANDLERS.items()
            if hasattr(module, name)
        }

    def term(self, frame: Any) -> Term | None:
        """Make a term; None for an instance frame, whose clauses fastobo does not show."""
        if isinstance(frame, self._term_frame):
            kind = "class"
        elif isinstance(frame, self._typedef_frame):
            kind = "property"
        else:
            return None
        term = start(str(frame.id), kind, self._ids)
        self.fill(term, frame)
        return term

    def fill(self, term: Term, clauses: Any) -> None:
        """Add what clauses say to a term."""
        handlers, ids = self._handlers, self._ids
        for clause in clauses:
            handler = handlers.get(type(clause))
            if handler is not None:
                handler(term, clause, ids)
        for field in ID_LISTS:
            if len(term[field]) > 1:
                term[field] = list(dict.fromkeys(term[field]))

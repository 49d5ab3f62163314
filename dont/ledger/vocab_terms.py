"""Terms of one source, written with everything by which they are found, and taken out again."""

from __future__ import annotations

import json
from functools import lru_cache
from json.encoder import encode_basestring as _text
from operator import itemgetter
from typing import TYPE_CHECKING

from dont.core.imported import ID_LISTS
from dont.ledger.vocab_search import name_key

if TYPE_CHECKING:
    import sqlite3

    from dont.core.imported import Counts, Term

    Columns = tuple[object, ...]

_TERM_SQL = (
    "INSERT INTO term (source, curie, iri, kind, label, lang, definition, obsolete, foreign_term,"
    " body, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_CHUNK = 500


def replace_terms(
    db: sqlite3.Connection, source: int, terms: list[Term]
) -> tuple[Counts, dict[str, int]]:
    """Make a source's terms these; each keeps its number while its IRI stays.

    Args:
        db: inside a transaction.
        source: number of the source.
        terms: each IRI once.

    Returns:
        What changed, and how many terms each prefix names.
    """
    present = {
        row[2]: row
        for row in db.execute(
            "SELECT id, curie, iri, kind, label, lang, definition, obsolete, foreign_term, body"
            " FROM term WHERE source = ?",
            (source,),
        )
    }
    start = int(db.execute("SELECT coalesce(max(id), 0) FROM term").fetchone()[0])
    new = changed = obsolete = 0
    fresh = _Fresh(db, source)
    used: dict[str, int] = {}
    for term in terms:
        head, colon, rest = term["curie"].partition(":")
        if colon and not rest.startswith("//"):
            used[head] = used.get(head, 0) + 1
        columns = _columns(term)
        old = present.pop(term["iri"], None)
        if old is None:
            start += 1
            number = start
            new += 1
        elif old[1:] == columns:
            continue
        else:
            number = int(old[0])
            changed += 1
            _delete(db, old)
        obsolete += term["obsolete"] and not (old and old[7])
        fresh.add(number, term, columns)
    fresh.flush()
    for old in present.values():
        _delete(db, old)
    counts: Counts = {
        "read": len(terms),
        "new": new,
        "changed": changed,
        "obsolete": obsolete,
        "gone": len(present),
    }
    return counts, used


def _columns(term: Term) -> Columns:
    """Give a term as the columns of its row, without source and id."""
    return (
        term["curie"],
        term["iri"],
        term["kind"],
        term["label"],
        term["lang"],
        term["definition"],
        term["obsolete"],
        term["foreign"],
        body_of(term),
    )


def body_of(term: Term) -> str:
    """Give the lists of a term as JSON; put together by hand, in a third of the encoder's time.

    Example:
        >>> from dont.core.imported import blank_term
        >>> body_of({**blank_term("a:1", "x"), "xrefs": ["b:2", "c:3"]})
        '{"xrefs":["b:2","c:3"]}'
    """
    # INVARIANT: the keys stand in one order, empty lists are left out; equal terms have equal text.
    triples = [f"[{_text(text)},{_tail(scope, lang)}]" for text, scope, lang in term["synonyms"]]
    parts = [f'"synonyms":[{",".join(triples)}]'] if triples else []
    parts += [
        f'"{key}":[{",".join(map(_text, values))}]' for key in ID_LISTS if (values := term[key])
    ]
    return f"{{{','.join(parts)}}}"


@lru_cache(maxsize=1024)
def _tail(scope: str, lang: str) -> str:
    return f"{_text(scope)},{_text(lang)}"


class _Fresh:
    """Rows waiting to be written, so few at a time that the processor still has them at hand."""

    def __init__(self, db: sqlite3.Connection, source: int) -> None:
        self._db = db
        self._source = source
        self._rows: list[Columns] = []
        self._names: list[tuple[str, int, int]] = []
        self._alternatives: list[tuple[str, int]] = []
        self._texts: list[tuple[int, str, str, str]] = []

    def add(self, number: int, term: Term, columns: Columns) -> None:
        """Take one row."""
        self._rows.append((self._source, *columns, number))
        synonyms = [synonym[0] for synonym in term["synonyms"]]
        label = term["label"]
        _name_entries(self._names, number, label, synonyms)
        self._alternatives += [(curie, number) for curie in term["alt_ids"]]
        self._texts.append((number, label or "", "\n".join(synonyms), term["definition"] or ""))
        if len(self._rows) >= _CHUNK:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
        db = self._db
        db.executemany(_TERM_SQL, self._rows)
        # In key order the tree of names is filled page by page.
        self._names.sort(key=itemgetter(0))
        db.executemany("INSERT OR IGNORE INTO name VALUES (?, ?, ?)", self._names)
        db.executemany("INSERT OR IGNORE INTO alt VALUES (?, ?)", self._alternatives)
        db.executemany(
            "INSERT INTO search (rowid, label, synonyms, definition) VALUES (?, ?, ?, ?)",
            self._texts,
        )
        self._rows, self._names, self._alternatives, self._texts = [], [], [], []


def _name_entries(
    names: list[tuple[str, int, int]], number: int, label: str | None, synonyms: list[str]
) -> None:
    """Add the keys under which a term is found by name."""
    if label:
        names.append((name_key(label), 0, number))
    names += [(name_key(text), 1, number) for text in synonyms]


def _delete(db: sqlite3.Connection, row: Columns) -> None:
    """Take a stored row and all its search entries away."""
    number, label, definition = int(str(row[0])), row[4], row[6]
    body = json.loads(str(row[9]))
    synonyms = [text for text, _scope, _lang in body.get("synonyms", ())]
    names: list[tuple[str, int, int]] = []
    _name_entries(names, number, None if label is None else str(label), synonyms)
    db.executemany("DELETE FROM name WHERE key = ? AND kind = ? AND term = ?", names)
    alternatives = [(curie, number) for curie in body.get("alt_ids", ())]
    db.executemany("DELETE FROM alt WHERE curie = ? AND term = ?", alternatives)
    db.execute(
        "INSERT INTO search (search, rowid, label, synonyms, definition)"
        " VALUES ('delete', ?, ?, ?, ?)",
        (number, str(label or ""), "\n".join(synonyms), str(definition or "")),
    )
    db.execute("DELETE FROM term WHERE id = ?", (number,))

"""Terms of one source, written with everything by which they are found, and taken out again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dont.ledger.vocab import BODY
from dont.ledger.vocab_search import name_key

if TYPE_CHECKING:
    import sqlite3

    from dont.core.imported import Counts, Term

_TERM_SQL = (
    "INSERT INTO term (source, curie, iri, kind, label, lang, definition, obsolete, foreign_term,"
    " body, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_CHUNK = 8000
_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
Columns = tuple[object, ...]


def replace_terms(db: sqlite3.Connection, source: int, terms: list[Term]) -> Counts:
    """Make a source's terms these; each keeps its number while its IRI stays.

    Args:
        db: inside a transaction.
        source: number of the source.
        terms: each IRI once.
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
    counts: Counts = {"read": len(terms), "new": 0, "changed": 0, "obsolete": 0, "gone": 0}
    fresh = _Fresh(db, source)
    for term in terms:
        columns = _columns(term)
        old = present.pop(term["iri"], None) if present else None
        if old is None:
            start += 1
            number = start
            counts["new"] += 1
        elif old[1:] == columns:
            continue
        else:
            number = int(old[0])
            counts["changed"] += 1
            _delete(db, old)
        counts["obsolete"] += term["obsolete"] and not (old and old[7])
        fresh.add(number, term, columns)
    fresh.flush()
    counts["gone"] = len(present)
    for old in present.values():
        _delete(db, old)
    return counts


def _columns(term: Term) -> Columns:
    """Give a term as the columns of its row, without source and id."""
    # INVARIANT: the keys stand in one order, empty lists are left out; equal terms have equal text.
    body = {key: value for key in BODY if (value := term[key])}  # type: ignore[literal-required]  # keys of a term
    return (
        term["curie"],
        term["iri"],
        term["kind"],
        term["label"],
        term["lang"],
        term["definition"],
        int(term["obsolete"]),
        int(term["foreign"]),
        _dump(body),
    )


class _Fresh:
    """Rows waiting to be written, a few thousand at a time: a large ontology stays small."""

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
        synonyms = [text for text, _scope, _lang in term["synonyms"]]
        label, definition = term["label"], term["definition"]
        _name_entries(self._names, number, label, synonyms)
        if term["alt_ids"]:
            self._alternatives += [(curie, number) for curie in term["alt_ids"]]
        self._texts.append((number, label or "", "\n".join(synonyms), definition or ""))
        if len(self._rows) >= _CHUNK:
            self.flush()

    def flush(self) -> None:
        """Write what is waiting."""
        db = self._db
        db.executemany(_TERM_SQL, self._rows)
        # In key order the tree of names is filled page by page.
        self._names.sort()
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
    names.extend((name_key(text), 1, number) for text in synonyms)


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

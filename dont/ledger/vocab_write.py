"""The imported vocabulary, written: one source replaced in one transaction."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dont.ledger.vocab import BODY, VOCAB_FILE, VOCAB_FORMAT
from dont.ledger.vocab_schema import INDEXES, TABLES
from dont.ledger.vocab_search import name_key

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.imported import Batch, Counts, Manifest, Prefix, Reference, Term

_TERM_SQL = (
    "INSERT INTO term (source, curie, iri, kind, label, lang, definition, obsolete, foreign_term,"
    " body, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_BUSY_SECONDS = 30.0
_CHUNK = 8000
_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
Columns = tuple[object, ...]


class VocabularyWriter:
    """The write side of `vocab.db`.

    Args:
        cache_dir: the folder that holds the file; made where it is absent.
    """

    def __init__(self, cache_dir: str) -> None:
        self.cache_dir = cache_dir
        self.path = os.path.join(cache_dir, VOCAB_FILE)

    def replace_source(self, manifest: Manifest, batch: Batch, *, dry_run: bool = False) -> Counts:
        """Make the vocabulary hold exactly this batch for this series; write only what differs.

        Args:
            manifest: names the series that is replaced and its new release.
            batch: all rows of the source, each IRI once.
            dry_run: count, then take everything back.
        """
        with self._transaction(dry_run=dry_run) as db:
            source = _source_id(db, manifest["series"])
            counts = _replace_terms(db, source, batch["terms"])
            _add(counts, _replace_references(db, source, batch["references"]))
            counted = _replace_prefixes(db, source, batch["prefixes"], batch["terms"])
            if manifest["importer"] == "bioregistry":
                _add(counts, counted)
            _describe(db, source, manifest, batch)
            for statement in INDEXES.split(";"):
                db.execute(statement)
        return counts

    def drop_source(self, series: str) -> None:
        """Forget all rows of one series."""
        with self._transaction(dry_run=False) as db:
            source = _source_id(db, series)
            _replace_terms(db, source, [])
            _replace_references(db, source, [])
            db.execute("DELETE FROM prefix WHERE source = ?", (source,))
            db.execute("DELETE FROM source WHERE id = ?", (source,))

    @contextmanager
    def _transaction(self, *, dry_run: bool) -> Iterator[sqlite3.Connection]:
        path = self.path
        if dry_run and not os.path.exists(path):
            path = ":memory:"
        else:
            os.makedirs(self.cache_dir, exist_ok=True)
            self._discard_unfit()
        db = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute("PRAGMA cache_size = -32768")
            db.execute("PRAGMA temp_store = MEMORY")
            db.execute("BEGIN IMMEDIATE")
            if db.execute("PRAGMA user_version").fetchone()[0] != VOCAB_FORMAT:
                for statement in TABLES.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {VOCAB_FORMAT}")
            try:
                yield db
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("ROLLBACK" if dry_run else "COMMIT")
        finally:
            db.close()

    def _discard_unfit(self) -> None:
        """Remove a file of another format or of garbage: it is a cache, manifests rebuild it."""
        if not os.path.exists(self.path):
            return
        db = sqlite3.connect(self.path, timeout=_BUSY_SECONDS)
        try:
            fit = db.execute("PRAGMA user_version").fetchone()[0] in {VOCAB_FORMAT, 0}
            fit = fit and not (
                db.execute("PRAGMA user_version").fetchone()[0] == 0
                and db.execute("SELECT 1 FROM sqlite_master").fetchone()
            )
        except sqlite3.DatabaseError:
            fit = False
        finally:
            db.close()
        if not fit:
            os.remove(self.path)


def _add(counts: Counts, more: Counts) -> None:
    counts["read"] += more["read"]
    counts["new"] += more["new"]
    counts["changed"] += more["changed"]
    counts["obsolete"] += more["obsolete"]
    counts["gone"] += more["gone"]


def _source_id(db: sqlite3.Connection, series: str) -> int:
    row = db.execute("SELECT id FROM source WHERE series = ?", (series,)).fetchone()
    if row is not None:
        return int(row[0])
    return int(db.execute("SELECT coalesce(max(id), 0) + 1 FROM source").fetchone()[0])


def _describe(db: sqlite3.Connection, source: int, manifest: Manifest, batch: Batch) -> None:
    values = (
        source,
        manifest["series"],
        manifest["canonical_source_id"],
        manifest["importer"],
        manifest["name"],
        manifest["release"],
        manifest["content_hash"],
        manifest["options_hash"],
        manifest["imported_at"],
        len(batch["terms"]),
        len(batch["references"]),
        len(batch["prefixes"]),
    )
    marks = ", ".join("?" * len(values))
    db.execute(f"INSERT OR REPLACE INTO source VALUES ({marks})", values)  # noqa: S608 -- only question marks


def _columns(term: Term) -> Columns:
    """Give a term as the columns of its row, without source and id."""
    # INVARIANT: the keys stand in one order, empty lists are left out; equal terms have equal text.
    body = {key: value for key in BODY if (value := term[key])}  # type: ignore[literal-required]
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


def _replace_terms(db: sqlite3.Connection, source: int, terms: list[Term]) -> Counts:
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


def _differences(
    present: dict[str, str], incoming: list[tuple[str, str]]
) -> tuple[list[str], list[str], list[str]]:
    new = [key for key, _ in incoming if key not in present]
    changed = [key for key, body in incoming if key in present and present[key] != body]
    gone = sorted(present.keys() - {key for key, _ in incoming})
    return new, changed, gone


def _replace_references(db: sqlite3.Connection, source: int, references: list[Reference]) -> Counts:
    rows = {reference["id"]: (reference, _json(reference)) for reference in references}
    present = dict(db.execute("SELECT id, body FROM reference WHERE source = ?", (source,)))
    incoming = [(key, body) for key, (_, body) in rows.items()]
    new, changed, gone = _differences(present, incoming)
    for key in [*changed, *gone]:
        db.execute("DELETE FROM reference WHERE id = ? AND source = ?", (key, source))
    for key in [*new, *changed]:
        reference, body = rows[key]
        db.execute(
            "INSERT INTO reference VALUES (?, ?, ?, ?, ?)",
            (source, key, reference["doi"], reference["title"], body),
        )
    return {
        "read": len(rows),
        "new": len(new),
        "changed": len(changed),
        "obsolete": 0,
        "gone": len(gone),
    }


def _replace_prefixes(
    db: sqlite3.Connection, source: int, prefixes: list[Prefix], terms: list[Term]
) -> Counts:
    """Keep the prefixes of a source with the number of terms each names."""
    used: dict[str, int] = {}
    for term in terms:
        head, colon, rest = term["curie"].partition(":")
        if colon and not rest.startswith("//"):
            used[head] = used.get(head, 0) + 1
    rows = {prefix["prefix"]: (prefix["uri"], _json(prefix)) for prefix in prefixes}
    for head in used.keys() - rows.keys():
        rows[head] = ("", "{}")
    present = {
        row[0]: (row[1], row[2])
        for row in db.execute("SELECT prefix, body, terms FROM prefix WHERE source = ?", (source,))
    }
    counts: Counts = {"read": len(prefixes), "new": 0, "changed": 0, "obsolete": 0, "gone": 0}
    for head, (uri, body) in rows.items():
        number = used.get(head, 0)
        old = present.pop(head, None)
        counts["new"] += old is None
        counts["changed"] += old is not None and old[0] != body
        if old != (body, number):
            db.execute(
                "INSERT OR REPLACE INTO prefix VALUES (?, ?, ?, ?, ?)",
                (source, head, uri, number, body),
            )
    counts["gone"] = len(present)
    for head in present:
        db.execute("DELETE FROM prefix WHERE prefix = ? AND source = ?", (head, source))
    return counts


def _json(value: object) -> str:
    return _dump(value)

"""The imported vocabulary, read: CURIEs resolve and words are found without any network.

The file `.dont/cache/vocab.db` is a cache: where it is absent or was written by another version of
`dont`, the vocabulary is empty and `dont doctor` says how to load it again.
"""

from __future__ import annotations

import json
import os
import sqlite3
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import TracebackType
    from typing import Any, Self

    from dont.core.errors import SubstrateError

    Row = dict[str, Any]

VOCAB_FILE = "vocab.db"
# Kept in the file's `user_version`; another number means an empty vocabulary until re-import.
VOCAB_FORMAT = 1

# The lists of a row; empty ones are not stored.
BODY = ("synonyms", "xrefs", "alt_ids", "kind_of", "replaced_by", "consider")

_COLUMNS = (
    "t.id, t.curie, t.iri, t.kind, t.label, t.lang, t.definition, t.obsolete, t.body,"
    " s.canonical, s.name, s.release, s.imported_at"
)
_FROM = " FROM term t JOIN source s ON s.id = t.source"
# The ontology's own row wins over a stub that another file carries along, a live one over an
# obsolete one, a labelled one over a bare one; then the order of import decides.
_BEST = " ORDER BY t.foreign_term, t.obsolete, t.label IS NULL, t.source, t.id"
_BY_CURIE = f"SELECT {_COLUMNS}{_FROM} WHERE t.curie = ?{_BEST}"
_BY_IRI = f"SELECT {_COLUMNS}{_FROM} WHERE t.iri = ?{_BEST}"
_BY_ALT = (
    f"SELECT {_COLUMNS}{_FROM} JOIN alt a ON a.term = t.id WHERE a.curie = ?"
    " ORDER BY t.obsolete, t.foreign_term, t.curie LIMIT 8"
)
_SUCCESSOR_LIMIT = 64
# Seconds to wait for an import that commits; it holds readers up for a moment only.
_PATIENCE = 20.0


class Vocabulary:
    """Imported terms of one project.

    Args:
        cache_dir: the folder that holds `vocab.db`.
    """

    def __init__(self, cache_dir: str) -> None:
        self.path = os.path.join(cache_dir, VOCAB_FILE)
        self._db: sqlite3.Connection | None = None
        self._prefixes: frozenset[str] | None = None
        self._registry: dict[str, tuple[str, str]] | None = None

    def __enter__(self) -> Self:
        """Open nothing yet: the first question does."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

    def close(self) -> None:
        """Close the file; a later question opens it again."""
        if self._db is not None:
            self._db.close()
        self._db, self._prefixes, self._registry = None, None, None

    @property
    def db(self) -> sqlite3.Connection | None:
        """The open database; None where there is nothing to read."""
        if self._db is None:
            self._db = self._open()
        return self._db

    def _open(self) -> sqlite3.Connection | None:
        if not os.path.exists(self.path):
            return None
        address = "file:" + self.path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
        db = sqlite3.connect(
            address + "?mode=ro", uri=True, check_same_thread=False, timeout=_PATIENCE
        )
        try:
            fit = _format_of(db) == VOCAB_FORMAT
        except sqlite3.DatabaseError as error:
            # The low byte names the kind of failure, the others its variety.
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                db.close()
                raise _locked(error) from error
            fit = _rolled_back(self.path) and _format_of(db) == VOCAB_FORMAT
        if not fit:
            db.close()
            return None
        return db

    def resolve(self, curie: str) -> Row | None:
        """Find what a CURIE or IRI names.

        Args:
            curie: `GO:0008150`, or a whole IRI.

        Returns:
            The row, or None. `match` says how it was found: `exact`; `alt-id` (the row is the
            primary term); `repaired` (a proposal only: the caller must not treat the CURIE as
            resolved). An obsolete row names its `successor` (a CURIE or None), following
            `replaced_by` as far as it leads.
        """
        row = self._exact(curie) or self._alternative(curie)
        return row if row is not None else self._repaired(curie)

    def _exact(self, curie: str) -> Row | None:
        found = self._first(_BY_CURIE, curie) or self._first(_BY_IRI, curie)
        return None if found is None else self._finished(found, "exact")

    def _alternative(self, curie: str) -> Row | None:
        rows = self._all(_BY_ALT, curie)
        if not rows:
            return None
        row = self._finished(rows[0], "alt-id")
        row["alternatives"] = list(dict.fromkeys(other["curie"] for other in rows[1:]))
        return row

    def _repaired(self, curie: str) -> Row | None:
        from dont.core.curie import repairs

        for proposal in repairs(curie, self.prefixes()):
            row = self._exact(proposal) or self._alternative(proposal)
            if row is not None:
                row["match"] = "repaired"
                return row
        return None

    def _finished(self, row: Row, match: str) -> Row:
        row["match"] = match
        row["alternatives"] = []
        row["successor"], row["successor_path"] = None, []
        if row["obsolete"]:
            row["successor"], row["successor_path"] = self._successor(row)
        return row

    def _successor(self, row: Row) -> tuple[str | None, list[str]]:
        """Follow `replaced_by` to a live term; a loop leads nowhere."""
        seen = [row["curie"]]
        here = row
        while here["obsolete"] and len(seen) < _SUCCESSOR_LIMIT:
            onward = [curie for curie in here["replaced_by"] if curie not in seen]
            if not onward:
                return None, seen[1:]
            seen.append(onward[0])
            following = self._first(_BY_CURIE, onward[0])
            if following is None:
                following = next(iter(self._all(_BY_ALT, onward[0])), None)
            if following is None:
                return onward[0], seen[1:]
            here = following
        return (None if here["obsolete"] else here["curie"]), seen[1:]

    def search(self, text: str, limit: int) -> list[Row]:
        """Rank the imported terms that a text may mean.

        Args:
            text: words or a CURIE.
            limit: how many rows at most.

        Returns:
            Rows with `score` (0 to 1), `match` (`curie`, `label`, `synonym`, `prefix`, `text`) and
            `source`; exact CURIE, exact label, synonym, prefix, full text, in that
            order, obsolete ones last.
        """
        if self.db is None or limit < 1:
            return []
        from dont.ledger.vocab_search import ranked

        hits = ranked(self.db, text, limit)
        rows = {row["id"]: row for row in self._by_ids([hit[0] for hit in hits])}
        answer = []
        for term, match, score in hits:
            row = self._finished(rows[term], match)
            answer.append({**row, "score": score})
        return answer

    def _by_ids(self, ids: list[int]) -> list[Row]:
        marks = ",".join("?" * len(ids))
        return self._all(f"SELECT {_COLUMNS}{_FROM} WHERE t.id IN ({marks})", *ids)

    def prefixes(self) -> frozenset[str]:
        """Give the prefixes under which imported terms are known."""
        if self._prefixes is None:
            rows = (
                ()
                if self.db is None
                else self.db.execute("SELECT DISTINCT prefix FROM prefix WHERE terms > 0")
            )
            self._prefixes = frozenset(row[0] for row in rows)
        return self._prefixes

    def expansion(self, prefix: str) -> str | None:
        """Give the URI format of a prefix (`$1` is the local part), if any source has it."""
        if self.db is None:
            return None
        from dont.ledger.vocab_registry import expansion

        return expansion(self.db, prefix)

    def normalised(self, curie: str) -> str:
        """Write a CURIE with its prefix as registered, and no prefix twice.

        Args:
            curie: `go:0008150`, `GO:GO:0008150`.

        Returns:
            `GO:0008150` where a registry was imported that knows the prefix; else the text.
        """
        if self.db is None:
            return curie
        from dont.ledger.vocab_registry import normalised, registered

        if self._registry is None:
            self._registry = registered(self.db)
        return normalised(self._registry, curie)

    def ontologies(self) -> list[Row]:
        """List what `prime` shows of each loaded source: its main prefix, when, which release."""
        if self.db is None:
            return []
        rows = self.db.execute(
            "SELECT name, imported_at, canonical, release FROM source ORDER BY name, series"
        )
        return [
            {"prefix": name, "refreshed": at, "source": source, "release": release, "loaded": True}
            for name, at, source, release in rows
        ]

    def sources(self) -> list[Row]:
        """List the loaded sources: canonical id, series, release, hash, number of terms."""
        if self.db is None:
            return []
        rows = self.db.execute(
            "SELECT canonical, series, importer, name, release, content_hash, options_hash,"
            " imported_at, terms, references_n, prefixes FROM source ORDER BY id"
        )
        names = [column[0] for column in rows.description]
        return [dict(zip(names, row, strict=True)) for row in rows]

    def coined_shadows(self, curies: Iterable[str], source: str | None = None) -> list[str]:
        """List those of the coined CURIEs that an imported term carries too, sorted.

        Args:
            curies: CURIEs of the project's own terms.
            source: canonical id of the one import to look at; None for all.
        """
        if self.db is None:
            return []
        query = (
            "SELECT 1 FROM term t JOIN source s ON s.id = t.source"
            " WHERE t.curie = ? AND (? IS NULL OR s.canonical = ?)"
        )
        return sorted(
            curie for curie in curies if self.db.execute(query, (curie, source, source)).fetchone()
        )

    def references(self, identifier: str) -> Row | None:
        """Find an imported bibliographic reference by DOI, OpenAlex id or URL."""
        if self.db is None:
            return None
        row = self.db.execute(
            "SELECT body FROM reference WHERE id = ? OR doi = ? LIMIT 1", (identifier, identifier)
        ).fetchone()
        return None if row is None else dict(json.loads(row[0]))

    def _first(self, sql: str, *values: object) -> Row | None:
        return next(self._rows(sql, values), None)

    def _all(self, sql: str, *values: object) -> list[Row]:
        return list(self._rows(sql, values))

    def _rows(self, sql: str, values: tuple[object, ...]) -> Iterator[Row]:
        if self.db is None:
            return
        for found in self.db.execute(sql, values):
            yield unpack(found)


def _format_of(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _locked(error: sqlite3.DatabaseError) -> SubstrateError:
    from dont.core.errors import SubstrateError

    problem = "an import is writing the vocabulary"
    return SubstrateError("db-locked", cause=error, data={"problem": problem, "path": VOCAB_FILE})


def _rolled_back(path: str) -> bool:
    """Undo what an import left that was killed while it wrote; garbage stays what it is.

    A file of garbage is an empty vocabulary: `doctor` reports its sources as not loaded.
    """
    try:
        db = sqlite3.connect(path)
        try:
            _format_of(db)
        finally:
            db.close()
    except sqlite3.DatabaseError:
        return False
    return True


def unpack(found: tuple[Any, ...]) -> Row:
    """Make a row of the columns `_COLUMNS`."""
    (
        term,
        curie,
        iri,
        kind,
        label,
        lang,
        definition,
        obsolete,
        body,
        canonical,
        name,
        release,
        at,
    ) = found
    return {
        "id": term,
        "curie": curie,
        "iri": iri,
        "kind": kind,
        "label": label,
        "lang": lang,
        "definition": definition,
        "obsolete": bool(obsolete),
        **{key: [] for key in BODY},
        **json.loads(body),
        "source": canonical,
        "ontology": name,
        "release": release,
        "imported_at": at,
    }

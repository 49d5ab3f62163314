"""The imported vocabulary, written: one source replaced in one transaction."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

from dont.ledger.files import PRIVATE_MODE
from dont.ledger.lock import unwritable
from dont.ledger.vocab import VOCAB_FILE, VOCAB_FORMAT
from dont.ledger.vocab_parts import replace_prefixes, replace_references
from dont.ledger.vocab_schema import INDEXES, TABLES
from dont.ledger.vocab_terms import replace_terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.imported import Batch, Counts, Manifest

_BUSY_SECONDS = 30.0


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
            counts, used = replace_terms(db, source, batch["terms"])
            _add(counts, replace_references(db, source, batch["references"]))
            counted = replace_prefixes(db, source, batch["prefixes"], used)
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
            replace_terms(db, source, [])
            replace_references(db, source, [])
            db.execute("DELETE FROM prefix WHERE source = ?", (source,))
            db.execute("DELETE FROM source WHERE id = ?", (source,))

    @contextmanager
    def _transaction(self, *, dry_run: bool) -> Iterator[sqlite3.Connection]:
        path = self.path
        if dry_run and not os.path.exists(path):
            path = ":memory:"
        else:
            self._prepare()
        db = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            db.execute("PRAGMA synchronous = NORMAL")
            db.execute("PRAGMA cache_size = -32768")
            db.execute("PRAGMA temp_store = MEMORY")
            # Pages written before the commit would lock readers out all the while.
            db.execute("PRAGMA cache_spill = OFF")
            db.execute("BEGIN IMMEDIATE")
            if db.execute("PRAGMA user_version").fetchone()[0] != VOCAB_FORMAT:
                for statement in TABLES.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {VOCAB_FORMAT}")
            yield db
            if not dry_run:
                db.execute("COMMIT")
        finally:
            # What was not committed is taken back.
            db.close()

    def _prepare(self) -> None:
        """Make a file for the owner alone; a link in its place came from elsewhere and goes.

        Raises:
            SubstrateError: `store-unwritable`.
        """
        try:
            os.makedirs(self.cache_dir, mode=0o700, exist_ok=True)
            if os.path.islink(self.path):
                os.unlink(self.path)
            self._discard_unfit()
            flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
            os.close(os.open(self.path, flags, PRIVATE_MODE))
        except OSError as error:
            raise unwritable(error) from error

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

"""The tables of the imported vocabulary."""

from __future__ import annotations

from typing import Final

# `search` answers which terms match; it keeps no lengths of texts, since it never ranks by them.
TABLES: Final = """
CREATE TABLE source (
  id INTEGER PRIMARY KEY, series TEXT NOT NULL UNIQUE, canonical TEXT NOT NULL,
  importer TEXT NOT NULL, name TEXT NOT NULL, release TEXT, content_hash TEXT NOT NULL,
  options_hash TEXT NOT NULL, imported_at TEXT NOT NULL, terms INTEGER NOT NULL,
  references_n INTEGER NOT NULL, prefixes INTEGER NOT NULL
);
CREATE TABLE term (
  id INTEGER PRIMARY KEY, source INTEGER NOT NULL, curie TEXT NOT NULL, iri TEXT NOT NULL,
  kind TEXT NOT NULL, label TEXT, lang TEXT, definition TEXT, obsolete INTEGER NOT NULL,
  foreign_term INTEGER NOT NULL, body TEXT NOT NULL
);
CREATE TABLE alt (curie TEXT NOT NULL, term INTEGER NOT NULL, PRIMARY KEY (curie, term))
  WITHOUT ROWID;
CREATE TABLE name (
  key TEXT NOT NULL, kind INTEGER NOT NULL, term INTEGER NOT NULL, PRIMARY KEY (key, kind, term)
) WITHOUT ROWID;
CREATE TABLE prefix (
  source INTEGER NOT NULL, prefix TEXT NOT NULL, uri TEXT NOT NULL, terms INTEGER NOT NULL,
  body TEXT NOT NULL, PRIMARY KEY (prefix, source)
) WITHOUT ROWID;
CREATE TABLE reference (
  source INTEGER NOT NULL, id TEXT NOT NULL, doi TEXT, title TEXT, body TEXT NOT NULL,
  PRIMARY KEY (id, source)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE search USING fts5(
  label, synonyms, definition, content='', columnsize=0,
  tokenize='unicode61 remove_diacritics 2'
);
"""
# Built after a first load, which is faster than keeping them up to date row by row.
INDEXES: Final = """
CREATE INDEX IF NOT EXISTS term_curie ON term (curie);
CREATE INDEX IF NOT EXISTS term_iri ON term (iri);
CREATE INDEX IF NOT EXISTS term_source ON term (source);
CREATE INDEX IF NOT EXISTS reference_doi ON reference (doi);
"""

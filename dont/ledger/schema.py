"""The tables of the projection. All of it can be rebuilt from the log at any moment."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import sqlite3

# `whole` has a few values about all of it, on one page that every write changes: the state of the
# copy, and how many entities of a kind have a status, as `claim/verified`.
TABLES = """
CREATE TABLE IF NOT EXISTS meta(key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS whole(name TEXT, value);
CREATE TABLE IF NOT EXISTS segment(name TEXT PRIMARY KEY, state TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS line(
  id TEXT, tx INTEGER, hash TEXT, prev TEXT, segment TEXT, author TEXT, at TEXT, command TEXT,
  PRIMARY KEY(tx, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS copy(line_id TEXT, segment TEXT);
CREATE TABLE IF NOT EXISTS event(
  id TEXT, line_id TEXT, entity_id TEXT, tx INTEGER, n INTEGER, event_kind TEXT, body TEXT);
CREATE TABLE IF NOT EXISTS entity(
  id TEXT, entity_kind TEXT DEFAULT 'claim', status TEXT, statement TEXT, definition TEXT,
  label TEXT, label_head TEXT, doc_phrase TEXT, curie TEXT, confidence REAL, author TEXT,
  created_tx INTEGER, updated_tx INTEGER, dup_key TEXT, seed INTEGER DEFAULT 0,
  record TEXT);
CREATE TABLE IF NOT EXISTS atom(entity_id TEXT, idx INTEGER, text TEXT, status TEXT);
CREATE TABLE IF NOT EXISTS hypothesis(entity_id TEXT, idx INTEGER, text TEXT, assessed INTEGER);
CREATE TABLE IF NOT EXISTS evidence(
  entity_id TEXT, n INTEGER, uri TEXT, kind TEXT, supports INTEGER, source TEXT, path TEXT,
  line_start INTEGER, line_end INTEGER, fingerprint TEXT, event_id TEXT, again INTEGER);
CREATE TABLE IF NOT EXISTS sound(path TEXT PRIMARY KEY, stamp TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS edge(
  src TEXT, dst TEXT, via TEXT DEFAULT 'depends_on', weak TEXT);
CREATE TABLE IF NOT EXISTS ref(
  entity_id TEXT, role TEXT, name TEXT, curie TEXT, entity_ref TEXT, iri TEXT, label TEXT,
  late INTEGER DEFAULT 0);
CREATE TABLE IF NOT EXISTS conflict(kind TEXT, key TEXT, entity_id TEXT, data TEXT);
CREATE TABLE IF NOT EXISTS flaw(source TEXT, number INTEGER, code TEXT, detail TEXT);
CREATE TABLE IF NOT EXISTS spawn_event(request_id TEXT, line_id TEXT, event_id TEXT);
CREATE TABLE IF NOT EXISTS spawn(
  request_id TEXT PRIMARY KEY, request_kind TEXT, entity_id TEXT, state TEXT, issued_tx INTEGER,
  expires_tx INTEGER, resolved_by TEXT, resolved_tx INTEGER, author TEXT, record TEXT);
"""

# Indexes that mostly grow at their end, lines and entities being numbered by time: another process
# can make them with the rows.
GROWING_INDEXES = """
CREATE UNIQUE INDEX IF NOT EXISTS line_id ON line(id);
CREATE INDEX IF NOT EXISTS copy_line ON copy(line_id);
CREATE INDEX IF NOT EXISTS copy_segment ON copy(segment);
CREATE INDEX IF NOT EXISTS event_id ON event(id);
CREATE INDEX IF NOT EXISTS event_entity ON event(entity_id);
CREATE INDEX IF NOT EXISTS spawn_event_request ON spawn_event(request_id);
CREATE INDEX IF NOT EXISTS spawn_event_line ON spawn_event(line_id);
CREATE INDEX IF NOT EXISTS edge_src ON edge(src, dst);
CREATE INDEX IF NOT EXISTS edge_dst ON edge(dst, src);
CREATE INDEX IF NOT EXISTS edge_weak ON edge(weak, src, dst) WHERE weak IS NOT NULL;
CREATE INDEX IF NOT EXISTS edge_upward ON edge(src) WHERE substr(src,-26)<=substr(dst,-26);
CREATE INDEX IF NOT EXISTS entity_id ON entity(id, status);
CREATE INDEX IF NOT EXISTS evidence_entity ON evidence(entity_id);
CREATE INDEX IF NOT EXISTS evidence_path ON evidence(path) WHERE path IS NOT NULL;
CREATE INDEX IF NOT EXISTS evidence_again ON evidence(entity_id) WHERE again;
"""

# Those that a load of many rows makes afterwards. By status downwards, new claims come to an end
# that has room; upwards they would lie before all verified ones, and split full pages.
OTHER_INDEXES = """
CREATE INDEX IF NOT EXISTS entity_status ON entity(entity_kind, status DESC, created_tx, id);
CREATE INDEX IF NOT EXISTS entity_curie ON entity(curie) WHERE curie IS NOT NULL;
CREATE INDEX IF NOT EXISTS entity_dup ON entity(dup_key) WHERE dup_key IS NOT NULL;
CREATE INDEX IF NOT EXISTS atom_entity ON atom(entity_id);
CREATE INDEX IF NOT EXISTS hypothesis_entity ON hypothesis(entity_id);
CREATE INDEX IF NOT EXISTS ref_entity ON ref(entity_id);
CREATE INDEX IF NOT EXISTS ref_curie ON ref(curie);
CREATE INDEX IF NOT EXISTS ref_open ON ref(entity_id) WHERE entity_ref IS NULL AND iri IS NULL;
CREATE INDEX IF NOT EXISTS conflict_entity ON conflict(entity_id);
CREATE INDEX IF NOT EXISTS conflict_key ON conflict(kind, key);
CREATE INDEX IF NOT EXISTS spawn_state ON spawn(state);
"""

# Needed only where lines leave the log, say at a change of branch: made the first time that
# happens, so that a copy where it never does pays for them at no write.
LEAVING_INDEXES = """
CREATE INDEX IF NOT EXISTS line_segment ON line(segment);
CREATE INDEX IF NOT EXISTS event_line ON event(line_id);
"""


# Rows of one statement; before 3.32 SQLite took 999 values.
_TOGETHER = 50


def insert_many(connection: sqlite3.Connection, into: str, rows: list[tuple[Any, ...]]) -> None:
    """Insert rows, many with one statement, which takes two thirds of the time of one each.

    Two statements a table do for any number: SQLite reads a long one as slowly as it runs it.

    Args:
        connection: the projection.
        into: a table, with columns in parentheses where a row does not give all.
        rows: the rows.
    """
    if not rows:
        return
    marks = f"({','.join('?' * len(rows[0]))})"
    one = f"INSERT INTO {into} VALUES{marks}"
    many = one + f",{marks}" * (_TOGETHER - 1)
    whole = len(rows) - len(rows) % _TOGETHER
    for start in range(0, whole, _TOGETHER):
        connection.execute(many, list(chain.from_iterable(rows[start : start + _TOGETHER])))
    connection.executemany(one, rows[whole:])


def script(connection: sqlite3.Connection, statements: str) -> None:
    """Run statements inside the transaction that is open; `executescript` would end it."""
    for statement in statements.split(";"):
        if statement.strip():
            connection.execute(statement)


def names(statements: str) -> list[str]:
    """List what the statements create."""
    out = []
    for statement in statements.split(";"):
        words = statement.split()
        if words:
            out.append(words[words.index("EXISTS") + 1].partition("(")[0])
    return out

"""Read the ledger: everything answers from the projection, one query each."""

from __future__ import annotations

import json

from dont.core.clock import rfc3339

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator
    from typing import Any

    from dont.generated.assessments import Graph

_LARGEST_LIMIT = 2**62
STATUSES = ("unverified", "doubted", "verified", "locked", "ignored")
_VIEW = (
    "SELECT e.id, e.entity_id, e.tx, e.event_kind, l.author, l.command, e.body"
    " FROM event e JOIN line l ON l.id=e.line_id"
)


class Reader:
    """A view of the ledger.

    `sql` is the projection itself, for questions over sets; its tables are in
    `dont/ledger/schema.py`. `resolves`, where it is set, tells whether a CURIE resolves by now
    although it did not when it was written; the vocabulary knows.
    """

    def __init__(self, connection: sqlite3.Connection, tx: int | None = None) -> None:
        self.sql = connection
        self.resolves: Callable[[str], bool] | None = None
        self._tx = tx
        # What questions about assessments found out, while this connection changes nothing.
        self._graph: tuple[int, Graph] | None = None
        self._held: tuple[int, frozenset[str]] | None = None

    @property
    def tx(self) -> int:
        """The largest transaction number, 0 for an empty log; inside a transaction, its own."""
        if self._tx is not None:
            return self._tx
        found: int = self.sql.execute("SELECT coalesce(max(tx),0) FROM line").fetchone()[0]
        return found

    def _ready_for_history(self) -> None:
        """Make events readable; a transaction that is being written has something to do here."""

    def entity(self, entity_id: str) -> dict[str, Any] | None:
        """Give the record of a claim or a term.

        Args:
            entity_id: a full id, upper-case ULID.
        """
        row = self.sql.execute("SELECT record FROM entity WHERE id=?", (entity_id,)).fetchone()
        return None if row is None else _mapping(row[0])

    def status(self, entity_id: str) -> str | None:
        """Give the persisted status alone; None for an entity that does not exist."""
        row = self.sql.execute("SELECT status FROM entity WHERE id=?", (entity_id,)).fetchone()
        return None if row is None else str(row[0])

    def by_curie(self, curie: str) -> str | None:
        """Give the id of the term coined under a CURIE; the first one where several were."""
        row = self.sql.execute(
            "SELECT id FROM entity WHERE curie=? AND curie IS NOT NULL"
            " ORDER BY status='ignored', created_tx, id LIMIT 1",
            (curie,),
        ).fetchone()
        return None if row is None else str(row[0])

    def ids_starting(self, kind: str, part: str, limit: int) -> list[str]:
        """List ids of a kind that begin with `part`, in order.

        Args:
            kind: `claim`, `term`, `event` or `spawn`.
            part: the beginning of a ULID, upper-case.
            limit: at most so many.
        """
        column = "request_id" if kind == "spawn" else "id"
        table = kind if kind in ("event", "spawn") else "entity"
        start = f"{kind}:{part}"
        rows = self.sql.execute(
            f"SELECT DISTINCT {column} FROM {table} WHERE {column}>=? AND {column}<?"  # noqa: S608 — constants
            f" ORDER BY {column} LIMIT ?",
            (start, start + "~", limit),
        )
        return [row[0] for row in rows]

    def duplicate_of(self, key: str) -> str | None:
        """Give the first claim that is not ignored and says the same.

        Args:
            key: as `dont.core.text.statement_key` gives it.
        """
        # They are few: to let SQLite sort takes longer than to find them.
        found = self.sql.execute(
            "SELECT created_tx, id FROM entity"
            " WHERE dup_key=? AND dup_key IS NOT NULL AND status<>'ignored'",
            (key,),
        )
        first: tuple[int, str] | None = min(found, default=None)
        return None if first is None else first[1]

    def entities(
        self,
        kind: str,
        *,
        status: str | None = None,
        author: str | None = None,
        include_ignored: bool = True,
        include_seeds: bool = True,
        limit: int | None = None,
    ) -> Iterator[dict[str, Any]]:
        """Give records of a kind, the latest first.

        Args:
            kind: `claim` or `term`.
            status: only this persisted status.
            author: only entered by this author.
            include_ignored: with entities that were set aside.
            include_seeds: with the seed terms.
            limit: at most so many.
        """
        where = "entity_kind=?1 AND (?2 IS NULL OR author=?2)"
        if not include_seeds:
            where += " AND NOT seed"
        wanted = list(STATUSES) if status is None else [status]
        if not include_ignored and "ignored" in wanted:
            wanted.remove("ignored")
        if not wanted:
            return
        # Each status comes in this order from its index, so SQLite merges and sorts nothing.
        arms = [
            f"SELECT record, created_tx, id FROM entity WHERE {where} AND status=?{place + 4}"  # noqa: S608 — constants
            for place in range(len(wanted))
        ]
        rows = self.sql.execute(
            f"{' UNION ALL '.join(arms)} ORDER BY created_tx DESC, id DESC LIMIT ?3",
            (kind, author, _LARGEST_LIMIT if limit is None else limit, *wanted),
        )
        for row in rows:
            yield _mapping(row[0])

    def counts(self) -> dict[str, dict[str, int]]:
        """Count entities by kind and status, without the seed terms."""
        out = {kind: dict.fromkeys(STATUSES, 0) for kind in ("claim", "term")}
        for name, count in self.sql.execute("SELECT name, value FROM whole WHERE name<>'state'"):
            kind, _, status = name.partition("/")
            out[kind][status] = count
        return out

    def assessments(self, entity_id: str, *, every: bool = False) -> list[dict[str, Any]]:
        """Derive what holds for one entity: `name`, `witness` and `path` from it to the witness.

        Args:
            entity_id: a claim or a term.
            every: give every witness, not the nearest of each assessment alone.
        """
        from dont.generated import assessments
        from dont.ledger.assess import of_entity

        changes = self.sql.total_changes
        if self._held is not None and self._held[0] == changes and entity_id not in self._held[1]:
            return []
        if self._graph is None or self._graph[0] != changes:
            self._graph = changes, assessments.Graph(self.sql)
        return of_entity(self._graph[1], entity_id, self.resolves, every=every)

    def foresee_assessments(self) -> None:
        """Find out at once whom any assessment holds for; call it before asking about many."""
        from dont.generated.assessments import COMPILED

        found = [self.assessed(name) for name in COMPILED]
        self._held = self.sql.total_changes, frozenset().union(*found)

    def assessed(self, name: str) -> list[str]:
        """List the entities that an assessment holds for, in order of ids."""
        from dont.ledger.assess import holders

        return holders(self.sql, name, self.resolves)

    def events(self, entity_id: str) -> list[dict[str, Any]]:
        """Give the history of an entity, oldest first.

        Returns:
            Event views with `id`, `command` and the whole `data` added.
        """
        self._ready_for_history()
        rows = self.sql.execute(
            f"{_VIEW} WHERE e.entity_id=? ORDER BY e.tx, e.line_id, e.n", (entity_id,)
        )
        return [_view(row) for row in rows]

    def event(self, event_id: str) -> dict[str, Any] | None:
        """Give one event, as `events` does."""
        self._ready_for_history()
        row = self.sql.execute(f"{_VIEW} WHERE e.id=?", (event_id,)).fetchone()
        return None if row is None else _view(row)

    def events_since(self, tx: int, kind: str | None = None) -> Iterator[dict[str, Any]]:
        """Give every event after a transaction, oldest first.

        Args:
            tx: transactions above this number.
            kind: only events of this kind.
        """
        self._ready_for_history()
        where, values = "e.tx>?", [tx]
        rows = self.sql.execute(
            f"{_VIEW} WHERE {where} AND (? IS NULL OR e.event_kind=?)"
            " ORDER BY e.tx, e.line_id, e.n",
            (*values, kind, kind),
        )
        for row in rows:
            yield _view(row)

    def edges_to(self, entity_id: str) -> list[dict[str, str]]:
        """List who rests on an entity: `src`, `via`."""
        rows = self.sql.execute(
            "SELECT src, via FROM edge WHERE dst=? ORDER BY src, via", (entity_id,)
        )
        return [{"src": src, "via": via} for src, via in rows]

    def evidence_on(self, path: str) -> list[dict[str, Any]]:
        """List the evidence that lies in a repository file.

        Args:
            path: relative to the project root, with forward slashes.
        """
        names = ("entity_id", "n", "line_start", "line_end", "fingerprint", "status")
        rows = self.sql.execute(
            "SELECT v.entity_id, v.n, v.line_start, v.line_end, v.fingerprint, e.status"
            " FROM evidence v JOIN entity e ON e.id=v.entity_id"
            " WHERE v.path=? AND v.path IS NOT NULL ORDER BY v.line_start, v.entity_id, v.n",
            (path,),
        )
        return [dict(zip(names, row, strict=True)) for row in rows]

    def evidence_paths(self) -> list[str]:
        """List the repository files that any evidence lies in."""
        rows = self.sql.execute(
            "SELECT DISTINCT path FROM evidence WHERE path IS NOT NULL ORDER BY path"
        )
        return [row[0] for row in rows]

    def open_refs(self, entity_id: str | None = None) -> list[dict[str, Any]]:
        """List references that neither a coined term nor a pin resolves: `entity_id, role, curie`.

        Args:
            entity_id: only those of one entity.
        """
        rows = self.sql.execute(
            "SELECT entity_id, role, curie FROM ref WHERE entity_ref IS NULL AND iri IS NULL"
            " AND (?1 IS NULL OR entity_id=?1) ORDER BY entity_id, role, curie",
            (entity_id,),
        )
        return [dict(zip(("entity_id", "role", "curie"), row, strict=True)) for row in rows]

    def conflicts(self) -> list[dict[str, Any]]:
        """List what merged copies disagree on: `kind`, `key`, `entity_id` and what belongs to it.

        Kinds: `forbidden-event`, `curie-coined-twice`, `statement-twice`, `different-bytes`.
        """
        rows = self.sql.execute(
            "SELECT kind, key, entity_id, data FROM conflict ORDER BY kind, entity_id, key"
        )
        return [
            {"kind": kind, "key": key, "entity_id": entity, **_mapping(data)}
            for kind, key, entity, data in rows
        ]

    def problems(self) -> list[dict[str, Any]]:
        """List what could not be read: `source`, `number` (line, 0 the file), `code`, `detail`."""
        names = ("source", "number", "code", "detail")
        rows = self.sql.execute("SELECT source, number, code, detail FROM flaw ORDER BY 1, 2, 3")
        return [dict(zip(names, row, strict=True)) for row in rows]

    def spawns(self, state: str | None = None) -> list[dict[str, Any]]:
        """List spawn requests, oldest first.

        Args:
            state: only `pending`, `resolved` or `expired` as the log says; a pending one may be
                past its `expires_tx`.
        """
        rows = self.sql.execute(
            "SELECT * FROM spawn WHERE ?1 IS NULL OR state=?1 ORDER BY issued_tx, request_id",
            (state,),
        )
        return [_spawn(row) for row in rows]

    def spawn(self, request_id: str) -> dict[str, Any] | None:
        """Give one spawn request."""
        row = self.sql.execute("SELECT * FROM spawn WHERE request_id=?", (request_id,)).fetchone()
        return None if row is None else _spawn(row)

    def project(self) -> dict[str, Any] | None:
        """Give `id`, `name`, `mode` and `tx` of the project as the log says; None before `init`."""
        found: dict[str, Any] | None = None
        for entity, tx, kind, body in self.sql.execute(
            "SELECT entity_id, tx, event_kind, body FROM event"
            " WHERE entity_id>='project:' AND entity_id<'project;' ORDER BY tx, line_id, n"
        ):
            data = _mapping(body)
            if kind == "project-initialised" and found is None:
                name, mode = _text(data.get("name")), _text(data.get("mode"))
                found = {"id": entity, "name": name, "mode": mode, "tx": tx}
            elif found is not None and kind == "mode-changed":
                found["mode"] = _text(data.get("mode")) or found["mode"]
        return found

    def meta(self, key: str) -> Any:
        """Read what the projection keeps about itself."""
        row = self.sql.execute("SELECT value FROM meta WHERE key=?", (key,)).fetchone()
        return None if row is None else json.loads(row[0])

    def cache(self, key: str, stamp: object, make: Callable[[], Any]) -> Any:
        """Keep a value beside the projection as long as a stamp stays the same.

        Args:
            key: name of the value.
            stamp: what the value depends on, as JSON.
            make: computes the value, as JSON.
        """
        import sqlite3

        kept = self.meta(f"cache:{key}")
        stamp = json.loads(json.dumps(stamp))
        if kept is not None and kept["stamp"] == stamp:
            return kept["value"]
        value = make()
        try:
            self.sql.execute(
                "INSERT OR REPLACE INTO meta VALUES(?,?)",
                (f"cache:{key}", json.dumps({"stamp": stamp, "value": value})),
            )
        except sqlite3.OperationalError:
            # A busy or read-only projection: the value is only slower the next time.
            return value
        return value


def _mapping(text: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(text)
    return value


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _view(row: tuple[Any, ...]) -> dict[str, Any]:
    event_id, entity_id, tx, kind, author, command, body = row
    data = _mapping(body)
    evidence = data.get("evidence") or data.get("references") or [{}]
    first = evidence[0] if isinstance(evidence, list) and isinstance(evidence[0], dict) else {}
    return {
        "id": event_id,
        "entity_id": entity_id,
        "tx": tx,
        "event_kind": kind,
        "at": rfc3339(tx),
        "author": author,
        "command": command,
        "reason": _text(data.get("reason")),
        "evidence_uri": _text(first.get("source_uri")),
        "spawn_request_id": _text(data.get("request_id")),
        "data": data,
    }


def _spawn(row: tuple[Any, ...]) -> dict[str, Any]:
    names = (
        "request_id",
        "request_kind",
        "entity_id",
        "state",
        "issued_tx",
        "expires_tx",
        "resolved_by",
        "resolved_tx",
        "author",
    )
    return {**dict(zip(names, row[:-1], strict=True)), "request": _mapping(row[-1])}

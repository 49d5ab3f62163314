"""Put rule views into the projection's own tables, so that compiled SQL can be asked about them."""

from __future__ import annotations

import sqlite3
from typing import Any

from dont.engine.sql_functions import put_assessments, register
from dont.ledger.schema import TABLES

NOW = 1_900_000_000_000_000
DAY = 86_400_000_000
_COLUMNS = (
    *("id", "entity_kind", "status", "statement", "definition", "label", "label_head"),
    *("doc_phrase", "curie", "confidence", "author"),
)


class Projection:
    """A projection in memory that holds a few views at a time."""

    def __init__(self) -> None:
        self.sql = sqlite3.connect(":memory:")
        self.sql.executescript(TABLES)
        self.drifts: dict[tuple[str, int], str | None] = {}
        self.old: dict[str, bool | None] = {}
        self.labels: dict[str, str] = {}
        register(self.sql, self)

    def resolves(self, curie: str) -> bool:  # noqa: ARG002 - the protocol's signature
        return False

    def obsolete(self, curie: str) -> bool | None:
        return self.old.get(curie)

    def label(self, curie: str) -> str | None:
        return self.labels.get(curie)

    def drift(self, entity_id: str, n: int) -> str | None:
        return self.drifts.get((entity_id, n))

    def put(self, views: list[dict[str, Any]]) -> None:
        for table in ("entity", "atom", "hypothesis", "evidence", "edge", "ref"):
            self.sql.execute(f"DELETE FROM {table}")  # noqa: S608 - table names from the line above
        self.drifts.clear()
        self.old.clear()
        self.labels.clear()
        for view in views:
            self._entity(view)
        put_assessments(self.sql, [(view["id"], view["derived_assessments"]) for view in views])

    def _insert(self, table: str, row: dict[str, Any]) -> None:
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        self.sql.execute(f"INSERT INTO {table}({names}) VALUES ({marks})", tuple(row.values()))  # noqa: S608 - own names

    def _entity(self, view: dict[str, Any]) -> None:
        me = view["id"]
        row = {name: view[name] for name in _COLUMNS}
        self._insert("entity", {**row, "created_tx": NOW - view["age_days"] * DAY - 5})
        for atom in view["atoms"]:
            self._insert("atom", {"entity_id": me, **atom})
        for hypothesis in view["hypotheses"]:
            self._insert("hypothesis", {"entity_id": me, **hypothesis})
        sources: set[str | None] = {None}
        for n, piece in enumerate(view["evidence"]):
            self.drifts[me, n] = piece["drift"]
            kept = {name: value for name, value in piece.items() if name != "drift"}
            again = int(piece["source"] in sources)
            sources.add(piece["source"])
            self._insert("evidence", {"entity_id": me, "n": n, "again": again, **kept})
        for edge in view["depends_on"]:
            weak = {"doubted": "doubted", "ignored": "ignored", None: "missing"}.get(edge["status"])
            row = {"src": me, "dst": edge["id"], "via": "depends_on", "weak": weak}
            self._insert("edge", row)
            if edge["resolved"] and not self._known(edge["id"]):
                other = {"id": edge["id"], "status": edge["status"], "curie": edge["curie"]}
                self._insert("entity", {**other, "entity_kind": "other"})
        for role in ("refs", "kind_of", "related_to", "attributes"):
            for one in view[role]:
                self._reference(me, role, one)

    def _known(self, entity_id: str) -> bool:
        return (
            self.sql.execute("SELECT 1 FROM entity WHERE id=?", (entity_id,)).fetchone() is not None
        )

    def _reference(self, me: str, role: str, one: dict[str, Any]) -> None:
        row = {"entity_id": me, "role": role, "curie": one["curie"], "name": one.get("name")}
        row["iri"] = "urn:x" if one["resolved"] else None
        row["label"] = one.get("label")
        if role == "refs" and one["curie"] is not None:
            self.old.setdefault(one["curie"], one["obsolete"])
            if one["label"] == "imported":
                self.labels[one["curie"]], row["label"] = "imported", "pinned"
        self._insert("ref", row)

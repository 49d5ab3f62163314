"""What the projection does not hold is asked: imported terms, their labels, drift of files.

Source: RULES.md, the rule view; what is coined here shadows what was imported, which beats the pin.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from dont.engine.compile_sql import rule_sql
from dont.engine.rules import shipped
from dont.engine.sql_functions import NoFacts, register
from dont.generated.language import LANGUAGE
from dont.ledger.schema import TABLES
from tests.oracle.test_edges import rule_of


class Imported:
    """A vocabulary that knows one term, obsolete, and a file that moved on."""

    def resolves(self, curie: str) -> bool:
        return curie == "p:known"

    def obsolete(self, curie: str) -> bool | None:
        return True if curie in {"p:known", "p:coined"} else None

    def label(self, curie: str) -> str | None:
        return {"p:known": "imported", "p:coined": "imported"}.get(curie)

    def drift(self, entity_id: str, n: int) -> str | None:
        return {("claim:1", 0): "drifted", ("claim:1", 1): "unreadable"}.get((entity_id, n))


ROWS = """
INSERT INTO entity(id, entity_kind, status, curie, label) VALUES
  ('claim:1', 'claim', 'unverified', NULL, NULL), ('term:1', 'term', 'verified', 'p:coined', 'own');
INSERT INTO ref(entity_id, role, curie, entity_ref, iri, label) VALUES
  ('claim:1', 'refs', 'p:known', NULL, NULL, 'pinned'),
  ('claim:1', 'refs', 'p:coined', 'term:1', NULL, 'pinned'),
  ('claim:1', 'refs', 'p:pinned', NULL, 'urn:x', 'pinned'),
  ('claim:1', 'refs', 'p:open', NULL, NULL, NULL);
INSERT INTO evidence(entity_id, n, uri, kind, supports, source, again) VALUES
  ('claim:1', 0, 'repo:a', 'code', 1, 'repo:a', 0),
  ('claim:1', 1, 'repo:b', 'code', 1, 'repo:b', 0),
  ('claim:1', 2, 'doi:10.1/x', 'paper', 1, 'doi', 0);
"""


def asked(facts: Any, *requires: dict[str, Any]) -> list[int | None]:
    sql = sqlite3.connect(":memory:")
    sql.executescript(TABLES)
    sql.executescript(ROWS)
    register(sql, facts)
    # The last clause never holds, so that there is a row to read.
    rule = rule_of([*requires, {"statement": {"exists": True}}])
    query = rule_sql(rule, {}, LANGUAGE)  # type: ignore[arg-type]  # a literal table
    (row,) = sql.execute(query, {"now": 0}).fetchall()
    assert row[0] == "claim:1"
    return list(row[2:-1])


def of_ref(curie: str, **test: Any) -> dict[str, Any]:
    return {"refs": {"some": {"curie": {"is": curie}, **test}}}


def test_a_reference_resolves_in_the_log_or_by_an_import() -> None:
    requires = [
        of_ref(curie, resolved={"is": True})
        for curie in ("p:known", "p:coined", "p:pinned", "p:open")
    ]
    assert asked(Imported(), *requires) == [1, 1, 1, 0]
    assert asked(None, *requires) == [0, 1, 1, 0]


def test_the_nearest_label_counts() -> None:
    requires = [
        of_ref("p:coined", label={"is": "own"}),
        of_ref("p:known", label={"is": "imported"}),
        of_ref("p:pinned", label={"is": "pinned"}),
        of_ref("p:open", label={"exists": True}),
    ]
    assert asked(Imported(), *requires) == [1, 1, 1, 0]
    alone = [of_ref("p:known", label={"is": "pinned"}), requires[0]]
    assert asked(NoFacts(), *alone) == [1, 1]


def test_only_what_is_imported_and_not_coined_is_obsolete() -> None:
    requires = [of_ref(curie, obsolete={"is": True}) for curie in ("p:known", "p:coined", "p:open")]
    assert asked(Imported(), *requires) == [1, 0, 0]
    assert asked(NoFacts(), *requires) == [0, 0, 0]


def test_the_drift_of_a_file_is_asked_and_may_be_unknown() -> None:
    requires: list[dict[str, Any]] = [
        {"evidence": {"some": {"uri": {"is": uri}, "drift": {"is": "drifted"}}}}
        for uri in ("repo:a", "repo:b", "doi:10.1/x")
    ]
    assert asked(Imported(), *requires) == [1, None, 0]
    assert asked(NoFacts(), *requires) == [0, 0, 0]


def test_a_flag_about_repeated_sources_looks_only_where_one_is_repeated() -> None:
    from dont.ledger.schema import GROWING_INDEXES, OTHER_INDEXES

    sql = sqlite3.connect(":memory:")
    sql.executescript(TABLES + GROWING_INDEXES + OTHER_INDEXES)
    register(sql)
    rule = next(one.rule for one in shipped() if one.name == "correlated-error")
    params: Any = rule["params"]
    values = {name: body["default"] for name, body in params.items()}
    query = rule_sql(rule, values, LANGUAGE)  # type: ignore[arg-type]  # a literal table
    plan = sql.execute(f"EXPLAIN QUERY PLAN {query}", {"now": 0}).fetchall()
    assert any("evidence_again" in str(step) for step in plan), plan

"""Run rules over a whole ledger at once, in SQL; texts and fixes come from the view of each hit.

A caller that wants texts builds the rule view of the few entities named here and evaluates them one
by one; both evaluators mean the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.engine.compile_sql import applying_sql, rule_sql
from dont.engine.language import own_language
from dont.engine.shapes import items, mapping
from dont.engine.sql_functions import put_assessments, put_names, register

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Sequence

    from dont.engine.outcome import Active
    from dont.engine.sql_functions import Facts


class Hit(NamedTuple):
    """An entity for which a rule does not hold (False) or could not be determined (None)."""

    rule: str
    entity_id: str
    holds: bool | None
    clauses: list[str]


def sweep(
    connection: sqlite3.Connection,
    rules: Iterable[Active],
    *,
    now: int,
    facts: Facts | None = None,
) -> Iterator[Hit]:
    """Find the entities for which rules do not hold.

    Args:
        connection: a connection to the projection; it may be read-only.
        rules: rules that are on; arguments of verbs count as not given.
        now: microseconds since the epoch, for `age_days`.
        facts: answers what the projection does not hold: imported terms, drift of files.

    Yields:
        One hit for each rule and entity, rule by rule.
    """
    chosen = list(rules)
    _ready(connection, chosen, facts)
    for active in chosen:
        yield from _hits(connection, active, now)


def applying(
    connection: sqlite3.Connection,
    rules: Iterable[Active],
    *,
    now: int,
    facts: Facts | None = None,
) -> dict[str, int]:
    """Count the entities that each rule is about; those that were set aside do not count.

    Args:
        connection: as for `sweep`, which says of which of them a rule does not hold.
        rules: as for `sweep`.
        now: as for `sweep`.
        facts: as for `sweep`.

    Returns:
        The count for each rule by its name; one whose `when` could not be determined counts.
    """
    chosen = list(rules)
    _ready(connection, chosen, facts)
    return {
        active.name: connection.execute(
            applying_sql(active.compiled.rule, active.params, own_language()), {"now": now}
        ).fetchone()[0]
        for active in chosen
    }


def _ready(connection: sqlite3.Connection, rules: Sequence[Active], facts: Facts | None) -> None:
    """Give the connection the functions and the derived assessments that the rules name."""
    register(connection, facts)
    if any(_names(active, "derived_assessments") for active in rules):
        _assess(connection, rules)


def _names(active: Active, *fields: str) -> bool:
    """Tell whether the conditions of a rule name one of these fields."""
    rule = active.compiled.rule
    parts = [rule.get("when")]
    for clause in items(rule["clauses"]):
        body = mapping(clause)
        parts += [body.get("each"), body["require"]]
    text = repr(parts)
    return any(repr(field) in text for field in fields)


def _assess(connection: sqlite3.Connection, rules: Sequence[Active]) -> None:
    """Derive the assessments of all entities; witness and path where a condition reads them."""
    from dont.generated.assessments import HOLDERS, Graph, assess, holders

    found = {name: holders(connection, name) for name in HOLDERS}
    if not any(_names(active, "witness", "path") for active in rules):
        put_names(connection, found)
        return
    ids = sorted({entity_id for some in found.values() for entity_id in some})
    graph = Graph(connection)
    put_assessments(connection, ((one, assess(one, graph)) for one in ids))


def _hits(connection: sqlite3.Connection, active: Active, now: int) -> Iterator[Hit]:
    rule = active.compiled.rule
    ids = [str(mapping(clause)["id"]) for clause in items(rule["clauses"])]
    query = rule_sql(rule, active.params, own_language())
    for entity_id, applies, *verdicts in connection.execute(query, {"now": now}):
        failed = [name for name, verdict in zip(ids, verdicts, strict=True) if verdict != 1]
        if applies is None:
            yield Hit(active.name, entity_id, None, [])
        else:
            yield Hit(active.name, entity_id, False if 0 in verdicts else None, failed)

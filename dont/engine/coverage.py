"""Measure rules on a real ledger: what always or never fires, what nearly fired."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.refusal import clause_text
from dont.engine.shapes import items, mapping
from dont.engine.sweep import applying, sweep

if TYPE_CHECKING:
    import sqlite3

    from dont.core.types import Record
    from dont.engine.outcome import Active, Outcome
    from dont.engine.rules import RuleSet
    from dont.engine.sql_functions import Facts
    from dont.engine.sweep import Hit


class _Tally:
    def __init__(self, active: Active, seen: int) -> None:
        self.active = active
        self.seen = seen
        self.fired = 0
        self.unmeasured = 0
        clauses = items(active.compiled.rule["clauses"])
        self.failed = {str(mapping(clause)["id"]): 0 for clause in clauses}

    def add(self, hit: Hit) -> None:
        self.fired += hit.holds is False
        self.unmeasured += hit.holds is None
        for name in hit.clauses:
            self.failed[name] += 1

    def verdicts(self) -> list[str]:
        if not self.seen:
            return ["applies to nothing in this ledger"]
        told = []
        if self.fired in {0, self.seen}:
            told.append(f"fires on {'none' if not self.fired else 'all'} of {self.seen}")
        for name, failed in self.failed.items():
            if failed == 0 and self.fired:
                told.append(f"clause `{name}` never failed")
        if self.unmeasured:
            told.append(f"could not be determined for {self.unmeasured}")
        return told

    def row(self) -> Record:
        told = self.verdicts()
        return {
            "rule": self.active.name,
            "case": "coverage",
            "passed": True,
            "message": "; ".join(told) or None,
            "detail": {
                "entities": self.seen,
                "fired": self.fired,
                "not_measured": self.unmeasured,
                "clauses": dict(self.failed),
            },
        }


def coverage(
    rules: RuleSet, connection: sqlite3.Connection, *, now: int, facts: Facts | None = None
) -> list[Record]:
    """Count on which entities each gate and flag that is on does not hold.

    Args:
        rules: the rules in force.
        connection: the projection; what was set aside does not count.
        now: microseconds since the epoch, for `age_days`.
        facts: answers what the projection does not hold.

    Returns:
        One `CaseResult` for each rule; `message` names what is odd: a rule that fires on none or
        on all, a clause that never decided; `detail` has the counts.
    """
    chosen = [
        active
        for active in rules.rules
        if active.compiled.kind != "validator" and active.severity != "off"
    ]
    counted = applying(connection, chosen, now=now, facts=facts)
    tallies = {active.name: _Tally(active, counted[active.name]) for active in chosen}
    ignored = connection.execute("SELECT id FROM entity WHERE status='ignored'")
    aside = {row[0] for row in ignored}
    for hit in sweep(connection, chosen, now=now, facts=facts):
        if hit.entity_id not in aside:
            tallies[hit.rule].add(hit)
    return [tally.row() for tally in tallies.values()]


def near_miss(outcome: Outcome) -> Record:
    """Say which clauses decided an outcome, with the values read.

    Args:
        outcome: what a rule said about an entity.

    Returns:
        `clauses`: the ids that do not hold; `held`: those that do; `read`: the texts of the former;
        `values`: what the rule read of each field.
    """
    clauses = [str(mapping(c)["id"]) for c in items(outcome.active.compiled.rule["clauses"])]
    failed = outcome.clause_ids
    return {
        "clauses": failed,
        "held": [name for name in clauses if name not in failed],
        "read": list(dict.fromkeys(clause_text(outcome, unmet) for unmet in outcome.unmet)),
        "values": values_read(outcome),
    }


def values_read(outcome: Outcome) -> Record:
    """Give the fields that the conditions of a rule name, with their values on this entity."""
    names: set[str] = set()

    def walk(body: object) -> None:
        for key, value in mapping(body).items():
            if key in {"all", "any"}:
                for part in items(value):
                    walk(part)
            elif key == "not":
                walk(value)
            else:
                names.add(key)

    rule = outcome.active.compiled.rule
    walk(rule.get("when"))
    for clause in items(rule["clauses"]):
        body = mapping(clause)
        if body.get("each"):
            names.add(str(body["each"]))
        else:
            walk(body["require"])
    given = mapping(outcome.view["input"])
    return {
        name: given.get(name[6:]) if name.startswith("input.") else outcome.view[name]
        for name in sorted(names)
    }

"""One rule on one entity, and all rules on a whole ledger, in process."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.kit.bench import Bench

ENTITIES = 5_000
CLAIMS = 100_000
_EVERY = 20  # one by one, so many are not looked at; the figure is multiplied
_ENGINES = {
    "zen-engine": ("rule_zen", "zen-engine"),
    "CEL": ("rule_cel", "common-expression-language"),
    "jsonschema-rs": ("rule_jsonschema", "jsonschema-rs"),
}


def rows(bench: Bench) -> Iterator[Row]:
    """Measure the same five conditions in four engines, then two ways over a ledger."""
    count = bench.count(ENTITIES)
    with ExitStack() as stack:
        own = bench.own(stack, "rule", {"count": count})
        peers = {
            name: bench.peer(stack, module, [package], {"count": count})
            for name, (module, package) in _ENGINES.items()
        }
        side, found = contest(own, peers, bench.sizes.rounds * 2, same=peers)
    what = "a rule of five conditions, one entity"
    yield Row(what, side, limit=Limit("seconds", 8e-6), times=count)
    for name, other in found.items():
        yield Row(what, side, name, other, times=count)
    yield from _whole(bench)


def _whole(bench: Bench) -> Iterator[Row]:
    size = bench.count(CLAIMS)
    task = {"folder": str(bench.ledger(size).folder), "every": _EVERY}
    told = f"entity by entity (every {_EVERY}th, times {_EVERY})"
    with ExitStack() as stack:
        turns = [
            bench.own(stack, "ruling", {**task, "at_once": at_once}) for at_once in (True, False)
        ]
        few = max(2, bench.sizes.rounds // 2)
        side, found = contest(turns[0], {told: turns[1]}, few, same=[told])
    what = f"8 rules, {size:,} claims, at once in SQL"
    yield Row(what, side, told, found[told], Limit("ratio", 0.1), other_times=1 / _EVERY)
    yield Row(f"{what}: the clock", side, limit=Limit("seconds", 3))

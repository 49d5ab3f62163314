"""What rests on something doubted, over a whole ledger, in process."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.kit.bench import Bench

CLAIMS = 100_000
_QUERY = "the bare recursive query"
_SIMPLEST = "the same without its end at locked and ignored"
_COZO = "CozoDB on its SQLite engine"


def rows(bench: Bench) -> Iterator[Row]:
    """Measure a small fallout, and one that takes in nearly everything."""
    size = bench.count(CLAIMS)
    for low in (False, True):
        ledger = bench.ledger(size, doubted=10 if low else max(2, size // 1000), low=low)
        database: dict[str, object] = {"database": ledger.database}
        with ExitStack() as stack:
            plain = {**database, "simplest": False}
            simplest = {**database, "simplest": True}
            cozo = {**database, "store": str(bench.scratch / f"cozo-{low}.db")}
            peers = {
                _QUERY: bench.peer(stack, "cascade_sqlite", [], plain),
                _SIMPLEST: bench.peer(stack, "cascade_sqlite", [], simplest),
                _COZO: bench.peer(stack, "cascade_cozo", ["pycozo"], cozo),
            }
            own = bench.own(stack, "cascade", {"folder": str(ledger.folder)})
            side, found = contest(own, peers, bench.sizes.rounds, same=peers)
        what = f"stale cascade, {size:,} claims, {side.answer[0]:,} stale"
        limits = {_QUERY: Limit("ratio", 1.3), _COZO: Limit("ratio", 0.25)}
        for name, other in found.items():
            yield Row(what, side, name, other, limits.get(name))

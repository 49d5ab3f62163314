"""The projection: anew from the log, and caught up after a pull."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.kit.bench import Bench

CLAIMS = 100_000
_NEW = 100
_BARE = "json, executemany and two indexes"


def rows(bench: Bench) -> Iterator[Row]:
    """Measure logs of large and of small transactions, then a pull."""
    size = bench.count(CLAIMS)
    few = max(2, bench.sizes.rounds // 2)
    for together in (50, 1):
        ledger = bench.ledger(size, together=together)
        database = str(bench.scratch / f"bare-{together}.db")
        with ExitStack() as stack:
            own = bench.own(stack, "rebuild", {"folder": str(ledger.folder)})
            task = {"log": ledger.log, "database": database}
            bare = bench.peer(stack, "rebuild_bare", [], task)
            side, found = contest(own, {_BARE: bare}, few, same=[_BARE])
        claims = "one claim" if together == 1 else f"{together} claims"
        what = f"rebuild, {size:,} claims, {claims} a transaction"
        limit = Limit("rate", 60_000)
        yield Row(what, side, _BARE, found[_BARE], limit, side.answer, "events")
    ledger = bench.ledger(size, fresh=True)
    plan = {"folder": str(ledger.folder), "size": size, "new": _NEW}
    with ExitStack() as stack:
        side, _ = contest(bench.own(stack, "catching", plan), {}, bench.sizes.rounds)
    what = f"catching up with {_NEW} pulled transactions, {size:,} claims"
    yield Row(what, side, limit=Limit("seconds", 0.03))
    bench.drop(ledger)

"""Orientation at the start of a session: its cost follows the fallout, not the ledger."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench.kit.bench import Bench, Ledger
    from bench.kit.measure import Sample

CLAIMS = 100_000
_QUERY = "the bare recursive query, a whole process"
_SCRIPT = Path(__file__).parents[1] / "peers" / "fallout.py"


def rows(bench: Bench) -> Iterator[Row]:
    """Measure `prime` against the query, after a write, and on other ledgers."""
    size = bench.count(CLAIMS)
    few = max(2, size // 1000)
    ledger = bench.ledger(size, doubted=few)
    what = f"`dont prime --json`, {size:,} claims, {few:,} doubted"
    query = {_QUERY: bench.peer_process([str(_SCRIPT), ledger.database], ledger.folder)}
    rounds = bench.sizes.rounds
    own, found = contest(_prime(bench, ledger), query, rounds)
    yield Row(what, own, *next(iter(found.items())), Limit("ratio", 4.0))
    written = bench.ledger(size, doubted=few, fresh=True)
    query = {_QUERY: bench.peer_process([str(_SCRIPT), written.database], written.folder)}
    own, found = contest(_after_a_write(bench, written), query, rounds)
    yield Row(f"{what}, first after a write", own, *next(iter(found.items())), Limit("ratio", 4.0))
    bench.drop(written)
    smaller = bench.ledger(max(20, size // 10), doubted=few)
    own, found = contest(_prime(bench, ledger), {"x": _prime(bench, smaller)}, rounds)
    told = "the same with a tenth of the claims, as many doubted"
    yield Row(what, own, told, found["x"], Limit("ratio", 1.5))
    worse = bench.ledger(size, doubted=few * 10)
    own, found = contest(_prime(bench, worse), {"x": _prime(bench, ledger)}, rounds)
    told = "the same with a tenth of the doubted"
    yield Row(f"`dont prime --json`, {size:,} claims, {few * 10:,} doubted", own, told, found["x"])


def _prime(bench: Bench, ledger: Ledger) -> Callable[[], Sample]:
    return bench.dont(ledger.folder, ["prime", "--json"])


def _after_a_write(bench: Bench, ledger: Ledger) -> Callable[[], Sample]:
    """Give a run of `prime` that no earlier one has prepared."""
    numbers = count()

    def turn() -> Sample:
        bench.dont(ledger.folder, ["conclude", f"one more, {next(numbers)}", "--json"])()
        return _prime(bench, ledger)()

    return turn

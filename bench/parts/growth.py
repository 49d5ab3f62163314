"""What verbs cost as the ledger grows; one claim in a thousand is doubted.

A rebuild is measured in a third of the rounds, and once from a million claims.
"""

from __future__ import annotations

from contextlib import ExitStack
from itertools import count
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench.kit.bench import Bench, Ledger
    from bench.kit.measure import Sample

_LARGE = 1_000_000
_BARE = "`python -c pass`"
# Seconds that a whole process may take, by verb and number of claims.
_MOST = {
    ("prime", 100_000): 0.150,
    ("check", 100_000): 0.150,
    ("prime", 1_000_000): 0.400,
    ("check", 1_000_000): 0.400,
}


def rows(bench: Bench) -> Iterator[Row]:
    """Measure each verb on each size."""
    for size in bench.sizes.growth:
        ledger = bench.ledger(size, fresh=True)
        for verb, turn in _verbs(bench, ledger).items():
            own, found = contest(turn, {_BARE: bench.bare()}, bench.sizes.rounds)
            most = _MOST.get((verb, size))
            limit = None if most is None else Limit("seconds", most)
            yield Row(f"`dont {verb}`, {size:,} claims", own, *next(iter(found.items())), limit)
        with ExitStack() as stack:
            rebuild = bench.own(stack, "rebuild", {"folder": str(ledger.folder)})
            few = 1 if size >= _LARGE else max(1, bench.sizes.rounds // 3)
            own, _ = contest(rebuild, {}, few, warm=False)
        limit = Limit("rate", 60_000)
        yield Row(f"rebuild, {size:,} claims", own, "", None, limit, own.answer, "events")
        bench.drop(ledger)


def _verbs(bench: Bench, ledger: Ledger) -> dict[str, Callable[[], Sample]]:
    numbers = count()

    def run(*words: str) -> Callable[[], Sample]:
        # `check` objects to what is doubted: that is its work, not a failure.
        return bench.dont(ledger.folder, [*words, "--json"], fine=(0, 1))

    def conclude() -> Sample:
        return bench.dont(ledger.folder, ["conclude", f"one more, {next(numbers)}", "--json"])()

    return {
        "show": run("show", ledger.last),
        "prime": run("prime"),
        "list": run("list", "--limit", "20"),
        "check": run("check"),
        "conclude": conclude,
    }

"""A durable write, in process."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.kit.bench import Bench

CLAIMS = 5_000
# Writes of one turn: single ones, with another process in between, measure how long processors
# and caches take to wake up.
TIMES = 20
_BARE = "bare append and fsync of as many bytes"
_LIMIT = Limit("extra", 0.0003)
_WAYS = {
    "writer": "a transaction of the ledger",
    "verb": "the same by `conclude`, with rules, view and envelope",
}


def rows(bench: Bench) -> Iterator[Row]:
    """Measure the ledger's writer and the verb, in a plain folder and in a work tree of git."""
    size = bench.count(CLAIMS)
    for git in (False, True):
        where = "in a work tree" if git else "in a plain folder"
        for way, what in _WAYS.items():
            ledger = bench.ledger(size, git=git, fresh=True)
            with ExitStack() as stack:
                plan = {"folder": str(ledger.folder), "times": TIMES, "way": way}
                own = bench.own(stack, "writing", plan)
                length = own().answer
                path = str(ledger.folder / "bare.jsonl")
                task = {"path": path, "length": length, "times": TIMES}
                bare = bench.peer(stack, "write_bare", [], task)
                side, found = contest(own, {_BARE: bare}, bench.sizes.rounds * 5)
            text = f"{what}, {where}, {size:,} claims, {length} bytes"
            yield Row(text, side, _BARE, found[_BARE], _LIMIT, times=TIMES)
            bench.drop(ledger)

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
_BARE = "bare append and fsync of as many bytes"


def rows(bench: Bench) -> Iterator[Row]:
    """Measure `conclude` in a plain folder and in a work tree of git."""
    size = bench.count(CLAIMS)
    for git in (False, True):
        ledger = bench.ledger(size, git=git, fresh=True)
        with ExitStack() as stack:
            own = bench.own(stack, "writing", {"folder": str(ledger.folder)})
            length = own().answer
            path = str(ledger.folder / "bare.jsonl")
            bare = bench.peer(stack, "write_bare", [], {"path": path, "length": length})
            side, found = contest(own, {_BARE: bare}, bench.sizes.rounds * 15)
        where = "in a work tree" if git else "in a plain folder"
        what = f"`conclude` {where}, {size:,} claims, {length} bytes"
        yield Row(what, side, _BARE, found[_BARE], Limit("extra", 0.0003))

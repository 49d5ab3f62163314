"""Classifying what a command printed."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from bench.kit import inputs
from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from bench.kit.bench import Bench
    from bench.kit.measure import Sample

LINES = 200_000
_LONG = 1 << 20
_SHORT = 50
_DRAIN = "Drain3, similarity threshold 0.3"


def rows(bench: Bench) -> Iterator[Row]:
    """Measure a long log, twice its length, one very long line, and a whole process."""
    lines = bench.count(LINES)
    half, whole = _log(bench, lines // 2), _log(bench, lines)
    with ExitStack() as stack:
        peer = bench.peer(stack, "classify_drain3", ["drain3"], {"path": str(whole)})
        own = _classify(bench, stack, whole)
        few = max(2, bench.sizes.rounds // 2)
        side, found = contest(own, {_DRAIN: peer}, few)
        what = f"classifying a log of {lines:,} lines"
        yield Row(what, side, _DRAIN, found[_DRAIN], Limit("rate", 150_000), lines, "lines")
        own_half = _classify(bench, stack, half)
        side, found = contest(own, {"x": own_half}, bench.sizes.rounds)
        limit = Limit("ratio", 1.1)
        told = "half of it, for each line"
        yield Row(what, side, told, found["x"], limit, lines, "lines", lines // 2)
        line = bench.scratch / "line.log"
        inputs.long_line(line, _LONG)
        side, _ = contest(_classify(bench, stack, line), {}, bench.sizes.rounds)
        yield Row("classifying one line of 1 MB", side, limit=Limit("seconds", 0.05))
    short = _log(bench, _SHORT).read_bytes()
    words = ["errors", "classify", "-", "--json"]
    run = bench.dont(bench.scratch, words, short)
    side, found = contest(run, {"`python -c pass`": bench.bare()}, bench.sizes.rounds)
    what = f"`dont errors classify` of {_SHORT} lines, whole process"
    yield Row(what, side, *next(iter(found.items())), Limit("seconds", 0.08))


def _log(bench: Bench, lines: int) -> Path:
    path = bench.scratch / f"{lines}.log"
    inputs.log(path, lines)
    return path


def _classify(bench: Bench, stack: ExitStack, path: Path) -> Callable[[], Sample]:
    return bench.own(stack, "classifying", {"path": str(path)})

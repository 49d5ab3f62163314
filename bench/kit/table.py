"""Rows of the page: figures, ratios, and whether a budget holds."""

from __future__ import annotations

from typing import NamedTuple

from bench.kit.measure import Absent, Side, paired

HEAD = (
    "| what | dont | held against | its figure | ratio | memory | budget | holds |\n"
    "|---|---|---|---|---|---|---|---|\n"
)
YES, BY_CPU, NO = "yes", "in processor time", "**no**"
_LARGE = 100  # a figure of so many units is written without decimals
_UNITS = (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6))


class Limit(NamedTuple):
    """A budget.

    Attributes:
        kind: `ratio` (at most so many times the peer), `below` (less than so many times), `seconds`
            (at most, a piece of work), `extra` (at most so many seconds over the peer), `rate` (at
            least so many a second), `memory` (at most so many MB).
        value: how much.
    """

    kind: str
    value: float

    def told(self, noun: str) -> str:
        """Write it."""
        value = self.value
        if self.kind in ("ratio", "below"):
            sign = "≤" if self.kind == "ratio" else "<"
            return f"{sign} {value:g} x" + (f" ({1 / value:g} times faster)" if value < 1 else "")
        if self.kind == "rate":
            return f"≥ {value:,.0f} {noun}/s"
        if self.kind == "memory":
            return f"≤ {value:g} MB"
        return f"≤ {'its + ' if self.kind == 'extra' else ''}{seconds(value)}"


class Row(NamedTuple):
    """One row: what was measured, on both sides, and what it should be.

    Attributes:
        what: the work.
        own: the product's runs.
        peer: what it is held against; empty for a figure that stands alone.
        other: the peer's runs, or why there are none.
        limit: the budget.
        times: pieces of work in one run; figures are for one piece.
        noun: what a rate counts.
        other_times: the same for a run of the peer, where it differs.
    """

    what: str
    own: Side
    peer: str = ""
    other: Side | Absent | None = None
    limit: Limit | None = None
    times: int = 1
    noun: str = ""
    other_times: float | None = None

    def text(self) -> str:
        """Write the row."""
        other, ratio, memory = "", "", _megabytes(self.own.peak)
        if isinstance(self.other, Absent):
            other = f"not measured: {self.other.reason}".replace("|", "/")
        elif self.other is not None:
            other = _figure(self.other, self.other_times or self.times, self.noun)
            ratio = self._compared(self.other)
            memory += f"; {_megabytes(self.other.peak)}"
        budget = self.limit.told(self.noun) if self.limit else ""
        figure = _figure(self.own, self.times, self.noun)
        cells = (self.what, figure, self.peer, other, ratio, f"{memory} MB", budget, self.verdict())
        return f"| {' | '.join(cells)} |\n"

    def _compared(self, other: Side) -> str:
        """Write the ratio, or what comes on top where that is the budget."""
        if self.limit is not None and self.limit.kind == "extra":
            return f"its {_more(self, other, 'wall')} (cpu {_more(self, other, 'cpu')})"
        return f"{_ratio(self, 'wall'):.2f} x (cpu {_ratio(self, 'cpu'):.2f})"

    def verdict(self) -> str:
        """Say whether the budget holds: by the clock, in processor time alone, or not."""
        if self.limit is None:
            return ""
        if self.limit.kind in ("ratio", "below", "extra") and not isinstance(self.other, Side):
            return "not measured"
        wall, cpu = self._within("wall"), self._within("cpu")
        if self.limit.kind == "extra":
            # Both wait for the disk, which varies by more than that: what is computed on top of it
            # has to fit as well.
            return YES if wall and cpu else NO
        return YES if wall else BY_CPU if cpu else NO

    def _within(self, unit: str) -> bool:
        assert self.limit is not None
        kind, most = self.limit
        if kind == "memory":
            return self.own.peak / 1024 <= most
        if kind == "rate":
            return self.times / self.own.median(unit) >= most
        if kind == "seconds":
            return self.own.median(unit) / self.times <= most
        assert isinstance(self.other, Side)
        if kind == "extra":
            return paired(self.own, self.other, unit, lambda a, b: a - b) / self.times <= most
        found = _ratio(self, unit)
        return found < most or (kind == "ratio" and found == most)


def table(rows: list[Row]) -> str:
    """Write rows as a table."""
    return HEAD + "".join(row.text() for row in rows)


def seconds(value: float) -> str:
    """Write a time in the unit that suits it.

    Example:
        >>> seconds(0.0123)
        '12.3 ms'
    """
    for unit, size in _UNITS:
        if value >= size or unit == "µs":
            count = value / size
            return f"{count:.0f} {unit}" if count >= _LARGE else f"{count:.3g} {unit}"
    raise AssertionError("the last unit fits anything")


def _ratio(row: Row, unit: str) -> float:
    assert isinstance(row.other, Side)
    scale = (row.other_times or row.times) / row.times
    # A clock tick of processor time that reads as nothing is taken for the least there is.
    return scale * paired(row.own, row.other, unit, lambda a, b: a / max(b, 1e-9))


def _more(row: Row, other: Side, unit: str) -> str:
    more = paired(row.own, other, unit, lambda a, b: a - b) / row.times
    return f"{'-' if more < 0 else '+'} {seconds(abs(more))}"


def _figure(side: Side, times: float, noun: str) -> str:
    wall, cpu = side.median("wall"), side.median("cpu")
    text = f"{seconds(wall / times)} (cpu {seconds(cpu / times)})"
    return f"{times / wall:,.0f} {noun}/s (cpu {times / cpu:,.0f})" if noun else text


def _megabytes(kib: int) -> str:
    return f"{kib / 1024:.0f}"

"""Draw cards and tables in plain text."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from dont.core.display import shorten, width
from dont.faces.cli.cards import Card

if TYPE_CHECKING:
    from dont.faces.cli.cards import Table

_COLOURS = {
    "verified": "32",
    "locked": "34",
    "doubted": "31",
    "failed": "31",
    "fail": "31",
    "unverified": "33",
    "warn": "33",
    "ignored": "2",
    "passed": "32",
    "pass": "32",
}
_NARROWEST = 20


def draw(blocks: list[Card | Table], *, colour: bool) -> str:
    """Draw every block, an empty line between two.

    Args:
        blocks: what to draw; texts are escaped already.
        colour: mark statuses with ANSI colours.
    """
    columns = shutil.get_terminal_size((100, 24)).columns
    drawn = [
        _card(block, colour=colour)
        if isinstance(block, Card)
        else _table(block, columns, colour=colour)
        for block in blocks
    ]
    return "\n\n".join(drawn) + "\n" if drawn else ""


def _marked(text: str, *, colour: bool) -> str:
    code = _COLOURS.get(text.partition(",")[0]) if colour else None
    return f"\x1b[{code}m{text}\x1b[0m" if code else text


def _card(card: Card, *, colour: bool) -> str:
    head = f"{card.title}  {_marked(card.mark, colour=colour)}".rstrip() if card.title else ""
    if colour and card.title:
        head = f"\x1b[1m{card.title}\x1b[0m  {_marked(card.mark, colour=colour)}"
    wide = max((width(name) for name, _ in card.lines), default=0)
    lines = [head] if head else []
    for name, text in card.lines:
        label = name + " " * (wide - width(name))
        indent = f"\n  {' ' * wide}  " if name else "\n"
        lines.append(f"  {label}  {text.replace(chr(10), indent)}" if name else text)
    return "\n".join(lines)


def _table(table: Table, columns: int, *, colour: bool) -> str:
    """Draw a table; only the last column is cut to the terminal."""
    if not table.rows:
        return table.empty
    rows = [table.columns, *table.rows]
    wides = [max(width(row[at]) for row in rows) for at in range(len(table.columns))]
    left = columns - sum(wides[:-1]) - 2 * (len(wides) - 1)
    wides[-1] = min(wides[-1], max(left, _NARROWEST))
    return "\n".join(_row(row, wides, colour=colour and row is not table.columns) for row in rows)


def _row(row: list[str], wides: list[int], *, colour: bool) -> str:
    cells = []
    for text, wide in zip(row, wides, strict=True):
        shown = shorten(text, wide)
        pad = " " * (wide - width(shown))
        cells.append(_marked(shown, colour=colour) + pad)
    return "  ".join(cells).rstrip()

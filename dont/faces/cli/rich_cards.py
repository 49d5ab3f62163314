"""Draw cards and tables with `rich`, for terminals only."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as RichTable
from rich.text import Text

from dont.faces.cli.cards import Card

if TYPE_CHECKING:
    from dont.faces.cli.cards import Table

_STYLES = {
    "verified": "green",
    "passed": "green",
    "pass": "green",
    "locked": "blue",
    "doubted": "red",
    "failed": "red",
    "fail": "red",
    "unverified": "yellow",
    "warn": "yellow",
    "ignored": "dim",
}


def draw(blocks: list[Card | Table]) -> str:
    """Draw every block in colour.

    Args:
        blocks: what to draw; texts are escaped already and never read as markup.
    """
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, highlight=False, emoji=False)
    for block in blocks:
        console.print(_card(block) if isinstance(block, Card) else _table(block))
    return out.getvalue()


def _marked(text: str) -> Text:
    return Text(text, style=_STYLES.get(text.partition(",")[0], ""))


def _card(card: Card) -> Panel | RichTable:
    grid = RichTable.grid(padding=(0, 2))
    for name, text in card.lines:
        grid.add_row(*([Text(name, style="dim")] if name else []), Text(text))
    if not card.title:
        return grid
    title = Text.assemble(Text(card.title, style="bold"), "  ", _marked(card.mark))
    return Panel(grid, title=title, title_align="left")


def _table(table: Table) -> RichTable | Text:
    if not table.rows:
        return Text(table.empty)
    drawn = RichTable(box=None, pad_edge=False)
    for at, column in enumerate(table.columns):
        drawn.add_column(column, no_wrap=at == 0, overflow="fold")
    for row in table.rows:
        drawn.add_row(*(_marked(cell) for cell in row))
    return drawn

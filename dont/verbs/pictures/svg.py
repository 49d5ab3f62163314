"""SVG, drawn here: no script, no link, no font from elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape as xml

from dont.core.display import escape, shorten, width
from dont.verbs.pictures.layout import layers
from dont.verbs.pictures.picture import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.verbs.pictures.picture import Edge, Node, Picture

# Pixels.
_WIDE, _HIGH = 232, 64
_APART, _DEEP = 28, 56
_MARGIN = 20
_LINE = 15
_COLUMNS = 34  # characters of a line inside a box
_LINES = 2
_UNSAYABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DASHES = {
    "depends_on": "",
    "kind_of": ' stroke-dasharray="6 4"',
    "related_to": ' stroke-dasharray="2 4"',
}


def render(picture: Picture) -> str:
    """Write a picture as one SVG document."""
    rows = layers(picture)
    widest = max((len(row) for row in rows), default=1)
    across = widest * (_WIDE + _APART) - _APART
    at = {
        node: (
            _MARGIN + (across - len(row) * (_WIDE + _APART) + _APART) / 2 + n * (_WIDE + _APART),
            _MARGIN + depth * (_HIGH + _DEEP),
        )
        for depth, row in enumerate(rows)
        for n, node in enumerate(row)
    }
    high = max(1, len(rows)) * (_HIGH + _DEEP) - _DEEP
    size = f"{across + 2 * _MARGIN} {high + 2 * _MARGIN}"
    body = [_edge(edge, at) for edge in picture.edges]
    body += [_node(node, at[node.id]) for node in picture.nodes]
    return "\n".join([_head(size), *body, "</svg>"]) + "\n"


def _head(size: str) -> str:
    wide, _, high = size.partition(" ")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{wide}" '
        f'height="{high}" font-family="sans-serif" font-size="12" role="img">\n'
        "<title>what rests on what</title>\n"
        '<defs><marker id="to" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" '
        'markerHeight="8" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#555555"/></marker></defs>'
    )


def _edge(edge: Edge, at: Mapping[str, tuple[float, float]]) -> str:
    left, top = at[edge.src]
    right, bottom = at[edge.dst]
    x1, x2 = left + _WIDE / 2, right + _WIDE / 2
    y1, y2 = top + _HIGH, bottom
    if y2 <= top:  # it closes a circle, so it leads upwards
        y1, y2 = top, bottom + _HIGH
    middle = (y1 + y2) / 2
    arrow = "" if edge.via == "related_to" else ' marker-end="url(#to)"'
    path = f"M{x1:g},{y1:g} C{x1:g},{middle:g} {x2:g},{middle:g} {x2:g},{y2:g}"
    return f'<path d="{path}" fill="none" stroke="#555555"{_DASHES[edge.via]}{arrow}/>'


def _node(node: Node, at: tuple[float, float]) -> str:
    x, y = at
    fill, stroke = COLOURS[node.status]
    radius = _HIGH // 2 if node.kind == "term" else 6
    lines = wrapped(escape(node.text), _COLUMNS, _LINES)
    words = [
        f'<text x="{x + 10:g}" y="{y + 18 + n * _LINE:g}">{_text(line)}</text>'
        for n, line in enumerate(lines)
    ]
    head = f'<text x="{x + 10:g}" y="{y + _HIGH - 10:g}" fill="{stroke}">{_text(node.head)}</text>'
    title = _text(f"{node.id}\n{escape(node.text, lines=True)}")
    box = (
        f'<rect x="{x:g}" y="{y:g}" width="{_WIDE}" height="{_HIGH}" rx="{radius}" '
        f'fill="{fill}" stroke="{stroke}"/>'
    )
    return f"<g><title>{title}</title>{box}{''.join(words)}{head}</g>"


def wrapped(text: str, columns: int, most: int) -> list[str]:
    """Break a text into lines; what does not fit is cut off with a mark.

    Example:
        >>> wrapped("one two three", 8, 2), wrapped("one two three four", 8, 2)
        (['one two', 'three'], ['one two', 'three f…'])
    """
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < most:
        line = words.pop(0)
        while words and width(line) + 1 + width(words[0]) <= columns:
            line += f" {words.pop(0)}"
        lines.append(line)
    if words and lines:
        lines[-1] = shorten(f"{lines[-1]} {' '.join(words)}", columns)
        if not lines[-1].endswith("…"):
            lines[-1] += "…"
    return [shorten(line, columns) for line in lines]


def _text(text: str) -> str:
    return xml(_UNSAYABLE.sub("\ufffd", text))

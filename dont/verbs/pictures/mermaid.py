"""Mermaid flowcharts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.display import escape, shorten
from dont.verbs.pictures.picture import COLOURS

if TYPE_CHECKING:
    from dont.verbs.pictures.picture import Node, Picture

_COLUMNS = 80
_ARROWS = {"depends_on": "-->", "kind_of": "-. kind of .->", "related_to": "-. related to .-"}
# Everything that Mermaid or the page around it could read as markup.
_SPECIAL = frozenset("\"'#;&<>`{}[]()|\\%")


def render(picture: Picture) -> str:
    """Write a flowchart; an arrow points to what its source rests on."""
    names = {node.id: f"n{number}" for number, node in enumerate(picture.nodes)}
    lines = ["flowchart TD"]
    lines += [f"  {names[node.id]}{_label(node)}:::{node.status}" for node in picture.nodes]
    lines += [f"  {names[src]} {_ARROWS[via]} {names[dst]}" for src, dst, via in picture.edges]
    for status in dict.fromkeys(node.status for node in picture.nodes):
        fill, stroke = COLOURS[status]
        lines.append(f"  classDef {status} fill:{fill},stroke:{stroke},color:#000000")
    return "\n".join(lines) + "\n"


def _label(node: Node) -> str:
    text = f"{quoted(node.text)}<br/>{quoted(node.head)}"
    return f'(["{text}"])' if node.kind == "term" else f'["{text}"]'


def quoted(text: str) -> str:
    """Write a text as the inside of a quoted label.

    Example:
        >>> quoted('a "b" <c>')
        'a #34;b#34; #60;c#62;'
    """
    shown = shorten(escape(text), _COLUMNS)
    return "".join(f"#{ord(char)};" if char in _SPECIAL else char for char in shown)

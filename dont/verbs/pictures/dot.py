"""Graphviz."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.display import escape, shorten
from dont.verbs.pictures.picture import COLOURS

if TYPE_CHECKING:
    from dont.verbs.pictures.picture import Node, Picture

_COLUMNS = 80
_STYLES = {
    "depends_on": "",
    "kind_of": ' [style=dashed, label="kind of"]',
    "related_to": ' [style=dotted, label="related to", dir=none]',
}


def render(picture: Picture) -> str:
    """Write a directed graph; an arrow points to what its source rests on."""
    lines = ["digraph dont {", '  node [style="filled,rounded", shape=box, fontname="sans-serif"];']
    lines += [f"  {quoted(node.id)} [{_attributes(node)}];" for node in picture.nodes]
    lines += [f"  {quoted(src)} -> {quoted(dst)}{_STYLES[via]};" for src, dst, via in picture.edges]
    return "\n".join([*lines, "}"]) + "\n"


def _attributes(node: Node) -> str:
    fill, stroke = COLOURS[node.status]
    text = quoted(f"{shorten(escape(node.text), _COLUMNS)}\n{node.head}")
    shape = ", shape=ellipse" if node.kind == "term" else ""
    return f'label={text}, fillcolor="{fill}", color="{stroke}"{shape}'


def quoted(text: str) -> str:
    r"""Write a quoted string, in which nothing but its end has a meaning.

    Example:
        >>> quoted('a "b" \\N')
        '"a \\"b\\" \\\\N"'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'

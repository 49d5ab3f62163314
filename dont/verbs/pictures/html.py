"""One HTML page that needs nothing from elsewhere: the picture, a legend and a table."""

from __future__ import annotations

from html import escape as html
from typing import TYPE_CHECKING

from dont.core.display import escape
from dont.verbs.pictures import svg
from dont.verbs.pictures.picture import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.verbs.pictures.picture import Node, Picture

# The page runs nothing and loads nothing, whatever the texts in it say.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
# By this a page of ours is known again.
MARK = '<meta name="generator" content="dont">'
_STYLE = (
    "body{font:14px/1.5 sans-serif;margin:2em;color:#1c1c1c;background:#fff}"
    "svg{max-width:100%;height:auto}table{border-collapse:collapse}"
    "td,th{text-align:left;vertical-align:top;padding:.25em .75em;border-bottom:1px solid #ddd}"
    "code{white-space:nowrap}li{display:inline-block;padding:.1em .6em;margin-right:.4em;"
    "border:1px solid;border-radius:4px}ul{list-style:none;padding:0}"
)


def render(picture: Picture, title: str) -> str:
    """Write a picture as a page.

    Args:
        picture: what is drawn.
        title: name of the project.
    """
    counted = f"{len(picture.nodes)} entities, {len(picture.edges)} dependencies"
    parts = [
        head(f"{title}: what rests on what"),
        f"<h1>{text(title)}</h1>",
        f"<p>{counted}. An arrow leads to what its source rests on.</p>",
        _legend(picture.nodes),
        svg.render(picture),
        "<table><thead><tr><th>entity</th><th>status</th><th>says</th></tr></thead><tbody>",
        *(_row(node) for node in picture.nodes),
        "</tbody></table></body></html>\n",
    ]
    return "\n".join(parts)


def head(title: str) -> str:
    """Begin a page."""
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width">',
        MARK,
        f"<title>{text(title)}</title>",
        f"<style>{_STYLE}</style></head><body>",
    ]
    return "\n".join(parts)


def _legend(nodes: Sequence[Node]) -> str:
    used = [status for status in COLOURS if any(node.status == status for node in nodes)]
    items = [
        f'<li style="background:{COLOURS[one][0]};border-color:{COLOURS[one][1]}">{one}</li>'
        for one in used
    ]
    return f"<ul>{''.join(items)}</ul>"


def _row(node: Node) -> str:
    cells = (f"<code>{text(node.id)}</code>", text(node.head), text(node.text))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def text(value: str) -> str:
    """Write a text so that it cannot be read as markup."""
    return html(escape(value, lines=True))

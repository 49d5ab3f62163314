"""`dont graph`: draw what rests on what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer
from dont.verbs.pictures import gather
from dont.verbs.resolve import entity_id

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context
    from dont.verbs.pictures.picture import Picture


def graph(ctx: Context, given: Record) -> Answer:
    """Draw the whole ledger, or what is connected with one entity.

    Args:
        ctx: the surroundings.
        given: GraphInput.

    Raises:
        Refusal: codes of resolving.
    """
    reader = ctx.read()
    named = given.get("entity_id")
    if named is None:
        picture = gather.whole(reader)
    else:
        picture = gather.around(reader, entity_id(reader, str(named)))
    form = str(given.get("format") or "mermaid")
    text = drawn(picture, form, str(ctx.config["project"]["name"]))
    data = {
        "format": form,
        "text": text,
        "nodes": len(picture.nodes),
        "edges": len(picture.edges),
    }
    answer = Answer("graph", data)
    answer.text = text
    return answer


def drawn(picture: Picture, form: str, title: str) -> str:
    """Write a picture in a form: mermaid, dot, svg or html."""
    if form == "dot":
        from dont.verbs.pictures import dot

        return dot.render(picture)
    if form == "svg":
        from dont.verbs.pictures import svg

        return svg.render(picture)
    if form == "html":
        from dont.verbs.pictures import html

        return html.render(picture, title)
    from dont.verbs.pictures import mermaid

    return mermaid.render(picture)

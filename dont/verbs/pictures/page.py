"""The report: one page of HTML with every claim, what it rests on, and the picture."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.clock import rfc3339
from dont.core.display import escape
from dont.core.errors import Refusal
from dont.verbs.pictures import gather, svg
from dont.verbs.pictures.html import head
from dont.verbs.pictures.picture import COLOURS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.ledger.store import Reader
    from dont.verbs.context import Context
    from dont.verbs.pictures.picture import Picture

_TEMPLATE = "page.html.jinja"
# A larger picture shows nothing any more; `dont graph ID` draws a part of it.
_MOST_NODES = 300


def page(ctx: Context, reader: Reader) -> tuple[str, Picture]:
    """Write the page.

    Args:
        ctx: the surroundings.
        reader: the state.

    Returns:
        The page, and the picture in it.

    Raises:
        Refusal: `missing-extra` where Jinja2 is not installed.
    """
    try:
        from jinja2 import Environment, FileSystemLoader, StrictUndefined
    except ModuleNotFoundError as error:
        data = {"extra": "report", "package": "jinja2"}
        raise Refusal("missing-extra", cause=error, data=data) from error
    environment = Environment(
        loader=FileSystemLoader(os.path.dirname(__file__)),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["shown"] = lambda value: escape(str(value), lines=True)
    picture = gather.whole(reader)
    name = str(ctx.config["project"]["name"])
    text = environment.get_template(_TEMPLATE).render(
        head=head(f"{name}: claims and what they rest on"),
        name=name,
        mode=ctx.mode,
        at=rfc3339(ctx.clock()),
        counts=reader.counts(),
        colours=COLOURS,
        claims=[_claim(ctx, reader, one) for one in _entities(reader, "claim")],
        terms=list(_entities(reader, "term")),
        picture=svg.render(picture) if 0 < len(picture.nodes) <= _MOST_NODES else "",
    )
    return text, picture


def _entities(reader: Reader, kind: str) -> list[Record]:
    return list(reader.entities(kind, include_ignored=False, include_seeds=False))


def _claim(ctx: Context, reader: Reader, record: Record) -> Record:
    evidence = record["evidence"]
    assert isinstance(evidence, list)  # noqa: S101 - the fold writes a list
    return {
        **record,
        "created_at": rfc3339(int(str(record["created_tx"]))),
        "assessments": [one["name"] for one in reader.assessments(str(record["id"]))],
        "evidence": [_evidence(ctx, one) for one in evidence],
    }


def _evidence(ctx: Context, entry: Mapping[str, object]) -> Record:
    """Show a reference; only web addresses become links."""
    uri = str(entry["source_uri"])
    shown: Record = {
        **entry,
        "link": uri if uri.lower().startswith(("https://", "http://")) else None,
        "state": None,
    }
    if entry.get("path") is not None:
        shown["state"] = ctx.auditor.audit(entry)["status"]
    return shown

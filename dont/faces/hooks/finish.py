"""At the end of a turn: what this session said and nobody backed, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.faces.hooks.session import Session
from dont.faces.hooks.wording import claim, fit

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.faces.hooks.request import Request
    from dont.verbs.context import Context

MOST_BYTES = 1500
_MOST_READ = 500  # claims looked at, newest first


def unbacked(ctx: Context, request: Request, host: str) -> str:
    """Name the unverified claims of this session that were not named before.

    Args:
        ctx: the project.
        request: silent where the host already went on once because of a hook.
        host: `llm:<host>` is how its MCP server signs.
    """
    if request.again:
        return ""
    reader = ctx.read()
    session = Session(ctx.project.cache_dir, request.session)
    authors = (session.author or ctx.author, f"llm:{host}")
    found = {}
    for record in reader.entities("claim", status="unverified", limit=_MOST_READ):
        if session.begun is not None and record["created_tx"] <= session.begun:
            break  # newest first: everything else is older than the session
        if _of_session(record, request.session, session.begun, authors):
            found[str(record["id"])] = record
    fresh = session.fresh(f"unbacked {one}" for one in found)
    lines = [claim(found[key.split(" ", 1)[1]], "unverified", 160) for key in fresh]
    if not lines:
        return ""
    what = "1 statement" if len(lines) == 1 else f"{len(lines)} statements"
    tail = (
        "`dont dismiss ID --evidence URI` or `dont dismiss ID --file PATH --lines A-B` backs one;"
        " `dont ignore ID --reason TEXT` sets it aside. This is said once."
    )
    return fit(f"{what} of this session without evidence:", lines, [tail], MOST_BYTES)


def _of_session(record: Record, session: str, begun: int | None, authors: tuple[str, ...]) -> bool:
    """Tell whether a claim is this session's: by its name, or by its author where it began here."""
    by = record["provenance"]
    assert isinstance(by, dict)  # noqa: S101 - the fold always writes it
    if session and by.get("session_id") == session:
        return True
    return begun is not None and by["author"] in authors

"""At the start of a session: how the ledger stands, the doubted first."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.faces.hooks.session import Session, file_name
from dont.faces.hooks.wording import claim, fit, one_line

if TYPE_CHECKING:
    from dont.faces.hooks.request import Request
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

MOST_BYTES = 1900  # hosts cut what is longer than about 2 KB
_MOST_DOUBTED = 8
_HOW = (
    '`dont ground "<statement>" --file PATH --lines A-B` records a statement with its evidence.',
    '`dont conclude "<statement>"` records one, `dont dismiss ID --evidence URI` verifies it.',
    "`dont suggest-term WORDS` finds existing terms before `dont define` coins one.",
    "A refusal of `dont ... --json` carries the next command in `data.remediation[0]`.",
    "`dont check` is the gate of this project; `dont prime` says all of this at length.",
)


def orient(ctx: Context, request: Request, host: str) -> tuple[str, dict[str, str]]:
    """Tell a session where it stands, and remember when it began.

    Args:
        ctx: the project.
        request: what the host sent.
        host: whose session it is.

    Returns:
        The text, and variables that name the session's author.
    """
    reader = ctx.read()
    session = Session(ctx.project.cache_dir, request.session)
    env = _author(ctx, request, host)
    if session.begun is None or not request.resumed:
        session.begin(reader.tx or 0, env.get("DONT_AUTHOR") or ctx.environ.get("DONT_AUTHOR"))
    return _text(ctx, reader), env


def _author(ctx: Context, request: Request, host: str) -> dict[str, str]:
    """Name the session as the author of what it writes, where nobody chose one.

    Cursor takes variables in its answer; Claude Code offers a file of exports.
    """
    if ctx.environ.get("DONT_AUTHOR") or not request.session or host == "codex":
        return {}
    author = f"llm:{host}-{file_name(request.session)[:8]}"
    if host == "claude":
        path = ctx.environ.get("CLAUDE_ENV_FILE")
        if not path:
            return {}
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"export DONT_AUTHOR={author}\n")
    return {"DONT_AUTHOR": author}


def _text(ctx: Context, reader: Reader) -> str:
    counts = reader.counts()["claim"]
    told = ", ".join(f"{n} {status}" for status, n in counts.items() if n) or "no claims yet"
    project = ctx.config["project"]
    name = one_line(project["name"] or os.path.basename(ctx.project.root), 40)
    head = f"This project keeps a ledger of claims with `dont` ({name}, {project['mode']}): {told}."
    lines = []
    for kind in ("claim", "term"):
        doubted = reader.entities(kind, status="doubted", limit=_MOST_DOUBTED)
        lines += [claim(record, "doubted") for record in doubted]
    if lines:
        head += "\nDoubted, so that nothing can rest on them:"
    stale, conflicts = len(reader.assessed("stale")), len(reader.conflicts())
    tail = list(_HOW)
    if conflicts:
        tail.insert(0, f"{conflicts} conflicts after a merge; `dont doctor` lists them.")
    if stale:
        tail.insert(
            0, f"{stale} entities rest on doubted ones; `dont list --derived-assessment stale`."
        )
    return fit(head, lines, tail, MOST_BYTES)

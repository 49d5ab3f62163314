"""`dont completions`: a script for a shell, or the ids that begin with a word."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.display import escape, shorten
from dont.core.errors import HarnessError
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    import sqlite3

    from dont.core.types import Record
    from dont.verbs.context import Context

_MOST_IDS = 40
_PATIENCE = 40_000  # microseconds: a shell that waits is worse than one that offers nothing
_STEPS = 2_000  # of SQLite's machine between two looks at the clock
_INSTALL = {
    "bash": 'eval "$(dont completions bash)"',
    "zsh": 'eval "$(dont completions zsh)"',
    "fish": "dont completions fish | source",
    "powershell": "dont completions powershell | Out-String | Invoke-Expression",
    "elvish": "eval (dont completions elvish | slurp)",
}


def completions(ctx: Context, given: Record) -> Answer:
    """Print a completion script, or, for the scripts, the ids that begin with a word.

    Args:
        ctx: the project, for ids only; nothing is rebuilt and nothing waited for.
        given: CompletionsInput.
    """
    shell = str(given["shell"])
    if shell == "ids":
        text = "".join(f"{one}\t{says}\n" for one, says in ids(ctx, str(given.get("word") or "")))
    else:
        from importlib import import_module

        text = import_module(f"dont.verbs.shells.{shell}").script()
    data: Record = {"topic": f"completions {shell}", "text": text, "topics": list(_INSTALL)}
    data["examples"] = []
    answer = Answer("help", data)
    answer.text = text
    return answer


def install_line(shell: str) -> str:
    """Give the line that a start-up file of the shell needs."""
    return _INSTALL[shell]


def ids(ctx: Context, word: str) -> list[tuple[str, str]]:
    """List ids and CURIEs that begin with a word, the latest first, or nothing.

    Args:
        ctx: where the project is.
        word: the beginning, in either case; empty for any.

    Returns:
        At most 40 pairs of an id and what it says; none where the projection is missing, busy,
        of another format, or too slow.
    """
    import sqlite3

    try:
        path = os.path.join(ctx.project.cache_dir, "ledger.db")
        name = path.replace("%", "%25").replace("?", "%3f").replace("#", "%23")
        connection = sqlite3.connect(f"file:{name}?mode=ro", uri=True, timeout=0)
    except (HarnessError, sqlite3.Error):
        return []
    deadline = ctx.clock() + _PATIENCE
    connection.set_progress_handler(lambda: int(ctx.clock() > deadline), _STEPS)
    try:
        return _matching(connection, word)
    except sqlite3.Error:
        return []
    finally:
        connection.close()


def _matching(connection: sqlite3.Connection, word: str) -> list[tuple[str, str]]:
    kind, colon, part = word.partition(":")
    low = f"{kind.lower()}:{part.upper()}" if colon else word.lower()
    rows = connection.execute(
        "SELECT id, COALESCE(statement, curie || ': ' || definition) FROM entity"
        " WHERE id>=?1 AND id<?1||char(1114111) AND status<>'ignored'"
        " ORDER BY created_tx DESC LIMIT ?2",
        (low, _MOST_IDS),
    ).fetchall()
    rows += connection.execute(
        "SELECT curie, definition FROM entity WHERE curie>=?1 AND curie<?1||char(1114111)"
        " AND status<>'ignored' ORDER BY created_tx DESC LIMIT ?2",
        (word, _MOST_IDS - len(rows)),
    ).fetchall()
    return [(str(one), shorten(escape(" ".join(str(says).split())), 72)) for one, says in rows]

"""`dont examples`: worked sessions, run afresh in a scratch project each time."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context

# `{c}` is the id of the claim that a session recorded first.
SESSIONS: tuple[tuple[str, str, tuple[tuple[str, ...], ...]], ...] = (
    (
        "from a statement to a verified claim",
        "A statement enters unverified; a line of the project moves it.",
        (
            ("init", "--name", "demo"),
            ("conclude", "The greeting is one line long"),
            ("dismiss", "{c}", "--file", "greeting.txt", "--lines", "1", "--quote", "hello"),
            ("show", "{c}"),
        ),
    ),
    (
        "a refusal and its remedy",
        "A refusal names the command that gets you further; follow remediation[0].",
        (
            ("init", "--name", "demo"),
            ("conclude", "Writes are lost on SIGTERM"),
            ("lock", "{c}"),
            ("dismiss", "{c}", "--evidence", "https://example.org/trace"),
            ("lock", "{c}"),
        ),
    ),
    (
        "a doubt and what rests on it",
        "Doubting a claim makes stale what depends on it.",
        (
            ("init", "--name", "demo"),
            ("ground", "The run used the main branch", "--evidence", "https://example.org/run/1"),
            ("conclude", "The new parser is faster", "--depends-on", "{c}"),
            ("trust", "{c}", "--reason", "the log names another branch"),
            ("list", "--derived-assessment", "stale"),
            ("check",),
        ),
    ),
)


def examples(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb has this signature
    """Run every session and show each command with its envelope.

    Args:
        ctx: clock and randomness of the sessions.
        given: nothing.
    """
    shown = [_session(ctx, title, summary, steps) for title, summary, steps in SESSIONS]
    return Answer("examples", {"examples": shown})


def _session(ctx: Context, title: str, summary: str, steps: tuple[tuple[str, ...], ...]) -> Record:
    folder = tempfile.mkdtemp(prefix="dont-example-")
    try:
        with open(os.path.join(folder, "greeting.txt"), "w", encoding="utf-8") as file:
            file.write("hello\n")
        return {"title": title, "summary": summary, "transcript": _transcript(ctx, folder, steps)}
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _transcript(ctx: Context, folder: str, steps: tuple[tuple[str, ...], ...]) -> list[Record]:
    from dont.core.command_line import read
    from dont.core.remedy import remedy
    from dont.verbs.context import Context as Fresh
    from dont.verbs.dispatch import run

    scratch = Fresh(
        cwd=folder, environ={"DONT_AUTHOR": "human:ann"}, clock=ctx.clock, random=ctx.random
    )
    claim = ""
    out: list[Record] = []
    try:
        for step in steps:
            words = [word.replace("{c}", claim) for word in step]
            line = read(words)
            assert line.row is not None  # noqa: S101 - every session names verbs
            envelope = _without_folder(run(line.row, line.given, scratch).envelope, folder)
            claim = claim or _claim(envelope)
            out.append({"command": remedy(["dont", *words], "")["command"], "envelope": envelope})
    finally:
        scratch.close()
    return out


def _claim(envelope: Record) -> str:
    data = envelope["data"]
    return str(data.get("id") or "") if isinstance(data, dict) else ""


def _without_folder(envelope: Record, folder: str) -> Record:
    """Name the scratch folder `/project` in what readers see."""
    import json

    text = json.dumps(envelope).replace(json.dumps(folder)[1:-1], "/project")
    found: Record = json.loads(text)
    return found

"""The verbs and the hooks in this very process: starting the command takes far longer."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from dont.core.command_line import read
from dont.faces.hooks.answering import answer
from dont.verbs.context import Context
from dont.verbs.dispatch import run

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def quick(scratch: Path, environ: dict[str, str]) -> Run:
    """Give what the fixture `dont` gives, without starting a process."""

    def call(
        *words: str, stdin: str = "", env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        ctx = Context(cwd=str(scratch), environ={**environ, **(env or {})}, stdin=stdin.encode)
        try:
            if words[0] == "hook":
                text, status = answer(words[1], words[2], stdin.encode(), ctx)
            else:
                line = read(words)
                assert line.row is not None
                ctx.given_author = (
                    str(line.universal["author"]) if "author" in line.universal else None
                )
                outcome = run(line.row, line.given, ctx)
                text, status = json.dumps(outcome.envelope), outcome.exit
        finally:
            ctx.close()
        return subprocess.CompletedProcess(words, status, text, "")

    return call

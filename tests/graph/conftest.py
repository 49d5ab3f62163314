"""Command lines run in this process, over a real ledger."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.core.command_line import read
from dont.verbs import dispatch
from dont.verbs.context import Context

Call = Callable[..., tuple[int, dict[str, Any]]]


@pytest.fixture
def call(scratch: Path, environ: dict[str, str]) -> Call:
    """Run a command line; only Python's own start is saved."""

    def run(*words: str, cwd: Path = scratch) -> tuple[int, dict[str, Any]]:
        line = read(words)
        assert line.row is not None
        ctx = Context(cwd=str(cwd), environ=environ)
        ctx.dry_run = bool(line.universal.get("dry_run"))
        try:
            outcome = dispatch.run(line.row, line.given, ctx)
        finally:
            ctx.close()
        envelope: dict[str, Any] = json.loads(json.dumps(outcome.envelope))
        return outcome.exit, envelope

    return run

"""A gate on a real ledger: record, judge, stage."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.core.command_line import read
from dont.verbs import dispatch
from dont.verbs.context import Context

Call = Callable[..., tuple[int, dict[str, Any]]]
Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Git = Callable[..., str]


@pytest.fixture
def call(scratch: Path, environ: dict[str, str]) -> Call:
    """Run a command line in this process; only Python's own start is saved."""

    def run(*words: str) -> tuple[int, dict[str, Any]]:
        line = read(words)
        assert line.row is not None
        ctx = Context(cwd=str(scratch), environ=environ)
        try:
            outcome = dispatch.run(line.row, line.given, ctx)
        finally:
            ctx.close()
        envelope: dict[str, Any] = json.loads(json.dumps(outcome.envelope))
        return outcome.exit, envelope

    return run


@pytest.fixture
def record(call: Call) -> Record:
    """Run a writing verb and give the id of what it wrote."""

    def run(*words: str) -> str:
        _, found = call(*words)
        assert found["ok"], found
        return str(found["data"]["id"])

    return run


@pytest.fixture
def judge(call: Call) -> Judge:
    """Run the gate and give its payload; exit status and `passed` must agree."""

    def run(*words: str) -> dict[str, Any]:
        status, found = call("check", *words)
        assert found["ok"], found
        data: dict[str, Any] = found["data"]
        assert status == (0 if data["passed"] else 1)
        closing = [one for one in data["findings"] if one["severity"] == "error"]
        assert data["passed"] == (not closing)
        return data

    return run


@pytest.fixture
def git(scratch: Path, environ: dict[str, str]) -> Git:
    """Run git in the scratch project, with an identity and no hooks."""
    identity = {
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org",
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    }  # fmt: skip

    def run(*words: str) -> str:
        done = subprocess.run(
            ["git", *words],
            cwd=scratch,
            env={**environ, **identity},
            check=True,
            capture_output=True,
            encoding="utf-8",
        )
        return done.stdout

    return run

"""Git is asked in a way that nothing outside of the folder has a say in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.ledger.git import environment
from dont.ledger.git import git as run_git
from tests.ledger.helpers import git

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_git_that_is_missing_or_says_no_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(tmp_path, "init", "-q")
    assert run_git(str(tmp_path), "rev-parse", "--is-inside-work-tree") == b"true\n"
    assert run_git(str(tmp_path), "hash-object", "--stdin", given=b"x") is not None
    assert run_git(str(tmp_path), "rev-parse", "nothing") is None
    assert run_git(str(tmp_path / "gone"), "status") is None
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run_git(str(tmp_path), "status") is None


def test_what_git_inherits(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ("PATH", "HOME", "LANG", "TMPDIR", "SYSTEMROOT", "XDG_CONFIG_HOME")
    for name in (*kept, "LC_ALL", "GIT_DIR", "GIT_CONFIG_COUNT", "PYTHONPATH"):
        monkeypatch.setenv(name, f"/{name}")
    assert environment() == {
        **{name: f"/{name}" for name in kept},
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "LC_ALL": "C",
    }
    monkeypatch.delenv("LANG")
    assert "LANG" not in environment()


def test_a_repository_names_no_program_that_is_run(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    trap, sprung = tmp_path / "trap", tmp_path / "sprung"
    trap.write_text(f"#!/bin/sh\ntouch {sprung}\n", encoding="utf-8")
    trap.chmod(0o755)
    git(tmp_path, "config", "core.fsmonitor", str(trap))
    git(tmp_path, "config", "core.hooksPath", str(tmp_path))
    assert run_git(str(tmp_path), "status") is not None
    assert not sprung.exists()
    wanted = {
        "core.fsmonitor": b"false\n",
        "core.hooksPath": b"/dev/null\n",
        "safe.bareRepository": b"explicit\n",
    }
    assert {name: run_git(str(tmp_path), "config", name) for name in wanted} == wanted

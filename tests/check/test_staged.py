"""`--staged` judges the commit about to be made: the index, not the working tree and not HEAD."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Call = Callable[..., tuple[int, dict[str, Any]]]
Run = Callable[..., subprocess.CompletedProcess[str]]
Git = Callable[..., str]
WEB = "https://a.example.org/1"


def codes(data: dict[str, Any]) -> list[str]:
    return [str(one["code"]) for one in data["findings"]]


@pytest.fixture
def committed(scratch: Path, git: Git, record: Record) -> str:
    """Commit a claim that rests on the second line of a file."""
    (scratch / "a.py").write_text("x = 1\ny = 2\n", encoding="utf-8")
    claim = record("ground", "y is two", "--file", "a.py", "--lines", "2")
    git("add", "-A")
    git("commit", "-qm", "begin")
    return claim


def test_nothing_staged_passes_with_a_warning(committed: str, judge: Judge) -> None:
    assert committed
    assert codes(judge("--staged")) == ["scope-empty"]
    assert not judge("--staged", "--require-scope")["passed"]


def test_only_what_is_staged_is_judged(
    scratch: Path, committed: str, git: Git, judge: Judge
) -> None:
    (scratch / "a.py").write_text("x = 1\ny = 5\n", encoding="utf-8")
    assert codes(judge("--staged")) == ["scope-empty"]
    git("add", "a.py")
    (scratch / "a.py").write_text("x = 1\ny = 2\n", encoding="utf-8")
    found = judge("--staged")["findings"]
    assert [(one["code"], one["entity_id"], one["where"]) for one in found] == [
        ("evidence-drifted", committed, "a.py:2")
    ]
    assert judge()["passed"]


def test_a_working_tree_that_is_broken_does_not_fail_a_sound_index(
    scratch: Path, committed: str, git: Git, judge: Judge
) -> None:
    assert committed
    (scratch / "a.py").write_text("# a remark\nx = 1\ny = 2\n", encoding="utf-8")
    git("add", "a.py")
    (scratch / "a.py").write_text("gone\n", encoding="utf-8")
    assert judge("--staged")["passed"]
    assert not judge()["passed"]


def test_a_staged_deletion_is_missing_evidence(
    scratch: Path, committed: str, git: Git, judge: Judge
) -> None:
    assert committed
    git("rm", "-q", "--cached", "a.py")
    assert (scratch / "a.py").exists()
    assert codes(judge("--staged")) == ["evidence-missing"]


def test_the_log_is_read_as_it_is_staged(
    scratch: Path, committed: str, git: Git, record: Record, judge: Judge
) -> None:
    assert committed
    claim = record("conclude", "nobody has shown this")
    git("add", ".dont")
    record("dismiss", claim, "--evidence", WEB)
    assert judge()["passed"]
    assert codes(judge("--staged")) == ["claim-below-status"]
    git("add", ".dont")
    assert judge("--staged")["passed"]
    assert judge("--staged")["counts"]["claims"] == 1
    assert scratch.exists()


def test_unstaged_lines_of_the_log_do_not_count(
    committed: str, git: Git, record: Record, judge: Judge
) -> None:
    record("trust", committed, "--reason", "the test reads another file")
    assert codes(judge("--staged")) == ["scope-empty"]
    git("add", ".dont")
    assert codes(judge("--staged")) == ["entity-doubted"]


def test_a_log_that_git_does_not_hold_is_read_from_the_working_tree(
    scratch: Path, git: Git, record: Record, judge: Judge
) -> None:
    (scratch / ".gitignore").write_text(".dont\n", encoding="utf-8")
    record("ground", "it says hello", "--file", "README.md", "--lines", "1")
    git("add", "-A")
    assert judge("--staged")["passed"]
    (scratch / "README.md").write_text("bye\n", encoding="utf-8")
    git("add", "-A")
    assert codes(judge("--staged")) == ["evidence-drifted"]


def test_evidence_that_git_never_tracked_is_read_from_the_working_tree(
    scratch: Path, git: Git, record: Record, judge: Judge
) -> None:
    (scratch / "data.csv").write_text("a,1\n", encoding="utf-8")
    (scratch / ".gitignore").write_text("data.csv\n", encoding="utf-8")
    record("ground", "a is one", "--file", "data.csv", "--lines", "1")
    git("add", "-A")
    assert judge("--staged")["passed"]


def test_staged_text_cites_and_unstaged_text_does_not(
    scratch: Path, committed: str, git: Git, judge: Judge
) -> None:
    assert committed
    note = scratch / "NOTES.md"
    note.write_text("\nas claim:01HX05A9K8VPAAAAAAAAAAAAAA says\n", encoding="utf-8")
    git("add", "NOTES.md")
    note.write_text("nothing\n", encoding="utf-8")
    found = judge("--staged")["findings"]
    assert ("cited-entity", "NOTES.md:2") in [(one["code"], one["where"]) for one in found[:1]]
    git("add", "NOTES.md")
    assert judge("--staged")["passed"]


def test_paths_narrow_what_is_staged(
    scratch: Path, committed: str, git: Git, record: Record, judge: Judge
) -> None:
    assert committed
    record("conclude", "nobody has shown this")
    (scratch / "a.py").write_text("x = 1\ny = 5\n", encoding="utf-8")
    git("add", "-A")
    assert set(codes(judge("--staged"))) == {"claim-below-status", "evidence-drifted"}
    assert codes(judge("--staged", "a.py")) == ["evidence-drifted"]


def test_names_with_spaces_umlauts_and_brackets_are_read(
    scratch: Path, git: Git, record: Record, judge: Judge
) -> None:
    name = 'a [b] ü"c.py'
    (scratch / name).write_text("x = 1\n", encoding="utf-8")
    record("ground", "x is one", "--file", name, "--lines", "1")
    git("add", "-A")
    assert judge("--staged")["passed"]
    (scratch / name).write_text("x = 2\n", encoding="utf-8")
    git("add", "-A")
    assert codes(judge("--staged")) == ["evidence-drifted"]


def test_without_git_nothing_passes(tmp_path: Path, environ: dict[str, str]) -> None:
    environ = {**environ, "GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}

    def run(*words: str) -> tuple[int, dict[str, Any]]:
        done = subprocess.run(
            ["dont", *words, "--json"], cwd=tmp_path, env=environ, capture_output=True, check=False
        )
        return done.returncode, json.loads(done.stdout)

    assert run("init")[0] == 0
    status, found = run("check", "--staged")
    assert (status, found["data"]["code"]) == (1, "schema-mismatch")


def test_without_a_git_that_runs_nothing_passes(
    scratch: Path, committed: str, environ: dict[str, str]
) -> None:
    assert committed
    command = environ["PATH"].split(os.pathsep)[0]
    done = subprocess.run(
        [os.path.join(command, "dont"), "check", "--staged", "--json"],
        cwd=scratch,
        env={**environ, "PATH": command},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert json.loads(done.stdout)["data"]["code"] == "schema-mismatch"


def test_lines_that_a_merge_adds_to_a_committed_file_are_judged(
    scratch: Path, committed: str, git: Git, record: Record, judge: Judge
) -> None:
    assert committed
    record("conclude", "nobody has shown this")
    log = sorted((scratch / ".dont" / "ledger").rglob("*.jsonl"))
    first, last = log[0], log[-1]
    assert first != last
    first.write_bytes(first.read_bytes() + last.read_bytes())
    last.unlink()
    git("add", "-A")
    data = judge("--staged")
    assert codes(data) == ["claim-below-status"]
    assert data["counts"]["claims"] == 1


def test_the_gate_stops_a_real_commit_and_judges_the_index_git_gives_it(
    scratch: Path, committed: str, environ: dict[str, str], git: Git
) -> None:
    """Run it as git does, also where a commit of some files has an index of its own."""
    assert committed
    hook = scratch / ".git" / "hooks" / "pre-commit"
    hook.write_text("#!/bin/sh\nexec dont check --staged\n", encoding="utf-8")
    hook.chmod(0o755)
    identity = {
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org",
    }  # fmt: skip

    def commit(*words: str) -> int:
        return subprocess.run(
            ["git", "commit", "-qm", "more", *words],
            cwd=scratch,
            env={**environ, **identity},
            capture_output=True,
            check=False,
        ).returncode

    (scratch / "a.py").write_text("x = 1\ny = 5\n", encoding="utf-8")
    (scratch / "b.py").write_text("z = 1\n", encoding="utf-8")
    git("add", "b.py")
    assert commit() == 0
    assert commit("a.py") != 0
    (scratch / "b.py").write_text("z = 2\n", encoding="utf-8")
    git("add", "a.py")
    assert commit("b.py") == 0
    assert os.path.exists(scratch / "a.py")

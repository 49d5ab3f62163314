"""Where a project is, and how one is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dont.core.errors import Refusal, SubstrateError
from dont.ledger.config import load
from dont.ledger.layout import hidden, initialise
from dont.ledger.paths import find_project
from tests.ledger.helpers import git

if TYPE_CHECKING:
    from pathlib import Path


def test_the_nearest_project_upward_counts(tmp_path: Path) -> None:
    initialise(str(tmp_path), {})
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    found = find_project(str(deep), {})
    assert (found.dir, found.root) == (str(tmp_path / ".dont"), str(tmp_path))
    initialise(str(tmp_path / "a"), {})
    assert find_project(str(deep), {}).root == str(tmp_path / "a")


def test_a_folder_without_configuration_is_no_project(tmp_path: Path) -> None:
    initialise(str(tmp_path), {})
    (tmp_path / "a" / ".dont").mkdir(parents=True)
    assert find_project(str(tmp_path / "a"), {}).root == str(tmp_path)


@pytest.mark.parametrize("environ", [{}, {"DONT_DIR": ""}, {"DONT_DIR": "nowhere"}])
def test_no_project(tmp_path: Path, environ: dict[str, str]) -> None:
    with pytest.raises(SubstrateError) as caught:
        find_project(str(tmp_path), environ)
    assert caught.value.code == "config-missing"


def test_dont_dir_wins_and_an_empty_one_does_not_count(tmp_path: Path) -> None:
    environ = {"DONT_DIR": str(tmp_path / "elsewhere" / "ledger")}
    initialise(str(tmp_path), {})
    made = initialise(str(tmp_path), environ)
    assert made.project.dir == environ["DONT_DIR"]
    found = find_project(str(tmp_path), environ)
    assert (found.dir, found.root) == (environ["DONT_DIR"], str(tmp_path / "elsewhere"))
    assert find_project(str(tmp_path), {"DONT_DIR": ""}).root == str(tmp_path)


def test_dont_dir_inside_git_takes_the_work_tree_as_root(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / "sub").mkdir()
    made = initialise(str(tmp_path / "sub"), {"DONT_DIR": "side/ledger"})
    assert made.project.dir == str(tmp_path / "sub" / "side" / "ledger")
    assert made.project.root == str(tmp_path)


def test_what_init_writes(tmp_path: Path) -> None:
    folder = tmp_path / "my project"
    folder.mkdir()
    made = initialise(str(folder), {}, mode="strict")
    assert made.name == "my project"
    assert made.warnings == []
    assert sorted(made.files) == [".dont/.gitattributes", ".dont/.gitignore", ".dont/config.toml"]
    assert "ledger/** -text -filter -ident -working-tree-encoding merge=union" in (
        folder / ".dont" / ".gitattributes"
    ).read_text(encoding="utf-8")
    assert "cache/" in (folder / ".dont" / ".gitignore").read_text(encoding="utf-8").splitlines()
    config = load(made.project)
    assert config["project"] == {"name": "my project", "mode": "strict"}


@pytest.mark.parametrize("name", ['quo"te', "back\\slash", "new\nline", "日本", "\x7f", "\x1b[0m"])
def test_any_name_is_kept(tmp_path: Path, name: str) -> None:
    made = initialise(str(tmp_path), {}, name=name)
    assert load(made.project)["project"]["name"] == name


def test_dry_run_makes_nothing(tmp_path: Path) -> None:
    made = initialise(str(tmp_path), {}, dry_run=True)
    assert made.files
    assert list(tmp_path.iterdir()) == []


def test_a_second_init_is_refused(tmp_path: Path) -> None:
    initialise(str(tmp_path), {})
    with pytest.raises(Refusal) as caught:
        initialise(str(tmp_path), {})
    assert (caught.value.code, caught.value.data) == ("already-initialised", {"path": ".dont"})


def test_a_project_in_the_index_is_one(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    initialise(str(tmp_path), {})
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "x")
    for path in sorted((tmp_path / ".dont").rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    (tmp_path / ".dont").rmdir()
    with pytest.raises(Refusal) as caught:
        initialise(str(tmp_path), {})
    assert (caught.value.code, caught.value.data) == (
        "already-initialised",
        {"path": ".dont", "in_index": True},
    )
    git(tmp_path, "rm", "-q", "-r", "--cached", ".")
    initialise(str(tmp_path), {})


def test_a_git_that_cannot_say_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / ".git").mkdir()
    assert initialise(str(tmp_path), {}).project.root == str(tmp_path)


def test_git_variables_from_outside_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other"
    mine = tmp_path / "mine"
    for folder in (other, mine):
        folder.mkdir()
        git(folder, "init", "-q")
    initialise(str(other), {})
    git(other, "add", "-A")
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    monkeypatch.setenv("GIT_WORK_TREE", str(other))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other / ".git" / "index"))
    initialise(str(mine), {})


def test_an_ignored_folder_is_reported(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / ".gitignore").write_text(".dont/\n", encoding="utf-8")
    made = initialise(str(tmp_path), {})
    assert made.warnings == [
        {
            "code": "ledger-hidden",
            "rule_name": None,
            "message": "git does not carry `.dont`: git ignores it",
        }
    ]
    (tmp_path / ".gitignore").write_text("*.jsonl\n", encoding="utf-8")
    assert len(hidden(made.project)) == 1
    (tmp_path / ".gitignore").write_text("*.txt\n", encoding="utf-8")
    assert hidden(made.project) == []


def test_a_folder_outside_the_sparse_checkout_is_reported(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "x").write_text("x", encoding="utf-8")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "x")
    git(tmp_path, "sparse-checkout", "set", "src")
    made = initialise(str(tmp_path), {})
    (warning,) = made.warnings
    assert warning["message"].endswith(": sparse checkout leaves it out")
    git(tmp_path, "sparse-checkout", "set", "src", ".dont")
    assert hidden(made.project) == []


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / ".dont").write_text("a file", encoding="utf-8")
    with pytest.raises(SubstrateError) as caught:
        initialise(str(tmp_path), {})
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {"problem": "not a directory", "path": str(tmp_path / ".dont" / "ledger")},
    )

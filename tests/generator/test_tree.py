"""The command on a tree: write, check, dry run, what is stale, what every file says of itself."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.generator import outputs
from tools.generator.main import main

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).resolve().parent / "golden"
WRITTEN = [
    path
    for folder in outputs.OWNED
    for path in sorted((ROOT / folder).rglob("*"))
    if path.is_file() and "__pycache__" not in path.parts
]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(GOLDEN / "model", tmp_path / "model")
    return tmp_path


def bytes_of(tree: Path) -> dict[str, bytes]:
    files = (p for p in (tree / "generated").rglob("*") if p.is_file())
    return {p.relative_to(tree).as_posix(): p.read_bytes() for p in files}


def test_write_then_check_then_write_again(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], tree) == 0
    first = bytes_of(tree)
    assert first
    capsys.readouterr()
    assert main(["--check"], tree) == 0
    assert main([], tree) == 0
    assert capsys.readouterr().out == ""
    assert bytes_of(tree) == first


def test_a_dry_run_says_what_would_change_and_writes_nothing(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--dry-run"], tree) == 0
    assert "missing generated/shapes.py" in capsys.readouterr().out.splitlines()
    assert not (tree / "generated").exists()


def test_check_fails_on_edited_missing_and_stale_files(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], tree) == 0
    (tree / "generated/shapes.py").write_text("edited\n", encoding="utf-8")
    (tree / "generated/enums.py").unlink()
    (tree / "docs/errors").mkdir(parents=True)
    (tree / "docs/errors/gone.md").write_text("old\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["--check"], tree) == 1
    assert capsys.readouterr().out.splitlines() == [
        "changed generated/shapes.py",
        "missing generated/enums.py",
        "stale docs/errors/gone.md",
    ]
    assert main([], tree) == 0
    assert not (tree / "docs/errors/gone.md").exists()
    assert main(["--check"], tree) == 0


def test_a_change_of_the_model_changes_the_output(tree: Path) -> None:
    assert main([], tree) == 0
    model = tree / "model/zoo.yaml"
    text = model.read_text(encoding="utf-8")
    model.write_text(text.replace("wingspan:", "wing_span:"), encoding="utf-8")
    assert main(["--check"], tree) == 1


def test_a_suffix_list_of_another_release_is_kept_until_it_is_refreshed(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], tree) == 0
    listed = tree / "generated/suffixes.py"
    new = listed.read_text(encoding="utf-8")
    old = re.sub(r"# sha256: [0-9a-f]{64}", "# sha256: " + "0" * 64, new).replace(" com ", " ")
    listed.write_text(old, encoding="utf-8")
    assert main(["--check"], tree) == 0
    listed.write_text(new.replace(" com ", " "), encoding="utf-8")
    capsys.readouterr()
    assert main(["--check"], tree) == 1
    assert capsys.readouterr().out == "changed generated/suffixes.py\n"
    listed.write_text(old, encoding="utf-8")
    assert main(["--refresh"], tree) == 0
    assert listed.read_text(encoding="utf-8") == new


def test_bytecode_folders_are_left_alone(tree: Path) -> None:
    assert main([], tree) == 0
    cache = tree / "generated/__pycache__/x.pyc"
    cache.parent.mkdir()
    cache.write_bytes(b"")
    assert main(["--check"], tree) == 0


@pytest.mark.parametrize("path", WRITTEN, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_every_file_says_where_it_comes_from(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head = text[:12000]
    assert "Do not edit: written by `tools/generate`." in head
    assert not re.search(r"\b20\d\d-\d\d-\d\dT", head.split('"""')[0]), "a date changes every run"
    for name, digest in re.findall(r"# Source: (\S+)\n# sha256: ([0-9a-f]{64})", head):
        if name.endswith(".yaml"):
            assert hashlib.sha256((ROOT / name).read_bytes()).hexdigest() == digest


def test_the_manifest_lists_every_source_and_file() -> None:
    manifest = json.loads((ROOT / "generated/manifest.json").read_text(encoding="utf-8"))
    for name, digest in manifest["sources"].items():
        assert hashlib.sha256((ROOT / name).read_bytes()).hexdigest() == digest
    sources = {
        p.relative_to(ROOT).as_posix()
        for folder in ("model", "rules")
        for p in (ROOT / folder).rglob("*.yaml")
    }
    assert set(manifest["sources"]) == sources
    itself = {"generated/manifest.json", "generated/__init__.py"}
    assert set(manifest["files"]) | itself == {p.relative_to(ROOT).as_posix() for p in WRITTEN}


def test_the_tree_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools/generate"), "--check"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_empty_folder_is_filled_with_the_same_bytes(tmp_path: Path) -> None:
    for folder in ("model", "rules", "tools", "dont", "generated"):
        shutil.copytree(
            ROOT / folder,
            tmp_path / folder,
            symlinks=True,
            ignore=shutil.ignore_patterns("__pycache__"),
        )

    def run() -> dict[str, bytes]:
        done = subprocess.run(
            [sys.executable, str(tmp_path / "tools/generate"), "--refresh"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            env={"PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"},
        )
        assert done.returncode == 0, done.stderr
        return bytes_of(tmp_path)

    before = run()
    shutil.rmtree(tmp_path / "generated")
    assert run() == before


def emitters() -> list[Path]:
    return sorted((ROOT / "tools/generator").glob("emit_*.py"))


def test_there_are_emitters() -> None:
    assert len(emitters()) >= 7


@pytest.mark.parametrize("path", emitters(), ids=lambda p: p.stem)
def test_emitters_are_short_and_see_only_the_intermediate_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 120
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    assert not {n for n in names if n.split(".")[0] in {"linkml_runtime", "linkml", "yaml"}}
    assert not names & {
        "tools.generator.load",
        "tools.generator.resolve",
        "tools.generator.yamlpos",
    }

"""What a change costs: one rule, code, field and verb, each by touching only its own files."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("model", "rules", "generated", "dont", "tools", "docs", "tests", "pyproject.toml")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the tree, and extend the copy once for all tests."""
    root = tmp_path_factory.mktemp("scratch") / "tree"
    root.mkdir()
    skip = shutil.ignore_patterns("__pycache__", "conformance")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, symlinks=True, ignore=skip)
        else:
            shutil.copy(ROOT / name, root / name)
    for words in (["rule", "gate", "says-something"], ["verb", "ponder"], ["importer", "tsv"]):
        run(root, "tools/new", *words)
    with (root / "model/tables/codes.yaml").open("a", encoding="utf-8") as codes:
        codes.write(
            "  - code: too-vague\n    kind: user_error\n    origin: verb\n"
            '    message: "`{text}` says too little"\n'
            "    why: A vague text cannot be checked.\n"
            "    remedies:\n"
            "      - {argv: [dont, help, ponder], description: see what it takes}\n"
            "    provoke: []\n    origin_note: only in this test\n"
        )
    payloads = root / "model/payloads.yaml"
    text = payloads.read_text(encoding="utf-8")
    at = text.index("  Explain:\n")
    attributes = text.index("    attributes:\n", at) + len("    attributes:\n")
    line = "      mood: {description: how it reads}\n"
    payloads.write_text(text[:attributes] + line + text[attributes:], encoding="utf-8")
    run(root, "tools/generate")
    return root


def run(root: Path, script: str, *words: str) -> str:
    """Run a script or the command of a copy."""
    environ = {**os.environ, "PYTHONPATH": str(root), "DONT_AUTHOR": "human:ann"}
    done = subprocess.run(
        [sys.executable, *([script] if script != "dont" else ["-m", "dont"]), *words],
        cwd=root,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_generated_files_stand(copy: Path) -> None:
    run(copy, "tools/generate", "--check")


def test_the_new_rule_is_found_and_its_cases_pass(copy: Path) -> None:
    project = copy / "p1"
    project.mkdir()
    environ = {**os.environ, "PYTHONPATH": str(copy), "DONT_AUTHOR": "human:ann"}
    command = [sys.executable, "-m", "dont"]
    subprocess.run([*command, "init"], cwd=project, env=environ, check=True, capture_output=True)
    done = subprocess.run(
        [*command, "rules", "test", "says-something", "--json"],
        cwd=project,
        env=environ,
        check=True,
        capture_output=True,
    )
    data = json.loads(done.stdout)["data"]
    assert data["passed"]
    assert {result["rule"] for result in data["results"]} == {"says-something"}
    assert (copy / "docs/rules/says-something.md").is_file()


def test_the_new_verb_answers_helps_and_has_a_method(copy: Path) -> None:
    assert "dont ponder" in run(copy, "dont", "help", "ponder")
    assert "def ponder(" in (copy / "generated/api.py").read_text(encoding="utf-8")


def test_the_new_code_and_field_are_everywhere(copy: Path) -> None:
    listed = json.loads(run(copy, "dont", "errors", "list", "--json"))
    assert "too-vague" in {row["code"] for row in listed["data"]["codes"]}
    assert (copy / "docs/errors/too-vague.md").is_file()
    schema = json.loads(run(copy, "dont", "schema", "explain", "--json"))
    assert "mood" in json.dumps(schema["data"]["json_schema"])


def test_nothing_that_exists_is_replaced(copy: Path) -> None:
    done = subprocess.run(
        [sys.executable, "tools/new", "verb", "show"],
        cwd=copy,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 1
    assert "show.py" in done.stderr

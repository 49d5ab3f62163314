"""What tests of the whole command share: the command itself and a scratch project."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

# Every run of `tools/check` tries the same examples, so that a change is judged by what it changes;
# `tools/check --long` and a plain `pytest` draw new ones.
settings.register_profile("same", derandomize=True, database=None)

ROOT = Path(__file__).parents[1]
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def dont_bin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder whose `dont` runs this tree with this interpreter."""
    folder = tmp_path_factory.mktemp("bin")
    command = folder / "dont"
    start = "import sys; from dont.faces.cli.entry import main; sys.exit(main())"
    command.write_text(f"#!{sys.executable}\n{start}\n", encoding="utf-8")
    command.chmod(0o755)
    return folder


@pytest.fixture(scope="session")
def clean_environ(dont_bin: Path) -> dict[str, str]:
    """Give an environment in which `dont` is found and nothing else decides its answers."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("DONT_", "CLAUDE_"))}
    path = os.pathsep.join([str(dont_bin), kept.get("PATH", "")])
    return {**kept, "PATH": path, "PYTHONPATH": str(ROOT), "DONT_AUTHOR": "human:ann", "TZ": "UTC"}


@pytest.fixture
def environ(clean_environ: dict[str, str]) -> dict[str, str]:
    """Give a copy of that environment, to be changed at will."""
    return dict(clean_environ)


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory, clean_environ: dict[str, str]) -> Path:
    """Make the project that every test gets a copy of."""
    root = tmp_path_factory.mktemp("template") / "project"
    root.mkdir()
    (root / "README.md").write_text("hello\nworld\n", encoding="utf-8")
    for words in (["git", "init", "-q"], ["dont", "init", "--name", "demo", "--json"]):
        subprocess.run(words, cwd=root, env=clean_environ, check=True, capture_output=True)
    return root


@pytest.fixture
def scratch(tmp_path: Path, template: Path) -> Path:
    """Give a project with a ledger and a README of two lines."""
    return Path(shutil.copytree(template, tmp_path / "project", symlinks=True))


@pytest.fixture
def dont(scratch: Path, environ: dict[str, str]) -> Run:
    """Give a function that runs `dont` with words in the scratch project."""

    def run(
        *words: str, stdin: str = "", cwd: Path = scratch, env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["dont", *words],
            cwd=cwd,
            env={**environ, **(env or {})},
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )

    return run

"""A fresh project for each code."""

import subprocess
from pathlib import Path

import pytest

from tests.remedies.robot import Project


@pytest.fixture
def project(tmp_path: Path, environ: dict[str, str]) -> Project:
    """Give a project with a ledger in a folder of its own."""
    root = tmp_path / "p"
    root.mkdir()
    (root / "README.md").write_text("hello\n", encoding="utf-8")
    subprocess.run(
        ["dont", "init", "--name", "p", "--json"],
        cwd=root,
        env=environ,
        check=True,
        capture_output=True,
    )
    return Project(root, environ)

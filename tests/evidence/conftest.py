"""What the tests of evidence share: git, as the developer's machine does not know it."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def git(tmp_path: Path) -> Callable[..., str]:
    """Run git in the project folder of the test, with an identity and nothing from outside."""
    environ = {
        "PATH": os.environ["PATH"], "HOME": str(tmp_path), "LC_ALL": "C",
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org",
    }  # fmt: skip

    def run(*arguments: str, cwd: Path | None = None) -> str:
        done = subprocess.run(
            ["git", *arguments],
            cwd=cwd or tmp_path / "project",
            env=environ,
            check=True,
            capture_output=True,
            encoding="utf-8",
        )
        return done.stdout

    return run

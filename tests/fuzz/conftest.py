"""One project for all examples: nothing in these tests may depend on what came before."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from dont.verbs.context import Context


class World:
    """A project with a claim and a term, and fresh surroundings for every call."""

    def __init__(self, root: Path, claim: str, cwd: str) -> None:
        self.root = root
        self.claim = claim
        self._cwd = cwd

    def context(self, stdin: bytes = b"") -> Context:
        environ = {"DONT_AUTHOR": "human:ann", "PATH": os.environ.get("PATH", "")}
        ctx = Context(cwd=self._cwd, environ=environ, stdin=lambda: stdin)
        ctx.dry_run = True
        return ctx

    def written(self) -> dict[str, bytes]:
        """Read everything that is shared: examples are dry runs and leave it alone."""
        return {
            str(path): path.read_bytes()
            for path in sorted(self.root.rglob("*"))
            if path.is_file() and ".git" not in path.parts and "cache" not in path.parts
        }


@pytest.fixture(scope="module")
def world(
    tmp_path_factory: pytest.TempPathFactory, template: Path, clean_environ: dict[str, str]
) -> World:
    root = Path(
        shutil.copytree(template, tmp_path_factory.mktemp("fuzz") / "project", symlinks=True)
    )

    def dont(*words: str) -> str:
        done = subprocess.run(
            ["dont", *words, "--json"], cwd=root, env=clean_environ, capture_output=True, check=True
        )
        return str(json.loads(done.stdout)["data"].get("id", ""))

    claim = dont("conclude", "the door is shut")
    dont("define", "proj:Door", "--doc", "a thing that shuts")
    dont("dismiss", claim, "--file", "README.md", "--lines", "1")
    return World(root, claim, str(root))

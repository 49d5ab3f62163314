"""A tool runs in the environment of the checkout, which is made where there is none yet."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOL = """import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.own_python import enter
enter(__file__)
print(sys.prefix, *sys.argv[1:])
"""
# As the real one, without what has to be fetched.
READY = """prepare() {
    [ -d .venv ] || PYTHON -m venv --without-pip .venv
    touch ".venv/.ready-$1"
}
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Give a checkout with one tool and no environment."""
    tools = tmp_path / "tools"
    tools.mkdir()
    shutil.copy(ROOT / "tools" / "own_python.py", tools)
    (tools / "tool").write_text(TOOL, encoding="utf-8")
    (tools / "env.sh").write_text(READY.replace("PYTHON", sys.executable), encoding="utf-8")
    return tmp_path


def call(tree: Path) -> tuple[str, str]:
    """Run the tool with an interpreter that finds no installed package."""
    words = [sys.executable, "-S", str(tree / "tools" / "tool"), "a word"]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=True)
    return done.stdout.strip(), done.stderr.strip()


def test_the_environment_is_made_once(tree: Path) -> None:
    inside = f"{tree / '.venv'} a word"
    assert call(tree) == (inside, "making .venv ready, once")
    assert call(tree) == (inside, "")


def test_one_that_only_users_need_is_completed(tree: Path) -> None:
    words = ["bash", "-c", ". tools/env.sh && prepare user"]
    subprocess.run(words, cwd=tree, check=True)
    assert call(tree)[1] == "making .venv ready, once"
    assert (tree / ".venv" / ".ready-developer").exists()

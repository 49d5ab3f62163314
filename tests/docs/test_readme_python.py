"""The Python of the README runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.requirement("the README's examples are true")
@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs_and_prints(block: str, scratch: Path, environ: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", block], cwd=scratch, env=environ,
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "unverified\n"


def test_there_is_one() -> None:
    assert len(BLOCKS) == 1

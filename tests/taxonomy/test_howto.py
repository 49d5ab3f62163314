"""The example for other harnesses runs as it is printed, from anywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_python_example_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "howto" / "errors.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert examples
    for example in examples:
        subprocess.run(
            [sys.executable, "-c", example],
            check=True,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
    assert list(tmp_path.iterdir()) == []

"""Run a tool in the environment of the checkout, whoever calls it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def enter(script: str) -> None:
    """Start a script anew with the interpreter of `.venv`, where there is one and it is another.

    Args:
        script: path of the script that runs.
    """
    own = ROOT / ".venv"
    if own.is_dir() and Path(sys.prefix).resolve() != own.resolve():
        python = str(own / "bin" / "python")
        os.execv(python, [python, script, *sys.argv[1:]])  # noqa: S606 - this tool, other packages

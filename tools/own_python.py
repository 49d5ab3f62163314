"""Run a tool in the environment of the checkout, whoever calls it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_DEVELOPERS_ALONE = "coverage"  # a package that users do not install


def enter(script: str) -> None:
    """Start a script anew with the interpreter of `.venv`, where there is one and it is another.

    Where what developers install is missing, in a new clone or one that was only tried, `.venv` is
    made ready first, as `tools/check` does it.

    Args:
        script: path of the script that runs.
    """
    own = ROOT / ".venv"
    outside = Path(sys.prefix).resolve() != own.resolve()
    missing = find_spec(_DEVELOPERS_ALONE) is None and not (own / ".ready-developer").exists()
    if missing and not (own.is_dir() and outside):
        print("making .venv ready, once", file=sys.stderr)
        ready = ["bash", "-c", ". tools/env.sh && prepare developer"]
        subprocess.run(ready, cwd=ROOT, check=True)
    if (own.is_dir() and outside) or missing:
        python = str(own / "bin" / "python")
        os.execv(python, [python, script, *sys.argv[1:]])  # noqa: S606 - this tool, other packages

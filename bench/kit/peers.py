"""The interpreter of the peers: an environment beside the product's, with pinned releases."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

from bench.kit.measure import Absent

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

_NAME = re.compile(r"[A-Za-z0-9._-]+")
_TOLD = 200


class Peers:
    """Which peers there are here.

    Args:
        python: their interpreter.
        absent: why a peer is not there, by the name of its package.
    """

    def __init__(self, python: str, absent: dict[str, str]) -> None:
        self.python = python
        self._absent = absent

    def missing(self, *packages: str) -> Absent | None:
        """Say why one of these packages cannot be used; None where all can."""
        for name in packages:
            if name in self._absent:
                return Absent(f"`{name}`: {self._absent[name]}")
        return None


def without(pins: Path, why: str) -> Peers:
    """Give an interpreter that has none of the peers."""
    return Peers(sys.executable, {_name(pin): why for pin in _pins(pins)})


def install(pins: Path, folder: Path) -> Peers:
    """Make the environment, or take the one that is there for these pins and this interpreter.

    Args:
        pins: the file of releases, one a line.
        folder: where; outside the tracked tree.
    """
    python = folder / "bin" / "python"
    stamp = hashlib.sha256(pins.read_bytes() + sys.version.encode()).hexdigest()
    kept = folder / "peers.json"
    if kept.is_file() and python.exists():
        told = json.loads(kept.read_text(encoding="utf-8"))
        if told["stamp"] == stamp:
            return Peers(str(python), told["absent"])
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    absent = {}
    for pin in _pins(pins):
        # One by one: a release that cannot be had here takes no other with it.
        problem = _install(python, pin)
        if problem:
            absent[_name(pin)] = problem
    if not absent:
        kept.write_text(json.dumps({"stamp": stamp, "absent": absent}), encoding="utf-8")
    return Peers(str(python), absent)


def _install(python: Path, pin: str) -> str:
    words = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", pin]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode == 0:
        return ""
    told = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return f"`pip install {pin}` failed: {(told or ['it said nothing'])[-1]}"[:_TOLD]


def _pins(path: Path) -> Iterable[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def _name(pin: str) -> str:
    found = _NAME.match(pin)
    assert found is not None, pin
    return found[0]

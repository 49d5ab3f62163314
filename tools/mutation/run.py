"""Run mutants in a copy of the project, each against the tests of its module."""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tools.mutation.operators import mutants, mutated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.mutation.operators import Mutant

ROOT = Path(__file__).resolve().parents[2]
_FOLDERS = ("dont", "generated", "rules", "model", "tests", "tools", "pyproject.toml")
_RULES = ("tests/engine/test_rules.py", "tests/engine/test_cases_and_coverage.py")
_CHECKS = ("tests/engine/test_check.py", "tests/engine/test_rules.py")
_LINES = ("tests/ledger/test_log_conformance.py", "tests/ledger/test_reading.py")
# A module, and the quick tests that speak of it.
TESTS: dict[str, tuple[str, ...]] = {
    "dont/engine/bindings.py": _RULES,
    "dont/engine/cases.py": _RULES,
    "dont/engine/check.py": _CHECKS,
    "dont/engine/check_cases.py": _CHECKS,
    "dont/engine/check_conditions.py": _CHECKS,
    "dont/engine/check_text.py": _CHECKS,
    "dont/engine/compile_sql.py": (*_RULES, "tests/oracle"),
    "dont/engine/coverage.py": _RULES,
    "dont/engine/fixes.py": _RULES,
    "dont/engine/kit.py": (*_RULES, "tests/oracle"),
    "dont/engine/outcome.py": _RULES,
    "dont/engine/patterns.py": ("tests/engine/test_patterns.py",),
    "dont/engine/refusal.py": _RULES,
    "dont/engine/rules.py": _RULES,
    "dont/engine/settings.py": _RULES,
    "dont/engine/sql_functions.py": _RULES,
    "dont/engine/sweep.py": _RULES,
    "dont/engine/yaml12.py": ("tests/engine/test_yaml12.py",),
    "dont/ledger/fold.py": ("tests/ledger/test_fold.py", "tests/ledger/test_one_state.py"),
    "dont/ledger/lines.py": _LINES,
    "dont/ledger/rows.py": ("tests/ledger/test_projection.py", "tests/ledger/test_reading.py"),
    "dont/ledger/projector.py": ("tests/ledger/test_projection.py",),
}
_SLACK = 20.0  # seconds


class Chosen(NamedTuple):
    """A mutant of a module."""

    module: str
    mutant: Mutant


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line; exit 1 where the score is below the floor."""
    parser = argparse.ArgumentParser(prog="tools/mutate", description=__doc__)
    parser.add_argument("modules", nargs="*", help="paths; all that have tests when none is named")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="name the mutants, run none")
    parser.add_argument("--at-least", type=float, default=0.0, help="fail below this score, 0 to 1")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long")
    given = parser.parse_args(words)
    unknown = [one for one in given.modules if one not in TESTS]
    if unknown:
        parser.error(f"no tests are named for {', '.join(unknown)}; see tools/mutation/run.py")
    modules = given.modules or list(TESTS)
    if given.list:
        for module, mutant in _chosen(ROOT, modules, given.sample, given.seed):
            print(f"{module}:{mutant.line}: {mutant.operator} #{mutant.variant}")
        return 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        # Some tests act as another user, who has to get at the copy.
        Path(name).chmod(0o755)
        copy = Path(name) / "project"
        _copy(copy)
        chosen = _chosen(copy, modules, given.sample, given.seed)
        killed, survived = _judge(copy, chosen, given.minutes * 60)
    done = killed + survived
    score = killed / done if done else 0.0
    print(f"{killed} of {done} mutants were noticed: score {score:.2f}")
    return int(not done or score < given.at_least)


def _chosen(root: Path, modules: Sequence[str], sample: int, seed: int) -> list[Chosen]:
    found = [
        Chosen(module, mutant)
        for module in modules
        for mutant in mutants((root / module).read_text(encoding="utf-8"))
    ]
    if not sample or sample >= len(found):
        return found
    return random.Random(seed).sample(found, sample)  # noqa: S311 - a sample, no secret


def _judge(copy: Path, chosen: Sequence[Chosen], seconds: float) -> tuple[int, int]:
    """Count mutants that some test notices, and those that none does; name the latter."""
    killed = survived = 0
    began = time.monotonic()
    patience: dict[str, float] = {}
    for module, mutant in chosen:
        if seconds and time.monotonic() - began > seconds:
            break
        if module not in patience:
            patience[module] = _patience(copy, module)
        if not patience[module]:
            continue
        source = (copy / module).read_text(encoding="utf-8")
        with _changed(copy / module, source, mutated(source, mutant)):
            noticed = not _passes(copy, TESTS[module], patience[module])
        killed, survived = killed + noticed, survived + (not noticed)
        if not noticed:
            print(f"survived: {module}:{mutant.line}: {mutant.operator} #{mutant.variant}")
    return killed, survived


def _patience(copy: Path, module: str) -> float:
    """Give the seconds a mutant of a module may take; 0 where its tests fail without one."""
    started = time.monotonic()
    if _passes(copy, TESTS[module], 0):
        return 3 * (time.monotonic() - started) + _SLACK
    print(f"{module}: its tests fail without a mutant, so it is left out")
    return 0.0


class _changed:  # noqa: N801 - used like a function
    """Put another text into a file for the length of a block."""

    def __init__(self, path: Path, before: str, after: str) -> None:
        self.path, self.before, self.after = path, before, after

    def __enter__(self) -> None:
        self.path.write_text(self.after, encoding="utf-8")

    def __exit__(self, *_: object) -> None:
        self.path.write_text(self.before, encoding="utf-8")


def _copy(target: Path) -> None:
    target.mkdir()
    for name in _FOLDERS:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", ".*_cache")
            shutil.copytree(source, target / name, symlinks=True, ignore=ignored)
        else:
            shutil.copy2(source, target / name)


def _passes(copy: Path, tests: Sequence[str], patience: float) -> bool:
    command = [
        sys.executable,
        "-B",
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-m",
        "not long",
        *tests,
    ]
    environ = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=patience or None,
            check=False,
        )
    except subprocess.TimeoutExpired:
        # A mutant that never ends is noticed too.
        return False
    return done.returncode == 0

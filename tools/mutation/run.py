"""Run mutants in a copy of the project, each against the tests that run its line."""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Self

import yaml

from tools.mutation.judge import LOG
from tools.mutation.operators import mutants, mutated
from tools.mutation.reach import PACKAGES, Judges, judges_of
from tools.mutation.uses import uses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.mutation.operators import Mutant
    from tools.mutation.reach import Reach

ROOT = Path(__file__).resolve().parents[2]
_NOT_COPIED = (".git", ".venv", ".bench", "__pycache__", ".*_cache", ".coverage*", "dist")
_SOME = 20
_NOTICED = ("killed", "broken", "endless")
_MISSED = ("survived", "unreached")


class Chosen(NamedTuple):
    """A mutant of a module."""

    module: str
    mutant: Mutant

    def place(self) -> str:
        """Name it as the output does."""
        return f"{self.module}:{self.mutant.line}: {self.mutant.operator} #{self.mutant.variant}"


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line; exit 1 where the score is below the floor."""
    given = _arguments(words)
    wanted = chosen(given.modules, given.sample, given.seed)
    if given.list:
        for one in wanted:
            print(one.place())
        return 0
    tally = Counter[tuple[str, str]]()
    killers: dict[str, None] = {}
    with tempfile.TemporaryDirectory(prefix="mutants-") as name:
        # Some tests act as another user, who has to get at the copy.
        Path(name).chmod(0o755)
        copy = Path(name) / "project"
        _copy(copy)
        reach = _reach(copy, given.reach)
        until = time.monotonic() + (given.minutes * 60 or float("inf"))
        with Bench(copy, reach, given.budget) as bench:
            for one in wanted:
                if time.monotonic() > until:
                    break
                word, killer = bench.word(one)
                killers[killer] = None
                tally[one.module.rsplit("/", 1)[0], word] += 1
                if given.verbose or word in _MISSED:
                    print(f"{word}: {one.place()} {killer}", flush=True)
            bench.confirm([one for one in killers if one])
    return int(_report(tally) < given.at_least)


def _arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/mutate", description=__doc__)
    parser.add_argument("modules", nargs="*", default=modules(), help="paths; all when none")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn by the seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="name the mutants, run none")
    parser.add_argument("--verbose", action="store_true", help="name those that were noticed too")
    parser.add_argument("--at-least", type=float, default=0.0, help="fail below this score, 0 to 1")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long")
    parser.add_argument(
        "--budget", type=float, default=10.0, help="seconds of CPU that the tests of one may take"
    )
    parser.add_argument(
        "--reach", type=Path, help="file that keeps which test runs which line, between runs"
    )
    given = parser.parse_args(words)
    unknown = sorted(set(given.modules) - set(modules()))
    if unknown:
        parser.error(f"not a module of {' or '.join(PACKAGES)}: {', '.join(unknown)}")
    return given


def modules() -> list[str]:
    """List the modules that are in scope, as paths."""
    found = (path for package in PACKAGES for path in sorted((ROOT / package).glob("*.py")))
    return [path.relative_to(ROOT).as_posix() for path in found]


def chosen(modules: Sequence[str], sample: int, seed: int) -> list[Chosen]:
    """List the mutants of modules, or draw some of them."""
    found = [
        Chosen(module, mutant)
        for module in modules
        for mutant in mutants((ROOT / module).read_text(encoding="utf-8"))
    ]
    if not sample or sample >= len(found):
        return found
    return random.Random(seed).sample(found, sample)  # noqa: S311 - a sample, no secret


class Bench:
    """The copy with its judge: a warm process that runs tests in a fork."""

    def __init__(self, copy: Path, reach: Reach, budget: float) -> None:
        self.copy = copy
        self.reach = reach
        self.budget = budget
        self.equivalent = equivalent()
        self.uses = uses({one: (copy / one).read_text(encoding="utf-8") for one in modules()})
        self.judge = subprocess.Popen(
            [sys.executable, "-m", "tools.mutation.judge"],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.judge.communicate()

    def confirm(self, tests: list[str]) -> None:
        """Run the tests that noticed something once more without a mutant; they have to pass.

        All of them as they were collected, and some after another import.
        """
        path = self.copy / modules()[0]
        for some, imported in ((tests, False), (tests[:_SOME], True)):
            seconds = sum(self.reach["seconds"][test] for test in some)
            judges = Judges(some, seconds, imported=imported)
            word, failed = self._ask(path, path.read_text(encoding="utf-8"), judges)
            if tests and word != "survived":
                sys.exit(f"{self._log()}\nwithout a mutant: {word} {failed}; no score")

    def word(self, one: Chosen) -> tuple[str, str]:
        """Say what became of a mutant, and which test noticed."""
        path = self.copy / one.module
        source = path.read_text(encoding="utf-8")
        judges = self._judges(one)
        line = source.splitlines()[one.mutant.line - 1].strip()
        if (one.module, one.mutant.operator, one.mutant.variant, line) in self.equivalent:
            return "equivalent", ""
        if not judges.tests:
            return "unreached", ""
        return self._ask(path, mutated(source, one.mutant), judges)

    def _judges(self, one: Chosen) -> Judges:
        return judges_of(self.reach, one.module, one.mutant, self.budget, self.uses)

    def _ask(self, path: Path, source: str, judges: Judges) -> tuple[str, str]:
        asked, answers = self.judge.stdin, self.judge.stdout
        if asked is None or answers is None:
            sys.exit("the judge has no pipes")
        job = {"path": str(path), "source": source, **judges._asdict()}
        print(json.dumps(job), file=asked, flush=True)
        word, _, killer = answers.readline().strip().partition(" ")
        return (word, killer) if word else sys.exit(f"{self._log()}\nthe judge ended")

    def _log(self) -> str:
        return (self.copy / LOG).read_text(encoding="utf-8")[-4000:]


def equivalent() -> set[tuple[str, str, int, str]]:
    """Read which mutants change nothing: module, operator, variant, text of the line."""
    table = Path(__file__).with_name("equivalent.yaml").read_text(encoding="utf-8")
    return {
        (row["module"], row["operator"], row["variant"], row["line"])
        for row in yaml.safe_load(table)
    }


def _report(tally: Counter[tuple[str, str]]) -> float:
    """Print the score of each package; give that of all."""
    noticed = missed = 0
    for package in PACKAGES:
        counts = {word: n for (where, word), n in sorted(tally.items()) if where == package}
        if not counts:
            continue
        yes = sum(counts.get(word, 0) for word in _NOTICED)
        no = sum(counts.get(word, 0) for word in _MISSED)
        noticed, missed = noticed + yes, missed + no
        told = ", ".join(f"{n} {word}" for word, n in counts.items())
        print(f"{package}: {yes} of {yes + no} noticed, score {_score(yes, no):.2f} ({told})")
    print(f"all: {noticed} of {noticed + missed} noticed, score {_score(noticed, missed):.2f}")
    return _score(noticed, missed)


def _score(noticed: int, missed: int) -> float:
    return noticed / (noticed + missed) if noticed + missed else 0.0


def _copy(target: Path) -> None:
    shutil.copytree(ROOT, target, symlinks=True, ignore=shutil.ignore_patterns(*_NOT_COPIED))


def _reach(copy: Path, kept: Path | None) -> Reach:
    """Read which test runs which line, or find out."""
    found = kept or copy / "reach.json"
    if not found.exists():
        environ = {**os.environ, "PYTHONPATH": str(copy)}
        subprocess.run(
            [sys.executable, "-m", "tools.mutation.reach", str(found.resolve()), str(copy)],
            cwd=copy,
            env=environ,
            stdout=subprocess.DEVNULL,
            check=True,
        )
    reach: Reach = json.loads(found.read_text(encoding="utf-8"))
    return reach

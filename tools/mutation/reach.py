"""Which test runs which line: one run of the tests under coverage, a context for each test.

Run as `python -m tools.mutation.reach OUT ROOT`, in a copy of the project: the tests of `TESTS`
that run in this process, their CPU time, and the lines of the packages that each of them runs.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict

import coverage
import hypothesis
import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping

    from tools.mutation.operators import Mutant

PACKAGES = ("dont/engine", "dont/ledger")
# Folders whose tests call the code in their own process; a line that only a process of its own
# runs counts as run by no test.
TESTS = (
    "tests/engine", "tests/ledger", "tests/rules", "tests/oracle", "tests/check",
    "tests/evidence", "tests/graph", "tests/importers", "tests/spawn",
)  # fmt: skip
WORDS = (
    "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long",
    "-W", "ignore::pytest.PytestAssertRewriteWarning",
)  # fmt: skip
_SLOW = 6.0  # seconds; a slower test judges no mutant


class Reach(TypedDict):
    """What the tests run.

    Attributes:
        seconds: CPU time of each test by its id.
        lines: module, line, the ids of the tests that run it; the id "" stands for an import.
    """

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[str]]]


class Judges(NamedTuple):
    """Who judges a mutant.

    Attributes:
        tests: their ids, in order.
        seconds: CPU time that they take together.
        imported: whether an import runs what was changed, too.
    """

    tests: list[str]
    seconds: float
    imported: bool


def used() -> float:
    """Give the CPU time of this process and of those it waited for, in seconds."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


class Steady:
    """A plugin that lets Hypothesis draw few examples, always the same, and fail at once."""

    def pytest_sessionstart(self) -> None:
        """Set the profile after that of the tests' own configuration."""
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile(
            "mutation",
            derandomize=True,
            database=None,
            deadline=None,
            phases=phases,
            max_examples=30,
        )
        hypothesis.settings.load_profile("mutation")


class Watch(Steady):
    """The plugin: a context for each test, and what the test cost."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Name the test while it runs."""
        began = used()
        self.measured.switch_context(item.nodeid)
        answer = yield
        self.measured.switch_context("")
        self.seconds[item.nodeid] = used() - began
        return answer

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out a test that does not pass by itself."""
        if not report.passed:
            self.failed.add(report.nodeid)


def collect(root: Path) -> Reach:
    """Run the tests once."""
    inside = [f"{root / package}/*" for package in PACKAGES]
    measured = coverage.Coverage(data_file=None, config_file=False, include=inside)
    watch = Watch(measured)
    measured.start()
    for package in PACKAGES:
        # Else the first test that needs a module would seem to be the only one of its constants.
        for file in sorted((root / package).glob("*.py")):
            importlib.import_module(f"{package.replace('/', '.')}.{file.stem}")
    pytest.main([*WORDS, *TESTS], plugins=[watch])
    measured.stop()
    data = measured.get_data()
    good = {
        name: spent
        for name, spent in watch.seconds.items()
        if name not in watch.failed and spent <= _SLOW
    }
    lines = {}
    for path in data.measured_files():
        found = data.contexts_by_lineno(path).items()
        lines[str(Path(path).relative_to(root))] = {
            str(line): [test for test in tests if not test or test in good] for line, tests in found
        }
    return {"seconds": good, "lines": lines}


def judges_of(
    reach: Reach,
    module: str,
    mutant: Mutant,
    budget: float,
    used_at: Mapping[tuple[str, str], Iterable[tuple[str, int]]],
) -> Judges:
    """Choose who judges a mutant: the tests that bear its module's name first, then its package's.

    The quick ones come before the slow; those that the rest of the budget cannot pay are left out.

    Args:
        reach: what the tests run.
        module: path of the module.
        mutant: the change.
        budget: CPU time, in seconds, that the chosen tests may take together.
        used_at: where functions read a name that a module sets; what an import runs is judged by
            the tests of those lines, or else by all that run the module.
    """
    lines = reach["lines"].get(module, {})
    found: set[str] = set()
    if mutant.name is None:
        for first, last in ((mutant.line, mutant.last), mutant.around):
            # A part of an expression may have no line that is run by itself.
            span = (str(line) for line in range(first, last + 1))
            found = found or {test for line in span for test in lines.get(line, ())}
    else:
        found = {""} | _running(reach, used_at.get((module, mutant.name), ()))
    if found == {""}:
        # Run by an import alone: what reads any name of the module may notice.
        every = (places for (path, _), places in used_at.items() if path == module)
        found.update(*(_running(reach, places) for places in every), *lines.values())
    imported = "" in found
    home = "tests/" + module.split("/")[1] + "/"
    own = f"{home}test_{Path(module).stem}"
    turn: dict[str, int] = {}
    rank: dict[str, tuple[bool, bool, int, float]] = {}
    for test in sorted(found - {""}, key=reach["seconds"].__getitem__):
        # One set of parameters of each test, then the next one: tests of all kinds are asked.
        function = test.partition("[")[0]
        turn[function] = turn.get(function, 0) + 1
        away = not test.startswith(own), not test.startswith(home)
        rank[test] = *away, turn[function], reach["seconds"][test]
    order = sorted(rank, key=rank.__getitem__)
    tests: list[str] = []
    total = 0.0
    for test in order:
        if tests and total + reach["seconds"][test] > budget:
            continue
        tests.append(test)
        total += reach["seconds"][test]
    return Judges(tests, total, imported)


def _running(reach: Reach, places: Iterable[tuple[str, int]]) -> set[str]:
    """Collect the tests that run any of some lines."""
    return {
        test for path, line in places for test in reach["lines"].get(path, {}).get(str(line), ())
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(collect(Path(sys.argv[2]))), encoding="utf-8")

"""Run the tests of one mutant after another, each in a fork of one warm process.

Run as `python -m tools.mutation.judge`, in a copy of the project. The process collects every test
once and then reads jobs from standard input, one JSON object a line:

    {"path": of the module, "source": the mutant, "tests": ids in order,
     "seconds": CPU time they usually take, "imported": whether an import runs what was changed}

A fork puts the new code into the functions that differ and runs the tests as they were collected;
where an import runs what differs (constants, defaults, classes), the fork imports the project and
the tests again. Each job is answered with a line: `survived`, `endless`, `broken` (nothing could be
run), or `killed` and the id of the test that failed.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
import traceback
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tools.mutation.bodies import changed
from tools.mutation.reach import TESTS, WORDS, Steady

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.mutation.bodies import Body

LOG = "judge.log"  # what pytest says
_KILLER = "killer.txt"
_ASLEEP = 30  # seconds without any use of the CPU
_MEMORY = 4 * 1024**3  # bytes
_LOWER = ("dont.core", "dont.generated")


class Job(NamedTuple):
    """What stands on a line of the input."""

    path: str
    source: str
    tests: list[str]
    seconds: float
    imported: bool


class Killer(Steady):
    """A plugin that keeps which test failed, and why."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep it in a file, for the process that forked."""
        if report.failed:
            print(report.nodeid, report.longreprtext, sep="\n")
            Path(_KILLER).write_text(report.nodeid, encoding="utf-8")


class Picked(Killer):
    """The plugin of a fork that imports again: run these tests alone, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.order = {test: n for n, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep what was asked for."""
        wanted = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(wanted, key=lambda item: self.order[item.nodeid])


class Judge(Killer):
    """The plugin of the warm process: it answers where pytest would run what it collected."""

    def __init__(self) -> None:
        self.answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
        self.items: dict[str, pytest.Item] = {}
        self.functions: dict[str, list[FunctionType]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Answer jobs until there are no more; leave it to pytest to say what does not load."""
        if session.testsfailed:
            return None
        self.items = {item.nodeid: item for item in session.items}
        for found in gc.get_objects():
            if isinstance(found, FunctionType):
                self.functions.setdefault(found.__code__.co_filename, []).append(found)
        gc.freeze()
        for line in sys.stdin:
            print(self.word(session, Job(**json.loads(line))), file=self.answers, flush=True)
        return True

    def word(self, session: pytest.Session, job: Job) -> str:
        """Say what became of a mutant; meanwhile it stands in the place of its module."""
        path = Path(job.path)
        before, times = path.read_text(encoding="utf-8"), path.stat()
        bodies = changed(before, job.source, self.functions.get(job.path, []))
        path.write_text(job.source, encoding="utf-8")
        try:
            word = "survived"
            if bodies is not None:
                word = _forked(lambda: self._run(session, job.tests, bodies), job.seconds)
            if bodies is None or (job.imported and word == "survived"):
                word = _forked(lambda: _anew(job.tests), job.seconds)
        finally:
            path.write_text(before, encoding="utf-8")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        return word

    def _run(self, session: pytest.Session, tests: Sequence[str], bodies: Sequence[Body]) -> int:
        for function, code in bodies:
            function.__code__ = code
        items = [self.items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return 1
        return 0


def _anew(tests: Sequence[str]) -> int:
    for name in list(sys.modules):
        if name.startswith(("dont.", "tests.")) and not name.startswith(_LOWER):
            del sys.modules[name]
    # The byte code of a mutant must not outlive it.
    sys.dont_write_bytecode = True
    files = dict.fromkeys(test.split("::", 1)[0] for test in tests)
    return pytest.main([*WORDS, "-x", *files], plugins=[Picked(tests)])


def _spent(process: int) -> int:
    """Give the CPU time of a process that is still ours to wait for, in ticks."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    return sum(int(one) for one in stat.rpartition(")")[2].split()[11:15])


def _forked(run: Callable[[], int], seconds: float) -> str:
    """Run something in a fork that has limits of time and memory."""
    Path(_KILLER).unlink(missing_ok=True)
    child = os.fork()
    if not child:
        code = 70
        try:
            os.setsid()
            limit = int(3 * seconds) + 4
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            code = run()
        except BaseException:  # noqa: BLE001 - the fork ends here, whatever happened
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    spent, since = 0, time.monotonic()
    while not (ended := os.waitpid(child, os.WNOHANG))[0]:
        now = _spent(child)
        if now != spent:
            spent, since = now, time.monotonic()
        elif time.monotonic() - since > _ASLEEP:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return "endless"
        time.sleep(0.005)
    code = os.waitstatus_to_exitcode(ended[1])
    if code in {-signal.SIGXCPU, -signal.SIGKILL}:
        return "endless"
    if not code:
        return "survived"
    killer = Path(_KILLER)
    return f"killed {killer.read_text(encoding='utf-8')}" if killer.exists() else "broken"


def main() -> None:
    """Collect, then answer."""
    judge = Judge()
    told = os.open(LOG, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(told, 1)
    os.dup2(told, 2)
    pytest.main([*WORDS, "-s", *TESTS], plugins=[judge])


if __name__ == "__main__":
    main()

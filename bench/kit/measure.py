"""Measure whole processes and turns of a worker, several sides in alternation."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

_TOLD = 400  # characters of what a failed process said last


class FailedError(Exception):
    """A measured process did not do its work; the text says why."""


class Absent(NamedTuple):
    """A peer that could not be measured, and why."""

    reason: str


class Sample(NamedTuple):
    """One run: seconds, processor seconds, peak memory in KiB, and the result where it has one."""

    wall: float
    cpu: float
    peak: int
    answer: Any = None


class Side(NamedTuple):
    """The runs of one of those who take turns."""

    samples: tuple[Sample, ...]

    def median(self, unit: str) -> float:
        """Give the median of `wall` or `cpu`, seconds."""
        found: float = statistics.median(getattr(one, unit) for one in self.samples)
        return found

    @property
    def peak(self) -> int:
        """The largest memory of any run, KiB."""
        return max(one.peak for one in self.samples)

    @property
    def answer(self) -> Any:
        """What the last run found."""
        return self.samples[-1].answer


def paired(own: Side, other: Side, unit: str, how: Callable[[float, float], float]) -> float:
    """Give the median over the rounds of what `how` makes of both sides' figures of a round."""
    pairs = zip(own.samples, other.samples, strict=True)
    found: float = statistics.median(how(getattr(a, unit), getattr(b, unit)) for a, b in pairs)
    return found


def contest(
    own: Callable[[], Sample],
    peers: Mapping[str, Callable[[], Sample] | Absent],
    rounds: int,
    *,
    warm: bool = True,
    same: Iterable[str] = (),
) -> tuple[Side, dict[str, Side | Absent]]:
    """Let the product and its peers take turns.

    Args:
        own: one run of the product.
        peers: one run of each peer by name, or why there is none.
        rounds: how many rounds count.
        warm: whether a round that does not count comes first.
        same: names of peers whose results must equal the product's.

    Returns:
        The product's runs, and those of each peer, or why it has none.

    Raises:
        FailedError: where the product fails, or results differ.
    """
    runs: list[Sample] = []
    others: dict[str, list[Sample]] = {name: [] for name in peers}
    found: dict[str, Side | Absent] = {}
    for number in range(-1 if warm else 0, rounds):
        runs.append(own())
        for name, turn in peers.items():
            if isinstance(turn, Absent):
                found[name] = turn
            elif name not in found:
                try:
                    others[name].append(turn())
                except FailedError as problem:
                    found[name] = Absent(str(problem))
        if number < 0:
            runs.clear()
            for samples in others.values():
                samples.clear()
    side = Side(tuple(runs))
    for name in peers.keys() - found.keys():
        other = found[name] = Side(tuple(others[name]))
        if name in same and other.answer != side.answer:
            raise FailedError(f"{name} found {other.answer}, not {side.answer}"[:_TOLD])
    return side, {name: found[name] for name in peers}


def clean(home: str) -> dict[str, str]:
    """Give the environment of measured processes: only the caller's programs."""
    kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    return {**kept, "HOME": home, "LANG": "C.UTF-8", "DONT_AUTHOR": "human:bench"}


class Launcher:
    """Runs whole processes through `bench.kit.launch`; close it afterwards."""

    def __init__(self) -> None:
        # Without `site`: whatever an environment loads there would count as every child's memory.
        self._child = subprocess.Popen(
            [sys.executable, "-I", "-S", str(Path(__file__).with_name("launch.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def run(
        self,
        words: Sequence[str],
        place: tuple[str, Mapping[str, str]],
        given: bytes = b"",
        fine: Sequence[int] = (0,),
    ) -> Sample:
        """Run a whole process; the system tells what it cost.

        Args:
            words: the command.
            place: its folder and environment.
            given: its standard input.
            fine: the exit codes that mean that it did its work.

        Raises:
            FailedError: for any other.
        """
        with tempfile.NamedTemporaryFile() as source, tempfile.NamedTemporaryFile() as errors:
            source.write(given)
            source.flush()
            task = [list(words), place[0], dict(place[1]), source.name, errors.name]
            told = _ask(self._child, json.dumps(task))
            if told is None:
                problem = f"`{words[0]}` could not be started"
                raise FailedError(problem)
            wall, cpu, peak, code = told
            if code not in fine:
                problem = f"`{' '.join(words)}` ended with {code}: {_last(errors)}"
                raise FailedError(problem)
        return Sample(wall, cpu, peak // (1024 if sys.platform == "darwin" else 1))

    def close(self) -> None:
        """End it."""
        _end(self._child)


class Worker:
    """A process that speaks as `bench.kit.worker` says; close it afterwards.

    Args:
        python: the interpreter.
        module: what it runs.
        task: what it prepares.
        place: folder (the root of the repository) and environment.

    Raises:
        FailedError: here or at a turn, where the process ends instead of answering.
    """

    def __init__(
        self, python: str, module: str, task: object, place: tuple[str, Mapping[str, str]]
    ) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 — closed by `close`
        self._module = module
        self._child = subprocess.Popen(
            [python, "-m", module],
            cwd=place[0],
            env=place[1],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            encoding="utf-8",
        )
        try:
            self._answer(json.dumps(task))
        except BaseException:
            self.close()
            raise

    def turn(self) -> Sample:
        """Let it work once."""
        told = self._answer("again")
        return Sample(told["wall"], told["cpu"], told["peak"], told["answer"])

    def _answer(self, line: str) -> Any:
        told = _ask(self._child, line)
        if told is None:
            self._child.wait()
            problem = f"{self._module} ended: {_last(self._errors)}"
            raise FailedError(problem)
        return told

    def close(self) -> None:
        """End it."""
        _end(self._child)
        self._errors.close()


def _ask(child: subprocess.Popen[str], line: str) -> Any:
    """Give what a process answers to a line; None where it has ended."""
    source, sink = child.stdin, child.stdout
    assert source is not None
    assert sink is not None
    try:
        source.write(line + "\n")
        source.flush()
    except BrokenPipeError:
        return None
    told = sink.readline()
    return json.loads(told) if told else None


def _end(child: subprocess.Popen[str]) -> None:
    for stream in (child.stdin, child.stdout):
        if stream is not None:
            with suppress(BrokenPipeError):  # it has ended before
                stream.close()
    child.wait()


def _last(errors: Any) -> str:
    """Give the last line that a process said."""
    errors.seek(0)
    told = errors.read().decode("utf-8", "replace").strip()
    return told.splitlines()[-1][-_TOLD:] if told else "it said nothing"

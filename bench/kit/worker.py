"""What a measured process speaks: a task as one JSON line, then one JSON line for each turn.

Both interpreters run this, so it knows the standard library alone.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable


class Work(NamedTuple):
    """What one turn does.

    Attributes:
        run: the work that is timed; its result is compared with that of others.
        before: what has to happen first and is not timed.
        after: the same afterwards; takes the result and gives the one that counts.
    """

    run: Callable[[], Any]
    before: Callable[[], object] = lambda: None
    after: Callable[[Any], Any] = lambda result: result


def serve(prepare: Callable[[dict[str, Any]], Work]) -> None:
    """Take the task, prepare, and work once for every further line until there is none.

    Args:
        prepare: makes the work of a task; its time does not count.
    """
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a library prints is no answer
    work = prepare(json.loads(sys.stdin.readline()))
    _say(answers, {"ready": True})
    for _ in sys.stdin:
        work.before()
        began, spent = time.perf_counter(), _spent()
        result = work.run()
        wall, cpu = time.perf_counter() - began, _spent() - spent
        answer = work.after(result)
        _say(answers, {"wall": wall, "cpu": cpu, "peak": peak(), "answer": answer})


def _spent() -> float:
    """Give the processor time of this process and of the children that it waited for, seconds."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def peak() -> int:
    """Give the largest memory this process ever held, KiB.

    Where the system tells, it is that of this program alone; `getrusage` would not give less than
    what the process that started it held.
    """
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1])
    except OSError:
        pass
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def _say(answers: Any, told: dict[str, Any]) -> None:
    answers.write(json.dumps(told) + "\n")
    answers.flush()

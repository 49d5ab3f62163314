"""A writer in a process of its own: `driver.py ROOT NAME COUNT [--stop N --how before|half]`.

Writes COUNT transactions of two claims each and prints a line for each one that was acknowledged.
With `--stop N` the process kills itself at the N-th operation of the file layer; with `--count` it
prints how many operations there were.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from typing import TYPE_CHECKING

from typing_extensions import override

from dont.ledger.files import Files
from dont.ledger.paths import Project
from dont.ledger.store import Store

if TYPE_CHECKING:
    from typing import Any


class Dying(Files):
    """The real file system, until the process dies at an operation."""

    def __init__(self, stop: int, how: str) -> None:
        self.left = stop
        self.how = how
        self.names: list[str] = []

    def _next(self, name: str) -> bool:
        self.names.append(name)
        self.left -= 1
        return self.left == 0

    @override
    def write(self, descriptor: int, data: bytes) -> int:
        if self._next("write"):
            if self.how == "half":
                os.write(descriptor, data[: len(data) // 2])
            os.kill(os.getpid(), signal.SIGKILL)
        return super().write(descriptor, data)


def _counted(name: str) -> Any:
    def run(self: Dying, *given: Any, **named: Any) -> Any:
        if self._next(name):
            os.kill(os.getpid(), signal.SIGKILL)
        return getattr(Files, name)(self, *given, **named)

    return run


for _name in (
    "make_folder",
    "open_new",
    "open_append",
    "open_private",
    "truncate",
    "sync",
    "sync_folder",
    "close",
    "remove",
    "reached",
):
    setattr(Dying, _name, _counted(_name))


def concluded(statement: str) -> dict[str, Any]:
    return {
        "statement": statement,
        "atoms": [],
        "refs": [],
        "depends_on": [],
        "confidence": None,
        "session_id": None,
        "origin": None,
    }


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("root")
    reader.add_argument("name")
    reader.add_argument("count", type=int)
    reader.add_argument("--stop", type=int, default=0)
    reader.add_argument("--how", default="before")
    reader.add_argument("--read", action="store_true")
    reader.add_argument("--counted", action="store_true")
    given = reader.parse_args()
    project = Project(os.path.join(given.root, ".dont"), given.root)
    files = Dying(given.stop, given.how)
    store = Store(
        project, clock=lambda: time.time_ns() // 1000, busy_timeout_ms=30_000, files=files
    )
    for number in range(given.count):
        if given.read:
            seen = store.read().counts()["claim"]["unverified"]
            if seen % 2:
                sys.exit("half a transaction was seen")
            continue
        with store.writer(f"tool:{given.name}", "conclude") as writer:
            for part in "ab":
                writer.emit(
                    "concluded", writer.new_id("claim"), concluded(f"{given.name} {number} {part}")
                )
        print(f"{given.name} {number}", flush=True)  # noqa: T201 — the acknowledgement
    if given.counted:
        print(*files.names)  # noqa: T201 — the answer


main()

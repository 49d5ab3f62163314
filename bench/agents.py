"""Time what agents wait for: a call over MCP in process, a hook, the completion of an id.

Run with the interpreter that has `dont` installed: `python bench/agents.py`. A bare interpreter and
`dont show` are measured in the same run, so that a busy machine slows them all.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from time import perf_counter
from typing import TYPE_CHECKING

from dont.faces.mcp.desk import Desk
from dont.generated.tables.commands import ROWS
from dont.verbs.context import Context
from dont.verbs.dispatch import run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CLAIMS = 5_000
CALLS = 300
STARTS = 15
START = "import sys; from dont.faces.cli.entry import main; sys.exit(main())"
ENVIRON = {"DONT_AUTHOR": "human:bench"}


def ledger(root: str) -> list[str]:
    """Make a ledger of `CLAIMS` claims and give their ids."""
    ctx = Context(cwd=root, environ=ENVIRON)
    run(ROWS["init"], {}, ctx)
    plan = [{"verb": "conclude", "statement": f"statement {n}"} for n in range(CLAIMS)]
    envelope = run(ROWS["apply"], {"ops": plan}, ctx).envelope
    assert envelope["ok"], envelope
    data = envelope["data"]
    ctx.close()
    assert isinstance(data, dict)
    return [op["entity_id"] for op in data["ops"]]


def milliseconds(work: Callable[[], object], times: int) -> float:
    """Give the median time of one piece of work."""
    spent = []
    for _ in range(times):
        begun = perf_counter()
        work()
        spent.append((perf_counter() - begun) * 1000)
    return statistics.median(spent)


def process(root: str, words: Sequence[str], body: dict[str, object] | None = None) -> float:
    """Give the median time of a whole process."""
    command = [sys.executable, "-c", *(words if words == ["pass"] else [START, *words])]
    given = json.dumps(body or {}).encode()
    return milliseconds(
        lambda: subprocess.run(command, cwd=root, input=given, capture_output=True, check=True),
        STARTS,
    )


def main() -> None:
    """Print one line for each measure with its budget."""
    with tempfile.TemporaryDirectory() as root:
        ids = ledger(root)
        desk = Desk(Context(cwd=root, environ=ENVIRON), "core")
        left = iter(ids * 2)
        called = milliseconds(lambda: desk.call("show", {"entity_id": next(left)}), CALLS)
        desk.close()
        print(f"show over MCP, in process, {CLAIMS} claims: {called:.2f} ms (budget 3)")
        print(f"python -c pass: {process(root, ['pass']):.0f} ms")
        print(f"dont show: {process(root, ['show', ids[0], '--json']):.0f} ms")
        edit = {"tool_name": "Edit", "tool_input": {"file_path": "a.txt"}, "session_id": "bench"}
        for event in ("session-start", "pre-tool-use", "post-tool-use", "stop"):
            spent = process(root, ["hook", "claude", event], edit)
            print(f"dont hook claude {event}: {spent:.0f} ms (budget 100)")
        spent = process(root, ["completions", "ids", "claim:"])
        print(f"dont completions ids: {spent:.0f} ms (budget 60)")


if __name__ == "__main__":
    main()

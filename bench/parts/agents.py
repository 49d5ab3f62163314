"""What agents wait for: a call over MCP, a hook, the completion of an id."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING

from bench.kit.measure import contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.kit.bench import Bench

CLAIMS = 5_000
_CALLS = 100
_EDIT = {"tool_name": "Edit", "tool_input": {"file_path": "a.txt"}, "session_id": "bench"}
_EVENTS = ("session-start", "pre-tool-use", "post-tool-use", "stop")


def rows(bench: Bench) -> Iterator[Row]:
    """Measure each on a ledger of ordinary size."""
    size = bench.count(CLAIMS)
    ledger = bench.ledger(size)
    times = min(_CALLS, size)
    with ExitStack() as stack:
        task = {"folder": str(ledger.folder), "count": times}
        side, _ = contest(bench.own(stack, "calling", task), {}, bench.sizes.rounds)
        limit = Limit("seconds", 0.003)
        yield Row(f"`show` over MCP, in process, {size:,} claims", side, limit=limit, times=times)
    given = json.dumps(_EDIT).encode()
    processes = {f"`dont hook claude {event}`": ["hook", "claude", event] for event in _EVENTS}
    for what, words in processes.items():
        run = bench.dont(ledger.folder, words, given)
        side, found = contest(run, {"`python -c pass`": bench.bare()}, bench.sizes.rounds)
        yield Row(what, side, *next(iter(found.items())), Limit("seconds", 0.1))
    run = bench.dont(ledger.folder, ["completions", "ids", "claim:"])
    side, found = contest(run, {"`python -c pass`": bench.bare()}, bench.sizes.rounds)
    yield Row("`dont completions ids`", side, *next(iter(found.items())), Limit("seconds", 0.06))

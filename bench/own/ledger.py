"""Make a ledger of any size: the same bytes for the same task.

The lines are written straight into segments, through the functions that write lines for the
verbs; the projection is then built from them, as after a clone.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from bench.kit.worker import Work, serve
from dont.core.clock import rfc3339
from dont.core.ids import ulid
from dont.generated.tables.commands import ROWS
from dont.ledger.jsons import encode
from dont.ledger.lines import Line, digest, event_text, join_line
from dont.ledger.segments import LARGEST_SEGMENT
from dont.verbs.context import Context
from dont.verbs.dispatch import run

if TYPE_CHECKING:
    from collections.abc import Iterator

EDGES = 3
_START = 1_767_225_600_000_000  # 2026-01-01, microseconds
_STEP = 1_000_000  # from one transaction to the next
_AUTHOR = "human:bench"
# Ids: the time and six fixed characters, other than `init` takes, then a number of ten digits.
_HEAD = ulid(_START // 1000, lambda count: b"b" * count)[:16]


def claim_id(n: int) -> str:
    """Give the id of the n-th claim."""
    return f"claim:{_HEAD}{n:010d}"


def lines(task: dict[str, Any], prev: str) -> Iterator[bytes]:
    """Give the lines of the log, without their ends.

    Args:
        task: `size` claims, each verified and resting on three earlier ones; `together` in one
            transaction; `doubted` of them doubted, every fifth of the newest, or the oldest where
            `low` is set; with `past`, only those after so many.
        prev: the hash of the line before.
    """
    size, together = task["size"], task["together"]
    for start in range(task.get("past", 0), size, together):
        events: list[str] = []
        for n in range(start, min(start + together, size)):
            events += _events(n, doubted=_doubted(task, n))
        tx = _START + (start // together + 1) * _STEP
        name = f"tx:{_HEAD}{start:010d}"
        raw = join_line(Line(name, tx, "", prev, _AUTHOR, rfc3339(tx), "ground", []), events)
        prev = digest(raw)
        yield raw


def _doubted(task: dict[str, Any], n: int) -> bool:
    if task["low"]:
        return bool(n < task["doubted"])
    first = int(task["size"]) - 5 * int(task["doubted"])
    return n >= first and (n - first) % 5 == 0


def _events(n: int, *, doubted: bool) -> list[str]:
    claim = claim_id(n)
    near = [claim_id(n - 1 - step * 7) for step in range(EDGES) if n - 1 - step * 7 >= 0]
    said: dict[str, Any] = {"statement": f"statement {n} of the bench", "atoms": [], "refs": []}
    said |= {"depends_on": near, "confidence": None, "session_id": None, "origin": None}
    page = f"https://example.org/page/{n % 5000}"
    piece = {"source_uri": page, "kind": "web", "supports": True, "quote": None, "note": None}
    bodies = [
        ("concluded", said),
        ("dismissed", {"evidence": [piece], "atoms": [], "note": None}),
    ]
    if doubted:
        bodies.append(("trusted", {"reason": "the run used another branch"}))
    return [
        event_text(f"event:{_HEAD}{n * 4 + place:010d}", kind, claim, encode(data))
        for place, (kind, data) in enumerate(bodies)
    ]


def build(task: dict[str, Any]) -> dict[str, Any]:
    """Make the ledger in `folder` and read it once.

    Returns:
        The ids of its first and last claim.
    """
    folder = task["folder"]
    ctx = Context(cwd=folder, environ={"DONT_AUTHOR": _AUTHOR}, clock=lambda: _START, random=bytes)
    done = run(ROWS["init"], {}, ctx)
    assert done.envelope["ok"], done.envelope
    prev = str(ctx.read().sql.execute("SELECT hash FROM line").fetchone()[0])
    month = os.path.join(ctx.project.ledger_dir, rfc3339(_START)[:7])
    os.makedirs(month, exist_ok=True)
    _write(month, lines(task, prev))
    ctx.close()
    ctx = Context(cwd=folder, environ={"DONT_AUTHOR": _AUTHOR})
    counts = ctx.read().counts()["claim"]
    ctx.close()
    found = counts["verified"], counts["doubted"]
    assert found == (task["size"] - task["doubted"], task["doubted"]), counts
    return {"first": claim_id(0), "last": claim_id(task["size"] - 1)}


def _write(month: str, raws: Iterator[bytes]) -> None:
    """Write segments of the size that the log gives them."""
    number, size = 0, LARGEST_SEGMENT
    file = None
    for raw in raws:
        if size >= LARGEST_SEGMENT:
            if file is not None:
                file.close()
            number, size = number + 1, 0
            # Named after the one that `init` made, as later ones are.
            file = open(os.path.join(month, f"{_HEAD}{number:010d}.jsonl"), "wb")  # noqa: SIM115 — closed above or below
        assert file is not None
        size += file.write(raw + b"\n")
    if file is not None:
        file.close()


if __name__ == "__main__":
    serve(lambda task: Work(lambda: build(task)))

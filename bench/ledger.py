"""Time the ledger: start-up, growth, the cascade, a durable write, a rebuild.

Run with the interpreter that has `dont` installed: `python bench/ledger.py [SIZE...]`. What a
figure is held against is measured in the same run, so that a busy machine slows both.
"""

from __future__ import annotations

import json
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from dont.core.clock import system_clock
from dont.generated.tables.commands import ROWS
from dont.ledger.paths import Project
from dont.ledger.store import Store
from dont.verbs.context import Context
from dont.verbs.dispatch import run

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.ledger.writer import Writer

SIZES = (1_000, 10_000, 100_000)
STARTS = 15
EDGES = 3
TOGETHER = 50  # claims in one transaction
ENVIRON = {"DONT_AUTHOR": "human:bench"}
START = "import sys; from dont.faces.cli.entry import main; sys.exit(main())"
CASCADE = """
WITH RECURSIVE fallout(id) AS (
  SELECT src FROM edge WHERE dst IN (SELECT id FROM entity WHERE status = 'doubted')
  UNION SELECT e.src FROM fallout f JOIN edge e ON e.dst = f.id
) SELECT count(*) FROM fallout
"""


def build(root: Path, size: int) -> list[str]:
    """Make a ledger of `size` verified claims with three edges each; 0.1 % are doubted."""
    ctx = Context(cwd=str(root), environ=ENVIRON)
    run(ROWS["init"], {}, ctx)
    ids: list[str] = []
    for start in range(0, size, TOGETHER):
        with ctx.writer("bench") as writer:
            for n in range(start, min(start + TOGETHER, size)):
                ids.append(_claim(writer, ids, n, doubted=n >= size - size // 200 and n % 5 == 0))
    ctx.close()
    return ids


def _claim(writer: Writer, ids: list[str], n: int, *, doubted: bool) -> str:
    claim = writer.new_id("claim")
    near = [ids[n - 1 - step * 7] for step in range(EDGES) if n - 1 - step * 7 >= 0]
    data = {"statement": f"statement {n}", "atoms": [], "refs": [], "depends_on": near}
    piece = {"source_uri": "https://example.org/a", "kind": "web", "supports": True}
    writer.emit("concluded", claim, {**data, "confidence": None})
    writer.emit("dismissed", claim, {"evidence": [piece], "atoms": [], "note": None})
    if doubted:
        writer.emit("trusted", claim, {"reason": "the run used another branch"})
    return claim


def process(root: Path, words: list[str], times: int = STARTS) -> float:
    """Run whole processes; give the median in milliseconds."""
    spent = []
    command = [sys.executable, "-c", START if words != ["pass"] else "pass", *words]
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run(
            command,
            cwd=root,
            env={**os.environ, **ENVIRON},
            stdout=subprocess.DEVNULL,
            check=False,
        )
        spent.append((time.perf_counter() - began) * 1000)
    return statistics.median(spent[1:])


def timed(work: Callable[[], object], times: int = 7) -> float:
    """Give the median of some calls, milliseconds."""
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        spent.append((time.perf_counter() - began) * 1000)
    return statistics.median(spent)


def growth(root: Path, size: int) -> None:
    """Print what whole processes cost on a ledger of a size."""
    ids = build(root, size)
    bare = process(root, ["pass"])
    print(f"| {size:,} | `python -c pass` | {bare:.0f} | 1.0 |")
    few = 5 if size > SIZES[1] else STARTS
    for words in (
        ["show", ids[0], "--json"],
        ["prime", "--json"],
        ["list", "--limit", "20", "--json"],
        ["check", "--json"],
        ["conclude", f"another statement {size}", "--dry-run", "--json"],
    ):
        spent = process(root, words, few if words[0] in ("list", "check") else STARTS)
        print(f"| {size:,} | `dont {words[0]}` | {spent:.0f} | {spent / bare:.1f} |")
    inside(root, size)


def inside(root: Path, size: int) -> None:
    """Print the cascade beside the bare query, and the rebuild."""
    project = Project(str(root / ".dont"), str(root))
    store = Store(project, clock=system_clock)
    reader = store.read()
    ours = timed(lambda: reader.assessed("stale"))
    database = sqlite3.connect(store.path)
    bare = timed(lambda: database.execute(CASCADE).fetchone())
    database.close()
    stale = len(reader.assessed("stale"))
    print(
        f"| {size:,} | stale cascade ({stale:,} stale) | {ours:.2f} | {ours / bare:.2f} x bare | |"
    )
    began = time.perf_counter()
    store.rebuild()
    spent = time.perf_counter() - began
    events = store.read().sql.execute("SELECT count(*) FROM event").fetchone()[0]
    print(f"| {size:,} | rebuild, {events / spent:,.0f} events/s | {spent * 1000:.0f} | |")
    store.close()


def write(root: Path) -> None:
    """Print a durable write beside a bare append and fsync of the same bytes."""
    ctx = Context(cwd=str(root), environ=ENVIRON)
    numbers = iter(range(10_000))
    row = ROWS["conclude"]
    ours = timed(lambda: run(row, {"statement": f"durable {next(numbers)}"}, ctx), 60)
    ctx.close()
    line = json.dumps({"text": "x" * 480}).encode() + b"\n"
    file = os.open(root / "bare.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append() -> None:
        os.write(file, line)
        os.fsync(file)

    bare = timed(append, 60)
    os.close(file)
    print(f"| - | write, in process | {ours:.2f} | bare append + fsync {bare:.2f} |")


def main() -> None:
    """Print a table row for each measure."""
    print("| claims | work | ms (median) | times |")
    print("|---|---|---|---|")
    for size in [int(word) for word in sys.argv[1:]] or SIZES:
        with tempfile.TemporaryDirectory() as name:
            growth(Path(name), size)
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        build(root, 100)
        write(root)


if __name__ == "__main__":
    main()

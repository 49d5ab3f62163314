"""Run parts of the bench and write the page: one section a part, and which budgets hold."""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.kit import peers
from bench.kit.bench import Bench, Sizes
from bench.kit.inputs import NoInputError
from bench.kit.measure import FailedError, Launcher
from bench.kit.table import BY_CPU, NO, YES, table

ROOT = Path(__file__).parents[2]
PARTS = ROOT / "bench" / "parts"
GROWTH = (1_000, 10_000, 100_000, 1_000_000)
_SUMMARY = "budgets"
_HEAD = """# Performance

Written by `tools/bench`: product and peers take turns in one run, each in a process of its own.
[bench/README.md](../bench/README.md) says how.

Figures are medians. Times are by the clock, processor time in brackets: on a busy machine the
clock also counts waiting for a processor. Ratios are dont / what it is held against, the median of
the ratios of each round; they travel, absolute times belong to the machine and its load. Memory is
the peak of a whole process. A budget *holds* by the clock, or *in processor time* where only the
load of the machine stood in the way. What may come on top of a peer's time has to fit by both.
"""


def main(words: list[str]) -> int:
    """Measure what was asked for; keep the sections of what was not.

    Args:
        words: names of parts and options, as `--help` lists them.

    Returns:
        The exit code: 1 where a part failed, 2 where it is unknown.
    """
    given = _arguments().parse_args(words)
    known = sorted(path.stem for path in PARTS.glob("*.py"))
    unknown = sorted(set(given.names) - set(known))
    if unknown:
        print(f"there is no part `{unknown[0]}`; known are {', '.join(known)}", file=sys.stderr)
        return 2
    # As after an installation: no run compiles what it imports.
    subprocess.run(
        [sys.executable, "-m", "compileall", "-q", "dont", "generated"], cwd=ROOT, check=True
    )
    pins = ROOT / "bench" / "peers.txt"
    if given.no_peers:
        others = peers.without(pins, "left out of this run")
    else:
        others = peers.install(pins, given.cache / "peers")
    sizes = Sizes(given.rounds, given.scale, given.sizes)
    folder = tempfile.TemporaryDirectory(prefix="dont-bench-", dir=given.scratch)
    with folder as scratch, closing(Launcher()) as launcher:
        bench = Bench(ROOT, Path(scratch), others, sizes, launcher)
        failed = [name for name in given.names or known if not _measured(name, bench, given.page)]
    return 1 if failed else 0


def _measured(name: str, bench: Bench, page: Path) -> bool:
    """Measure a part and put its section into the page; a part that fails leaves the old one."""
    try:
        text = section(name, bench)
    except FailedError as problem:
        print(f"bench/parts/{name}.py failed: {problem}", file=sys.stderr)
        return False
    print(text)
    keep(page, name, text)
    return True


def section(name: str, bench: Bench) -> str:
    """Measure one part and give its section of the page."""
    part = importlib.import_module(f"bench.parts.{name}")
    before = os.getloadavg()[0]
    rows, why = [], ""
    try:
        for row in part.rows(bench):
            print(row.text(), end="", file=sys.stderr, flush=True)
            rows.append(row)
    except NoInputError as problem:
        why = f"Not measured: {problem}.\n"
    rounds = f"{bench.sizes.rounds} rounds" + (
        "" if bench.sizes.scale == 1 else f", sizes times {bench.sizes.scale:g}"
    )
    when = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
    load = f"load {before:.1f} before and {os.getloadavg()[0]:.1f} after"
    told = f"Measured {when} UTC on {_machine(bench.scratch)}; {rounds}; {load}."
    about = (part.__doc__ or "").strip()
    return f"\n## {name}\n\n{about}\n\n{told}\n\n{table(rows) if rows else ''}{why}"


def keep(page: Path, name: str, text: str) -> None:
    """Put a section into the page, and count the budgets of all of them again."""
    old = page.read_text(encoding="utf-8") if page.is_file() else _HEAD
    sections = {one.split("\n", 1)[0]: f"\n## {one}" for one in old.split("\n## ")[1:]}
    sections.pop(_SUMMARY, None)
    sections[name] = text
    body = "".join(sections[one].rstrip("\n") + "\n" for one in sorted(sections))
    page.write_text(_HEAD + _summary(sections) + body, encoding="utf-8")


def _summary(sections: dict[str, str]) -> str:
    """List what does not hold."""
    verdicts: dict[str, list[str]] = {YES: [], BY_CPU: [], NO: [], "not measured": []}
    for name, text in sorted(sections.items()):
        for line in text.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split(" | ")]
            if line.startswith("| ") and cells[-1] in verdicts:
                what, figure, *_, ratio, _memory, budget, verdict = cells
                measured = f"{figure}, {ratio}" if ratio else figure
                verdicts[verdict].append(f"- {name}: {what}: {measured}; budget {budget}\n")
    count = sum(len(found) for found in verdicts.values())
    clock, cpu = len(verdicts[YES]), len(verdicts[BY_CPU])
    lines = f"\n## {_SUMMARY}\n\n{clock + cpu} of {count} hold, {cpu} of them {BY_CPU} alone.\n"
    told = {
        BY_CPU: "Hold in processor time alone",
        NO: "Missed",
        "not measured": "Not measured in this run",
    }
    for verdict, head in told.items():
        if verdicts[verdict]:
            lines += f"\n{head}:\n\n{''.join(verdicts[verdict])}"
    return lines


def _machine(scratch: Path) -> str:
    """Describe the class of the machine."""
    return (
        f"{os.cpu_count()} processors {platform.machine()}, {_memory()} GB, {platform.system()}, "
        f"files on {_kind_of(scratch)}, Python {platform.python_version()}, "
        f"SQLite {sqlite3.sqlite_version}"
    )


def _memory() -> int:
    pages, size = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    return round(pages * size / 1e9)


def _kind_of(folder: Path) -> str:
    """Name the file system of a folder, where the system tells."""
    try:
        mounts = Path("/proc/mounts").read_text(encoding="utf-8").splitlines()
    except OSError:
        return "an unknown file system"
    found = {line.split()[1]: line.split()[2] for line in mounts}
    return next(found[str(one)] for one in (folder, *folder.parents) if str(one) in found)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tools/bench",
        description="Measure product and peers in one run and write docs/performance.md.",
        allow_abbrev=False,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="parts; all when none is named")
    parser.add_argument("--rounds", type=int, default=9, help="rounds of a contest (9)")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="multiply the sizes of budgets, for a quick run"
    )
    parser.add_argument(
        "--sizes",
        type=lambda text: tuple(int(one) for one in text.split(",")),
        default=GROWTH,
        help="claims of the growth curves, separated by commas",
    )
    parser.add_argument("--no-peers", action="store_true", help="install and measure no peer")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "performance.md")
    parser.add_argument("--cache", type=Path, default=ROOT / ".bench", help="where peers live")
    parser.add_argument("--scratch", type=Path, help="where ledgers are made; a temporary folder")
    return parser

"""The command: write, `--check` or `--dry-run`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.generator import emit_suffixes, outputs
from tools.generator.load import load
from tools.generator.normalise import normalise
from tools.generator.problems import ModelError

ROOT = Path(__file__).resolve().parents[2]


def main(argv: list[str] | None = None, root: Path = ROOT) -> int:
    """Run the command.

    Args:
        argv: arguments; those of the process when None.
        root: project root.

    Returns:
        0 when all is well, 1 when the tree differs or the sources have mistakes.
    """
    parser = argparse.ArgumentParser(
        prog="tools/generate", description="Write generated/ from model/ and rules/."
    )
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--check", action="store_true", help="fail where the tree differs")
    mode.add_argument("--dry-run", action="store_true", help="say what would change")
    parser.add_argument("--refresh", action="store_true", help="take the newest suffix list")
    given = parser.parse_args(argv)
    listed = root / "generated" / emit_suffixes.PATH
    present = None
    if listed.is_file() and not given.refresh:
        present = listed.read_text(encoding="utf-8")
    try:
        wanted = outputs.produce(normalise(load(root)), present)
    except ModelError as error:
        for problem in error.problems:
            print(problem.text(), file=sys.stderr)
        return 1
    difference = outputs.compare(root, wanted)
    for line in difference.lines():
        print(line)
    if given.check:
        if difference:
            print("run tools/generate", file=sys.stderr)
        return 1 if difference else 0
    if not given.dry_run:
        outputs.write(root, wanted, difference)
    return 0

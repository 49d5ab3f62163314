"""Run the worked example in a scratch project, printing each command and what came back."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# `{c}` is the id of the first claim; a step is what people type after `dont`.
STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("make a ledger", ("init", "--name", "demo")),
    ("record a statement", ("conclude", "The service allows 500 requests per minute")),
    ("try to lock it: refused, with the way on", ("lock", "{c}")),
    (
        "verify it with a line of the project",
        ("dismiss", "{c}", "--file", "limits.md", "--lines", "3", "--quote", "500 requests"),
    ),
    ("see what it rests on", ("show", "{c}")),
    ("what locking still asks for", ("why", "{c}")),
    ("the gate passes", ("check",)),
)
CHANGED = (
    ("somebody edits the line; the gate fails", ("check",)),
    ("doubt it", ("trust", "{c}", "--reason", "limits.md now says 50")),
    (
        "put the corrected claim in its place",
        ("restate", "{c}", "The service allows 50 requests per minute"),
    ),
)


def dont(folder: Path, words: list[str]) -> subprocess.CompletedProcess[str]:
    """Run the command that is installed beside this interpreter."""
    command = Path(sys.executable).with_name("dont")
    environ = {**os.environ, "DONT_AUTHOR": "human:ann", "COLUMNS": "110"}
    return subprocess.run(
        [str(command), *words],
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def run(folder: Path, steps: tuple[tuple[str, tuple[str, ...]], ...], claim: str) -> str:
    """Run steps and print each; give the id of the first claim."""
    for says, step in steps:
        words = [word.replace("{c}", claim) for word in step]
        done = dont(folder, words)
        shown = " ".join(f"'{word}'" if " " in word else word for word in words)
        print(f"\n# {says}\n$ dont {shown}\n{done.stdout}{done.stderr}".rstrip())
        if done.returncode not in (0, 1):
            sys.exit(f"`dont {shown}` ended with exit status {done.returncode}")
        if not claim and step[0] == "conclude":
            listed = json.loads(dont(folder, ["list", "--json"]).stdout)
            claim = listed["data"]["claims"][0]["id"]
    return claim


def main() -> None:
    """Run the whole example."""
    folder = Path(tempfile.mkdtemp(prefix="dont-try-"))
    try:
        limits = folder / "limits.md"
        limits.write_text(
            "# Limits\n\nThe service allows 500 requests per minute.\n", encoding="utf-8"
        )
        claim = run(folder, STEPS, "")
        limits.write_text(
            "# Limits\n\nThe service allows 50 requests per minute.\n", encoding="utf-8"
        )
        run(folder, CHANGED, claim)
        print("\n# that was a whole life of a claim; `dont init` starts your own")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()

"""Run the ``console`` blocks of a Markdown document, all in one scratch project, in order.

A line that begins with `$ ` is run by bash; following lines that begin with `>` belong to it. A
command whose comment is `# refused` has to exit 1, every other one 0. All other lines are output:
of them only the ids count, which stand for the ids that the command really printed.
"""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
ID = re.compile(r"\b(?:claim|term|event|spawn):[0-9A-HJKMNP-TV-Z]{26}\b")


@dataclass
class Command:
    """One command of a document with the output that stands below it."""

    text: str
    shown: list[str] = field(default_factory=list)

    @property
    def exit(self) -> int:
        """The exit status the document announces."""
        return 1 if self.text.rstrip().endswith("# refused") else 0


def commands(document: str) -> list[Command]:
    """List the commands of all console blocks of a document."""
    found: list[Command] = []
    for block in BLOCK.findall(document):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append(Command(line[2:]))
            elif line.startswith(">") and found and not found[-1].shown:
                found[-1].text += "\n" + line[1:].removeprefix(" ")
            elif found:
                found[-1].shown.append(line)
    return found


def run(document: Path, folder: Path, environ: dict[str, str]) -> list[Command]:
    """Run a document's commands.

    Args:
        document: the Markdown file.
        folder: an empty folder to work in.
        environ: the environment; `dont` is on its PATH.

    Returns:
        The commands that were run.
    """
    known: dict[str, str] = {}
    found = commands(document.read_text(encoding="utf-8"))
    for command in found:
        text = command.text
        for shown, real in known.items():
            text = text.replace(shown, real)
        done = subprocess.run(
            ["bash", "-c", text], cwd=folder, env=environ, capture_output=True, text=True,
            encoding="utf-8", check=False, timeout=120,
        )  # fmt: skip
        told = f"{document.name}: $ {text}\nexit {done.returncode}\n{done.stdout}{done.stderr}"
        assert done.returncode == command.exit, told
        assert "Traceback" not in done.stderr, told
        for shown, real in zip(
            ID.findall("\n".join(command.shown)), ID.findall(done.stdout), strict=False
        ):
            assert shown.split(":")[0] == real.split(":")[0], told
            known.setdefault(shown, real)
    missing = {one for command in found for one in ID.findall(command.text)} - set(known)
    assert not missing, f"{document.name}: no output shows {missing}"
    return found

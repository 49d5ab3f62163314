"""Run the ``console`` blocks of a Markdown document, all in one scratch project, in order.

A line that begins with `$ ` is run by bash; following lines that begin with `>` belong to it. A
command has to exit 0, or 1 where its comment is `# refused` or `# fails`, or what a line `! exit N`
below it says. All other lines are output: of them only the ids count, which stand for the ids that
the command really printed. `claim:01` is the first claim that the document's commands printed.
"""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
ID = re.compile(r"\b(?:claim|term|event|spawn):[0-9A-HJKMNP-TV-Z]{26}\b")
NUMBERED = re.compile(r"\b(claim|term|event|spawn):(\d\d)(?![0-9A-Z])")


def numbered(found: re.Match[str], printed: list[str]) -> str:
    """Give the id that `claim:01` stands for."""
    kind, number = found[1], int(found[2])
    ids = [one for one in printed if one.startswith(kind)]
    assert 0 < number <= len(ids), f"{found[0]} was not printed yet"
    return ids[number - 1]


@dataclass
class Command:
    """One command of a document with the output that stands below it."""

    text: str
    shown: list[str] = field(default_factory=list)

    @property
    def exit(self) -> int:
        """The exit status the document announces."""
        for line in self.shown:
            if line.startswith("! exit "):
                return int(line.removeprefix("! exit "))
        return 1 if self.text.rstrip().endswith(("# refused", "# fails")) else 0


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
    printed: list[str] = []
    listed = commands(document.read_text(encoding="utf-8"))
    for command in listed:
        text = command.text
        for shown, real in known.items():
            text = text.replace(shown, real)
        for found in NUMBERED.finditer(text):
            text = text.replace(found[0], numbered(found, printed))
        done = subprocess.run(
            ["bash", "-c", text], cwd=folder, env=environ, capture_output=True, text=True,
            encoding="utf-8", check=False, timeout=120,
        )  # fmt: skip
        told = f"{document.name}: $ {text}\nexit {done.returncode}\n{done.stdout}{done.stderr}"
        assert done.returncode == command.exit, told
        assert "Traceback" not in done.stderr, told
        printed += [one for one in dict.fromkeys(ID.findall(done.stdout)) if one not in printed]
        for shown, real in zip(
            ID.findall("\n".join(command.shown)), ID.findall(done.stdout), strict=False
        ):
            assert shown.split(":")[0] == real.split(":")[0], told
            known.setdefault(shown, real)
    missing = {one for command in listed for one in ID.findall(command.text)} - set(known)
    assert not missing, f"{document.name}: no output shows {missing}"
    return listed

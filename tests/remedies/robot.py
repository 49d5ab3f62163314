"""A scratch project, the placeholders, and a robot that knows nothing but `remediation[0]`."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FILL = {
    "<uri>": "https://evidence-{n}.example-{n}.org/page",
    "<text>": "an independent text {n}",
    "<reason>": "the cited page contradicts it in section {n}",
    "<curie>": "proj:Filler{n}",
    "<label>": "a filler thing {n}",
    "<doc>": "a filler thing {n}, described",
    "<path>": "README.md",
    "<name>": "filler-{n}",
}
Envelope = dict[str, Any]


@dataclass
class Project:
    """A folder in which real `dont` processes run."""

    root: Path
    environ: dict[str, str]
    filled: int = 0
    ids: dict[str, str] = field(default_factory=dict)

    def run(
        self, words: Sequence[str], *, env: Mapping[str, str] | None = None, stdin: str = ""
    ) -> tuple[int, Envelope]:
        """Run `dont` with words; give its exit status and its one envelope."""
        done = subprocess.run(
            ["dont", "--json", *words],
            cwd=self.root,
            env={**self.environ, **(env or {})},
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        assert "Traceback" not in done.stdout + done.stderr, done.stderr
        lines = done.stdout.splitlines()
        assert len(lines) == 1, (words, done.stdout, done.stderr)
        envelope: Envelope = json.loads(lines[0])
        return done.returncode, envelope

    def fill(self, argv: Sequence[str]) -> list[str]:
        """Put a value into every placeholder; each value is used once."""
        out = []
        for word in argv:
            if word in FILL:
                self.filled += 1
                word = FILL[word].format(n=self.filled)  # noqa: PLW2901 - the word is replaced on purpose
            out.append(word)
        return out

    def follow(self, remedy: Mapping[str, Any], *, dry: bool = False) -> tuple[int, Envelope]:
        """Run a remedy."""
        argv = self.fill(remedy["argv"])
        return self.run([*(["--dry-run"] if dry else []), *argv[1:]])

    def files(self, texts: Mapping[str, str]) -> None:
        """Write files below the project."""
        for name, text in texts.items():
            path = self.root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def provoke(self, steps: Sequence[Mapping[str, Any]]) -> tuple[list[str], int, Envelope]:
        """Run the steps of a code's row; give the last command, its exit status and envelope."""
        words: list[str] = []
        code, envelope = 0, Envelope()
        for step in steps:
            self.files(step.get("files") or {})
            for name in step.get("delete") or ():
                (self.root / name).unlink()
            words = [self.named(word) for word in step["run"]]
            code, envelope = self.run(words, env=step.get("env"), stdin=step.get("stdin") or "")
            if step.get("as"):
                data = envelope["data"]
                self.ids[step["as"]] = data.get("id") or data["request_id"]
        return words, code, envelope

    def named(self, word: str) -> str:
        """Put captured ids into a word; `{c:prefix}` is as much of one as all ids share."""
        for name, value in self.ids.items():
            word = word.replace(f"{{{name}:prefix}}", value[: len("claim:") + 5])
            word = word.replace(f"{{{name}}}", value)
        return word


def codes_in(envelope: Envelope) -> set[str]:
    """Name every code an envelope carries: its own, its warnings', its findings'."""
    found = {warning["code"] for warning in envelope["warnings"]}
    data = envelope["data"]
    if not envelope["ok"]:
        found.add(data["code"])
    return found | {finding["code"] for finding in data.get("findings") or ()}


def remedies_in(envelope: Envelope) -> list[dict[str, Any]]:
    """List every command an envelope offers."""
    data = envelope["data"]
    listed = list(data.get("remediation") or ()) if not envelope["ok"] else []
    listed += envelope.get("hints") or ()
    for finding in data.get("findings") or ():
        listed += finding["remediation"]
    for warning in envelope["warnings"]:
        if warning.get("suggested_remediation"):
            listed.append(warning["suggested_remediation"])
    return listed


def standing(envelope: Envelope) -> tuple[str, frozenset[str]]:
    """Say where a refusal stands: its code and what is unmet, for comparing two of them."""
    if envelope["ok"]:
        return "", frozenset(f["entity_id"] or "" for f in envelope["data"].get("findings") or ())
    data = envelope["data"]
    return data["code"], frozenset(clause["clause"] for clause in data["unmet_clauses"])


def reach(
    project: Project,
    attempt: Callable[[], tuple[int, Envelope]],
    goal: Callable[[], bool] = lambda: False,
    most: int = 20,
) -> tuple[bool, list[list[str]]]:
    """Follow `remediation[0]` until the goal succeeds or a reading remedy asks for a person.

    Returns:
        Whether the goal was reached, and the commands on the way.
    """
    way: list[list[str]] = []
    for _ in range(most):
        code, envelope = attempt()
        if code == 0 or goal():
            return True, way
        assert not envelope["ok"], envelope
        first = envelope["data"]["remediation"][0]
        way.append(first["argv"])
        if first["effect"] == "read":
            return False, way
        while True:
            done, answer = project.follow(first)
            if done == 0 or len(way) > most:
                break
            first = answer["data"]["remediation"][0]
            way.append(first["argv"])
            if first["effect"] == "read":
                return False, way
    raise AssertionError(f"no end in {most} steps: {way}")

"""A ledger under the Python API, with every envelope looked at as it passes."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
from typing_extensions import override

from dont.core.command_line import read
from dont.core.errors import HarnessError
from dont.faces.cli.envelope import line
from dont.verbs.api import Ledger
from dont.verbs.context import Context
from tests.remedies.robot import FILL

Given = Mapping[str, Any]
SCHEMAS = Path(__file__).parents[2] / "generated" / "schema"
# Fields that a command line gives as text; the API takes numbers.
NUMBERS = ("idx", "atom_idx")


@cache
def schema_of(name: str) -> Any:
    text = (SCHEMAS / f"{name}.json").read_text(encoding="utf-8")
    return jsonschema.Draft202012Validator(json.loads(text))


def hold(envelope: Given) -> None:
    """Hold an envelope against the generated schemas of its kind."""
    written = json.loads(line(envelope))
    schema_of("envelope").validate(written)
    if written["data"]:
        schema_of(written["envelope_kind"]).validate(written["data"])
    remedies = () if written["ok"] else written["data"]["remediation"]
    for entry in (*remedies, *written.get("hints", ())):
        assert entry["command"] == shlex.join(entry["argv"])


class Dry(Ledger):
    """The Python API, whose calls may be dry."""

    dry = False

    @override
    def _call(self) -> Context:
        ctx = super()._call()
        ctx.dry_run = self.dry
        return ctx


class Bench:
    """One project; `call` runs a verb through `dont.Ledger` and gives its envelope."""

    def __init__(self, root: Path, *, strict: bool) -> None:
        self.root = root
        self.filled = 0
        root.mkdir(parents=True)
        (root / "README.md").write_text("hello\n", encoding="utf-8")
        self.ledger = self._opened()
        self.call("init", {"name": "p", "strict": strict})

    def _opened(self) -> Dry:
        environ = {"DONT_AUTHOR": "human:ann", "DONT_DIR": str(self.root / ".dont")}
        if not (self.root / ".dont").exists():
            del environ["DONT_DIR"]
        return Dry(Context(cwd=str(self.root), environ=environ))

    def open_again(self) -> None:
        """Let go of everything that is held in memory."""
        self.ledger.close()
        self.ledger = self._opened()

    def call(self, verb: str, given: Given, *, dry: bool = False) -> dict[str, Any]:
        """Run a verb as a method of the API where that has one; give its envelope."""
        self.ledger.dry = dry
        try:
            assert self.ledger._read(verb, dict(given)) is not None
        except HarnessError as error:
            same = error.data["code"] == error.code != "internal"
            assert same, error.data  # noqa: PT017 - refused or not, both are looked at
        envelope: dict[str, Any] = self.ledger.envelope
        hold(envelope)
        return envelope

    def read(self, argv: list[str]) -> tuple[str, dict[str, Any]]:
        """Read a remedy as the command does; placeholders get a value each."""
        said = read([self.fill(word) for word in argv[1:]])
        assert said.row is not None, argv
        given = dict(said.given)
        for name in NUMBERS:
            if name in given:
                value: Any = given[name]
                given[name] = [int(n) for n in value] if isinstance(value, list) else int(value)
        return said.row["verb"], given

    def fill(self, word: str) -> str:
        if word not in FILL:
            return word
        self.filled += 1
        return FILL[word].replace("evidence-{n}.", "").format(n=self.filled)

    def log(self) -> bytes:
        """Give all lines, in the order of segments; within one run names grow."""
        found = sorted((self.root / ".dont" / "ledger").glob("*/*.jsonl"))
        return b"".join(path.read_bytes() for path in found)

"""A NUL in any field of any verb: stored, refused or ignored, and never an internal failure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dont.generated.tables.commands import ROWS
from dont.verbs.context import Context
from dont.verbs.dispatch import run

# Both answer without an envelope, and one does not end.
OTHERS = ("mcp", "hook")
TEXTS = [
    (verb, name)
    for verb, row in ROWS.items()
    for name, field in row["fields"].items()
    if verb not in OTHERS and field["type"] == "string"
]
KNOWN = {"curie": "proj:A", "idx": 0, "source": "jsonld"}


def call(root: Path, verb: str, given: dict[str, Any]) -> dict[str, Any]:
    ctx = Context(cwd=str(root), environ={"DONT_AUTHOR": "human:ann", "PATH": "/usr/bin:/bin"})
    ctx.dry_run = True
    try:
        return run(ROWS[verb], given, ctx).envelope
    finally:
        ctx.close()


@pytest.mark.parametrize(("verb", "field"), TEXTS)
@pytest.mark.parametrize("text", ["\0", "a\0b"], ids=["alone", "inside"])
def test_it_is_no_internal_failure(scratch: Path, verb: str, field: str, text: str) -> None:
    row = ROWS[verb]
    given: dict[str, Any] = {}
    for arg in row.get("args") or ():
        value = KNOWN.get(arg["field"], "x")
        given[arg["field"]] = [value] if row["fields"][arg["field"]].get("many") else value
    given[field] = [text] if row["fields"][field].get("many") else text
    envelope = call(scratch, verb, given)
    assert envelope["ok"] or envelope["data"]["code"] != "internal", envelope["data"]

"""What one table says about another: each reference that leads nowhere is named with its place."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tools.generator.load import load
from tools.generator.normalise import normalise
from tools.generator.problems import ModelError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.generator.load import Sources

ROOT = Path(__file__).resolve().parents[2]
Change = tuple[str, "Callable[[dict[str, Any]], object]", str, str]


@cache
def real() -> Sources:
    return load(ROOT)


def set_to(*path: str | int, value: Any) -> Callable[[dict[str, Any]], object]:
    def change(row: dict[str, Any]) -> None:
        target: Any = row
        for key in path[:-1]:
            target = target[key]
        target[path[-1]] = value

    return change


CHANGES: list[Change] = [
    ("commands", set_to("input_class", value="Nothing"), "input_class", "is no class of the model"),
    (
        "commands",
        set_to("payload_kinds", value=["novel"]),
        "payload_kinds",
        "no class is annotated",
    ),
    ("commands", set_to("option_groups", value=["x"]), "option_groups", "is no option group"),
    ("commands", set_to("options", 0, "field", value="x"), "options[0].field", "has no field `x`"),
    ("commands", set_to("options", 0, "many", value=True), "options[0]", "`many` differs"),
    (
        "commands",
        set_to("options", 0, "value", value="V"),
        "options[0]",
        "a switch fills a boolean",
    ),
    (
        "commands",
        set_to("examples", 0, "argv", value=["git", "x"]),
        "examples[0].argv",
        "begins with",
    ),
    ("commands", set_to("examples", 0, "argv", value=["dont", "x"]), "examples[0].argv", "no verb"),
    ("codes", set_to("kind", value="odd_error"), "kind", "is not one of"),
    ("codes", set_to("provoke", value=[]), "code", "says neither `provoke`"),
    ("codes", set_to("message", value="Upper case"), "message", "does not match"),
    ("codes", set_to("remedies", value=[]), "remedies", "should be non-empty"),
    ("codes", set_to("remedies", 0, "argv", value=["dont", "fly"]), "remedies[0].argv", "no verb"),
    (
        "codes",
        set_to("remedies", 0, "argv", value=["dont", "list", "<anything>"]),
        "remedies[0].argv",
        "no placeholder",
    ),
    ("statuses", set_to("code", value="no-such-code"), "code", "is no code"),
    ("statuses", set_to("to", value=3), "to", "is not of type"),
]


@pytest.mark.parametrize(
    ("table", "change", "place", "message"), CHANGES, ids=[f"{c[0]}-{c[2]}-{c[3]}" for c in CHANGES]
)
def test_a_reference_that_leads_nowhere_is_named(
    table: str, change: Callable[[dict[str, Any]], object], place: str, message: str
) -> None:
    sources = copy.copy(real())
    sources.tables = copy.deepcopy(sources.tables)
    part = sources.tables[table].parts[0]
    change(part.value["rows"][0])
    with pytest.raises(ModelError) as caught:
        normalise(sources)
    found = [p for p in caught.value.problems if p.where == f"$.rows[0].{place}"]
    assert found, caught.value.problems
    assert any(message in p.message for p in found), found
    assert all(p.file == f"model/tables/{table}.yaml" and p.line > 1 for p in found)

"""`dont schema`: the JSON Schema of a payload or input."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from dont.core.errors import UsageError
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context

SCHEMA_VERSION = "0.2"


def schema(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb has this signature
    """Give one schema, or the names of all.

    Args:
        ctx: the surroundings.
        given: SchemaInput.

    Raises:
        UsageError: `usage` for a name that has no schema.
    """
    name = given.get("name")
    if name is None:
        answer = Answer("empty", {})
        for known in names():
            answer.hint(["dont", "schema", known], f"the schema of `{known}`")
        answer.text = "\n".join(names()) + "\n"
        return answer
    if name not in names():
        raise UsageError(
            "usage", data={"problem": f"there is no schema `{name}`", "verb": "schema"}
        )
    data = {
        "schema_name": name,
        "schema_version": SCHEMA_VERSION,
        "json_schema": load(str(name)),
    }
    return Answer("schema_doc", data)


def _folder() -> str:
    from dont import generated

    return os.path.join(os.path.dirname(str(generated.__file__)), "schema")


def names() -> list[str]:
    """Name every schema, sorted."""
    return sorted(file[: -len(".json")] for file in os.listdir(_folder()) if file.endswith(".json"))


def load(name: str) -> Record:
    """Read one schema.

    Args:
        name: one of `names()`.
    """
    with open(os.path.join(_folder(), f"{name}.json"), encoding="utf-8") as file:
        found: Record = json.load(file)
    return found

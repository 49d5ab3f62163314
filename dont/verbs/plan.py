"""Read the plan of `dont apply`: a list of operations in JSON, NDJSON or YAML."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from dont.core.errors import Refusal
from dont.verbs.inputs import check

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.generated.shapes import CommandRow

# Verbs that change one entity; a plan holds nothing else.
_GROUPS = ("record", "challenge", "lifecycle")
# Fields that name entities; a statement, a reason or a quote may well be `$5`.
_NAMING = frozenset({"entity_id", "depends_on", "refs", "kind_of", "related_to", "curie"})
MOST_OPERATIONS = 100_000
_RESULT = re.compile(r"\$[0-9]{1,6}")


class Operation(NamedTuple):
    """One step of a plan: the verb's row and its input, `$n` not yet replaced."""

    row: CommandRow
    given: Record


def plannable() -> dict[str, CommandRow]:
    """Give the rows of the verbs that a plan may hold."""
    from dont.generated.tables.commands import ROWS

    return {
        verb: row
        for verb, row in ROWS.items()
        if row["group"] in _GROUPS and row["effect"] == "write" and verb != "apply"
    }


def read_plan(text: str) -> list[Operation]:
    """Read and check a whole plan before anything runs.

    Args:
        text: the plan.

    Raises:
        Refusal: `schema-mismatch` naming the operation, counted from 0.
    """
    entries = _parse(text)
    if not isinstance(entries, list):
        entries = [entries]
    if not entries or len(entries) > MOST_OPERATIONS:
        raise _bad(f"a plan is a list of 1 to {MOST_OPERATIONS} operations")
    known = plannable()
    return [_operation(index, entry, known) for index, entry in enumerate(entries)]


def _parse(text: str) -> object:
    try:
        return json.loads(text)
    except RecursionError as error:
        raise _bad("the plan is nested too deeply") from error
    except ValueError:
        pass
    lines = [line for line in text.splitlines() if line.strip()]
    try:
        return [json.loads(line) for line in lines]
    except RecursionError as error:
        raise _bad("the plan is nested too deeply") from error
    except ValueError:
        return _yaml(text)


def _yaml(text: str) -> object:
    from dont.engine.yaml12 import load

    document = load(text, "plan")
    if document.problems or not isinstance(document.data, list):
        raise _bad("the plan is neither JSON, NDJSON nor a YAML list of operations")
    return document.data


def _operation(index: int, entry: object, known: dict[str, CommandRow]) -> Operation:
    if not isinstance(entry, dict) or not isinstance(entry.get("verb"), str):
        raise _bad(f"operation {index} is no object with a `verb`")
    verb = entry["verb"]
    row = known.get(verb)
    if row is None:
        names = ", ".join(f"`{name}`" for name in known)
        raise _bad(f"operation {index} has the verb `{verb}`; a plan holds {names}")
    given = {str(key): value for key, value in entry.items() if key != "verb"}
    unknown = [key for key in given if key not in row["fields"]]
    if unknown:
        raise _bad(f"operation {index}: `{verb}` has no field `{unknown[0]}`")
    return Operation(row, given)


def _bad(problem: str) -> Refusal:
    return Refusal("schema-mismatch", data={"problem": problem, "verb": "apply"})


def filled(operation: Operation, ids: Sequence[str | None], index: int) -> Record:
    """Replace `$n` by the id that operation n answered, then check the input.

    Raises:
        Refusal: `schema-mismatch` for a `$n` that names no earlier entity.
    """
    found = _replace(operation.given, ids, index)
    assert isinstance(found, dict)  # noqa: S101 - a mapping stays a mapping
    return check(operation.row, found)


def _replace(
    value: object, ids: Sequence[str | None], index: int, *, names: bool = False
) -> object:
    """Replace `$n` where `names` or the field says that a text names an entity."""
    if isinstance(value, dict):
        return {key: _replace(one, ids, index, names=key in _NAMING) for key, one in value.items()}
    if isinstance(value, list):
        return [_replace(one, ids, index, names=names) for one in value]
    if names and isinstance(value, str) and _RESULT.fullmatch(value):
        place = int(value[1:])
        if place >= len(ids) or ids[place] is None:
            raise _bad(f"operation {index} names `{value}`, which is no earlier entity")
        return ids[place]
    return value

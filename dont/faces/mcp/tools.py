"""MCP tools as plain data, from the command table and the generated input schemas."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import dont.generated
from dont.generated.schemas import SCHEMAS
from dont.generated.tables.commands import ROWS

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.generated.shapes import CommandRow

# Nobody can take these back, so hosts should ask a person.
_FINAL = ("lock",)
_DRY_RUN: Record = {"type": "boolean", "description": "evaluate everything and write nothing"}


def rows(which: str) -> dict[str, CommandRow]:
    """Give the rows to offer, by tool name, in the order of the table.

    Args:
        which: `core`, or `all` for everything an agent may call.

    Example:
        >>> "suggest_term" in rows("core"), "doctor" in rows("core"), "doctor" in rows("all")
        (True, False, True)
    """
    wanted = ("core",) if which == "core" else ("core", "all")
    return {tool_name(verb): row for verb, row in ROWS.items() if row["mcp"] in wanted}


def tool_name(verb: str) -> str:
    """Write a verb as hosts allow tools to be named.

    Example:
        >>> tool_name("errors classify"), tool_name("suggest-term")
        ('errors_classify', 'suggest_term')
    """
    return verb.replace(" ", "_").replace("-", "_")


def tool(row: CommandRow) -> Record:
    """Describe one verb as a tool.

    Returns:
        `{name, description, inputSchema, outputSchema, annotations}` as the protocol spells them.
    """
    return {
        "name": tool_name(row["verb"]),
        "description": f"{row['phrase']}. {row['summary'].capitalize()}.",
        "inputSchema": input_schema(row),
        "outputSchema": output_schema(row["payload_kinds"]),
        "annotations": hints(row),
    }


def hints(row: CommandRow) -> Record:
    """Derive the hints from what the verb touches."""
    effect = row["effect"]
    return {
        "readOnlyHint": effect == "read",
        "destructiveHint": row["verb"] in _FINAL,
        "idempotentHint": effect != "write",
        "openWorldHint": effect == "network" or "online" in row["fields"],
    }


def input_schema(row: CommandRow) -> Record:
    """Give the schema of a verb's input; a writing verb can also be tried without writing."""
    name = next(n for n, known in SCHEMAS.items() if known["record"] == row["input_class"])
    folder = os.path.join(os.path.dirname(dont.generated.__file__ or ""), "schema")
    with open(os.path.join(folder, SCHEMAS[name]["file"]), encoding="utf-8") as file:
        schema = json.load(file)
    for key in ("$schema", "$comment", "title", "description"):
        schema.pop(key, None)
    if row["effect"] != "read":
        schema["properties"]["dry_run"] = _DRY_RUN
    found: Record = _without_null(schema)
    return found


def _without_null(part: Record) -> Record:
    """Drop the alternative `null`: a tool's caller leaves a field out instead."""
    found: Record = {}
    for key, value in part.items():
        if key == "type" and isinstance(value, list) and "null" in value:
            left = [one for one in value if one != "null"]
            found[key] = left[0] if len(left) == 1 else left
        elif isinstance(value, dict):
            found[key] = _without_null(value)
        elif isinstance(value, list):
            found[key] = [_without_null(v) if isinstance(v, dict) else v for v in value]
        else:
            found[key] = value
    return found


def output_schema(kinds: list[str]) -> Record:
    """Describe both answers, since some clients hold errors against the schema as well.

    Args:
        kinds: the envelope kinds of a success.
    """
    text, things = {"type": "string"}, {"type": "array", "items": {"type": "object"}}
    failure = {
        "type": "object",
        "properties": {"code": text, "message": text, "remediation": {**things, "minItems": 1}},
        "required": ["code", "message", "remediation", "retryability", "unmet_clauses"],
    }
    return {
        "type": "object",
        "properties": {
            "ok": {"type": "boolean"},
            "envelope_version": text,
            "cli_version": text,
            "envelope_kind": text,
            "data": {"type": "object"},
            "warnings": things,
            "hints": things,
            "meta": {"type": "object", "required": ["duration_ms", "tx", "request_id"]},
        },
        "required": [
            "ok",
            "envelope_version",
            "cli_version",
            "envelope_kind",
            "data",
            "warnings",
            "meta",
        ],
        "oneOf": [
            {
                "properties": {"ok": {"const": True}, "envelope_kind": {"enum": list(kinds)}},
                "required": ["hints"],
            },
            {
                "properties": {
                    "ok": {"const": False},
                    "envelope_kind": {"const": "error"},
                    "data": failure,
                }
            },
        ],
    }

"""Emit `schema/*.json`, one document for each name that `dont schema` lists, and their index."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tools.generator.jsonschema import DRAFT, SchemaWriter
from tools.generator.records import snake
from tools.generator.text import header, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Model, Record


def emit(model: Model) -> dict[str, str]:
    """Write the documents.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    out = {}
    index: dict[str, dict[str, str]] = {}
    for name, record in sorted(names(model).items()):
        schema = document(model, name, record)
        path = model.modules[record.module][1]
        comment = " ".join(header(model, path))
        text = json.dumps(
            {"$schema": DRAFT, "$comment": comment, **schema}, indent=1, ensure_ascii=False
        )
        out[f"schema/{name}.json"] = text + "\n"
        index[name] = {"record": record.name, "file": f"{name}.json", "summary": record.doc}
    body = ["SCHEMAS: dict[str, dict[str, str]] = {\n"]
    body += [f"    {name!r}: {entry!r},\n" for name, entry in index.items()]
    doc = '"""Names that `dont schema` lists: record, file in `generated/schema`, one line."""\n\n'
    paths = [path for _, path in model.modules.values()]
    out["schemas.py"] = python_header(model, *paths) + doc + "".join(body) + "}\n"
    return out


def names(model: Model) -> dict[str, Record]:
    """Name the documents: envelope kinds, inputs as `<verb>-input`, and what is annotated."""
    found = {}
    for record in model.records.values():
        for note in ("envelope_kind", "schema_name"):
            if note in record.notes:
                found[record.notes[note]] = record
        if record.module == "inputs" and record.name.endswith("Input") and not record.abstract:
            found[snake(record.name).replace("_", "-")] = record
    return found


def document(model: Model, name: str, record: Record) -> dict[str, Any]:
    """Write one document.

    Args:
        model: the intermediate form.
        name: its name.
        record: the record it describes.
    """
    inputs = record.module == "inputs"
    closed = inputs or record.module == "rule"
    if record.name == "PlanOperation":
        closed = False
    body = SchemaWriter(model, closed=closed, nullable=inputs).document(record.name, name)
    if record.name == "Envelope":
        _failing(body)
    return _list_of(body, record) if "schema_list" in record.notes else body


def _list_of(body: dict[str, Any], record: Record) -> dict[str, Any]:
    """Make a schema of a list of the record."""
    head = {key: body.pop(key) for key in ("$schema", "title")}
    definitions = body.pop("$defs", {})
    if "$ref" not in body:
        definitions[record.name] = body
    items = {"$ref": f"#/$defs/{record.name}"}
    return {**head, "type": "array", "items": items, "$defs": dict(sorted(definitions.items()))}


def _failing(body: dict[str, Any]) -> None:
    """Add what holds of an envelope that is not ok: it is an error and gives no hints."""
    failed = {"properties": {"envelope_kind": {"const": "error"}, "hints": {"maxItems": 0}}}
    test = {"properties": {"ok": {"const": False}}, "required": ["ok"]}
    body["allOf"].append({"if": test, "then": failed})

"""Emit the tables as plain literals, and the transition table."""

from __future__ import annotations

import keyword
from typing import TYPE_CHECKING, Any

from tools.generator.text import docstring, literal, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Model, Table


def emit(model: Model) -> dict[str, str]:
    """Write `tables/*.py` and `transitions.py`.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    note = "Tables of the model as plain literals."
    out = {"tables/__init__.py": f'{python_header(model)}"""{note}"""\n'}
    for table in model.tables.values():
        out |= _modules(model, table)
    if "statuses" in model.tables:
        out["transitions.py"] = _transitions(model, model.tables["statuses"])
    return out


def _modules(model: Model, table: Table) -> dict[str, str]:
    """Write a table as one module, or as a package with one module for each row."""
    notes = next(r.notes for r in model.records.values() if r.notes.get("table") == table.name)
    if notes.get("module_per_row") != "true" or not isinstance(table.rows, dict):
        return {f"tables/{table.name}.py": _table(model, table)}
    names = {key: _module_name(key) for key in table.rows}
    head = python_header(model, *table.sources)
    out = {
        f"tables/{table.name}/{names[key]}.py": (
            f'{head}"""{docstring(key, 0)}"""\n\nROW = {literal(_short(row))}\n'
        )
        for key, row in table.rows.items()
    }
    out[f"tables/{table.name}/__init__.py"] = (
        f'{head}"""{docstring(table.doc, 0)}"""\n\n'
        "from __future__ import annotations\n\n"
        "from dont.generated.lazy import Rows\n\n"
        "TYPE_CHECKING = False\n"
        "if TYPE_CHECKING:\n"
        f"    from dont.generated.shapes import {table.row}\n\n"
        f"    ROWS: dict[str, {table.row}]\n"
        "else:\n"
        f"    ROWS = Rows(__name__, {literal(names, 4, 26)})\n"
    )
    return out


def _module_name(key: str) -> str:
    name = key.replace(" ", "_").replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def _short(row: dict[str, Any]) -> dict[str, Any]:
    """Leave out what the fields of a row do not say, so that it loads fast."""
    return {**row, "fields": _said(row["fields"])} if "fields" in row else row


def _said(value: Any) -> Any:
    if isinstance(value, dict):
        # `0` says something: a bound. It equals `False`, so the two are told apart by identity.
        said = {k: v for k, v in value.items() if v is not None and v is not False}
        return {k: _said(v) for k, v in said.items() if v not in ([], {}, "")}
    return value


def _table(model: Model, table: Table) -> str:
    shape = f"dict[str, {table.row}]" if isinstance(table.rows, dict) else f"list[{table.row}]"
    kinds = [
        path for name, (_, path) in model.modules.items() if name == model.records[table.row].module
    ]
    return (
        f"{python_header(model, *table.sources, *kinds)}"
        f'"""{docstring(table.doc, 0)}"""\n\n'
        "from __future__ import annotations\n\n"
        "TYPE_CHECKING = False\n"
        "if TYPE_CHECKING:\n"
        f"    from dont.generated.shapes import {table.row}\n\n"
        f"ROWS: {shape} = {literal(table.rows)}\n"
    )


def _transitions(model: Model, table: Table) -> str:
    rows = table.rows.values() if isinstance(table.rows, dict) else table.rows
    lines = []
    for row in rows:
        key = (row["entity_kind"], row["status"], row["event_kind"])
        lines.append(f"    {key!r}: {(row['to'], row['code'], row['when'])!r},\n")
    return (
        f"{python_header(model, *table.sources)}"
        '"""(entity kind, status, event kind) to (status after, code that refuses, when)."""\n\n'
        "from __future__ import annotations\n\n"
        "TRANSITIONS: dict[tuple[str, str, str], tuple[str | None, str | None, str | None]] = {\n"
        + "".join(lines)
        + "}\n"
    )

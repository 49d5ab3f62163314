"""Emit the tables as plain literals, the enumerations and the transition table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.generator.text import docstring, literal, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Model, Table


def emit(model: Model) -> dict[str, str]:
    """Write `tables/*.py`, `enums.py` and `transitions.py`.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    note = "Tables of the model as plain literals."
    out = {"tables/__init__.py": f'{python_header(model)}"""{note}"""\n', "enums.py": _enums(model)}
    for table in model.tables.values():
        out[f"tables/{table.name}.py"] = _table(model, table)
    if "statuses" in model.tables:
        out["transitions.py"] = _transitions(model, model.tables["statuses"])
    return out


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


def _enums(model: Model) -> str:
    paths = [path for _, path in model.modules.values()]
    out = [python_header(model, *paths), '"""The closed vocabularies of the model."""\n']
    for name, (doc, values) in sorted(model.enums.items()):
        constant = "".join(f"_{c}" if c.isupper() and i else c for i, c in enumerate(name)).upper()
        texts = [value for value, _ in values]
        items = literal(texts, 0, len(constant) + 24)
        items = "(" + items[1:-1].rstrip() + (",)" if len(texts) == 1 else ")")
        if "\n" in items:
            items = items[:-1].rstrip() + "\n)"
        out.append(f"\n# {' '.join(doc.split())}\n{constant}: tuple[str, ...] = {items}\n")
    return "".join(out)


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

"""What one table says about another, checked and filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.generator.ir import Field, Model, Record, Table
    from tools.generator.load import Sources, TableSource
    from tools.generator.problems import Problem


def check(model: Model, sources: Sources) -> list[Problem]:
    """Check references between tables and fill in what follows from another table.

    Args:
        model: the intermediate form; rows of commands get their fields, codes their kind's values.
        sources: the documents, for places.
    """
    problems: list[Problem] = []
    if "commands" in model.tables:
        problems += _commands(model, sources.tables["commands"])
    if "codes" in model.tables:
        problems += _codes(model, sources.tables["codes"])
    if "codes" in model.tables and "statuses" in model.tables:
        problems += _statuses(model, sources.tables["statuses"])
    return problems


def _rows(table: Table) -> Iterator[tuple[int, dict[str, Any]]]:
    rows = table.rows.values() if isinstance(table.rows, dict) else table.rows
    return iter(enumerate(rows))


def _commands(model: Model, source: TableSource) -> list[Problem]:
    problems = []
    groups = model.tables["option_groups"].rows if "option_groups" in model.tables else {}
    kinds = {r.notes["envelope_kind"] for r in model.records.values() if "envelope_kind" in r.notes}
    for i, row in _rows(model.tables["commands"]):
        record = model.records.get(row["input_class"])
        if record is None:
            text = f"`{row['input_class']}` is no class of the model"
            problems.append(source.problem(i, ("input_class",), text))
            continue
        _add_source(model, "commands", record.module)
        row["fields"] = {f.name: command_field(model, f) for f in record.fields}
        for kind in row["payload_kinds"]:
            if kind not in kinds:
                text = f"no class is annotated `envelope_kind: {kind}`"
                problems.append(source.problem(i, ("payload_kinds",), text))
        for group in row["option_groups"]:
            if group not in groups:
                text = f"`{group}` is no option group"
                problems.append(source.problem(i, ("option_groups",), text))
        problems += _typed(record, row, source, i)
    return problems


def _add_source(model: Model, table: str, module: str) -> None:
    path = model.modules[module][1]
    if path not in model.tables[table].sources:
        model.tables[table].sources.append(path)


def _typed(record: Record, row: dict[str, Any], source: TableSource, i: int) -> list[Problem]:
    names = {f.name for f in record.fields}
    problems = []
    for part in ("args", "options"):
        for j, entry in enumerate(row[part]):
            if entry["field"] not in names:
                text = f"`{record.name}` has no field `{entry['field']}`"
                problems.append(source.problem(i, (part, j, "field"), text))
    return problems


def command_field(model: Model, field: Field) -> dict[str, Any]:
    """Say everything that a reader and a validator need about one field of an input.

    Args:
        model: the intermediate form.
        field: the field.
    """
    out: dict[str, Any] = {
        "type": field.type,
        "many": bool(field.many),
        "required": field.presence == "required",
        "doc": field.doc,
        "choices": list(field.choices),
        "fields": {},
    }
    bounds = {
        "minimum": field.minimum,
        "maximum": field.maximum,
        "min_items": field.min_items,
        "pattern": field.pattern,
    }
    out |= {key: value for key, value in bounds.items() if value is not None}
    if field.type == "record":
        out["record"] = field.record
        inner = model.records[field.record].fields
        out["fields"] = {f.name: command_field(model, f) for f in inner}
    return out


def _codes(model: Model, source: TableSource) -> list[Problem]:
    problems = []
    kinds = model.tables["kinds"].rows if "kinds" in model.tables else {}
    model.tables["codes"].sources += model.tables["kinds"].sources if kinds else []
    for i, row in _rows(model.tables["codes"]):
        kind = kinds.get(row["kind"]) if isinstance(kinds, dict) else None
        if kinds and kind is None:
            problems.append(source.problem(i, ("kind",), f"`{row['kind']}` is no kind"))
            continue
        for key in ("severity", "retryability", "route"):
            if row[key] is None and kind is not None:
                row[key] = kind[key]
        excused = row["origin"] == "reserved" or row["origin_note"]
        if not row["provoke"] and not excused:
            text = f"`{row['code']}` says neither `provoke` nor why it cannot be provoked"
            problems.append(source.problem(i, ("code",), text))
    return problems


def _statuses(model: Model, source: TableSource) -> list[Problem]:
    codes = model.tables["codes"].rows
    problems = []
    for i, row in _rows(model.tables["statuses"]):
        code = row.get("code")
        if code and code not in codes:
            problems.append(source.problem(i, ("code",), f"`{code}` is no code"))
    return problems

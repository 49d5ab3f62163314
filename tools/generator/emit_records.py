"""Emit one module of frozen dataclasses for each schema, with readers and writers of JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.generator.records import (
    imports,
    is_union,
    read_line,
    snake,
    write_lines,
)
from tools.generator.text import attribute_lines, docstring, python_header, python_type

if TYPE_CHECKING:
    from jinja2 import Environment

    from tools.generator.ir import Field, Model, Record


def emit(model: Model, templates: Environment) -> dict[str, str]:
    """Write the modules.

    Args:
        model: the intermediate form.
        templates: where the templates come from.

    Returns:
        Path below `generated/` to text.
    """
    out = {
        "reading.py": templates.get_template("reading.py.j2").render(header=python_header(model)),
        "lazy.py": templates.get_template("lazy.py.j2").render(header=python_header(model)),
    }
    for module in model.modules:
        records = model.of_module(module)
        if records:
            template = templates.get_template("module.py.j2")
            out[f"{module}.py"] = template.render(_module(model, module, records))
    return out


def _module(model: Model, module: str, records: list[Record]) -> dict[str, Any]:
    title, path = model.modules[module]
    plain = [r for r in records if not is_union(r)]
    unions = [_union(r) for r in records if is_union(r)]
    return {
        "header": python_header(model, path),
        "doc": docstring(title.split("\n")[0], 0),
        "records": [_record(model, r) for r in plain],
        "unions": unions,
        "imports": imports(model, module, records),
        "uses_field": any(
            f.many in {"map", "counts"} and f.presence == "optional"
            for r in plain
            for f in r.fields
        ),
    }


def _record(model: Model, record: Record) -> dict[str, Any]:
    return {
        "name": record.name,
        "doc": docstring(record.doc),
        "attributes": _attributes(record),
        "fields": [_declaration(model, f) for f in record.fields],
        "reads": [read_line(model, f) for f in record.fields],
        "writes": [line for f in record.fields for line in write_lines(model, f)],
    }


def _attributes(record: Record) -> str:
    """Write the sections below the first line of a docstring."""
    parts = [attribute_lines(record.fields)] if record.fields else []
    if "requirement" in record.notes:
        parts.append(f"    Source: {record.notes['requirement']}.")
    return "\n\n".join(parts)


def _declaration(model: Model, field: Field) -> str:
    kind = python_type(model, field, frozen=True)
    if field.const is not None:
        return f"{field.py}: {kind} = {field.const!r}"
    if field.presence == "required":
        return f"{field.py}: {kind}"
    if field.many == "list" and field.presence == "optional":
        return f"{field.py}: {kind} = ()"
    if field.many in {"map", "counts"}:
        return f"{field.py}: {kind} = _field(default_factory=dict)"
    if field.default is not None and not field.many:
        return f"{field.py}: {kind} = {field.default!r}"
    return f"{field.py}: {kind if kind == 'object' else kind + ' | None'} = None"


def _union(record: Record) -> dict[str, Any]:
    discriminator = next(f for f in record.fields if f.name == record.discriminator)
    children = [child for _, child in record.children]
    return {
        "name": record.name,
        "discriminator": record.discriminator,
        "py": discriminator.py,
        "members": " | ".join([*children, f"Unknown{record.name}"]),
        "function": f"{snake(record.name)}_from_json",
        "children": record.children,
    }

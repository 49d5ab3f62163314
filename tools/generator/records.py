"""Expressions that read and write one field of a dataclass."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model, Record

TAKE = {
    "string": "reading.as_text",
    "integer": "reading.as_whole",
    "number": "reading.as_number",
    "boolean": "reading.as_truth",
    "json": "reading.as_any",
}


def is_union(record: Record) -> bool:
    """Tell whether a record is a choice among others."""
    return bool(record.children)


def snake(name: str) -> str:
    """Write `ClaimView` as `claim_view`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def take(model: Model, field: Field) -> str:
    """Name the reader of one value of a field."""
    if field.type != "record":
        return TAKE[field.type]
    target = model.records[field.record]
    if field.many == "counts":
        return take(model, target.rest[0])
    reader = f"{snake(target.name)}_from_json" if is_union(target) else f"{target.name}.from_json"
    return f"reading.record({reader})"


def read_line(model: Model, field: Field) -> str:
    """Write the argument of the constructor that reads a field."""
    one = take(model, field)
    if field.many == "list":
        function = "maybe_many" if field.presence == "null" else "many"
        return f"{field.py}=reading.{function}(data, {field.name!r}, {one})"
    if field.many == "counts":
        return f"{field.py}=reading.values(data, {field.name!r}, {one})"
    if field.many == "map":
        key = model.records[field.record].key
        slot = key.name if key else ""
        return f"{field.py}=reading.keyed(data, {field.name!r}, {slot!r}, {one})"
    if field.presence == "required":
        return f"{field.py}=reading.need(data, {field.name!r}, {one})"
    if field.default is not None:
        given = f"data, {field.name!r}, {one}, {field.default!r}"
        return f"{field.py}=reading.given({given})"
    return f"{field.py}=reading.maybe(data, {field.name!r}, {one})"


def write_lines(model: Model, field: Field) -> list[str]:
    """Write the statements that put a field into `out`."""
    own = f"self.{field.py}"
    value = _value(model, field, own)
    put = f"out[{field.name!r}] = {value}"
    if field.presence == "required":
        return [put]
    if field.default is not None and not field.many:
        return [put]
    if field.presence == "null":
        if value == own:
            return [put]
        return [f"out[{field.name!r}] = None if {own} is None else {value}"]
    test = own if field.many else f"{own} is not None"
    return [f"if {test}:", f"    {put}"]


def _value(model: Model, field: Field, own: str) -> str:
    nested = field.type == "record" and field.many != "counts"
    if field.many == "list":
        return f"[v.to_json() for v in {own}]" if nested else f"list({own})"
    if field.many == "counts":
        return f"dict({own})"
    if field.many == "map":
        key = model.records[field.record].key
        slot = key.name if key else ""
        return f"{{k: reading.without(v.to_json(), {slot!r}) for k, v in {own}.items()}}"
    return f"{own}.to_json()" if nested else own


def reference_names(model: Model, record: Record) -> set[str]:
    """Name the classes that the module of a record has to import for it."""
    names = set()
    for field in [] if is_union(record) else record.fields:
        if field.type == "record" and field.many != "counts":
            names.add(field.record)
    names.update(child for _, child in record.children)
    return {n for n in names if n in model.records}


def imports(model: Model, module: str, records: list[Record]) -> list[tuple[str, str]]:
    """Give the modules and names that a module needs from its siblings.

    Args:
        model: the intermediate form.
        module: the module.
        records: its records.
    """
    wanted: dict[str, set[str]] = {}
    for record in records:
        for name in reference_names(model, record):
            home = (
                model.records[name.removesuffix("_from_json")].module
                if name in model.records
                else ""
            )
            wanted.setdefault(home, set()).add(name)
        for field in record.fields:
            target = model.records.get(field.record)
            if target is not None and is_union(target) and not is_union(record):
                wanted.setdefault(target.module, set()).add(f"{snake(target.name)}_from_json")
    return [(m, ", ".join(sorted(n))) for m, n in sorted(wanted.items()) if m not in {module, ""}]

"""Emit `shapes.py`: a TypedDict for every class, as records travel at run time."""

from __future__ import annotations

import keyword
from typing import TYPE_CHECKING

from tools.generator.text import docstring, python_header, python_type

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model, Record


def emit(model: Model) -> dict[str, str]:
    """Write the module.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    paths = [path for _, path in model.modules.values()]
    body = [
        python_header(model, *paths),
        '"""The shape of every record as plain JSON data; import it for type checking only."""\n\n',
        "from __future__ import annotations\n\n",
        "from typing import NotRequired, TypeAlias, TypedDict\n",
    ]
    keyed = {f.record for r in model.records.values() for f in r.fields if f.many == "map"}
    for record in model.records.values():
        body.append(_shape(model, record, record.name, record.fields))
        if record.name in keyed:
            body.append(_shape(model, record, f"Keyed{record.name}", record.rest))
    body += [
        _union(model, record, keyed=record.name in keyed)
        for record in model.records.values()
        if record.children
    ]
    return {"shapes.py": "".join(body)}


def _shape(model: Model, record: Record, name: str, fields: list[Field]) -> str:
    if any(not f.name.isidentifier() or keyword.iskeyword(f.name) for f in fields):
        lines = [f"    {f.name!r}: {_quoted(model, f)},\n" for f in fields]
        return (
            f"\n\n{name} = TypedDict(\n    {name!r},\n    {{\n"
            + "".join("    " + x for x in lines)
            + "    },\n)\n"
        )
    lines = [f"    {f.name}: {_type(model, f)}\n" for f in fields]
    text = docstring(record.doc)
    return f'\n\nclass {name}(TypedDict):\n    """{text}"""\n\n' + "".join(lines)


def _type(model: Model, field: Field) -> str:
    text = python_type(model, field, frozen=False)
    if (field.presence == "null" or field.nullable) and text != "object":
        text = f"{text} | None"
    return f"NotRequired[{text}]" if field.presence == "optional" else text


def _quoted(model: Model, field: Field) -> str:
    text = python_type(model, field, frozen=False)
    if (field.presence == "null" or field.nullable) and text != "object":
        text = f"{text} | None"
    return f"NotRequired[{text!r}]" if field.presence == "optional" else repr(text)


def _union(model: Model, record: Record, *, keyed: bool) -> str:
    names = [child for _, child in record.children]
    if not record.abstract:
        names.append(record.name)
    out = f"\n\nAny{record.name}: TypeAlias = {' | '.join(names)}\n"
    if keyed:
        for child in [c for _, c in record.children]:
            out += _shape(model, model.records[child], f"Keyed{child}", model.records[child].rest)
        keyed_names = " | ".join(f"Keyed{n}" for n in names)
        out += f"\n\nAnyKeyed{record.name}: TypeAlias = {keyed_names}\n"
    return out

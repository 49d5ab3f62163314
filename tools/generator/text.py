"""Headers, literals and type expressions that several emitters share."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from tools.generator.ir import SCALARS

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model

WIDTH = 96
COMMAND = "tools/generate"


def header_start() -> list[str]:
    """Give the lines that every header begins with."""
    return [f"Do not edit: written by `{COMMAND}`."]


def header(model: Model, *paths: str) -> list[str]:
    """Give the lines that every generated file begins with, without comment signs.

    Args:
        model: the intermediate form, for the hashes.
        paths: sources of the file.
    """
    lines = header_start()
    for path in paths:
        lines += [f"Source: {path}", f"sha256: {model.hashes[path]}"]
    return lines


def python_header(model: Model, *paths: str) -> str:
    """Give the header as Python comments."""
    return "".join(f"# {line}\n" for line in header(model, *paths))


def literal(value: Any, indent: int = 0, room: int = 0) -> str:
    """Write a value as a Python literal, broken over lines where it is long.

    Args:
        value: None, booleans, numbers, text, lists and dicts of them.
        indent: columns that the value stands in.
        room: columns already used on its first line.
    """
    flat = repr(value)
    if len(flat) + max(indent, room) <= WIDTH or not isinstance(value, (list, dict)) or not value:
        return flat
    pad = " " * (indent + 4)
    if isinstance(value, list):
        lines = [f"{pad}{literal(v, indent + 4)},\n" for v in value]
        return "[\n" + "".join(lines) + " " * indent + "]"
    lines = []
    for key, inner in value.items():
        head = f"{pad}{key!r}: "
        lines.append(f"{head}{literal(inner, indent + 4, len(head))},\n")
    return "{\n" + "".join(lines) + " " * indent + "}"


def docstring(text: str, indent: int = 4) -> str:
    """Wrap a text as the inside of a docstring.

    Args:
        text: the text; its first letter is raised and a final stop added.
        indent: columns of the docstring.
    """
    clean = " ".join(text.split()).replace("\\", "\\\\").replace('"""', "'''")
    if not clean:
        return ""
    clean = clean[0].upper() + clean[1:] + ("" if clean[-1] in ".!?" else ".")
    pad = " " * indent
    return textwrap.fill(
        clean, WIDTH, initial_indent="", subsequent_indent=pad, break_on_hyphens=False
    )


def attribute_lines(fields: list[Field], indent: int = 4) -> str:
    """List fields as an `Attributes:` section."""
    pad = " " * indent
    out = [f"{pad}Attributes:"]
    for field in fields:
        entry = f"{field.py}: {attribute_text(field)}"
        entry = entry.replace("\\", "\\\\").replace('"""', "'''")
        out.append(
            textwrap.fill(
                entry, WIDTH, initial_indent=pad + "    ", subsequent_indent=pad + "        ",
                break_on_hyphens=False, break_long_words=False,
            )
        )  # fmt: skip
    return "\n".join(out)


def attribute_text(field: Field) -> str:
    """Describe a field in one line: meaning, shape, values, bounds."""
    parts = [field.doc]
    if field.many == "list":
        parts.append(f"list of {field.record}" if field.record else "list")
    elif field.many == "map":
        parts.append(f"{field.record} by key")
    elif field.many == "counts":
        parts.append("number by key")
    if field.choices:
        parts.append("one of " + ", ".join(field.choices))
    if field.minimum is not None and field.maximum is not None:
        parts.append(f"from {field.minimum} to {field.maximum}")
    elif field.minimum is not None:
        parts.append(f"at least {field.minimum}")
    if field.min_items:
        parts.append(f"at least {field.min_items} of them")
    return "; ".join(p for p in parts if p)


def python_type(model: Model, field: Field, *, frozen: bool) -> str:
    """Write the type of a field.

    Args:
        model: the intermediate form.
        field: the field.
        frozen: tuples and mappings of records, instead of the lists and dicts of JSON.
    """
    if field.many == "counts":
        value = model.records[field.record].rest[0]
        return f"{'Mapping' if frozen else 'dict'}[str, {python_type(model, value, frozen=frozen)}]"
    one = SCALARS.get(field.type, "object")
    if field.type == "record":
        one = field.record
        if not frozen and model.records[one].children:
            one = f"Any{one}"
    if field.many == "map":
        inner = one if frozen else f"Keyed{field.record}"
        if not frozen and model.records[field.record].children:
            inner = f"AnyKeyed{field.record}"
        return f"{'Mapping' if frozen else 'dict'}[str, {inner}]"
    if field.many == "list":
        return f"tuple[{one}, ...]" if frozen else f"list[{one}]"
    return one

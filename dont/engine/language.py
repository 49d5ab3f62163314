"""The rule language as a plain table, derived from `model/rule.yaml`.

`Language` is what the type checker and both compilers know: the fields of the rule view and of its
records, the operators, and the arguments of each verb. The generator writes it as a literal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from dont.engine.unknown import UNREAD

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dont.core.types import ReadOnly

VIEW = "RuleView"
SCALARS = ("text", "integer", "number", "boolean")
RESERVED = ("input", "entity", "value", "as", "where", "of")


class Field(TypedDict, total=False):
    """A field: `type` is text, integer, number, boolean, texts or records."""

    type: str
    values: list[str]
    record: str
    may_be_unknown: bool
    doc: str


class OperatorRow(TypedDict):
    """An operator: the types it stands on and the kind of its operand."""

    on: list[str]
    operand: str
    doc: str
    predicate: bool


class Verb(TypedDict):
    """What the checker knows of a verb: options by flag (true: takes a value) and arguments."""

    options: dict[str, bool]
    least: int
    most: int
    creates: str | None
    effect: str


class Language(TypedDict):
    """Everything a rule may name."""

    records: dict[str, dict[str, Field]]
    operators: dict[str, OperatorRow]
    inputs: dict[str, dict[str, Field]]
    verbs: dict[str, Verb]


_RANGES = {
    "string": "text",
    "integer": "integer",
    "float": "number",
    "double": "number",
    "decimal": "number",
    "boolean": "boolean",
}


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, dict) else {}


def _rows(table: object) -> list[Mapping[str, object]]:
    """Take a table as `{rows: [...]}`, as a mapping of rows or as a list of rows."""
    if isinstance(table, dict):
        inner = table.get("rows", list(table.values()))
        return [_mapping(row) for row in (inner if isinstance(inner, list) else [])]
    return [_mapping(row) for row in table] if isinstance(table, (list, tuple)) else []


def _field(slot: Mapping[str, object], model: Mapping[str, Mapping[str, object]]) -> Field:
    named = str(slot.get("range") or "string")
    while named in model["types"]:
        named = str(_mapping(model["types"][named]).get("typeof") or "string")
    field: Field = {"type": _RANGES.get(named, "text"), "doc": str(slot.get("description") or "")}
    many = bool(slot.get("multivalued"))
    if named in model["classes"]:
        field["type"], field["record"] = "records", named
    elif named in model["enums"]:
        values = _mapping(model["enums"][named]).get("permissible_values")
        field["values"] = [str(value) for value in _mapping(values)]
    if many and field["type"] != "records":
        field["type"] = "texts"
    if _mapping(slot.get("annotations")).get("may_be_unknown") is True:
        field["may_be_unknown"] = True
        field["values"] = [value for value in field.get("values", []) if value not in UNREAD]
    return field


def _merged(documents: Iterable[ReadOnly]) -> dict[str, dict[str, object]]:
    model: dict[str, dict[str, object]] = {"classes": {}, "enums": {}, "types": {}}
    for document in documents:
        for part, found in model.items():
            found.update(_mapping(document.get(part)))
    return model


def _attributes(model: Mapping[str, Mapping[str, object]], name: str) -> dict[str, Field]:
    body = _mapping(model["classes"].get(name))
    found: dict[str, Field] = {}
    for parent in [*_items(body.get("mixins")), *_items([body["is_a"]] if "is_a" in body else [])]:
        found.update(_attributes(model, str(parent)))
    for slot, attribute in _mapping(body.get("attributes")).items():
        found[slot] = _field(_mapping(attribute), model)
    return found


def _operators(model: Mapping[str, Mapping[str, object]]) -> dict[str, OperatorRow]:
    table: dict[str, OperatorRow] = {}
    for name, body in _mapping(_mapping(model["enums"]["Operator"])["permissible_values"]).items():
        row = _mapping(body)
        notes = _mapping(row.get("annotations"))
        table[name] = {
            "on": str(notes["on"]).split(),
            "operand": str(notes["operand"]),
            "doc": str(row.get("description") or ""),
            "predicate": notes.get("predicate") is True,
        }
    return table


def _options(
    row: Mapping[str, object], groups: Mapping[str, list[Mapping[str, object]]]
) -> list[Mapping[str, object]]:
    own = [_mapping(option) for option in _items(row.get("options"))]
    for group in _items(row.get("option_groups")):
        own += groups.get(str(group), [])
    return own


def _items(value: object) -> list[object]:
    return list(value) if isinstance(value, (list, tuple)) else []


def _verb(
    row: Mapping[str, object],
    options: list[Mapping[str, object]],
    universal: list[Mapping[str, object]],
) -> Verb:
    flags = {}
    for option in [*options, *universal]:
        takes = bool(option.get("value"))
        flags[str(option["flag"])] = takes
        if option.get("short"):
            flags[str(option["short"])] = takes
    args = [_mapping(arg) for arg in _items(row.get("args"))]
    many = any(arg.get("many") for arg in args)
    return {
        "options": flags,
        "least": sum(1 for arg in args if arg.get("required")),
        "most": 1000 if many else len(args),
        "creates": str(row["creates"]) if row.get("creates") else None,
        "effect": str(row.get("effect") or "read"),
    }


def _input_fields(
    row: Mapping[str, object], model: Mapping[str, Mapping[str, object]]
) -> dict[str, Field]:
    known = _attributes(model, str(row["input_class"]))
    return {name: field for name, field in known.items() if name not in {"author", "dry_run"}}


def language(documents: Iterable[ReadOnly], commands: object, groups: object) -> Language:
    """Derive the language from the model.

    Args:
        documents: parsed `model/*.yaml` schemas, at least common, evidence, inputs and rule.
        commands: the command table (`{rows: [...]}`, or the generated mapping of rows).
        groups: the table of option groups, in the same forms.

    Returns:
        A table of plain dicts and lists, fit to be written as a literal.
    """
    model = _merged(documents)
    records = {
        name: _attributes(model, name)
        for name, body in model["classes"].items()
        if _mapping(_mapping(body).get("annotations")).keys() & {"rule_view", "fact"}
    }
    by_group = {
        str(row["group"]): [_mapping(option) for option in _items(row.get("options"))]
        for row in _rows(groups)
    }
    universal = by_group.pop("universal", [])
    inputs: dict[str, dict[str, Field]] = {}
    verbs: dict[str, Verb] = {}
    for row in _rows(commands):
        options = _options(row, by_group)
        for name in [row["verb"], *_items(row.get("aliases"))]:
            verbs[str(name)] = _verb(row, options, universal)
        inputs[str(row["verb"])] = _input_fields(row, model)
    for fields in inputs.values():
        for field in fields.values():
            if "record" in field:
                records.setdefault(field["record"], _attributes(model, field["record"]))
    return {
        "records": records,
        "operators": _operators(model),
        "inputs": inputs,
        "verbs": verbs,
    }


def own_language() -> Language:
    """Give the language that the generator wrote."""
    from typing import cast

    from dont.generated.language import LANGUAGE

    return cast("Language", LANGUAGE)

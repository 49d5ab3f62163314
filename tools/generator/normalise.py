"""Check the tables against the model, fill in defaults, and hand over the intermediate form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tools.generator import crosscheck, crosscheck_argv, resolve
from tools.generator.ir import RuleSource, Table
from tools.generator.jsonschema import SchemaWriter
from tools.generator.problems import ModelError

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model, Record
    from tools.generator.load import Sources, TableSource
    from tools.generator.problems import Problem


def normalise(sources: Sources) -> Model:
    """Make the intermediate form.

    Args:
        sources: what was read.

    Raises:
        ModelError: every mistake of schemas and tables, with its place.
    """
    model, problems = resolve.resolve(sources)
    if problems:
        raise ModelError(problems)
    containers = {r.notes["table"]: r for r in model.records.values() if "table" in r.notes}
    for name, source in sources.tables.items():
        if name not in containers:
            problems.append(source.parts[0].problem((), f"no class is annotated `table: {name}`"))
            continue
        found = table_problems(model, containers[name], source)
        problems += found
        if not found:
            model.tables[name] = _table(model, containers[name], name, source)
    model.rules = _rules(sources)
    model.schemas = {name: document.value for name, document in sources.schemas.items()}
    if not problems:
        problems = crosscheck.check(model, sources)
    if not problems:
        problems = crosscheck_argv.check(model, sources)
    if problems:
        raise ModelError(problems)
    return model


def table_problems(model: Model, container: Record, source: TableSource) -> list[Problem]:
    """Check one table against its class.

    Args:
        model: the intermediate form.
        container: class of the whole file.
        source: its files.
    """
    from jsonschema import Draft202012Validator

    schema = SchemaWriter(model, closed=True).document(container.name, container.name)
    _loosen(schema)
    validator = Draft202012Validator(schema)
    problems = [
        part.problem(tuple(_place(e)), _message(e))
        for part in source.parts
        for e in validator.iter_errors(part.value)
    ]
    return problems + _double_keys(model, container, source)


def _place(error: Any) -> list[str | int]:
    return [p if isinstance(p, int) else str(p) for p in error.absolute_path]


def _message(error: Any) -> str:
    return " ".join(str(error.message).split())[:200]


def _loosen(schema: dict[str, Any]) -> None:
    """Let a table leave out what a default or the generator fills in."""
    for body in [schema, *schema.get("$defs", {}).values()]:
        properties = body.get("properties", {})
        needed = [
            n
            for n in body.get("required", [])
            if "default" not in properties[n] and not _takes_null(properties[n])
        ]
        body["required"] = needed


def _takes_null(body: dict[str, Any]) -> bool:
    return "null" in body.get("type", []) or any(
        b.get("type") == "null" for b in body.get("anyOf", [])
    )


def _double_keys(model: Model, container: Record, source: TableSource) -> list[Problem]:
    row = _row_class(model, container)
    if row.key is None:
        return []
    seen: set[str] = set()
    problems = []
    for i, body in enumerate(source.rows()):
        key = str(body.get(row.key.name)) if isinstance(body, dict) else ""
        if key in seen:
            problems.append(source.problem(i, (row.key.name,), f"`{key}` has a row already"))
        seen.add(key)
    return problems


def _row_class(model: Model, container: Record) -> Record:
    rows = next(f for f in container.fields if f.name == "rows")
    return model.records[rows.record]


def _table(model: Model, container: Record, name: str, source: TableSource) -> Table:
    row = _row_class(model, container)
    rows = [fill(model, row, body) for body in source.rows()]
    keyed: Any = {str(r[row.key.name]): r for r in rows} if row.key else rows
    return Table(name, row.name, keyed, source.paths, container.doc)


def fill(model: Model, record: Record, body: dict[str, Any]) -> dict[str, Any]:
    """Fill in defaults: lists are there, nullable fields are null, `ifabsent` holds.

    Args:
        model: the intermediate form.
        record: class of the value.
        body: the value as written.
    """
    out: dict[str, Any] = {}
    for field in record.fields:
        value = body.get(field.name)
        if value is None:
            value = _absent(field)
            if value is None and field.presence != "null":
                continue
        elif field.type == "record":
            value = _fill_record(model, field, value)
        elif field.type == "number":
            value = float(value) if not field.many else [float(v) for v in value]
        out[field.name] = value
    return out


def _absent(field: Field) -> Any:
    if field.default is not None:
        return field.default
    if field.many and field.presence != "null":
        return [] if field.many == "list" else {}
    return None


def _fill_record(model: Model, field: Field, value: Any) -> Any:
    record = model.records[field.record]
    if field.many == "list":
        return [fill(model, record, v) for v in value]
    if field.many == "map":
        return {k: fill(model, record, v) for k, v in value.items()}
    return value if field.many == "counts" else fill(model, record, value)


def _rules(sources: Sources) -> dict[str, RuleSource]:
    rules: dict[str, RuleSource] = {}
    for path, document in sources.rules.items():
        if path.endswith("/rule.yaml"):
            text = (sources.root / path).read_text(encoding="utf-8")
            value = document.value if isinstance(document.value, dict) else {}
            rules[path.split("/")[-2]] = RuleSource(path, text, value)
    for path, document in sources.rules.items():
        name = path.split("/")[-2]
        if path.endswith("/cases.yaml") and name in rules and isinstance(document.value, list):
            rules[name].cases = document.value
    return rules

"""Commands that tables print: they begin with a verb, and placeholders come from the short list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model, Record
    from tools.generator.load import Sources, TableSource
    from tools.generator.problems import Problem
    from tools.generator.yamlpos import Place

PLACEHOLDERS = ("<uri>", "<text>", "<reason>", "<curie>", "<label>", "<doc>", "<path>", "<name>")


def check(model: Model, sources: Sources) -> list[Problem]:
    """Check the examples of commands, the remedies of codes and the options of commands.

    Args:
        model: the intermediate form.
        sources: the documents, for places.
    """
    if "commands" not in model.tables:
        return []
    verbs = _verbs(model)
    problems: list[Problem] = []
    for i, row in enumerate(sources.tables["commands"].rows()):
        for j, example in enumerate(row["examples"]):
            text = _wrong(example["argv"], verbs)
            problems += _note(sources.tables["commands"], i, ("examples", j, "argv"), text)
        record = model.records[row["input_class"]]
        problems += _options(record, row, sources.tables["commands"], i)
    for i, row in enumerate(sources.tables["codes"].rows() if "codes" in sources.tables else []):
        for j, remedy in enumerate(row["remedies"]):
            text = _wrong(remedy["argv"], verbs) if remedy["argv"][0] == "dont" else ""
            problems += _note(sources.tables["codes"], i, ("remedies", j, "argv"), text)
    return problems


def _note(source: TableSource, i: int, place: Place, text: str) -> list[Problem]:
    return [source.problem(i, place, text)] if text else []


def _verbs(model: Model) -> set[str]:
    rows: Any = model.tables["commands"].rows
    return {name for verb, row in rows.items() for name in (verb, *row["aliases"])}


def _wrong(argv: list[str], verbs: set[str]) -> str:
    """Say what is wrong with a command; empty where nothing is."""
    if argv[0] != "dont":
        return "a command begins with `dont`"
    known = " ".join(argv[1:3]) in verbs or argv[1] in verbs or argv[1].startswith(("-", "{"))
    if not known:
        return f"`{argv[1]}` is no verb of the command table"
    odd = [a for a in argv if a[:1] == "<" and a[-1:] == ">" and a not in PLACEHOLDERS]
    return f"`{odd[0]}` is no placeholder that a program can fill" if odd else ""


def _options(record: Record, row: dict[str, Any], source: TableSource, i: int) -> list[Problem]:
    fields = {f.name: f for f in record.fields}
    problems: list[Problem] = []
    for part in ("args", "options"):
        for j, entry in enumerate(row.get(part) or []):
            text = _mismatch(entry, fields[entry["field"]], switch=part == "options")
            problems += _note(source, i, (part, j), text)
    return problems


def _mismatch(entry: dict[str, Any], field: Field, *, switch: bool) -> str:
    """Say where an option and its field disagree; empty where they do not."""
    if bool(entry.get("many")) != bool(field.many):
        return f"`many` differs from the field `{field.name}` of the input"
    if switch and (field.type == "boolean") == bool(entry.get("value")):
        return f"a switch fills a boolean, `{field.name}` is of type {field.type}"
    return ""

"""Write a verb's input back as the command line that gives it."""

from __future__ import annotations

from dont.core.remedy import remedy
from dont.generated.tables.commands import ROWS
from dont.generated.tables.option_groups import ROWS as GROUPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dont.generated.shapes import CommandRow, OptionRow, Remediation


def argv_of(verb: str, given: Mapping[str, object]) -> list[str]:
    """Give the argument vector that means this input.

    Args:
        verb: the words of the verb.
        given: input fields by their names in the model.

    Example:
        >>> argv_of("trust", {"entity_id": "claim:X", "reason": "it broke"})
        ['dont', 'trust', 'claim:X', '--reason', 'it broke']
        >>> argv_of("conclude", {"statement": "-1 is odd"})
        ['dont', 'conclude', '--', '-1 is odd']
    """
    row = ROWS[verb]
    head = ["dont", *verb.split()]
    words = [text for arg in row.get("args") or () for text in _texts(given.get(arg["field"]))]
    options = _options(row, given)
    if any(word.startswith("-") and word != "-" for word in words):
        return [*head, *options, "--", *words]
    return [*head, *words, *options]


def _options(row: CommandRow, given: Mapping[str, object]) -> list[str]:
    out: list[str] = []
    for option in row.get("options") or ():
        out += _option(option, given.get(option["field"]))
    for group in row.get("option_groups") or ():
        if group == "evidence":
            out += _evidence(given)
        else:
            for option in GROUPS[group]["options"]:
                out += _option(option, given.get(option["field"]))
    return out


def _option(option: OptionRow, value: object) -> list[str]:
    """Write one option; flag and value are joined where the value would read as an option."""
    if value is None or value is False:
        return []
    if not option.get("value"):
        return [option["flag"]]
    out: list[str] = []
    for text in _texts(value):
        out += [f"{option['flag']}={text}"] if text.startswith("-") else [option["flag"], text]
    return out


def _texts(value: object) -> Iterable[str]:
    """Write a field's value, or each of its values, as people type it."""
    if value is None:
        return
    for item in value if isinstance(value, list | tuple) else [value]:
        yield f"{item['name']}={item['curie']}" if isinstance(item, dict) else str(item)


def _evidence(given: Mapping[str, object]) -> list[str]:
    """Write evidence in the order its options are read: reference first, properties after."""
    specs = given.get("evidence")
    out = [f"--note={given['note']}"] if given.get("note") else []
    for spec in specs if isinstance(specs, list) else []:
        for option in GROUPS["evidence"]["options"]:
            if option["field"] == "refutes":
                out += [option["flag"]] if spec.get("supports") is False else []
            else:
                out += _option(option, spec.get(option["field"]))
    return out


def replaced(
    verb: str, given: Mapping[str, object], changes: Mapping[str, object], description: str
) -> Remediation:
    """Give the same command with some inputs replaced.

    Args:
        verb: the words of the verb.
        given: its input.
        changes: fields to replace.
        description: what the new command does.
    """
    return remedy(argv_of(verb, {**given, **changes}), description)

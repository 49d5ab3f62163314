"""Hold a verb's input against its class in the model, whatever face it came through."""

from __future__ import annotations

import math

from dont.core.errors import HarnessError, Refusal, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.generated.shapes import CommandRow

# Statements and texts that must hold more than blanks (PRODUCT 5.11).
_NEVER_BLANK = ("statement", "text", "question", "doc", "atoms")
# Fields that name a file of the caller's own.
_FILES = ("file", "files", "target", "out")


def check(row: CommandRow, given: Mapping[str, object]) -> Record:
    """Give the input with its values in the types of the model.

    Args:
        row: the verb's row with its resolved `fields`.
        given: fields by name; a command line gives text where a number is meant.

    Returns:
        A new mapping; fields that are None are left out.

    Raises:
        UsageError: `usage` for an unknown field, a missing required argument, a word that is none
            of the choices, text that is no whole number.
        Refusal: `schema-mismatch` for everything else.
    """
    fields = row["fields"]
    found: Record = {}
    for name, value in given.items():
        if name not in fields:
            raise _usage(row, f"`dont {row['verb']}` has no field `{name}`")
        if value is not None:
            found[name] = _field(row, name, value, fields[name])
    _required(row, found)
    for name in _NEVER_BLANK:
        if name in fields and _is_blank(found.get(name)):
            problem = f"the {name} is blank" if name != "atoms" else "an atom is blank"
            raise Refusal("schema-mismatch", data={"problem": problem, "verb": row["verb"]})
    for name in _FILES:
        # No system has such a path, and Python says so by an error of its own.
        if name in fields and _holds_nul(found.get(name)):
            problem = f"`{name}` names no file: it holds a NUL character"
            raise Refusal("schema-mismatch", data={"problem": problem, "verb": row["verb"]})
    return found


def _holds_nul(value: object) -> bool:
    texts = value if isinstance(value, list) else [value]
    return any(isinstance(text, str) and "\0" in text for text in texts)


def _is_blank(value: object) -> bool:
    """Tell whether a text, or one text of a list, holds nothing but white space."""
    texts = value if isinstance(value, list) else [value]
    return any(isinstance(text, str) and not text.strip() for text in texts)


def _required(row: CommandRow, found: Mapping[str, object]) -> None:
    """Refuse what a command line could not leave out either; rules judge the rest."""
    for arg in row.get("args") or ():
        needed = arg.get("required") and row["fields"][arg["field"]].get("required")
        if needed and arg["field"] not in found:
            raise _usage(row, f"`dont {row['verb']}` needs {arg['name']}")
    for option in row.get("options") or ():
        if option.get("required") and option["field"] not in found:
            raise _usage(row, f"`dont {row['verb']}` needs `{option['flag']}`")


def _field(row: CommandRow, name: str, value: object, field: Mapping[str, object]) -> object:
    if not field.get("many"):
        return _value(row, name, value, field)
    if not isinstance(value, list | tuple):
        raise _mismatch(row, f"`{name}` is a list", value)
    return [_value(row, name, one, field) for one in value]


def _value(row: CommandRow, name: str, value: object, field: Mapping[str, object]) -> object:
    kind = field["type"]
    if kind == "json":
        return value
    if kind == "record":
        return _record(row, name, value, field)
    if kind == "boolean":
        if not isinstance(value, bool):
            raise _mismatch(row, f"`{name}` is true or false", value)
        return value
    if kind in ("integer", "number"):
        return _number(row, name, value, field)
    if not isinstance(value, str):
        raise _mismatch(row, f"`{name}` is a text", value)
    return _text(row, name, value, field)


def _text(row: CommandRow, name: str, value: str, field: Mapping[str, object]) -> str:
    if not value.isascii() and not _is_unicode(value):
        raise _mismatch(row, f"`{name}` is not UTF-8", None)
    choices = field.get("choices")
    if isinstance(choices, list) and choices and value not in choices:
        raise _usage(row, f"`{value}` is no {name}; choose one of {', '.join(choices)}")
    pattern = field.get("pattern")
    if isinstance(pattern, str) and not _fits(pattern, value):
        raise _mismatch(row, f"`{name}` has not the form it needs", value)
    return value


def _is_unicode(text: str) -> bool:
    """Tell whether a text can be stored: lone surrogates stand for bytes that are no UTF-8."""
    return not any("\ud800" <= char <= "\udfff" for char in text)


def _fits(pattern: str, value: str) -> bool:
    import re

    return re.search(pattern, value) is not None


def _number(row: CommandRow, name: str, value: object, field: Mapping[str, object]) -> float | int:
    whole = field["type"] == "integer"
    if isinstance(value, str):
        value = _parsed(row, name, value, whole=whole)
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise _mismatch(row, f"`{name}` is a number", value)
    if whole and not isinstance(value, int):
        raise _mismatch(row, f"`{name}` is a whole number", value)
    low, high = field.get("minimum"), field.get("maximum")
    if isinstance(low, int | float) and value < low:
        raise _mismatch(row, f"`{name}` is at least {low}", value)
    if isinstance(high, int | float) and value > high:
        raise _mismatch(row, f"`{name}` is at most {high}", value)
    return value


def _parsed(row: CommandRow, name: str, text: str, *, whole: bool) -> float | int:
    try:
        return int(text) if whole else float(text)
    except ValueError as error:
        if whole:
            raise _usage(row, f"`{text}` is no whole number for {name}") from error
        raise _mismatch(row, f"`{name}` is a number", text) from error


def _record(row: CommandRow, name: str, value: object, field: Mapping[str, object]) -> Record:
    """Read a nested input such as a piece of evidence or an attribute."""
    inner = field["fields"]
    assert isinstance(inner, dict)  # noqa: S101 - the table's own shape
    if isinstance(value, str) and set(inner) == {"name", "curie"}:
        label, equals, curie = value.partition("=")
        if not equals or not label.strip():
            raise _usage(row, f"`{value}` is no {name}; write `name=CURIE`")
        value = {"name": label, "curie": curie}
    if not isinstance(value, dict):
        raise _mismatch(row, f"`{name}` is an object", value)
    found: Record = {}
    for key, one in value.items():
        if key not in inner:
            raise _mismatch(row, f"`{name}` has no field `{key}`", one)
        if one is not None:
            found[key] = _field(row, str(key), one, inner[key])
    for key, one in inner.items():
        if one.get("required") and key not in found:
            raise _mismatch(row, f"`{name}` needs `{key}`", value)
    return found


def _usage(row: CommandRow, problem: str) -> HarnessError:
    return UsageError("usage", data={"problem": problem, "verb": row["verb"]})


def _mismatch(row: CommandRow, problem: str, value: object) -> HarnessError:
    shown = f"{problem}; got `{value}`" if isinstance(value, str | int | float) else problem
    return Refusal("schema-mismatch", data={"problem": shown[:500], "verb": row["verb"]})

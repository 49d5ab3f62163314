"""Fill the rows of the code table: message, remedies, error payload."""

from __future__ import annotations

from dont.core.remedy import remedy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dont.core.types import Record
    from dont.generated.shapes import CodeRow, Remediation


def row(code: str) -> CodeRow:
    """Give the row of a code; an unknown one is answered like `internal`.

    Args:
        code: lower-kebab-case.
    """
    from dont.generated.tables.codes import ROWS

    return ROWS.get(code) or ROWS["internal"]


# A gate with thousands of findings fills the same few templates again and again.
_FIELDS: dict[str, frozenset[str]] = {}


def fields_of(template: str) -> frozenset[str]:
    """Name the fields a template needs.

    Example:
        >>> sorted(fields_of("{a} and {b}"))
        ['a', 'b']
    """
    known = _FIELDS.get(template)
    if known is None:
        from string import Formatter

        parts = Formatter().parse(template)
        known = _FIELDS[template] = frozenset(name for _, name, _, _ in parts if name)
    return known


def _known(data: Mapping[str, object], names: Iterable[str]) -> bool:
    return all(data.get(name) not in (None, "") for name in names)


def fill(template: str, data: Mapping[str, object]) -> str:
    """Put data into a template, on one line; a field that is not known reads as `?`."""
    values = {name: data.get(name, "?") for name in fields_of(template)}
    return " ".join(template.format_map(values).split())


def message(code: str, data: Mapping[str, object]) -> str:
    """Give the one-line message of a code, filled from data."""
    return fill(row(code)["message"], data)


def remedies(code: str, data: Mapping[str, object]) -> list[Remediation]:
    """Give the remedies of a code whose fields are all known, most specific first.

    Returns:
        At least one: the last remedy of every row needs no field.
    """
    out = []
    for given in row(code)["remedies"]:
        argv = given["argv"]
        if _known(data, fields_of("\0".join(argv))):
            argv = [part.format_map(data) for part in argv]
            out.append(remedy(argv, given["description"]))
    return out


def warning(code: str, data: Mapping[str, object], rule_name: str | None = None) -> Record:
    """Build an entry of `warnings[]` from a code's row.

    Args:
        code: a row of the table.
        data: fills the message; `entity_id` is passed on.
        rule_name: the rule that warns, or None for a verb.
    """
    found: Record = {"code": code, "rule_name": rule_name, "message": message(code, data)}
    if data.get("entity_id"):
        found["entity_id"] = data["entity_id"]
    suggested = remedies(code, data)
    if suggested:
        found["suggested_remediation"] = suggested[0]
    return found

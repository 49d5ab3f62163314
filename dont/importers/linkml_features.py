"""What terms cannot hold of a LinkML schema: some features approximate, a few refuse it whole."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from dont.importers.failures import unsupported

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dont.importers.result import Reading

_SPARQL: Final = re.compile(
    r"\s*(?:PREFIX\s+\S*:\s*<|(?:SELECT|ASK|CONSTRUCT|DESCRIBE)\b.*\{)", re.IGNORECASE | re.DOTALL
)
_EXPRESSIONS: Final = ("equals_expression", "ifabsent", "string_serialization")
_REIFIED: Final = ("represents_relationship", "is_reified")
_ROLES: Final = ("relational_role", "reification_role")
# Name of the feature, the keys that show it, what they stand on.
_APPROXIMATE: Final[dict[str, tuple[str, ...]]] = {
    "pattern": ("pattern", "structured_pattern"),
    "cardinality": (
        "required",
        "multivalued",
        "minimum_cardinality",
        "maximum_cardinality",
        "exact_cardinality",
        "recommended",
    ),
    "value limit": (
        "minimum_value",
        "maximum_value",
        "equals_string",
        "equals_string_in",
        "equals_number",
        "unit",
    ),
    "expression": ("equals_expression", "ifabsent", "string_serialization"),
    "rule": ("rules", "classification_rules"),
    "union or intersection": ("any_of", "all_of", "none_of", "exactly_one_of", "union_of"),
    "attributes": ("attributes",),
    "unique key": ("unique_keys", "identifier", "key"),
    "slot usage": ("slot_usage", "slot_conditions"),
    "inverse": ("inverse", "symmetric", "transitive"),
    "array": ("array",),
}
_DYNAMIC: Final = (
    "reachable_from",
    "matches",
    "include",
    "minus",
    "concepts",
    "inherits",
    "code_set",
)


def refuse_unsupported(
    data: Mapping[str, Any], where: str, lines: Mapping[tuple[str, str], int]
) -> None:
    """Refuse a schema that says what a vocabulary would turn into something else.

    Raises:
        Refusal: `linkml-unsupported-feature` naming feature, file and line.
    """
    for section, name, element in _elements(data):
        feature = _unsupported(element)
        if feature:
            line = lines.get((section, name))
            raise unsupported(f"{feature} ({name})", f"{where}:{line}" if line else where)


def _elements(data: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """List classes, slots, types, and what classes say about slots."""
    for section in ("classes", "slots", "types", "enums"):
        entries = data.get(section)
        for name, element in (entries if isinstance(entries, dict) else {}).items():
            if not isinstance(element, dict):
                continue
            yield section, name, element
            for inner in ("attributes", "slot_usage"):
                parts = element.get(inner)
                for part in (parts if isinstance(parts, dict) else {}).values():
                    if isinstance(part, dict):
                        yield section, name, part


def _unsupported(element: Mapping[str, Any]) -> str:
    if any(str(element.get(key)).lower() == "true" for key in _REIFIED):
        return "represents_relationship"
    if any(element.get(key) for key in _ROLES):
        return "relational_role"
    notes = element.get("annotations")
    tags = set(notes) if isinstance(notes, dict) else set()
    if "python_class" in element or "python_class" in tags:
        return "python_class"
    if element.get("range") == "sparqlpath" or any(
        str(tag).lower().startswith("sparql") for tag in tags
    ):
        return "SPARQL expression"
    for key in _EXPRESSIONS:
        value = element.get(key)
        if isinstance(value, str) and _SPARQL.match(value):
            return "SPARQL expression"
    return ""


def warn_of_approximations(schemas: Mapping[str, Any], reading: Reading) -> None:
    """Warn once for each feature that terms hold only roughly, with its number and an example.

    Args:
        schemas: the data of each file of the closure, by place.
        reading: takes the warnings.
    """
    found: dict[str, list[str]] = {}
    for data in schemas.values():
        for section, name, element in _elements(data):
            for feature in _features(section, element):
                found.setdefault(feature, []).append(name)
    for feature, names in found.items():
        first = f"{len(names)} times, first in `{names[0]}`"
        reading.warn(f"{_TELLING.get(feature, _REST).format(feature=feature)} ({first})")


_REST: Final = "a {feature} is not part of a term and was left out"
_TELLING: Final = {
    "permissible values": (
        "permissible values became terms; that nothing else is permitted was left out"
    ),
    "attributes": "the attributes of a class stay with it and became no terms",
    "dynamic enum": "an enum filled from elsewhere has only the values it lists itself",
    "range": "the range of a slot is not part of a term and was left out",
    "expression": "an expression is not part of a term and was left out",
    "inverse": "how slots relate logically is not part of a term and was left out",
    "array": "the shape of an array is not part of a term and was left out",
    "slot usage": "what a class says of a slot is not part of a term and was left out",
}


def _features(section: str, element: Mapping[str, Any]) -> Iterator[str]:
    if section == "enums":
        if element.get("permissible_values"):
            yield "permissible values"
        if any(element.get(key) for key in _DYNAMIC):
            yield "dynamic enum"
        return
    for feature, keys in _APPROXIMATE.items():
        if any(element.get(key) not in (None, False, [], {}) for key in keys):
            yield feature
    if element.get("range") and section != "types":
        yield "range"

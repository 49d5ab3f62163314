"""Project rules for what LinkML says of slots and terms cannot hold; they warn, never refuse."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.importers.result import Reading

_NOT_PLAIN: Final = re.compile(r"[^a-z0-9]+")
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_MOST_VALUES: Final = 200
_HEADER: Final = "# made by `dont import linkml --rules` from {where}\n"


def rules_of(view: Any, reading: Reading, where: str) -> dict[str, dict[str, str]]:
    """Make one rule for each class whose slots lead to classes or enums.

    Args:
        view: the schema.
        reading: the terms that were made of it.
        where: the schema's file, for the rule's header.

    Returns:
        File name to text (`rule.yaml`, `cases.yaml`), by the rule's name.
    """
    maker = _Maker(view, reading)
    rules: dict[str, dict[str, str]] = {}
    for name in view.all_classes():
        made = maker.rule(name)
        if made is not None:
            rule, cases = made
            header = _HEADER.format(where=where)
            rules[rule["name"]] = {
                "rule.yaml": header + _dump(rule),
                "cases.yaml": header + _dump(cases),
            }
    return rules


def _dump(value: Any) -> str:
    return str(yaml.dump(value, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=100))


class _Plain(yaml.SafeDumper):
    """Writes every value out, for a reader that takes no aliases."""

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 -- the base class's signature
        return True


def kebab(text: str) -> str:
    """Write a name in lower case with hyphens.

    Example:
        >>> kebab("MaterialEntity_2"), kebab("has part")
        ('material-entity-2', 'has-part')
    """
    return _NOT_PLAIN.sub("-", _HUMP.sub("-", text).lower()).strip("-")


class _Maker:
    """Makes rules of one schema."""

    def __init__(self, view: Any, reading: Reading) -> None:
        self._view = view
        self._curies = {(term["kind"], term["label"]): term["curie"] for term in reading.terms}
        self._values: dict[str, list[str]] = {}
        for term in reading.terms:
            if term["kind"] == "value":
                for parent in term["kind_of"]:
                    self._values.setdefault(parent, []).append(term["curie"])

    def rule(self, name: str) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
        """Make the rule of one class and its cases; None where it says nothing of terms."""
        element = self._view.get_class(name)
        curie = self._curies.get(("class", str(element.title or element.name)))
        if curie is None or element.mixin or element.abstract:
            return None
        clauses: list[dict[str, Any]] = []
        cases: list[dict[str, Any]] = []
        good: list[dict[str, Any]] = []
        for slot in self._view.class_induced_slots(name):
            self._slot(slot, clauses, cases, good)
        if not clauses:
            return None
        for case in cases:
            own = case.pop("slot")
            case["entity"] = _entity(
                curie, [a for a in good if a["name"] != own] + case.pop("attributes")
            )
        whole = {"name": "everything in place", "entity": _entity(curie, good), "flagged": False}
        schema = kebab(str(self._view.schema.name))
        rule = {
            "name": f"linkml-{schema}-{kebab(name)}",
            "rule_kind": "flag",
            "applies_to": ["term"],
            "verbs": ["define"],
            "severity": {"permissive": "warn", "strict": "warn", "overridable": True},
            "summary": f"a kind of {curie} has the attributes its schema asks for",
            "why": f"The schema `{self._view.schema.name}` says this of the class `{name}`.\n",
            "when": {"kind_of": {"some": {"curie": {"is": curie}}}},
            "clauses": clauses,
        }
        return rule, [whole, *cases]

    def _slot(
        self,
        slot: Any,
        clauses: list[dict[str, Any]],
        cases: list[dict[str, Any]],
        good: list[dict[str, Any]],
    ) -> None:
        """Add the clauses that one slot of a class gives."""
        values = self._permitted(str(slot.range))
        if not values:
            return
        name, key = str(slot.name).replace(" ", "_"), kebab(str(slot.name))
        one = {"name": name, "curie": values[0], "resolved": True}
        if slot.required:
            good.append(one)
        for clause, bad in _clauses(slot, name, key, values, self._is_enum(str(slot.range))):
            clause["fixes"] = [_fix(name, values[0])]
            clauses.append(clause)
            cases.append(
                {
                    "name": f"{key}: {clause['id']} does not hold",
                    "flagged": True,
                    "unmet": [clause["id"]],
                    "slot": name,
                    "attributes": bad(one),
                }
            )

    def _is_enum(self, name: str) -> bool:
        return name in self._view.all_enums()

    def _permitted(self, name: str) -> list[str]:
        """List the CURIEs that a range permits: an enum's values, or the class itself."""
        enum = self._view.all_enums().get(name)
        if enum is not None:
            curie = self._curies.get(("enum", str(enum.title or enum.name)), "")
            values = self._values.get(curie, [])
            return values if len(values) <= _MOST_VALUES else []
        element = self._view.all_classes().get(name)
        if element is None:
            return []
        named = self._curies.get(("class", str(element.title or element.name)))
        return [named] if named else []


def _clauses(
    slot: Any,
    name: str,
    key: str,
    values: list[str],
    enum: bool,  # noqa: FBT001 -- a fact about the range
) -> Iterator[tuple[dict[str, Any], Any]]:
    """Give the clauses of one slot, each with what makes it fail."""
    if slot.required:
        yield (
            {
                "id": f"{key}-given",
                "require": {"attributes": {"some": {"name": {"is": name}}}},
                "unmet": f"the attribute {name} is missing",
            },
            lambda _one: [],
        )
    if enum:
        listed = {"any": [{"name": {"is_not": name}}, {"curie": {"in": values}}]}
        other = {"name": name, "curie": "other:value", "resolved": True}
        yield (
            {
                "id": f"{key}-permitted",
                "require": {"attributes": {"every": listed}},
                "unmet": f"the attribute {name} has a value that its list does not have",
            },
            lambda _one: [other],
        )
    if not slot.multivalued:
        yield (
            {
                "id": f"{key}-once",
                "require": {
                    "attributes": {"count": {"where": {"name": {"is": name}}, "at_most": 1}}
                },
                "unmet": f"the attribute {name} stands more than once",
            },
            lambda one: [one, dict(one)],
        )


def _fix(name: str, value: str) -> dict[str, Any]:
    return {
        "argv": [
            "dont",
            "define",
            "{curie}",
            "--doc",
            "{definition}",
            "--attribute",
            f"{name}={value}",
        ],
        "description": f"give it the attribute {name}",
    }


def _entity(owner: str, attributes: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "entity_kind": "term",
        "curie": "proj:Example",
        "definition": "a thing made up to try the rule",
        "kind_of": [{"curie": owner, "resolved": True}],
        "attributes": attributes,
    }

"""Definitions of conditions and tests of the rule language, as JSON Schema."""

from __future__ import annotations

from typing import Any

VIEW = "RuleView"
PARAMETER = {"type": "string", "pattern": r"^\$[a-z][a-z0-9_]*$", "description": "a parameter"}
TYPES = {"text": "string", "integer": "integer", "number": "number", "boolean": "boolean"}


def ref(record: str) -> dict[str, str]:
    """Refer to the condition class of a record."""
    return {"$ref": f"#/$defs/Condition.{record}"}


def _closed(properties: dict[str, Any], doc: str) -> dict[str, Any]:
    closed = {"type": "object", "minProperties": 1, "additionalProperties": False}
    return {**closed, "description": doc, "properties": properties}


class Conditions:
    """Definitions of conditions and tests.

    Args:
        language: what `dont.engine.language.language` returned.
    """

    def __init__(self, language: Any) -> None:
        self.language = language
        self.operators = language["operators"]
        self.definitions: dict[str, Any] = {}
        for name, fields in language["records"].items():
            self.definitions[f"Condition.{name}"] = self._record(name, fields)

    def _record(self, name: str, fields: dict[str, Any]) -> dict[str, Any]:
        properties = {**self._groups(ref(name)), "as": {"type": "string"}}
        properties |= {key: self._test(field) for key, field in fields.items()}
        if name == VIEW:
            properties |= self._inputs()
        return _closed(properties, "keys of one mapping must all hold")

    def _inputs(self) -> dict[str, Any]:
        """Give a test for each argument; one that differs between verbs has a choice."""
        found: dict[str, list[dict[str, Any]]] = {}
        for inputs in self.language["inputs"].values():
            for key, field in inputs.items():
                test = {"$ref": self._test(field)["$ref"]}
                tests = found.setdefault(f"input.{key}", [])
                tests += [test] if test not in tests else []
        return {key: t[0] if len(t) == 1 else {"anyOf": t} for key, t in found.items()}

    def _groups(self, own: dict[str, Any]) -> dict[str, Any]:
        several = {"type": "array", "minItems": 1, "items": own}
        docs = {name: self.operators[name]["doc"] for name in ("all", "any", "not")}
        groups = {"all": several, "any": several, "not": own}
        return {name: {**body, "description": docs[name]} for name, body in groups.items()}

    def _test(self, field: dict[str, Any]) -> dict[str, Any]:
        """Refer to the tests of a field's type; fields alike share a definition."""
        parts = [field["type"], field.get("record", ""), *(field.get("values") or [])]
        name = "Test." + ".".join(p for p in parts if p)
        if name not in self.definitions:
            own = {"$ref": f"#/$defs/{name}"}
            self.definitions[name] = {}  # reserves the name: a record may hold its own type
            found = {
                key: {**self._operand(row["operand"], field), "description": row["doc"]}
                for key, row in self.operators.items()
                if field["type"] in row["on"]
            }
            found |= {**self._groups(own), "as": {"type": "string", "description": "binds a match"}}
            self.definitions[name] = _closed(found, f"a test of a {field['type']} value")
        doc = {"description": field["doc"]} if field.get("doc") else {}
        return {"$ref": f"#/$defs/{name}", **doc}

    def _operand(self, kind: str, field: dict[str, Any]) -> dict[str, Any]:
        value = self._value(field)
        simple = {
            "value": value,
            "values": {"type": "array", "items": value},
            "number": {"type": "number"},
            "text": {"type": "string"},
            "pattern": {"type": "string", "format": "regex"},
            "boolean": {"type": "boolean"},
            "texts": {"type": "array", "items": {"type": "string"}},
        }
        if kind in simple:
            return {"anyOf": [simple[kind], PARAMETER]}
        inner = self._inner(field)
        if kind == "record_condition":
            return inner
        number = {"anyOf": [{"type": "integer"}, PARAMETER]}
        body = {"where": inner, "as": {"type": "string"}}
        body |= {"at_least": number, "at_most": number} if kind != "unique" else {}
        body |= {"of": self._of(field)} if kind != "count" else {}
        return _closed(body, kind)

    def _value(self, field: dict[str, Any]) -> dict[str, Any]:
        if field.get("values"):
            return {"enum": list(field["values"])}
        return {"type": TYPES[field["type"]]} if field["type"] in TYPES else {}

    def _inner(self, field: dict[str, Any]) -> dict[str, Any]:
        return ref(field["record"]) if field["type"] == "records" else self._test({"type": "text"})

    def _of(self, field: dict[str, Any]) -> dict[str, Any]:
        names = self.language["records"].get(field.get("record", ""), {})
        return {"enum": list(names)} if names else {"type": "string"}

    def clauses(self) -> list[dict[str, Any]]:
        """Say what a clause's conditions are about: the view, or the records of its `each`."""
        out = [{"if": {"required": ["each"]}, "else": _about(ref(VIEW))}]
        for name, field in self.language["records"][VIEW].items():
            if field["type"] in {"records", "texts"}:
                test = {"properties": {"each": {"const": name}}, "required": ["each"]}
                out.append({"if": test, "then": _about(self._inner(field))})
        return out


def _about(condition: dict[str, Any]) -> dict[str, Any]:
    fixes = {"items": {"properties": {"when": condition}}}
    return {"properties": {"require": condition, "fixes": fixes}}

"""Records as JSON Schema, draft 2020-12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tools.generator.ir import Field, Model, Record

DRAFT = "https://json-schema.org/draft/2020-12/schema"


class SchemaWriter:
    """Write schemas of records.

    Args:
        model: the intermediate form.
        closed: refuse fields that the model does not have (inputs, tables, files), instead of
            leaving objects open (outputs).
        nullable: accept null for fields that may be absent (inputs).
    """

    def __init__(self, model: Model, *, closed: bool, nullable: bool = False) -> None:
        self.model = model
        self.closed = closed
        self.nullable = nullable

    def document(self, name: str, title: str) -> dict[str, Any]:
        """Write a self-contained schema of one record.

        Args:
            name: the record.
            title: name under which it is listed.
        """
        definitions: dict[str, Any] = {}
        pending = [name]
        while pending:
            current = pending.pop(0)
            if current in definitions:
                continue
            body = self._definition(current)
            definitions[current] = body
            pending += sorted(set(_references(body)) - set(definitions))
        own = (
            definitions.pop(name)
            if not _mentions(definitions, name)
            else {"$ref": f"#/$defs/{name}"}
        )
        out = {"$schema": DRAFT, "title": title, **own}
        if definitions:
            out["$defs"] = dict(sorted(definitions.items()))
        return out

    def _definition(self, name: str) -> dict[str, Any]:
        """Write a definition; `Keyed<Name>` is a record that stands under its key."""
        record = self.model.records.get(name)
        if record is not None:
            return self.record(record)
        record = self.model.records[name.removeprefix("Keyed")]
        skip = record.key.name if record.key else ""
        return self._union(record, skip) if record.children else self.plain(record, skip)

    def record(self, record: Record) -> dict[str, Any]:
        """Write one record; a discriminated one chooses among its children."""
        if record.children:
            return self._union(record)
        return self.plain(record)

    def plain(self, record: Record, skip: str = "") -> dict[str, Any]:
        """Write one record as an object.

        Args:
            record: the record.
            skip: a field to leave out: the key, where the record stands under it.
        """
        fields = [f for f in record.fields if f.name != skip]
        out: dict[str, Any] = {"type": "object", "description": record.doc}
        out["properties"] = {f.name: self.field(f) for f in fields}
        required = [f.name for f in fields if f.presence in {"required", "null"}]
        if required:
            out["required"] = required
        if record.any_of:
            out["anyOf"] = [{"required": [name]} for name in record.any_of]
        if "payload" in record.notes:
            out["allOf"] = self._payloads(record.notes["payload"])
        if self.closed:
            out["additionalProperties"] = False
        return out

    def _payloads(self, kind: str) -> list[dict[str, Any]]:
        """Let `data` follow from the field that names its kind; unknown kinds are accepted."""
        return [
            {
                "if": {"properties": {kind: {"const": record.notes[kind]}}, "required": [kind]},
                "then": {"properties": {"data": {"$ref": f"#/$defs/{record.name}"}}},
            }
            for record in self.model.records.values()
            if kind in record.notes
        ]

    def _union(self, record: Record, skip: str = "") -> dict[str, Any]:
        """Choose by the discriminator; an unknown value is accepted with the shared fields."""
        base = self.plain(record, skip)
        base.pop("additionalProperties", None)
        field = record.discriminator
        base["allOf"] = [
            {
                "if": {"properties": {field: {"const": value}}, "required": [field]},
                "then": {"$ref": f"#/$defs/{'Keyed' if skip else ''}{child}"},
            }
            for value, child in record.children
        ]
        return base

    def field(self, field: Field) -> dict[str, Any]:
        """Write one field with its description and, where it applies, null."""
        one = self._one(field)
        body = self._many(field, one)
        if field.presence == "null" or (
            field.presence == "optional" and (self.nullable or field.nullable)
        ):
            body = _or_null(body)
        if field.doc:
            body["description"] = field.doc
        if field.default is not None:
            body["default"] = field.default
        return body

    def _many(self, field: Field, one: dict[str, Any]) -> dict[str, Any]:
        if not field.many:
            return one
        if field.many == "list":
            out: dict[str, Any] = {"type": "array", "items": one}
            if field.min_items:
                out["minItems"] = field.min_items
            return out
        target = self.model.records[field.record]
        key = target.key
        names = list(key.choices) if key else []
        value = (
            self._one(target.rest[0])
            if field.many == "counts"
            else {"$ref": f"#/$defs/Keyed{target.name}"}
        )
        if not names:
            return {"type": "object", "additionalProperties": value}
        exact = {"type": "object", "properties": dict.fromkeys(names, value), "required": names}
        return {**exact, "additionalProperties": False}

    def _one(self, field: Field) -> dict[str, Any]:
        if field.type == "json":
            return {}
        if field.type == "record":
            return {"$ref": f"#/$defs/{field.record}"}
        out: dict[str, Any] = {"type": field.type}
        if field.const is not None:
            return {"type": "string", "const": field.const}
        if field.choices:
            out["enum"] = list(field.choices)
        bounds = {"pattern": field.pattern, "minimum": field.minimum, "maximum": field.maximum}
        out |= {key: value for key, value in bounds.items() if value is not None}
        return out


def _or_null(body: dict[str, Any]) -> dict[str, Any]:
    if not body:
        return body
    if "$ref" in body:
        return {"anyOf": [body, {"type": "null"}]}
    out = {**body, "type": [body["type"], "null"]}
    if "enum" in body:
        out["enum"] = [*body["enum"], None]
    return out


def _references(body: Any) -> list[str]:
    if isinstance(body, dict):
        own = [body["$ref"].rpartition("/")[2]] if isinstance(body.get("$ref"), str) else []
        return own + [r for v in body.values() for r in _references(v)]
    if isinstance(body, list):
        return [r for v in body for r in _references(v)]
    return []


def _mentions(definitions: dict[str, Any], name: str) -> bool:
    return name in _references(definitions)

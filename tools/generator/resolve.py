"""Turn LinkML elements into records: inheritance, ranges, presence."""

from __future__ import annotations

import copy
import keyword
from typing import TYPE_CHECKING, Any

from tools.generator.ir import Field, Model, Record

if TYPE_CHECKING:
    from tools.generator.load import Sources
    from tools.generator.problems import Problem

TEXTS = (
    "string ncname uri uriorcurie curie date time datetime date_or_datetime nodeidentifier "
    "objectidentifier jsonpointer jsonpath sparqlpath"
)
BASES = {
    **dict.fromkeys(TEXTS.split(), "string"),
    **dict.fromkeys(("float", "double", "decimal"), "number"),
    "integer": "integer",
    "boolean": "boolean",
}


def resolve(sources: Sources) -> tuple[Model, list[Problem]]:
    """Make records of all classes.

    Args:
        sources: what was read.

    Returns:
        The model without tables, and what is wrong with it.
    """
    return _Resolver(sources).run()


class _Resolver:
    def __init__(self, sources: Sources) -> None:
        self.sources = sources
        self.view = sources.view
        self.classes: dict[str, Any] = {str(k): v for k, v in self.view.all_classes().items()}
        self.types: dict[str, Any] = {str(k): v for k, v in self.view.all_types().items()}
        self.enums: dict[str, Any] = {str(k): v for k, v in self.view.all_enums().items()}
        self.homes = self._homes()
        self.problems: list[Problem] = []
        self.done: dict[str, list[tuple[Any, str]]] = {}

    def _homes(self) -> dict[str, str]:
        homes = {}
        for schema, document in self.sources.schemas.items():
            for part in ("classes", "enums", "types"):
                homes.update(dict.fromkeys((document.value or {}).get(part) or {}, schema))
        return homes

    def run(self) -> tuple[Model, list[Problem]]:
        self._duplicates()
        enums = {}
        for name, enum in self.enums.items():
            values = tuple(
                (str(k), v.description or "") for k, v in enum.permissible_values.items()
            )
            enums[name] = (enum.description or "", values)
        modules = {}
        for name, document in self.sources.schemas.items():
            title = (
                f"{document.value.get('title', name)}.\n\n{document.value.get('description', '')}"
            )
            modules[name] = (title, document.file)
        records = {n: self._record(n) for n in self.classes if not self._any(n)}
        for record in records.values():
            self._children(record, records)
        return Model(records, enums, modules, hashes=self.sources.hashes), self.problems

    def _duplicates(self) -> None:
        seen: dict[str, str] = {}
        for document in self.sources.schemas.values():
            for part in ("classes", "enums", "types"):
                for name in (document.value or {}).get(part) or {}:
                    if name in seen:
                        text = f"`{name}` is already in {seen[name]}"
                        self.problems.append(document.problem((part, name), text))
                    seen.setdefault(name, document.file)

    def _any(self, name: str) -> bool:
        return str(self.classes[name].class_uri or "") == "linkml:Any"

    def _record(self, name: str) -> Record:
        cls = self.classes[name]
        notes = self._notes(name)
        fields = [self._field(home, slot) for slot, home in self._slots(name)]
        any_of = tuple(str(s) for e in cls.any_of for s in e.slot_conditions)
        module = self.homes.get(name, "")
        doc = " ".join((cls.description or name).split())
        return Record(name, module, doc, fields, bool(cls.abstract), any_of=any_of, notes=notes)

    def _notes(self, name: str) -> dict[str, str]:
        document = self.sources.schemas.get(self.homes.get(name, ""))
        body = document.value["classes"][name] if document else None
        written = (body or {}).get("annotations") or {}
        return {k: str(v["value"] if isinstance(v, dict) else v) for k, v in written.items()}

    def _slots(self, name: str) -> list[tuple[Any, str]]:
        """Collect slots: parents first, then mixins, then own ones, then changes to any."""
        if name in self.done:
            return self.done[name]
        cls = self.classes[name]
        found: dict[str, tuple[Any, str]] = {}
        for parent in [*([cls.is_a] if cls.is_a else []), *cls.mixins]:
            if str(parent) not in self.classes:
                self._wrong(name, (), f"`{parent}` is no class")
                continue
            found.update({str(slot.name): (slot, home) for slot, home in self._slots(str(parent))})
        for slot_name in cls.slots:
            found[str(slot_name)] = (self.view.get_slot(slot_name), name)
        for slot_name, slot in cls.attributes.items():
            found[str(slot_name)] = (slot, name)
        for slot_name, usage in cls.slot_usage.items():
            if slot_name not in found:
                self._wrong(
                    name, ("slot_usage", slot_name), f"`{slot_name}` is no slot of `{name}`"
                )
                continue
            found[str(slot_name)] = (_changed(found[slot_name][0], usage), name)
        self.done[name] = list(found.values())
        return self.done[name]

    def _wrong(self, cls: str, place: tuple[str, ...], message: str) -> None:
        document = self.sources.schemas[self.homes[cls]]
        self.problems.append(document.problem(("classes", cls, *place), message))

    def _field(self, cls: str, slot: Any) -> Field:
        name = str(slot.name)
        out = Field(name, _python_name(name), "string", " ".join((slot.description or "").split()))
        out.key = bool(slot.key or slot.identifier)
        out.presence = self._presence(cls, slot, key=out.key)
        out.nullable = self._slot_notes(cls, name).get("absent") == "either"
        out.const = slot.equals_string
        self._range(cls, slot, out)
        out.pattern = slot.pattern or out.pattern
        out.minimum = _first(slot.minimum_value, out.minimum)
        out.maximum = _first(slot.maximum_value, out.maximum)
        out.min_items = slot.minimum_cardinality
        if slot.ifabsent is not None:
            out.default = _default(str(slot.ifabsent), out.type)
        if not slot.description:
            self._wrong(cls, ("attributes", name), f"`{name}` has no description")
        return out

    def _presence(self, cls: str, slot: Any, *, key: bool) -> str:
        if slot.required or key:
            return "required"
        filled = self._slot_notes(cls, str(slot.name)).get("absent") == "null"
        return "null" if filled or str(slot.value_presence or "") == "PRESENT" else "optional"

    def _slot_notes(self, cls: str, name: str) -> dict[str, Any]:
        """Give the annotations of a slot where its own class or a parent writes them."""
        while cls:
            document = self.sources.schemas.get(self.homes.get(cls, ""))
            body = (document.value["classes"][cls] if document else None) or {}
            slot = (body.get("attributes") or {}).get(name)
            if slot:
                return dict(slot.get("annotations") or {})
            cls = str(body.get("is_a") or "")
        return {}

    def _range(self, cls: str, slot: Any, out: Field) -> None:
        name = str(slot.range or self.view.schema.default_range or "string")
        out.many = "list" if slot.multivalued else ""
        if name in self.enums:
            out.enum = name
            out.choices = tuple(str(v) for v in self.enums[name].permissible_values)
        elif name in self.types:
            self._scalar(name, out)
        elif name not in self.classes:
            self._wrong(cls, ("attributes", out.name), f"`{name}` is no class, type or enumeration")
        elif self._any(name):
            out.type = "json"
        else:
            self._record_range(name, slot, out)

    def _record_range(self, name: str, slot: Any, out: Field) -> None:
        slots = [s for s, _ in self._slots(name)]
        keyed = any(s.key or s.identifier for s in slots)
        inlined = slot.inlined or slot.inlined_as_list or not keyed
        if not inlined:
            return  # a reference: the key of the other record
        out.type, out.record = "record", name
        if slot.multivalued and keyed and not slot.inlined_as_list:
            simple = len(slots) == 2 and "discriminator" not in self._notes(name)  # noqa: PLR2004 - key, value
            out.many = "counts" if simple else "map"

    def _scalar(self, name: str, out: Field) -> None:
        while name:
            kind = self.types[name]
            out.pattern = out.pattern or kind.pattern
            out.minimum = _first(out.minimum, kind.minimum_value)
            out.maximum = _first(out.maximum, kind.maximum_value)
            if name in BASES:
                out.type = BASES[name]
            name = str(kind.typeof or "")

    def _children(self, record: Record, records: dict[str, Record]) -> None:
        record.discriminator = record.notes.get("discriminator", "")
        if not record.discriminator:
            return
        for name, cls in self.classes.items():
            if str(cls.is_a or "") == record.name:
                consts = [f.const for f in records[name].fields if f.name == record.discriminator]
                if not consts or consts[0] is None:
                    self._wrong(name, (), f"`{name}` does not fix `{record.discriminator}`")
                else:
                    record.children.append((consts[0], name))


def _changed(slot: Any, usage: Any) -> Any:
    out = copy.copy(slot)
    for key, value in vars(usage).items():
        if key != "name" and value not in (None, [], {}) and not key.startswith("_"):
            setattr(out, key, value)
    return out


def _python_name(name: str) -> str:
    plain = name.replace("-", "_")
    return f"{plain}_" if keyword.iskeyword(plain) else plain


def _first(*values: Any) -> float | None:
    found = next((v for v in values if v is not None), None)
    if found is None:
        return None
    number = float(found)
    return int(number) if number.is_integer() else number


def _default(text: str, kind: str) -> str | int | float | bool:
    inner = text[text.find("(") + 1 : -1] if text.endswith(")") else text
    if kind == "boolean":
        return inner.lower() == "true"
    if kind == "integer":
        return int(inner)
    return float(inner) if kind == "number" else inner

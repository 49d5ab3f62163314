"""Check a cases file: keys, facts and clause ids, all mistakes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.compile import rule_inputs
from dont.engine.language import VIEW
from dont.engine.problems import unknown
from dont.engine.shapes import items, mapping
from dont.engine.unknown import UNKNOWN
from dont.engine.values import fits, value_problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import ReadOnly
    from dont.engine.language import Field, Language
    from dont.engine.yaml12 import Document, Path

# For each kind of rule, the word that says how a case comes out, and what it is when all holds.
CASE_KINDS = {"gate": ("met", True), "flag": ("flagged", False), "validator": ("refused", False)}
_KEYS = ("name", "entity", "world", "input", "params", "measured", "applies", "unmet")


class _Cases:
    def __init__(self, document: Document, rule: ReadOnly, language: Language) -> None:
        self.document = document
        self.rule = rule
        self.language = language
        self.word = CASE_KINDS[str(rule["rule_kind"])][0]
        self.clauses = [str(mapping(clause)["id"]) for clause in items(rule["clauses"])]

    def note(self, path: Path, message: str) -> None:
        self.document.problem(path, message)

    def case(self, body: object, path: Path) -> None:
        if not isinstance(body, dict):
            self.note(path, "a case is a mapping")
            return
        known = {*_KEYS, self.word}
        for key in body.keys() - known:
            self.note((*path, key), unknown("key", key, known))
        for key in ("name", "entity"):
            if key not in body:
                self.note(path, f"needs `{key}`")
        if self.word not in body and body.get("applies") is not False:
            self.note(path, f"needs `{self.word}`")
        for key in (self.word, "measured", "applies"):
            if key in body and not isinstance(body[key], bool):
                self.note((*path, key), "expects true or false")
        self.parts(body, path)

    def parts(self, body: Mapping[str, object], path: Path) -> None:
        self.entity(body.get("entity"), (*path, "entity"))
        for index, other in enumerate(self.part(body, "world", path)):
            here = (*path, "world", index)
            self.entity(other, here)
            if not isinstance(mapping(other).get("id"), str):
                self.note(here, "needs `id`")
        self.input(body.get("input"), (*path, "input"))
        self.params(body.get("params"), (*path, "params"))
        for index, name in enumerate(self.part(body, "unmet", path)):
            if name not in self.clauses:
                self.note((*path, "unmet", index), unknown("clause", str(name), self.clauses))

    def entity(self, body: object, path: Path) -> None:
        fields = self.language["records"][VIEW]
        for key, value in self.known(body, fields, path).items():
            field, here = fields[key], (*path, key)
            if field["type"] not in {"records", "texts"}:
                self.scalar(value, field, here)
                continue
            inner = self.language["records"].get(field.get("record", ""), {})
            for index, record in enumerate(self.listed(value, here)):
                if not isinstance(record, str):
                    for name, part in self.known(record, inner, (*here, index)).items():
                        if inner[name]["type"] not in {"records", "texts"}:
                            self.scalar(part, inner[name], (*here, index, name))

    def part(self, body: Mapping[str, object], name: str, path: Path) -> list[object]:
        return self.listed(body[name], (*path, name)) if name in body else []

    def listed(self, value: object, path: Path) -> list[object]:
        if not isinstance(value, list):
            self.note(path, "expects a list")
        return items(value)

    def known(self, body: object, fields: Mapping[str, Field], path: Path) -> dict[str, object]:
        if body is None:
            return {}
        if not isinstance(body, dict):
            self.note(path, "expects a mapping of facts")
            return {}
        for key in body.keys() - fields.keys():
            self.note((*path, key), unknown("field", key, fields))
        return {key: value for key, value in body.items() if key in fields}

    def scalar(self, value: object, field: Field, path: Path) -> None:
        if value is None:
            return
        if not fits(value, field["type"]):
            self.note(path, f"expects {field['type']}, this is `{str(value)[:60]}`")
        elif "values" in field and value not in [*field["values"], *self.unread(field)]:
            self.note(path, unknown("value", str(value), field["values"]))

    def unread(self, field: Field) -> list[str]:
        return [UNKNOWN] if field.get("may_be_unknown") else []

    def input(self, body: object, path: Path) -> None:
        self.known(body, rule_inputs(self.language, self.rule), path)

    def params(self, body: object, path: Path) -> None:
        declared = mapping(self.rule.get("params"))
        if body is not None and not isinstance(body, dict):
            self.note(path, "expects a mapping of parameters")
        for name, value in mapping(body).items():
            if name not in declared:
                self.note((*path, name), unknown("parameter", name, declared))
                continue
            wrong = value_problem(mapping(declared[name]), value)
            if wrong is not None:
                self.note((*path, name), wrong)


def check_cases(document: Document, rule: ReadOnly, language: Language) -> None:
    """Note every mistake of a cases file in the document.

    Args:
        document: the readable document.
        rule: the checked rule beside it.
        language: what may be named.
    """
    if not isinstance(document.data, list) or not document.data:
        document.problem((), "expects a list of at least one case")
        return
    cases = _Cases(document, rule, language)
    seen: list[object] = []
    for index, body in enumerate(document.data):
        cases.case(body, (index,))
        name = mapping(body).get("name")
        if name in seen:
            document.problem((index, "name"), f"case `{name}` stands twice")
        seen.append(name)

"""Check rule files: every mistake at once, each with its place and the nearest right name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dont.engine.check_conditions import Conditions
from dont.engine.check_text import Texts
from dont.engine.compile import rule_inputs
from dont.engine.language import RESERVED, VIEW
from dont.engine.problems import unknown
from dont.engine.shapes import items
from dont.engine.values import fits, value_problem
from dont.engine.yaml12 import load

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from dont.core.types import Record
    from dont.engine.language import Field, Language
    from dont.engine.problems import Problem
    from dont.engine.yaml12 import Document, Path

_KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
_WORD = re.compile(r"[a-z][a-z0-9_]*\Z")
KINDS = ("gate", "flag", "validator")
SEVERITIES = ("off", "warn", "strict")
PARAMETER_TYPES = ("integer", "number", "text", "boolean", "texts")
_RULE_KEYS = {
    "name": True,
    "rule_kind": True,
    "applies_to": True,
    "verbs": True,
    "severity": True,
    "summary": True,
    "why": True,
    "enabled": False,
    "code": False,
    "order": False,
    "params": False,
    "when": False,
    "clauses": True,
}
_CLAUSE_KEYS = {
    "id": True,
    "code": False,
    "each": False,
    "require": True,
    "unmet": True,
    "fixes": True,
}
_FIX_KEYS = {"when": False, "argv": False, "again": False, "description": True}
_PARAM_KEYS = {
    "type": True,
    "default": False,
    "minimum": False,
    "maximum": False,
    "required": False,
    "from": False,
    "doc": True,
}


class RuleCheck:
    """Checks one rule document.

    Args:
        document: a readable document; mistakes are noted in it.
        language: what may be named.
        codes: known codes; empty accepts any.
    """

    def __init__(self, document: Document, language: Language, codes: Collection[str] = ()) -> None:
        self.document = document
        self.language = language
        self.codes = codes
        self.view = language["records"][VIEW]
        self.params: dict[str, str] = {}

    def note(self, path: Path, message: str) -> None:
        """Note a mistake."""
        self.document.problem(path, message)

    def keys(self, body: object, known: Mapping[str, bool], path: Path) -> Record:
        """Check that a mapping has the required keys and no others; give it, or an empty one."""
        if not isinstance(body, dict):
            self.note(path, "expects a mapping")
            return {}
        for key in body.keys() - known.keys():
            self.note((*path, key), unknown("key", key, known))
        for key, required in known.items():
            if required and key not in body:
                self.note(path, f"needs `{key}`")
        return {key: body[key] for key in known if key in body}

    def one_of(
        self, body: Mapping[str, object], key: str, known: Collection[str], path: Path
    ) -> None:
        """Check that a key, where given, holds one of some words."""
        if key in body and body[key] not in known:
            self.note((*path, key), unknown("value", str(body[key]), known))

    def some_of(self, body: Mapping[str, object], key: str, known: Collection[str]) -> None:
        """Check that a key holds a list of at least one of some words."""
        value = body.get(key)
        if key not in body:
            return
        if not isinstance(value, list) or not value:
            self.note((key,), "expects a list of at least one name")
            return
        for index, word in enumerate(value):
            if not isinstance(word, str) or word not in known:
                self.note((key, index), unknown("name", str(word), known))

    def texts(self, body: Mapping[str, object], keys: Collection[str], path: Path) -> None:
        """Check that keys, where given, hold texts that are not blank."""
        for key in keys:
            if key in body and not (isinstance(body[key], str) and str(body[key]).strip()):
                self.note((*path, key), "expects a text")

    def kebab(self, value: object, path: Path) -> None:
        """Check a lower-kebab-case name."""
        if not (isinstance(value, str) and _KEBAB.match(value)):
            self.note(path, f"`{str(value)[:60]}` is not lower-kebab-case")

    def rule(self, folder: str | None) -> Record:
        """Check the whole document and give the rule with every optional key present."""
        body = self.keys(self.document.data, _RULE_KEYS, ())
        if "name" in body:
            self.kebab(body["name"], ("name",))
        if folder is not None and "name" in body and body["name"] != folder:
            self.note(("name",), f"`{body['name']}` must equal its folder `{folder}`")
        self.one_of(body, "rule_kind", KINDS, ())
        self.some_of(body, "applies_to", self.view["entity_kind"].get("values", []))
        self.some_of(body, "verbs", self.language["verbs"])
        self.texts(body, ("summary", "why"), ())
        self.severity(body.get("severity"), "severity" in body)
        self.enabled(body)
        self.form(body)
        self.parameters(body)
        inputs = rule_inputs(self.language, {"verbs": items(body.get("verbs"))})
        conditions = Conditions(self.document, self.language, self.params, inputs)
        if "when" in body:
            conditions.condition(body["when"], self.view, ("when",), {})
        clauses = self.clauses(body.get("clauses"), conditions, inputs)
        for name in self.params.keys() - conditions.used - self.shown(clauses):
            self.note(("params", name), f"parameter `{name}` is used nowhere")
        defaults: Record = {
            "enabled": None,
            "code": None,
            "order": None,
            "params": {},
            "when": None,
        }
        return {**defaults, **body, "clauses": clauses}

    def severity(self, value: object, given: bool) -> None:  # noqa: FBT001 - presence, not a mode
        """Check the severity per mode."""
        if not given:
            return
        known = {"permissive": True, "strict": True, "overridable": True}
        body = self.keys(value, known, ("severity",))
        self.one_of(body, "permissive", SEVERITIES, ("severity",))
        self.one_of(body, "strict", SEVERITIES, ("severity",))
        if not isinstance(body.get("overridable", True), bool):
            self.note(("severity", "overridable"), "expects true or false")

    def enabled(self, body: Mapping[str, object]) -> None:
        """Check the switch."""
        if "enabled" not in body:
            return
        switch = self.keys(body["enabled"], {"default": True, "from": True}, ("enabled",))
        if not isinstance(switch.get("default", True), bool):
            self.note(("enabled", "default"), "expects true or false")
        self.texts(switch, ("from",), ("enabled",))

    def form(self, body: Mapping[str, object]) -> None:
        """Check `code` and `order`, which validators need."""
        validator = body.get("rule_kind") == "validator"
        if validator and "code" not in body:
            self.note((), "a validator needs `code`")
        if validator and not fits(body.get("order"), "integer"):
            self.note(("order",), "a validator needs an integer `order`")
        if not validator and "order" in body:
            self.note(("order",), "only validators have an order")
        self.code(body, ())

    def code(self, body: Mapping[str, object], path: Path) -> None:
        """Check a code of its own."""
        if "code" in body:
            self.kebab(body["code"], (*path, "code"))
            if self.codes and str(body["code"]) not in self.codes:
                self.note((*path, "code"), unknown("code", str(body["code"]), self.codes))

    def parameters(self, body: Mapping[str, object]) -> None:
        """Check the declared parameters."""
        declared = body.get("params", {})
        if not isinstance(declared, dict):
            self.note(("params",), "expects a mapping of parameters by name")
            return
        for name, value in declared.items():
            here: Path = ("params", name)
            if not _WORD.match(name):
                self.note(here, f"`{name}` is not one lower-case word")
            if name in self.view or name in RESERVED or name in self.language["operators"]:
                self.note(here, f"`{name}` is reserved")
            self.parameter(name, self.keys(value, _PARAM_KEYS, here), here)

    def parameter(self, name: str, param: Mapping[str, object], here: Path) -> None:
        """Check one parameter."""
        self.one_of(param, "type", PARAMETER_TYPES, here)
        self.texts(param, ("doc", "from"), here)
        kind = str(param.get("type"))
        if kind not in PARAMETER_TYPES:
            return
        self.params[name] = kind
        if "default" not in param and param.get("required") is not True:
            self.note(here, "needs `default`, or `required: true`")
        for key in ("minimum", "maximum"):
            if key in param and (
                kind not in {"integer", "number"} or not fits(param[key], "number")
            ):
                self.note((*here, key), "expects a number, on a number")
        if "default" in param:
            wrong = value_problem(param, param["default"])
            if wrong is not None:
                self.note((*here, "default"), wrong)

    def clauses(
        self, value: object, conditions: Conditions, inputs: Mapping[str, Field]
    ) -> list[Record]:
        """Check the clauses."""
        if not isinstance(value, list) or not value:
            if value is not None:
                self.note(("clauses",), "expects a list of at least one clause")
            return []
        texts = Texts(self.document, self.language, self.names(inputs))
        seen: list[object] = []
        out: list[Record] = []
        for index, part in enumerate(value):
            here: Path = ("clauses", index)
            clause = self.keys(part, _CLAUSE_KEYS, here)
            if "id" in clause:
                self.kebab(clause["id"], (*here, "id"))
            if "id" in clause and clause["id"] in seen:
                self.note((*here, "id"), f"clause `{clause['id']}` stands twice")
            seen.append(clause.get("id"))
            self.code(clause, here)
            fixes = ClauseCheck(self, conditions, texts).clause(clause, here)
            out.append({"id": "", "code": None, "each": None, **clause, "fixes": fixes})
        return out

    def names(self, inputs: Mapping[str, Field]) -> dict[str, Field]:
        """Collect what a text may name everywhere in the rule."""
        found: dict[str, Field] = dict(self.view)
        found.update({f"entity.{name}": field for name, field in self.view.items()})
        found.update({f"input.{name}": field for name, field in inputs.items()})
        found.update({name: {"type": kind} for name, kind in self.params.items()})
        return found

    def shown(self, clauses: list[Record]) -> set[str]:
        """Collect the parameters that texts show."""
        text = repr(clauses)
        return {name for name in self.params if f"{{{name}}}" in text}


class ClauseCheck:
    """Checks one clause and its fixes."""

    def __init__(self, rule: RuleCheck, conditions: Conditions, texts: Texts) -> None:
        self.rule = rule
        self.conditions = conditions
        self.texts = texts

    def clause(self, clause: Mapping[str, object], here: Path) -> list[Record]:
        """Check a clause; give its fixes with every key present."""
        bound: dict[str, Field] = {}
        field = self._each(clause, here)
        if "require" in clause:
            self._condition(clause["require"], field, (*here, "require"), bound)
        extra = {**self._record_names(field), **bound}
        if "unmet" in clause:
            self.texts.text(clause["unmet"], extra, (*here, "unmet"))
        fixes = clause.get("fixes", [])
        if "fixes" in clause and (not isinstance(fixes, list) or not fixes):
            self.rule.note((*here, "fixes"), "expects a list of at least one fix")
        return [
            self._fix(fix, field, extra, (*here, "fixes", index))
            for index, fix in enumerate(items(fixes))
        ]

    def _each(self, clause: Mapping[str, object], here: Path) -> Field | None:
        if "each" not in clause:
            return None
        name = str(clause["each"])
        view: dict[str, Field] = dict(self.rule.view)
        view.update({f"input.{key}": field for key, field in self.conditions.inputs.items()})
        lists = {key: field for key, field in view.items() if field["type"] in {"records", "texts"}}
        if name not in lists:
            self.rule.note((*here, "each"), unknown("list", name, lists))
            return {"type": "broken"}
        return lists[name]

    def _condition(
        self, body: object, field: Field | None, path: Path, bound: dict[str, Field]
    ) -> None:
        if field is None:
            self.conditions.condition(body, self.rule.view, path, bound)
        elif field["type"] == "texts":
            self.conditions.test(body, {"type": "text"}, path, None)
        elif field["type"] == "records":
            record = self.rule.language["records"][field["record"]]
            kept, self.conditions.inputs = self.conditions.inputs, {}
            self.conditions.condition(body, record, path, bound)
            self.conditions.inputs = kept

    def _record_names(self, field: Field | None) -> dict[str, Field]:
        if field is None:
            return {}
        if field["type"] == "texts":
            return {"value": {"type": "text"}}
        return dict(self.rule.language["records"].get(field.get("record", ""), {}))

    def _fix(
        self, value: object, field: Field | None, extra: Mapping[str, Field], here: Path
    ) -> Record:
        fix = self.rule.keys(value, _FIX_KEYS, here)
        names = dict(extra)
        if "when" in fix:
            bound: dict[str, Field] = {}
            self._condition(fix["when"], field, (*here, "when"), bound)
            names.update(bound)
        if "description" in fix:
            self.texts.text(fix["description"], names, (*here, "description"))
        if ("argv" in fix) == ("again" in fix):
            self.rule.note(here, "a fix has either `argv` or `again`")
        if "argv" in fix:
            self.texts.argv(fix["argv"], names, (*here, "argv"))
        if "again" in fix:
            self._again(fix["again"], names, (*here, "again"))
        return {"when": None, "argv": None, "again": None, **fix}

    def _again(self, value: object, names: Mapping[str, Field], here: Path) -> None:
        body = self.rule.keys(value, {"set": False, "add": False}, here)
        if not body:
            self.rule.note(here, "expects `set` or `add`")
        for part, changes in body.items():
            if not isinstance(changes, dict) or not changes:
                self.rule.note((*here, part), "expects a mapping of inputs")
                continue
            for name, text in changes.items():
                path = (*here, part, name)
                if name not in self.conditions.inputs:
                    self.rule.note(path, unknown("argument", name, self.conditions.inputs))
                elif not isinstance(text, (str, int, float)) or text == "":
                    self.rule.note(path, "expects a text")
                elif isinstance(text, str):
                    self.texts.placeholder(text, path)
                    self.texts.text(text, names, path)


def read_rule(
    text: str,
    name: str,
    language: Language,
    *,
    folder: str | None = None,
    codes: Collection[str] = (),
) -> tuple[Record | None, list[Problem]]:
    """Read and check one `rule.yaml`.

    Args:
        text: the file's text.
        name: how messages call the file.
        language: what `dont.engine.language.language` returned.
        folder: the folder's name, which the rule's must equal; None skips that.
        codes: known codes; empty accepts any.

    Returns:
        The rule with every optional key present, and no problems; or None and all problems.
    """
    document = load(text, name)
    if document.problems:
        return None, document.problems
    rule = RuleCheck(document, language, codes).rule(folder)
    if document.problems:
        return None, sorted(document.problems, key=_place)
    return rule, []


def _place(problem: Problem) -> tuple[int, int]:
    _, line, column = problem["where"].rsplit(":", 2)
    return int(line), int(column)

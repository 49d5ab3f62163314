"""Type-check conditions against the rule view: names, operand types, empty and reserved things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.language import RESERVED
from dont.engine.patterns import pattern_problem
from dont.engine.problems import unknown
from dont.engine.unknown import UNREAD
from dont.engine.values import fits

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.engine.language import Field, Language
    from dont.engine.yaml12 import Document, Path

_WORDS = {
    "integer": "an integer",
    "number": "a number",
    "text": "a text",
    "boolean": "true or false",
}
_LISTS = ("texts", "records")


class Conditions:
    """Checks the conditions of one rule and notes every mistake in the document.

    Args:
        document: where mistakes are noted.
        language: what may be named.
        params: the rule's parameters: name to type.
        inputs: the arguments of the rule's verbs.
    """

    def __init__(
        self,
        document: Document,
        language: Language,
        params: Mapping[str, str],
        inputs: Mapping[str, Field],
    ) -> None:
        self.document = document
        self.language = language
        self.params = params
        self.inputs = inputs
        self.used: set[str] = set()

    def note(self, path: Path, message: str) -> None:
        """Note a mistake."""
        self.document.problem(path, message)

    def condition(
        self, body: object, fields: Mapping[str, Field], path: Path, bound: dict[str, Field] | None
    ) -> None:
        """Check a condition on a record.

        Args:
            body: the condition as read.
            fields: the fields of the record it is about.
            path: where it stands.
            bound: takes the names that `as` binds; None where `as` is not accepted.
        """
        if not isinstance(body, dict) or not body:
            self.note(
                path, "a condition is a mapping of at least one test; an empty one says nothing"
            )
            return
        for key, value in body.items():
            here = (*path, key)
            if key in {"all", "any"}:
                self._several(value, here, lambda part, at: self.condition(part, fields, at, bound))
            elif key == "not":
                self.condition(value, fields, here, bound)
            elif key.startswith("input.") and bound is not None:
                self._known_field(key[6:], self.inputs, value, here, bound)
            else:
                self._known_field(key, fields, value, here, bound)

    def _several(self, value: object, path: Path, check: _Check) -> None:
        if not isinstance(value, list) or not value:
            self.note(path, "expects a list of at least one condition")
            return
        for index, part in enumerate(value):
            check(part, (*path, index))

    def _known_field(
        self,
        name: str,
        fields: Mapping[str, Field],
        value: object,
        path: Path,
        bound: dict[str, Field] | None,
    ) -> None:
        field = fields.get(name)
        if field is None:
            what = "argument" if fields is self.inputs else "field"
            self.note(path, unknown(what, name, fields))
            return
        self.test(value, field, path, bound)

    def test(self, body: object, field: Field, path: Path, bound: dict[str, Field] | None) -> None:
        """Check a test of one value or list; see `condition` for the arguments."""
        if not isinstance(body, dict) or not body:
            self.note(path, "a test is a mapping of at least one operator, such as `{is: …}`")
            return
        for name, operand in body.items():
            here = (*path, name)
            row = self.language["operators"].get(name)
            if name in {"all", "any"}:
                self._several(operand, here, lambda part, at: self.test(part, field, at, bound))
            elif name == "not":
                self.test(operand, field, here, bound)
            elif row is None:
                fitting = [
                    word
                    for word, known in self.language["operators"].items()
                    if field["type"] in known["on"]
                ]
                self.note(here, unknown("operator", name, fitting))
            elif field["type"] not in row["on"]:
                self.note(
                    here,
                    f"`{name}` stands on {' or '.join(row['on'])}, this is {field['type']}",
                )
            else:
                self.operand(row["operand"], operand, field, here, bound)

    def operand(
        self, kind: str, value: object, field: Field, path: Path, bound: dict[str, Field] | None
    ) -> None:
        """Check what stands after an operator."""
        if kind == "record_condition":
            self._record(value, field, path, bound)
        elif kind in {"count", "distinct", "unique"}:
            self._bounded(kind, value, field, path, bound)
        elif kind in {"values", "texts"}:
            self._values(value, field, path)
        elif kind == "pattern":
            self._pattern(value, path)
        else:
            wanted = field["type"] if kind in {"value", "number"} else kind
            self._value(value, wanted, field, path)

    def _parameter(self, value: object, wanted: str, path: Path) -> bool:
        """Check an operand that names a parameter; tell whether it was one."""
        if not isinstance(value, str) or not value.startswith("$"):
            return False
        name = value[1:]
        self.used.add(name)
        kind = self.params.get(name)
        if kind is None:
            self.note(path, unknown("parameter", name, self.params))
        elif kind != wanted and not (wanted == "number" and kind == "integer"):
            self.note(path, f"expects {wanted}, parameter `{name}` is {kind}")
        return True

    def _value(self, value: object, wanted: str, field: Field, path: Path) -> None:
        if wanted != "boolean" and self._parameter(value, wanted, path):
            return
        if not fits(value, wanted):
            self.note(path, f"expects {_WORDS[wanted]}, this is `{str(value)[:60]}`")
        elif value == "":
            self.note(path, "an empty text says nothing; use `blank`")
        elif path[-1] in {"is", "is_not"}:
            self._member(value, field, path)

    def _member(self, value: object, field: Field, path: Path) -> None:
        if field.get("may_be_unknown") and value in UNREAD:
            self.note(path, f"`{value}` is not a value: an unknown fact makes the rule unknown")
        elif "values" in field and isinstance(value, str) and value not in field["values"]:
            self.note(path, unknown("value", value, field["values"]))

    def _values(self, value: object, field: Field, path: Path) -> None:
        if self._parameter(value, "texts", path):
            return
        if not isinstance(value, list) or not value:
            self.note(path, "expects a list of at least one value, or a parameter")
            return
        for index, part in enumerate(value):
            here = (*path, index)
            if not fits(part, field["type"]) or part == "":
                self.note(here, f"expects {_WORDS[field['type']]}, this is `{str(part)[:60]}`")
            elif path[-1] in {"in", "not_in"}:
                self._member(part, field, here)

    def _pattern(self, value: object, path: Path) -> None:
        if not isinstance(value, str):
            self.note(path, "expects a regular expression as a text")
            return
        wrong = pattern_problem(value)
        if wrong is not None:
            self.note(path, wrong)

    def _bind(
        self, body: dict[str, object], field: Field, path: Path, bound: dict[str, Field] | None
    ) -> None:
        if "as" not in body:
            return
        name, here = body["as"], (*path, "as")
        if bound is None:
            self.note(
                here, "`as` binds at the level of the entity or of `each`, not inside a record"
            )
        elif not isinstance(name, str) or not name.isidentifier() or not name.islower():
            self.note(here, "`as` takes one lower-case word")
        elif name in RESERVED or name in self.language["operators"]:
            self.note(here, f"`{name}` is reserved")
        elif name in bound or name in self.params:
            self.note(here, f"`{name}` is bound already")
        else:
            bound[name] = field

    def _record(
        self, value: object, field: Field, path: Path, bound: dict[str, Field] | None
    ) -> None:
        if not isinstance(value, dict):
            self.note(path, "expects a condition on the record")
            return
        one: Field = {"type": "text"} if field["type"] == "texts" else {**field, "type": "record"}
        self._bind(value, one, path, bound)
        self._inner({key: part for key, part in value.items() if key != "as"}, field, path)

    def _inner(self, body: object, field: Field, path: Path) -> None:
        """Check a condition on one record or text of a list."""
        if field["type"] == "texts":
            self.test(body, {"type": "text"}, path, None)
        else:
            self.condition(body, self.language["records"][field["record"]], path, None)

    def _bounded(
        self, kind: str, value: object, field: Field, path: Path, bound: dict[str, Field] | None
    ) -> None:
        if not isinstance(value, dict) or not value:
            self.note(path, f"`{kind}` takes a mapping")
            return
        known = {"where", "of", "at_least", "at_most", "as"}
        known -= {"of"} if kind == "count" or field["type"] == "texts" else set()
        known -= {"at_least", "at_most", "as"} if kind == "unique" else set()
        for name in value.keys() - known:
            self.note((*path, name), unknown("key", name, known))
        self._bind(value, {"type": "integer"}, path, bound)
        if "where" in value:
            self._inner(value["where"], field, (*path, "where"))
        if "of" in known:
            self._of(value.get("of"), field, path)
        if kind != "unique":
            self._bounds(value, path)

    def _of(self, name: object, field: Field, path: Path) -> None:
        fields = self.language["records"].get(field.get("record", ""), {})
        if not isinstance(name, str):
            self.note(path, "`of` names the field whose values are compared")
        elif name not in fields:
            self.note((*path, "of"), unknown("field", name, fields))
        elif fields[name]["type"] in _LISTS:
            self.note((*path, "of"), "`of` names a field with one value")

    def _bounds(self, value: Mapping[str, object], path: Path) -> None:
        given = [name for name in ("at_least", "at_most") if name in value]
        if not given:
            self.note(path, "needs `at_least` or `at_most`")
        for name in given:
            operand, here = value[name], (*path, name)
            if self._parameter(operand, "integer", here):
                continue
            if not fits(operand, "integer") or (isinstance(operand, int) and operand < 0):
                self.note(here, f"expects a count, this is `{str(operand)[:60]}`")


if TYPE_CHECKING:
    from collections.abc import Callable

    _Check = Callable[[object, Path], None]

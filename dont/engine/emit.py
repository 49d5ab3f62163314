"""Conditions to Python: one expression per condition, written out with constants by `repr`.

Only checked conditions come here (`dont.engine.check`), so names are known and operands fit.
A condition that cannot be unknown becomes plain Python with a strict bool; one that can becomes
calls of the three-valued functions in `dont.engine.kit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.engine.kit import PLAIN, WITH_LIST
from dont.engine.language import VIEW
from dont.engine.shapes import items, mapping
from dont.engine.unknown import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dont.engine.language import Field, Language

GROUPS = ("all", "any", "not")


class Code(NamedTuple):
    """An expression and whether it can be None."""

    text: str
    may_be_unknown: bool


def plain(text: str) -> Code:
    """Give an expression that is always True or False."""
    return Code(text, may_be_unknown=False)


def unsure(text: str) -> Code:
    """Give an expression that may be None."""
    return Code(text, may_be_unknown=True)


class Scope(NamedTuple):
    """What a condition is about: a variable, its fields, and how deep it lies."""

    variable: str
    fields: Mapping[str, Field]
    language: Language
    inputs: Mapping[str, Field]
    depth: int = 0
    # Records of an input come from the caller: a key that is left out is null.
    loose: bool = False

    def is_fact(self, field: Field) -> bool:
        """Tell whether a list holds records of the rule view, which are always whole."""
        view = self.language["records"][VIEW].values()
        return field.get("record") in {known.get("record") for known in view}


def entity_scope(language: Language, inputs: Mapping[str, Field]) -> Scope:
    """Give the scope of a condition on the whole entity."""
    return Scope("v", language["records"][VIEW], language, inputs)


def record_scope(language: Language, field: Field, variable: str = "r") -> Scope:
    """Give the scope of a condition on one record of a list field."""
    fields = language["records"].get(field.get("record", ""), {})
    scope = Scope(variable, fields, language, {}, 1)
    return scope._replace(loose=not scope.is_fact(field))


def constant(value: object) -> str:
    """Write an operand: a literal, or a parameter by name."""
    if isinstance(value, str) and value.startswith("$"):
        return f"p[{value[1:]!r}]"
    if isinstance(value, (list, tuple)):
        return repr(tuple(value))
    return repr(value)


def join(codes: Iterable[Code], *, every: bool) -> Code:
    """Conjoin or disjoin expressions."""
    parts = list(codes)
    if len(parts) == 1:
        return parts[0]
    if any(part.may_be_unknown for part in parts):
        name = "all3" if every else "any3"
        return unsure(f"{name}(({', '.join(part.text for part in parts)},))")
    return plain("(" + (" and " if every else " or ").join(part.text for part in parts) + ")")


def negate(code: Code) -> Code:
    """Negate an expression."""
    return unsure(f"not3({code.text})") if code.may_be_unknown else plain(f"(not {code.text})")


def subject(scope: Scope, name: str) -> tuple[str, Field]:
    """Find the expression and the type of a field, an `input.x` or the value itself."""
    if name.startswith("input."):
        field = scope.inputs[name[6:]]
        read = f'{scope.variable}["input"].get({name[6:]!r})'
        return (f"({read} or ())" if field["type"] in {"texts", "records"} else read), field
    if scope.loose:
        return f"{scope.variable}.get({name!r})", scope.fields[name]
    return f"{scope.variable}[{name!r}]", scope.fields[name]


def condition(scope: Scope, body: Mapping[str, object]) -> Code:
    """Write a condition on a record or on the entity."""
    codes = []
    for key, value in body.items():
        if key in {"all", "any"}:
            parts = (condition(scope, mapping(part)) for part in items(value))
            codes.append(join(parts, every=key == "all"))
        elif key == "not":
            codes.append(negate(condition(scope, mapping(value))))
        elif key != "as":
            text, field = subject(scope, key)
            codes.append(test(scope, text, field, mapping(value)))
    return join(codes, every=True)


def test(scope: Scope, text: str, field: Field, body: Mapping[str, object]) -> Code:
    """Write a test of one value or list."""
    codes = []
    for name, operand in body.items():
        if name in {"all", "any"}:
            parts = (test(scope, text, field, mapping(part)) for part in items(operand))
            codes.append(join(parts, every=name == "all"))
        elif name == "not":
            codes.append(negate(test(scope, text, field, mapping(operand))))
        elif field["type"] in {"texts", "records"}:
            codes.append(list_test(scope, (text, field), name, operand))
        elif name != "as":
            codes.append(scalar_test(text, field, name, operand))
    return join(codes, every=True)


def scalar_test(text: str, field: Field, name: str, operand: object) -> Code:
    """Write a test of one scalar; null makes it False, save for `blank` and `exists`."""
    code = _scalar(text, field, name, operand)
    if field.get("may_be_unknown"):
        return unsure(f"(None if {text} == {UNKNOWN!r} else {code})")
    return plain(code)


def _scalar(text: str, field: Field, name: str, operand: object) -> str:
    value = constant(operand)
    present = f"{text} is not None"
    if name == "is":
        return f"({text} is {value})" if isinstance(operand, bool) else f"({text} == {value})"
    if name == "in":
        return f"({text} in {value})"
    if name in {"blank", "exists"}:
        blank = (
            f"(not {text} or {text}.isspace())" if field["type"] == "text" else f"({text} is None)"
        )
        code = blank if name == "blank" else f"({present})"
        return code if operand is True else f"(not {code})"
    if name in WITH_LIST:
        return f"({present} and {name}({text}, {value}))"
    if name in PLAIN:
        wanted = "" if operand is True else "not "
        return f"({present} and {wanted}{name}({text}))"
    right = {
        "is_not": f"{text} != {value}",
        "not_in": f"{text} not in {value}",
        "at_least": f"{text} >= {value}",
        "at_most": f"{text} <= {value}",
        "contains": f"{value} in {text}",
        "starts_with": f"{text}.startswith({value})",
        "matches": f"search({value}, {text})",
    }[name]
    return f"({present} and {right})"


def element(scope: Scope, field: Field, body: Mapping[str, object]) -> tuple[str, Code]:
    """Write a condition on one record or text of a list; give its variable too."""
    variable = f"r{scope.depth}"
    loose = not scope.is_fact(field)
    inner = Scope(variable, {}, scope.language, {}, scope.depth + 1, loose)
    if not {key for key in body if key != "as"}:
        return variable, plain("True")
    if field["type"] == "texts":
        return variable, test(inner, variable, {"type": "text"}, body)
    fields = scope.language["records"][field["record"]]
    return variable, condition(inner._replace(fields=fields), body)


def list_test(scope: Scope, about: tuple[str, Field], name: str, operand: object) -> Code:
    """Write a test of a list."""
    text, field = about
    if name == "empty":
        return plain(f"(not {text})" if operand is True else f"(not not {text})")
    if name in {"some", "every", "none"}:
        variable, inner = element(scope, field, mapping(operand))
        each = f"[{inner.text} for {variable} in {text}]"
        if inner.may_be_unknown:
            call = {"some": "any3({})", "every": "all3({})", "none": "not3(any3({}))"}[name]
            return unsure(call.format(each))
        form = {"some": "(True in {})", "every": "(False not in {})", "none": "(True not in {})"}
        return plain(form[name].format(each))
    return bounded(scope, about, name, mapping(operand))


def bounded(scope: Scope, about: tuple[str, Field], name: str, body: Mapping[str, object]) -> Code:
    """Write `count`, `distinct` or `unique`."""
    text, field = about
    variable, where = element(scope, field, mapping(body.get("where")))
    if name == "count" and where.may_be_unknown:
        each = f"[{where.text} for {variable} in {text}]"
        return unsure(f"count3({each}, {_bounds(body)})")
    if name == "count":
        return plain(_compare(counted(text, variable, where), body))
    value, unread = value_of(scope, field, variable, body)
    if where.may_be_unknown or unread:
        pairs = f"[({where.text}, {value}) for {variable} in {text}]"
        token = repr(UNKNOWN) if unread else "None"
        bounds = f", {_bounds(body)}" if name == "distinct" else ""
        return unsure(f"{name}3({pairs}, {token}{bounds})")
    only = "" if where.text == "True" else f" if {where.text}"
    if name == "unique":
        return plain(f"unique([{value} for {variable} in {text}{only}])")
    return plain(_compare(differing(text, variable, where, value), body))


def counted(text: str, variable: str, where: Code) -> str:
    """Write the number of records for which a condition is measured and true."""
    if where.text == "True":
        return f"len({text})"
    only = f"({where.text}) is True" if where.may_be_unknown else where.text
    return f"len([1 for {variable} in {text} if {only}])"


def differing(text: str, variable: str, where: Code, value: str) -> str:
    """Write the number of different values that are not null."""
    only = f"({where.text}) is True and " if where.may_be_unknown else f"{where.text} and "
    only = "" if where.text == "True" else only
    return f"len({{{value} for {variable} in {text} if {only}{value} is not None}})"


def value_of(
    scope: Scope, field: Field, variable: str, body: Mapping[str, object]
) -> tuple[str, bool]:
    """Give the expression of `of`, and whether the field may be unknown."""
    if field["type"] == "texts":
        return variable, False
    name = str(body["of"])
    found = scope.language["records"][field["record"]][name]
    read = f"{variable}[{name!r}]" if scope.is_fact(field) else f"{variable}.get({name!r})"
    return read, bool(found.get("may_be_unknown"))


def _bounds(body: Mapping[str, object]) -> str:
    return f"{constant(body.get('at_least'))}, {constant(body.get('at_most'))}"


def _compare(number: str, body: Mapping[str, object]) -> str:
    least, most = body.get("at_least"), body.get("at_most")
    left = "" if least is None else f"{constant(least)} <= "
    right = "" if most is None else f" <= {constant(most)}"
    return f"({left}{number}{right})"

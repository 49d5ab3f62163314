"""Conditions to SQL over the projection: 1 holds, 0 does not, NULL could not be determined.

SQL's own three-valued AND, OR and NOT do the logic; a test of a null column is 0, never NULL, so
that NULL means "unknown" and nothing else. Parameters are written as literals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.engine.compile import rule_inputs, unknown_facts
from dont.engine.kit import PLAIN, WITH_LIST
from dont.engine.language import VIEW
from dont.engine.shapes import items, mapping
from dont.engine.sql_tables import ENTITY, LISTS, NO_ROWS, Rows
from dont.engine.unknown import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import ReadOnly
    from dont.engine.language import Field, Language

_TOKEN = f"'{UNKNOWN}'"


def literal(value: object) -> str:
    """Write a value as SQL.

    Example:
        >>> literal("it's"), literal(True), literal(["a", "b"])
        ("'it''s'", '1', "('a', 'b')")
    """
    if isinstance(value, (list, tuple)):
        return "(" + ", ".join(literal(part) for part in value) + ")"
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, (int, float)):
        return repr(value)
    text = str(value)
    if "\x00" in text:
        return f"CAST(x'{text.encode().hex()}' AS TEXT)"
    return "'" + text.replace("'", "''") + "'"


class Sql(NamedTuple):
    """A scope: the alias of a row, the SQL and types of its fields, the rule's parameters."""

    alias: str
    columns: Mapping[str, str]
    fields: Mapping[str, Field]
    language: Language
    params: Mapping[str, object]
    inputs: Mapping[str, Field]
    depth: int = 0

    def operand(self, value: object) -> object:
        """Give an operand, a parameter by its value."""
        if isinstance(value, str) and value.startswith("$"):
            return self.params[value[1:]]
        return value

    def condition(self, body: Mapping[str, object]) -> str:
        """Write a condition on the row."""
        parts = []
        for key, value in body.items():
            if key in {"all", "any"}:
                inner = [self.condition(mapping(part)) for part in items(value)]
                parts.append(_join(inner, "AND" if key == "all" else "OR"))
            elif key == "not":
                parts.append(f"(NOT {self.condition(mapping(value))})")
            elif key != "as":
                parts.append(self._field(key, mapping(value)))
        return _join(parts, "AND")

    def _field(self, name: str, body: Mapping[str, object]) -> str:
        if name.startswith("input."):
            return self._input(name[6:], body)
        field = self.fields[name]
        if field["type"] in {"records", "texts"}:
            return self.list_test(LISTS[name], field, body)
        return self.scalar_test(self.columns[name].format(r=self.alias), field, body)

    def _input(self, name: str, body: Mapping[str, object]) -> str:
        """Write a test of an argument: null or empty here, whatever its type."""
        field = self.inputs[name]
        if field["type"] in {"records", "texts"}:
            return self.list_test(NO_ROWS, field, body)
        return self.scalar_test("NULL", field, body)

    def scalar_test(self, text: str, field: Field, body: Mapping[str, object]) -> str:
        """Write a test of one value."""
        parts = []
        for name, operand in body.items():
            if name in {"all", "any"}:
                inner = [self.scalar_test(text, field, mapping(part)) for part in items(operand)]
                parts.append(_join(inner, "AND" if name == "all" else "OR"))
            elif name == "not":
                parts.append(f"(NOT {self.scalar_test(text, field, mapping(operand))})")
            elif name != "as":
                code = _scalar(text, field, name, self.operand(operand))
                if field.get("may_be_unknown"):
                    code = f"CASE WHEN {text} = {_TOKEN} THEN NULL ELSE {code} END"
                parts.append(f"({code})")
        return _join(parts, "AND")

    def list_test(self, rows: Rows, field: Field, body: Mapping[str, object]) -> str:
        """Write a test of a list."""
        parts = []
        for name, operand in body.items():
            if name in {"all", "any"}:
                inner = [self.list_test(rows, field, mapping(part)) for part in items(operand)]
                parts.append(_join(inner, "AND" if name == "all" else "OR"))
            elif name == "not":
                parts.append(f"(NOT {self.list_test(rows, field, mapping(operand))})")
            else:
                parts.append(self._list(rows, field, name, operand))
        return _join(parts, "AND")

    def inner(self, rows: Rows, field: Field) -> tuple[Sql, str]:
        """Give the scope of one row of a list, and the FROM and WHERE that find it."""
        alias = f"r{self.depth}"
        fields = self.language["records"].get(field.get("record", ""), {})
        columns = rows.fields or dict.fromkeys(fields, "NULL")
        scope = Sql(alias, columns, fields, self.language, self.params, {}, self.depth + 1)
        source = rows.source.format(r=alias, o=self.alias)
        return scope, f"FROM {source} WHERE {rows.tie.format(r=alias, o=self.alias)}"

    def element(self, rows: Rows, field: Field, body: Mapping[str, object]) -> tuple[Sql, str, str]:
        """Write a condition on one row or text of a list."""
        scope, source = self.inner(rows, field)
        test = {key: value for key, value in body.items() if key != "as"}
        if not test:
            return scope, source, "1"
        if field["type"] == "texts":
            text = f"{scope.alias}.value"
            return scope, source, scope.scalar_test(text, {"type": "text"}, test)
        return scope, source, scope.condition(test)

    def _list(self, rows: Rows, field: Field, name: str, operand: object) -> str:
        if name == "empty":
            _, source = self.inner(rows, field)
            return f"({'NOT ' if operand is True else ''}EXISTS (SELECT 1 {source}))"
        if name in {"some", "every", "none"}:
            _, source, test = self.element(rows, field, mapping(operand))
            return _quantified(name, source, test)
        body = mapping(operand)
        scope, source, where = self.element(rows, field, mapping(body.get("where")))
        if name == "count":
            low, high = f"coalesce(sum({where}), 0)", f"count(*) - count({where})"
            return f"(SELECT {self._within(low, f'{low} + {high}', body)} {source})"
        value, unread = self._value(scope, field, body)
        if name == "unique":
            return _unique(source, where, value, unread)
        known = (
            f"{value} IS NOT NULL AND {value} IS NOT {_TOKEN}" if unread else f"{value} IS NOT NULL"
        )
        low = f"count(DISTINCT CASE WHEN {where} AND {known} THEN {value} END)"
        high = f"count(DISTINCT CASE WHEN ({where}) IS NOT 0 AND {known} THEN {value} END)"
        if unread:
            high += f" + coalesce(sum(({where}) IS NOT 0 AND {value} IS {_TOKEN}), 0)"
        return f"(SELECT {self._within(low, high, body)} {source})"

    def _value(self, scope: Sql, field: Field, body: Mapping[str, object]) -> tuple[str, bool]:
        if field["type"] == "texts":
            return f"{scope.alias}.value", False
        name = str(body["of"])
        text = scope.columns[name].format(r=scope.alias)
        return text, bool(scope.fields[name].get("may_be_unknown"))

    def _within(self, low: str, high: str, body: Mapping[str, object]) -> str:
        out, sure = [], []
        if "at_least" in body:
            least = literal(self.operand(body["at_least"]))
            out.append(f"{high} < {least}")
            sure.append(f"{low} >= {least}")
        if "at_most" in body:
            most = literal(self.operand(body["at_most"]))
            out.append(f"{low} > {most}")
            sure.append(f"{high} <= {most}")
        ends = [
            literal(self.operand(body[name])) for name in ("at_least", "at_most") if name in body
        ]
        if len(ends) > 1:
            # No number lies within bounds that cross, whatever is not known.
            out.append(" > ".join(ends))
        return f"CASE WHEN {' OR '.join(out)} THEN 0 WHEN {' AND '.join(sure)} THEN 1 ELSE NULL END"


def _join(parts: list[str], word: str) -> str:
    return parts[0] if len(parts) == 1 else "(" + f" {word} ".join(parts) + ")"


def _scalar(text: str, field: Field, name: str, value: object) -> str:
    if name in {"blank", "exists"}:
        blank = f"{text} IS NULL"
        if field["type"] == "text":
            blank = f"({text} IS NULL OR rule_blank({text}))"
        code = f"({blank})" if name == "blank" else f"({text} IS NOT NULL)"
        return code if value is True else f"(NOT {code})"
    right = _right(text, name, value)
    return f"({text} IS NOT NULL AND {right})"


def _right(text: str, name: str, value: object) -> str:
    if name in WITH_LIST:
        from json import dumps

        return f"rule_{name}({text}, {literal(dumps(items(value), ensure_ascii=False))})"
    if name in PLAIN:
        return f"rule_{name}({text})" if value is True else f"NOT rule_{name}({text})"
    written = literal(value)
    return {
        "is": f"{text} = {written}",
        "is_not": f"{text} <> {written}",
        "in": f"{text} IN {written}",
        "not_in": f"{text} NOT IN {written}",
        "at_least": f"{text} >= {written}",
        "at_most": f"{text} <= {written}",
        "contains": f"instr({text}, {written}) > 0",
        "starts_with": f"instr({text}, {written}) = 1",
        "matches": f"rule_search({written}, {text})",
    }[name]


def _quantified(name: str, source: str, test: str) -> str:
    """Write `some`, `every` or `none`: one pass, NULL where only unknown records could decide."""
    unread = f"WHEN count(*) > count({test}) THEN NULL"
    if name == "every":
        return f"(SELECT CASE WHEN min({test}) = 0 THEN 0 {unread} ELSE 1 END {source})"
    found, otherwise = ("1", "0") if name == "some" else ("0", "1")
    return f"(SELECT CASE WHEN max({test}) = 1 THEN {found} {unread} ELSE {otherwise} END {source})"


def _unique(source: str, where: str, value: str, unread: bool) -> str:  # noqa: FBT001 - a fact of the field
    known = f"{value} IS NOT NULL AND {value} IS NOT {_TOKEN}" if unread else f"{value} IS NOT NULL"
    sure = f"CASE WHEN {where} AND {known} THEN {value} END"
    maybe = f"CASE WHEN ({where}) IS NOT 0 AND {known} THEN {value} END"
    lost = f"coalesce(sum(({where}) IS NOT 0 AND {value} IS {_TOKEN}), 0)" if unread else "0"
    return (
        f"(SELECT CASE WHEN count({sure}) > count(DISTINCT {sure}) THEN 0"
        f" WHEN count({maybe}) > count(DISTINCT {maybe})"
        f" OR ({lost} > 0 AND count({maybe}) + {lost} > 1) THEN NULL ELSE 1 END {source})"
    )


def clause_sql(scope: Sql, clause: ReadOnly) -> str:
    """Write the verdict of a clause; with `each` it holds when it holds for every record."""
    each = clause.get("each")
    if not isinstance(each, str):
        return scope.condition(mapping(clause["require"]))
    if each.startswith("input."):
        return "1"
    body = {each: {"every": clause["require"]}}
    return scope.condition(body)


_HOLDER = "{r}.entity_id = {o}.id"
_OPEN = {"resolved": {"is": True}}
# What a reference is always known to be.
_KNOWN = {"supports", "kind", "uri"}


def candidates_sql(scope: Sql, rule: ReadOnly) -> str:
    """Name the only entities on which a rule can fail, where its clauses tell.

    Returns:
        A condition that finds the entities with a bad row, so that a rule costs what is wrong and
        not what is there; nothing where every entity has to be looked at.
    """
    if unknown_facts(scope.language, rule.get("when")):
        return ""
    parts = []
    for clause in items(rule["clauses"]):
        body = mapping(clause)
        part = _bad_rows(scope, body) if body.get("each") else _repeating(scope, body)
        if not part:
            return ""
        parts.append(part)
    return f" AND e.id IN ({' UNION '.join(parts)})"


def _bad_rows(scope: Sql, body: Mapping[str, object]) -> str:
    """Name the entities that have a row which fails a clause with `each`."""
    rows = LISTS.get(str(body["each"]))
    if rows is None or not rows.tie.startswith(_HOLDER):
        return ""
    field = scope.fields[str(body["each"])]
    inner, _, test = scope.element(rows, field, mapping(body["require"]))
    tie = rows.tie.replace(_HOLDER, "1").format(r=inner.alias, o=scope.alias)
    if body["require"] == _OPEN:
        # Said once more, so that the index over open references is used.
        tie += f" AND {inner.alias}.entity_ref IS NULL AND {inner.alias}.iri IS NULL"
    source = rows.source.format(r=inner.alias, o=scope.alias)
    found = f"SELECT {inner.alias}.entity_id FROM {source} WHERE {tie}"  # noqa: S608 - checked names and literals
    return f"{found} AND ({test}) IS NOT 1"


def _repeating(scope: Sql, body: Mapping[str, object]) -> str:
    """Name the entities with two references to one source, where a clause fails on them alone.

    At most N references, or at least M sources among the same: with M no larger than N + 1, more
    references than N that are fewer sources than M repeat one.
    """
    parts = items(mapping(body["require"]).get("any"))
    if set(mapping(body["require"])) != {"any"}:
        return ""
    few = [one for part in parts if (one := _measured(part, "count"))]
    many = [one for part in parts if (one := _measured(part, "distinct"))]
    for one in few:
        for other in many:
            same = one.get("where") == other.get("where") and other.get("of") == "source"
            most, least = scope.operand(one["at_most"]), scope.operand(other["at_least"])
            if same and isinstance(most, int) and isinstance(least, int) and least <= most + 1:
                return "SELECT v.entity_id FROM evidence v WHERE v.again"
    return ""


def _measured(part: object, name: str) -> Mapping[str, object]:
    """Give the count or distinct test of evidence that a condition is; empty for another one."""
    test = mapping(mapping(part).get("evidence"))
    body = mapping(test.get(name))
    bound = "at_most" if name == "count" else "at_least"
    plain = set(mapping(part)) == {"evidence"} and set(test) == {name}
    known = set(mapping(body.get("where"))) <= _KNOWN and set(body) <= {"of", "where", bound, "as"}
    return body if plain and known and bound in body else {}


def rule_sql(rule: ReadOnly, params: Mapping[str, object], language: Language) -> str:
    """Write the query for the entities for which a rule does not hold, or may not.

    Args:
        rule: a checked rule.
        params: the values of its parameters.
        language: what may be named.

    Returns:
        A query with `:now`, microseconds since the epoch. Its rows are the entity's id, the value
        of `when` (1, or NULL for unknown), and a verdict for each clause.
    """
    scope, when = _about(rule, params, language)
    verdicts = [clause_sql(scope, mapping(clause)) for clause in items(rule["clauses"])]
    columns = "".join(f", {verdict} AS c{index}" for index, verdict in enumerate(verdicts))
    names = " AND ".join(f"c{index}" for index in range(len(verdicts)))
    kinds, some = literal(items(rule["applies_to"])), candidates_sql(scope, rule)
    # The plus keeps SQLite from reading all of a kind where the few candidates are known.
    kind = "+e.entity_kind" if some else "e.entity_kind"
    return (
        f"SELECT * FROM (SELECT e.id AS id, {when} AS applies{columns} FROM entity e"  # noqa: S608 - checked names and literals
        # The limit keeps SQLite from writing every verdict out twice.
        f" WHERE {kind} IN {kinds}{some} LIMIT -1) WHERE applies IS NOT 0"
        f" AND (applies AND {names}) IS NOT 1"
    )


def applying_sql(rule: ReadOnly, params: Mapping[str, object], language: Language) -> str:
    """Write the query for how many entities a rule is about, without those that were set aside.

    Args:
        rule: a checked rule.
        params: the values of its parameters.
        language: what may be named.

    Returns:
        A query with `:now`, microseconds since the epoch; its one row has one number.
    """
    _, when = _about(rule, params, language)
    kinds = literal(items(rule["applies_to"]))
    return (
        f"SELECT count(*) FROM entity e WHERE e.entity_kind IN {kinds}"  # noqa: S608 - checked names and literals
        f" AND e.status<>'ignored' AND ({when}) IS NOT 0"
    )


def _about(rule: ReadOnly, params: Mapping[str, object], language: Language) -> tuple[Sql, str]:
    """Give what names mean in a rule, and its `when` as an expression."""
    inputs = rule_inputs(language, rule)
    scope = Sql("e", ENTITY, language["records"][VIEW], language, params, inputs)
    return scope, scope.condition(mapping(rule["when"])) if rule.get("when") else "1"

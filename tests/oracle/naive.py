"""A second rule engine, written from the specification alone, to be read in one sitting.

It interprets the rule as it stands in the file, slowly and without compiling anything, and shares
no line with the real engine. True and False are measured; None is "could not be determined".
"""

from __future__ import annotations

import re
from typing import Any

from dont.core.evidence_uri import parse
from dont.core.label import declares_variables, has_sentence_verb, is_indefinite
from dont.core.phrases import only_phrases

NOT_MEASURED = "not-measured"
MAY_BE_UNKNOWN = {"drift"}
Verdict = bool | None


def conjoin(verdicts: list[Verdict]) -> Verdict:
    if any(v is False for v in verdicts):
        return False
    return None if any(v is None for v in verdicts) else True


def negate(verdict: Verdict) -> Verdict:
    return None if verdict is None else not verdict


def disjoin(verdicts: list[Verdict]) -> Verdict:
    return negate(conjoin([negate(v) for v in verdicts]))


def interval(low: int, high: int, body: dict[str, Any], params: dict[str, Any]) -> Verdict:
    """Every number from low to high is possible: all within the bounds, none, or some."""
    least = operand(body.get("at_least"), params)
    most = operand(body.get("at_most"), params)
    inside = [
        (least is None or n >= least) and (most is None or n <= most) for n in range(low, high + 1)
    ]
    return True if all(inside) else None if any(inside) else False


def operand(value: Any, params: dict[str, Any]) -> Any:
    return params[value[1:]] if isinstance(value, str) and value.startswith("$") else value


class Naive:
    def __init__(self, view: dict[str, Any], params: dict[str, Any]) -> None:
        self.view = view
        self.params = params

    def condition(self, body: dict[str, Any], record: dict[str, Any]) -> Verdict:
        return conjoin([self.key(key, value, record) for key, value in body.items() if key != "as"])

    def key(self, key: str, value: Any, record: dict[str, Any]) -> Verdict:
        if key == "all":
            return conjoin([self.condition(part, record) for part in value])
        if key == "any":
            return disjoin([self.condition(part, record) for part in value])
        if key == "not":
            return negate(self.condition(value, record))
        if key.startswith("input."):
            return self.test(value, self.view["input"].get(key[6:]), key)
        return self.test(value, record[key], key)

    def test(self, body: dict[str, Any], value: Any, name: str) -> Verdict:
        return conjoin(
            [self.operator(op, arg, value, name) for op, arg in body.items() if op != "as"]
        )

    def operator(self, op: str, arg: Any, value: Any, name: str) -> Verdict:
        if op == "all":
            return conjoin([self.test(part, value, name) for part in arg])
        if op == "any":
            return disjoin([self.test(part, value, name) for part in arg])
        if op == "not":
            return negate(self.test(arg, value, name))
        if op in {"some", "every", "none", "count", "distinct", "unique", "empty"}:
            return self.over_list(op, arg, value or [])
        if name in MAY_BE_UNKNOWN and value == NOT_MEASURED:
            return None
        return self.scalar(op, operand(arg, self.params), value)

    def element(self, body: dict[str, Any], item: Any) -> Verdict:
        if not [key for key in body if key != "as"]:
            return True
        if isinstance(item, dict):
            return self.condition(body, item)
        return self.test(body, item, "")

    def over_list(self, op: str, arg: Any, values: list[Any]) -> Verdict:  # noqa: PLR0911 - one per operator
        if op == "empty":
            return (not values) is arg
        if op == "some":
            return disjoin([self.element(arg, item) for item in values])
        if op == "every":
            return conjoin([self.element(arg, item) for item in values])
        if op == "none":
            return negate(disjoin([self.element(arg, item) for item in values]))
        where = [self.element(arg.get("where", {}), item) for item in values]
        if op == "count":
            return interval(where.count(True), len(where) - where.count(False), arg, self.params)
        field = arg.get("of")
        read = [item[field] if field else item for item in values]
        pairs = [
            (v, w) for v, w in zip(read, where, strict=True) if v is not None and w is not False
        ]
        unread = [v for v, _ in pairs if field in MAY_BE_UNKNOWN and v == NOT_MEASURED]
        pairs = [(v, w) for v, w in pairs if not (field in MAY_BE_UNKNOWN and v == NOT_MEASURED)]
        sure = [v for v, w in pairs if w is True]
        maybe = [v for v, _ in pairs]
        if op == "distinct":
            high = len(set(maybe)) + len(unread)
            return interval(len(set(sure)), high, arg, self.params)
        if len(set(sure)) < len(sure):
            return False
        could = len(set(maybe)) < len(maybe) or (unread and len(maybe) + len(unread) > 1)
        return None if could else True

    def scalar(self, op: str, arg: Any, value: Any) -> bool:
        if op == "blank":
            return (value is None or (isinstance(value, str) and value.strip() == "")) is arg
        if op == "exists":
            return (value is not None) is arg
        if value is None:
            return False
        if op in {"is", "is_not"}:
            return (value == arg) is (op == "is")
        if op in {"in", "not_in"}:
            return (value in arg) is (op == "in")
        if op in {"at_least", "at_most"}:
            return bool(value >= arg if op == "at_least" else value <= arg)
        return self.text(op, arg, value)

    def text(self, op: str, arg: Any, value: str) -> bool:  # noqa: PLR0911 - one per operator
        if op == "matches":
            return re.search(arg, value, re.ASCII) is not None
        if op == "contains":
            return arg in value
        if op == "starts_with":
            return bool(value[: len(arg)] == arg)
        if op == "any_of_phrases":
            spaced = " ".join(re.sub(r"(\w+)", r" \1 ", value.casefold()).split())
            wanted = [" ".join(re.sub(r"(\w+)", r" \1 ", p.casefold()).split()) for p in arg]
            return any(f" {phrase} " in f" {spaced} " for phrase in wanted)
        if op == "hedge_only":
            return only_phrases(value, tuple(arg))
        if op == "declares_variables":
            return declares_variables(value, tuple(arg))
        if op == "sentence_verb":
            return has_sentence_verb(value, tuple(arg))
        if op == "indefinite_phrase":
            return is_indefinite(value) is arg
        assert op == "evidence_uri", op
        return (parse(value).form not in {"malformed", "path"}) is arg


def evaluate(
    rule: dict[str, Any], view: dict[str, Any], params: dict[str, Any]
) -> dict[str, Verdict] | None:
    """Give the verdict of each clause that does not hold; None where `when` leaves the rule out."""
    naive = Naive(view, params)
    if view["entity_kind"] not in rule["applies_to"]:
        return None
    applies = naive.condition(rule["when"], view) if rule.get("when") else True
    if applies is False:
        return None
    if applies is None:
        return {"when": None}
    verdicts: dict[str, Verdict] = {}
    for clause in rule["clauses"]:
        if clause.get("each"):
            records = view[clause["each"]]
            verdict = conjoin([naive.element(clause["require"], item) for item in records])
        else:
            verdict = naive.condition(clause["require"], view)
        if verdict is not True:
            verdicts[clause["id"]] = verdict
    return verdicts


def holds(verdicts: dict[str, Verdict]) -> Verdict:
    """Say of the whole rule whether it holds."""
    return conjoin(list(verdicts.values()))

"""Instances of the model for Hypothesis: valid ones, spoilt ones, and where two readings part."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.generator.ir import Field, Model, Record

WRONG: list[Any] = [None, True, 0, -1, 1.5, "", "x", "claim:x", [], [1], {}, {"x": 1}]
DEPTH = 3


def valid(model: Model, record: Record, depth: int = 0) -> st.SearchStrategy[dict[str, Any]]:
    """Draw an instance of a record; optional fields come and go."""
    if record.children:
        names = [child for _, child in record.children]
        return st.sampled_from(names).flatmap(lambda n: valid(model, model.records[n], depth))
    return st.fixed_dictionaries(
        {f.name: value(model, f, depth) for f in record.fields if f.presence != "optional"},
        optional={
            f.name: value(model, f, depth)
            for f in record.fields
            if f.presence == "optional" and (depth < DEPTH or f.type != "record")
        },
    ).map(lambda found: _needed(record, found))


def _needed(record: Record, found: dict[str, Any]) -> dict[str, Any]:
    if record.any_of and not set(record.any_of) & set(found):
        found[record.any_of[0]] = "x"
    return found


def value(model: Model, field: Field, depth: int) -> st.SearchStrategy[Any]:
    """Draw the value of a field."""
    if not field.many:
        found = _one(model, field, depth)
    elif field.many == "list":
        least = field.min_items or 0
        found = st.lists(_one(model, field, depth), min_size=least, max_size=least + 2)
    else:
        found = _map(model, field, depth)
    return st.none() | found if field.presence == "null" else found


def _map(model: Model, field: Field, depth: int) -> st.SearchStrategy[Any]:
    target = model.records[field.record]
    if field.many == "counts":
        inner = value(model, target.rest[0], depth + 1)
    else:
        name = target.key.name if target.key else ""
        inner = valid(model, target, depth + 1).map(
            lambda found: {k: v for k, v in found.items() if k != name}
        )
    choices = target.key.choices if target.key else ()
    if choices:
        return st.fixed_dictionaries(dict.fromkeys(choices, inner))
    return st.dictionaries(st.sampled_from(["a", "b-c", "d"]), inner, max_size=2)


def _one(model: Model, field: Field, depth: int) -> st.SearchStrategy[Any]:
    if field.type == "record":
        return valid(model, model.records[field.record], depth + 1)
    if field.const is not None or field.choices:
        return st.sampled_from(field.choices or (field.const,))
    return _scalar(field)


def _scalar(field: Field) -> st.SearchStrategy[Any]:
    if field.type == "json":
        return st.sampled_from([1, "x", {"x": [1]}, True])
    if field.type == "boolean":
        return st.booleans()
    if field.type == "string":
        return st.from_regex(field.pattern) if field.pattern else st.text(max_size=5)
    if field.type == "integer":
        low = None if field.minimum is None else int(field.minimum)
        high = None if field.maximum is None else int(field.maximum)
        return st.integers(low, high)
    return st.floats(field.minimum, field.maximum, allow_nan=False, allow_infinity=False)


@st.composite
def spoilt(draw: st.DrawFn, model: Model, record: Record) -> dict[str, Any]:
    """Draw an instance with one change: a key less or more, or another value somewhere."""
    found = copy.deepcopy(draw(valid(model, record)))
    places = list(_places(found))
    if not places:
        return {"unknown": 1}
    holder, key = draw(st.sampled_from(places))
    change = draw(st.sampled_from(["drop", "add", "other"]))
    if change == "drop":
        del holder[key]
    elif change == "add" and isinstance(holder, dict):
        holder["unknown"] = 1
    else:
        holder[key] = draw(st.sampled_from(WRONG))
    return found


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in list(items):
        yield value, key
        if isinstance(inner, (dict, list)):
            yield from _places(inner)


def differences(model: Model, record: Record, found: Any, *, nullable: bool) -> set[str]:
    """Name the known differences between our schema and LinkML's that an instance runs into.

    Args:
        model: the intermediate form.
        record: class of the instance.
        found: the instance.
        nullable: our schema accepts null for what may be absent.
    """
    if not isinstance(found, dict):
        return set()
    out = {"discriminated"} if record.children or record.discriminator else set()
    if "payload" in record.notes:
        out.add("data by kind")
    for field in record.fields:
        if "-" in field.name:
            out.add("hyphens")
        if field.name in found:
            out |= _field(model, field, found[field.name], nullable=nullable)
    return out


def _field(model: Model, field: Field, found: Any, *, nullable: bool) -> set[str]:
    out = set()
    if found is None and field.presence == "optional" and not (nullable or field.nullable):
        out.add("null for absent")
    if field.type == "json":
        values = found if field.many and isinstance(found, list) else [found]
        out |= {"list as any value"} if any(isinstance(v, list) for v in values) else set()
    if field.type != "record" or found is None:
        return out
    target = model.records[field.record]
    if field.many in {"counts", "map"}:
        return out | _keyed(model, field, found, nullable=nullable)
    for inner in found if field.many and isinstance(found, list) else [found]:
        out |= differences(model, target, inner, nullable=nullable)
    return out


def _keyed(model: Model, field: Field, found: Any, *, nullable: bool) -> set[str]:
    target = model.records[field.record]
    if not isinstance(found, dict):
        return set()
    out = set()
    if target.key and target.key.choices and set(found) != set(target.key.choices):
        out.add("exact keys")
    for inner in found.values():
        if field.many == "counts" and not isinstance(inner, (int, float)):
            out.add("long form")
        if field.many == "map" and (not isinstance(inner, dict) or _has_key(target, inner)):
            out.add("short form or key inside")
        if field.many == "map":
            out |= differences(model, target, inner, nullable=nullable)
    return out


def _has_key(target: Record, inner: dict[str, Any]) -> bool:
    return target.key is not None and target.key.name in inner

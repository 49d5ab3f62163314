"""Random rules and random entities, drawn from the model's own table of fields and operators."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from dont.core.label import doc_phrase, label_head
from dont.generated.language import LANGUAGE

OPERATORS = LANGUAGE["operators"]
VIEW = LANGUAGE["records"]["RuleView"]
TEXTS = (
    "",
    " ",
    "alpha",
    "Alpha beta",
    "beta",
    "maybe",
    "not sure, maybe",
    "a pair of shoes",
    "a pair (x, y)",
    "a tensor that is flat",
    "Ricci tensor",
    "https://e.example.org/x",
    "doi:10.1000/1",
    "imported",
    "über alpha",
    "it's",
    "\u00a0",
    "p:A",
    "claim:1",
    "x\ny",
)
WORDS = ("alpha", "beta", "maybe", "not sure", "a pair", "is", "über", "p:A", "claim:1")
PATTERNS = ("a", "^a", "b[a-z]t", "[0-9]", "^$", "a|is", r"\s", "x.y")
NUMBERS: dict[str, tuple[Any, ...]] = {"integer": (0, 1, 2, 5), "number": (0, 0.25, 0.5, 1)}
PARAMS = {"some_texts": "texts", "some_number": "integer", "some_text": "text"}
VERB = "dismiss"


def _texts(field: dict[str, Any]) -> st.SearchStrategy[str]:
    return st.sampled_from(field.get("values") or TEXTS)


def scalar(field: dict[str, Any], *, null: bool = True) -> st.SearchStrategy[Any]:
    kinds = {
        "text": _texts(field),
        "boolean": st.booleans(),
        "integer": st.sampled_from(NUMBERS["integer"]),
        "number": st.sampled_from(NUMBERS["number"]),
    }
    values = kinds[field["type"]]
    if field.get("may_be_unknown"):
        values = st.one_of(st.just("not-measured"), values)
    return st.one_of(values, values, st.none()) if null else values


@st.composite
def operand(draw: Any, kind: str, field: dict[str, Any]) -> Any:  # noqa: PLR0911 - one per kind
    known = {k: v for k, v in field.items() if k != "may_be_unknown"}
    if kind == "value":
        values = scalar(known, null=False).filter(lambda v: v != "")
        return (
            draw(values)
            if field["type"] != "text" or "values" in field or draw(st.booleans())
            else "$some_text"
        )
    if kind == "number":
        return draw(st.sampled_from(NUMBERS[field["type"]]))
    if kind == "values":
        if field["type"] == "text" and draw(st.integers(0, 3)) == 0:
            return "$some_texts"
        one = scalar(known, null=False).filter(lambda v: v != "")
        return draw(st.lists(one, min_size=1, max_size=3))
    if kind == "texts":
        if draw(st.integers(0, 3)) == 0:
            return "$some_texts"
        return draw(st.lists(st.sampled_from(WORDS), min_size=1, max_size=3, unique=True))
    if kind == "pattern":
        return draw(st.sampled_from(PATTERNS))
    if kind == "boolean":
        return draw(st.booleans())
    return draw(st.sampled_from(WORDS))


def _bounds(draw: Any) -> dict[str, Any]:
    names = draw(st.sampled_from([("at_least",), ("at_most",), ("at_least", "at_most")]))
    return {name: draw(st.sampled_from([0, 1, 2, "$some_number"])) for name in names}


def _fields(record: str) -> dict[str, Any]:
    fields: dict[str, Any] = LANGUAGE["records"][record]
    return fields


@st.composite
def list_operand(draw: Any, operator: str, field: dict[str, Any], depth: int) -> Any:
    if operator == "empty":
        return draw(st.booleans())
    records = field["type"] == "records"
    if operator in {"some", "every", "none"}:
        if records:
            return draw(condition(_fields(field["record"]), depth - 1))
        return draw(drawn_test({"type": "text"}, depth - 1))
    body: dict[str, Any] = {}
    if draw(st.booleans()):
        inner = (
            condition(_fields(field["record"]), 0) if records else drawn_test({"type": "text"}, 0)
        )
        body["where"] = draw(inner)
    if operator in {"distinct", "unique"} and records:
        names = [
            n for n, f in _fields(field["record"]).items() if f["type"] not in {"texts", "records"}
        ]
        body["of"] = draw(st.sampled_from(names))
    return body if operator == "unique" else {**body, **_bounds(draw)}


@st.composite
def drawn_test(
    draw: Any, field: dict[str, Any], depth: int, focus: str | None = None
) -> dict[str, Any]:
    """Draw a test of a field; with `focus` its one operator is given."""
    if focus is None and depth > 0 and draw(st.integers(0, 4)) == 0:
        group = draw(st.sampled_from(["all", "any", "not"]))
        part = drawn_test(field, depth - 1)
        return {group: draw(part if group == "not" else st.lists(part, min_size=1, max_size=2))}
    fitting = [n for n, row in OPERATORS.items() if field["type"] in row["on"]]
    name = focus or draw(st.sampled_from(fitting))
    if field["type"] in {"records", "texts"}:
        return {name: draw(list_operand(name, field, depth))}
    return {name: draw(operand(OPERATORS[name]["operand"], field))}


@st.composite
def condition(draw: Any, fields: dict[str, Any], depth: int) -> dict[str, Any]:
    if depth > 0 and draw(st.integers(0, 3)) == 0:
        group = draw(st.sampled_from(["all", "any", "not"]))
        part = condition(fields, depth - 1)
        return {group: draw(part if group == "not" else st.lists(part, min_size=1, max_size=2))}
    names = draw(st.lists(st.sampled_from(sorted(fields)), min_size=1, max_size=2, unique=True))
    return {name: draw(drawn_test(fields[name], depth)) for name in names}


@st.composite
def focused(draw: Any, operator: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Draw a condition in which one operator stands, and the same with its result turned round."""
    if operator in {"all", "any", "not"}:
        part = condition(VIEW, 1)
        inner = draw(part if operator == "not" else st.lists(part, min_size=1, max_size=2))
        plain: dict[str, Any] = {operator: inner}
        turned: dict[str, Any] = {"not": plain}
    else:
        row = OPERATORS[operator]
        names = [name for name, field in VIEW.items() if field["type"] in row["on"]]
        name = draw(st.sampled_from(sorted(names)))
        inner = draw(drawn_test(VIEW[name], 1, operator))
        plain, turned = {name: inner}, {name: {"not": inner}}
    if draw(st.integers(0, 2)) == 0:
        other = draw(condition(VIEW, 1))
        group = draw(st.sampled_from(["all", "any"]))
        return {group: [other, plain]}, {group: [other, turned]}
    return plain, turned


@st.composite
def rules(draw: Any, operator: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Draw a rule whose first clause has the operator, and the same with its result turned."""
    plain, turned = draw(focused(operator))
    clauses = [{"id": "focus", "require": plain}]
    if draw(st.integers(0, 2)) == 0:
        each = draw(st.sampled_from(sorted(n for n, f in VIEW.items() if f["type"] == "records")))
        body = draw(condition(_fields(VIEW[each]["record"]), 1))
        clauses.append({"id": "each", "each": each, "require": body})
        if draw(st.integers(0, 3)) == 0:
            del clauses[0]  # a rule of `each` alone is swept from its rows
    rule: dict[str, Any] = {
        "name": "random",
        "rule_kind": "gate",
        "applies_to": ["claim", "term"],
        "verbs": [VERB],
        "when": draw(condition(VIEW, 1)) if draw(st.integers(0, 3)) == 0 else None,
        "params": {},
        "clauses": clauses,
    }
    other = {**rule, "clauses": [{"id": "focus", "require": turned}, *clauses[1:]]}
    return rule, other


@st.composite
def params(draw: Any) -> dict[str, Any]:
    return {
        "some_texts": tuple(draw(st.lists(st.sampled_from(WORDS), max_size=3))),
        "some_number": draw(st.sampled_from([0, 1, 2])),
        "some_text": draw(st.sampled_from(WORDS)),
    }


@st.composite
def views(draw: Any, name: str) -> dict[str, Any]:
    """Draw a rule view that a projection can hold: derived fields follow from the others."""
    view = {n: draw(scalar(f)) for n, f in VIEW.items() if f["type"] not in {"records", "texts"}}
    view["id"] = name
    view["entity_kind"] = draw(st.sampled_from(["claim", "term"]))
    view["status"] = draw(st.sampled_from(VIEW["status"]["values"]))
    view["age_days"] = draw(st.sampled_from(NUMBERS["integer"]))
    view["label_head"] = None if view["label"] is None else label_head(view["label"])
    view["doc_phrase"] = None if view["definition"] is None else doc_phrase(view["definition"])
    for list_name, field in VIEW.items():
        if field["type"] == "records":
            one = st.fixed_dictionaries(
                {
                    n: st.lists(st.sampled_from(WORDS), max_size=2)
                    if f["type"] == "texts"
                    else scalar(f)
                    for n, f in _fields(field["record"]).items()
                }
            )
            view[list_name] = draw(st.lists(one, max_size=3))
    _settle(view)
    view["input"] = {}
    return view


def _settle(view: dict[str, Any]) -> None:
    """Make the drawn records such as rows of the projection can be."""
    for one in view["hypotheses"] + view["evidence"]:
        for key in ("assessed", "supports"):
            if key in one:
                one[key] = bool(one[key])
    seen: dict[str, dict[str, Any]] = {}
    for n, edge in enumerate(view["depends_on"]):
        edge["id"] = edge["id"] or f"{view['id']}/{n}"
        edge["resolved"] = edge["status"] is not None
        edge["curie"] = edge["curie"] if edge["resolved"] else None
        seen.setdefault(edge["id"], edge)
    view["depends_on"] = list(seen.values())
    for name in ("refs", "kind_of", "related_to", "attributes"):
        for one in view[name]:
            one["resolved"] = bool(one["resolved"])
    _settle_references(view)
    for n, one in enumerate(view["derived_assessments"]):
        one["witness"] = f"{one['witness']}/{n}"
        one["name"] = one["name"] or "stale"


def _settle_references(view: dict[str, Any]) -> None:
    """Say the same of a CURIE wherever it stands."""
    taken = {view["curie"], *(edge["curie"] for edge in view["depends_on"])} - {None}
    first: dict[str, dict[str, Any]] = {}
    for one in view["refs"]:
        # What is said of a CURIE is the same wherever it stands, and terms coined here have none.
        one["obsolete"] = bool(one["obsolete"])
        if one["curie"] is None:
            one["obsolete"] = False
        elif one["curie"] in taken:
            one["curie"] += "/r"
        same = first.setdefault(str(one["curie"]), one) if one["curie"] is not None else one
        one.update(label=same["label"], obsolete=same["obsolete"])

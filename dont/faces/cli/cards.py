"""What an answer shows, as cards and tables, before anybody draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.core.display import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dont.core.types import Record

    Blocks = list["Card | Table"]


class Card(NamedTuple):
    """A heading with a mark (a status) and named lines."""

    title: str
    mark: str
    lines: list[tuple[str, str]]


class Table(NamedTuple):
    """Named columns and rows; the first column is never shortened."""

    columns: list[str]
    rows: list[list[str]]
    empty: str


def build(envelope: Mapping[str, object]) -> Blocks:
    """Choose what people see of an envelope's data.

    Args:
        envelope: a success.
    """
    data = envelope["data"]
    assert isinstance(data, dict)  # noqa: S101 - every payload is an object
    maker = _MAKERS.get(str(envelope["envelope_kind"]), _any)
    return maker(data)


def _text(value: object) -> str:
    """Write any value on one line."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{escape(str(k))}={_text(v)}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_text(one) for one in value) or "-"
    return escape(str(value))


def _lines(data: Mapping[str, object], names: Sequence[str]) -> list[tuple[str, str]]:
    """Pick named lines, leaving out what is empty."""
    found = []
    for name in names:
        value = data.get(name)
        if value not in (None, [], {}, ""):
            found.append((name.replace("_", " "), _text(value)))
    return found


def _rows(data: Mapping[str, object], name: str) -> list[Record]:
    found = data.get(name)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _claim(data: Record) -> Blocks:
    lines = [("statement", escape(str(data["statement"]), lines=True))]
    lines += _assessed(data)
    lines += [
        (f"atom {atom['idx']}", f"{escape(str(atom['text']))} [{atom['status']}]")
        for atom in _rows(data, "atoms")
    ]
    lines += [(f"rival {one['idx']}", _rival(one)) for one in _rows(data, "hypotheses")]
    lines += _shared(data)
    return [Card(str(data["id"]), str(data["status"]), lines), *_history(data)]


def _term(data: Record) -> Blocks:
    lines = [("label", _text(data["label"]))] if data.get("label") else []
    lines += [("definition", escape(str(data["definition"]), lines=True))]
    lines += _assessed(data) + _lines(data, ("kind_of", "related_to"))
    lines += _shared(data)
    title = f"{escape(str(data['curie']))}  {data['id']}"
    return [Card(title, str(data["status"]), lines), *_history(data)]


def _assessed(data: Record) -> list[tuple[str, str]]:
    return _lines(data, ("derived_assessments", "confidence"))


def _rival(one: Record) -> str:
    judged = one["assessment"]
    assert isinstance(judged, dict)  # noqa: S101 - the payload's own shape
    said = f"{len(judged['supporting'])} supporting, {len(judged['refuting'])} refuting"
    return f"{escape(str(one['text']))} [{said}]"


def _shared(data: Record) -> list[tuple[str, str]]:
    lines = [("evidence", _evidence(one)) for one in _rows(data, "evidence")]
    lines += _lines(data, ("depends_on", "refs", "restates", "restated_to"))
    rules = data.get("applicable_rules")
    for name, rule in rules.items() if isinstance(rules, dict) else ():
        lines += [("unmet", f"{name}: {escape(str(text))}") for text in rule.get("unmet") or ()]
        if rule.get("flagged"):
            lines.append(("flagged", f"{name}: {_text(rule.get('detail'))}"))
    provenance = data["provenance"]
    author = provenance["author"] if isinstance(provenance, dict) else "?"
    return [*lines, ("recorded", escape(f"{data['created_at']} by {author}"))]


def _evidence(one: Record) -> str:
    said = "" if one["supports"] else " (refutes)"
    audit = one.get("audit")
    state = f" [{audit['status']}]" if isinstance(audit, dict) else ""
    quote = f" \u201c{escape(str(one['quote']))}\u201d" if one.get("quote") else ""
    return f"{escape(str(one['source_uri']))}{said}{state}{quote}"


def _history(data: Record) -> Blocks:
    return [_events(data["history"])] if isinstance(data.get("history"), list) else []


def _events(events: object) -> Table:
    listed = events if isinstance(events, list) else []
    rows = [
        [_text(one[name]) for name in ("at", "event_kind", "author")] + [_text(one.get("reason"))]
        for one in listed
    ]
    return Table(["when", "what", "who", "reason"], rows, "no events")


def _why(data: Record) -> Blocks:
    entity = data["entity"]
    assert isinstance(entity, dict)  # noqa: S101 - the payload's own shape
    blocks = _claim(entity) if entity["entity_kind"] == "claim" else _term(entity)
    blocks.append(_events(data["history"]))
    rows = [[_text(one["rule_name"]), _text(one["command"])] for one in _rows(data, "remediation")]
    return [*blocks, Table(["rule", "what helps"], rows, "every rule is met")]


def _claims(data: Record) -> Blocks:
    rows = [
        [str(one["id"]), _status(one), _text(one["statement"])] for one in _rows(data, "claims")
    ]
    return [Table(["claim", "status", "statement"], rows, "no claims")]


def _status(one: Record) -> str:
    extra = one.get("derived_assessments")
    return ", ".join([str(one["status"]), *(extra if isinstance(extra, list) else [])])


def _terms(data: Record) -> Blocks:
    rows = [
        [_text(one["curie"]), _text(one.get("status") or one.get("source")), _text(_meaning(one))]
        for one in _rows(data, "terms")
    ]
    return [Table(["term", "status", "meaning"], rows, "no terms")]


def _meaning(one: Record) -> object:
    label, definition = one.get("label"), one.get("definition")
    return f"{label}: {definition}" if label and definition else label or definition


def _prime(data: Record) -> Blocks:
    lines = _lines(data, ("mode", "status_counts", "assessment_counts", "pending_spawns"))
    lines += [
        ("in doubt", f"{one['id']}  {_text(one['statement'])}") for one in _rows(data, "blocking")
    ]
    lines += [("know", _text(one)) for one in data["invariants"]]  # type: ignore[attr-defined]  # a list of texts
    return [Card(_text(data["project"]), str(data["mode"]), lines)]


def _findings(data: Record) -> Blocks:
    rows = [
        [_text(one["entity_id"]), _text(one["code"]), _text(one["message"])]
        for one in _rows(data, "findings")
    ]
    mark = "passed" if data["passed"] else "failed"
    return [
        Card("check", mark, _lines(data, ("counts",))),
        Table(["entity", "finding", "message"], rows, "nothing found"),
    ]


def _doctor(data: Record) -> Blocks:
    rows = [
        [str(one["name"]), str(one["status"]), _text(one["detail"])]
        for one in _rows(data, "checks")
    ]
    return [Table(["check", "status", "detail"], rows, "nothing checked")]


def _listed(name: str, columns: Sequence[str], empty: str) -> Callable[[Record], Blocks]:
    """Make a table of one list of the payload."""

    def make(data: Record) -> Blocks:
        rows = [[_text(one.get(column)) for column in columns] for one in _rows(data, name)]
        return [Table([column.replace("_", " ") for column in columns], rows, empty)]

    return make


def _page(data: Record) -> Blocks:
    text = str(data.get("text") or "")
    return [Card("", "", [("", escape(text, lines=True))])]


def _any(data: Record) -> Blocks:
    """Show a payload that has no card of its own, field by field."""
    lines = [(str(key).replace("_", " "), _text(value)) for key, value in data.items()]
    return [Card("", "", lines)] if lines else []


_MAKERS: dict[str, Callable[[Record], Blocks]] = {
    "claim": _claim,
    "term": _term,
    "why": _why,
    "claims": _claims,
    "term_list": _terms,
    "prime": _prime,
    "check": _findings,
    "doctor": _doctor,
    "explain": _page,
    "help": _page,
    "rules": _listed("rules", ("name", "rule_kind", "severity", "summary"), "no rules"),
    "rule_result": _listed("results", ("rule", "case", "passed", "message"), "nothing ran"),
    "error_codes": _listed("codes", ("code", "kind", "exit", "message"), "no codes"),
    "repeat": _listed("groups", ("signature", "count", "last"), "nothing recurs"),
    "trace": _listed("blockers", ("kind", "path", "node", "status"), "nothing stands in its way"),
    "disturb": _listed("claims", ("id", "status", "statement"), "nobody rests on these lines"),
    "verified": _listed(
        "references", ("source_uri", "outcome", "quote_verdict", "audit"), "no references"
    ),
    "spawn_requests": _listed(
        "requests", ("request_id", "request_kind", "entity_id", "expires_at"), "no requests"
    ),
}

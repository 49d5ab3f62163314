"""The rule view: what a rule sees of an entity, each field computed when it is first asked for."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

_DAY = 86_400_000_000  # microseconds
_REPO_STATES = ("current", "moved", "reformatted", "drifted", "missing")


class View(dict[str, object]):
    """The mapping a rule reads.

    Args:
        ctx: vocabulary, auditor and clock.
        reader: the state under the lock, or a snapshot.
        record: the entity as the verb would leave it.
        given: the verb's input, `input.*` of the language; None on reading.
        status: the status before the verb; the record's own where it is None.
    """

    def __init__(
        self,
        ctx: Context,
        reader: Reader,
        record: Record,
        given: Mapping[str, object] | None = None,
        status: str | None = None,
    ) -> None:
        super().__init__()
        self.ctx = ctx
        self.reader = reader
        self.record = record
        self["input"] = given or {}
        self["status"] = status or record["status"]
        self["id"] = record["id"]
        self["entity_kind"] = record["entity_kind"]

    def __missing__(self, name: str) -> object:
        """Compute a field of the rule view once."""
        maker = _MAKERS.get(name)
        value = self.record.get(name) if maker is None else maker(self)
        self[name] = value
        return value


def _records(view: View, name: str) -> list[Record]:
    found = view.record.get(name)
    return list(found) if isinstance(found, list) else []


def _author(view: View) -> object:
    provenance = view.record["provenance"]
    return provenance["author"] if isinstance(provenance, dict) else None


def _age(view: View) -> int:
    created = view.record["created_tx"]
    assert isinstance(created, int)  # noqa: S101 - the fold writes an integer
    return max(0, view.ctx.clock() - created) // _DAY


def _hypotheses(view: View) -> list[Record]:
    out = []
    for entry in _records(view, "hypotheses"):
        judged = entry["assessment"]
        assessed = isinstance(judged, dict) and bool(judged["supporting"] or judged["refuting"])
        out.append({"idx": entry["idx"], "text": entry["text"], "assessed": assessed})
    return out


def _evidence(view: View) -> list[Record]:
    return [_piece(view, entry) for entry in _records(view, "evidence")]


def _piece(view: View, entry: Record) -> Record:
    return _Piece(view.ctx, entry)


class _Piece(dict[str, object]):
    """One reference; its drift is read from disk only when a rule asks."""

    def __init__(self, ctx: Context, entry: Record) -> None:
        super().__init__(
            uri=entry["source_uri"],
            kind=entry["kind"],
            supports=entry["supports"],
            source=entry["source"],
        )
        self.ctx = ctx
        self.entry = entry

    def __missing__(self, name: str) -> object:
        if name != "drift":
            raise KeyError(name)
        value: object = None
        if self.entry.get("path") is not None:
            value = self.ctx.auditor.audit(self.entry)["status"]
            if value not in _REPO_STATES:
                from dont.engine.unknown import UNKNOWN

                value = UNKNOWN
        self[name] = value
        return value


def _depends_on(view: View) -> list[Record]:
    out: list[Record] = []
    for target in _targets(view):
        record = view.reader.entity(target)
        out.append(
            {
                "id": target,
                "status": record["status"] if record else None,
                "resolved": record is not None,
                "curie": record.get("curie") if record else None,
            }
        )
    return out


def _targets(view: View) -> list[str]:
    """Name what an entity rests on, each once: a term on its broader and related terms."""
    if view["entity_kind"] == "claim":
        return list(dict.fromkeys(str(target) for target in _records(view, "depends_on")))
    query = "SELECT DISTINCT dst FROM edge WHERE src=? ORDER BY dst"
    return [row[0] for row in view.reader.sql.execute(query, (view["id"],))]


def _refs(name: str) -> Callable[[View], list[Record]]:
    def make(view: View) -> list[Record]:
        found = _records(view, name)
        if not found:
            return found
        from dont.verbs.resolve import References

        references = References(view.ctx, view.reader)
        return [references.resolved(ref) for ref in found]

    return make


def _attributes(view: View) -> list[Record]:
    from dont.verbs.resolve import References

    references = References(view.ctx, view.reader)
    out = []
    for entry in _records(view, "attributes"):
        ref = entry["ref"]
        assert isinstance(ref, dict)  # noqa: S101 - the fold writes a reference
        out.append({**references.resolved(ref), "name": entry["name"]})
    return out


# Along what assessments come; most claims rest on nothing.
_SUPPORT = ("depends_on", "refs", "kind_of", "related_to", "attributes")


def _assessments(view: View) -> list[Record]:
    if not any(map(view.record.get, _SUPPORT)):
        return []
    return [dict(found) for found in view.reader.assessments(str(view["id"]))]


def _label_head(view: View) -> str | None:
    from dont.core.label import label_head

    return None if view["label"] is None else label_head(str(view["label"]))


def _doc_phrase(view: View) -> str | None:
    from dont.core.label import doc_phrase

    return None if view["definition"] is None else doc_phrase(str(view["definition"]))


_MAKERS: dict[str, Callable[[View], object]] = {
    "author": _author,
    "age_days": _age,
    "label_head": _label_head,
    "doc_phrase": _doc_phrase,
    "hypotheses": _hypotheses,
    "evidence": _evidence,
    "depends_on": _depends_on,
    "refs": _refs("refs"),
    "kind_of": _refs("kind_of"),
    "related_to": _refs("related_to"),
    "attributes": _attributes,
    "derived_assessments": _assessments,
    "atoms": lambda view: _records(view, "atoms"),
}

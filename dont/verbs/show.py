"""`dont show`: one claim, term or event. The fastest path: import nothing it does not need."""

from __future__ import annotations

from dont.verbs.answer import Answer
from dont.verbs.payload import entity_payload
from dont.verbs.resolve import entity_id
from dont.verbs.view import View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context


def show(ctx: Context, given: Record) -> Answer:
    """Show an entity as it is now, or an event as it was recorded.

    Args:
        ctx: the surroundings.
        given: ShowInput; a CURIE that only an import knows shows the imported row.
    """
    reader = ctx.read()
    text = str(given["entity_id"])
    imported = _imported(ctx, reader, text)
    if imported is not None:
        return imported
    found = entity_id(reader, text, ("claim", "term", "event"))
    if found.startswith("event:"):
        return Answer("event", reader.event(found) or {})
    record = reader.entity(found) or {}
    view = View(ctx, reader, record)
    payload = entity_payload(ctx, reader, record, view)
    if given.get("history"):
        payload["history"] = reader.events(found)
    return Answer(str(record["entity_kind"]), payload).warn(ctx.rules.warnings(view))


def _imported(ctx: Context, reader: Reader, text: str) -> Answer | None:
    """Answer a CURIE that only an import knows."""
    if text.lower().startswith(("claim:", "term:", "event:")) or reader.by_curie(text.strip()):
        return None
    row = ctx.vocabulary.resolve(text.strip())
    if row is None:
        return None
    from dont.verbs.resolve import References
    from dont.verbs.suggest_term import imported_payload
    from dont.verbs.times import as_of

    references = References(ctx, reader)
    references.ref(text.strip())
    answer = Answer(
        "term_list", {"as_of": as_of(ctx), "count": 1, "terms": [imported_payload(row)]}
    )
    return answer.warn(references.warnings)

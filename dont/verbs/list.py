"""`dont list`: claims, newest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer
from dont.verbs.payload import entity_payload
from dont.verbs.times import as_of
from dont.verbs.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

# So many entities are asked about one by one sooner than all of them at once.
_FEW = 100


def list(ctx: Context, given: Record) -> Answer:  # noqa: A001 - a verb's function has the verb's name
    """List claims, or terms with `--kind term`.

    Args:
        ctx: the surroundings.
        given: ListInput.
    """
    return collection(ctx, given, str(given.get("kind") or "claim"))


def collection(ctx: Context, given: Record, kind: str) -> Answer:
    """Answer with the entities of one kind that the options leave.

    Args:
        ctx: the surroundings.
        given: the listing options of the command table.
        kind: `claim` or `term`.
    """
    reader = ctx.read(given.get("as_of"))
    found = [
        entity_payload(ctx, reader, record, view)
        for record, view in _chosen(ctx, reader, given, kind)
    ]
    name = "claims" if kind == "claim" else "terms"
    data: Record = {"as_of": as_of(ctx, given.get("as_of")), "count": len(found), name: found}
    return Answer("claims" if kind == "claim" else "term_list", data)


def _chosen(
    ctx: Context, reader: Reader, given: Record, kind: str
) -> Iterator[tuple[Record, View]]:
    """Yield the records that every option lets through, newest first, at most `limit`."""
    assessment = given.get("derived_assessment")
    named = None if assessment is None else set(reader.assessed(str(assessment)))
    limit = given.get("limit")
    left = limit if isinstance(limit, int) else None
    if left is None or left > _FEW:
        reader.foresee_assessments()
    status = given.get("status")
    for record in reader.entities(kind, status=None if status is None else str(status)):
        if left == 0:
            return
        if record["status"] == "ignored" and not (given.get("all") or status == "ignored"):
            continue
        if named is not None and record["id"] not in named:
            continue
        if given.get("by") and _author(record) != given["by"]:
            continue
        left = None if left is None else left - 1
        yield record, View(ctx, reader, record)


def _author(record: Record) -> object:
    provenance = record["provenance"]
    return provenance["author"] if isinstance(provenance, dict) else None

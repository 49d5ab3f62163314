"""What every writing verb shares: open, forbid, decide, answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.core.errors import Refusal
from dont.verbs.answer import Answer
from dont.verbs.payload import entity_payload
from dont.verbs.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.ledger.writer import Writer
    from dont.verbs.context import Context


def allow(
    ctx: Context, writer: Writer, record: Record, event_kind: str, given: Mapping[str, object]
) -> None:
    """Refuse an event that the transition table forbids at this status.

    Args:
        ctx: the verb that runs.
        writer: the state under the lock.
        record: the entity as it is.
        event_kind: what the verb is about to record.
        given: the verb's input, for the same command on a successor.

    Raises:
        Refusal: the code of the table's row, for instance `claim-locked`. Where that code is a
            rule's, the rules speak first, since they say everything that is unmet.
    """
    code, why = _forbidden(ctx.command, record, event_kind)
    if code is None:
        return
    entity_id = str(record["id"])
    if codes.row(code)["origin"] == "rule":
        decide(ctx, writer, entity_id, given, status=str(record["status"]))
    data: Record = {"entity_id": entity_id, "problem": why}
    if code == "claim-ignored" and record.get("restated_to"):
        from dont.core.again import replaced

        changes = {"entity_id": record["restated_to"]}
        description = "do it with the claim that replaced this one"
        data["remediation"] = [replaced(ctx.command, given, changes, description)]
    raise Refusal(code, data=data)


def _forbidden(command: str, record: Record, event_kind: str) -> tuple[str | None, str]:
    """Look up why an event cannot happen; `(None, "")` where it can."""
    from dont.generated.tables.commands import ROWS as COMMANDS
    from dont.generated.tables.statuses import ROWS

    kind = str(record["entity_kind"])
    if kind not in (COMMANDS[command].get("entity_kinds") or (kind,)):
        return "wrong-entity-kind", "the verb works on another kind of entity"
    row = ROWS[f"{kind}/{record['status']}/{event_kind}"]
    return (None, "") if row.get("to") else (str(row["code"]), str(row["why"]))


def status_allows(record: Record, event_kind: str) -> bool:
    """Tell whether the transition table lets an event happen at this status."""
    from dont.generated.tables.statuses import ROWS

    return bool(ROWS[f"{record['entity_kind']}/{record['status']}/{event_kind}"].get("to"))


def decide(
    ctx: Context,
    writer: Writer,
    entity_id: str,
    given: Mapping[str, object],
    status: str | None = None,
) -> tuple[View, list[Record]]:
    """Hold the entity, as the verb would leave it, against the rules of the verb.

    Args:
        ctx: rules and the command as it was given.
        writer: the state with the verb's events applied, not yet committed.
        entity_id: whose view is judged.
        given: the verb's input.
        status: the status before the verb.

    Returns:
        The view and the rules' warnings.

    Raises:
        Refusal: the first failing validator alone, else every unmet clause of gates and strict
            flags.
    """
    record = writer.entity(entity_id)
    assert record is not None  # noqa: S101 - the caller has just written or read it
    view = View(ctx, writer, record, given, status)
    decision = ctx.rules.decide(ctx.command, view)
    if decision.refusal is not None:
        refusal = dict(decision.refusal)
        code = str(refusal.pop("code"))
        if refusal["entity_id"] is None:
            # What the verb would have made is gone; what the caller named is still there.
            del refusal["entity_id"]
        raise Refusal(code, data={"curie": record.get("curie"), **given_texts(given), **refusal})
    return view, [dict(warning) for warning in decision.warnings]


def given_texts(given: Mapping[str, object]) -> Record:
    """Pick the texts of an input that remedies may repeat."""
    return {key: value for key, value in given.items() if isinstance(value, str)}


def answer_entity(
    ctx: Context, writer: Writer, entity_id: str, warnings: list[Record] | None = None
) -> Answer:
    """Answer with the entity as the verb left it."""
    record = writer.entity(entity_id)
    assert record is not None  # noqa: S101 - the verb has just written it
    return answer_record(ctx, writer, record, warnings)


def answer_record(
    ctx: Context, writer: Writer, record: Record, warnings: list[Record] | None = None
) -> Answer:
    """Answer with an entity that was read after the last event on it."""
    payload = entity_payload(ctx, writer, record)
    answer = Answer(str(record["entity_kind"]), payload).warn(warnings or [])
    answer.tx = writer.tx if writer.has_events and not ctx.dry_run else None
    return answer

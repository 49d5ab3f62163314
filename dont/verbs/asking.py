"""What `assume` and `overlook` share: a request about one entity, or its direct answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs import packet
from dont.verbs.resolve import entity
from dont.verbs.spawning import answered, request_of
from dont.verbs.writing import allow

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def ask(ctx: Context, given: Record, task: Callable[[Record, str | None], str]) -> Answer:
    """Record a request about an entity; without a harness, carry it out.

    Args:
        ctx: the surroundings; its `command` is the kind of the request.
        given: AssumeInput or OverlookInput.
        task: writes the prompt from the record and the id of the request, if its answer names one.

    Raises:
        Refusal: codes of resolving and status.
        SubstrateError: `config-missing` in direct mode without an endpoint.
    """
    if not ctx.harness:
        from dont.verbs.direct import judge

        return judge(ctx, given, task)
    with ctx.writer(ctx.command) as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        allow(ctx, writer, record, "spawn-requested", {**given, "entity_id": target})

        def context(request_id: str) -> Record:
            return packet.context(given, task(record, request_id))

        request, _ = request_of(ctx, writer, ctx.command, target, context)
        return answered(ctx, writer, request)

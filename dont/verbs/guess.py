"""`dont guess`: "don't guess once", ask for several answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs import packet
from dont.verbs.spawning import answered, request_of

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context

USUAL = 3
MOST = 100


def guess(ctx: Context, given: Record) -> Answer:
    """Ask for diverse candidate answers to a question; it has no entity.

    Args:
        ctx: the surroundings.
        given: GuessInput.

    Raises:
        Refusal: `schema-mismatch` for a number of candidates outside 1 to 100.
        SubstrateError: `config-missing` in direct mode without an endpoint.
    """
    count = given.get("n", USUAL)
    if not isinstance(count, int) or not 1 <= count <= MOST:
        problem = f"ask for 1 to {MOST} candidates, not `{count}`"
        raise Refusal("schema-mismatch", data={"problem": problem, "verb": "guess"})
    given = {**given, "n": count}
    if not ctx.harness:
        from dont.verbs.direct import propose

        return propose(ctx, given)
    with ctx.writer("guess") as writer:
        request, _ = request_of(ctx, writer, "guess", None, lambda _: context_of(given))
        return answered(ctx, writer, request)


def context_of(given: Record) -> Record:
    """Build the context of a request for candidates."""
    return packet.context(given, packet.candidates(str(given["question"]), int(str(given["n"]))))

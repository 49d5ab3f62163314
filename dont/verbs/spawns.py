"""`dont spawns`: how the requests to outside agents stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer
from dont.verbs.spawning import listed

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def spawns(ctx: Context, given: Record) -> Answer:
    """List requests, oldest first; those that were answered only with `all`.

    Expiry is read off the clock each time, so nothing has to sweep.

    Args:
        ctx: the surroundings.
        given: SpawnsInput.
    """
    now = ctx.clock()
    wanted = _states(given)
    found = [listed(one, now) for one in ctx.read().spawns()]
    requests = [one for one in found if one["state"] in wanted]
    answer = Answer("spawn_requests", {"count": len(requests), "requests": requests})
    late = [one for one in requests if one["state"] == "timed-out" and one.get("entity_id")]
    if late:
        first = late[0]
        argv = ["dont", str(first["request_kind"]), str(first["entity_id"])]
        answer.hint(argv, "ask again")
    return answer


def _states(given: Record) -> set[str]:
    if given.get("all"):
        return {"pending", "timed-out", "resolved"}
    wanted = {
        state
        for state, name in (("pending", "pending"), ("timed-out", "timed_out"))
        if given.get(name)
    }
    return wanted or {"pending", "timed-out"}

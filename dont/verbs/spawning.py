"""Spawn requests: issue them, say how they stand, take their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.core.clock import rfc3339
from dont.core.errors import Refusal
from dont.core.ids import SHORTEST_PREFIX, split_id
from dont.core.remedy import remedy
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dont.core.types import Record
    from dont.ledger.store import Reader, Writer
    from dont.verbs.context import Context

_HOUR = 3_600_000_000  # microseconds
_LAST = 253_402_300_799_000_000  # the end of the year 9999, which RFC 3339 can still say
# Environment variables by which agent hosts can be told, and what the host is called.
_HOSTS = (
    ("CLAUDECODE", "claude-code"),
    ("CURSOR_AGENT", "cursor"),
    ("CURSOR_TRACE_ID", "cursor"),
    ("CODEX_THREAD_ID", "codex"),
    ("CODEX_SANDBOX", "codex"),
    ("GEMINI_CLI", "gemini"),
)


def return_to(environ: Mapping[str, str]) -> str:
    """Name the harness that asks.

    Args:
        environ: environment variables.

    Example:
        >>> return_to({"CLAUDECODE": "1"}), return_to({"DONT_RETURN_TO": "farm"}), return_to({})
        ('claude-code', 'farm', 'cli')
    """
    named = environ.get("DONT_RETURN_TO", "").strip()
    if named:
        return named
    return next((host for name, host in _HOSTS if environ.get(name)), "cli")


def request_of(
    ctx: Context, writer: Writer, kind: str, target: str | None, context: Callable[[str], Record]
) -> tuple[Record, str]:
    """Build a request and record that it was made.

    Args:
        ctx: configuration and environment.
        writer: the open transaction.
        kind: assume, overlook or guess.
        target: what it is about; None for a guess.
        context: gives the request's context for its id.

    Returns:
        SpawnRequest, and the id of the event that records it.
    """
    request_id = writer.new_id("spawn")
    hours = ctx.config["harness"]["spawn_timeout_hours"]
    assert isinstance(hours, int | float)  # noqa: S101 - the checked configuration
    expires = min(writer.tx + int(hours * _HOUR), _LAST)
    request: Record = {"request_id": request_id, "request_kind": kind}
    if target is not None:
        request["entity_id"] = target
    request |= {
        "context": context(request_id),
        "return_to": return_to(ctx.environ),
        "issued_at": rfc3339(writer.tx),
        "expires_at": rfc3339(expires),
    }
    event_id = writer.emit("spawn-requested", target or request_id, request)
    return request, event_id


def answered(ctx: Context, writer: Writer, request: Record) -> Answer:
    """Answer with a request that was just recorded."""
    answer = Answer("spawn_request", request)
    answer.tx = None if ctx.dry_run else writer.tx
    answer.request_id = str(request["request_id"])
    return answer.hint(["dont", "spawns", "--pending"], "see which requests are open")


def state_of(spawn: Mapping[str, object], now: int) -> str:
    """Say how a request stands: `pending`, `timed-out` or `resolved`.

    Args:
        spawn: as the reader gives it.
        now: microseconds since the epoch.
    """
    if spawn["state"] == "resolved":
        return "resolved"
    return "timed-out" if spawn["state"] == "expired" or _late(spawn, now) else "pending"


def _late(spawn: Mapping[str, object], now: int) -> bool:
    expires = spawn.get("expires_tx")
    return isinstance(expires, int) and now > expires


def whole_id(reader: Reader, text: str) -> str:
    """Find the one request that an argument names.

    Args:
        reader: the state to look in.
        text: a whole id in either case, or `spawn:` and the unique beginning of its ULID.

    Returns:
        The whole id; a text that names no request comes back as it is.

    Raises:
        Refusal: `ambiguous-id`.
    """
    parts = split_id(text.strip())
    if parts is None or parts[0] != "spawn" or len(parts[1]) < SHORTEST_PREFIX:
        return text
    found = reader.ids_starting("spawn", parts[1], 2)
    if len(found) > 1:
        show = remedy(["dont", "spawns", "--all"], "see the whole ids")
        raise Refusal("ambiguous-id", data={"given": text, "remediation": [show]})
    return found[0] if found else text


def resolve(ctx: Context, writer: Writer, record: Record, request_id: str) -> list[Record]:
    """Hold an answer against the request it names, before anything is written.

    Args:
        ctx: who answers.
        writer: the state under the lock, so that the first answer that is committed counts.
        record: the entity that the answer is about.
        request_id: the whole id of the request.

    Returns:
        The warning `spawn-expired` for an answer that comes late.

    Raises:
        Refusal: `spawn-not-found`, `spawn-resolved`, `same-author`; `schema-mismatch` where the
            request is about another entity.
    """
    spawn = writer.spawn(request_id)
    data: Record = {"request_id": request_id, "entity_id": record["id"]}
    if spawn is None:
        raise Refusal("spawn-not-found", data=data)
    target = spawn["entity_id"]
    if target is not None and target != record["id"]:
        problem = f"`{request_id}` is about `{target}`, not about `{record['id']}`"
        raise Refusal("schema-mismatch", data={**data, "problem": problem})
    if spawn["state"] == "resolved":
        raise Refusal("spawn-resolved", data=data)
    not_own(record, ctx.author)
    return [codes.warning("spawn-expired", data)] if state_of(spawn, writer.tx) != "pending" else []


def not_own(record: Mapping[str, object], author: str) -> None:
    """Refuse that somebody answers for what they recorded themselves.

    Raises:
        Refusal: `same-author`.
    """
    provenance = record["provenance"]
    assert isinstance(provenance, dict)  # noqa: S101 - the fold writes a mapping
    if provenance["author"] == author:
        raise Refusal("same-author", data={"entity_id": record["id"], "author": author})


def close(writer: Writer, target: str, request_id: object, event_id: str) -> None:
    """Record that an event answered a request, where it did.

    Args:
        writer: the open transaction.
        target: the entity that was answered for.
        request_id: the request; None for an event that answers nothing.
        event_id: the event that holds the answer.
    """
    if request_id:
        writer.emit("spawn-resolved", target, {"request_id": request_id, "by": event_id})


def listed(spawn: Mapping[str, object], now: int) -> Record:
    """Show a request in a list: as it was made, with its state."""
    request = spawn["request"]
    assert isinstance(request, dict)  # noqa: S101 - the reader gives the event's data
    shown: Record = {**request, "state": state_of(spawn, now)}
    if spawn.get("resolved_by"):
        shown["resolved_by"] = spawn["resolved_by"]
    return shown

"""Fold the events that name one spawn request. Pure."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dont.core.clock import parse_rfc3339

if TYPE_CHECKING:
    from typing import Any

    # An event of the log with its place: (event id, kind, tx, author, data)
    SpawnEvent = tuple[str, str, int, str, dict[str, Any]]

_ANSWERS = ("spawn-resolved", "trusted", "dismissed")


def request_of(data: dict[str, Any]) -> str | None:
    """Give the spawn request that an event names, if any."""
    found = data.get("request_id")
    return found if isinstance(found, str) and found.startswith("spawn:") else None


def _asks(event: SpawnEvent) -> bool:
    """Tell whether an event is a request that readers can rely on."""
    data = event[4]
    return (
        event[1] == "spawn-requested"
        and isinstance(data.get("request_kind"), str)
        and isinstance(data.get("context", {}), dict)
    )


def fold_spawn(request_id: str, events: list[SpawnEvent]) -> tuple[Any, ...] | None:
    """Give the row of a request, None where the request itself is not in the log.

    Args:
        request_id: `spawn:…`.
        events: every event that names it, in the order of the log. The first answer counts.
    """
    asked = next((event for event in events if _asks(event)), None)
    if asked is None:
        return None
    _, _, tx, author, data = asked
    answer = next((event for event in events if event[1] in _ANSWERS), None)
    expired = any(event[1] == "spawn-expired" for event in events)
    by = None
    if answer is not None:
        given = answer[4].get("by")
        by = given if answer[1] == "spawn-resolved" and isinstance(given, str) else answer[0]
    expires = data.get("expires_at")
    target = data.get("entity_id")
    return (
        request_id,
        str(data.get("request_kind")),
        target if isinstance(target, str) else None,
        "resolved" if answer else "expired" if expired else "pending",
        tx,
        (parse_rfc3339(expires) if isinstance(expires, str) else None) or tx,
        by,
        answer[2] if answer else None,
        author,
        json.dumps(data, ensure_ascii=False, separators=(",", ":")),
    )

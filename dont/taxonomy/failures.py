"""The local failure log: what failed lately, how often, and what a developer wants to know of it.

One JSON object a line in `.dont/cache/failures.jsonl`, readable by its owner only. The file is
replaced when it grows past its bound; the one before it is kept. Losing it loses no knowledge, so
a place that cannot be written is no second failure.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record

BOUND = 262_144  # bytes of one file
LONGEST = 16_384  # bytes of one line
WINDOW_US = 4 * 3600 * 1_000_000  # failures closer together than this belong to one session
REPEATED = 3
_DETAIL = 8000  # characters
_READ = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
_APPEND = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC


def record(
    path: str, *, verb: str, result: Record, error: BaseException | None, now: int
) -> list[Record]:
    """Append a failure.

    Args:
        path: the log.
        verb: the verb that failed, or the foreign command.
        result: an `ErrorResult`, or a `Classified` of another tool.
        error: the exception behind it; its traceback is kept for `internal` failures.
        now: microseconds since the epoch.

    Returns:
        The `repeated-failure` warning from the third identical failure of a session on, else none.
    """
    entry = _entry(verb, result, error, now)
    try:
        seen = _recent(path, str(entry["signature"]), now)
        _append(path, entry)
    except OSError:
        # The failure itself is being answered; a read-only checkout only loses the count.
        return []
    if seen + 1 < REPEATED:
        return []
    from dont.core.codes import warning

    told = {"count": seen + 1, "strategy": _strategy(str(entry["retryability"]))}
    if entry.get("entity_id"):
        told["entity_id"] = entry["entity_id"]
    return [warning("repeated-failure", told)]


def close(path: str, *, verb: str, entity_id: str | None, now: int) -> None:
    """Let a success end the groups of earlier failures of a verb on an entity.

    Args:
        path: the log; nothing happens where there is none.
        verb: the verb that succeeded, or the foreign command.
        entity_id: what it succeeded on, or None.
        now: microseconds since the epoch.
    """
    try:
        opened = False
        for entry in _entries(path, json.dumps(verb).encode()):
            if entry.get("verb") == verb and entry.get("entity_id") == entity_id:
                opened = not entry.get("closed")
        if opened:
            _append(path, {"tx": now, "verb": verb, "entity_id": entity_id, "closed": True})
    except OSError:
        return  # nothing was counted here, so there is nothing to close


def groups(path: str, since: int | None) -> list[Record]:
    """List failures by signature, the most frequent first.

    Args:
        path: the log.
        since: only failures later than this, microseconds since the epoch; None for all.

    Returns:
        One `RepeatGroup` for each signature.
    """
    found: dict[str, Record] = {}
    for entry in _entries(path):
        if entry.get("closed"):
            for group in found.values():
                if all(group[name] == entry.get(name) for name in ("verb", "entity_id")):
                    group["last_outcome"] = "closed"
        elif since is None or _tx(entry) > since:
            _count(found, entry)
    ranked = sorted(found.values(), key=lambda one: (_int(one["count"]), _tx(one)), reverse=True)
    return [_shown(group) for group in ranked]


def _entry(verb: str, result: Record, error: BaseException | None, now: int) -> Record:
    """Compose a line: what is counted, then the event with its payload."""
    own = "semantic_signature" in result
    inner = result if own else result["error"]
    failure: Record = dict(inner) if isinstance(inner, dict) else {}
    signature = str(failure["semantic_signature"])
    entry: Record = {
        "tx": now,
        "signature": signature,
        "version": _version(),
        "verb": verb,
        "entity_id": failure.get("entity_id"),
        "code": failure.get("code") if own else result["class"],
        "kind": failure["kind"],
        "surface": signature.split(":")[1],
        "message": str(failure["message"])[:500],
        "retryability": failure["retryability"],
        "event": _event(verb, failure, own=own),
        "payload": {"error": failure, "evidence_refs": _evidence(result, own=own)},
    }
    if error is not None and failure.get("code") == "internal":
        entry["traceback"] = _traceback(error)
    return entry


def _event(verb: str, failure: Record, *, own: bool) -> str:
    if own and verb.startswith("doctor"):
        return "doctor.fix.failed"
    if failure["kind"] == "agent_error":
        return "agent.failed"
    if failure["kind"] == "context_error":
        return "context.compaction.failed"
    return "tool.failed" if failure.get("code") == "internal" else "command.failed"


def _evidence(result: Record, *, own: bool) -> list[object]:
    if own:
        return [] if result.get("entity_id") is None else [result["entity_id"]]
    return [result["evidence"]]


def _traceback(error: BaseException) -> str:
    from traceback import format_exception

    return "".join(format_exception(error))[-_DETAIL:]


def _version() -> int:
    from dont.taxonomy.own import SIGNATURE_VERSION

    return SIGNATURE_VERSION


def _recent(path: str, signature: str, now: int) -> int:
    """Count what came before with this signature, since a success and without a long pause."""
    count, last = 0, None
    failed: object = None
    for entry in _entries(path, json.dumps(signature).encode(), b'"closed":true'):
        if entry.get("closed"):
            if failed == (entry.get("verb"), entry.get("entity_id")):
                count = 0
            continue
        failed = (entry.get("verb"), entry.get("entity_id"))
        if last is not None and _tx(entry) - last > WINDOW_US:
            count = 0
        count, last = count + 1, _tx(entry)
    return count if last is not None and now - last <= WINDOW_US else 0


def _entries(path: str, *marks: bytes) -> Iterator[Record]:
    """Read both files, oldest line first; with marks only lines that contain one of them."""
    for file in (_older(path), path):
        try:
            # The folder may come from somebody else's repository: no link is followed.
            with os.fdopen(os.open(file, _READ), "rb") as opened:
                data = opened.read(4 * BOUND)
        except OSError:
            continue  # none yet, or no plain file: nothing of ours can be in it
        for line in data.split(b"\n"):
            if line and (not marks or any(mark in line for mark in marks)):
                entry = _parsed(line)
                if entry is not None:
                    yield entry


def _parsed(line: bytes) -> Record | None:
    try:
        entry = json.loads(line)
    except ValueError:
        return None  # a line that a killed process did not finish
    return entry if isinstance(entry, dict) and isinstance(entry.get("tx"), int) else None


def _append(path: str, entry: Record) -> None:
    from dont.core.redact import redact

    line = redact(json.dumps(entry, ensure_ascii=False, separators=(",", ":")))
    if len(line) > LONGEST or _parsed(line.encode("utf-8", "replace")) is None:
        # Too long, or a mask ate a quote: what is counted stays, the developer's detail goes.
        kept = {
            name: value for name, value in entry.items() if name not in ("payload", "traceback")
        }
        kept["message"] = redact(str(kept.get("message", "")))
        line = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    _rotate(path)
    handle = os.open(path, _APPEND, 0o600)
    try:
        os.write(handle, line.encode("utf-8", "replace") + b"\n")
    finally:
        os.close(handle)


def _rotate(path: str) -> None:
    try:
        full = os.stat(path).st_size > BOUND
    except FileNotFoundError:
        return
    if full:
        os.replace(path, _older(path))


def _older(path: str) -> str:
    return path.removesuffix(".jsonl") + ".1.jsonl"


def _count(found: dict[str, Record], entry: Record) -> None:
    signature = str(entry.get("signature"))
    group = found.get(signature)
    if group is None:
        group = found[signature] = {"count": 0, "first_tx": entry["tx"]}
    group.update(
        {name: value for name, value in entry.items() if name not in ("payload", "traceback")}
    )
    group["count"] = _int(group["count"]) + 1
    group["last_outcome"] = "open"


def _shown(group: Record) -> Record:
    from dont.core.clock import rfc3339

    shown: Record = {
        "signature": group["signature"],
        "count": group["count"],
        "first": rfc3339(_int(group["first_tx"])),
        "last": rfc3339(_tx(group)),
        "code": group.get("code"),
        "kind": group["kind"],
        "surface": group["surface"],
        "message": group["message"],
        "last_outcome": group["last_outcome"],
        "retryability": group["retryability"],
        "strategy": _strategy(str(group["retryability"])),
        "version": group.get("version"),
    }
    if group.get("entity_id"):
        shown["entity_id"] = group["entity_id"]
    return shown


def _strategy(retryability: str) -> str:
    """Name another strategy than the one that failed."""
    from dont.generated.tables.outcomes import ROWS

    return str(ROWS[retryability]["repeated"])


def _tx(entry: Record) -> int:
    return _int(entry["tx"])


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0

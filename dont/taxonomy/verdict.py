"""From text to a `Classified`: scan, judge, and fill every field from the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dont.core.clock import Clock, system_clock
from dont.core.errors import Refusal
from dont.core.ids import RandomBytes, ulid
from dont.core.redact import redact
from dont.taxonomy.finding import Asked, Finding, find
from dont.taxonomy.location import relative
from dont.taxonomy.normalize import VERSION
from dont.taxonomy.sign import code_word, sign
from dont.taxonomy.tables import Row, table, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.core.types import Record

__all__ = ["Asked", "classified"]

_SHOWN: Final = 300


class Kind(NamedTuple):
    """The kind of a failure and what decided it."""

    name: str
    source: str


def classified(
    pieces: Iterable[str],
    asked: Asked,
    *,
    clock: Clock = system_clock,
    random: RandomBytes | None = None,
) -> Record:
    """Classify a text given in pieces.

    Args:
        pieces: consecutive parts of the text, of any size.
        asked: what is known about the command.
        clock: microseconds since the epoch, for the id of the error.
        random: source of random bytes for that id; the system's when None.

    Returns:
        A `Classified`.

    Raises:
        Refusal: `schema-mismatch` for a purpose that does not exist.
    """
    if asked.purpose not in table("purposes"):
        known = ", ".join(table("purposes"))
        problem = f"there is no purpose `{asked.purpose}`; known are {known}"
        raise Refusal("schema-mismatch", data={"problem": problem})
    found = find(pieces, asked)
    purpose = table("purposes")[asked.purpose]
    row = table("classes")[found.class_name]
    kind = _kind(found, row, text(purpose, "kind"))
    kinds = table("kinds")[kind.name]
    location = relative(found.path, asked.root) if found.path else None
    code = code_word(asked.exit_code, found.status)
    signed = sign((kind.name, found.surface, found.class_name), location, code, found.key)
    milliseconds = clock() // 1000
    number = ulid(milliseconds) if random is None else ulid(milliseconds, random)
    error: Record = {
        "error_id": f"error:{number}",
        "kind": kind.name,
        "severity": text(row, "severity") or text(kinds, "severity"),
        "message": _message(found, row, purpose),
        "retryability": found.retryability
        or text(row, "retryability")
        or text(kinds, "retryability"),
        "route": text(kinds, "route"),
        "semantic_signature": signed,
        "throttled": bool(row.get("throttled")) if found.throttled is None else found.throttled,
        "retry_after_s": found.wait_s,
        "user_action": text(row, "user_action") or None,
        "cause_refs": [],
        "metadata": _metadata(found, asked),
    }
    if found.detail:
        error["detail"] = redact("\n".join(line[:_SHOWN] for line in found.detail))
    return {
        "error": error,
        "class": found.class_name,
        "location": location,
        "outcome": text(row, "outcome") or text(kinds, "outcome"),
        "confidence": "matched" if found.proven else "default",
        "evidence": {
            "line": found.number,
            "text": None if found.line is None else redact(found.line)[:_SHOWN],
            "matcher": found.matcher,
            "kind_from": kind.source,
            "purpose_default": text(purpose, "kind"),
        },
    }


def _kind(found: Finding, row: Row, default: str) -> Kind:
    """Let the matcher, then the class, then the purpose decide."""
    if found.kind is not None:
        return Kind(found.kind, "matcher")
    kinds = row["kinds"]
    allowed = [str(kind) for kind in kinds] if isinstance(kinds, list) else []
    if default in allowed:
        return Kind(default, "purpose")
    return Kind(allowed[0], "class")


def _message(found: Finding, row: Row, purpose: Row) -> str:
    what = text(row, "meaning") if found.matcher else text(purpose, "problem")
    said = " ".join((found.said or found.line or "").split())
    return redact(f"{what}: {said}" if said else what)[:_SHOWN]


def _metadata(found: Finding, asked: Asked) -> Record:
    known: Record = {
        "signature_version": VERSION,
        "purpose": asked.purpose,
        "exit_code": asked.exit_code,
        "status": found.status,
        "provider": found.provider,
        "failure_event": "command.failed",
    }
    return {name: value for name, value in known.items() if value is not None}

"""What an answer or an audit means for a reference, in one word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.evidence.landing import Landing
    from dont.net.answer import Answer

_PERMANENT: Final = (301, 308)
_GONE: Final = (404, 410)
BY_AUDIT: Final = {
    "current": "alive",
    "moved": "moved",
    "reformatted": "alive",
    "drifted": "alive",
    "missing": "gone",
}


def facts_of(uri: str, outcome: str) -> Record:
    """Begin the facts of a reference check."""
    return {"source_uri": uri, "outcome": outcome, "audit": None}


def outcome(page: Landing, answer: Answer) -> str:
    """Say what an answer means; a refusal or a fault of the server says nothing about the page.

    Args:
        page: what was asked for.
        answer: the last answer.
    """
    if answer.status in _GONE:
        return "gone"
    if not answer.ok:
        return "not-measured"
    for_good = any(hop.status in _PERMANENT for hop in answer.hops)
    moved = for_good and not page.resolver and _elsewhere(page.url, answer.url)
    return "moved" if moved else "alive"


def _elsewhere(url: str, final: str) -> bool:
    """Tell whether two addresses differ in more than the scheme, `www.` or a final slash."""
    return _essence(url) != _essence(final)


def _essence(url: str) -> str:
    return url.partition("//")[2].removeprefix("www.").partition("#")[0].rstrip("/")


def add_wait(facts: Record, answer: Answer) -> None:
    """Add when another try makes sense, where the server says it."""
    import time

    from dont.net.pace import retry_after

    wait = retry_after(answer.headers.get("retry-after"), time.time())
    if wait is not None:
        facts["retry_after_s"] = wait

"""Read `--as-of` and `--since`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.clock import LARGEST_TX, parse_rfc3339, rfc3339
from dont.core.errors import UsageError

if TYPE_CHECKING:
    from dont.verbs.context import Context


def tx_of(text: str) -> int:
    """Read a `tx` or an RFC 3339 time as microseconds since the epoch.

    Raises:
        UsageError: `usage` for anything else.

    Example:
        >>> tx_of("12"), tx_of("1970-01-01T00:00:01Z")
        (12, 1000000)
    """
    if text.isascii() and text.isdigit() and 0 < int(text) <= LARGEST_TX:
        return int(text)
    found = parse_rfc3339(text)
    if found is None:
        problem = f"`{text}` is neither a `tx` nor an RFC 3339 time"
        raise UsageError("usage", data={"problem": problem, "verb": "list"})
    return found


def as_of(ctx: Context, asked: object = None) -> str:
    """Say which moment an answer is about: the one asked for, else now, RFC 3339 UTC."""
    return rfc3339(ctx.clock() if asked is None else tx_of(str(asked)))

"""Time as the ledger counts it: microseconds since the epoch, written as RFC 3339 UTC."""

import time
from collections.abc import Callable

# Microseconds since the epoch; tests inject their own.
Clock = Callable[[], int]

_RFC3339 = (
    r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))\Z"
)
_SECOND = 1_000_000
LARGEST_TX = 2**53 - 1
_seconds: dict[int, str] = {}
_MOST_SECONDS = 64
_FIRST_YEAR = 1970
_MONTHS = 12
_LAST = (23, 59, 60)  # the latest hour, minute and (leap) second


def system_clock() -> int:
    """Read the system's clock, in microseconds since the epoch."""
    return time.time_ns() // 1000


def next_tx(now: int, largest_seen: int) -> int:
    """Advance the hybrid clock: it never repeats and never goes back within one working copy.

    Args:
        now: the wall clock, microseconds.
        largest_seen: the largest `tx` this copy ever saw, 0 for none.

    Example:
        >>> next_tx(10, 5), next_tx(10, 12)
        (10, 13)
    """
    return max(now, largest_seen + 1, 1)


def rfc3339(tx: int) -> str:
    """Write microseconds since the epoch as RFC 3339 UTC with six digits.

    Example:
        >>> rfc3339(123)
        '1970-01-01T00:00:00.000123Z'
    """
    seconds, micros = divmod(tx, _SECOND)
    text = _seconds.get(seconds)
    if text is None:
        # One answer names few seconds, many times over.
        if len(_seconds) >= _MOST_SECONDS:
            _seconds.clear()
        text = _seconds[seconds] = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
    return f"{text}.{micros:06d}Z"


def parse_rfc3339(text: str) -> int | None:
    """Read an RFC 3339 time as microseconds since the epoch; None where it is none.

    Example:
        >>> parse_rfc3339("1970-01-01T01:00:00.5+01:00")
        500000
        >>> parse_rfc3339("yesterday") is None
        True
    """
    import re

    found = re.match(_RFC3339, text)
    if found is None:
        return None
    import calendar

    year, month, day, hour, minute, second = (int(part) for part in found.groups()[:6])
    if year < _FIRST_YEAR or not 1 <= month <= _MONTHS:
        return None
    if not 1 <= day <= calendar.monthrange(year, month)[1]:
        return None
    if (hour, minute, second) > _LAST or minute > _LAST[1] or second > _LAST[2]:
        return None
    seconds = calendar.timegm((year, month, day, hour, minute, second))
    if found[8]:
        offset = (int(found[9]) * 60 + int(found[10])) * 60
        seconds += -offset if found[8] == "+" else offset
    return seconds * _SECOND + int((found[7] or "0").ljust(6, "0")[:6])

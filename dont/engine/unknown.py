"""The one value that stands for a fact nobody could read."""

from __future__ import annotations

# Only fields marked `may_be_unknown` in the rule view hold it.
UNKNOWN = "not-measured"
# What an audit says of a file that is there and cannot be read; to a rule it is unknown.
UNREAD = (UNKNOWN, "unreadable")


def as_fact(status: str | None) -> str | None:
    """Turn an audit status into the fact a rule sees.

    Example:
        >>> as_fact("unreadable"), as_fact("moved"), as_fact(None)
        ('not-measured', 'moved', None)
    """
    return UNKNOWN if status in UNREAD else status

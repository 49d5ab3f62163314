"""Take volatile data out of the captured groups, so that the same failure reads the same."""

from __future__ import annotations

import re
from typing import Final

from dont.core.redact import redact
from dont.taxonomy.tables import Row, table, text, texts

# Raised whenever the same failure would get another signature; stored beside each recorded one.
VERSION: Final = 2
_LONGEST: Final = 512


def normalize(value: str) -> str:
    """Replace volatile parts: stamps, ids, addresses, ports, temporary paths, durations.

    Args:
        value: one captured group; at most 512 characters of it count.

    Example:
        >>> normalize("pid 4242 at 0x7ffd97af1b0")
        'pid <n> at <addr>'
    """
    value = redact(value[:_LONGEST])
    for name, row in table("normalizers").items():
        marks = texts(row, "marks")
        if not marks or any(mark in value for mark in marks):
            value = _pattern(name, row).sub(text(row, "replacement"), value)
    return " ".join(value.split())


_patterns: Final[dict[str, re.Pattern[str]]] = {}


def _pattern(name: str, row: Row) -> re.Pattern[str]:
    found = _patterns.get(name)
    if found is None:
        found = _patterns[name] = re.compile(text(row, "pattern"))
    return found

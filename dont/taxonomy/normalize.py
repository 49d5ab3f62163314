"""Take volatile data out of the captured groups, so that the same failure reads the same."""

from __future__ import annotations

import re
from typing import Final

from dont.core.redact import redact
from dont.taxonomy.tables import table, text, texts

_rules: Final[list[tuple[tuple[str, ...], "re.Pattern[str]", str]]] = []
# Raised whenever the same failure would get another signature; stored beside each recorded one.
VERSION: Final = 1
_LONGEST: Final = 512


def normalize(value: str) -> str:
    """Replace volatile parts: stamps, ids, addresses, ports, temporary paths, durations.

    Args:
        value: one captured group; at most 512 characters of it count.

    Example:
        >>> normalize("pid 4242 at 0x7ffd97af1b0")
        'pid <n> at <addr>'
    """
    if not _rules:
        _rules.extend(
            (tuple(texts(row, "marks")), re.compile(text(row, "pattern")), text(row, "replacement"))
            for row in table("normalizers").values()
        )
    value = redact(value[:_LONGEST])
    for marks, pattern, replacement in _rules:
        if not marks or any(mark in value for mark in marks):
            value = pattern.sub(replacement, value)
    return " ".join(value.split())

"""Every regular expression that reads foreign text, with a name to find it by."""

from __future__ import annotations

import importlib
import pkgutil
import re

import dont.taxonomy
from dont.core import redact
from dont.taxonomy.tables import Row, rows, table, text


def all_patterns() -> dict[str, str]:
    """Collect the sources of the tables and of the modules."""
    found: dict[str, str] = {}
    for name, row in table("matchers").items():
        found |= _of_matcher(name, row)
    for name, row in table("normalizers").items():
        found[f"normalizer {name}"] = text(row, "pattern")
    for name, row in table("provider_rules").items():
        found[f"provider rule {name}"] = text(row, "message")
    for n, (_, source, _) in enumerate(redact._SOURCES):
        found[f"redact {n}"] = source
    found["redact named"] = redact._NAMED
    return {name: source for name, source in (found | _of_modules()).items() if source}


def _of_matcher(name: str, row: Row) -> dict[str, str]:
    found = {name: text(row, "pattern")}
    for column in ("follow", "look"):
        for n, inner in enumerate(rows(row, column)):
            found[f"{name} {column} {n}"] = text(inner, "pattern")
            found[f"{name} {column} {n} stop"] = text(inner, "stop")
    return found


def _of_modules() -> dict[str, str]:
    found = {}
    for module in pkgutil.iter_modules(dont.taxonomy.__path__):
        loaded = importlib.import_module(f"dont.taxonomy.{module.name}")
        for name, value in vars(loaded).items():
            if isinstance(value, re.Pattern) and isinstance(value.pattern, str):
                flags = "(?x)" if value.flags & re.VERBOSE else ""
                found[f"{module.name}.{name}"] = flags + value.pattern
    return found

"""Answers of web services as they come: a text, a list, a wrapped value, or nothing."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def texts(value: Any) -> list[str]:
    """Give the texts in a value, in order, each once.

    Example:
        >>> texts("a"), texts(["a", {"type": ["literal"], "value": "b"}, "a"]), texts(None)
        (['a'], ['a', 'b'], [])
    """
    if value is None or isinstance(value, bool):
        return []
    if isinstance(value, dict):
        return texts(value.get("value"))
    if isinstance(value, list):
        return list(dict.fromkeys(text for part in value for text in texts(part)))
    text = str(value).strip()
    return [text] if text else []


def first(value: Any) -> str | None:
    """Give the first text in a value.

    Example:
        >>> first([]), first({"value": "x"})
        (None, 'x')
    """
    found = texts(value)
    return found[0] if found else None


def truth(value: Any) -> bool:
    """Read a truth value however it is written.

    Example:
        >>> [truth(value) for value in ("1", "true", "TRUE", "True", True, ["true"], "false", None)]
        [True, True, True, True, True, True, False, False]
    """
    if isinstance(value, bool):
        return value
    return any(text.lower() in {"1", "true", "yes"} for text in texts(value))


def digest_of(value: Any) -> str:
    """Hash what was read, so that the same answer is known again.

    Example:
        >>> digest_of({"a": 1, "b": 2}) == digest_of({"b": 2, "a": 1})
        True
    """
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()

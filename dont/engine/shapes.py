"""Take apart values of unknown shape without asking twice."""

from __future__ import annotations


def items(value: object) -> list[object]:
    """Take a list as it is, anything else as no list.

    Example:
        >>> items([1]), items("ab")
        ([1], [])
    """
    return list(value) if isinstance(value, (list, tuple)) else []


def mapping(value: object) -> dict[str, object]:
    """Take a mapping as it is, anything else as an empty one.

    Example:
        >>> mapping({"a": 1}), mapping(None)
        ({'a': 1}, {})
    """
    return dict(value) if isinstance(value, dict) else {}

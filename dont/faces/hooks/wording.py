"""Short facts for a model: bounded in bytes, and nobody else's text can break out of its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.display import escape, shorten

if TYPE_CHECKING:
    from collections.abc import Sequence


def one_line(text: object, most: int) -> str:
    r"""Put a text on one line and cut it; what a terminal or a reader would obey is escaped.

    Args:
        text: anything; claim texts are somebody else's words.
        most: columns at most.

    Example:
        >>> one_line("a\n b\x1b[0m", 80), one_line("abcdef", 4)
        ('a b\\x1b[0m', 'abc…')
    """
    return shorten(escape(" ".join(str(text).split())), most)


def size(text: str) -> int:
    """Count the bytes of a text in UTF-8."""
    return len(text.encode("utf-8", "replace"))


def fit(head: str, items: Sequence[str], tail: Sequence[str], most: int) -> str:
    """Join as many items between head and tail as fit, and say how many were left out.

    Args:
        head: the first line; always there.
        items: lines in order of importance.
        tail: lines that are always there.
        most: bytes at most.
    """
    shown: list[str] = []
    left = most - size("\n".join([head, *tail])) - 24  # room for `- and 99999 more` and newlines
    for item in items:
        cost = size(item) + 1
        if cost > left:
            break
        shown.append(item)
        left -= cost
    if len(shown) < len(items):
        shown.append(f"- and {len(items) - len(shown)} more")
    return "\n".join([head, *shown, *tail])


def claim(record: dict[str, object], extra: str, most: int = 110) -> str:
    """Name an entity: id, what is said about it, its statement or definition."""
    said = record.get("statement") or f"{record.get('curie')}: {record.get('definition')}"
    return f"- {record['id']} ({extra}) {one_line(said, most)}"

"""Problems as values: what is wrong in a file, where, and the nearest right name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_LISTED: Final = 12


class Problem(TypedDict):
    """One mistake.

    `where` is `file:line:column` (1-based), `path` the place in it as `$.clauses[0].require`.
    """

    where: str
    message: str
    path: str


def _distance(left: str, right: str) -> int:
    """Count the edits between two short words; a swap of neighbours is one edit."""
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        older, before, row = before, row, [i]
        for j, b in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and left[i - 2] == b:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the known name a misspelt one most likely stands for.

    Example:
        >>> nearest("statemnt", ["status", "statement"])
        'statement'
        >>> nearest("xyz", ["status", "statement"]) is None
        True
    """
    short = word[:60]
    best = min(((_distance(short, name), name) for name in known), default=None)
    if best is None or best[0] > max(1, (max(len(short), len(best[1])) + 1) // 3):
        return None
    return best[1]


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """Say that a name is unknown, and which one was probably meant.

    Example:
        >>> unknown("field", "statemnt", ["status", "statement"])
        'unknown field `statemnt`; did you mean `statement`?'
    """
    names = sorted(known)
    close = nearest(word, names)
    if close is not None:
        return f"unknown {what} `{word}`; did you mean `{close}`?"
    listed = ", ".join(names[:MOST_LISTED]) + (", …" if len(names) > MOST_LISTED else "")
    return f"unknown {what} `{word}`; known are {listed}" if names else f"unknown {what} `{word}`"

"""Ranking of imported terms against a text: five kinds of match, the closest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    # The term's id, how it matched, its score.
    Hit = tuple[int, str, float]
    # The term's id, whether it is obsolete, how close it is within its kind of match.
    Found = list[tuple[int, int, float]]

# What each kind of match is worth; an obsolete term keeps a tenth of it.
_SCORES = {"curie": 1.0, "label": 0.9, "synonym": 0.8, "prefix": 0.7, "text": 0.5}
_OBSOLETE_FACTOR = 0.1
# Full text stops after this many candidates, so that a word of every second term costs no more
# than a rare one.
_CANDIDATES = 3000
_LAST = "\U0010ffff"

_WORDS = 16
_BEGINNING = 4
_BY_CURIE = "SELECT id, obsolete FROM term WHERE curie = ? ORDER BY foreign_term, obsolete, id"
_BY_ALT = "SELECT t.id, t.obsolete FROM alt a JOIN term t ON t.id = a.term WHERE a.curie = ?"
_BY_NAME = (
    "SELECT n.term, t.obsolete FROM name n JOIN term t ON t.id = n.term"
    " WHERE n.key = ? AND n.kind = ? ORDER BY t.obsolete, t.foreign_term, t.id LIMIT ?"
)


def name_key(text: str) -> str:
    """Fold a label or a query to the form under which names are compared.

    Example:
        >>> name_key("  Cell   Suicide ")
        'cell suicide'
    """
    return " ".join(text.casefold().split())


def ranked(db: sqlite3.Connection, text: str, limit: int) -> list[Hit]:
    """List term ids with the kind of match and the score, best first.

    Args:
        db: an open vocabulary.
        text: the query.
        limit: how many at most.
    """
    live: dict[int, Hit] = {}
    obsolete: dict[int, Hit] = {}
    for match, rows in _tiers(db, text, limit):
        for term, gone, closeness in rows:
            if term in live or term in obsolete:
                continue
            score = _SCORES[match] * closeness
            if gone:
                obsolete[term] = (term, match, round(score * _OBSOLETE_FACTOR, 4))
            else:
                live[term] = (term, match, round(score, 4))
        if len(live) >= limit or (match == "curie" and ":" in text and (live or obsolete)):
            break
    return [*live.values(), *obsolete.values()][:limit]


def _tiers(db: sqlite3.Connection, text: str, limit: int) -> Iterator[tuple[str, Found]]:
    """Look a text up in each way, the closest first."""
    key = name_key(text)
    stripped = text.strip()
    yield "curie", _sure(db, _BY_CURIE, (stripped,))
    yield "curie", _sure(db, _BY_ALT, (stripped,))
    if key:
        yield "label", _sure(db, _BY_NAME, (key, 0, limit))
        yield "synonym", _sure(db, _BY_NAME, (key, 1, limit))
        yield "prefix", _starting(db, key, limit)
        yield "text", _full_text(db, key, limit)


def _sure(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> Found:
    return [(term, gone, 1.0) for term, gone in db.execute(sql, values)]


def _starting(db: sqlite3.Connection, key: str, limit: int) -> Found:
    """Find names that begin with the text; the shorter the rest, the closer."""
    rows = db.execute(
        "SELECT n.term, t.obsolete, n.key FROM"
        " (SELECT term, key FROM name WHERE key >= ? AND key < ? LIMIT ?) n"
        " JOIN term t ON t.id = n.term ORDER BY t.obsolete, length(n.key), n.key LIMIT ?",
        (key, key + _LAST, _CANDIDATES, limit * 4),
    )
    return [(term, gone, _closeness(len(key), len(name))) for term, gone, name in rows]


def _closeness(asked: int, found: int) -> float:
    """Give 1 for equal lengths, falling towards 0.8: tiers never overlap."""
    return 0.8 + 0.2 * asked / max(found, asked)


def _full_text(db: sqlite3.Connection, key: str, limit: int) -> Found:
    """Find terms that hold every word, else terms that hold some of them."""
    words = "".join(c if c.isalnum() else " " for c in key).split()[:_WORDS]
    if not words:
        return []
    # The beginnings of a short word are a tenth of the index; it has to match as it is.
    quoted = [f'"{word}"*' if len(word) >= _BEGINNING else f'"{word}"' for word in words]
    every = _matching(db, " AND ".join(quoted), words, limit)
    return every or _matching(db, " OR ".join(quoted), words, limit)


def _matching(db: sqlite3.Connection, query: str, words: list[str], limit: int) -> Found:
    rows = db.execute(
        "SELECT t.id, t.obsolete, coalesce(t.label, '') FROM"
        " (SELECT rowid FROM search WHERE search MATCH ? LIMIT ?) hit"
        " JOIN term t ON t.id = hit.rowid",
        (query, _CANDIDATES),
    )
    wanted = set(words)
    scored = []
    for term, gone, label in rows:
        held = len(wanted.intersection(name_key(label).split()))
        closeness = (
            0.4 + 0.5 * held / len(wanted) + 0.1 / (1 + abs(len(label.split()) - len(words)))
        )
        scored.append((term, gone, closeness))
    scored.sort(key=lambda hit: (hit[1], -hit[2], hit[0]))
    return scored[: limit * 4]

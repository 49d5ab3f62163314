"""What brings each derived assessment about, over a whole ledger at once.

The cost grows with what is wrong: the walk starts from what is doubted, set aside or missing and
goes up to those who rest on it, where asking each of them would walk down again and again.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dont.ledger.store import Reader

_REACHES = {"stale": "doubted", "compromised-support": "ignored"}
_ABOVE = "SELECT DISTINCT src FROM edge WHERE dst=? ORDER BY src"
_BY_STATUS = (
    "SELECT id FROM entity WHERE entity_kind IN ('claim','term') AND status=?"
    " ORDER BY created_tx, id"
)
_MISSING = (
    "SELECT e.dst FROM edge e LEFT JOIN entity n ON n.id=e.dst WHERE e.src=? AND n.id IS NULL"
    " ORDER BY e.dst LIMIT 1"
)
_FINAL = ("locked", "ignored")


def found(reader: Reader, known: Callable[[str], bool]) -> Iterator[tuple[str, str, str]]:
    """Give each assessment that holds: its name, the entity, and the nearest witness.

    Args:
        reader: the state.
        known: tells whether a vocabulary resolves a CURIE by now.
    """
    for name, status in _REACHES.items():
        for entity_id, witness in _reaching(reader, name, status):
            yield name, entity_id, witness
    for entity_id in reader.assessed("dangling-dependency"):
        row = reader.sql.execute(_MISSING, (entity_id,)).fetchone()
        if row is not None:
            yield "dangling-dependency", entity_id, str(row[0])
    for entity_id, curie in _open(reader, known):
        yield "unresolved-term", entity_id, curie


def _reaching(reader: Reader, name: str, status: str) -> Iterator[tuple[str, str]]:
    """Give each entity that rests on one in a status, with the nearest such one."""
    holders = reader.assessed(name)
    if not holders:
        return
    waiting = deque((row[0], row[0]) for row in reader.sql.execute(_BY_STATUS, (status,)))
    open_ones = set(holders)
    witnesses: dict[str, str] = {}
    while waiting:
        node, witness = waiting.popleft()
        for (above,) in reader.sql.execute(_ABOVE, (node,)).fetchall():
            if above in open_ones and above != witness:
                open_ones.discard(above)
                witnesses[above] = witness
                waiting.append((above, witness))
    for entity_id in holders:
        # Among doubted entities in a circle the walk may only have met the entity itself.
        witness = witnesses.get(entity_id) or _one(reader, name, entity_id)
        if witness:
            yield entity_id, witness


def _one(reader: Reader, name: str, entity_id: str) -> str:
    held = reader.assessments(entity_id)
    return next((str(one["witness"]) for one in held if one["name"] == name), "")


def _open(reader: Reader, known: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Give each entity that names something unknown, with the first such CURIE."""
    resolved: dict[str, bool] = {}
    last = ""
    for row in reader.open_refs():
        entity_id, curie = str(row["entity_id"]), str(row["curie"])
        if entity_id == last or reader.status(entity_id) in _FINAL:
            continue
        if curie not in resolved:
            resolved[curie] = known(curie)
        if not resolved[curie]:
            last = entity_id
            yield entity_id, curie

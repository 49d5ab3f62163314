"""The functions that compiled SQL calls, and the tables of derived assessments it reads."""

from __future__ import annotations

from json import loads
from typing import TYPE_CHECKING, Protocol

from dont.engine.kit import PLAIN, WITH_LIST
from dont.engine.patterns import search
from dont.engine.unknown import as_fact

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable, Mapping


class Facts(Protocol):
    """What the projection does not hold; the caller answers."""

    def resolves(self, curie: str) -> bool:
        """Tell whether an imported vocabulary or a prefix knows a reference."""

    def obsolete(self, curie: str) -> bool | None:
        """Tell whether an imported term is obsolete; None where it is not imported."""

    def label(self, curie: str) -> str | None:
        """Give the label of an imported term; None where it has none."""

    def drift(self, entity_id: str, n: int) -> str | None:
        """Give the audit status of a reference; None where it is no file."""


class NoFacts:
    """Knows nothing beyond the projection."""

    def resolves(self, curie: str) -> bool:  # noqa: ARG002 - the protocol's signature
        """Deny: only what the log resolved counts."""
        return False

    def obsolete(self, curie: str) -> bool | None:  # noqa: ARG002 - the protocol's signature
        """Do not know."""
        return None

    def label(self, curie: str) -> str | None:  # noqa: ARG002 - the protocol's signature
        """Do not know."""
        return None

    def drift(self, entity_id: str, n: int) -> str | None:  # noqa: ARG002 - the protocol's signature
        """Say that there is no file."""
        return None


def _with_list(
    call: Callable[[str, tuple[str, ...]], bool],
) -> Callable[[object, str], bool | None]:
    kept: dict[str, tuple[str, ...]] = {}

    def run(text: object, operand: str) -> bool | None:
        if text is None:
            return None
        if operand not in kept:
            kept[operand] = tuple(loads(operand))
        return call(str(text), kept[operand])

    return run


def _plain(call: Callable[[str], bool]) -> Callable[[object], bool | None]:
    return lambda text: None if text is None else call(str(text))


def _search(pattern: str, text: object) -> bool | None:
    return None if text is None else search(pattern, str(text))


def _blank(text: object) -> bool:
    return text is None or not str(text).strip()


_ASSESSED = """
CREATE TEMP TABLE IF NOT EXISTS rule_assessed(entity_id TEXT, name TEXT, witness TEXT);
CREATE TEMP TABLE IF NOT EXISTS rule_path(
  entity_id TEXT, name TEXT, witness TEXT, n INTEGER, value TEXT);
CREATE INDEX IF NOT EXISTS temp.rule_assessed_entity ON rule_assessed(entity_id);
CREATE INDEX IF NOT EXISTS temp.rule_path_entity ON rule_path(entity_id);
"""


def register(connection: sqlite3.Connection, facts: Facts | None = None) -> None:
    """Register the functions of compiled conditions on a connection.

    Args:
        connection: a connection to the projection; it may be read-only.
        facts: answers what the projection does not hold.
    """
    known: Facts = facts or NoFacts()
    make = connection.create_function
    for name, call in WITH_LIST.items():
        make(f"rule_{name}", 2, _with_list(call), deterministic=True)
    for name, one in PLAIN.items():
        make(f"rule_{name}", 1, _plain(one), deterministic=True)
    make("rule_search", 2, _search, deterministic=True)
    make("rule_blank", 1, _blank, deterministic=True)
    make("rule_resolves", 1, lambda curie: curie is not None and known.resolves(str(curie)))
    make("rule_obsolete", 1, lambda curie: None if curie is None else known.obsolete(str(curie)))
    make("rule_label", 1, lambda curie: None if curie is None else known.label(str(curie)))
    make("rule_drift", 2, lambda entity_id, n: as_fact(known.drift(entity_id, n)))


def put_assessments(
    connection: sqlite3.Connection, found: Iterable[tuple[str, Iterable[Mapping[str, object]]]]
) -> None:
    """Fill the temporary tables that conditions on `derived_assessments` read.

    Args:
        connection: the connection that will evaluate.
        found: for each entity that has any, its assessments (`name`, `witness`, `path`).
    """
    empty_assessments(connection)
    for entity_id, assessments in found:
        for one in assessments:
            key = (entity_id, one["name"], one["witness"])
            connection.execute("INSERT INTO temp.rule_assessed VALUES (?,?,?)", key)
            path = one.get("path")
            steps = enumerate(path if isinstance(path, (list, tuple)) else ())
            connection.executemany(
                "INSERT INTO temp.rule_path VALUES (?,?,?,?,?)",
                [(*key, n, step) for n, step in steps],
            )


def empty_assessments(connection: sqlite3.Connection) -> None:
    """Make the temporary tables, empty."""
    for statement in _ASSESSED.split(";"):
        connection.execute(statement)
    connection.execute("DELETE FROM temp.rule_assessed")
    connection.execute("DELETE FROM temp.rule_path")


def put_names(connection: sqlite3.Connection, holders: Mapping[str, Iterable[str]]) -> None:
    """Fill the temporary tables with names alone, where no condition reads witness or path.

    Args:
        connection: the connection that will evaluate.
        holders: for each assessment, the entities it holds for.
    """
    empty_assessments(connection)
    for name, ids in holders.items():
        connection.executemany(
            "INSERT INTO temp.rule_assessed VALUES (?,?,NULL)",
            ((entity_id, name) for entity_id in ids),
        )

"""The generated tables, each imported when it is first needed."""

from __future__ import annotations

from typing import Final, TypeAlias

Row: TypeAlias = "dict[str, object]"
Table: TypeAlias = "dict[str, Row]"

_loaded: Final[dict[str, Table]] = {}


def table(name: str) -> Table:
    """Load a generated table by name.

    Args:
        name: file name under `model/tables` without its ending.

    Returns:
        Rows by their key.
    """
    found = _loaded.get(name)
    if found is None:
        from importlib import import_module

        found = _loaded[name] = import_module(f"dont.generated.tables.{name}").ROWS
    return found


def text(row: Row, name: str, default: str = "") -> str:
    """Read a text column, with a default where the row has none."""
    value = row.get(name)
    return value if isinstance(value, str) else default


def texts(row: Row, name: str) -> list[str]:
    """Read a column of several texts; empty where the row has none."""
    value = row.get(name)
    return [str(item) for item in value] if isinstance(value, list | tuple) else []


def number(row: Row, name: str, default: int) -> int:
    """Read an integer column, with a default where the row has none."""
    value = row.get(name)
    return value if isinstance(value, int) else default


def rows(row: Row, name: str) -> list[Row]:
    """Read a column of nested rows; empty where the row has none."""
    value = row.get(name)
    return (
        [item for item in value if isinstance(item, dict)]
        if isinstance(value, list | tuple)
        else []
    )

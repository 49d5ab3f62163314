"""The importers by name: a module `<name>.py` with `read_<name>_source` is one; none is listed."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from dont.core.errors import UsageError
from dont.importers.failures import missing_extra

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.importers.options import Options
    from dont.importers.place import Place, Source
    from dont.importers.result import Reading

    Reader = Callable[[Options, Place], tuple[Reading, Source]]


def reader_of(source: str) -> Reader:
    """Find the importer of a name.

    Raises:
        UsageError: `usage` for an unknown name.
        Refusal: `missing-extra` where the optional packages are absent.
    """
    name = source.replace("-", "_")
    if not name.isidentifier() or find_spec(f"dont.importers.{name}") is None:
        raise _unknown(source)
    try:
        module = import_module(f"dont.importers.{name}")
    except ImportError as error:
        raise missing_extra(error) from error
    reader: Reader | None = getattr(module, f"read_{name}_source", None)
    if reader is None:
        raise _unknown(source)
    return reader


def importers() -> list[str]:
    """List the names of all importers, without loading any."""
    folder = os.path.dirname(__file__)
    found = []
    for file in sorted(os.listdir(folder)):
        name, dot, ending = file.partition(".")
        if dot and ending == "py":
            with open(os.path.join(folder, file), encoding="utf-8") as text:
                if f"\ndef read_{name}_source(" in text.read():
                    found.append(name.replace("_", "-"))
    return found


def _unknown(source: str) -> UsageError:
    problem = f"`{source}` is no importer; there are {', '.join(importers())}"
    return UsageError("usage", data={"problem": problem, "verb": "import", "detail": problem})

"""The importers by name; each module is loaded only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from dont.core.errors import UsageError
from dont.importers.failures import missing_extra

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.importers.options import Options
    from dont.importers.place import Place, Source
    from dont.importers.result import Reading

    Reader = Callable[[Options, Place], tuple[Reading, Source]]

IMPORTERS: Final = (
    "obo",
    "ols",
    "wikidata",
    "openalex",
    "bioregistry",
    "jsonld",
    "ttl",
    "linkml",
)
_MODULES: Final = {"obo": "files", "ttl": "files", "jsonld": "files"}


def reader_of(source: str) -> Reader:
    """Find the importer of a name.

    Raises:
        UsageError: `usage` for an unknown name.
        Refusal: `missing-extra` where the optional packages are absent.
    """
    if source not in IMPORTERS:
        problem = f"`{source}` is no importer; there are {', '.join(IMPORTERS)}"
        raise UsageError("usage", data={"problem": problem, "verb": "import", "detail": problem})
    name = _MODULES.get(source, source)
    try:
        module = import_module(f"dont.importers.{name}")
    except ImportError as error:
        raise missing_extra(error) from error
    reader: Reader = getattr(module, f"read_{source}_source")
    return reader

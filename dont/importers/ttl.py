"""Turtle and RDF/XML vocabularies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.importers.files import Documents

if TYPE_CHECKING:
    from dont.importers.options import Options
    from dont.importers.place import Place, Source
    from dont.importers.result import Reading


def read_ttl_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read Turtle or RDF/XML, with what it imports where the caller asks for it."""
    return Documents("ttl", options, place).read()

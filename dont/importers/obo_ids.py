"""Identifiers as OBO files write them, made into CURIEs and IRIs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dont.importers.naming import OBO

if TYPE_CHECKING:
    from dont.importers.naming import Names

_ESCAPE: Final = re.compile(r"\\(.)", re.DOTALL)
_MARK: Final = re.compile(r"(?<=[^\s\\])!")
_LETTERS: Final = {"n": "\n", "t": "\t", "W": " "}
_PLAIN: Final = re.compile(r"[^A-Za-z0-9_.\-]+")


def unescape(text: str) -> str:
    r"""Take the backslashes of an OBO value away.

    Example:
        >>> unescape(r"Category\:Phage")
        'Category:Phage'
    """
    if "\\" not in text:
        return text
    return _ESCAPE.sub(lambda found: _LETTERS.get(found[1], found[1]), text)


def exclaimed(name: str) -> str:
    r"""Escape the exclamation marks of a name that begin no comment: those after a character.

    Example:
        >>> exclaimed("(?<=[KR])(?!P) ! cuts after K"), exclaimed("Hey!"), exclaimed(r"Hey\!")
        ('(?<=[KR])(?\\!P) ! cuts after K', 'Hey\\!', 'Hey\\!')
    """
    return _MARK.sub(r"\!", name)


class Ids:
    """Turn the ids of one file into CURIEs and IRIs.

    Args:
        names: the prefixes of this import.
        ontology: short name of the ontology; ids without a prefix belong to it.
    """

    def __init__(self, names: Names, ontology: str) -> None:
        self._names = names
        self._ontology = _PLAIN.sub("-", ontology).strip("-.") or "obo"
        self._curies: dict[str, str] = {}

    def curie(self, raw: str) -> str:
        """Give the CURIE of an id, which may be escaped, an address or without prefix."""
        found = self._curies.get(raw)
        if found is None:
            found = self._curies[raw] = self._curie(unescape(raw))
        return found

    def _curie(self, plain: str) -> str:
        if "://" in plain:
            return self._names.curie(plain)
        return plain if ":" in plain else f"{self._ontology}:{plain}"

    def iri(self, raw: str) -> str:
        """Give the IRI of an id."""
        plain = unescape(raw)
        if "://" in plain:
            return plain
        if ":" not in plain:
            return f"{OBO}{self._ontology}#{plain}"
        return self._names.expand(plain)


def is_cross_reference(raw: str, described: bool) -> bool:  # noqa: FBT001 -- a plain fact about the clause
    """Tell a cross-reference from a key with a value (`Source: "none"`, `record_id "1"`).

    Example:
        >>> is_cross_reference("Source:", True), is_cross_reference("record_id", True)
        (False, False)
        >>> is_cross_reference("GO:1", True), is_cross_reference("plain", False)
        (True, True)
    """
    return not raw.endswith(":") and (":" in raw or not described)

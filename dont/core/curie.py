"""CURIEs as text: their grammar, where they stand in a sentence, and how a broken one is repaired.

Nothing here knows a vocabulary: callers pass the prefixes that the project knows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

_PREFIX: Final = r"[A-Za-z_][A-Za-z0-9_.\-]*"
_WHOLE: Final = re.compile(rf"({_PREFIX}):(?![/:])(\S+)\Z")
# In running text the local part starts with a letter, digit or underscore and ends before
# punctuation; a colon, slash, dot or word character before the prefix makes it a part of
# something else (a URL, `std::vec`, a path).
_RUNNING: Final = re.compile(
    rf"(?<![\w:/.@\\\-])({_PREFIX}):(\w(?:[\w.\-/%+~#]*[\w/])?)(?![:\w])", re.ASCII
)
_UNDERSCORED: Final = re.compile(rf"({_PREFIX}?)_(\d\w*)\Z")


class Curie(NamedTuple):
    """A CURIE in its two parts."""

    prefix: str
    local: str


def parse(text: str) -> Curie | None:
    """Split a CURIE; None where the text is none.

    Args:
        text: the whole argument, for instance `GO:0008150`.

    Example:
        >>> parse("GO:0008150")
        Curie(prefix='GO', local='0008150')
        >>> parse("http://example.org/x"), parse("std::vec"), parse("12:30"), parse("GO:")
        (None, None, None, None)
    """
    found = _WHOLE.match(text)
    return Curie(found[1], found[2]) if found else None


def find(text: str, prefixes: Collection[str]) -> list[str]:
    """List the CURIEs that stand in running text, each once, in reading order.

    Args:
        text: a statement.
        prefixes: the prefixes the project knows; others are never CURIEs in a sentence.

    Source: PRODUCT 5.2.

    Example:
        >>> known = {"GO", "std", "http", "a"}
        >>> find("GO:0006915 acts (see GO:0008150). std::vec http://x.org 12:30 a::b", known)
        ['GO:0006915', 'GO:0008150']
        >>> find("note:this is no CURIE", known)
        []
    """
    if ":" not in text:
        return []
    hits = (found for found in _RUNNING.finditer(text) if found[1] in prefixes)
    return list(dict.fromkeys(f"{found[1]}:{found[2]}" for found in hits))


def repairs(text: str, prefixes: Collection[str]) -> Iterator[str]:
    """Propose CURIEs that the text may have meant, the likeliest first.

    Args:
        text: a CURIE that resolves to nothing.
        prefixes: the prefixes the project knows, in their own spelling.

    Yields:
        Spellings with a banana prefix removed (`GO:GO:0008150`), the prefix in its known case
        (`go:0008150`), an underscore read as the colon (`GO_0008150`, `obo:GO_0008150`).

    Example:
        >>> list(repairs("go:GO:0008150", {"GO"}))
        ['GO:0008150']
        >>> list(repairs("GO_0008150", {"GO"})), list(repairs("go:0008150", {"GO"}))
        (['GO:0008150'], ['GO:0008150'])
    """
    by_case: dict[str, list[str]] = {}
    for prefix in sorted(prefixes):
        by_case.setdefault(prefix.casefold(), []).append(prefix)
    seen = {text}
    for prefix, local in _readings(text.strip()):
        for known in by_case.get(prefix.casefold(), ()):
            proposal = f"{known}:{local}"
            if proposal not in seen:
                seen.add(proposal)
                yield proposal


def _readings(text: str) -> Iterator[Curie]:
    """Read a text as prefix and local part in every way that people write one."""
    whole = parse(text)
    if whole is None:
        underscored = _UNDERSCORED.match(text.rpartition("/")[2])
        if underscored:
            yield Curie(underscored[1], underscored[2])
        return
    inner = parse(whole.local)
    if inner is not None:
        yield inner
    underscored = _UNDERSCORED.match(whole.local)
    if underscored:
        yield Curie(underscored[1], underscored[2])
    if inner is None or inner.prefix.casefold() != whole.prefix.casefold():
        yield whole

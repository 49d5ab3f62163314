"""XML that could do harm when read is refused before any parser sees it."""

from __future__ import annotations

import re
from typing import Final

from dont.importers.failures import bad_content

_DOCTYPE: Final = re.compile(rb"<!DOCTYPE", re.IGNORECASE)
_ENTITY: Final = re.compile(rb"<!ENTITY\s+(%\s+)?[^\s>]+\s+([^>]*)>", re.IGNORECASE)
_DECLARED: Final = re.compile(
    rb"(\A(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?)\s+encoding\s*=\s*[\"']([A-Za-z0-9._\-]+)[\"']"
)
_RDF: Final = re.compile(rb"<(?:[\w.\-]+:)?RDF[\s/>]")
_END: Final = re.compile(rb"(?:</(?:[\w.\-]+:)?RDF\s*|<(?:[\w.\-]+:)?RDF\s[^<>]*/)>\Z")
_LONGEST: Final = 2048
_BLOCK: Final = 1 << 16
_DEEPEST: Final = 10_000
_MOST: Final = 512
_HEAD: Final = 1 << 20


def declared_encoding(data: bytes) -> str:
    """Give the encoding that an XML document declares, "" for none.

    Example:
        >>> declared_encoding(b'<?xml version="1.0" encoding="ISO-8859-1"?><a/>')
        'ISO-8859-1'
    """
    found = _DECLARED.match(data)
    return found[2].decode("ascii") if found else ""


def undeclared(data: bytes) -> bytes:
    """Take the declared encoding away, once the text is UTF-8 whatever it was before."""
    found = _DECLARED.match(data)
    return data if found is None else found[1] + data[found.end() :]


def refuse_cut_short(data: bytes, where: str, *, importer: str) -> None:
    """Refuse RDF/XML whose outermost element is never closed; the parser takes it for whole.

    Raises:
        Refusal: `import-failed` with file and line.
    """
    if _RDF.search(data, 0, _HEAD) is None:
        return
    end = len(data.rstrip())
    while data.endswith(b"-->", 0, end):
        end = len(data[: max(data.rfind(b"<!--", 0, end), 0)].rstrip())
    if _END.search(data, max(data.rfind(b"<", 0, end), 0), end) is None:
        line = data.count(b"\n", 0, end) + 1
        raise bad_content(f"{where}:{line}", "the file ends too early", importer=importer)


def refuse_deep(data: bytes, where: str, *, importer: str) -> None:
    """Refuse elements inside elements without measure: the parser's time grows with their square.

    Counts the tags of one block after the other, which tells the depth well enough at no cost.

    Raises:
        Refusal: `import-failed` with file and line.
    """
    depth = 0
    for start in range(0, len(data), _BLOCK):
        end = start + _BLOCK
        opened = data.count(b"<", start, end) - 2 * data.count(b"</", start, end)
        others = sum(data.count(mark, start, end) for mark in (b"/>", b"<!", b"<?"))
        depth += opened - others
        if depth > _DEEPEST:
            line = data.count(b"\n", 0, end) + 1
            raise bad_content(f"{where}:{line}", "it nests too deeply", importer=importer)


def refuse_entities(data: bytes, where: str, *, importer: str) -> None:
    """Refuse external, nested and overlong entities; abbreviations of addresses are fine.

    Raises:
        Refusal: `import-failed` with file and line.
    """
    start = _DOCTYPE.search(data, 0, _HEAD)
    if start is None:
        return
    end = data.find(b"]>", start.start())
    subset = data[start.start() : end if end != -1 else len(data)]
    for number, entity in enumerate(_ENTITY.finditer(subset)):
        value = entity[2].strip()
        problem = ""
        if entity[1]:
            problem = "a parameter entity"
        elif value[:6].upper() in {b"SYSTEM", b"PUBLIC"}:
            problem = "an external entity"
        elif b"&" in value or b"%" in value:
            problem = "an entity made of entities"
        elif len(value) > _LONGEST or number >= _MOST:
            problem = "too many or too long entities"
        if problem:
            line = data.count(b"\n", 0, start.start() + entity.start()) + 1
            raise bad_content(f"{where}:{line}", f"{problem} is never read", importer=importer)

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
_LONGEST: Final = 2048
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

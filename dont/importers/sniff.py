"""What a text is, told from its beginning, whatever its name says."""

from __future__ import annotations

import re
from typing import Final

_HEAD: Final = 1 << 16
_OWL_XML: Final = re.compile(rb"<Ontology[\s>]")
_HTML: Final = re.compile(rb"\s*(<!doctype html|<html)", re.IGNORECASE)
_MARKUP: Final = re.compile(
    rb"<(\?xml|!doctype|!--|html|Ontology[\s>]|([\w.\-]+:)?RDF[\s>])", re.IGNORECASE
)
_STANZA: Final = re.compile(rb"\[(Term|Typedef|Instance)\b")
_JSON: Final = re.compile(rb"\{|\[\s*[{\[\"\]]")
_FLAGS: Final = re.IGNORECASE | re.MULTILINE
# Tried in this order, each line by itself: blanks that may be line ends cost the square of a text.
# Every Turtle file names something by an address.
_OUTLINES: Final = {
    "obo": re.compile(rb"^(format-version:|\[Term\]|\[Typedef\]|\[Instance\])", re.MULTILINE),
    "functional": re.compile(rb"^[ \t]*(Prefix|Ontology)\(", re.MULTILINE),
    "turtle": re.compile(rb"<[^\s<>]*>|^[ \t]*(@prefix|@base|prefix\s|base\s)", _FLAGS),
}


def syntax_of(data: bytes) -> str:
    """Name the syntax of a text.

    Returns:
        `obo`, `xml`, `owlxml`, `functional`, `jsonld`, `html`, `turtle`, `words` (none of these)
        or `binary`.

    Example:
        >>> syntax_of(b"format-version: 1.2"), syntax_of(b"<rdf:RDF>"), syntax_of(b"@prefix")
        ('obo', 'xml', 'turtle')
    """
    head = data[:_HEAD]
    start = head.lstrip()
    if b"\0" in head:
        return "binary"
    if _MARKUP.match(start):
        return _markup(head)
    if start.startswith((b"{", b"[")) and not _STANZA.match(start):
        return "jsonld" if _JSON.match(start) else "turtle"
    found = (name for name, outline in _OUTLINES.items() if outline.search(head))
    # A file may begin with pages of comments.
    return next(found, "words" if len(data) <= _HEAD else "turtle")


def _markup(head: bytes) -> str:
    """Tell a web page, OWL/XML and RDF/XML apart."""
    if _HTML.match(head) or (b"<html" in head[:4096].lower() and b":RDF" not in head):
        return "html"
    return "owlxml" if b":RDF" not in head and _OWL_XML.search(head) else "xml"

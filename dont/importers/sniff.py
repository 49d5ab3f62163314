"""What a text is, told from its beginning, whatever its name says."""

from __future__ import annotations

import re
from typing import Final

_HEAD: Final = 1 << 16
_OBO: Final = re.compile(rb"^(format-version:|\[Term\]|\[Typedef\]|\[Instance\])", re.MULTILINE)
_OWL_XML: Final = re.compile(rb"<Ontology[\s>]")
_HTML: Final = re.compile(rb"\s*(<!doctype html|<html)", re.IGNORECASE)
_FUNCTIONAL: Final = re.compile(rb"^\s*(Prefix|Ontology)\(", re.MULTILINE)


def syntax_of(data: bytes) -> str:
    """Name the syntax of a text.

    Returns:
        `obo`, `xml`, `owlxml`, `functional`, `jsonld`, `html`, `turtle` (also for anything else)
        or `binary`.

    Example:
        >>> syntax_of(b"format-version: 1.2"), syntax_of(b"<rdf:RDF>"), syntax_of(b"@prefix")
        ('obo', 'xml', 'turtle')
    """
    head = data[:_HEAD]
    start = head.lstrip()
    if b"\0" in head:
        return "binary"
    if _HTML.match(head):
        return "html"
    if start.startswith((b"<?xml", b"<rdf:RDF", b"<!DOCTYPE", b"<!--")) or b"<rdf:RDF" in head:
        if b"<rdf:RDF" not in head and b":RDF" not in head and _OWL_XML.search(head):
            return "owlxml"
        return "html" if b"<html" in head[:4096].lower() else "xml"
    if start.startswith((b"{", b"[")) and not start.startswith((b"[Term", b"[Type", b"[Inst")):
        return "jsonld" if start[:1] == b"{" or re.match(rb"\[\s*[{\[\"]", start) else "turtle"
    if _OBO.search(head):
        return "obo"
    return "functional" if _FUNCTIONAL.search(head) else "turtle"

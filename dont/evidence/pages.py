"""Make text of what a reference leads to: web pages, PDF files, plain text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lxml.html import HtmlElement

# Characters of text kept of one source, and pages read of one PDF file.
LONGEST: Final = 4_000_000
_MOST_PAGES: Final = 400
# A page with a script and less text than this shows its text only to a browser.
_LEAST: Final = 200
_SILENT: Final = frozenset(
    ("script", "style", "noscript", "template", "svg", "head", "iframe", "math", "object")
)
_BLOCK_NAMES: Final = (
    "address article aside blockquote br caption dd div dl dt figcaption figure footer form h1 h2"
    " h3"
    " h4 h5 h6 header hr li main nav ol option p pre section table tbody td tfoot th thead title"
    " tr ul"
)
_BLOCKS: Final = frozenset(_BLOCK_NAMES.split())
_CHARSET: Final = re.compile(r"charset\s*=\s*[\"']?([\w.:-]+)", re.IGNORECASE)
_MARKUP: Final = re.compile(rb"\s*(?:<!doctype html|<html|<\?xml|<head|<body)", re.IGNORECASE)
_TEXTUAL: Final = re.compile(
    r"text/|application/(?:[\w.+-]*(?:json|xml|yaml|javascript|toml|sql)|x-sh|x-tex)\b"
)


class Page(NamedTuple):
    """The text of a source.

    Attributes:
        text: None where it cannot be had.
        complete: whether it is all of the text.
        detail: one phrase for people where it is not.
    """

    text: str | None
    complete: bool
    detail: str = ""


def page_text(body: bytes, content_type: str = "", *, complete: bool = True) -> Page:
    """Make text of an answer's body.

    Args:
        body: the bytes.
        content_type: value of the header, empty where there is none.
        complete: whether the bytes are all that there are.
    """
    kind = content_type.partition(";")[0].strip().lower()
    if kind == "application/pdf" or body.startswith(b"%PDF-"):
        return _pdf(body, complete=complete)
    charset = _CHARSET.search(content_type)
    if "html" in kind or (kind in ("", "application/xml", "text/xml") and _MARKUP.match(body)):
        return _html(body, charset[1] if charset else None, complete=complete)
    if kind and not _TEXTUAL.match(kind):
        return Page(None, complete=False, detail=f"`{kind}` holds no text that can be compared")
    if not kind and b"\0" in body[:8192]:
        return Page(None, complete=False, detail="it holds no text that can be compared")
    text = decode(body, charset[1] if charset else None)
    return Page(text[:LONGEST], complete and len(text) <= LONGEST)


def file_text(path: str, data: bytes) -> Page:
    """Make text of a repository file; of markup, its text and its source.

    Args:
        path: its ending names its kind.
        data: the bytes.
    """
    lower = path.lower()
    if data.startswith(b"%PDF-"):
        return _pdf(data, complete=True)
    plain = decode(data, None)
    if lower.endswith((".html", ".htm", ".xhtml")):
        page = _html(data, None, complete=True)
        return Page(f"{page.text or ''}\n{plain}"[: 2 * LONGEST], complete=True)
    return Page(plain, complete=True)


def decode(data: bytes, charset: str | None) -> str:
    """Decode bytes: by their mark, as told, as UTF-8, else as what the web takes for Latin-1.

    Args:
        data: the bytes.
        charset: name of an encoding, or None.
    """
    marks = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
    named = next((name for mark, name in marks if data.startswith(mark)), charset)
    for name in (named, "utf-8"):
        if name:
            try:
                return data.decode(name)
            except (UnicodeDecodeError, LookupError):
                continue  # a wrong label, or a name that Python does not know: the next one
    return data.decode("cp1252", "replace")


def _html(body: bytes, charset: str | None, *, complete: bool) -> Page:
    try:
        from lxml import html
    except ModuleNotFoundError:
        return Page(None, complete=False, detail="reading web pages needs dont-ledger[verify]")
    from lxml.etree import LxmlError

    try:
        parser = html.HTMLParser(
            encoding=_known(charset),
            no_network=True,
            remove_comments=True,
            remove_pis=True,
            huge_tree=True,  # the input is bounded, and a page that nests deeply is read whole
        )
        tree = html.document_fromstring(body, parser=parser)
    except (LxmlError, ValueError):
        return Page(None, complete=False, detail="it is no web page that can be read")
    text = "".join(_pieces(tree))[: LONGEST + 1]
    if len(text) > LONGEST or any(entry.level_name == "FATAL" for entry in parser.error_log):
        return Page(text[:LONGEST], complete=False, detail="only its beginning was read")
    if complete and len(text.strip()) < _LEAST and b"<script" in body.lower():
        return Page(text, complete=False, detail="its text appears only in a browser")
    return Page(text, complete)


def _known(charset: str | None) -> str | None:
    import codecs

    try:
        return codecs.lookup(charset).name if charset else None
    except LookupError:
        return None  # the page's own declaration counts then


def _pieces(tree: HtmlElement) -> Iterator[str]:
    from lxml.etree import iterwalk

    last = ""
    walker = iterwalk(tree, events=("start", "end"))
    for event, node in walker:
        name = node.tag if isinstance(node.tag, str) else ""
        if event == "start":
            pieces = _opening(name, node, last)
            if name in _SILENT or not name:
                walker.skip_subtree()
        else:
            pieces = ["\n" if name in _BLOCKS else "", node.tail or ""]
        for piece in pieces:
            if piece:
                last = piece
                yield piece


def _opening(name: str, node: HtmlElement, last: str) -> list[str]:
    if name in _SILENT or not name:
        return []
    text = node.text or ""
    edge = "\n" if name in _BLOCKS else _raised(name, node, last)
    return [edge, text]


def _raised(name: str, node: HtmlElement, last: str) -> str:
    """Keep a raised or lowered digit apart from the number before it; a note's mark from words."""
    if name not in ("sup", "sub") or not last[-1:].isalnum():
        return ""
    if node.find(".//a") is not None:
        return " "
    if not last[-1:].isdigit():
        return ""
    return "^" if name == "sup" else "_"


def _pdf(body: bytes, *, complete: bool) -> Page:
    try:
        import pypdf
    except ModuleNotFoundError:
        return Page(None, complete=False, detail="reading PDF files needs dont-ledger[pdf]")
    import io
    import logging

    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    if not complete:
        return Page(None, complete=False, detail="a PDF file that was cut cannot be read")
    parts, size = [], 0
    try:
        reader = pypdf.PdfReader(io.BytesIO(body))
        pages = len(reader.pages)
        for number in range(min(pages, _MOST_PAGES)):
            text = reader.pages[number].extract_text()
            parts.append(text)
            size += len(text)
            if size > LONGEST:
                break
    except Exception as error:  # noqa: BLE001 - pypdf raises whatever a broken file makes it raise
        return Page(
            None, complete=False, detail=f"no PDF file that can be read: {type(error).__name__}"
        )
    whole = "\n".join(parts)
    if not whole.strip():
        return Page(None, complete=False, detail="the PDF file holds images, no text")
    return Page(whole[:LONGEST], len(parts) == pages and size <= LONGEST)

"""Text of pages, PDF files and plain files, as quotes need it."""

from pathlib import Path

import pytest

from dont.evidence.pages import file_text, page_text
from dont.evidence.quotes import contains
from dont.evidence.source_cache import SourceCache

HTML = """<!DOCTYPE html><html><head><title>Title</title><style>p{}</style></head><body>
<p>The <b>lim</b>it is<br>500&nbsp;requests.</p><script>hidden()</script>tail
<p>about 10<sup>2</sup> in 2020<sup><a href="#n1">3</a></sup> cases</p>
<table><tr><td>left</td><td>right</td></tr></table><!-- unseen --></body></html>"""


def text_of(body: bytes, content_type: str = "text/html") -> str:
    text = page_text(body, content_type).text
    assert text is not None
    return text


@pytest.mark.parametrize(
    ("quote", "there"),
    [
        ("The limit is 500 requests", True),
        ("about 10^2", True),
        ("about 102", False),
        ("in 2020", True),
        ("20203", False),
        ("left right", True),
        ("leftright", False),
        ("hidden", False),
        ("unseen", False),
        ("tail", True),
    ],
)
def test_a_web_page_reads_as_people_see_it(quote: str, *, there: bool) -> None:
    assert contains(text_of(HTML.encode()), quote) is there


@pytest.mark.parametrize(
    ("body", "content_type"),
    [
        ("größe".encode(), "text/plain"),
        ("größe".encode("latin-1"), "text/plain; charset=ISO-8859-1"),
        ("größe".encode("latin-1"), "text/plain"),
        ("größe".encode("latin-1"), "text/plain; charset=nonsense"),
        ("größe".encode("utf-16"), "text/plain"),
        (b'<meta charset="iso-8859-1"><p>' + "größe".encode("latin-1"), "text/html"),
        ("<p>größe".encode("latin-1"), "text/html; charset=iso-8859-1"),
        ('{"a": "größe"}'.encode(), "application/ld+json"),
        ("größe".encode(), ""),
    ],
)
def test_encodings(body: bytes, content_type: str) -> None:
    assert "größe" in text_of(body, content_type)


@pytest.mark.parametrize("kind", ["image/png", "application/zip", "video/mp4"])
def test_what_holds_no_text_is_not_measured(kind: str) -> None:
    assert page_text(b"\x89PNG\0", kind).text is None


def test_a_page_that_only_a_browser_fills_is_incomplete() -> None:
    body = b"<html><body><div id=app></div><script src=x></script></body></html>"
    assert page_text(body, "text/html").complete is False


def test_a_page_that_nests_without_end_is_incomplete() -> None:
    body = b"<div>" * 5000 + b"text" + b"</div>" * 5000
    assert page_text(body, "text/html").complete is False


def test_broken_markup_is_read_as_far_as_it_goes() -> None:
    assert "text" in text_of(b"<p><b>text</p></i><table><tr><td>x")
    assert page_text(b"", "text/html").text is None


def test_a_pdf_file_is_read() -> None:
    page = page_text(pdf("The limit is 500."), "application/pdf")
    assert page.complete
    assert "The limit is 500." in (page.text or "")
    assert "limit" in (file_text("paper.pdf", pdf("The limit is 500.")).text or "")


@pytest.mark.parametrize("body", [b"%PDF-1.4 broken", b"%PDF-1.7\n" + b"\0" * 2000])
def test_a_broken_pdf_file_is_not_measured(body: bytes) -> None:
    assert page_text(body, "application/pdf").text is None


def test_a_cut_pdf_file_is_not_measured() -> None:
    assert page_text(pdf("x")[:200], "application/pdf", complete=False).text is None


def test_markup_in_the_repository_has_both_readings() -> None:
    text = file_text("a.html", HTML.encode()).text or ""
    assert contains(text, "The limit is 500 requests")
    assert "<b>lim</b>" in text


def test_the_cache_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    cache = SourceCache(str(tmp_path))
    assert cache.get("https://example.org/") is None
    cache.put("https://example.org/", "größe", complete=True)
    assert cache.get("https://example.org/") == ("größe", True)
    [kept] = (tmp_path / "sources").iterdir()
    assert (kept.stat().st_mode & 0o777, kept.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    kept.write_bytes(b"garbage \xff")
    assert cache.get("https://example.org/") is None


def test_a_cache_that_cannot_be_written_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "sources").write_bytes(b"")
    cache = SourceCache(str(tmp_path))
    cache.put("https://example.org/", "x", complete=True)
    assert cache.get("https://example.org/") is None


def pdf(text: str) -> bytes:
    """Write the smallest PDF file that shows a line."""
    stream = f"BT /F1 12 Tf 20 100 Td ({text}) Tj ET".encode()
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources 6 0 R>>",
        b"<</Length %d>>stream\n%s\nendstream" % (len(stream), stream),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
        b"<</Font<</F1 5 0 R>>>>",
    ]
    out = b"%PDF-1.4\n"
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj%s endobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1) + table
    return out + b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % (
        len(objects) + 1,
        start,
    )

"""From what a caller gives to what the log keeps."""

from pathlib import Path

import pytest

from dont.core.errors import Refusal
from dont.core.evidence_uri import parse
from dont.evidence.entries import entry, malformed


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "README.md").write_text("hello\n", encoding="utf-8")
    (tmp_path / "my notes.md").write_text("a\nb\n", encoding="utf-8")
    (tmp_path / "odd:name").write_text("a\n", encoding="utf-8")
    return tmp_path


def known(curie: str) -> bool:
    return curie == "GO:0006915"


@pytest.mark.parametrize(
    ("uri", "kind", "kept"),
    [
        ("HTTPS://Example.org/p;q:1?x=%20", "web", "HTTPS://Example.org/p;q:1?x=%20"),
        ("https://user:secret@example.org/x", "web", "https://example.org/x"),
        ("doi:10.1000/182", "doi", "doi:10.1000/182"),
        ("pmid:12345", "pmid", "pmid:12345"),
        ("arxiv:2101.00001", "arxiv", "arxiv:2101.00001"),
        ("urn:uuid:1", "urn", "urn:uuid:1"),
        ("GO:0006915", "term", "GO:0006915"),
        ("README.md", "repo-file", "repo:README.md"),
        ("repo:README.md#L1", "repo-file", "repo:README.md#L1"),
        ("README.md#L1", "repo-file", "repo:README.md#L1"),
        ("my notes.md", "repo-file", "repo:my notes.md"),
        ("odd:name", "repo-file", "repo:odd:name"),
    ],
)
def test_each_form_of_reference(root: Path, uri: str, kind: str, kept: str) -> None:
    made = entry(str(root), {"uri": uri}, known)
    assert (made["kind"], made["source_uri"], made["supports"]) == (kind, kept, True)
    assert (made["quote"], made["note"]) == (None, None)


@pytest.mark.parametrize(
    "uri",
    ["http://", "not a uri", "nope:thing", "", " ", "http://a b", "ftp://x/y", "a\nb", "doi:x",
     "none.txt", "file:///etc/passwd", "javascript:alert(1)", "https://[::1", "std::vec"],
)  # fmt: skip
def test_what_cannot_be_followed_is_refused(root: Path, uri: str) -> None:
    with pytest.raises(Refusal) as caught:
        entry(str(root), {"uri": uri}, known)
    assert caught.value.code == "unresolvable-uri"


@pytest.mark.parametrize(
    ("spec", "code"),
    [
        ({"uri": "https://example.org", "lines": "1"}, "invalid-line-span"),
        ({"uri": "https://example.org", "anchor": "x"}, "anchor-not-found"),
        ({"uri": "../x"}, "path-escapes-root"),
        ({"uri": "/etc/hostname"}, "path-escapes-root"),
        ({"file": "README.md", "lines": "2"}, "invalid-line-span"),
    ],
)
def test_locators_that_do_not_fit(root: Path, spec: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        entry(str(root), spec, known)
    assert caught.value.code == code


def test_everything_that_was_given_is_kept(root: Path) -> None:
    spec = {
        "file": "my notes.md",
        "lines": "2",
        "quote": "b",
        "note": "n",
        "kind": "log",
        "supports": False,
    }
    made = entry(str(root), spec, known)
    assert {
        "quote": "b",
        "note": "n",
        "kind": "log",
        "supports": False,
        "line_start": 2,
    }.items() <= made.items()


@pytest.mark.parametrize(
    ("uri", "bad"), [("GO:0006915", False), ("GO:1", True), ("x y", True), ("doi:11.1000/x", True)]
)
def test_what_deserves_a_warning(uri: str, *, bad: bool) -> None:
    assert malformed(uri, known) is bad


@pytest.mark.parametrize(
    ("text", "form", "canonical"),
    [
        ("HTTP://h", "http", "http://h/"),
        ("http://h:80/x", "http", "http://h/x"),
        ("https://h:8443?q#f", "http", "https://h:8443/?q#f"),
        ("DOI:10.1000/ABC", "doi", "doi:10.1000/abc"),
        ("doi:https://doi.org/10.1000/1", "doi", "doi:10.1000/1"),
        ("pmc:PMC12", "pmcid", "pmcid:PMC12"),
        ("hdl:2381/1", "handle", "handle:2381/1"),
        ("arXiv:2101.00001V2", "arxiv", "arxiv:2101.00001v2"),
        ("urn:ISBN:x", "urn", "urn:isbn:x"),
        ("GO:1", "curie", "GO:1"),
        ("src/a.py", "path", "src/a.py"),
        (" doi:10.1000/1", "malformed", " doi:10.1000/1"),
        ("http://h:99999/", "malformed", "http://h:99999/"),
        ("http:///x", "malformed", "http:///x"),
        ("http:h", "malformed", "http:h"),
        ("https://.", "malformed", "https://."),
        ("pmid:0", "malformed", "pmid:0"),
        ("a\u2028b", "malformed", "a\u2028b"),
        ("x" * 9000, "malformed", "x" * 9000),
    ],
)
def test_forms(text: str, form: str, canonical: str) -> None:
    assert parse(text)[:2] == (form, canonical)

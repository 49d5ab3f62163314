"""Evidence URIs: any text is read, reading again changes nothing, and the source stays the same."""

from hypothesis import example, given, settings
from hypothesis import strategies as st

from dont.core.evidence_uri import CONTROL, LONGEST, any_form, parse, repo_uri
from dont.core.sources import registrable_domain, source_key

STARTS = st.sampled_from(
    ["", "http://", "HTTPS://", "https://user@", "doi:", "DOI:10.1000/", "pmid:", "arxiv:", "urn:",
     "repo:", "repo:a#L", "isbn:", "hdl:", "GO:", "https://doi.org/", "https://github.com/",
     "https://web.archive.org/web/2020/", "https://[", "https://xn--"]
)  # fmt: skip
TEXTS = st.one_of(st.text(max_size=60), st.text("abcAB0123./:#%-?&=@[]é ", max_size=60))


@given(STARTS, TEXTS)
@settings(max_examples=400, deadline=None)
@example(
    "https://web.archive.org/web/2020/", "https://web.archive.org/web/2020/" * 9 + "http://a.b"
)
@example("https://", "xn--" + "a" * 70 + ".example")
@example("http://", "9" * 30 + "/")
def test_reading_is_total_and_stable(start: str, rest: str) -> None:
    """Proves: no text raises, and a canonical text stays as it is and keeps its source."""
    parsed = parse(start + rest)
    key = source_key(start + rest)
    if parsed.form != "malformed":
        again = parse(parsed.canonical)
        assert again[:2] == parsed[:2]
        assert source_key(parsed.canonical) == key
        assert not CONTROL.search(parsed.canonical)


@given(
    st.sampled_from(["http://", "https://", "HTTP://", "ftp://"]),
    st.text("abA01.-_:@é", max_size=12),
    st.text("/ab01._~%-?#é \n", max_size=12),
)
@settings(max_examples=400, deadline=None)
@example("http://", "a.b", "/" + "a" * LONGEST)
@example("https://", "a..b", "/")
@example("https://", "a.b.", "/")
@example("https://", "a.b", "/a\n")
def test_the_short_way_reads_the_same(scheme: str, host: str, path: str) -> None:
    """Proves: what is read at one glance is what the whole grammar reads."""
    assert parse(scheme + host + path) == any_form(scheme + host + path)


@given(st.text(min_size=1, max_size=40), st.integers(1, 99), st.integers(0, 9))
@settings(max_examples=200, deadline=None)
def test_a_file_with_any_name_keeps_it(path: str, first: int, more: int) -> None:
    """Proves: writing a repository reference and reading it gives path and lines back."""
    if CONTROL.search(path) or path != path.strip():
        return
    parts = parse(repo_uri(path, first, first + more)).parts
    assert parts["path"] == path
    assert parts["lines"] == (f"{first}-{first + more}" if more else str(first))


@given(st.text(max_size=80))
@example("\u2024")
@example("docs.example.org\u3002")
@settings(max_examples=200, deadline=None)
def test_any_host_has_a_domain(host: str) -> None:
    domain = registrable_domain(host.lower())
    assert registrable_domain(domain) == domain

"""Independence: what counts as one source, row by row and host by host."""

from pathlib import Path

import pytest
import yaml

from dont.core.sources import ip_text, registrable_domain, source_key

TABLE = Path(__file__).parents[2] / "model" / "tables" / "sources.yaml"
ROWS = yaml.safe_load(TABLE.read_text(encoding="utf-8"))["rows"]
EXAMPLES = [(row["name"], one["uri"], one["key"]) for row in ROWS for one in row["examples"]]


@pytest.mark.parametrize(("row", "uri", "key"), EXAMPLES)
def test_each_row_of_the_table_gives_its_examples_their_key(row: str, uri: str, key: str) -> None:
    assert source_key(uri) == key, row


@pytest.mark.parametrize(
    "uris",
    [
        ("https://docs.example.co.uk/a", "https://www.example.co.uk:8443/b"),
        ("https://user:pw@example.org/a", "http://EXAMPLE.ORG./b"),
        ("https://münchen.de/a", "https://xn--mnchen-3ya.de/b"),
        ("http://127.0.0.1/a", "http://0x7f.1:8080/b", "http://2130706433/"),
        ("http://[::1]/", "http://[0:0:0:0:0:0:0:1]:81/x"),
        ("doi:10.1000/182", "https://doi.org/10.1000/182", "DOI:10.1000/182"),
        ("doi:10.1000/ABC", "http://dx.doi.org/10.1000/abc", "https://www.doi.org/10.1000/aBc"),
        ("repo:src/a.py#L1-L2", "repo:src/a.py#L9", "repo:src/a.py", "src/a.py"),
        ("pmid:12345", "https://pubmed.ncbi.nlm.nih.gov/12345/"),
        ("urn:isbn:0131103628", "isbn:978-0-13-110362-7"),
        (
            "https://a.com/1",
            "https://web.archive.org/web/2020/https://web.archive.org/web/1/http://b.a.com",
        ),
    ],
)
def test_one_source_in_many_spellings(uris: tuple[str, ...]) -> None:
    assert len({source_key(uri) for uri in uris}) == 1


@pytest.mark.parametrize(
    "uris",
    [
        ("https://doi.org/10.1000/182", "https://doi.org/10.1000/999"),
        ("https://github.com/a/b", "https://github.com/a/c", "https://github.com/b/b"),
        ("https://a.github.io/", "https://b.github.io/"),
        ("https://a.co.uk", "https://b.co.uk"),
        ("repo:a.py", "repo:b.py"),
        ("arxiv:2101.00001", "doi:10.1000/paper-of-it"),
        ("http://127.0.0.1/", "http://127.0.0.2/"),
        ("urn:uuid:1", "urn:uuid:2"),
        ("GO:0006915", "GO:0006916"),
    ],
)
def test_different_sources_stay_different(uris: tuple[str, ...]) -> None:
    assert len({source_key(uri) for uri in uris}) == len(uris)


@pytest.mark.parametrize(
    ("host", "domain"),
    [
        ("example.com", "example.com"),
        ("a.b.example.com", "example.com"),
        ("com", "com"),
        ("localhost", "localhost"),
        ("a.unlisted-suffix-zz", "a.unlisted-suffix-zz"),
        ("x.y.unlisted-suffix-zz", "y.unlisted-suffix-zz"),
        ("a.b.c.ck", "b.c.ck"),
        ("c.ck", "c.ck"),
        ("www.ck", "www.ck"),
        ("a.www.ck", "www.ck"),
        ("a.example.公司.cn", "example.xn--55qx5d.cn"),
        ("a.b.example.co.uk.", "example.co.uk"),
    ],
)
def test_registrable_domain_follows_the_public_suffix_list(host: str, domain: str) -> None:
    assert registrable_domain(host) == domain


@pytest.mark.parametrize("host", ["1.2.3.4.5", "256.1.1.1", "1.2.3.x", "0x", "a"])
def test_what_is_no_address(host: str) -> None:
    assert ip_text(host) in (None, "0" + ".0.0.0")


def test_a_long_address_is_reduced_without_delay() -> None:
    long = "https://gitlab.com/" + "a/" * 4000
    assert source_key(long).startswith(("code:", "domain:"))

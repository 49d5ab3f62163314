"""Where a reference is looked up on the web, and whether that page is the whole source."""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import quote

from dont.core.evidence_uri import parse

# The pages of identifiers show an abstract or a catalogue entry, seldom the work itself.
_PAGES: Final = {
    "doi": "https://doi.org/{id}",
    "pmid": "https://pubmed.ncbi.nlm.nih.gov/{id}/",
    "pmcid": "https://pmc.ncbi.nlm.nih.gov/articles/{id}/",
    "arxiv": "https://arxiv.org/abs/{id}",
    "isbn": "https://openlibrary.org/isbn/{id}",
    "handle": "https://hdl.handle.net/{id}",
}
_WHOLE: Final = frozenset(("http", "pmcid"))


class Landing(NamedTuple):
    """An address on the web.

    Attributes:
        url: what is fetched.
        whole: whether the page is the source itself, not a description of it.
        resolver: whether redirects are how the address works.
    """

    url: str
    whole: bool
    resolver: bool


def landing(uri: str) -> Landing | None:
    """Give the page of a reference; None where it has none.

    Args:
        uri: an evidence URI.

    Example:
        >>> landing("doi:10.1000/182").url, landing("urn:uuid:1")
        ('https://doi.org/10.1000/182', None)
    """
    parsed = parse(uri)
    if parsed.form == "http":
        host = parsed.parts["host"]
        resolver = host.removeprefix("www.") in ("doi.org", "dx.doi.org", "hdl.handle.net")
        url = parsed.canonical.partition("#")[0]
        return Landing(url, whole=not resolver, resolver=resolver)
    template = _PAGES.get(parsed.form)
    if template is None:
        return None
    value = parsed.parts["id"] + parsed.parts.get("version", "")
    url = template.format(id=quote(value, safe="/:;()._-"))
    return Landing(url, whole=parsed.form in _WHOLE, resolver=True)

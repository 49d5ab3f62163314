"""The Ontology Lookup Service: a whole ontology, page by page to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urljoin, urlsplit, urlunsplit

from dont.importers.failures import bad_address, bad_content, bad_option
from dont.importers.naming import Names
from dont.importers.ols_terms import term_of_entry
from dont.importers.place import Source
from dont.importers.reading import is_address, normal_url
from dont.importers.result import Reading
from dont.importers.values import digest_of, first
from dont.importers.web import Web, parse_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.imported import Term
    from dont.importers.options import Options
    from dont.importers.place import Place

HOME: Final = "https://www.ebi.ac.uk/ols4"
_SIZE: Final = 500
_MOST_PAGES: Final = 20_000


def read_ols_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read an ontology by its prefix, or a listing by its address."""
    target = options.target.strip()
    if not target:
        raise bad_option("import ols needs the prefix of an ontology, as in `import ols GO`")
    web = Web(place, "ols", options)
    listing, release = target, None
    canonical = normal_url(target) if is_address(target) else f"ols:{target.lower()}"
    if not is_address(target):
        if not target.replace("-", "").replace("_", "").isalnum():
            raise bad_option(f"`{target}` is no prefix of an ontology")
        listing, release = _listing(web, target.lower())
    asked = {**(place.config.get("prefixes") or {}), **options.prefix}
    names = Names(asked, {})
    reading = Reading(release=release, name=target if not is_address(target) else "")
    entries = list(_entries(web, listing, place))
    by_iri: dict[str, Term] = {}
    for entry in entries:
        term = term_of_entry(entry, names)
        if term is None:
            reading.problem(listing, "an entry without IRI was left out")
        else:
            by_iri.setdefault(term["iri"], term)
    reading.terms = list(by_iri.values())
    reading.name = _own_prefix(reading, target) if not is_address(target) else ""
    reading.prefixes = names.prefixes
    digest = digest_of(reading.terms)
    return reading, Source(target, canonical, canonical, digest, listing)


def _own_prefix(reading: Reading, target: str) -> str:
    """Give the prefix in the spelling that the terms have."""
    heads = {term["curie"].partition(":")[0] for term in reading.terms}
    return next((head for head in sorted(heads) if head.lower() == target.lower()), target)


def _listing(web: Web, prefix: str) -> tuple[str, str | None]:
    """Find where an ontology is listed, in the newer interface or the older one."""
    home = str(web.setting("url", HOME)).rstrip("/")
    for path, terms in (("/api/v2/ontologies", "entities"), ("/api/ontologies", "terms")):
        address = f"{home}{path}/{prefix}"
        answer = web.get(address, accept="application/json", absent=True)
        if answer.status < 300:  # noqa: PLR2004 -- HTTP's own number
            about = parse_json(answer.body, address, importer="ols")
            release = _release(about) if isinstance(about, dict) else None
            return f"{address}/{terms}?size={web.setting('page_size', _SIZE)}", release
    raise bad_address(f"{home}/ontologies/{prefix}", "there is no such ontology", importer="ols")


def _release(about: dict[str, Any]) -> str | None:
    config = about.get("config") or {}
    keys = ("version", "http://www.w3.org/2002/07/owl#versionInfo", "versionIri")
    values = [about.get(key) or config.get(key) for key in keys]
    return next((text for value in values if (text := first(value))), None)


def _entries(web: Web, listing: str, place: Place) -> Iterator[dict[str, Any]]:
    """Follow a listing to its end.

    Raises:
        Refusal: `import-failed` for a listing that ends early, never, or not as it said.
    """
    address, seen, got = listing, set[str](), 0
    total: int | None = None
    while True:
        if address in seen or len(seen) >= _MOST_PAGES:
            raise bad_content(address, "the listing never ends", importer="ols")
        seen.add(address)
        page = web.json(address)
        entries, total_here, onward = page_of(page, address)
        total = total_here if total is None else total
        got += len(entries)
        yield from entries
        place.progress("terms", got, total)
        if total is not None and got > total:
            raise bad_content(address, f"it holds more than its {total} terms", importer="ols")
        if not entries or onward is None:
            break
        address = _beside(address, onward)
    if total is not None and got != total:
        problem = f"the listing ends after {got} of {total} terms"
        raise bad_content(address, problem, importer="ols")


def page_of(page: Any, address: str) -> tuple[list[dict[str, Any]], int | None, str | None]:
    """Read one page: its entries, how many there are in all, where the next page is."""
    if isinstance(page, list):
        return [entry for entry in page if isinstance(entry, dict)], None, None
    if not isinstance(page, dict):
        raise bad_content(address, "it is no listing of terms", importer="ols")
    if "elements" in page:
        entries, number = page["elements"], page.get("page")
        pages = page.get("totalPages")
        onward = None
        if isinstance(number, int) and isinstance(pages, int) and number + 1 < pages:
            onward = _with_page(address, number + 1)
        total = page.get("totalElements")
    else:
        inner = page.get("_embedded") or {}
        kinds = ("terms", "properties", "individuals")
        entries = next((inner[kind] for kind in kinds if kind in inner), [])
        onward = ((page.get("_links") or {}).get("next") or {}).get("href")
        total = (page.get("page") or {}).get("totalElements")
        if "page" not in page and "_embedded" not in page:
            entries = None
    if not isinstance(entries, list):
        raise bad_content(address, "it is no listing of terms", importer="ols")
    return [entry for entry in entries if isinstance(entry, dict)], total, onward


def _with_page(address: str, number: int) -> str:
    parts = urlsplit(address)
    query = [part for part in parts.query.split("&") if part and not part.startswith("page=")]
    return urlunsplit(parts._replace(query="&".join([*query, f"page={number}"])))


def _beside(address: str, onward: str) -> str:
    """Stay on the host that answered: behind a proxy the service names another one."""
    here, there = urlsplit(address), urlsplit(urljoin(address, onward))
    if here.path.rpartition("/")[2] == there.path.rpartition("/")[2]:
        return urlunsplit(here._replace(query=there.query))
    return urlunsplit(there)

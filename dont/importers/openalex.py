"""OpenAlex: works as references, one by one or from a snapshot file."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from dont.importers.failures import bad_content, bad_option
from dont.importers.place import Source
from dont.importers.reading import place_of, read_file
from dont.importers.result import Reading
from dont.importers.values import digest_of
from dont.importers.web import Web, parse_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.imported import Reference
    from dont.importers.options import Options
    from dont.importers.place import Place

_HOME: Final = "https://api.openalex.org"
_WORK: Final = re.compile(
    r"(?:https?://(?:api\.)?openalex\.org/(?:works/)?)?(W\d+)\Z", re.IGNORECASE
)
_DOI: Final = re.compile(r"(?:https?://(?:dx\.)?doi\.org/|doi:)?(10\.\d{4,9}/\S+)\Z", re.IGNORECASE)
# An abstract is a few hundred words; a position beyond this is no abstract.
_LONGEST: Final = 100_000


def read_openalex_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read works by id or DOI, or a snapshot file."""
    if options.snapshot:
        return _snapshot(options.snapshot, place)
    given = options.work or tuple(part for part in options.target.split(",") if part)
    if not given:
        raise bad_option("import openalex needs --work ID or --snapshot FILE")
    web = Web(place, "openalex", options)
    ids = sorted({work_id(part) for part in given})
    home = str(web.setting("url", _HOME)).rstrip("/")
    reading = Reading(name="openalex")
    found: dict[str, Reference] = {}
    for number, one in enumerate(ids, 1):
        address = f"{home}/works/{one}"
        reference = reference_of(web.json(address), address)
        found.setdefault(reference["id"], reference)
        place.progress("works", number, len(ids))
    reading.references = list(found.values())
    canonical = "openalex:" + ",".join(ids)
    digest = digest_of(reading.references)
    return reading, Source(",".join(ids), canonical, canonical, digest, canonical, "work")


def work_id(text: str) -> str:
    """Read the id of a work: OpenAlex's own, or a DOI in any spelling.

    Example:
        >>> work_id("https://openalex.org/w2741809807"), work_id("https://doi.org/10.7717/PeerJ.4375")
        ('W2741809807', 'doi:10.7717/peerj.4375')
    """
    own = _WORK.match(text.strip())
    if own:
        return own[1].upper()
    doi = _DOI.match(text.strip())
    if doi:
        return f"doi:{doi[1].lower()}"
    raise bad_option(f"`{text}` is neither an OpenAlex id, such as W2741809807, nor a DOI")


def reference_of(work: Any, where: str) -> Reference:
    """Make a reference of one work.

    Args:
        work: the record.
        where: address or `file:line`, for messages.

    Raises:
        Refusal: `import-failed` for what is no work.
    """
    own = _WORK.match(str(work.get("id", ""))) if isinstance(work, dict) else None
    if own is None:
        raise bad_content(where, "it is no work of OpenAlex", importer="openalex")
    doi = _DOI.match(str(work.get("doi") or (work.get("ids") or {}).get("doi") or ""))
    place = work.get("primary_location") or {}
    return {
        "id": f"openalex:{own[1].upper()}",
        "doi": f"doi:{doi[1].lower()}" if doi else None,
        "title": _text(work.get("title")) or _text(work.get("display_name")),
        "authors": [name for part in work.get("authorships") or [] if (name := _author(part))],
        "year": work["publication_year"] if isinstance(work.get("publication_year"), int) else None,
        "abstract": abstract_of(work.get("abstract_inverted_index")),
        "url": _text(place.get("landing_page_url")) if isinstance(place, dict) else None,
        "retracted": work.get("is_retracted") is True,
    }


def _text(value: Any) -> str | None:
    return value.strip() or None if isinstance(value, str) else None


def _author(part: Any) -> str | None:
    if not isinstance(part, dict):
        return None
    return _text((part.get("author") or {}).get("display_name")) or _text(
        part.get("raw_author_name")
    )


def abstract_of(index: Any) -> str | None:
    """Put an abstract together from its word positions.

    Example:
        >>> abstract_of({"world": [1], "Hello": [0]}), abstract_of(None)
        ('Hello world', None)
    """
    if not isinstance(index, dict):
        return None
    words = {
        at: word
        for word, places in index.items()
        for at in (places if isinstance(places, list) else [])
        if isinstance(at, int) and 0 <= at < _LONGEST
    }
    return " ".join(words[at] for at in sorted(words)) or None


def _snapshot(target: str, place: Place) -> tuple[Reading, Source]:
    content = read_file(target, place.base, importer="openalex")
    reading = Reading(name="openalex")
    found: dict[str, Reference] = {}
    for where, work in _works(content.data, target):
        reference = reference_of(work, where)
        found.setdefault(reference["id"], reference)
    place.progress("works", len(found), len(found))
    reading.references = list(found.values())
    given = place_of(content, place)
    series = f"openalex:{given}"
    return reading, Source(given, content.canonical, series, content.digest, target, "snapshot")


def _works(data: bytes, target: str) -> Iterator[tuple[str, Any]]:
    """Read one work a line, or a page or list of works."""
    lines = data.splitlines()
    if data.lstrip()[:1] == b"[" or (b'"results"' in data[:65536] and len(lines) <= 1):
        page = parse_json(data, target, importer="openalex")
        for work in page if isinstance(page, list) else page.get("results") or []:
            yield target, work
        return
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        where = f"{target}:{number}"
        try:
            work = json.loads(line)
        except (ValueError, RecursionError) as error:
            problem = "the line is not JSON"
            raise bad_content(where, problem, importer="openalex", cause=error) from error
        yield where, work

"""Wikidata: single entities, lexemes, and the items that a SPARQL query names."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any, Final

from dont.importers.failures import bad_address, bad_content, bad_option
from dont.importers.naming import COMMON
from dont.importers.place import Source
from dont.importers.result import Reading
from dont.importers.values import digest_of
from dont.importers.web import Web
from dont.importers.wikidata_terms import ENTITY, term_of_entity, terms_of_rows

if TYPE_CHECKING:
    from dont.importers.options import Options
    from dont.importers.place import Place

_HOME: Final = "https://www.wikidata.org/wiki/Special:EntityData"
_QUERIES: Final = "https://query.wikidata.org/sparql"
_ID: Final = re.compile(r"(?:.*/|wd:)?([QPLqpl][1-9]\d*)\Z")
_JSON: Final = "application/sparql-results+json"
# Strings and addresses keep their spaces; all other white space and comments mean nothing.
_SPARQL: Final = re.compile(
    r"\"\"\".*?\"\"\"|'''.*?'''|\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|<[^<>\s]*>|#[^\n]*|\s+",
    re.DOTALL,
)


def read_wikidata_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read entities or the answer of a query."""
    web = Web(place, "wikidata", options)
    if options.sparql:
        return _query(options, place, web)
    given = options.entity or tuple(part for part in options.target.split(",") if part)
    if not given:
        raise bad_option("import wikidata needs --entity QID or --sparql QUERY")
    ids = sorted({entity_id(part) for part in given}, key=lambda one: (one[0], int(one[1:])))
    reading = Reading(name="wd", prefixes={"wd": COMMON["wd"]})
    home = str(web.setting("url", _HOME)).rstrip("/")
    for number, one in enumerate(ids, 1):
        _read_entity(reading, web, f"{home}/{one}.json", one, options.lang)
        place.progress("entities", number, len(ids))
    canonical = "wikidata:" + ",".join(ids)
    source = Source(
        ",".join(ids), canonical, canonical, digest_of(reading.terms), canonical, "entity"
    )
    return reading, source


def entity_id(text: str) -> str:
    """Read the id of an entity, in any case, as CURIE or address.

    Example:
        >>> entity_id("q42"), entity_id("wd:L42"), entity_id("http://www.wikidata.org/entity/P31")
        ('Q42', 'L42', 'P31')
    """
    found = _ID.match(text.strip())
    if found is None:
        raise bad_option(f"`{text}` is no id of a Wikidata entity, such as Q42")
    return found[1].upper()


def _read_entity(reading: Reading, web: Web, address: str, wanted: str, lang: str) -> None:
    answer = web.json(address)
    entities = answer.get("entities") if isinstance(answer, dict) else None
    if not isinstance(entities, dict) or not entities:
        raise bad_content(address, "it is no answer about an entity", importer="wikidata")
    entity = entities.get(wanted) or next(iter(entities.values()))
    if not isinstance(entity, dict) or "missing" in entity or "id" not in entity:
        raise bad_address(address, f"there is no entity {wanted}", importer="wikidata")
    term = term_of_entity(entity, lang)
    if entity["id"] != wanted:
        # Merged entities answer under the id that was kept.
        term["alt_ids"].append(f"wd:{wanted}")
    known = next((one for one in reading.terms if one["iri"] == term["iri"]), None)
    if known is None:
        reading.terms.append(term)
    else:
        known["alt_ids"] = sorted({*known["alt_ids"], *term["alt_ids"]})


def normal_query(text: str) -> str:
    r"""Write a query in one way: comments gone, white space single, strings untouched.

    Example:
        >>> normal_query('SELECT  ?x # all\n{ ?x a "b  c" }')
        'SELECT ?x { ?x a "b  c" }'
    """
    parts = _SPARQL.sub(lambda found: found[0] if found[0][0] in "\"'<" else " ", text)
    pieces = re.split(r"(\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*')", parts)
    return "".join(p if p[:1] in {'"', "'"} else re.sub(r" +", " ", p) for p in pieces).strip()


def _query(options: Options, place: Place, web: Web) -> tuple[Reading, Source]:
    query = normal_query(options.sparql)
    address = str(web.setting("sparql_url", _QUERIES))
    answer = web.json(address, {"query": query, "format": "json"}, accept=_JSON)
    results = answer.get("results") if isinstance(answer, dict) else None
    rows: Any = results.get("bindings") if isinstance(results, dict) else None
    if not isinstance(rows, list):
        raise bad_content(address, "it is no answer to a query", importer="wikidata")
    place.progress("rows", len(rows), len(rows))
    reading = Reading(name="wd", prefixes={"wd": COMMON["wd"]})
    reading.terms = terms_of_rows(rows, list((answer.get("head") or {}).get("vars") or []))
    left = sum(1 for row in rows if not any(_is_entity(cell) for cell in row.values()))
    if left:
        reading.problem(address, f"{left} rows name no entity")
    canonical = f"wikidata:sparql:{hashlib.sha256(query.encode()).hexdigest()}"
    source = Source(query, canonical, canonical, digest_of(reading.terms), address, "sparql")
    return reading, source


def _is_entity(cell: Any) -> bool:
    return isinstance(cell, dict) and str(cell.get("value", "")).startswith(ENTITY)

"""Terms that a lookup service suggests for some words; nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dont.core.clock import system_clock
from dont.importers.naming import Names
from dont.importers.ols import HOME
from dont.importers.ols_terms import term_of_entry
from dont.importers.options import Options
from dont.importers.place import Place
from dont.importers.web import Web

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.importers.place import Shelf

_SCORE: Final = 0.5


def suggest(text: str, limit: int, section: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Ask the Ontology Lookup Service for terms.

    Args:
        text: some words.
        limit: how many at most.
        section: the section `[import]` of the configuration.

    Returns:
        Rows of the shape of `Vocabulary.search`, in the service's order.

    Raises:
        Refusal: `import-failed` or `unresolvable-uri` where the service cannot be asked.
    """
    web = Web(_place(section), "ols", Options())
    home = str(web.setting("url", HOME)).rstrip("/")
    answer = web.json(f"{home}/api/search", {"q": text, "rows": str(limit)})
    found = (answer.get("response") or {}).get("docs") if isinstance(answer, dict) else None
    names = Names({}, {})
    rows: dict[str, dict[str, Any]] = {}
    for entry in found if isinstance(found, list) else []:
        term = term_of_entry(entry, names) if isinstance(entry, dict) else None
        if term is not None and term["curie"] not in rows:
            source = f"ols:{entry.get('ontology_name', '')}"
            rows[term["curie"]] = {
                **term,
                "source": source,
                "release": None,
                "match": "text",
                "score": _SCORE,
            }
    return list(rows.values())[:limit]


def _place(section: Mapping[str, Any]) -> Place:
    """Make a place that can ask but has nowhere to write."""
    shelf: Any = None
    nowhere: Shelf = shelf
    return Place(base="", root="", shelf=nowhere, config={"import": section}, clock=system_clock)

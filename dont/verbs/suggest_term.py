"""`dont suggest-term`: coined and imported terms for some words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer
from dont.verbs.payload import entity_payload
from dont.verbs.times import as_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

MOST = 20
# How a coined term can match, best first; imported rows are ranked in the same order.
_MATCHES = ("curie", "label", "prefix", "text")


def suggest_term(ctx: Context, given: Record) -> Answer:
    """Rank terms: coined before imported, exact before partial, obsolete last.

    Args:
        ctx: the surroundings.
        given: SuggestTermInput; `online` asks the Ontology Lookup Service too.
    """
    reader = ctx.read()
    text = str(given["text"])
    terms = _coined(ctx, reader, text) + [
        imported_payload(row) for row in ctx.vocabulary.search(text, MOST)
    ]
    if given.get("online"):
        from dont.importers.online import suggest

        known = {term["curie"] for term in terms}
        found = suggest(text, MOST, ctx.config["import"])
        terms += [imported_payload(row) for row in found if row["curie"] not in known]
    if not terms:
        answer = Answer("empty", {})
        return answer.hint(
            ["dont", "define", "<curie>", "--doc", "<doc>", "--label", "<label>"], "coin it"
        )
    return Answer("term_list", {"as_of": as_of(ctx), "count": len(terms), "terms": terms})


def _coined(ctx: Context, reader: Reader, text: str) -> list[Record]:
    words = text.casefold().split()
    found = []
    for record in reader.entities("term"):
        rank = _rank(record, text.casefold().strip(), words)
        if rank is not None and record["status"] != "ignored":
            found.append((rank, str(record["curie"]), record))
    found.sort(key=lambda entry: entry[:2])
    out = []
    for rank, _, record in found[:MOST]:
        score = round(1.0 - 0.2 * rank, 2)
        match = {"score": score, "match": _MATCHES[rank], "source": "coined"}
        out.append({**entity_payload(ctx, reader, record), **match})
    return out


def _rank(record: Record, text: str, words: list[str]) -> int | None:
    """Give the place in `_MATCHES`; None where the term does not match."""
    curie = str(record["curie"]).casefold()
    label = str(record.get("label") or "").casefold()
    bare = label.split(" ", 1)[-1] if label.startswith(("a ", "an ")) else label
    if text == curie:
        return 0
    if text in (label, bare):
        return 1
    if bare.startswith(text) or curie.partition(":")[2].startswith(text):
        return 2
    whole = f"{curie} {label} {str(record['definition']).casefold()}"
    return 3 if words and all(word in whole for word in words) else None


def imported_payload(row: Mapping[str, object]) -> Record:
    """Show an imported row beside coined terms."""
    shown = {
        "curie": row["curie"],
        "iri": row["iri"],
        "label": row["label"],
        "definition": row["definition"],
        "obsolete": bool(row["obsolete"]),
        "source": row["source"],
        "release": row["release"],
    }
    for extra in ("score", "match", "successor", "consider", "synonyms", "kind_of"):
        if extra in row:
            shown[extra] = row[extra]
    return shown

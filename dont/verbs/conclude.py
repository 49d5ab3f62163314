"""`dont conclude`: record a statement as an unverified claim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.core.ids import split_id
from dont.core.text import statement_key
from dont.verbs.resolve import References, entity_id
from dont.verbs.writing import answer_record, decide

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.ledger.writer import Writer
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def conclude(ctx: Context, given: Record) -> Answer:
    """Record a claim.

    Args:
        ctx: the surroundings.
        given: ConcludeInput.

    Raises:
        Refusal: `duplicate-claim`, `claim-not-found`, `term-not-found`, or a rule.
    """
    with ctx.writer("conclude") as writer:
        claim, warnings = record_claim(ctx, writer, given)
        view, more = decide(ctx, writer, claim, given, status="unverified")
        answer = answer_record(ctx, writer, view.record, warnings + more)
    answer.hint(["dont", "dismiss", claim, "--evidence", "<uri>"], "verify it with evidence")
    return answer


def record_claim(
    ctx: Context, writer: Writer, given: Mapping[str, object]
) -> tuple[str, list[Record]]:
    """Write the `concluded` event of a new claim into an open transaction.

    Args:
        ctx: vocabulary and known prefixes.
        writer: the open transaction.
        given: ConcludeInput; a restatement adds `restates` and the new claim's `id`.

    Returns:
        The claim's id and the warnings of resolving its references.
    """
    statement = str(given["statement"])
    refuse_duplicate(writer, statement)
    references = References(ctx, writer)
    depends_on, refs = _dependencies(references, writer, given)
    refs += [references.ref(text) for text in _texts(given, "refs")]
    refs += [references.ref(text) for text in _spoken(ctx, statement)]
    claim = str(given.get("id") or writer.new_id("claim"))
    data: Record = {
        "statement": statement,
        "atoms": _texts(given, "atoms"),
        "refs": _unique(refs),
        "depends_on": depends_on,
        "confidence": given.get("confidence"),
        "session_id": given.get("session_id"),
        "origin": given.get("origin"),
    }
    if given.get("restates"):
        data["restates"] = given["restates"]
    writer.emit("concluded", claim, data)
    return claim, references.warnings


def refuse_duplicate(writer: Writer, statement: str) -> None:
    """Refuse a statement that a claim in force already makes."""
    earlier = writer.duplicate_of(statement_key(statement))
    if earlier is not None:
        raise Refusal("duplicate-claim", data={"entity_id": earlier})


def _texts(given: Mapping[str, object], name: str) -> list[str]:
    found = given.get(name)
    return [str(one) for one in found] if isinstance(found, list) else []


def _unique(refs: list[Record]) -> list[Record]:
    return list({str(ref["curie"]): ref for ref in reversed(refs)}.values())[::-1]


def _dependencies(
    references: References, writer: Reader, given: Mapping[str, object]
) -> tuple[list[str], list[Record]]:
    """Split `depends_on`: claims and coined terms become edges, imported terms references."""
    edges: list[str] = []
    refs: list[Record] = []
    for text in _texts(given, "depends_on"):
        ref = None if split_id(text) else references.ref(text)
        if ref and "pin" in ref and "://" not in text:
            refs.append(ref)
        else:
            edges.append(entity_id(writer, text))
    return list(dict.fromkeys(edges)), refs


def _spoken(ctx: Context, statement: str) -> list[str]:
    """List the CURIEs that stand in the statement, by the prefixes the project knows."""
    if ":" not in statement:
        return []
    from dont.core.curie import find

    return find(statement, known_prefixes(ctx))


def known_prefixes(ctx: Context) -> frozenset[str]:
    """Name the prefixes of configuration, seed and imports (PRODUCT 5.2)."""
    return frozenset(ctx.config["prefixes"]) | {"dont"} | ctx.vocabulary.prefixes()

"""`dont prime`: what to know before working here, most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.verbs.answer import Answer
from dont.verbs.times import as_of

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

_STATUSES = ("unverified", "doubted", "verified", "locked", "ignored")
_ASSESSMENTS = ("stale", "compromised-support", "dangling-dependency", "unresolved-term")
_MOST_BLOCKING = 50
_MOST_FLAWS = 50
_INVARIANTS = (
    "A claim or term is unverified until `dont dismiss` or `dont ground` brings evidence.",
    "A doubted claim makes everything that rests on it stale until the doubt is answered.",
    "A locked claim is final; an ignored one accepts only `dont reopen`.",
    "Look with `dont suggest-term` before coining a term with `dont define`.",
    "`dont check` fails while anything rests on a claim that was not shown.",
)


def prime(ctx: Context, given: Record) -> Answer:
    """Orient a session.

    Args:
        ctx: the surroundings.
        given: PrimeInput; `budget` bounds the text that people and hooks see, in bytes.

    Returns:
        PrimeView; warnings are the flags that fire, the conflicts and the damaged lines.
    """
    reader = ctx.read()
    counts = reader.counts()
    data: Record = {
        "project": ctx.config["project"]["name"],
        "mode": ctx.mode,
        "status_counts": {name: sum(each[name] for each in counts.values()) for name in _STATUSES},
        "assessment_counts": {name: len(reader.assessed(name)) for name in _ASSESSMENTS},
        "rules": ctx.rules.severities(),
        "ontologies": ctx.vocabulary.ontologies(),
        "blocking": _blocking(reader),
        "pending_spawns": _waiting(ctx, reader),
        "harness_mode": ctx.harness,
        "invariants": list(_INVARIANTS),
        "as_of": as_of(ctx),
    }
    answer = Answer("prime", data)
    answer.warn(_trouble(ctx, reader))
    if given.get("budget") is not None:
        from dont.verbs.priming import text

        answer.text = text(answer, int(str(given["budget"])))
    for entry in data["blocking"][:3]:  # type: ignore[index]  # built three lines above
        argv = ["dont", "why", str(entry["id"])]
        answer.hint(argv, "see what speaks against it")
    return answer.hint(["dont", "check"], "run the gate")


def _waiting(ctx: Context, reader: Reader) -> int:
    """Count the spawn requests that nobody has answered and that have not expired."""
    now = ctx.clock()
    return sum((entry["expires_tx"] or now + 1) > now for entry in reader.spawns("pending"))


def _blocking(reader: Reader) -> list[Record]:
    found = []
    for kind in ("claim", "term"):
        for record in reader.entities(kind, status="doubted", limit=_MOST_BLOCKING):
            said = (
                record["statement"]
                if kind == "claim"
                else f"{record['curie']}: {record['definition']}"
            )
            found.append({"id": record["id"], "statement": said, "status": "doubted"})
    return found


def _trouble(ctx: Context, reader: Reader) -> list[Record]:
    """Collect what a session must know: flags that fire, conflicts, damaged lines."""
    from dont.verbs.flags import fired

    warnings = fired(ctx, reader)
    for conflict in reader.conflicts():
        data = {"problem": conflict_text(conflict), "entity_id": conflict["entity_id"]}
        warnings.append(codes.warning("ledger-conflict", data))
    flaws = reader.problems()
    told = [f"{flaw['source']}:{flaw['number']}: {flaw['detail']}" for flaw in flaws[:_MOST_FLAWS]]
    if len(flaws) > _MOST_FLAWS:
        told.append(f"{len(flaws) - _MOST_FLAWS} more lines cannot be read")
    return warnings + [codes.warning("log-corrupt", {"problem": problem}) for problem in told]


def conflict_text(conflict: Record) -> str:
    """Say on one line what merged copies disagree on."""
    kind = str(conflict["kind"]).replace("-", " ")
    return f"{kind}: `{conflict['entity_id']}` ({conflict['key']})"

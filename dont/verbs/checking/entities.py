"""Claims and terms whose status, support or rules do not let them pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.remedy import remedy
from dont.verbs.checking import support
from dont.verbs.checking.finding import finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from dont.core.types import Record
    from dont.engine.outcome import Active
    from dont.ledger.store import Reader
    from dont.verbs.checking.finding import Finding
    from dont.verbs.checking.places import Places
    from dont.verbs.checking.scope import Scope
    from dont.verbs.context import Context

# From the least to the most that can be asked of a claim; a doubted one passes never.
RANKS = ("doubted", "unverified", "verified", "locked")
# So many entities are judged one by one sooner than all of them at once.
_FEW = 200


def below(scope: Scope, places: Places, least: str) -> Iterator[Finding]:
    """Object to claims that are not yet what the gate asks for.

    Args:
        scope: what is judged.
        places: where entities stand.
        least: the least status a claim must have.
    """
    for status in RANKS[1 : RANKS.index(least)] if least in RANKS[1:] else ():
        for record in _with_status(scope, "claim", status):
            entity_id = str(record["id"])
            data: Record = {"entity_id": entity_id, "status": status, "min_status": least}
            if status == "verified":
                data["remediation"] = [
                    remedy(["dont", "why", entity_id], "see what locking it still asks for"),
                    remedy(["dont", "lock", entity_id], "lock it"),
                ]
            else:
                data["remediation"] = [verifying(record)]
            yield finding(
                "claim-below-status",
                data,
                place=places.of(record),
                subject=subject_of(record),
            )


def doubted(scope: Scope, places: Places) -> Iterator[Finding]:
    """Object to everything in doubt, terms included."""
    for kind in ("claim", "term"):
        for record in _with_status(scope, kind, "doubted"):
            data: Record = {
                "entity_id": record["id"],
                "entity_kind": kind,
                "reason": record.get("reason") or "no reason is recorded",
                "remediation": [verifying(record)],
            }
            yield finding(
                "entity-doubted", data, place=places.of(record), subject=subject_of(record)
            )


def assessed(ctx: Context, scope: Scope, places: Places) -> Iterator[Finding]:
    """Object to what rests on something doubted, absent or unknown; warn of ignored support."""
    for name, entity_id, witness in support.found(scope.reader, ctx.resolves):
        record = scope.reader.entity(entity_id) if scope.holds(entity_id) else None
        if record is not None:
            data: Record = {"entity_id": entity_id, "witness": witness}
            yield finding(name, data, place=places.of(record), subject=subject_of(record))


def conflicts(scope: Scope) -> Iterator[Finding]:
    """Object to what merged copies of the ledger disagree on."""
    for found in scope.reader.conflicts():
        entity_id = found.get("entity_id")
        if not scope.holds(entity_id):
            continue
        data: Record = {"entity_id": entity_id, "problem": _disagreement(found)}
        yield finding("ledger-conflict", data)


def damaged(scope: Scope, places: Places) -> Iterator[Finding]:
    """Warn of lines of the log that nobody can read: what they say was not judged.

    A last line that a crash tore says nothing that was ever acknowledged.
    """
    for flaw in scope.reader.problems() if scope.entities is None else ():
        if flaw["code"] != "torn-line":
            place = places.in_log(flaw["source"], flaw["number"])
            problem = f"a line of the log cannot be read: {flaw['detail']}"
            yield finding("ledger-conflict", {"problem": problem}, place=place, severity="warning")


def _disagreement(found: Mapping[str, object]) -> str:
    if found.get("message"):
        return str(found["message"])
    ids = found.get("ids")
    many = ", ".join(f"`{one}`" for one in ids) if isinstance(ids, list) else ""
    kind = found["kind"]
    if kind == "forbidden-event":
        done, status = found.get("event_kind"), found.get("status")
        return f"one copy says `{done}` where another had made it {status}"
    if kind == "curie-coined-twice":
        return f"`{found['key']}` was coined twice: {many}"
    if kind == "statement-twice":
        return f"the same statement was recorded twice: {many}"
    return f"two copies of line `{found.get('line_id') or found['key']}` differ"


def ruled(ctx: Context, scope: Scope, places: Places) -> Iterator[Finding]:
    """Object to entities that a strict flag, or a gate of `check` itself, does not let pass."""
    asked = [rule for rule in ctx.rules.rules if _asked(rule)]
    if not asked:
        return
    from dont.engine.refusal import warning_of
    from dont.verbs.view import View

    for entity_id in _suspects(ctx, scope, asked):
        record = scope.reader.entity(entity_id)
        if record is None or record["status"] in ("ignored", "locked"):
            continue
        for outcome in ctx.rules.findings(View(ctx, scope.reader, record)):
            told = warning_of(outcome)
            data: Record = {
                "entity_id": entity_id,
                "rule_name": told["rule_name"],
                "message": told["message"],
            }
            if told.get("suggested_remediation"):
                data["remediation"] = [told["suggested_remediation"]]
            yield finding("rule-not-met", data, place=places.of(record), subject=subject_of(record))


def _asked(rule: Active) -> bool:
    """Tell whether a rule could make the gate fail; in most projects none does."""
    kind, verbs = rule.compiled.kind, rule.compiled.rule["verbs"]
    gate = kind == "gate" and isinstance(verbs, list) and "check" in verbs
    return rule.severity == "strict" and (gate or kind == "flag")


def _suspects(ctx: Context, scope: Scope, asked: list[Active]) -> list[str]:
    """Name the entities that a rule may object to: all of a small scope, else what SQL finds."""
    if scope.entities is not None and len(scope.entities) <= _FEW:
        return sorted(scope.entities)
    from dont.engine.sweep import sweep
    from dont.verbs.checking.facts import Facts

    facts = Facts(ctx, scope.reader, scope.auditor)
    hits = sweep(scope.reader.sql, asked, now=ctx.clock(), facts=facts)
    return sorted({hit.entity_id for hit in hits if scope.holds(hit.entity_id)})


def _with_status(scope: Scope, kind: str, status: str) -> Iterator[Record]:
    """Give the judged entities in one status, oldest first."""
    if scope.entities is None:
        found: Iterable[Record] = reversed(list(scope.reader.entities(kind, status=status)))
    else:
        wanted = sorted(one for one in scope.entities if one.startswith(f"{kind}:"))
        read = (scope.reader.entity(one) for one in wanted)
        found = [one for one in read if one is not None and one["status"] == status]
    yield from found


def judged(reader: Reader, scope: Scope, kind: str) -> int:
    """Count the entities of a kind that are judged; ignored ones are not."""
    if scope.entities is None:
        counts = reader.counts()[kind]
        return sum(counts.values()) - counts["ignored"]
    wanted = [one for one in scope.entities if one.startswith(f"{kind}:")]
    return sum(reader.status(one) not in (None, "ignored") for one in wanted)


def verifying(record: Mapping[str, object]) -> object:
    """Give the command that verifies an entity, each open part of a claim named."""
    argv = ["dont", "dismiss", str(record["id"])]
    atoms = record.get("atoms")
    for atom in atoms if isinstance(atoms, list) else []:
        if atom["status"] != "verified":
            argv += ["--atom", str(atom["idx"])]
    argv += ["--evidence", "<uri>"]
    doubt = record["status"] == "doubted"
    return remedy(argv, "answer the doubt with evidence" if doubt else "verify it with evidence")


def subject_of(record: Mapping[str, object]) -> str:
    """Give what an entity says, for people."""
    return str(record.get("statement") or record.get("curie") or "")

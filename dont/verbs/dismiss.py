"""`dont dismiss`: verify a claim or a term with evidence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs.evidence_input import capture
from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.ledger.writer import Writer
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def dismiss(ctx: Context, given: Record) -> Answer:
    """Attach evidence; with a supporting reference the entity, or the named atoms, are verified.

    Args:
        ctx: the surroundings.
        given: DismissInput.

    Raises:
        Refusal: the codes of resolving, of the transition table, of capturing evidence, of
            validators and gates.
    """
    with ctx.writer("dismiss") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "dismissed", given)
        atoms = atom_indices(record, given.get("atom_idx"))
        warnings = answer_request(ctx, writer, record, given)
        entries = capture(ctx, writer, given.get("evidence"), target)
        event_id = writer.emit("dismissed", target, _event(given, entries, atoms))
        close_request(writer, target, given, event_id)
        _, more = decide(ctx, writer, target, given, status=str(record["status"]))
        answer = answer_entity(ctx, writer, target, warnings + more)
    answer.request_id = _text(given.get("request"))
    return hinted(answer)


def _event(given: Mapping[str, object], entries: list[Record], atoms: list[int]) -> Record:
    event: Record = {"evidence": entries, "atoms": atoms, "note": given.get("note")}
    if given.get("request"):
        event["request_id"] = given["request"]
    return event


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def atom_indices(record: Record, given: object) -> list[int]:
    """Read the atoms that were named; each must exist.

    Raises:
        Refusal: `schema-mismatch` for a number that no atom has.
    """
    if given is None:
        return []
    numbers = given if isinstance(given, list) else [given]
    atoms = record.get("atoms")
    count = len(atoms) if isinstance(atoms, list) else 0
    for number in numbers:
        if not isinstance(number, int) or not 0 <= number < count:
            problem = f"there is no atom `{number}`; `{record['id']}` has {count}"
            raise Refusal("schema-mismatch", data={"problem": problem, "entity_id": record["id"]})
    return list(dict.fromkeys(numbers))


def answer_request(ctx: Context, writer: Writer, record: Record, given: Record) -> list[Record]:
    """Resolve the spawn request a verb answers, where it names one; its whole id is put in."""
    if not given.get("request"):
        return []
    from dont.verbs.spawning import resolve, whole_id

    given["request"] = whole_id(writer, str(given["request"]))
    return resolve(ctx, writer, record, str(given["request"]))


def close_request(writer: Writer, target: str, given: Mapping[str, object], event_id: str) -> None:
    """Note which event answered the spawn request, where a verb names one."""
    if given.get("request"):
        from dont.verbs.spawning import close

        close(writer, target, given["request"], event_id)


def hinted(answer: Answer) -> Answer:
    """Say how many independent sources there are now, and what comes next."""
    data = answer.data
    sources = {
        entry["source"]
        for entry in data["evidence"]  # type: ignore[attr-defined]  # the payload always lists evidence
        if entry["supports"]
    }
    if data["entity_kind"] != "claim":
        return answer
    if data["status"] == "verified":
        counted = f"{len(sources)} independent source{'s' if len(sources) != 1 else ''} now"
        argv = ["dont", "why", str(data["id"])]
        answer.hint(argv, f"{counted}; see what locking it still asks for")
    return answer

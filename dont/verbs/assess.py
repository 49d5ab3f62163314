"""`dont assess`: say what supports or refutes a rival explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.core.errors import Refusal
from dont.verbs.evidence_input import malformed
from dont.verbs.resolve import entity
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def assess(ctx: Context, given: Record) -> Answer:
    """Attach references to a rival explanation; they never count as sources of the claim.

    Args:
        ctx: the surroundings.
        given: AssessInput; a reference that fits no form warns and is kept.

    Raises:
        Refusal: `no-evidence` without any reference, `schema-mismatch` for an index that no
            explanation has, and the codes of resolving and status.
    """
    with ctx.writer("assess") as writer:
        record = entity(writer, str(given["entity_id"]))
        target = str(record["id"])
        given = {**given, "entity_id": target}
        allow(ctx, writer, record, "assessed", given)
        _known_index(record, given["idx"])
        event = {"idx": given["idx"]}
        for side in ("supporting", "refuting"):
            event[side] = given.get(side) or []
        if not event["supporting"] and not event["refuting"]:
            raise _nothing(target, given["idx"])
        writer.emit("assessed", target, event)
        _, warnings = decide(ctx, writer, target, given, status=str(record["status"]))
        bad = malformed(ctx, writer, [*_list(event["supporting"]), *_list(event["refuting"])])
        warnings += [
            codes.warning("evidence-malformed", {"uri": uri, "entity_id": target}) for uri in bad
        ]
        return answer_entity(ctx, writer, target, warnings)


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _known_index(record: Record, idx: object) -> None:
    count = len(_list(record["hypotheses"]))
    if not isinstance(idx, int) or not 0 <= idx < count:
        problem = f"there is no explanation `{idx}`; `{record['id']}` has {count}"
        raise Refusal("schema-mismatch", data={"problem": problem, "entity_id": record["id"]})


def _nothing(target: str, idx: object) -> Refusal:
    from dont.core.remedy import remedy

    argv = ["dont", "assess", target, str(idx), "--refuting", "<uri>"]
    first = remedy(argv, "name what refutes the explanation")
    message = "no reference was given, neither supporting nor refuting"
    return Refusal("no-evidence", message, data={"remediation": [first]})

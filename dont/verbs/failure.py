"""Turn any exception into the `data` of an error envelope: the one mapping for all faces."""

from __future__ import annotations

from dont.core import codes
from dont.core.errors import HarnessError, wrap_foreign
from dont.core.ids import ulid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context

_MOST_CAUSES = 8
# What a failure's data may say under its own name; the rest becomes `metadata`.
_OWN = (
    "entity_id",
    "rule_name",
    "spec_ref",
    "unmet_clauses",
    "remediation",
    "remediation_complete",
    "path",
    "detail",
    "retry_after_s",
    "report",
    "cause_refs",
)


def error_result(error: BaseException, verb: str, ctx: Context) -> Record:
    """Build the `ErrorResult` of an exception.

    Args:
        error: anything that was raised; foreign exceptions become `internal`.
        verb: the words of the verb, empty where none was understood.
        ctx: clock and randomness for the error's id.

    Returns:
        Every field of `ErrorResult`, from the code's row, filled by the failure's own data.
    """
    failure = wrap_foreign(error)
    row = codes.row(failure.code)
    data = {"verb": verb, **failure.data}
    result: Record = {
        "code": failure.code,
        "message": str(failure),
        "rule_name": data.get("rule_name"),
        "spec_ref": row.get("spec_ref"),
        "entity_id": data.get("entity_id"),
        "unmet_clauses": data.get("unmet_clauses") or [],
        "remediation": _remediation(failure, data),
        "error_id": f"error:{ulid(ctx.clock() // 1000, ctx.random)}",
        "kind": row["kind"],
        "severity": row["severity"],
        "retryability": row["retryability"],
        "route": row["route"],
        "user_action": row.get("user_action"),
        "throttled": bool(row.get("throttled")),
        "retry_after_s": data.get("retry_after_s"),
        "path": data.get("path"),
        "detail": data.get("detail"),
        "cause_refs": data.get("cause_refs") or [],
        "cause": _causes(failure),
        "metadata": {k: v for k, v in data.items() if k not in _OWN and _is_json(v)},
    }
    if "report" in data:
        result["report"] = data["report"]
    return _signed(result, verb)


def _remediation(failure: HarnessError, data: Record) -> object:
    """Give the failure's own remedies first, then those of its row, each command once.

    A failure whose own remedies say everything sets `remediation_complete`.
    """
    own = data.get("remediation")
    found = list(own) if isinstance(own, list) else []
    if found and data.get("remediation_complete"):
        return found
    seen = [entry["argv"] for entry in found]
    return found + [e for e in codes.remedies(failure.code, data) if e["argv"] not in seen]


def _causes(failure: HarnessError) -> list[Record]:
    """List what stands behind a failure, nearest first; a foreign cause is `unknown`."""
    from dont.core.redact import redact

    found: list[Record] = []
    cause = failure.__cause__
    while cause is not None and len(found) < _MOST_CAUSES:
        code = cause.code if isinstance(cause, HarnessError) else "unknown"
        found.append({"code": code, "message": redact(" ".join(str(cause).split()))[:500]})
        cause = cause.__cause__
    return found


def _is_json(value: object) -> bool:
    return value is None or isinstance(value, str | int | float | bool | list | dict)


def _signed(result: Record, verb: str) -> Record:
    from dont.taxonomy.own import signature

    result["semantic_signature"] = signature(result, verb)
    return result

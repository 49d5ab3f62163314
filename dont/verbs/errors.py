"""`dont errors`: the taxonomy of failures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.verbs.context import Context

_SHOWN = (
    "code",
    "kind",
    "severity",
    "retryability",
    "exit",
    "origin",
    "message",
    "why",
    "route",
    "user_action",
    "throttled",
    "since",
)


def errors_list(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb has this signature
    """List every code.

    Args:
        ctx: the surroundings.
        given: nothing.
    """
    from dont.generated.tables import codes

    return Answer("error_codes", {"codes": [_code(row) for row in codes.ROWS.values()]})


def errors_show(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb has this signature
    """Show one code.

    Args:
        ctx: the surroundings.
        given: ErrorsShowInput.

    Raises:
        Refusal: `rule-not-found` for a code that is not in the table.
    """
    from dont.generated.tables import codes
    from dont.verbs.explain import no_rule

    name = str(given["code"])
    if name not in codes.ROWS:
        raise no_rule(name, list(codes.ROWS))
    return Answer("error_codes", {"codes": [_code(codes.ROWS[name])]})


def _code(row: Mapping[str, object]) -> Record:
    shown = {name: row.get(name) for name in _SHOWN}
    shown["remedies"] = row["remedies"]
    return shown


def errors_classify(ctx: Context, given: Record) -> Answer:
    """Say what a failed command's output means.

    Args:
        ctx: the surroundings; a project is needed only with `record`.
        given: ClassifyInput.
    """
    classified = _classified(ctx, given)
    answer = Answer("classified", classified)
    answer.text = _for_people(classified, str(given.get("purpose") or "general"))
    if given.get("record") and not ctx.dry_run:
        from dont.verbs.remember import record_foreign

        answer.warn(record_foreign(ctx, given, classified))
    return answer


def errors_signature(ctx: Context, given: Record) -> Answer:
    """Give the signature of a failure; people see nothing else.

    Args:
        ctx: the surroundings.
        given: ClassifyInput.
    """
    classified = _classified(ctx, given)
    answer = Answer("classified", classified)
    error = classified["error"]
    answer.text = str(error["semantic_signature"]) + "\n" if isinstance(error, dict) else None
    return answer


def _for_people(classified: Record, purpose: str) -> str:
    from dont.core.display import escape
    from dont.taxonomy.told import five_lines

    return "".join(f"{escape(line)}\n" for line in five_lines(classified, purpose))


def _classified(ctx: Context, given: Record) -> Record:
    from dont.taxonomy.stream import classify_file, classify_stream
    from dont.taxonomy.verdict import Asked

    asked = Asked(
        str(given.get("purpose") or "general"),
        str(given.get("command") or ""),
        _number(given.get("exit_code")),
        _number(given.get("status")),
        str(given.get("root") or ctx.cwd),
    )
    if given.get("text") is not None:
        from io import BytesIO

        return classify_stream(BytesIO(str(given["text"]).encode("utf-8", "replace")), asked)
    file = given.get("file")
    if file in (None, "-"):
        return classify_stream(ctx.stdin_stream(), asked)
    return classify_file(ctx.path(str(file)), asked)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None

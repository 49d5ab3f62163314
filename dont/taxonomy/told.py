"""A classified failure for people: five lines, never a secret, a raw log or a stack trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.taxonomy.tables import table, text

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.taxonomy.tables import Row


def five_lines(classified: Record, purpose: str) -> list[str]:
    """Say what failed, why it matters, what can be tried, who decides, where the detail is.

    Args:
        classified: a `Classified`.
        purpose: what the command was run for.
    """
    error, evidence = classified["error"], classified["evidence"]
    assert isinstance(error, dict)  # noqa: S101 - the shape of `Classified`
    assert isinstance(evidence, dict)  # noqa: S101 - the shape of `Classified`
    row = table("purposes")[purpose]
    advice = table("outcomes")[str(error["retryability"])]
    where = f" in {classified['location']}" if classified["location"] else ""
    action = error["user_action"] or text(advice, "next")
    wait = error["retry_after_s"]
    pause = f"wait {wait:g} s; " if isinstance(wait, float | int) else ""
    said = f"{error['kind']}, {classified['class']}"
    line = f"line {evidence['line']}, " if evidence["line"] else ""
    return [
        f"failed: {_what(row, str(error['message']))}{where} ({said})",
        f"why: {text(row, 'matters')}",
        f"try: {pause}{action}",
        f"decide: {text(advice, 'decision')}; route: {error['route']}",
        f"detail: {line}{error['semantic_signature']}",
    ]


def _what(row: Row, message: str) -> str:
    problem = text(row, "problem")
    return message if message.startswith(problem) else f"{problem}: {message}"

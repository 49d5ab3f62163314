"""A failure for people: five lines, never a secret, a raw log or a stack trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.core.display import escape

if TYPE_CHECKING:
    from collections.abc import Mapping


def five_lines(result: Mapping[str, object]) -> list[str]:
    """Say what failed, why it matters, what can be tried, who decides, where the detail is.

    Args:
        result: an `ErrorResult`.
    """
    from dont.core.redact import redact

    lines = [
        f"failed: {result['message']} ({result['code']})",
        f"why: {_why(result)}",
        f"try: {_try(result)}",
        f"decide: {_decide(result)}",
        f"detail: `dont explain {result['code']}`; {result['error_id']} in the local failure log",
    ]
    return [escape(redact(line)) for line in lines]


def _why(result: Mapping[str, object]) -> str:
    clauses = result["unmet_clauses"]
    told = [str(clause["clause"]) for clause in clauses] if isinstance(clauses, list) else []
    return "; ".join(told) or codes.row(str(result["code"]))["why"]


def _try(result: Mapping[str, object]) -> str:
    remedies = result["remediation"]
    listed = remedies if isinstance(remedies, list) else []
    return "; ".join(f"{entry['command']} ({entry['description']})" for entry in listed[:2])


def _decide(result: Mapping[str, object]) -> str:
    if result.get("user_action"):
        return str(result["user_action"])
    if result["retryability"] == "not_retryable":
        return f"trying again will not help; route: {result['route']}"
    return f"nobody needs to, {str(result['retryability']).replace('_', ' ')}"

"""Failures of other tools as data: classification, signatures, the local failure log.

Everything heavy is imported when it is first called, since `dont`'s own refusals pass through here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dont.core.types import Record

__all__ = ["classify", "signature"]


def classify(
    text: str,
    *,
    purpose: str = "general",
    command: str | None = None,
    exit_code: int | None = None,
    status: int | None = None,
    root: str | None = None,
) -> Record:
    """Say what the output of a failed command, or a provider's answer, means.

    No project, file or network is touched, and the same input gives the same signature everywhere.

    Args:
        text: the output, of any length, as it was printed.
        purpose: build, test, doctor, debug, general, static_analysis or provider.
        command: the command or the request line, for provider answers the best hint of all.
        exit_code: exit status of the command; negative for a signal.
        status: HTTP status of the answer.
        root: folder that locations are given relative to.

    Returns:
        A `Classified`: error, class, location, outcome, confidence, evidence.

    Raises:
        Refusal: `schema-mismatch` for a purpose that does not exist.

    Example:
        >>> said = "src/a.c:3:10: fatal error: w.h: No such file or directory"
        >>> found = classify(said, purpose="build")
        >>> found["class"], found["location"], found["confidence"]
        ('header_not_found', 'src/a.c', 'matched')
    """
    from dont.taxonomy.stream import pieces_of
    from dont.taxonomy.verdict import Asked, classified

    asked = Asked(purpose, command or "", exit_code, status, root)
    return classified(pieces_of(text), asked)


def signature(
    text: str,
    *,
    purpose: str = "general",
    command: str | None = None,
    exit_code: int | None = None,
    status: int | None = None,
    root: str | None = None,
) -> str:
    """Give only the signature of what `classify` finds.

    Example:
        >>> signature("zorp", exit_code=9).split(":")[:4]
        ['command_error', 'shell', 'unclassified', 'none']
    """
    found = classify(
        text, purpose=purpose, command=command, exit_code=exit_code, status=status, root=root
    )
    error = found["error"]
    return str(error["semantic_signature"]) if isinstance(error, dict) else ""

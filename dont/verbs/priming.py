"""What a session must know as text within a budget, the most important first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.display import escape

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.verbs.answer import Answer

_MORE = "… `dont prime` says the rest\n"


def text(answer: Answer, budget: int) -> str:
    """Write a prime answer in whole lines that fit a budget.

    Args:
        answer: a PrimeView with its warnings.
        budget: bytes of UTF-8, line feeds included.
    """
    lines = [f"{line}\n" for line in _lines(answer)]
    sizes = [len(line.encode()) for line in lines]
    if sum(sizes) <= budget:
        return "".join(lines)
    kept: list[str] = []
    left = budget - len(_MORE.encode())
    for line, size in zip(lines, sizes, strict=True):
        if size > left:
            break
        kept.append(line)
        left -= size
    return "".join([*kept, _MORE]) if left >= 0 else ""


def _lines(answer: Answer) -> Iterator[str]:
    data = answer.data
    counts, assessed = data["status_counts"], data["assessment_counts"]
    assert isinstance(counts, dict)  # noqa: S101 - the payload's own shape
    assert isinstance(assessed, dict)  # noqa: S101 - the payload's own shape
    told = ", ".join(f"{n} {name}" for name, n in counts.items() if n) or "nothing recorded yet"
    yield escape(f"{data['project']} ({data['mode']}): {told}")
    for entry in data["blocking"]:  # type: ignore[attr-defined]  # the payload lists entities
        yield escape(f"in doubt: {entry['id']} {entry['statement']}")
    for name, n in assessed.items():
        if n:
            yield f"{n} {name}: `dont list --derived-assessment {name}`"
    for warning in answer.warnings:
        yield escape(f"warning: {warning['message']}")
    for invariant in data["invariants"]:  # type: ignore[attr-defined]  # the payload lists texts
        yield str(invariant)

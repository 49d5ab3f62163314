"""A report for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.display import escape, shorten

if TYPE_CHECKING:
    from dont.verbs.checking.finding import Finding, Report

_WIDE = 100  # columns of a statement


def render(report: Report) -> str:
    """Write what was judged, each finding with its first remedy, and the verdict last."""
    blocks = [_block(found) for found in report.findings]
    return "\n\n".join([*blocks, _verdict(report)]) + "\n"


def _block(found: Finding) -> str:
    about = f"  {found.entity_id}" if found.entity_id else ""
    lines = [f"{found.severity}: {found.code}{about}", f"  {_plain(found.message)}"]
    if found.subject:
        lines.append(f"  “{shorten(_plain(found.subject), _WIDE)}”")
    if found.place is not None:
        lines.append(f"  at {_plain(found.place.where)}")
    if found.remediation:
        first = found.remediation[0]
        lines.append(f"  {first['description']}:")
        lines.append(f"    {_plain(first['command'])}")
    return "\n".join(lines)


def _plain(text: str) -> str:
    r"""Show recorded text on one line, in a way that no CI log takes for a command.

    Example:
        >>> _plain("::error::x"), _plain("see ##[error]x")
        ('\\::error::x', 'see ##\\[error]x')
    """
    shown = escape(text).replace("##[", "##\\[")
    return f"\\{shown}" if shown.lstrip().startswith("::") else shown


def _verdict(report: Report) -> str:
    closing = sum(found.severity == "error" for found in report.findings)
    warning = len(report.findings) - closing
    word = "passed" if report.passed else "failed"
    parts = [_many(closing, "error")] if closing else []
    parts += [_many(warning, "warning")] if warning else []
    told = f" with {' and '.join(parts)}" if parts else ""
    return f"check {word}{told}: {_plain(report.scope)}"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"

"""Workflow commands of GitHub Actions: one annotation a finding.

INVARIANT: no text that somebody recorded can begin a workflow command. Annotations hold it escaped
on one line; the plain list stands between `stop-commands` and a token nobody can foresee.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.display import escape
from dont.verbs.formats import human

if TYPE_CHECKING:
    from dont.verbs.checking.finding import Finding, Report


def render(report: Report, token: str) -> str:
    """Write annotations, worst first, then the list for people.

    Args:
        report: what the gate says.
        token: unforeseeable; commands stay switched off until it is repeated.
    """
    lines = [_annotation(report, found) for found in report.findings]
    lines += [f"::stop-commands::{token}", human.render(report).rstrip("\n"), f"::{token}::"]
    return "\n".join(lines) + "\n"


def data(text: str) -> str:
    r"""Escape the text of a command.

    Example:
        >>> data("50 %\n::error::x")
        '50 %25%0A::error::x'
    """
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def value(text: str) -> str:
    """Escape a property of a command.

    Example:
        >>> value("a:b,c")
        'a%3Ab%2Cc'
    """
    return data(text).replace(":", "%3A").replace(",", "%2C")


def _annotation(report: Report, found: Finding) -> str:
    properties = []
    place = found.place
    if place is not None:
        properties.append(("file", report.prefix + place.path))
        if place.first is not None:
            last = max(place.first, place.last or place.first)
            properties += [("line", str(place.first)), ("endLine", str(last))]
    properties.append(("title", found.code))
    told = f"{found.message} ({found.entity_id})" if found.entity_id else found.message
    if found.subject:
        told = f"{told}: {found.subject}"
    head = ",".join(f"{name}={value(text)}" for name, text in properties)
    level = "error" if found.severity == "error" else "warning"
    return f"::{level} {head}::{data(escape(told, lines=True))}"

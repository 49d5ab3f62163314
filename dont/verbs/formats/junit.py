"""JUnit XML: a failure for each finding that closes the gate."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape as text
from xml.sax.saxutils import quoteattr

from dont.core.display import escape

if TYPE_CHECKING:
    from dont.verbs.checking.finding import Finding, Report

# What XML 1.0 cannot say in any form.
_UNSAYABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(report: Report) -> str:
    """Write a report as one test suite; where nothing was found it holds one passing case."""
    failed = sum(found.severity == "error" for found in report.findings)
    cases = [_case(found) for found in report.findings] or [
        f'<testcase classname="dont.check" name={_attribute(report.scope)}/>'
    ]
    counts = f'tests="{len(cases)}" failures="{failed}" errors="0" skipped="0"'
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<testsuites name="dont check" {counts}>',
            f'<testsuite name="dont check" {counts}>',
            *cases,
            "</testsuite>",
            "</testsuites>\n",
        ]
    )


def _case(found: Finding) -> str:
    name = " ".join(part for part in (found.code, found.entity_id, _where(found)) if part)
    head = f'<testcase classname="dont.check.{found.code}" name={_attribute(name)}'
    if found.place is not None:
        head += f" file={_attribute(found.place.path)}"
        if found.place.first is not None:
            head += f' line="{found.place.first}"'
    if found.severity != "error":
        return f"{head}>\n<system-out>{_body(found)}</system-out>\n</testcase>"
    kind, message = _attribute(found.code), _attribute(found.message)
    return f"{head}>\n<failure type={kind} message={message}>{_body(found)}</failure>\n</testcase>"


def _where(found: Finding) -> str:
    return "" if found.place is None else found.place.where


def _body(found: Finding) -> str:
    lines = [found.message]
    lines += [found.subject] if found.subject else []
    lines += [f"{one['description']}: {one['command']}" for one in found.remediation]
    return text(_clean("\n".join(lines)))


def _attribute(value: str) -> str:
    return quoteattr(_clean(value))


def _clean(value: str) -> str:
    return _UNSAYABLE.sub("\ufffd", escape(value, lines=True))

"""SARIF 2.1.0, the part that code hosts read."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import quote

from dont.core import codes
from dont.core.display import escape
from dont.verbs.checking.finding import Place
from dont.version import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.verbs.checking.finding import Finding, Report

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LONGEST = 1024  # characters of a rule's description
_DIGITS = 16
MOST = 25_000  # results that code hosts take; findings come worst first
_FIELD = re.compile(r"\{(\w+)\}")


def render(report: Report) -> str:
    """Write a report as one SARIF document."""
    names = sorted({found.code for found in report.findings})
    run: Record = {
        "tool": {
            "driver": {
                "name": "dont",
                "semanticVersion": __version__,
                "rules": [_rule(name) for name in names],
            }
        },
        "automationDetails": {"id": "dont/check/"},
        "columnKind": "unicodeCodePoints",
        "invocations": [_invocation(report)],
        "results": _results(report, names),
    }
    document = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _invocation(report: Report) -> Record:
    """Say how it went, and what was left out."""
    told: Record = {"executionSuccessful": True, "exitCode": 0 if report.passed else 1}
    left = len(report.findings) - MOST
    if left > 0:
        text = f"{left} further findings are left out; `dont check --json` lists them all"
        told["toolExecutionNotifications"] = [{"level": "warning", "message": {"text": text}}]
    return told


def _rule(name: str) -> Record:
    row = codes.row(name)
    level = "error" if row["severity"] in ("error", "fatal") else "warning"
    listed = [(_command(one["argv"]), one["description"]) for one in row["remedies"]]
    plain = "; ".join(f"{description}: {command}" for command, description in listed)
    marked = "; ".join(f"{description}: `{command}`" for command, description in listed)
    return {
        "id": name,
        "name": "".join(part.capitalize() for part in name.split("-")),
        "shortDescription": {"text": name.replace("-", " ")},
        "fullDescription": {"text": row["why"][:_LONGEST]},
        "help": {
            "text": f"{row['why']} To go on: {plain}",
            "markdown": f"{row['why']}\n\nTo go on: {marked}",
        },
        "defaultConfiguration": {"level": level},
        "properties": {
            "tags": ["claims"],
            "precision": "very-high",
            "problem.severity": level,
        },
    }


def _command(argv: Sequence[str]) -> str:
    """Write a template of the table with its fields as placeholders."""
    return _FIELD.sub(r"<\1>", " ".join(argv))


def _results(report: Report, names: Sequence[str]) -> list[Record]:
    seen: dict[str, int] = {}
    out = []
    for found in report.findings[:MOST]:
        place = found.place or Place(report.anchor)
        digest = _digest(found, place)
        seen[digest] = seen.get(digest, 0) + 1
        out.append(
            {
                "ruleId": found.code,
                "ruleIndex": names.index(found.code),
                "level": found.severity,
                "message": {"text": _message(found)},
                "locations": [{"physicalLocation": _physical(report, place)}],
                "partialFingerprints": {"primaryLocationLineHash": f"{digest}:{seen[digest]}"},
            }
        )
    return out


def _message(found: Finding) -> str:
    """Say what is wrong, with what; brackets are escaped, since SARIF reads links in them."""
    told = f"{found.message} ({found.entity_id})" if found.entity_id else found.message
    if found.subject:
        told = f"{told}: {found.subject}"
    return escape(told).replace("[", "\\[").replace("]", "\\]")


def _physical(report: Report, place: Place) -> Record:
    first = place.first or 1
    last = max(first, place.last or first)
    return {
        "artifactLocation": {"uri": quote(report.prefix + place.path), "uriBaseId": "%SRCROOT%"},
        "region": {
            "startLine": first,
            "startColumn": 1,
            "endLine": last,
            "endColumn": max(1, place.end + 1),
        },
    }


def _digest(found: Finding, place: Place) -> str:
    """Hash what the finding is about and what its line says, never where the line is."""
    parts = (found.code, found.entity_id or "", found.rule_name or "", place.path)
    text = "".join(place.text.split())
    return sha256("\0".join((*parts, text)).encode("utf-8", "replace")).hexdigest()[:_DIGITS]

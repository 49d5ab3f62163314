"""What the gate objects to, as a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.core import codes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dont.core.types import Record
    from dont.generated.shapes import Remediation

# Severities of the code table that close the gate.
_CLOSING = ("error", "fatal")


class Place(NamedTuple):
    """Where something stands in the project.

    Attributes:
        path: relative to the project root, with forward slashes.
        first: first line, 1-based; None for the file as a whole.
        last: last line.
        text: what the first line says; it tells findings apart when lines move.
        end: characters of the last line.
    """

    path: str
    first: int | None = None
    last: int | None = None
    text: str = ""
    end: int = 0

    @property
    def where(self) -> str:
        """The place as `path:line`."""
        return self.path if self.first is None else f"{self.path}:{self.first}"


class Finding(NamedTuple):
    """One objection.

    Attributes:
        code: a row of the code table.
        severity: `error` closes the gate, `warning` does not.
        entity_id: what it is about, None for the whole scope.
        message: one line.
        remediation: what to do, most specific first.
        place: where it stands.
        rule_name: the rule behind it.
        subject: the statement or the CURIE it is about, for people.
    """

    code: str
    severity: str
    entity_id: str | None
    message: str
    remediation: Sequence[Remediation]
    place: Place | None = None
    rule_name: str | None = None
    subject: str = ""

    def payload(self) -> Record:
        """Give the finding as the answer shows it."""
        shown: Record = {
            "code": self.code,
            "entity_id": self.entity_id,
            "message": self.message,
            "severity": self.severity,
            "remediation": list(self.remediation),
        }
        if self.place is not None:
            shown["where"] = self.place.where
        if self.rule_name is not None:
            shown["rule_name"] = self.rule_name
        return shown


class Report(NamedTuple):
    """Everything a format needs.

    Attributes:
        passed: whether the gate opens.
        scope: what was judged, in words.
        findings: worst first.
        counts: things judged and findings, by name.
        prefix: path from the top of the work tree to the project root, empty or ending in `/`.
        anchor: file that stands in where a finding has no place of its own.
    """

    passed: bool
    scope: str
    findings: Sequence[Finding]
    counts: Mapping[str, int]
    prefix: str = ""
    anchor: str = ".dont/config.toml"


def finding(
    code: str,
    data: Mapping[str, object],
    *,
    place: Place | None = None,
    severity: str | None = None,
    subject: str = "",
) -> Finding:
    """Make a finding from the row of its code.

    Args:
        code: a row of the code table.
        data: fills message and remedies; `entity_id` is what it is about; `remediation` goes before
            the row's own remedies; `message` stands in for the row's.
        place: where it stands.
        severity: another one than the row's.
        subject: the statement or the CURIE.
    """
    row = codes.row(code)
    own = data.get("remediation")
    remedies: list[Remediation] = list(own) if isinstance(own, list) else []
    seen = [entry["argv"] for entry in remedies]
    remedies += [entry for entry in codes.remedies(code, data) if entry["argv"] not in seen]
    entity_id, rule = data.get("entity_id"), data.get("rule_name")
    level = severity or ("error" if row["severity"] in _CLOSING else "warning")
    said = data.get("message")
    return Finding(
        code,
        level,
        None if entity_id is None else str(entity_id),
        str(said) if said else codes.message(code, data),
        remedies,
        place,
        None if rule is None else str(rule),
        subject,
    )


def order(found: Finding) -> tuple[object, ...]:
    """Sort key: what closes the gate first, then by place."""
    place = found.place or Place("")
    return (
        found.severity != "error",
        place.path,
        place.first or 0,
        found.entity_id or "",
        found.code,
        found.message,
    )

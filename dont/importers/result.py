"""What one reading of a source yields, and what the import answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.imported import Prefix, Reference, Term

    # What is counted, how many so far, how many in all (None where nobody knows).
    Progress = Callable[[str, int, int | None], None]


class Problem(TypedDict):
    """One thing that was not read as it stands; `where` is `file:line`, file or an id."""

    where: str
    message: str


class Warned(TypedDict):
    """One warning of the envelope."""

    code: str
    message: str


class ImportCounts(TypedDict):
    """What was read and what it changed; `obsolete` counts what became obsolete by it."""

    read: int
    new: int
    changed: int
    obsolete: int


class ImportReport(TypedDict):
    """The payload of `import`, and the warnings of its envelope."""

    source: str
    canonical_source_id: str
    release: str | None
    counts: ImportCounts
    problems: list[Problem]
    warnings: list[dict[str, object]]


@dataclass
class Reading:
    """Everything that was read from one source, before anything is written.

    Attributes:
        name: the short name of the ontology, "" to take the commonest prefix.
        release: the source's own word for its version.
        identity: the source's own id (ontology IRI), "" for none.
        rules: generated project rules, file name to text by the rule's name.
        prefixes: prefix to URI, as the source declares them.
        parts: what the source imports in its turn, place to hash, "" for an address.
    """

    terms: list[Term] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    registered: list[Prefix] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    warnings: list[Warned] = field(default_factory=list)
    rules: dict[str, dict[str, str]] = field(default_factory=dict)
    name: str = ""
    release: str | None = None
    identity: str = ""
    prefixes: dict[str, str] = field(default_factory=dict)
    parts: dict[str, str] = field(default_factory=dict)

    def problem(self, where: str, message: str) -> None:
        """Note something that could not be read as it stands."""
        self.problems.append({"where": where, "message": message})

    def warn(self, message: str, code: str = "import-approximate") -> None:
        """Note something the caller should know."""
        self.warnings.append({"code": code, "message": message})

"""What rules over a whole ledger ask that the projection does not hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dont.evidence.audit import Auditor
    from dont.ledger.store import Reader
    from dont.verbs.context import Context


class Facts:
    """Answers from the imported vocabulary and from the files of the scope.

    Args:
        ctx: opens the vocabulary.
        reader: the state.
        auditor: reads the files, as they are in the tree or as they are staged.
    """

    def __init__(self, ctx: Context, reader: Reader, auditor: Auditor) -> None:
        self.ctx = ctx
        self.reader = reader
        self.auditor = auditor

    def resolves(self, curie: str) -> bool:
        """Tell whether an imported vocabulary knows a reference."""
        return self.ctx.resolves(curie)

    def obsolete(self, curie: str) -> bool | None:
        """Tell whether an imported term is obsolete; None where it is not imported."""
        row = self.ctx.vocabulary.resolve(curie)
        return None if row is None else bool(row.get("obsolete"))

    def label(self, curie: str) -> str | None:
        """Give the label of an imported term; None where it is not imported or has none."""
        row = self.ctx.vocabulary.resolve(curie)
        known = row is not None and row["match"] != "repaired"
        return str(row["label"]) if row is not None and known and row["label"] else None

    def drift(self, entity_id: str, n: int) -> str | None:
        """Give the audit status of a reference; None where it is no file."""
        record = self.reader.entity(entity_id)
        entry = record["evidence"][n] if record is not None else {}
        if entry.get("path") is None:
            return None
        return str(self.auditor.audit(entry)["status"])

"""What a verb answers before a face puts it into words."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dont.core.types import Record
    from dont.generated.shapes import Remediation


class Answer:
    """A verb's success.

    Attributes:
        kind: `envelope_kind` of the model.
        data: the payload.
        warnings: entries of `warnings[]`.
        hints: entries of `hints[]`.
        tx: the transaction that was written, None for a reading verb.
        request_id: the spawn request this answers.
        exit: 0, or 1 for a query that found something wrong.
        text: what people see instead of the usual rendering, or what writes it once they are
            known to read; None for the usual one.
    """

    __slots__ = ("data", "exit", "hints", "kind", "request_id", "text", "tx", "warnings")

    def __init__(self, kind: str, data: Mapping[str, object]) -> None:
        self.kind = kind
        self.data: Record = dict(data)
        self.warnings: list[Record] = []
        self.hints: list[Remediation] = []
        self.tx: int | None = None
        self.request_id: str | None = None
        self.exit = 0
        self.text: str | Callable[[], str] | None = None

    def warn(self, warnings: Sequence[Mapping[str, object]]) -> Answer:
        """Add warnings, each once."""
        seen = {repr(one) for one in self.warnings}
        for entry in warnings:
            one = dict(entry)
            if repr(one) not in seen:
                seen.add(repr(one))
                self.warnings.append(one)
        return self

    def hint(self, argv: Sequence[str], description: str) -> Answer:
        """Add a next command."""
        from dont.core.remedy import remedy

        self.hints.append(remedy(argv, description))
        return self

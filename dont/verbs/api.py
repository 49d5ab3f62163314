"""The verbs from Python: `Ledger.open(".").conclude("…")`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import HarnessError, InternalError, Refusal, SubstrateError, UsageError
from dont.generated.api import Verbs
from dont.verbs.context import Context
from dont.verbs.dispatch import run

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType
    from typing import Self

    from dont.core.types import Record
    from dont.generated.shapes import CommandRow
    from dont.verbs.dispatch import Outcome

_CLASSES: dict[int, type[HarnessError]] = {
    1: Refusal,
    2: UsageError,
    3: SubstrateError,
    4: InternalError,
}


class Ledger(Verbs):
    """One project's ledger, with every verb as a method.

    Every method answers with the dataclass of its payload and raises a `HarnessError` subclass
    whose `data` is the whole `ErrorResult` and whose `__cause__` is what stood behind it.

    Attributes:
        warnings: `warnings[]` of the last call.
        envelope: the whole envelope of the last call, refused or not.
    """

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.warnings: list[Record] = []
        self.envelope: Record = {}

    @classmethod
    def open(
        cls,
        folder: str = ".",
        *,
        author: str | None = None,
        environ: Mapping[str, str] | None = None,
    ) -> Self:
        """Open the ledger that governs a folder.

        Args:
            folder: any folder of the project.
            author: who acts; `DONT_AUTHOR` or the user when None.
            environ: environment variables; the process's own when None.
        """
        import os

        ctx = Context(cwd=os.path.abspath(folder), environ=environ)
        ctx.given_author = author
        return cls(ctx)

    def __enter__(self) -> Self:
        """Use it as a block that closes it."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()

    def close(self) -> None:
        """Let go of the files."""
        self._ctx.close()

    def transaction(self) -> _Block:
        """Make everything inside a `with` block one transaction: all or nothing.

        A call that is refused leaves nothing behind, also where its error is caught inside.
        """
        return _Block(self._ctx)

    def _run(self, verb: str, given: dict[str, object]) -> tuple[str, Mapping[str, object]]:
        from dont.generated.tables.commands import ROWS

        row = ROWS[verb]
        plain = {key: _plain(value) for key, value in given.items() if not _is_default(value)}
        outcome = _within(row, plain, self._call())
        self.envelope = envelope = outcome.envelope
        warnings = envelope["warnings"]
        self.warnings = warnings if isinstance(warnings, list) else []
        data = envelope["data"]
        if not isinstance(data, dict):
            raise InternalError("internal", data={"detail": "a payload is no object"})
        if outcome.answer is None:
            found = _CLASSES.get(outcome.exit, Refusal)
            raise found(str(data["code"]), str(data["message"]), cause=outcome.error, data=data)
        return str(envelope["envelope_kind"]), data

    def _call(self) -> Context:
        """Give the surroundings of one call: files and rules as they are now, the ledger kept."""
        try:
            return self._ctx.following()
        except HarnessError:
            # The verb meets the same failure, and says so in its envelope.
            return self._ctx


def _within(row: CommandRow, given: Record, ctx: Context) -> Outcome:
    """Run a verb; what it began inside an open transaction is undone where it fails.

    Some verbs show the rules what they would leave, and are refused after that.
    """
    block = ctx.open_block
    if block is None:
        return run(row, given, ctx)
    attempt = block.attempt()
    outcome = run(row, given, ctx)
    block.settle(attempt, keep=outcome.answer is not None)
    return outcome


class _Block:
    """A `with` block around `Context.transaction`."""

    def __init__(self, ctx: Context) -> None:
        self._open = ctx.transaction("apply")

    def __enter__(self) -> None:
        self._open.__enter__()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool | None:
        return self._open.__exit__(kind, error, trace)


def _is_default(value: object) -> bool:
    """Tell a parameter that was left out; a zero was given."""
    return value is None or value is False or value == ()


def _plain(value: object) -> object:
    """Give an input as JSON: dataclasses of the model come as what they mean."""
    if isinstance(value, str):
        return value
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    to_json = getattr(value, "to_json", None)
    return to_json() if callable(to_json) else value

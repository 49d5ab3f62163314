"""The transaction of a writing verb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.ledger.writer import WriterBlock

if TYPE_CHECKING:
    from dont.ledger.writer import Writer
    from dont.verbs.context import Context


class Recording(WriterBlock):
    """A transaction that begins with a changed mode, where the configuration has one.

    Args:
        ctx: ledger, author and configuration.
        command: the verb, as the log records it.
    """

    def __init__(self, ctx: Context, command: str) -> None:
        super().__init__(ctx.store, ctx.author, command, dry_run=ctx.dry_run)
        self._ctx = ctx

    def __enter__(self) -> Writer:
        writer = super().__enter__()
        try:
            project, mode = writer.project(), self._ctx.mode
            if project is not None and project["mode"] != mode:
                writer.emit("mode-changed", str(project["id"]), {"mode": mode})
        except BaseException as error:
            self.__exit__(type(error), error, error.__traceback__)
            raise
        return writer

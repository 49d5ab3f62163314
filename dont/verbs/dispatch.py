"""Run one verb, answer with one envelope: what command line, MCP, hooks and API share."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from dont.core.errors import HarnessError
from dont.verbs.inputs import check
from dont.version import __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.types import Record
    from dont.generated.shapes import CommandRow
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context

ENVELOPE_VERSION = "0.2"


class Outcome:
    """An envelope, the exit status it means, and the answer or the exception behind it."""

    __slots__ = ("answer", "envelope", "error", "exit")

    def __init__(
        self,
        envelope: Record,
        exit_status: int,
        answer: Answer | None = None,
        error: BaseException | None = None,
    ) -> None:
        self.envelope = envelope
        self.exit = exit_status
        self.answer = answer
        self.error = error


def handler(row: CommandRow) -> Callable[[Context, Record], Answer]:
    """Find the function of a verb: module by its first word, name by all of them.

    Args:
        row: a row of the command table.
    """
    module, name = _place(row["verb"])
    found: Callable[[Context, Record], Answer] = getattr(module, name)
    return found


@lru_cache
def _place(verb: str) -> tuple[object, str]:
    words = [_name(word) for word in verb.split()]
    return import_module(f"dont.verbs.{words[0]}"), "_".join(words)


def _name(word: str) -> str:
    """Write a verb as a Python name."""
    return "import_" if word == "import" else word.replace("-", "_")


def run(row: CommandRow, given: Record, ctx: Context) -> Outcome:
    """Run a verb; nothing is raised but what ends the process.

    Args:
        row: the verb's row.
        given: input fields by their names in the model.
        ctx: the surroundings.

    Returns:
        The envelope of PRODUCT 4, its exit status, and the answer where it succeeded.
    """
    begun, written = ctx.clock(), ctx.lines_written
    ctx.command = row["verb"]
    try:
        try:
            answer = _call(row, given, ctx)
        except Exception as error:
            # What reached the log is not written twice, whatever failed afterwards.
            if ctx.lines_written > written or not _mended(error, ctx):
                raise
            answer = _call(row, given, ctx)
    except Exception as error:  # noqa: BLE001 - the one place where every failure becomes an envelope
        return failed(error, row["verb"], ctx, begun, wrote=ctx.lines_written > written)
    return succeeded(answer, row, ctx, begun)


def _call(row: CommandRow, given: Record, ctx: Context) -> Answer:
    checked = check(row, given)
    author = checked.pop("author", None)
    ctx.call_author = None if author is None else str(author)
    return handler(row)(ctx, checked)


def _mended(error: Exception, ctx: Context) -> bool:
    """Tell whether a damaged projection was the cause and is gone."""
    return type(error).__module__ == "sqlite3" and ctx.store.mend(error)


def succeeded(answer: Answer, row: CommandRow, ctx: Context, begun: int) -> Outcome:
    """Wrap an answer in a success envelope."""
    meta = _meta(ctx, begun, answer.tx)
    meta["request_id"] = answer.request_id
    if row["effect"] == "write" and not ctx.dry_run:
        _close_group(ctx, row["verb"], answer)
    envelope: Record = {
        "ok": True,
        "envelope_version": ENVELOPE_VERSION,
        "cli_version": __version__,
        "envelope_kind": answer.kind,
        "data": answer.data,
        "warnings": answer.warnings,
        "hints": answer.hints,
        "meta": meta,
    }
    return Outcome(envelope, answer.exit, answer)


def failed(
    error: BaseException, verb: str, ctx: Context, begun: int, *, wrote: bool = False
) -> Outcome:
    """Wrap any exception in an error envelope and remember it in the local failure log.

    Args:
        error: what was raised.
        verb: the words of the verb, empty where none was understood.
        ctx: the surroundings.
        begun: when the call began, microseconds.
        wrote: whether a line reached the log all the same; `metadata.wrote_any` says so.
    """
    from dont.core import codes
    from dont.verbs.failure import error_result

    data = error_result(error, verb, ctx)
    metadata = data["metadata"]
    if wrote and isinstance(metadata, dict):
        metadata["wrote_any"] = True
    envelope: Record = {
        "ok": False,
        "envelope_version": ENVELOPE_VERSION,
        "cli_version": __version__,
        "envelope_kind": "error",
        "data": data,
        "warnings": _remember(error, data, verb, ctx),
        "meta": _meta(ctx, begun, None),
    }
    return Outcome(envelope, codes.row(str(data["code"]))["exit"], None, error)


def _meta(ctx: Context, begun: int, tx: int | None) -> Record:
    """Say how long it took (milliseconds) and what was written."""
    spent = max(0, ctx.clock() - begun) // 1000
    meta: Record = {"duration_ms": spent, "tx": tx, "request_id": None}
    if ctx.dry_run:
        meta["dry_run"] = True
        meta["tx"] = None
    return meta


def _remember(error: BaseException, data: Record, verb: str, ctx: Context) -> list[Record]:
    """Append a failure to the local log; the third of a kind warns."""
    if ctx.dry_run:
        return []
    try:
        if not ctx.has_project():
            return []
    except HarnessError:
        return []
    from dont.verbs.remember import remember

    return remember(error, data, verb, ctx)


def _close_group(ctx: Context, verb: str, answer: Answer) -> None:
    """Let a success end the count of earlier failures of the same verb on the same entity."""
    from dont.verbs.remember import succeeded_after

    succeeded_after(ctx, verb, answer.data.get("id"))

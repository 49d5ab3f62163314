"""`dont apply`: many operations, one truthful report.

Whether the plan was refused or failed is decided by one run-time fact, whether a line reached the
log; never by the kind of error.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dont.core.errors import HarnessError, UsageError, wrap_foreign
from dont.verbs.answer import Answer
from dont.verbs.plan import filled, read_plan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.ledger.writer import Writer
    from dont.verbs.context import Context
    from dont.verbs.plan import Operation


def apply(ctx: Context, given: Record) -> Answer:
    """Run a plan, all or nothing, or with `each` one transaction for each operation.

    Args:
        ctx: the surroundings.
        given: ApplyInput.

    Raises:
        HarnessError: the failure of the first operation that failed, with `data.report`.
    """
    file = str(given.get("file") or "-")
    operations = read_plan(_text(ctx, given))
    run = _Run(ctx, operations, file)
    before = ctx.lines_written
    try:
        run.each() if given.get("each") else run.whole()
    except (
        Exception,
        KeyboardInterrupt,
    ) as error:  # every failure, Ctrl-C too, is told in the report
        failure = run.failure(error, wrote=ctx.lines_written > before)
        if failure is error:
            raise
        raise failure from error
    ctx.command = "apply"
    wrote = ctx.lines_written > before
    answer = Answer("apply", run.report("applied", wrote=wrote)).warn(run.warnings)
    answer.tx = run.tx
    return answer


def _text(ctx: Context, given: Record) -> str:
    """Give the text of the plan: the operations themselves, or the file that holds them."""
    if given.get("ops"):
        return json.dumps(given["ops"])
    if not given.get("file"):
        raise UsageError("usage", data={"problem": "`dont apply` needs FILE|-", "verb": "apply"})
    return ctx.read_text(str(given["file"]))


class _Run:
    """The state of one plan while it runs."""

    def __init__(self, ctx: Context, operations: Sequence[Operation], file: str) -> None:
        self.ctx = ctx
        self.operations = operations
        self.file = file
        self.ids: list[str | None] = []
        self.author = ctx.call_author
        # The one transaction of all operations; None where each has its own.
        self.writer: Writer | None = None
        self.created: set[str] = set()
        self.warnings: list[Record] = []
        self.tx: int | None = None

    def whole(self) -> None:
        """Run every operation inside one transaction."""
        first = self.operations[0].given.get("author")
        if all(operation.given.get("author") == first for operation in self.operations):
            self._speak_for(first)
        with self.ctx.transaction("apply") as writer:
            self.writer = writer
            for operation in self.operations:
                self._one(operation)
        self.tx = writer.tx if writer.wrote else None

    def each(self) -> None:
        """Run each operation in a transaction of its own."""
        if self.ctx.dry_run:
            # What an operation would leave behind is there for the later ones all the same.
            self._each_dry()
            return
        for operation in self.operations:
            self._one(operation)

    def _each_dry(self) -> None:
        with self.ctx.transaction("apply") as writer:
            self.writer = writer
            for operation in self.operations:
                self._speak_for(operation.given.get("author"))
                writer.author = self.ctx.author
                self._one(operation)

    def _speak_for(self, author: object) -> None:
        """Let an author act whom operations name; where none is named, who called does."""
        self.ctx.call_author = author if isinstance(author, str) else self.author

    def _one(self, operation: Operation) -> None:
        from dont.verbs.dispatch import handler

        index = len(self.ids)
        given = filled(operation, self.ids, index)
        self.ctx.command = operation.row["verb"]
        self._speak_for(given.pop("author", None))
        answer = handler(operation.row)(self.ctx, given)
        found = answer.data.get("id")
        self.ids.append(None if found is None else str(found))
        if self.writer is not None and answer.data.get("created_at") == self.writer.at:
            self.created.add(str(found))
        self.tx = answer.tx or self.tx
        self.warnings += [entry for entry in answer.warnings if entry not in self.warnings]

    def report(self, outcome: str, *, wrote: bool, error: HarnessError | None = None) -> Record:
        """Say what became of each operation."""
        failed = len(self.ids) if error is not None else -1
        ops = [self._told(index, failed, error, outcome) for index in range(len(self.operations))]
        return {"outcome": outcome, "wrote_any": wrote, "ops": ops}

    def _told(self, index: int, failed: int, error: HarnessError | None, outcome: str) -> Record:
        told: Record = {
            "index": index,
            "verb": self.operations[index].row["verb"],
            "status": "applied",
        }
        if index == failed and error is not None:
            told["status"] = "failed"
            told["error"] = {"code": error.code, "message": str(error)}
        elif index > failed >= 0 or (error is not None and outcome == "refused"):
            told["status"] = "not_run"
        elif index < len(self.ids) and self.ids[index] is not None:
            told["entity_id"] = self.ids[index]
        return told

    def failure(self, error: BaseException, *, wrote: bool) -> HarnessError:
        """Give the failure of the plan: the operation's own, with the report."""
        if isinstance(error, KeyboardInterrupt):
            error = HarnessError("interrupted", cause=error)
        found = wrap_foreign(error)
        outcome = "failed" if wrote else "refused"
        failed = len(self.ids)
        verb = self.operations[min(failed, len(self.operations) - 1)].row["verb"]
        if not wrote:
            self._rolled_back(found, verb)
        self.ctx.command = "apply"
        found.data["report"] = self.report(outcome, wrote=wrote, error=found)
        return found

    def _rolled_back(self, error: HarnessError, verb: str) -> None:
        """Rewrite remedies that name what is not in the ledger after all."""
        from dont.core import codes

        gone = {one: f"${index}" for index, one in enumerate(self.ids) if one in self.created}
        target = error.data.get("entity_id")
        data = {"verb": verb, **error.data}
        own = error.data.get("remediation")
        listed = [*(own if isinstance(own, list) else []), *codes.remedies(error.code, data)]
        if target not in gone and not any(set(entry["argv"]) & set(gone) for entry in listed):
            return
        if target in gone:
            error.message = codes.message(error.code, {**data, "entity_id": gone[str(target)]})
            error.data["entity_id"] = None
        kept = [entry for entry in listed if not set(entry["argv"]) & set(gone)]
        error.data["remediation"] = [self._each_instead(), *kept]
        clauses = error.data.get("unmet_clauses")
        if isinstance(clauses, list):
            error.data["unmet_clauses"] = [_as_operation(clause, gone) for clause in clauses]

    def _each_instead(self) -> object:
        from dont.core.remedy import remedy

        if self.file == "-":
            argv = ["dont", "help", "apply"]
            return remedy(argv, "add the operations that the clauses name, or ask a person")
        argv = ["dont", "apply", self.file, "--each"]
        return remedy(argv, "keep what can be kept, one transaction for each operation")


def _as_operation(clause: Record, gone: dict[str, str]) -> Record:
    """Write a clause's fix as a further operation of the plan."""
    argv = clause.get("fix_argv")
    if not isinstance(argv, list):
        return clause
    from dont.core.command_line import read

    line = read([str(word) for word in argv[1:]])
    given = {key: _named(value, gone) for key, value in line.given.items()}
    verb = line.row["verb"] if line.row is not None else ""
    fix = json.dumps({"verb": verb, **given}, ensure_ascii=False)
    listed = clause.get("fixes")
    fixes = [
        entry
        for entry in (listed if isinstance(listed, list) else [])
        if not set(entry["argv"]) & set(gone)
    ]
    return {**clause, "fix": fix, "fix_argv": None, "fixes": fixes}


def _named(value: object, gone: dict[str, str]) -> object:
    return gone.get(value, value) if isinstance(value, str) else value

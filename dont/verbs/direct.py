"""Carry a spawn request out here, against a configured model, where no harness does it.

The model is asked first, without the writer lock. Its answer then goes through `dismiss` or
`trust` as anybody's would, recorded by `llm:<model>`; a rehearsal of that comes before the request
itself is written, so that a refused answer leaves nothing behind.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from dont.core.errors import HarnessError, Refusal
from dont.verbs import completion
from dont.verbs.guess import context_of
from dont.verbs.packet import context
from dont.verbs.resolve import entity
from dont.verbs.spawning import answered, close, listed, not_own, request_of
from dont.verbs.writing import allow

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context

_VERBS = {"supported": "dismiss", "refuted": "trust"}
# Refusals that say the model's answer itself is unusable.
_ITS_FAULT = (
    "unresolvable-uri",
    "path-escapes-root",
    "invalid-line-span",
    "unreadable-file",
    "anchor-not-found",
    "reason-required",
    "reason-not-hedge",
    "no-evidence",
    "schema-mismatch",
)


def judge(ctx: Context, given: Record, task: Callable[[Record, str | None], str]) -> Answer:
    """Ask the model about an entity and record its verdict.

    Args:
        ctx: the surroundings; its `command` is the kind of the request.
        given: AssumeInput or OverlookInput.
        task: writes the prompt from the record.

    Raises:
        SubstrateError: `config-missing`.
        Refusal: `provider-failed`, `answer-malformed`, `same-author`, and what `dismiss` and
            `trust` refuse.
    """
    where = completion.endpoint(ctx)
    with ctx.writer(ctx.command) as reading:
        record = entity(reading, str(given["entity_id"]))
        target = str(record["id"])
        allow(ctx, reading, record, "spawn-requested", {**given, "entity_id": target})
    not_own(record, where.author)
    prompt = task(record, None)
    if ctx.dry_run:
        return _requested(ctx, given, target, prompt)
    try:
        found = completion.verdict(ctx, where, prompt)
    except Refusal as error:
        error.data["entity_id"] = target
        raise
    answering = _Answering(ctx, where.author, target, found)
    answering.rehearse()
    answer = _requested(ctx, given, target, prompt)
    answering.record(answer)
    return answer


def _requested(ctx: Context, given: Record, target: str, prompt: str) -> Answer:
    with ctx.writer(ctx.command) as writer:
        asked = context(given, prompt)
        request, _ = request_of(ctx, writer, ctx.command, target, lambda _: asked)
        answer = answered(ctx, writer, request)
    answer.hints.clear()
    return answer


class _Answering:
    """A verdict on its way through `dismiss` or `trust`."""

    def __init__(self, ctx: Context, author: str, target: str, found: Record) -> None:
        self.ctx = ctx
        self.author = author
        self.found = found
        self.verb = _VERBS.get(str(found["verdict"]))
        self.given: Record = {"entity_id": target}
        self.given |= {name: found[name] for name in ("evidence", "reason") if name in found}

    def rehearse(self) -> None:
        """Run the verb without writing; an answer that it refuses is the model's fault."""
        try:
            self._run(dry_run=True)
        except HarnessError as error:
            if error.code not in _ITS_FAULT:
                raise
            data = {"problem": str(error), "entity_id": self.given["entity_id"]}
            raise Refusal("answer-malformed", cause=error, data=data) from error

    def record(self, answer: Answer) -> None:
        """Run the verb for the request, and put what came of it into the answer."""
        self.given["request"] = answer.data["request_id"]
        done = self._run(dry_run=False)
        answer.data["answer"] = self.found
        if done is None:
            answer.data["state"] = "pending"
            return
        answer.warn(done.warnings)
        answer.tx = done.tx
        spawn = self.ctx.read().spawn(str(answer.data["request_id"]))
        if spawn is not None:
            answer.data |= listed(spawn, self.ctx.clock())
        answer.hint(["dont", "show", str(self.given["entity_id"])], "see where it stands now")

    def _run(self, *, dry_run: bool) -> Answer | None:
        """Call the verb as the model; None for a verdict that records nothing."""
        if self.verb is None:
            return None
        ctx = copy(self.ctx)
        ctx.given_author, ctx.command, ctx.dry_run = self.author, self.verb, dry_run
        if self.verb == "dismiss":
            from dont.verbs.dismiss import dismiss

            return dismiss(ctx, dict(self.given))
        from dont.verbs.trust import trust

        return trust(ctx, dict(self.given))


def propose(ctx: Context, given: Record) -> Answer:
    """Ask the model for candidates; they are shown and never recorded.

    Args:
        ctx: the surroundings.
        given: GuessInput with `n`.

    Raises:
        SubstrateError: `config-missing`.
        Refusal: `provider-failed`, `answer-malformed`.
    """
    where = completion.endpoint(ctx)
    found: list[str] = []
    asked = context_of(given)
    if not ctx.dry_run:
        count = int(str(given["n"]))
        prompt = str(asked["prompt"])
        found = completion.candidates(ctx, where, prompt, count, given.get("temperature"))
    with ctx.writer("guess") as writer:
        request, event_id = request_of(ctx, writer, "guess", None, lambda _: asked)
        target = str(request["request_id"])
        close(writer, target, target, event_id)
        answer = answered(ctx, writer, request)
    answer.data |= {"answer": {"candidates": found}, "state": "resolved"}
    answer.hints.clear()
    for one in found[:1]:
        answer.hint(["dont", "conclude", one], "record a candidate as a claim")
    return answer

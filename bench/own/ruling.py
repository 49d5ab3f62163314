"""Run all gates and flags over a whole ledger: all at once, or entity by entity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bench.kit.worker import Work, serve
from dont.engine.evaluate import evaluate
from dont.engine.outcome import Active
from dont.engine.rules import shipped
from dont.engine.sweep import sweep
from dont.verbs.checking.facts import Facts
from dont.verbs.context import Context
from dont.verbs.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

# The one parameter that has no default; no claim of the bench carries the term.
_GIVEN = {"tag_term": "bench:rule"}


def rules() -> list[Active]:
    """Give every shipped gate and flag, switched on with the defaults of its parameters."""
    return [
        Active(compiled, "strict", _defaults(compiled.rule))
        for compiled in shipped()
        if compiled.kind != "validator"
    ]


def _defaults(rule: dict[str, object]) -> dict[str, object]:
    params = rule.get("params")
    named = params if isinstance(params, dict) else {}
    return {name: param.get("default", _GIVEN.get(name)) for name, param in named.items()}


def prepare(task: dict[str, Any]) -> Work:
    """Take the ledger in `folder`.

    With `at_once` it is judged in SQL; otherwise entity by entity, every `every`-th of them. The
    result is how often each rule does not hold for those.
    """
    ctx = Context(cwd=task["folder"])
    reader = ctx.read()
    active = rules()
    numbered = enumerate(reader.entities("claim"))
    records = [record for n, record in numbered if n % task["every"] == 0]
    chosen = {str(record["id"]) for record in records}
    if not task["at_once"]:
        return Work(lambda: _counted(active, _one_by_one(ctx, active, records)))
    facts = Facts(ctx, reader, ctx.auditor)

    def at_once() -> list[tuple[str, str]]:
        hits = sweep(reader.sql, active, now=ctx.clock(), facts=facts)
        return [(hit.rule, hit.entity_id) for hit in hits]

    def picked(hits: list[tuple[str, str]]) -> dict[str, int]:
        return _counted(active, (rule for rule, entity in hits if entity in chosen))

    return Work(at_once, after=picked)


def _one_by_one(ctx: Context, active: list[Active], records: list[Any]) -> Iterator[str]:
    reader = ctx.read()
    for record in records:
        view = View(ctx, reader, record)
        for rule in active:
            outcome = evaluate(rule, view)
            if outcome is not None and outcome.holds is not True:
                yield rule.name


def _counted(active: list[Active], names: Iterator[str]) -> dict[str, int]:
    counts = {rule.name: 0 for rule in active}
    for name in names:
        counts[name] += 1
    return counts


if __name__ == "__main__":
    serve(prepare)

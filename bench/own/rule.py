"""Run one rule of five conditions on entities, one after the other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench.kit.entities import entities
from bench.kit.worker import Work, serve
from dont.engine.evaluate import evaluate
from dont.engine.outcome import Active
from dont.engine.project import load_rule

RULE = Path(__file__).with_name("five.yaml")


def prepare(task: dict[str, Any]) -> Work:
    """Compile the rule and make `count` entities."""
    compiled, problems = load_rule(RULE.read_text(encoding="utf-8"), str(RULE))
    assert compiled is not None, problems
    active = Active(compiled, "strict", {})
    views = entities(task["count"])

    def judge() -> int:
        unmet = 0
        for view in views:
            outcome = evaluate(active, view)
            assert outcome is not None
            unmet += len(outcome.unmet)
        return unmet

    return Work(judge)


if __name__ == "__main__":
    serve(prepare)

"""Judge entities by five conditions with the ZEN engine: a decision with an expression node."""

from __future__ import annotations

import json
from typing import Any

import zen

from bench.kit.entities import CONFIDENCE, REFERENCES, RIVALS, STATUS, UNWANTED, entities
from bench.kit.worker import Work, serve

CONDITIONS = {
    "verified": f'status == "{STATUS}"',
    "sure": f"confidence >= {CONFIDENCE}",
    "rivals": f"count(hypotheses, #.assessed) >= {RIVALS}",
    "references": f"count(evidence, #.supports) >= {REFERENCES}",
    "clear": f"none(derived_assessments, #.name in {json.dumps(UNWANTED)})",
}


def decision() -> dict[str, Any]:
    """Write the decision: what comes in, the five conditions, what comes out."""
    place = {"x": 0, "y": 0}
    expressions = [{"id": name, "key": name, "value": value} for name, value in CONDITIONS.items()]
    nodes = [
        {"id": "in", "type": "inputNode", "name": "in", "position": place},
        {
            "id": "five",
            "type": "expressionNode",
            "name": "five",
            "position": place,
            "content": {"expressions": expressions},
        },
        {"id": "out", "type": "outputNode", "name": "out", "position": place},
    ]
    edges = [
        {"id": "1", "sourceId": "in", "targetId": "five"},
        {"id": "2", "sourceId": "five", "targetId": "out"},
    ]
    return {"nodes": nodes, "edges": edges}


def prepare(task: dict[str, Any]) -> Work:
    """Compile the decision and make `count` entities."""
    ready = zen.ZenEngine().create_decision(zen.ZenDecisionContent(json.dumps(decision())))
    given = entities(task["count"])

    def judge() -> int:
        return sum(list(ready.evaluate(one)["result"].values()).count(False) for one in given)

    return Work(judge)


if __name__ == "__main__":
    serve(prepare)

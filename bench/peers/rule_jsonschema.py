"""Judge entities by five conditions as a JSON Schema; each error is a condition that fails."""

from __future__ import annotations

from typing import Any

import jsonschema_rs

from bench.kit.entities import CONFIDENCE, REFERENCES, RIVALS, STATUS, UNWANTED, entities
from bench.kit.worker import Work, serve


def _is_true(name: str) -> dict[str, Any]:
    return {"properties": {name: {"const": True}}, "required": [name]}


SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "properties": {
        "status": {"const": STATUS},
        "confidence": {"minimum": CONFIDENCE},
        "hypotheses": {"contains": _is_true("assessed"), "minContains": RIVALS},
        "evidence": {"contains": _is_true("supports"), "minContains": REFERENCES},
        "derived_assessments": {
            "not": {"contains": {"properties": {"name": {"enum": list(UNWANTED)}}}}
        },
    },
}


def prepare(task: dict[str, Any]) -> Work:
    """Compile the schema and make `count` entities."""
    validator = jsonschema_rs.validator_for(SCHEMA)
    given = entities(task["count"])
    return Work(lambda: sum(len(list(validator.iter_errors(one))) for one in given))


if __name__ == "__main__":
    serve(prepare)

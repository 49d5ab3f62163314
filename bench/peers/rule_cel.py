"""Judge entities by five conditions with the Common Expression Language."""

from __future__ import annotations

from typing import Any

import cel

from bench.kit.entities import CONFIDENCE, REFERENCES, RIVALS, STATUS, UNWANTED, entities
from bench.kit.worker import Work, serve

EXPRESSION = f"""[
  status == "{STATUS}",
  confidence >= {CONFIDENCE},
  hypotheses.filter(h, h.assessed).size() >= {RIVALS},
  evidence.filter(e, e.supports).size() >= {REFERENCES},
  !derived_assessments.exists(a, a.name in {list(UNWANTED)})
]"""


def prepare(task: dict[str, Any]) -> Work:
    """Compile the conditions and make `count` entities."""
    program = cel.compile(EXPRESSION)
    given = entities(task["count"])
    return Work(lambda: sum(program.execute(one).count(False) for one in given))


if __name__ == "__main__":
    serve(prepare)

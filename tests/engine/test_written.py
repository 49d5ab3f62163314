"""What the engine writes for the generator is what is committed, to the last character.

The tables that are generated and the code compiled from them are golden: another text for the same
model is another meaning, or a change that has to be generated and reviewed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from dont.engine.assessments import compile_assessments
from dont.engine.check import read_rule
from dont.engine.compile import compile_rules
from dont.engine.language import language, own_language
from dont.engine.yaml12 import load
from dont.generated.rules import RULES

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "rules").glob("*/*/rule.yaml"))


@cache
def read(path: str) -> Any:
    document = load((ROOT / path).read_text(encoding="utf-8"), path)
    assert document.problems == []
    return document.data


def body_of(name: str) -> str:
    """Give a generated module without what stands before its first statement."""
    text = (ROOT / "generated" / name).read_text(encoding="utf-8")
    return text[text.index("from __future__") :]


def test_the_language_of_the_model_is_the_generated_one() -> None:
    schemas = [
        read(str(path.relative_to(ROOT))) for path in sorted((ROOT / "model").glob("*.yaml"))
    ]
    found = language(
        schemas, read("model/tables/commands.yaml"), read("model/tables/option_groups.yaml")
    )
    assert found == own_language()


def test_the_shipped_rules_compile_to_the_generated_module() -> None:
    rules: dict[str, Any] = {}
    for path in FILES:
        rule, problems = read_rule(path.read_text(encoding="utf-8"), path.name, own_language())
        assert problems == []
        assert rule is not None
        rules[str(rule["name"])] = rule
    assert rules == RULES
    assert compile_rules(dict(sorted(rules.items())), own_language()) == body_of("rules.py")


def test_the_assessments_compile_to_the_generated_module() -> None:
    rows = {row["name"]: row for row in read("model/tables/assessments.yaml")["rows"]}
    assert compile_assessments(rows) == body_of("assessments.py")

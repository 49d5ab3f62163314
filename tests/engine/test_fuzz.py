"""Broken rule and cases files: whatever stands where, the answer is problems, never a traceback."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dont.engine.cases import outcome_of
from dont.engine.check import RuleCheck
from dont.engine.check_cases import check_cases
from dont.engine.compile import compile_rules, execute
from dont.engine.compile_sql import rule_sql
from dont.engine.language import own_language
from dont.engine.outcome import CompiledRule
from dont.engine.yaml12 import Document, load

ROOT = Path(__file__).parents[2] / "rules"
RULES = [load(p.read_text(encoding="utf-8"), "r").data for p in sorted(ROOT.glob("*/*/rule.yaml"))]
CASES = [load(p.read_text(encoding="utf-8"), "c").data for p in sorted(ROOT.glob("*/*/cases.yaml"))]
WORDS = (
    *("is", "in", "some", "count", "where", "as", "at_least", "of", "$least", "status", "evidence"),
    *("verified", "{id}", "{", "<uri>", "dont", "", "input.reason", "all", "not", "x", "claim"),
)
ATOM = st.none() | st.booleans() | st.integers(-2, 3) | st.floats() | st.sampled_from(WORDS)
JSON = st.recursive(
    ATOM,
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=2)
    ),
    max_leaves=5,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path]
    pairs = (
        data.items()
        if isinstance(data, dict)
        else enumerate(data if isinstance(data, list) else [])
    )
    for key, value in pairs:
        found += places(value, (*path, key))
    return found


@st.composite
def broken(draw: Any, originals: list[Any]) -> Any:
    """Take a good file and put something else into one to three places."""
    data = copy.deepcopy(draw(st.sampled_from(originals)))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(data)))
        if not path:
            return draw(JSON)
        holder = data
        for step in path[:-1]:
            holder = holder[step]
        if draw(st.integers(0, 3)) == 0 and isinstance(holder, dict):
            del holder[path[-1]]
        else:
            holder[path[-1]] = draw(JSON)
    return data


SETTINGS = settings(
    max_examples=300, deadline=None, database=None, derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


@SETTINGS
@given(broken(RULES))
def test_a_broken_rule_has_problems_or_compiles(data: Any) -> None:
    document = Document("r.yaml")
    document.data = data
    language = own_language()
    rule = RuleCheck(document, language, ["claim-not-verified"]).rule(None)
    if not document.problems:
        name = str(rule["name"])
        parts = execute(compile_rules({name: rule}, language), "r.yaml")[name]
        outcome_of(CompiledRule(parts), {"entity": {"statement": "s", "curie": "p:A"}})
        params = {key: value.get("default", "x") for key, value in rule["params"].items()}  # type: ignore[attr-defined]  # a checked mapping
        assert rule_sql(rule, params, language).startswith("SELECT")


@SETTINGS
@given(broken(CASES))
def test_broken_cases_have_problems_or_run(data: Any) -> None:
    document = Document("c.yaml")
    document.data = data
    rule: Any = next(
        rule for rule in RULES if isinstance(rule, dict) and rule["name"] == "lockable"
    )
    check_cases(document, rule, own_language())
    for problem in document.problems:
        assert problem["where"].startswith("c.yaml:")

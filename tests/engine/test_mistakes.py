"""All that is said about a mistake: each place, each path, each text, and nothing else.

Source: RULES.md, mistakes are load errors with `file:line:column` and the nearest right name; all
of a file's mistakes are reported at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from dont.engine.cases import read_cases
from dont.engine.check import read_rule
from dont.engine.language import own_language
from dont.engine.project import load_rule
from dont.engine.yaml12 import load

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.engine.problems import Problem

TABLE: Any = yaml.safe_load(Path(__file__).with_name("mistakes.yaml").read_text(encoding="utf-8"))


def said(problems: Sequence[Problem]) -> list[str]:
    return [f"{one['where']} {one['path']}: {one['message']}" for one in problems]


def about_rule(text: str) -> list[str]:
    rule, problems = read_rule(
        text, "r.yaml", own_language(), folder="sample", codes=["claim-not-verified"]
    )
    assert (rule is None) is bool(problems)
    return said(problems)


def test_the_rule_itself_has_no_mistake() -> None:
    assert about_rule(TABLE["rule"]) == []


@pytest.mark.parametrize("row", TABLE["rules"], ids=lambda row: row["stands"][:40])
def test_a_rule(row: dict[str, Any]) -> None:
    assert row["instead_of"] in TABLE["rule"]
    assert about_rule(TABLE["rule"].replace(row["instead_of"], row["stands"], 1)) == row["says"]


@pytest.mark.parametrize("row", TABLE["cases"], ids=lambda row: row["text"][:40])
def test_cases(row: dict[str, Any]) -> None:
    compiled, problems = load_rule(TABLE["rule"], "r.yaml")
    assert problems == []
    assert compiled is not None
    cases, problems = read_cases(row["text"], "c.yaml", compiled)
    assert said(problems) == row["says"]
    assert bool(cases) is not bool(problems)


@pytest.mark.parametrize("row", TABLE["documents"], ids=lambda row: row["text"][:40])
def test_a_document(row: dict[str, Any]) -> None:
    assert said(load(row["text"], "y.yaml").problems) == row["says"]

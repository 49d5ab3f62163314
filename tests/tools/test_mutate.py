"""The mutation tool: each operator changes what a module does, and nothing else."""

from __future__ import annotations

import ast

import pytest

from tools.mutation.operators import OPERATORS, mutants, mutated
from tools.mutation.run import ROOT, TESTS

SAMPLES = {
    "comparison": "a == b",
    "bound": "a < b",
    "and-or": "a and b",
    "not": "not a",
    "arithmetic": "a + b",
    "number": "4",
    "truth": "x = True",
    "text": "x = 'said'",
    "return": "def f():\n    return a",
    "branch": "if a:\n    b",
    "arms": "a if b else c",
    "statement": "a.append(b)",
    "loop": "for a in b:\n    break",
    "elements": "x = [a, b]",
    "filter": "[a for a in b if c]",
}


@pytest.mark.parametrize("name", OPERATORS)
def test_every_operator_changes_a_sample(name: str) -> None:
    source = f"x = 0\n{SAMPLES[name]}" if name != "number" else f"x = {SAMPLES[name]}"
    found = [one for one in mutants(source) if one.operator == name]
    assert found
    before = ast.unparse(ast.parse(source))
    for one in found:
        after = mutated(source, one)
        ast.parse(after)
        assert after != before


def test_nothing_that_only_tells_is_changed() -> None:
    source = (
        '"""Doc."""\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n    import re\n'
        'def f(a: "int") -> "str":\n    """Doc."""\n    x: "list[1]"\n'
    )
    assert list(mutants(source)) == []


def test_one_place_changes_at_a_time() -> None:
    source = "def f(a, b):\n    return a < b and b < 3\n"
    texts = {mutated(source, one) for one in mutants(source)}
    assert len(texts) == len(list(mutants(source)))
    assert "def f(a, b):\n    return a < b or b < 3" in texts
    assert "def f(a, b):\n    return a <= b and b < 3" in texts


def test_modules_and_tests_of_the_table_exist() -> None:
    for module, tests in TESTS.items():
        assert (ROOT / module).is_file(), module
        assert all((ROOT / one).exists() for one in tests), module

"""The mutation tool: each operator changes what a module does, and nothing else."""

from __future__ import annotations

import ast
from types import FunctionType

import pytest

from tools.mutation.bodies import changed
from tools.mutation.operators import OPERATORS, Mutant, mutants, mutated
from tools.mutation.reach import TESTS, Reach, judges_of
from tools.mutation.run import ROOT, equivalent, modules
from tools.mutation.uses import uses

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


def test_what_only_a_type_checker_reads_is_not_changed() -> None:
    assert list(mutants('x = cast("int", y)\n')) == []
    assert [one.operator for one in mutants('x = cost("int", y)\n')] == ["text"]


MODULE = """
def outer(x):
    return x + LIMIT


def factory():
    def made():
        return 1

    return made


class Holder:
    size = 3

    def method(self, given=4):
        return [one for one in given if one]


LIMIT = 5
made = factory()
"""


def loaded() -> tuple[dict[str, object], list[FunctionType]]:
    space: dict[str, object] = {}
    exec(compile(MODULE, "m", "exec"), space)  # noqa: S102 - the text above
    holder, made = space["Holder"], space["made"]
    found = [space["outer"], space["factory"], made, vars(holder)["method"]]
    return space, [one for one in found if isinstance(one, FunctionType)]


def test_new_code_is_put_into_the_functions_that_differ() -> None:
    space, functions = loaded()
    bodies = changed(MODULE, MODULE.replace("x + LIMIT", "x - LIMIT"), functions)
    assert bodies is not None
    assert [function.__name__ for function, _ in bodies] == ["outer"]
    for function, code in bodies:
        function.__code__ = code
    outer = space["outer"]
    assert isinstance(outer, FunctionType)
    assert outer(7) == 2
    method = changed(MODULE, MODULE.replace("if one]", "if not one]"), functions)
    assert method is not None
    assert [function.__qualname__ for function, _ in method] == ["Holder.method"]
    assert changed(MODULE, ast.unparse(ast.parse(MODULE)), functions) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT = 5", "LIMIT = 6"),
        ("size = 3", "size = 4"),
        ("given=4", "given=5"),
        ("return 1", "return 2"),  # an import has called the function around it
    ],
)
def test_what_an_import_runs_needs_another_import(old: str, new: str) -> None:
    assert changed(MODULE, MODULE.replace(old, new), loaded()[1]) is None


NAMED = "tests/engine/test_x_told.py::d"


def judges(first: int, last: int, budget: float, name: str | None = None) -> tuple[list[str], bool]:
    seconds = {"tests/check/a": 0.1, "tests/engine/b": 2.0, "tests/engine/c": 1.0, NAMED: 3.0}
    reach: Reach = {
        "seconds": seconds,
        "lines": {
            "dont/engine/x.py": {
                "1": [""],
                "5": ["tests/check/a", "tests/engine/b", "tests/engine/c"],
                "6": ["tests/check/a", ""],
                "19": ["tests/check/a", "tests/engine/c", NAMED],
            },
            "dont/ledger/y.py": {"3": ["tests/engine/b"]},
        },
    }
    used_at = {("dont/engine/x.py", "N"): [("dont/engine/x.py", 6), ("dont/ledger/y.py", 3)]}
    mutant = Mutant("text", 0, first, last, (first, last + 1), name, 0)
    found = judges_of(reach, "dont/engine/x.py", mutant, budget, used_at)
    assert found.seconds == sum(seconds[test] for test in found.tests)
    return found.tests, found.imported


def test_the_tests_of_a_line_judge_it_those_of_its_package_first_and_the_quick_ones() -> None:
    every = ["tests/engine/c", "tests/engine/b", "tests/check/a"]
    assert judges(5, 5, 9) == (every, False)
    # What is too slow for the rest of the budget is left out, not all that would come after it.
    assert judges(5, 5, 1.5) == ([every[0], every[2]], False)
    # Before them those that bear the name of the module.
    assert judges(19, 19, 9) == ([NAMED, "tests/engine/c", "tests/check/a"], False)
    assert judges(5, 5, 0.5) == (every[:1], False)
    assert judges(5, 6, 9) == (every, True)
    # Where no line of a part is run by itself, that of its statement counts.
    assert judges(4, 4, 9) == (every, False)
    assert judges(7, 8, 9) == ([], False)


def test_a_name_is_judged_by_the_tests_of_the_functions_that_read_it() -> None:
    assert judges(1, 1, 9, "N") == (["tests/engine/b", "tests/check/a"], True)
    # Nobody reads it: then by all that run the module.
    every = [NAMED, "tests/engine/c", "tests/engine/b", "tests/check/a"]
    assert judges(1, 1, 9, "other") == (every, True)


def test_the_uses_of_a_name_are_found_also_through_another_name_and_in_other_modules() -> None:
    sources = {
        "dont/engine/x.py": "A = 1\nB = {A: 2}\ndef f():\n    return B\n",
        "dont/ledger/y.py": (
            "from dont.engine.x import A as other\n\n\ndef g():\n    return other\n"
        ),
    }
    assert uses(sources) == {
        ("dont/engine/x.py", "A"): {("dont/engine/x.py", 4), ("dont/ledger/y.py", 5)},
        ("dont/engine/x.py", "B"): {("dont/engine/x.py", 4)},
    }


def test_a_mutant_knows_the_name_that_an_import_sets() -> None:
    source = "A = {1: 2}\n\n\nclass C:\n    x = 3\n\n    def f(self, y=4):\n        return 5\n"
    names = {mutated(source, one): one.name for one in mutants(source) if one.operator == "number"}
    assert sorted((name or "", name is None) for name in names.values()) == [
        ("", True),
        ("A", False),
        ("A", False),
        ("C", False),
        ("C", False),
    ]


def test_all_modules_of_both_packages_are_in_scope() -> None:
    found = modules()
    assert "dont/engine/emit.py" in found
    assert "dont/ledger/store.py" in found
    assert all((ROOT / test).is_dir() for test in TESTS)


def test_what_is_judged_equivalent_still_stands_there() -> None:
    for module, operator, variant, line in equivalent():
        source = (ROOT / module).read_text(encoding="utf-8")
        lines = source.splitlines()
        there = [one for one in mutants(source) if lines[one.line - 1].strip() == line]
        found = {(one.operator, one.variant) for one in there}
        assert (operator, variant) in found, f"{module}: no `{operator}` on the line `{line}`"

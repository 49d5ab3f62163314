"""The table in README.md names every property test of the repository, and nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROW = re.compile(r"^\| \[?`(?P<name>[^`]+::[^`]+)`[^|]*\| (?P<proves>[^|]+) \|$", re.MULTILINE)


def _is_property(node: ast.FunctionDef) -> bool:
    """Tell a test that Hypothesis draws examples for."""
    calls = [one.func for one in node.decorator_list if isinstance(one, ast.Call)]
    return any(ast.unparse(call).split(".")[-1] == "given" for call in calls)


def _draws_inside(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.FunctionDef) and _is_property(one) for one in ast.walk(node))


def _names(tree: ast.Module, path: str) -> set[str]:
    """Give the property tests of a module: drawn ones, callers of helpers that draw, machines."""
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    drawing = {one.name for one in functions if _draws_inside(one) or _is_property(one)}
    helpers = {name for name in drawing if not name.startswith("test_")}
    found = drawing - helpers
    for one in functions:
        called = {ast.unparse(call.func) for call in ast.walk(one) if isinstance(call, ast.Call)}
        if one.name.startswith("test_") and called & helpers:
            found.add(one.name)
    machines: set[str] = set()
    for owner in tree.body:
        if isinstance(owner, ast.ClassDef) and _machine(owner, machines):
            machines.add(owner.name)
    for statement in tree.body:
        cases = {f"{name}.TestCase" for name in machines}
        if isinstance(statement, ast.Assign) and _attributes(statement.value) & cases:
            found.add(ast.unparse(statement.targets[0]))
    return {f"{path}::{name}" for name in found}


def _machine(node: ast.ClassDef, known: set[str]) -> bool:
    bases = {ast.unparse(base) for base in node.bases}
    return bool(bases & known) or any(base.endswith("StateMachine") for base in bases)


def _attributes(value: ast.expr) -> set[str]:
    return {ast.unparse(one) for one in ast.walk(value) if isinstance(one, ast.Attribute)}


def property_tests() -> set[str]:
    """Find every property test below `tests/`, as `area/file.py::name`."""
    found: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= _names(tree, path.relative_to(TESTS).as_posix())
    return found


def test_the_table_names_every_property_test_once() -> None:
    text = (TESTS / "properties" / "README.md").read_text(encoding="utf-8")
    rows = [(row["name"], row["proves"].strip()) for row in ROW.finditer(text)]
    names = [name for name, _ in rows]
    assert len(set(names)) == len(names)
    assert len(rows) == text.count("::")
    missing, gone = property_tests() - set(names), set(names) - property_tests()
    assert not missing, f"no row says what these prove: {sorted(missing)}"
    assert not gone, f"these rows name no property test: {sorted(gone)}"
    assert all(len(proves) > 20 for _, proves in rows)


def test_drawn_tests_are_told_from_others() -> None:
    source = (
        "from hypothesis import given\n"
        "@given(1)\ndef test_a(x): ...\n"
        "def test_b():\n    @given(1)\n    def inner(x): ...\n"
        "def helper():\n    @given(1)\n    def inner(x): ...\n"
        "def test_c():\n    helper()\n"
        "def test_d(): ...\n"
        "class M(RuleBasedStateMachine): ...\n"
        "TestM = M.TestCase\n"
        "class N(M): ...\n"
        "TestN = pytest.mark.long(N.TestCase)\n"
    )
    found = _names(ast.parse(source), "x.py")
    assert found == {f"x.py::{name}" for name in ("test_a", "test_b", "test_c", "TestM", "TestN")}

"""Literals read back as what they were; descriptions never break the code they stand in."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.generator.ir import Field
from tools.generator.text import WIDTH, attribute_lines, docstring, literal
from tools.generator.yamlpos import read

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text()
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=100, deadline=None)
@given(value=VALUES)
def test_a_literal_reads_back_as_its_value(value: Any) -> None:
    assert ast.literal_eval(literal(value)) == value


def test_a_long_literal_is_broken_over_lines() -> None:
    text = literal({"words": ["word"] * 40})
    assert all(len(line) <= WIDTH for line in text.splitlines())


@settings(max_examples=100, deadline=None)
@given(text=st.text(alphabet=st.characters(exclude_categories=["Cs", "Cc"])))
def test_a_description_never_breaks_a_docstring(text: str) -> None:
    field = Field("x", "x", "string", text)
    source = f'class A:\n    """{docstring(text)}\n\n{attribute_lines([field])}\n    """\n'
    tree = ast.parse(source)
    assert len(tree.body) == 1
    (body,) = [n for n in tree.body if isinstance(n, ast.ClassDef)]
    assert len(body.body) == 1


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("on", "on"),
        ("no", "no"),
        ("true", True),
        ("~", None),
        ("", None),
        ("0o17", 15),
        ("0x1f", 31),
        ("-3", -3),
        ("1e3", 1000.0),
        ("1.5", 1.5),
        ("12:30", "12:30"),
        ("2026-11-30", "2026-11-30"),
        ("'1'", "1"),
        ("1_000", "1_000"),
    ],
)
def test_scalars_are_read_as_yaml_1_2_does(tmp_path: Path, text: str, value: object) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(f"key: {text}\n", encoding="utf-8")
    document = read(path, "x.yaml")
    assert document.value == {"key": value}
    assert type(document.value["key"]) is type(value)
    assert document.marks["key",] == (1, 1)

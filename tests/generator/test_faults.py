"""Mistakes in the sources: all of them at once, each with its file, line and column.

Each folder of `faults/` holds a model and `expected.txt`, lines of
`file:line:column beginning of the message`.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.generator.load import load
from tools.generator.normalise import normalise
from tools.generator.problems import ModelError

FAULTS = Path(__file__).resolve().parent / "faults"


@pytest.mark.parametrize("name", sorted(p.name for p in FAULTS.iterdir()))
def test_every_mistake_is_reported_with_its_place(name: str) -> None:
    expected = (FAULTS / name / "expected.txt").read_text(encoding="utf-8").splitlines()
    with pytest.raises(ModelError) as caught:
        normalise(load(FAULTS / name))
    found = [f"{p.file}:{p.line}:{p.column} {p.message}" for p in caught.value.problems]
    assert len(found) == len(expected), found
    for line, start in zip(found, expected, strict=True):
        assert line.startswith(start), (line, start)


def test_the_command_prints_them_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    from tools.generator.main import main

    assert main(["--check"], FAULTS / "three-faults") == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert lines[1].endswith("(at $.rows[1].colour)")


def test_mistakes_of_a_rule_file_are_named_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.generator.main import main

    root = FAULTS.parents[2]
    shutil.copytree(root / "model", tmp_path / "model")
    shutil.copytree(root / "rules/gate/lockable", tmp_path / "rules/gate/lockable")
    rule = tmp_path / "rules/gate/lockable/rule.yaml"
    text = rule.read_text(encoding="utf-8")
    rule.write_text(
        text.replace("hypotheses: {count:", "hypotheses: {cuont:").replace("summary:", "sumary:"),
        encoding="utf-8",
    )
    assert main(["--check"], tmp_path) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) >= 2
    assert all(line.startswith("rules/gate/lockable/rule.yaml:") for line in lines)
    assert any("cuont" in line for line in lines)
    assert any("sumary" in line for line in lines)

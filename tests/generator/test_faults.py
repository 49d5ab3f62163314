"""Mistakes in the sources: all of them at once, each with its file, line and column.

Each folder of `faults/` holds a model and `expected.txt`, lines of
`file:line:column beginning of the message`.
"""

from __future__ import annotations

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

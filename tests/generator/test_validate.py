"""LinkML's own validator over every table and rule, and over spoilt ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.generator.load import load
from tools.generator.validate import main, validate

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).resolve().parent / "golden"


@pytest.mark.slow
def test_every_table_and_rule_is_a_valid_instance() -> None:
    problems, count = validate(load(ROOT))
    assert [p.text() for p in problems] == []
    tables = list((ROOT / "model/tables").rglob("*.yaml"))
    rules = list((ROOT / "rules").glob("*/*/*.yaml"))
    assert count == len(tables) + len(rules)


def test_mistakes_are_named_with_their_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(GOLDEN / "model", tmp_path / "model")
    assert main(tmp_path) == 0
    table = tmp_path / "model/tables/animals/birds.yaml"
    table.write_text("rows:\n  - {species: crane, legs: two, wings: 2}\n", encoding="utf-8")
    capsys.readouterr()
    assert main(tmp_path) == 1
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" ")[0] for line in lines] == [
        "model/tables/animals/birds.yaml:2:5:",
        "model/tables/animals/birds.yaml:2:22:",
    ]

"""What real tools print on tiny broken inputs: the right class, and one signature wherever they ran."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dont.core.types import Record
from dont.taxonomy import classify

HERE = Path(__file__).parent / "captured"
NAMES = sorted({path.name.rsplit("-", 1)[0] for path in HERE.glob("*.txt")})


def _classified(name: str, side: str) -> tuple[Record, Record]:
    with (HERE / f"{name}-{side}.txt").open(newline="", encoding="utf-8") as opened:
        header: Record = json.loads(opened.readline())
        text = opened.read()
    found = classify(
        text,
        purpose=header["purpose"],
        command=header["command"],
        exit_code=header["exit_code"],
        root=header["root"],
    )
    return header, found


def test_there_are_captured_outputs() -> None:
    assert len(NAMES) > 40


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("name", NAMES)
def test_a_captured_output_is_understood(name: str, side: str) -> None:
    header, found = _classified(name, side)
    expected = (header["kind"], header["class"], header["location"])
    assert (found["error"]["kind"], found["class"], found["location"]) == expected


@pytest.mark.parametrize("name", NAMES)
def test_place_and_line_do_not_change_the_signature(name: str) -> None:
    _, first = _classified(name, "a")
    _, second = _classified(name, "b")
    assert first["error"]["semantic_signature"] == second["error"]["semantic_signature"]


def test_different_failures_have_different_signatures() -> None:
    seen = {name: _classified(name, "a")[1]["error"]["semantic_signature"] for name in NAMES}
    # `make` only passes on what gcc said: the same failure, told by another tool.
    del seen["make-gcc"]
    assert len(set(seen.values())) == len(seen)

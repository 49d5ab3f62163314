"""What real tools print on tiny broken inputs: one class, one signature wherever they ran."""

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
        purpose=str(header["purpose"]),
        command=str(header["command"]),
        exit_code=int(str(header["exit_code"])),
        root=str(header["root"]),
    )
    return header, found


def _signature(name: str, side: str) -> object:
    return _error(_classified(name, side)[1])["semantic_signature"]


def _error(found: Record) -> Record:
    error = found["error"]
    assert isinstance(error, dict)
    return error


def test_there_are_captured_outputs() -> None:
    assert len(NAMES) > 40


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("name", NAMES)
def test_a_captured_output_is_understood(name: str, side: str) -> None:
    header, found = _classified(name, side)
    expected = (header["kind"], header["class"], header["location"])
    assert (_error(found)["kind"], found["class"], found["location"]) == expected


@pytest.mark.parametrize("name", NAMES)
def test_place_and_line_do_not_change_the_signature(name: str) -> None:
    assert _signature(name, "a") == _signature(name, "b")


def test_different_failures_have_different_signatures() -> None:
    seen = {name: _signature(name, "a") for name in NAMES}
    # `make` only passes on what gcc said: the same failure, told by another tool.
    del seen["make-gcc"]
    assert len(set(seen.values())) == len(seen)

"""The runner and the cases are the ones that are handed out, wherever those are at hand."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[2] / "shared" / "conformance"
NAMES = ["run.py", *(f"cases/{path.name}" for path in sorted((HERE / "cases").glob("*.yaml")))]


@pytest.mark.skipif(not SOURCE.is_dir(), reason="../shared/conformance is not here")
@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_unchanged(name: str) -> None:
    assert (HERE / name).read_bytes() == (SOURCE / name).read_bytes()


@pytest.mark.skipif(not SOURCE.is_dir(), reason="../shared/conformance is not here")
def test_no_case_file_is_absent() -> None:
    assert {f"cases/{path.name}" for path in (SOURCE / "cases").glob("*.yaml")} <= set(NAMES)


def test_there_are_cases() -> None:
    assert len(NAMES) > 10

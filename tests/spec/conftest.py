"""A scratch project with the expectations of the specification around it."""

import os
from pathlib import Path

import pytest

from tests.spec.helpers import Book


@pytest.fixture
def book(scratch: Path, environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Book:
    """Give a scratch project whose every envelope is held against its schema.

    Its processes are not measured: what they run, the tests beside the code reach too, and
    measuring makes each of thousands of processes three times as slow.
    """
    environ = {name: value for name, value in environ.items() if not name.startswith("COVERAGE_")}
    for name in [one for one in os.environ if one.startswith("COVERAGE_")]:
        monkeypatch.delenv(name)
    for name in ("PATH", "PYTHONPATH"):
        monkeypatch.setenv(name, environ[name])
    return Book(scratch, environ)

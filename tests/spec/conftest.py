"""A scratch project with the expectations of the specification around it."""

from pathlib import Path

import pytest

from tests.spec.helpers import Book


@pytest.fixture
def book(scratch: Path, environ: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Book:
    """Give a scratch project whose every envelope is held against its schema."""
    for name in ("PATH", "PYTHONPATH"):
        monkeypatch.setenv(name, environ[name])
    return Book(scratch, environ)

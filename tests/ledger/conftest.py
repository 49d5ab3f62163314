"""A ledger in a temporary folder, and short words for its events."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.ledger.helpers import Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    with_ledger = Ledger(tmp_path / "project")
    yield with_ledger
    with_ledger.store.close()


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that every user may enter; those of other fixtures are their owner's."""
    place = Path(tempfile.mkdtemp(prefix="dont-public-"))
    place.chmod(0o755)
    yield place
    for path in [place, *place.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
    shutil.rmtree(place)

"""A ledger in a temporary folder, and short words for its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ledger.helpers import Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    with_ledger = Ledger(tmp_path / "project")
    yield with_ledger
    with_ledger.store.close()

"""A ledger in a temporary folder, and short words for its events."""

import pytest

from tests.ledger.helpers import Ledger


@pytest.fixture
def ledger(tmp_path):
    with_ledger = Ledger(tmp_path / "project")
    yield with_ledger
    with_ledger.store.close()

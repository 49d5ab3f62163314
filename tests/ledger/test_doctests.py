"""The examples in the documentation of the ledger hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import dont.ledger

MODULES = [f"dont.ledger.{module.name}" for module in pkgutil.iter_modules(dont.ledger.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

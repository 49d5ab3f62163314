"""The examples in the documentation of the modules hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import dont.taxonomy
from dont.core import redact

MODULES = [
    "dont.taxonomy",
    redact.__name__,
    *(f"dont.taxonomy.{module.name}" for module in pkgutil.iter_modules(dont.taxonomy.__path__)),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

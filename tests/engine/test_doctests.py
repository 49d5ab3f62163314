"""The examples in the documentation of the engine hold."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import dont.engine

MODULES = [f"dont.engine.{module.name}" for module in pkgutil.iter_modules(dont.engine.__path__)]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0

"""Emit the shipped rules and the assessments, compiled by the engine's own compiler."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tools.generator.ir import Model


def emit(model: Model, root: Path) -> dict[str, str]:
    """Write `rules.py` and `assessments.py`.

    Args:
        model: the intermediate form.
        root: project root.

    Returns:
        Path below `generated/` to text.
    """
    del model, root
    return {}

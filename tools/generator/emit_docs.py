"""Emit the reference pages of codes and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jinja2 import Environment

    from tools.generator.ir import Model


def emit(model: Model, templates: Environment) -> dict[str, str]:
    """Write `docs/errors/*.md` and `docs/rules/*.md`.

    Args:
        model: the intermediate form.
        templates: where the templates come from.

    Returns:
        Path below the project root to text.
    """
    del model, templates
    return {}

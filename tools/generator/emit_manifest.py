"""Emit `manifest.json`: every source with its hash, and the packages of the same name."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tools.generator.text import COMMAND, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Model


def emit(model: Model, produced: list[str]) -> dict[str, str]:
    """Write the manifest and the package file.

    Args:
        model: the intermediate form.
        produced: paths of everything else that was generated.

    Returns:
        Path below `generated/` to text.
    """
    body = {
        "comment": f"Do not edit: written by `{COMMAND}`.",
        "command": COMMAND,
        "envelope_version": model.version,
        "sources": dict(sorted(model.hashes.items())),
        "files": sorted(produced),
    }
    doc = '"""Written by `tools/generate` from `model/` and `rules/`."""\n'
    return {
        "manifest.json": json.dumps(body, indent=1, ensure_ascii=False) + "\n",
        "__init__.py": python_header(model) + doc,
    }

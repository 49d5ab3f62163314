"""Emit `enums.py`: the closed vocabularies as tuples of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.generator.text import literal, python_header

if TYPE_CHECKING:
    from tools.generator.ir import Model


def emit(model: Model) -> dict[str, str]:
    """Write `enums.py`.

    Args:
        model: the intermediate form.

    Returns:
        Path below `generated/` to text.
    """
    return {"enums.py": _enums(model)}


def _enums(model: Model) -> str:
    paths = [path for _, path in model.modules.values()]
    out = [python_header(model, *paths), '"""The closed vocabularies of the model."""\n']
    for name, (doc, values) in sorted(model.enums.items()):
        constant = "".join(f"_{c}" if c.isupper() and i else c for i, c in enumerate(name)).upper()
        texts = [value for value, _ in values]
        items = literal(texts, 0, len(constant) + 24)
        items = "(" + items[1:-1].rstrip() + (",)" if len(texts) == 1 else ")")
        if "\n" in items:
            items = items[:-1].rstrip() + "\n)"
        out.append(f"\n# {' '.join(doc.split())}\n{constant}: tuple[str, ...] = {items}\n")
    return "".join(out)

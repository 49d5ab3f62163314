"""Collect what all emitters produce, compare it with the tree, and write it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tools.generator import (
    emit_api,
    emit_docs,
    emit_enums,
    emit_manifest,
    emit_records,
    emit_rule_schema,
    emit_rules,
    emit_schema,
    emit_shapes,
    emit_suffixes,
    emit_tables,
    emit_taxonomy,
)

if TYPE_CHECKING:
    from jinja2 import Environment

    from tools.generator.ir import Model

OWNED = ("generated", "docs/errors", "docs/taxonomy", "docs/rules")


@dataclass(slots=True)
class Difference:
    """What writing would change.

    Attributes:
        changed: paths whose bytes differ.
        missing: paths that are not there yet.
        stale: paths that nothing produces any more.
    """

    changed: list[str]
    missing: list[str]
    stale: list[str]

    def __bool__(self) -> bool:
        """Tell whether anything differs."""
        return bool(self.changed or self.missing or self.stale)

    def lines(self) -> list[str]:
        """Say each difference in one line."""
        return [
            f"{word} {path}"
            for word, paths in (
                ("changed", self.changed),
                ("missing", self.missing),
                ("stale", self.stale),
            )
            for path in paths
        ]


def templates() -> Environment:
    """Give the template environment; an unknown variable is an error."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    folder = Path(__file__).parent / "templates"
    return Environment(
        loader=FileSystemLoader(folder),
        undefined=StrictUndefined,
        autoescape=False,  # noqa: S701 - Python and Markdown come out, never HTML
        keep_trailing_newline=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def produce(model: Model, suffixes: str | None = None) -> dict[str, str]:
    """Run every emitter.

    Args:
        model: the intermediate form.
        suffixes: text of the public suffix list in the tree; empty leaves the list out, None
            writes it anew.

    Returns:
        Path below the project root to text.
    """
    environment = templates()
    inner = {
        **emit_shapes.emit(model),
        **emit_tables.emit(model),
        **emit_enums.emit(model),
        **emit_records.emit(model, environment),
        **emit_schema.emit(model),
        **emit_rules.emit(model),
        **emit_rule_schema.emit(model),
        **(emit_api.emit(model) if "commands" in model.tables else {}),
    }
    if suffixes != "":
        inner |= emit_suffixes.emit(suffixes)
    out = {f"generated/{path}": text for path, text in inner.items()}
    out |= emit_docs.emit(model, environment)
    out |= emit_taxonomy.emit(model)
    out |= {f"generated/{p}": t for p, t in emit_manifest.emit(model, list(out)).items()}
    return out


def compare(root: Path, wanted: dict[str, str]) -> Difference:
    """Compare with the tree.

    Args:
        root: project root.
        wanted: path to text.
    """
    changed, missing = [], []
    for path, text in sorted(wanted.items()):
        if not (root / path).is_file():
            missing.append(path)
        elif (root / path).read_bytes() != text.encode("utf-8"):
            changed.append(path)
    return Difference(changed, missing, sorted(set(_present(root)) - set(wanted)))


def _present(root: Path) -> list[str]:
    return [
        path.relative_to(root).as_posix()
        for folder in OWNED
        for path in (root / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name[0] != "."
    ]


def write(root: Path, wanted: dict[str, str], difference: Difference) -> None:
    """Make the tree equal to what is wanted.

    Args:
        root: project root.
        wanted: path to text.
        difference: what differs.
    """
    for path in (*difference.changed, *difference.missing):
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        scratch = target.with_name(f".{target.name}.{os.getpid()}")
        scratch.write_bytes(wanted[path].encode("utf-8"))
        scratch.replace(target)  # whole at every moment: others import while this runs
    for path in difference.stale:
        (root / path).unlink()

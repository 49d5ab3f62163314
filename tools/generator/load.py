"""Read the schemas, the tables and the rule files."""

from __future__ import annotations

import difflib
import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tools.generator import yamlpos
from tools.generator.problems import ModelError, Problem

if TYPE_CHECKING:
    from pathlib import Path

    from tools.generator.yamlpos import Document


@dataclass(slots=True)
class Sources:
    """What was read.

    Attributes:
        root: project root.
        schemas: schema documents by schema name.
        tables: table documents by name.
        rules: documents of `rules/**` by path.
        view: the SchemaView of the root schema.
        hashes: sha256 by path.
    """

    root: Path
    schemas: dict[str, Document] = field(default_factory=dict)
    tables: dict[str, Document] = field(default_factory=dict)
    rules: dict[str, Document] = field(default_factory=dict)
    view: Any = None
    hashes: dict[str, str] = field(default_factory=dict)

    def documents(self) -> list[Document]:
        """Give every document."""
        return [*self.schemas.values(), *self.tables.values(), *self.rules.values()]


def load(root: Path, schema: str = "model/dont.yaml") -> Sources:
    """Read everything below a project root.

    Args:
        root: project root.
        schema: path of the root schema.

    Raises:
        ModelError: files that are no YAML or no schema, with every place.
    """
    sources = Sources(root)
    folder = (root / schema).parent
    for path in sorted(folder.glob("*.yaml")):
        sources.schemas[path.stem] = _read(sources, path)
    for path in sorted((folder / "tables").glob("*.yaml")):
        sources.tables[path.stem] = _read(sources, path)
    for path in sorted((root / "rules").glob("*/*/*.yaml")):
        sources.rules[path.relative_to(root).as_posix()] = _read(sources, path)
    problems = [p for d in sources.documents() for p in d.problems]
    problems += [p for d in sources.schemas.values() for p in _shape_problems(d)]
    if problems:
        raise ModelError(problems)
    sources.view = _view(root / schema, sources)
    return sources


def _read(sources: Sources, path: Path) -> Document:
    name = path.relative_to(sources.root).as_posix()
    sources.hashes[name] = hashlib.sha256(path.read_bytes()).hexdigest()
    return yamlpos.read(path, name)


def _view(path: Path, sources: Sources) -> Any:
    from linkml_runtime.utils.schemaview import SchemaView

    try:
        view = SchemaView(str(path))
        view.imports_closure()
    except (ValueError, TypeError, OSError) as error:
        name = path.relative_to(sources.root).as_posix()
        raise ModelError([Problem(name, 1, 1, f"LinkML cannot read the schema: {error}")]) from error
    return view


def _shape_problems(document: Document) -> list[Problem]:
    """Find keys that LinkML does not know, which it would report without a place."""
    value = document.value
    if not isinstance(value, dict):
        return [document.problem((), "a schema is a mapping")]
    known = _metaslots()
    problems = _unknown(document, (), value, known["schema"])
    for part, kind in (("classes", "class"), ("enums", "enum"), ("types", "type")):
        for name, body in (value.get(part) or {}).items():
            place: yamlpos.Place = (part, name)
            problems += _unknown(document, place, body or {}, known[kind])
            for inner, inner_kind in (
                ("attributes", "slot"),
                ("slot_usage", "slot"),
                ("permissible_values", "value"),
            ):
                for slot, slot_body in ((body or {}).get(inner) or {}).items():
                    here = (*place, inner, slot)
                    problems += _unknown(document, here, slot_body or {}, known[inner_kind])
    return problems


def _unknown(
    document: Document, place: yamlpos.Place, body: Any, known: frozenset[str]
) -> list[Problem]:
    if not isinstance(body, dict):
        return [document.problem(place, "expected a mapping")]
    problems = []
    for key in body:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            hint = f", did you mean `{near[0]}`?" if near else ""
            problems.append(document.problem((*place, key), f"LinkML has no `{key}` here{hint}"))
    return problems


def _metaslots() -> dict[str, frozenset[str]]:
    from dataclasses import fields

    from linkml_runtime.linkml_model import meta

    kinds = {
        "schema": meta.SchemaDefinition,
        "class": meta.ClassDefinition,
        "slot": meta.SlotDefinition,
        "enum": meta.EnumDefinition,
        "type": meta.TypeDefinition,
        "value": meta.PermissibleValue,
    }
    return {kind: frozenset(f.name for f in fields(cls)) for kind, cls in kinds.items()}

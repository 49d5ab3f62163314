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
class TableSource:
    """The files of one table: `tables/<name>.yaml`, or every file of the folder `tables/<name>`.

    Attributes:
        parts: the documents in order of their paths.
    """

    parts: list[Document]

    @property
    def paths(self) -> list[str]:
        """Give the paths of the parts."""
        return [part.file for part in self.parts]

    def rows(self) -> list[Any]:
        """Give the rows of all parts in order."""
        return [row for part in self.parts for row in _rows(part)]

    def problem(self, index: int, place: yamlpos.Place, message: str) -> Problem:
        """Make a problem of a row.

        Args:
            index: place of the row among all rows.
            place: place within the row.
            message: what is wrong, one line.
        """
        for part in self.parts:
            if index < len(_rows(part)):
                return part.problem(("rows", index, *place), message)
            index -= len(_rows(part))
        return self.parts[-1].problem((), message)


def _rows(part: Document) -> list[Any]:
    rows = part.value.get("rows") if isinstance(part.value, dict) else None
    return rows if isinstance(rows, list) else []


@dataclass(slots=True)
class Sources:
    """What was read.

    Attributes:
        root: project root.
        schemas: schema documents by schema name.
        tables: files of each table by its name.
        rules: documents of `rules/**` by path.
        view: the SchemaView of the root schema.
        hashes: sha256 by path.
    """

    root: Path
    schemas: dict[str, Document] = field(default_factory=dict)
    tables: dict[str, TableSource] = field(default_factory=dict)
    rules: dict[str, Document] = field(default_factory=dict)
    view: Any = None
    hashes: dict[str, str] = field(default_factory=dict)

    def documents(self) -> list[Document]:
        """Give every document."""
        parts = [part for table in self.tables.values() for part in table.parts]
        return [*self.schemas.values(), *parts, *self.rules.values()]


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
    for path in sorted((folder / "tables").rglob("*.yaml")):
        inside = path.relative_to(folder / "tables")
        table = sources.tables.setdefault(inside.parts[0].removesuffix(".yaml"), TableSource([]))
        table.parts.append(_read(sources, path))
    for path in sorted((root / "rules").glob("*/*/*.yaml")):
        sources.rules[path.relative_to(root).as_posix()] = _read(sources, path)
    problems = [p for d in sources.documents() for p in d.problems]
    problems += [p for d in sources.schemas.values() if not d.problems for p in _shape_problems(d)]
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
        raise ModelError(
            [Problem(name, 1, 1, f"LinkML cannot read the schema: {error}")]
        ) from error
    return view


def _shape_problems(document: Document) -> list[Problem]:
    """Find keys that LinkML does not know, which it would report without a place."""
    value = document.value
    if not isinstance(value, dict):
        return [document.problem((), "a schema is a mapping")]
    known = _metaslots()
    problems = _unknown(document, (), value, known["schema"])
    text = "LinkML reads this word as a boolean; put it in quotes"
    problems += [document.problem(place, text) for place in document.words]
    for part, kind in (("classes", "class"), ("enums", "enum"), ("types", "type")):
        if not isinstance(value.get(part) or {}, dict):
            problems.append(document.problem((part,), "expected a mapping"))
            continue
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

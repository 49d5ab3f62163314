"""YAML of schemas: keys stay text, words stay words, aliases cannot explode."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import yaml

from dont.importers.failures import bad_content

_LARGEST: Final = 2_000_000
_DEEPEST: Final = 200
_WORDS: Final = {
    "true": True,
    "True": True,
    "TRUE": True,
    "false": False,
    "False": False,
    "FALSE": False,
}
_TAGS: Final = frozenset(
    f"tag:yaml.org,2002:{name}"
    for name in ("map", "seq", "str", "int", "float", "bool", "null", "timestamp", "merge", "value")
)
_Loader: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass
class Loaded:
    """A document and what reading it took.

    Attributes:
        data: plain values.
        lines: line of each entry of the top mappings, by section and key.
        words: keys that YAML 1.1 would read as true or false.
        doubled: `(line, key)` of keys that stand twice.
    """

    data: Any
    lines: dict[tuple[str, str], int] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)
    doubled: list[tuple[int, str]] = field(default_factory=list)


def load(text: bytes, where: str) -> Loaded:
    """Read one YAML document.

    Args:
        text: UTF-8.
        where: the file as given.

    Raises:
        Refusal: `import-failed` with file and line for what is no YAML, for endless or exploding
            aliases, for objects of a programming language.
    """
    try:
        node = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 1
        problem = f"it is not YAML: {error.problem or error.context}"
        raise bad_content(f"{where}:{line}", problem, importer="linkml", cause=error) from error
    except (yaml.YAMLError, RecursionError) as error:
        problem = f"it is not YAML: {str(error).splitlines()[0] if str(error) else 'too deep'}"
        raise bad_content(where, problem, importer="linkml", cause=error) from error
    builder = _Builder(where)
    if node is not None:
        builder.measure(node, ())
        builder.loaded.data = builder.build(node, ())
    return builder.loaded


class _Builder:
    """Makes plain values of nodes."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._sizes: dict[int, int] = {}
        self.loaded = Loaded(None)

    def measure(self, node: Any, above: tuple[int, ...]) -> int:
        """Count what a node grows to once its aliases are written out."""
        known = self._sizes.get(id(node))
        if known is not None:
            return known
        if id(node) in above or len(above) > _DEEPEST:
            self._refuse(node, "it contains itself or nests too deeply")
        children = []
        if isinstance(node, yaml.MappingNode):
            children = [part for pair in node.value for part in pair]
        elif isinstance(node, yaml.SequenceNode):
            children = node.value
        size = 1 + sum(self.measure(child, (*above, id(node))) for child in children)
        if size > _LARGEST:
            self._refuse(node, "its aliases unfold without measure")
        self._sizes[id(node)] = size
        return size

    def _refuse(self, node: Any, problem: str) -> None:
        where = f"{self._where}:{node.start_mark.line + 1}"
        raise bad_content(where, problem, importer="linkml")

    def build(self, node: Any, path: tuple[str, ...]) -> Any:
        """Make the plain value of a node."""
        if node.tag not in _TAGS:
            self._refuse(node, f"`{node.tag}` is never read")
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self.build(child, path) for child in node.value]
        return _scalar(node)

    def _mapping(self, node: Any, path: tuple[str, ...]) -> dict[str, Any]:
        data: dict[str, Any] = {}
        merged: dict[str, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                self._refuse(key_node, "a key that is no word")
            key = str(key_node.value)
            if key_node.tag == "tag:yaml.org,2002:merge":
                for part in _parts(self.build(value_node, path)):
                    merged = {**part, **merged}
                continue
            line = key_node.start_mark.line + 1
            if key_node.tag == "tag:yaml.org,2002:bool":
                self.loaded.words.append(key)
            if key in data:
                self.loaded.doubled.append((line, key))
            if len(path) == 1:
                self.loaded.lines[path[0], key] = line
            data[key] = self.build(value_node, (*path, key))
        return {**merged, **data}


def _parts(value: Any) -> list[dict[str, Any]]:
    found = value if isinstance(value, list) else [value]
    return [part for part in found if isinstance(part, dict)]


def _scalar(node: Any) -> Any:
    """Read a value as YAML 1.2 does: `no` and `on` are words, 12:30 is text, 010 is ten."""
    text, kind = str(node.value), node.tag.rpartition(":")[2]
    if kind == "null":
        return None
    if kind == "bool":
        return _WORDS.get(text, text)
    if kind == "int":
        digits = text.replace("_", "").lstrip("+")
        return int(digits) if digits.lstrip("-").isdigit() else text
    if kind == "float":
        try:
            return float(text)
        except ValueError:
            return text
    return text

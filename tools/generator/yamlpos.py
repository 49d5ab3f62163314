"""YAML 1.2 core with the position of every value."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import yaml

from tools.generator.problems import Problem

if TYPE_CHECKING:
    from pathlib import Path

Place = tuple[str | int, ...]
WORDS = ("on", "off", "yes", "no")


class _Core(yaml.CSafeLoader):
    """Resolve scalars as YAML 1.2 core does: `on`, `off`, `yes`, `no` are words."""


_Core.yaml_implicit_resolvers = {}


def _resolve(tag: str, pattern: str, first: str) -> None:
    _Core.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), list(first))


_resolve("null", r"(?:~|null|Null|NULL|)\Z", "~nN")
_Core.yaml_implicit_resolvers[""] = [("tag:yaml.org,2002:null", re.compile(r"\Z"))]
_resolve("bool", r"(?:true|True|TRUE|false|False|FALSE)\Z", "tTfF")
_resolve("int", r"(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)\Z", "-+0123456789")
_resolve(
    "float",
    r"(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))\Z",
    "-+.0123456789",
)


@dataclass(slots=True)
class Document:
    """A parsed file.

    Attributes:
        file: path relative to the project root.
        value: the data.
        marks: 1-based (line, column) of every value by its place.
        problems: mistakes of the YAML itself.
        words: places of unquoted words that YAML 1.1 reads as booleans, and 1.2 as words.
    """

    file: str
    value: Any = None
    marks: dict[Place, tuple[int, int]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    words: list[Place] = field(default_factory=list)

    def problem(self, place: Place, message: str) -> Problem:
        """Make a problem at the nearest known place.

        Args:
            place: keys and indexes from the root.
            message: what is wrong, one line.
        """
        known = place
        while known and known not in self.marks:
            known = known[:-1]
        line, column = self.marks.get(known, (1, 1))
        return Problem(self.file, line, column, message, path_text(place))


def path_text(place: Place) -> str:
    """Write a place as `$.rows[2].code`."""
    return "$" + "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in place)


def read(path: Path, name: str) -> Document:
    """Parse a file.

    Args:
        path: the file.
        name: how problems call it.
    """
    document = Document(name)
    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader=_Core)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        document.problems.append(Problem(name, line, column, f"not YAML: {error.problem}"))
        return document
    if node is not None:
        document.value = _build(document, node, ())
    return document


def _build(document: Document, node: yaml.Node, place: Place) -> Any:
    mark = node.start_mark
    document.marks.setdefault(place, (mark.line + 1, mark.column + 1))
    if isinstance(node, yaml.SequenceNode):
        return [_build(document, child, (*place, i)) for i, child in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return _mapping(document, node, place)
    if _plain_word(node):
        document.words.append(place)
    return _scalar(node)


def _mapping(document: Document, node: yaml.MappingNode, place: Place) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for key_node, value_node in node.value:
        key = str(key_node.value)
        here = (*place, key)
        if key in out:
            line, column = key_node.start_mark.line + 1, key_node.start_mark.column + 1
            text = f"duplicate key `{key}`"
            document.problems.append(Problem(document.file, line, column, text, path_text(here)))
        if _plain_word(key_node):
            document.words.append(here)
        document.marks[here] = (key_node.start_mark.line + 1, key_node.start_mark.column + 1)
        out[key] = _build(document, value_node, here)
    return out


def _plain_word(node: yaml.Node) -> bool:
    plain = isinstance(node, yaml.ScalarNode) and not node.style  # None, or empty from the C parser
    return plain and str(node.value).lower() in WORDS


def _scalar(node: yaml.Node) -> str | int | float | bool | None:
    text = str(node.value)
    kind = node.tag.rpartition(":")[2]
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() == "true"
    if kind == "int":
        return int(text, 0) if text[:2] in {"0x", "0o"} else int(text)
    return float(text) if kind == "float" else text

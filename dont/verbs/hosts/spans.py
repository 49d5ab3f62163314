"""Read JSON with the places of its parts, and change one part without touching the others."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_SPACE = re.compile(r"[ \t\n\r]*")
_DECODER = json.JSONDecoder()


class Node:
    """A value and where it stands in the text.

    Attributes:
        start: index of the first character.
        end: index behind the last one.
        open: `{`, `[`, or empty for a scalar.
        keys: member names of an object.
        starts: where each child begins, an object's at its name.
        children: the values inside.
    """

    __slots__ = ("children", "end", "keys", "open", "start", "starts", "text")

    def __init__(self, text: str, start: int) -> None:
        self.text = text
        self.start = start
        self.end = start
        self.open = ""
        self.keys: list[str] = []
        self.starts: list[int] = []
        self.children: list[Node] = []

    @property
    def value(self) -> object:
        """The value itself."""
        found: object = json.loads(self.text[self.start : self.end])
        return found

    def get(self, key: str) -> Node | None:
        """Find a member of an object; the last of equal names counts, as it does for readers."""
        for name, child in zip(reversed(self.keys), reversed(self.children), strict=True):
            if name == key:
                return child
        return None

    def items(self) -> Iterator[tuple[str, Node]]:
        """Give the members of an object in order."""
        yield from zip(self.keys, self.children, strict=True)


def parse(text: str) -> Node:
    """Read a JSON text.

    Args:
        text: the whole text, without a byte order mark.

    Raises:
        ValueError: where it is not JSON.
        RecursionError: where it is nested without end.
    """
    json.loads(text)
    return _value(text, _skip(text, 0))


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _value(text: str, at: int) -> Node:
    node = Node(text, at)
    if text[at] in "{[":
        return _container(text, node)
    node.end = _DECODER.raw_decode(text, at)[1]
    return node


def _container(text: str, node: Node) -> Node:
    node.open = text[node.start]
    at = _skip(text, node.start + 1)
    while text[at] not in "}]":
        node.starts.append(at)
        if node.open == "{":
            key, at = _DECODER.raw_decode(text, at)
            node.keys.append(key)
            at = _skip(text, _skip(text, at) + 1)
        child = _value(text, at)
        node.children.append(child)
        at = _skip(text, child.end)
        if text[at] == ",":
            at = _skip(text, at + 1)
    node.end = at + 1
    return node


def added(text: str, node: Node, value: object, key: str | None = None) -> str:
    """Give the text with one more element at the end of a container.

    Args:
        text: the whole text.
        node: an object or array of it.
        value: what to add, in the style of the elements that are there.
        key: the member's name, for an object.
    """
    name = "" if key is None else json.dumps(key, ensure_ascii=False) + ": "
    newline = "\r\n" if "\r\n" in text else "\n"
    if node.children:
        between = text[_before(text, node) : node.starts[-1]]
        at = node.children[-1].end
        return text[:at] + "," + between + name + _render(text, value, between, newline) + text[at:]
    base = _indent_of_line(text, node.start)
    between = newline + base + _unit(text)
    inside = between + name + _render(text, value, between, newline) + newline + base
    return text[: node.start + 1] + inside + text[node.end - 1 :]


def _before(text: str, node: Node) -> int:
    """Find where the white space before the last element begins."""
    if len(node.children) == 1:
        return node.start + 1
    return _skip(text, node.children[-2].end) + 1


def _render(text: str, value: object, between: str, newline: str) -> str:
    if "\n" not in between:
        return json.dumps(value, ensure_ascii=False)
    indent = between.rsplit("\n", 1)[1]
    lines = json.dumps(value, ensure_ascii=False, indent=_unit(text)).split("\n")
    return (newline + indent).join(lines)


def _indent_of_line(text: str, at: int) -> str:
    begin = text.rfind("\n", 0, at) + 1
    found = re.compile(r"[ \t]*").match(text, begin)
    return found.group() if found else ""


def _unit(text: str) -> str:
    """Give what one level is indented by: the first indentation in the text, else two spaces."""
    found = re.search(r"\n([ \t]+)\S", text)
    return found.group(1) if found else "  "


def removed(text: str, node: Node, index: int) -> str:
    """Give the text without one element of a container, and without its comma.

    Args:
        text: the whole text.
        node: an object or array of it.
        index: which element.
    """
    if len(node.children) == 1:
        return text[: node.start + 1] + text[node.end - 1 :]
    if index:
        return text[: node.children[index - 1].end] + text[node.children[index].end :]
    return text[: node.starts[0]] + text[node.starts[1] :]

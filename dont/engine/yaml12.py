"""Read YAML 1.2 (core schema) with positions, bounded in size, depth and number of nodes.

PyYAML only splits the text into events; which word means what is decided here, because its own
resolver follows YAML 1.1, where `on`, `off`, `yes` and `no` are no words.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import yaml

    from dont.core.types import Json
    from dont.engine.problems import Problem

LARGEST_TEXT = 1_000_000
LARGEST_DEPTH = 40
MOST_NODES = 50_000
_LONGEST_NUMBER = 40
_DECIMAL = 10
# What YAML does not allow in a text, beyond what JSON escapes anyway.
_NOT_PRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff\ufffe\uffff]")

_INT = re.compile(r"[-+]?[0-9]+\Z|0o[0-7]+\Z|0x[0-9a-fA-F]+\Z")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?\Z")
_CONSTANTS: dict[str, Json] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".inf", ".Inf", ".INF", "+.inf"), math.inf),
    "-.inf": -math.inf,
    ".nan": math.nan,
}

Path = tuple[str | int, ...]


def path_text(path: Path) -> str:
    """Write a place in a document.

    Example:
        >>> path_text(("clauses", 0, "require"))
        '$.clauses[0].require'
    """
    return "$" + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)


class Document:
    """The data of one file and where each part of it stands.

    Args:
        name: how messages call the file.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.data: Json = None
        self.problems: list[Problem] = []
        self.marks: dict[Path, tuple[int, int]] = {}

    def where(self, path: Path) -> str:
        """Give `file:line:column` of a part, or of the nearest part around it.

        Args:
            path: keys and indexes from the root; a key stands for its value's line, at the key.
        """
        while path and path not in self.marks:
            path = path[:-1]
        line, column = self.marks.get(path, (1, 1))
        return f"{self.name}:{line}:{column}"

    def problem(self, path: Path, message: str) -> None:
        """Note a mistake at a part of the document."""
        self.problems.append(
            {"where": self.where(path), "message": message, "path": path_text(path)}
        )


def plain_scalar(text: str) -> Json:
    """Resolve an unquoted scalar as the core schema of YAML 1.2 does.

    Example:
        >>> plain_scalar("on"), plain_scalar("0o17"), plain_scalar("true"), plain_scalar("1e3")
        ('on', 15, True, 1000.0)
    """
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if len(text) <= _LONGEST_NUMBER:
        if _INT.match(text):
            base = {"0o": 8, "0x": 16}.get(text[:2], _DECIMAL)
            return int(text[2:] if base != _DECIMAL else text, base)
        if _FLOAT.match(text):
            return float(text)
    return text


class _Builder:
    """Builds data from events without recursion, so that depth is a count and not a crash."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.stack: list[dict[str, Json] | list[Json]] = []
        self.path: list[str | int] = []
        self.key: str | None = None
        self.nodes = 0
        self.started = False

    def fail(self, mark: tuple[int, int], message: str) -> None:
        """Note what is wrong; reading stops after the first such problem."""
        line, column = mark
        name = self.document.name
        self.document.problems.append(
            {
                "where": f"{name}:{line}:{column}",
                "message": message,
                "path": path_text(tuple(self.path)),
            }
        )

    def scalar(self, value: Json, mark: tuple[int, int], *, plain: bool, text: str) -> None:
        holder = self.stack[-1] if self.stack else None
        if isinstance(holder, dict) and self.key is None:
            if not isinstance(value, str):
                hint = "quote it to make it a word" if plain else "use a word"
                self.fail(mark, f"a key must be a word, `{text[:40]}` is none; {hint}")
            elif value in holder:
                self.fail(mark, f"duplicate key `{value}`")
            else:
                self.key = value
                self.document.marks[(*self.path, value)] = mark
        else:
            self.place(value, mark)

    def place(self, value: Json, mark: tuple[int, int]) -> None:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            self.fail(mark, f"more than {MOST_NODES} values in one file")
        if not self.stack:
            self.document.data = value
            self.document.marks.setdefault((), mark)
            return
        holder = self.stack[-1]
        if isinstance(holder, dict):
            key = self.key or ""
            holder[key] = value
            self.key = None
        else:
            self.document.marks[(*self.path, len(holder))] = mark
            holder.append(value)

    def open(self, value: dict[str, Json] | list[Json], mark: tuple[int, int]) -> None:
        if len(self.stack) >= LARGEST_DEPTH:
            return self.fail(mark, f"nested deeper than {LARGEST_DEPTH} levels")
        holder = self.stack[-1] if self.stack else None
        if isinstance(holder, dict) and self.key is None:
            return self.fail(mark, "a key must be a word, this is a collection")
        step: str | int | None = self.key if isinstance(holder, dict) else None
        if isinstance(holder, list):
            step = len(holder)
        self.place(value, mark)
        if step is not None:
            self.path.append(step)
        self.stack.append(value)
        self.key = None
        return None

    def close(self) -> None:
        self.stack.pop()
        if self.path:
            self.path.pop()


def _take(event: yaml.Event, build: _Builder) -> None:
    """Add one event to the data, or note why it is not accepted."""
    import yaml

    start = event.start_mark
    mark = (start.line + 1, start.column + 1) if start else (1, 1)
    if isinstance(event, yaml.DocumentStartEvent):
        if build.started:
            build.fail(mark, "one document a file; a second begins here")
        build.started = True
    elif isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
        build.fail(mark, "anchors and aliases are not accepted; write the value out")
    elif getattr(event, "tag", None) not in {None, "!"}:
        build.fail(mark, f"tag `{getattr(event, 'tag', '')}` is not accepted")
    elif isinstance(event, yaml.ScalarEvent):
        plain = bool(event.implicit[0])
        value = plain_scalar(event.value) if plain else event.value
        build.scalar(value, mark, plain=plain, text=event.value)
    elif isinstance(event, yaml.MappingStartEvent):
        build.open({}, mark)
    elif isinstance(event, yaml.SequenceStartEvent):
        build.open([], mark)
    elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
        build.close()


def _read(text: str, build: _Builder) -> None:
    import yaml

    for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
        _take(event, build)
        if build.document.problems:
            return


def load(text: str, name: str) -> Document:
    r"""Read one YAML 1.2 document.

    Args:
        text: the whole text.
        name: how messages call the file.

    Returns:
        The document; where `problems` is not empty, its data must not be used.

    Example:
        >>> load("on: [no, 1]", "x.yaml").data
        {'on': ['no', 1]}
        >>> load("a: 1\na: 2", "x.yaml").problems[0]["where"]
        'x.yaml:2:1'
    """
    import yaml

    document = Document(name)
    build = _Builder(document)
    if len(text) > LARGEST_TEXT:
        build.fail((1, 1), f"larger than {LARGEST_TEXT} characters")
        return document
    try:
        _read(text, build)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = (mark.line + 1, mark.column + 1) if mark else (1, 1)
        build.fail(place, f"not readable as YAML: {error.problem or error.context}")
    except (yaml.YAMLError, UnicodeEncodeError) as error:
        build.fail(_odd_character(text), f"not readable as YAML: {str(error).splitlines()[0]}")
    if document.data is None and not document.problems:
        build.fail((1, 1), "the file is empty")
    return document


def _odd_character(text: str) -> tuple[int, int]:
    """Find the first character that YAML does not allow, as (line, column), 1-based."""
    found = _NOT_PRINTABLE.search(text)
    before = text[: found.start()] if found else ""
    return before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1

"""Find the lines that a name stands for: a Python symbol, a heading, a definition."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from dont.evidence.digest import split_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

_PYTHON: Final = (".py", ".pyi")
_MARKUP: Final = (".md", ".markdown", ".mdx", ".rst", ".adoc", ".txt", ".org", "")
_HEADING: Final = re.compile(r"\s{0,3}(#{1,6}|={1,6}|\*{1,6})\s+(.*?)\s*#*\s*\Z")
# Words that introduce a definition in the languages at large.
_DEFINES: Final = re.compile(
    r"\b(?:def|func|fun|fn|function|class|struct|enum|trait|interface|type|impl|module|mod|namespace"
    r"|const|let|var|val|static|macro_rules!|sub|proc|record|protocol|extension|object|union"
    r"|typedef|#define|define|package|procedure|resource|data|variable|message|service|rpc|table"
    r"|view|index|trigger)\b"
)
_BRACKETS: Final = "}]){"
_SHORTEST_RULE: Final = 3
_FARTHEST: Final = 200
_LONGEST_LINE: Final = 4096
_BODY_LINES: Final = 400


def find(path: str, data: bytes, name: str) -> list[tuple[int, int]]:
    """Find the spans a name stands for.

    Args:
        path: decides the language by its ending.
        data: the file.
        name: qualified name, heading text, or the name that a line defines.

    Returns:
        1-based inclusive spans; none, one, or several where the name is not unique.
    """
    if path.lower().endswith(_PYTHON):
        spans = _python(data, name)
        if spans is not None:
            return spans
    lines = [line[:_LONGEST_LINE].decode("utf-8", "replace") for line in split_lines(data)]
    extension = path[path.rfind(".") :].lower() if "." in path.rsplit("/", 1)[-1] else ""
    if extension in _MARKUP:
        headings = _headings(lines, name)
        if headings:
            return headings
    return _definitions(lines, name)


def _python(data: bytes, name: str) -> list[tuple[int, int]] | None:
    symbols = _named(data)
    if symbols is None:
        return None
    wanted = [span for qualified, span in symbols if qualified == name]
    if wanted or "." in name:
        return wanted
    # A bare name stands for a nested symbol when only one has it.
    return [span for qualified, span in symbols if qualified.rsplit(".", 1)[-1] == name]


@lru_cache(maxsize=8)
def _named(data: bytes) -> tuple[tuple[str, tuple[int, int]], ...] | None:
    import warnings

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the file's own doubtful escapes are not our subject
            return tuple(_symbols(ast.parse(data), ""))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None  # not Python that this interpreter reads: fall back to definition lines


def _symbols(node: ast.AST, prefix: str) -> Iterator[tuple[str, tuple[int, int]]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            first = min([child.lineno, *(one.lineno for one in child.decorator_list)])
            qualified = prefix + child.name
            yield qualified, (first, child.end_lineno or child.lineno)
            yield from _symbols(child, qualified + ".")
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    yield prefix + target.id, (child.lineno, child.end_lineno or child.lineno)
        else:
            yield from _symbols(child, prefix)


def _headings(lines: list[str], name: str) -> list[tuple[int, int]]:
    marks: list[tuple[int, int, str]] = []
    fence = ""
    for number, line in enumerate(lines, 1):
        stripped = line.lstrip()
        if stripped[:3] in ("```", "~~~"):
            fence = "" if fence == stripped[:3] else fence or stripped[:3]
        found = None if fence else _HEADING.match(line)
        if found:
            marks.append((number, len(found[1]), found[2]))
        elif not fence and number > 1 and _underline(line, lines[number - 2]):
            marks.append((number - 1, 1 if stripped[0] == "=" else 2, lines[number - 2].strip()))
    wanted = name.lstrip("#").strip().casefold()
    spans = []
    for place, (number, level, text) in enumerate(marks):
        if text.casefold() == wanted or _slug(text) == wanted:
            after = next((at for at, depth, _ in marks[place + 1 :] if depth <= level), None)
            spans.append((number, (after - 1) if after else len(lines)))
    return spans


def _underline(line: str, above: str) -> bool:
    bare = line.strip()
    return (
        len(bare) >= _SHORTEST_RULE
        and bool(above.strip())
        and len(set(bare)) == 1
        and bare[0] in "=-~^\"'"
        and len(bare) >= len(above.strip()) // 2
    )


def _slug(text: str) -> str:
    return re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", text).strip()).casefold()


def _definitions(lines: list[str], name: str) -> list[tuple[int, int]]:
    if not name.strip():
        return []
    # `Type::method` and `object.method` are defined by a line that bears the last part.
    last = re.split(r"::|[.#/]", name.strip())[-1] or name.strip()
    bare = re.compile(rf"(?<![\w$]){re.escape(last)}(?![\w$])")
    starts = [n for n, line in enumerate(lines) if bare.search(line) and _defines(line, last)]
    if not starts:
        starts = [n for n, line in enumerate(lines) if line.strip() == name.strip()]
    return [(start + 1, _body_end(lines, start)) for start in starts]


def _defines(line: str, name: str) -> bool:
    head = line.split(name, 1)[0]
    if len(head) > _FARTHEST or head.lstrip().startswith(("//", "/*", "*", "--", '"""')):
        return False
    words = list(_DEFINES.finditer(head))
    if words and _plain_gap(head[words[-1].end() :]):
        return True
    tail = line.split(name, 1)[1].lstrip(" \t\"'")
    # A key of a configuration file, a label or an assignment at the start of the line.
    if not head.strip(" \t\"'[-") and tail[:1] in (":", "=", "]"):
        return True
    # `int name(…) {`: a type before, a bracket after, and no statement end.
    return bool(re.search(r"[\w>*&\]]\s+[*&]*\Z", head)) and tail[:1] == "(" and ";" not in tail


def _plain_gap(between: str) -> bool:
    """Tell whether only a receiver or modifiers stand between the word and the name."""
    return not set("{;=") & set(between) and between.count("(") == between.count(")")


def _body_end(lines: list[str], start: int) -> int:
    """Extend a definition over the lines indented deeper, and over the bracket that closes it."""
    indent = _indent(lines[start])
    end = start
    for number in range(start + 1, min(len(lines), start + _BODY_LINES)):
        line = lines[number]
        if not line.strip():
            continue
        if _indent(line) > indent or (_indent(line) == indent and line.strip()[0] in _BRACKETS):
            end = number
        elif _indent(line) == indent and line.strip() in ("end", "fi", "done", "esac"):
            end = number
            break
        else:
            break
    return end + 1


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())

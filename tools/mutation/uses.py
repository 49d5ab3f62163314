"""Where the names that a module sets when it is imported are used by functions.

A constant is run once, by an import; what notices another value is a test of a function that reads
it, there or in a module that imports it.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Place = tuple[str, int]  # path of a module, line
Name = tuple[str, str]  # path of a module, a name that it sets


def uses(sources: Mapping[str, str]) -> dict[Name, set[Place]]:
    """Find the lines of functions that read a name of a module.

    Args:
        sources: the text of each module by its path.

    Returns:
        For each name its places; a name that only sets another one has the places of that one.
    """
    found: dict[Name, set[Place]] = {}
    sets: dict[Name, set[Name]] = {}
    for module, source in sources.items():
        tree = ast.parse(source)
        known = {name: (module, name) for name in _assigned(tree)}
        known.update(_imported(tree))
        for statement in tree.body:
            targets = [(module, name) for name in _targets(statement)]
            for node, inside in _names(statement):
                if node.id not in known:
                    continue
                if inside:
                    found.setdefault(known[node.id], set()).add((module, node.lineno))
                else:
                    sets.setdefault(known[node.id], set()).update(targets)
    for name in set(sets):
        for other in _reached(name, sets):
            found.setdefault(name, set()).update(found.get(other, ()))
    return found


def targets(tree: ast.Module) -> Iterator[tuple[ast.AST, str | None]]:
    """Give each node that an import runs, with the name that its statement sets, or None."""
    for statement in tree.body:
        names = _targets(statement)
        for node in _imported_nodes(statement):
            yield node, names[0] if names else None


def _targets(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.Assign(targets=places):
            return [place.id for place in places if isinstance(place, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case _:
            return []


def _assigned(tree: ast.Module) -> Iterator[str]:
    for statement in tree.body:
        yield from _targets(statement)


def _imported(tree: ast.Module) -> Iterator[tuple[str, Name]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("dont."):
            path = node.module.replace(".", "/") + ".py"
            for one in node.names:
                yield one.asname or one.name, (path, one.name)


def _imported_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Walk over what an import runs: not over the bodies of functions."""
    yield node
    body: list[ast.AST] = []
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        body = list(node.body) if isinstance(node.body, list) else [node.body]
    for child in ast.iter_child_nodes(node):
        if child not in body:
            yield from _imported_nodes(child)


def _names(statement: ast.stmt) -> Iterator[tuple[ast.Name, bool]]:
    """Give the names that a statement reads, and whether a function does."""
    outside = {id(node) for node in _imported_nodes(statement)}
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node, id(node) not in outside


def _reached(name: Name, sets: Mapping[Name, set[Name]]) -> set[Name]:
    seen: set[Name] = set()
    todo = [name]
    while todo:
        for other in sets.get(todo.pop(), ()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen

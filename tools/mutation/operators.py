"""The operators: each gives other nodes that could stand in the place of one."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING, NamedTuple

from tools.mutation.uses import targets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
}
_BOUNDS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}


class Mutant(NamedTuple):
    """One change.

    Attributes:
        operator: its name.
        place: number of the node in the walk over the tree.
        line: line of the source.
        last: last line of what is changed.
        around: first and last line of the statement that it is a part of.
        name: None inside a function; else what the statement sets when it is imported, or "".
        variant: which of the changes of this operator at this node.
    """

    operator: str
    place: int
    line: int
    last: int
    around: tuple[int, int]
    name: str | None
    variant: int


def _comparison(
    table: dict[type[ast.cmpop], type[ast.cmpop]],
) -> Callable[[ast.AST], list[ast.AST]]:
    def change(node: ast.AST) -> list[ast.AST]:
        if not isinstance(node, ast.Compare):
            return []
        out: list[ast.AST] = []
        for n, op in enumerate(node.ops):
            if type(op) in table:
                made = copy.deepcopy(node)
                made.ops[n] = table[type(op)]()
                out.append(made)
        return out

    return change


def _junction(node: ast.AST) -> list[ast.AST]:
    if not isinstance(node, ast.BoolOp):
        return []
    other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return [ast.BoolOp(other, node.values)]


def _negation(node: ast.AST) -> list[ast.AST]:
    return [node.operand] if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else []


def _arithmetic(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.BinOp) and type(node.op) in _COUNTED:
        return [ast.BinOp(node.left, _COUNTED[type(node.op)](), node.right)]
    return []


def _number(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return [ast.Constant(node.value + 1)]
    return []


def _truth(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [ast.Constant(not node.value)]
    return []


def _text(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [ast.Constant("" if node.value else "mutant")]
    return []


def _answer(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Return) and node.value is not None:
        empty = isinstance(node.value, ast.Constant) and node.value.value is None
        return [] if empty else [ast.Return(ast.Constant(None))]
    return []


def _branch(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.If):
        return [ast.If(ast.Constant(kept), node.body, node.orelse) for kept in (True, False)]
    return []


def _arms(node: ast.AST) -> list[ast.AST]:
    return [ast.IfExp(node.test, node.orelse, node.body)] if isinstance(node, ast.IfExp) else []


def _statement(node: ast.AST) -> list[ast.AST]:
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    return [ast.Pass()] if call or isinstance(node, ast.AugAssign) else []


def _leave(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.Break):
        return [ast.Continue()]
    return [ast.Break()] if isinstance(node, ast.Continue) else []


def _elements(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, (ast.List, ast.Tuple)) and isinstance(node.ctx, ast.Load) and node.elts:
        return [type(node)(elts=[], ctx=ast.Load())]
    return []


def _filter(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.comprehension) and node.ifs:
        return [ast.comprehension(node.target, node.iter, [], node.is_async)]
    return []


OPERATORS: dict[str, Callable[[ast.AST], list[ast.AST]]] = {
    "comparison": _comparison(_COMPARED),
    "bound": _comparison(_BOUNDS),
    "and-or": _junction,
    "not": _negation,
    "arithmetic": _arithmetic,
    "number": _number,
    "truth": _truth,
    "text": _text,
    "return": _answer,
    "branch": _branch,
    "arms": _arms,
    "statement": _statement,
    "loop": _leave,
    "elements": _elements,
    "filter": _filter,
}


def mutants(source: str) -> Iterator[Mutant]:
    """Name every change of a module that could change what it does."""
    tree = ast.parse(source)
    still, around = _still(tree), _around(tree)
    names = {id(node): name or "" for node, name in targets(tree)}
    for place, node in enumerate(ast.walk(tree)):
        if id(node) in still:
            continue
        line, last = _lines(node)
        for name, change in OPERATORS.items():
            for variant in range(len(change(node))):
                where = line, last, around[id(node)], names.get(id(node))
                yield Mutant(name, place, *where, variant)


def _lines(node: ast.AST) -> tuple[int, int]:
    """Find the lines whose run says that a node was reached."""
    match node:
        case ast.comprehension():
            return node.target.lineno, node.iter.end_lineno or node.target.lineno
        case ast.If():
            return node.test.lineno, node.test.end_lineno or node.test.lineno
        case ast.expr() | ast.stmt():
            return node.lineno, node.end_lineno or node.lineno
        case _:
            return 0, 0


def _around(tree: ast.Module) -> dict[int, tuple[int, int]]:
    """Give for each node the lines of its statement, without the block that the statement heads."""
    found: dict[int, tuple[int, int]] = {id(tree): (0, 0)}
    for node in ast.walk(tree):
        lines = found[id(node)]
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if isinstance(body, list) else node.end_lineno or node.lineno
            lines = found[id(node)] = node.lineno, max(node.lineno, last)
        found.update((id(child), lines) for child in ast.iter_child_nodes(node))
    return found


def mutated(source: str, mutant: Mutant) -> str:
    """Write a module with one change."""
    tree = ast.parse(source)
    chosen = next(node for place, node in enumerate(ast.walk(tree)) if place == mutant.place)
    other = OPERATORS[mutant.operator](chosen)[mutant.variant]

    class Swap(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return other if node is chosen else self.generic_visit(node)

    return ast.unparse(ast.fix_missing_locations(Swap().visit(tree)))


def _still(tree: ast.Module) -> set[int]:
    """List nodes that say nothing at run time: annotations, docstrings, what is for types only."""
    parts: list[ast.AST | None] = []
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                parts.append(node)
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                parts.append(node)
            case ast.Assign(targets=[ast.Name(id="TYPE_CHECKING")]):
                parts.append(node)
            case ast.AnnAssign() | ast.arg():
                parts.append(node.annotation)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                parts.append(node.returns)
            case ast.Call(func=ast.Name(id="cast")):
                parts.append(node.args[0])
            case _:
                continue
    return {id(inner) for part in parts if part for inner in ast.walk(part)}

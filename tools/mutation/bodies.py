"""Which functions of a loaded module have another body in a mutant of its source."""

from __future__ import annotations

import inspect
from types import CodeType, FunctionType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Body = tuple[FunctionType, CodeType]


def changed(before: str, after: str, functions: Sequence[FunctionType]) -> list[Body] | None:
    """Pair the functions that differ with their new code.

    Args:
        before: the source that was imported.
        after: the mutant.
        functions: all functions that were made from that source.

    Returns:
        The pairs; None where something differs that an import runs, or that was made by a function
        which an import ran: only another import can bring that about.
    """
    old, new = (compile(text, "module", "exec") for text in (before, after))
    if _shape(old, inner=False) != _shape(new, inner=False):
        return None
    live: dict[tuple[str, int], list[FunctionType]] = {}
    for function in functions:
        live.setdefault(_name(function.__code__), []).append(function)
    found: list[Body] = []
    for was, becomes in zip(_outer(old), _outer(new), strict=True):
        if _shape(was) == _shape(becomes):
            continue
        made = live.get(_name(was), [])
        within = any(_name(code) in live for code in _nested(was))
        if not made or within or was.co_freevars != becomes.co_freevars:
            return None
        found += [(function, becomes) for function in made]
    return found


def _name(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _is_body(code: CodeType) -> bool:
    """Tell the code of a function from that of a class."""
    return bool(code.co_flags & inspect.CO_OPTIMIZED)


def _codes(code: CodeType) -> Iterator[CodeType]:
    return (part for part in code.co_consts if isinstance(part, CodeType))


def _outer(code: CodeType) -> Iterator[CodeType]:
    """List the functions of a module and of its classes, not those inside functions."""
    for part in _codes(code):
        if _is_body(part):
            yield part
        else:
            yield from _outer(part)


def _nested(code: CodeType) -> Iterator[CodeType]:
    for part in _codes(code):
        yield part
        yield from _nested(part)


def _shape(code: CodeType, *, inner: bool = True) -> object:
    """Give what code does, without its line numbers; without functions where `inner` is false."""
    parts = [
        ("function",)
        if isinstance(part, CodeType) and not inner and _is_body(part)
        else _shape(part, inner=inner)
        if isinstance(part, CodeType)
        else (type(part).__name__, repr(part))
        for part in code.co_consts
    ]
    names = code.co_names, code.co_varnames, code.co_cellvars, code.co_freevars
    return code.co_code, parts, names, code.co_flags, code.co_exceptiontable

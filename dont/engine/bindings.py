"""What `as` binds: the number of `count` and `distinct`, the record of `some`, `every` and `none`.

Bindings are read only after a clause failed, so they are functions of their own and cost the
passing case nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.engine.emit import counted, differing, element, subject, value_of
from dont.engine.shapes import items, mapping

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dont.engine.emit import Scope
    from dont.engine.language import Field


def bound(scope: Scope, body: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Find the names a condition binds.

    Args:
        scope: the entity, or the record of `each`.
        body: a checked condition.

    Yields:
        A name and the Python expression of its value.
    """
    for key, value in body.items():
        if key in {"all", "any"}:
            for part in items(value):
                yield from bound(scope, mapping(part))
        elif key == "not":
            yield from bound(scope, mapping(value))
        elif key != "as":
            text, field = subject(scope, key)
            yield from _of_test(scope, (text, field), mapping(value))


def _of_test(
    scope: Scope, about: tuple[str, Field], body: Mapping[str, object]
) -> Iterator[tuple[str, str]]:
    for name, operand in body.items():
        if name in {"all", "any"}:
            for part in items(operand):
                yield from _of_test(scope, about, mapping(part))
        elif name == "not":
            yield from _of_test(scope, about, mapping(operand))
        elif isinstance(operand, dict) and "as" in operand:
            yield str(operand["as"]), _value(scope, about, name, operand)


def _value(scope: Scope, about: tuple[str, Field], name: str, operand: Mapping[str, object]) -> str:
    text, field = about
    if name in {"count", "distinct"}:
        variable, where = element(scope, field, mapping(operand.get("where")))
        if name == "count":
            return counted(text, variable, where)
        return differing(text, variable, where, value_of(scope, field, variable, operand)[0])
    variable, inner = element(scope, field, operand)
    wanted = "False" if name == "every" else "True"
    return f"next(({variable} for {variable} in {text} if ({inner.text}) is {wanted}), None)"

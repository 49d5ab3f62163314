"""Fill the texts of a rule, and keep every value that a text shows."""

from __future__ import annotations

import re
from functools import lru_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.engine.outcome import Outcome

SLOT = re.compile(r"\{([^{}]*)\}")
_MISSING = object()


class Values:
    """Looks up what the texts of one unmet clause may name.

    Args:
        outcome: the rule, its parameters and the view.
        record: the record of `each`, or None.
        bound: what `as` bound.
    """

    __slots__ = ("bound", "outcome", "record")

    def __init__(self, outcome: Outcome, record: object, bound: Mapping[str, object]) -> None:
        self.outcome = outcome
        self.record = record
        self.bound = bound

    def get(self, name: str) -> object:
        """Give a value by its name in a text; None where there is none.

        The nearest meaning wins: binding, record of `each`, parameter, field of the entity.
        """
        if name in self.bound:
            return self.bound[name]
        record, params = self.record, self.outcome.active.params
        if name == "value" and isinstance(record, str):
            return record
        if "." in name:
            head, _, rest = name.partition(".")
            return self._dotted(head, rest)
        if isinstance(record, dict) and name in record:
            return record[name]
        return params[name] if name in params else _field(self.outcome.view, name)

    def _dotted(self, head: str, rest: str) -> object:
        if head == "entity":
            return _field(self.outcome.view, rest)
        holder = self.bound.get(head) if head in self.bound else self.outcome.view.get(head)
        return holder.get(rest) if isinstance(holder, dict) else None

    def is_parameter(self, name: str) -> bool:
        """Tell whether a name in a text is a parameter, hence expected and not observed."""
        hidden = name in self.bound or (isinstance(self.record, dict) and name in self.record)
        return not hidden and name in self.outcome.active.params


def _field(view: Mapping[str, object], name: str) -> object:
    try:
        return view[name]
    except KeyError:
        return None


def written(value: object) -> str:
    """Write a value into a text.

    Example:
        >>> written(["a", "b"]), written(True), written(None), written(2.0)
        ('a, b', 'true', 'none', '2')
    """
    if isinstance(value, str):
        return value
    if type(value) is int:
        return str(value)
    if isinstance(value, (list, tuple)):
        return ", ".join(written(part) for part in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return "none" if value is None else str(value)


def fill(template: str, values: Values) -> str:
    """Fill a text."""
    parts = list(_cut(template))
    for at in range(1, len(parts), 2):
        parts[at] = written(values.get(parts[at]))
    return "".join(parts)


@lru_cache
def _cut(template: str) -> list[str]:
    """Cut a text at its slots: every second part is the name in one."""
    return SLOT.split(template)


def shown(template: str, values: Values) -> tuple[dict[str, object], dict[str, object]]:
    """Give the values a text shows, as observed and as expected (parameters)."""
    observed: dict[str, object] = {}
    expected: dict[str, object] = {}
    for name in SLOT.findall(template):
        value = values.get(name)
        plain: object = list(value) if isinstance(value, tuple) else value
        (expected if values.is_parameter(name) else observed)[name] = plain
    return observed, expected

# Do not edit: written by `tools/generate`.
"""Read JSON values into typed ones; every mistake names its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar

T = TypeVar("T")


class ShapeError(ValueError):
    """A value does not have the shape that the model demands.

    Args:
        message: what was expected.
        place: where, as `$.atoms[0].idx`.
    """

    def __init__(self, message: str, place: str = "") -> None:
        super().__init__(f"{message} at `${place}`")
        self.message = message
        self.place = place


def as_text(value: object) -> str:
    """Take a text."""
    if not isinstance(value, str):
        raise ShapeError("expected a text")
    return value


def as_whole(value: object) -> int:
    """Take a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ShapeError("expected a whole number")
    return value


def as_number(value: object) -> float:
    """Take a number."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ShapeError("expected a number")
    return value


def as_truth(value: object) -> bool:
    """Take true or false."""
    if not isinstance(value, bool):
        raise ShapeError("expected true or false")
    return value


def as_any(value: object) -> object:
    """Take any JSON value."""
    return value


def as_object(value: object) -> Mapping[str, object]:
    """Take an object."""
    if not isinstance(value, Mapping):
        raise ShapeError("expected an object")
    return value


def record(read: Callable[[Mapping[str, object]], T]) -> Callable[[object], T]:
    """Make a reader of a value out of a reader of an object."""

    def take(value: object) -> T:
        return read(as_object(value))

    return take


def need(data: Mapping[str, object], key: str, take: Callable[[object], T]) -> T:
    """Read a value that has to be there."""
    if key not in data:
        raise ShapeError("missing", f".{key}")
    return _at(f".{key}", take, data[key])


def maybe(data: Mapping[str, object], key: str, take: Callable[[object], T]) -> T | None:
    """Read a value that may be absent or null."""
    value = data.get(key)
    return None if value is None else _at(f".{key}", take, value)


def given(data: Mapping[str, object], key: str, take: Callable[[object], T], fallback: T) -> T:
    """Read a value that has a default."""
    value = data.get(key)
    return fallback if value is None else _at(f".{key}", take, value)


def many(data: Mapping[str, object], key: str, take: Callable[[object], T]) -> tuple[T, ...]:
    """Read a list; an absent one is empty."""
    value = data.get(key)
    if value is None:
        return ()
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise ShapeError("expected a list", f".{key}")
    return tuple(_at(f".{key}[{i}]", take, v) for i, v in enumerate(value))


def maybe_many(
    data: Mapping[str, object], key: str, take: Callable[[object], T]
) -> tuple[T, ...] | None:
    """Read a list that may be null."""
    return None if data.get(key) is None else many(data, key, take)


def values(data: Mapping[str, object], key: str, take: Callable[[object], T]) -> Mapping[str, T]:
    """Read an object whose keys are names and whose values are alike; an absent one is empty."""
    value = data.get(key)
    items = {} if value is None else _at(f".{key}", as_object, value)
    return MappingProxyType({k: _at(f".{key}.{k}", take, v) for k, v in items.items()})


def keyed(
    data: Mapping[str, object], key: str, slot: str, take: Callable[[object], T]
) -> Mapping[str, T]:
    """Read records that stand under their key."""
    value = data.get(key)
    items = {} if value is None else _at(f".{key}", as_object, value)
    return MappingProxyType(
        {k: _at(f".{key}.{k}", take, {**as_object(v), slot: k}) for k, v in items.items()}
    )


def without(data: dict[str, object], slot: str) -> dict[str, object]:
    """Leave the key out of a record that stands under it."""
    return {k: v for k, v in data.items() if k != slot}


def _at(place: str, take: Callable[[object], T], value: object) -> T:
    try:
        return take(value)
    except ShapeError as error:
        raise ShapeError(error.message, place + error.place) from None

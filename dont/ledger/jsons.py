"""JSON without spaces, strict both ways, at the speed of the library's own C parts.

`json.dumps` builds its encoder anew for every call; a rebuild of a large ledger would spend more
time on that than on the values.
"""

from __future__ import annotations

from json import JSONDecoder, JSONEncoder
from json import encoder as _library
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

_PLAIN = JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(text)
    return number


_DECODER = JSONDecoder(parse_constant=_no_constant, parse_float=_finite)
# Reads the value that begins at a place of a text; gives it and where it ends. Raises as `decode`
# does, and StopIteration where no value begins.
scan: Callable[[str, int], tuple[Any, int]] = _DECODER.scan_once  # type: ignore[attr-defined]  # not in the stubs


def _refuse(value: object) -> object:
    raise TypeError(type(value).__name__)


# Writes a text as JSON.
quote: Callable[[str], str] = _library.encode_basestring


def _make_encode() -> Callable[[object], str]:
    make = getattr(_library, "c_make_encoder", None)
    if make is None:
        return _PLAIN.encode
    inner = make(None, _refuse, quote, None, ":", ",", False, False, False)  # noqa: FBT003 — positional only

    def encode(value: object) -> str:
        return "".join(inner(value, 0))

    return encode


# Writes JSON. Raises ValueError for a number that JSON cannot say, RecursionError for what is
# nested too deeply.
encode = _make_encode()


def decode(text: str) -> Any:
    """Read JSON that has no white space around it; a number must be finite.

    Raises:
        ValueError: for what is not JSON.
        RecursionError: for what is nested too deeply.
    """
    try:
        value, end = scan(text, 0)
    except StopIteration as error:
        raise ValueError(text) from error
    if end != len(text):
        raise ValueError(text[end:])
    return value

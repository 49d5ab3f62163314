"""JSON without spaces, strict both ways, at the speed of the library's own C parts.

`json.dumps` builds its encoder anew for every call; a rebuild of a large ledger would spend more
time on that than on the values.
"""

from __future__ import annotations

from json import JSONDecoder, JSONEncoder
from json import encoder as _library
from typing import Any

_PLAIN = JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(text)
    return number


_DECODER = JSONDecoder(parse_constant=_no_constant, parse_float=_finite)
_scan = _DECODER.scan_once  # type: ignore[attr-defined]  # not in the stubs


def _refuse(value: object) -> object:
    raise TypeError(type(value).__name__)


def _make_encode() -> Any:
    make = getattr(_library, "c_make_encoder", None)
    quote = getattr(_library, "c_encode_basestring", None)
    if make is None or quote is None:
        return _PLAIN.encode
    inner = make(None, _refuse, quote, None, ":", ",", False, False, False)  # noqa: FBT003 — positional only

    def encode(value: object) -> str:
        return "".join(inner(value, 0))

    return encode


_encode = _make_encode()


def encode(value: object) -> str:
    """Write JSON.

    Raises:
        ValueError: for a number that JSON cannot say.
        RecursionError: for what is nested too deeply.
    """
    text: str = _encode(value)
    return text


def decode(text: str) -> Any:
    """Read JSON that has no white space around it; a number must be finite.

    Raises:
        ValueError: for what is not JSON.
        RecursionError: for what is nested too deeply.
    """
    try:
        value, end = _scan(text, 0)
    except StopIteration as error:
        raise ValueError(text[:20]) from error
    if end != len(text):
        raise ValueError(text[end : end + 20])
    return value

"""One line of the log: its bytes, its checks, its hash."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, NamedTuple

from dont.core.clock import LARGEST_TX, rfc3339
from dont.core.ids import is_ulid

FORMAT = 1

_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValueError(text)
    return number


_decode = json.JSONDecoder(parse_constant=_no_constant, parse_float=_finite).decode


class Line(NamedTuple):
    """A transaction as one line says it.

    `events` are the parsed events; each has `id`, `event_kind`, `entity_id` and `data`.
    """

    id: str
    tx: int
    hash: str
    prev: str | None
    author: str
    at: str
    command: str
    events: list[dict[str, Any]]


def digest(raw: bytes) -> str:
    """Hash the bytes of a line, without its end of line."""
    return sha256(raw).hexdigest()


def compact(value: object) -> str:
    """Write JSON without spaces.

    Raises:
        ValueError: for a number that JSON cannot say.
    """
    return _encode(value)


def write_line(line: Line) -> bytes:
    """Give the bytes of a new line, without the end of line; its `hash` is not looked at."""
    return _encode(
        {
            "v": FORMAT,
            "id": line.id,
            "tx": line.tx,
            "at": line.at,
            "author": line.author,
            "command": line.command,
            "prev": line.prev,
            "events": line.events,
        }
    ).encode()


def split(data: bytes) -> tuple[list[bytes], bytes]:
    """Cut the bytes of a segment into lines without CR, and what follows the last end of line."""
    *whole, rest = data.split(b"\n")
    return [raw[:-1] if raw.endswith(b"\r") else raw for raw in whole], rest


def read_line(raw: bytes) -> Line | str:
    """Read a line.

    Args:
        raw: the bytes without the end of line.

    Returns:
        The line, or what is wrong with it in a few words.
    """
    try:
        value = _decode(raw.decode())
    except (ValueError, RecursionError) as error:
        return "not UTF-8" if isinstance(error, UnicodeDecodeError) else "not JSON"
    if type(value) is not dict:
        return "not a JSON object"
    problem = _problem(value) or _unspeakable(raw, value)
    if problem:
        return problem
    tx = value["tx"]
    at = value.get("at")
    return Line(
        value["id"],
        tx,
        sha256(raw).hexdigest(),
        value.get("prev"),
        value["author"],
        at if type(at) is str else rfc3339(tx),
        value["command"],
        value["events"],
    )


def _problem(value: dict[str, Any]) -> str:
    version, tx, name = value.get("v"), value.get("tx"), value.get("id")
    if type(version) is not int or version < 1:
        return "no format version"
    if type(tx) is not int or not 1 <= tx <= LARGEST_TX:
        return "no transaction number"
    if type(name) is not str or not name.startswith("tx:") or not is_ulid(name[3:]):
        return "no transaction id"
    if type(value.get("author")) is not str or type(value.get("command")) is not str:
        return "no author or command"
    if type(value.get("prev")) not in (str, type(None)):
        return "`prev` is not a hash"
    events = value.get("events")
    if type(events) is not list or not events:
        return "no events"
    return "" if all(_is_event(event) for event in events) else "an event lacks a part"


def _is_event(event: object) -> bool:
    return (
        type(event) is dict
        and type(event.get("id")) is str
        and type(event.get("event_kind")) is str
        and type(event.get("entity_id")) is str
        and type(event.get("data")) is dict
    )


def _unspeakable(raw: bytes, value: dict[str, Any]) -> str:
    """Find half a surrogate pair, which JSON can hide and nothing can print."""
    if b"\\u" in raw and (b"\\ud" in raw or b"\\uD" in raw):
        try:
            _encode(value).encode()
        except (ValueError, RecursionError):
            return "half a surrogate pair"
    return ""

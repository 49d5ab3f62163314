"""One line of the log: its bytes, its checks, its hash."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, NamedTuple

from dont.core.clock import LARGEST_TX, rfc3339
from dont.ledger.jsons import decode, encode

FORMAT = 1
_TEXT_OR_NULL = (str, type(None))
_LINE_ID = re.compile(r"tx:[0-7][0-9A-HJKMNP-TV-Z]{25}\Z").match


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


def write_line(line: Line) -> bytes:
    """Give the bytes of a new line, without the end of line; its `hash` is not looked at."""
    events = [
        event_text(one["id"], one["event_kind"], one["entity_id"], encode(one["data"]))
        for one in line.events
    ]
    return join_line(line, events)


def event_text(event_id: str, kind: str, entity_id: str, body: str) -> str:
    """Give one event as a line has it; `body` is the JSON of its data."""
    return (
        f'{{"id":{encode(event_id)},"event_kind":{encode(kind)},'
        f'"entity_id":{encode(entity_id)},"data":{body}}}'
    )


def join_line(line: Line, events: list[str]) -> bytes:
    """Put the texts of events into a line; the `events` of the line are not looked at."""
    head = encode(
        {
            "v": FORMAT,
            "id": line.id,
            "tx": line.tx,
            "at": line.at,
            "author": line.author,
            "command": line.command,
            "prev": line.prev,
        }
    )
    return f'{head[:-1]},"events":[{",".join(events)}]}}'.encode()


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
        value = decode(raw.decode())
    except (ValueError, RecursionError) as error:
        return "not UTF-8" if isinstance(error, UnicodeDecodeError) else "not JSON"
    if type(value) is not dict:
        return "not a JSON object"
    problem = _problem(value) or _unspeakable(raw, value)
    if problem:
        return problem
    tx, at = value["tx"], value.get("at")
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
    get = value.get
    version, tx, name, events = get("v"), get("tx"), get("id"), get("events")
    if type(version) is not int or version < 1:
        return "no format version"
    if type(tx) is not int or not 1 <= tx <= LARGEST_TX:
        return "no transaction number"
    if type(name) is not str or not _LINE_ID(name):
        return "no transaction id"
    if type(get("author")) is not str or type(get("command")) is not str:
        return "no author or command"
    if type(get("prev")) not in _TEXT_OR_NULL:
        return "`prev` is not a hash"
    if type(events) is not list or not events:
        return "no events"
    return "" if all(map(_is_event, events)) else "an event lacks a part"


def _is_event(event: Any) -> bool:
    if type(event) is not dict:
        return False
    get = event.get
    return (
        type(get("id")) is str
        and type(get("event_kind")) is str
        and type(get("entity_id")) is str
        and type(get("data")) is dict
    )


def _unspeakable(raw: bytes, value: dict[str, Any]) -> str:
    """Find half a surrogate pair, which JSON can hide and nothing can print."""
    if b"\\u" in raw and (b"\\ud" in raw or b"\\uD" in raw):
        try:
            encode(value).encode()
        except (ValueError, RecursionError):
            return "half a surrogate pair"
    return ""

"""One line of the log: its bytes, its checks, its hash."""

from __future__ import annotations

import re
from hashlib import sha256
from sys import intern
from typing import TYPE_CHECKING, NamedTuple

from dont.core.clock import LARGEST_TX, rfc3339
from dont.ledger.jsons import decode, encode, quote, scan

if TYPE_CHECKING:
    from typing import Any

    # An event of a line: id, kind, entity id, data, and the data as JSON text.
    LineEvent = tuple[str, str, str, dict[str, Any], str]

FORMAT = 1
_TEXT_OR_NULL = (str, type(None))
_ULID = "[0-7][0-9A-HJKMNP-TV-Z]{25}"
_LINE_ID = re.compile(rf"tx:{_ULID}\Z").match
# A line as `join_line` and `event_text` write it: up to the data of its first event; then from the
# end of an event's data to the data of the next one, or to the end of the line.
_TEXT = r'"([^"\\\x00-\x1f]*)"'
_EVENT = rf'\{{"id":{_TEXT},"event_kind":{_TEXT},"entity_id":{_TEXT},"data":(?=\{{)'
_FIRST = re.compile(
    rf'\{{"v":{FORMAT},"id":"(tx:{_ULID})","tx":([1-9][0-9]{{0,15}}),"at":{_TEXT},"author":{_TEXT},'
    rf'"command":{_TEXT},"prev":(?:null|{_TEXT}),"events":\[{_EVENT}'
).match
_NEXT = re.compile(rf"\}},{_EVENT}|\}}\]\}}\Z").match


class Line(NamedTuple):
    """A transaction as one line says it."""

    id: str
    tx: int
    hash: str
    prev: str | None
    author: str
    at: str
    command: str
    events: list[LineEvent]


def digest(raw: bytes) -> str:
    """Hash the bytes of a line, without its end of line."""
    return sha256(raw).hexdigest()


def write_line(line: Line) -> bytes:
    """Give the bytes of a new line, without the end of line; its `hash` is not looked at."""
    return join_line(line, [event_text(*one[:3], one[4]) for one in line.events])


def event_text(event_id: str, kind: str, entity_id: str, body: str) -> str:
    """Give one event as a line has it; `body` is the JSON of its data."""
    return (
        f'{{"id":{quote(event_id)},"event_kind":{quote(kind)},'
        f'"entity_id":{quote(entity_id)},"data":{body}}}'
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
    return _read_plain(raw) or _read_any(raw)


def _read_plain(raw: bytes) -> Line | None:
    """Read a line that looks as this version writes it, in two thirds of the time; None for others.

    INVARIANT: what this reads, `_read_any` reads to the same line, but for the white space and the
    spelling of numbers in the JSON text of the data.
    """
    # With an escape of a character, half a surrogate pair may hide. One byte is found much faster.
    if b"\\" in raw and b"\\u" in raw:
        return None
    events: list[LineEvent] = []
    try:
        text = raw.decode()
        found = _FIRST(text)
        if found is None:
            return None
        name, number, time, author, command, prev, event_id, kind, entity_id = found.groups()
        tx = int(number)
        while event_id is not None:
            start = found.end()
            data, end = scan(text, start)
            events.append((event_id, intern(kind), entity_id, data, text[start:end]))
            found = _NEXT(text, end)
            if found is None:
                return None
            event_id, kind, entity_id = found.groups()
    except (ValueError, RecursionError, StopIteration):
        return None
    if tx > LARGEST_TX:
        return None
    mark = sha256(raw).hexdigest()
    return Line(name, tx, mark, prev, intern(author), time, intern(command), events)


def _read_any(raw: bytes) -> Line | str:
    """Read a line with any order of keys, any white space, and parts that are not known here."""
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
        [
            (one["id"], one["event_kind"], one["entity_id"], one["data"], encode(one["data"]))
            for one in value["events"]
        ],
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

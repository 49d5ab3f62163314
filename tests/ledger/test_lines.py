"""The bytes of a line, which every copy and every later version has to read.

Source: ARCHITECTURE.md, the ledger: `{v, id, tx, at, author, command, prev, events[…]}`.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from dont.core.clock import LARGEST_TX
from dont.ledger import jsons, lines
from dont.ledger.jsons import decode, encode
from dont.ledger.lines import Line, read_line, split, write_line
from tests.ledger.helpers import ulid_of

EVENT: dict[str, Any] = {
    "id": "event:" + ulid_of(2),
    "event_kind": "concluded",
    "entity_id": "claim:" + ulid_of(3),
    "data": {"statement": 'ü "x"\n', "confidence": 0.5},
}
LINE = Line(
    "tx:" + ulid_of(1),
    1_790_000_000_000_000,
    "not looked at",
    None,
    "human:ann",
    "2026-09-21T14:13:20.000000Z",
    "conclude",
    [(EVENT["id"], EVENT["event_kind"], EVENT["entity_id"], EVENT["data"], encode(EVENT["data"]))],
)
BYTES = (
    '{"v":1,"id":"tx:00000000000000000000000001","tx":1790000000000000,'
    '"at":"2026-09-21T14:13:20.000000Z","author":"human:ann","command":"conclude","prev":null,'
    '"events":[{"id":"event:00000000000000000000000002","event_kind":"concluded",'
    '"entity_id":"claim:00000000000000000000000003",'
    '"data":{"statement":"ü \\"x\\"\\n","confidence":0.5}}]}'
).encode()


def test_a_line_is_written_as_ever() -> None:
    assert write_line(LINE) == BYTES
    two = LINE._replace(prev="ab", events=LINE.events * 2)
    found = json.loads(write_line(two))
    assert (found["prev"], found["events"]) == ("ab", [EVENT, EVENT])


def test_a_line_is_read_as_it_was_written() -> None:
    assert read_line(BYTES) == LINE._replace(hash=sha256(BYTES).hexdigest())


def changed(**parts: Any) -> bytes:
    body = {**json.loads(BYTES), **parts}
    return json.dumps(
        {k: v for k, v in body.items() if v != "gone"}, separators=(",", ":")
    ).encode()


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"\xff", "not UTF-8"),
        (b"", "not JSON"),
        (BYTES + b" ", "not JSON"),
        (b" " + BYTES, "not JSON"),
        (b"[1]", "not a JSON object"),
        (changed(v="gone"), "no format version"),
        (changed(v=0), "no format version"),
        (changed(v=True), "no format version"),
        (changed(tx=0), "no transaction number"),
        (changed(tx=LARGEST_TX + 1), "no transaction number"),
        (changed(tx=1.0), "no transaction number"),
        (changed(id=3), "no transaction id"),
        (changed(id="tx:" + ulid_of(1) + "\n"), "no transaction id"),
        (changed(id="tx:" + ulid_of(1).replace("1", "I")), "no transaction id"),
        (changed(id="tx:8" + ulid_of(1)[1:]), "no transaction id"),
        (changed(author=None), "no author or command"),
        (changed(command=None), "no author or command"),
        (changed(prev=3), "`prev` is not a hash"),
        (changed(events=[]), "no events"),
        (changed(events={}), "no events"),
        (changed(events="gone"), "no events"),
        (changed(events=[EVENT, 3]), "an event lacks a part"),
        (changed(events=[{**EVENT, "id": 3}]), "an event lacks a part"),
        (changed(events=[{**EVENT, "event_kind": 3}]), "an event lacks a part"),
        (changed(events=[{**EVENT, "entity_id": 3}]), "an event lacks a part"),
        (changed(events=[{**EVENT, "data": []}]), "an event lacks a part"),
        (BYTES.replace(b'"conclude"', b'"\\ud83d"'), "half a surrogate pair"),
        (BYTES.replace(b'"conclude"', b'"\\uDE00"'), "half a surrogate pair"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(raw: bytes, says: str) -> None:
    assert read_line(raw) == says


@pytest.mark.parametrize(
    ("raw", "part", "value"),
    [
        (changed(tx=1), "tx", 1),
        (changed(tx=LARGEST_TX), "tx", LARGEST_TX),
        (changed(v=2, colour="red"), "command", "conclude"),
        (changed(prev="ab"), "prev", "ab"),
        (changed(prev="gone"), "prev", None),
        (changed(id="tx:7" + "Z" * 25), "id", "tx:7" + "Z" * 25),
        # A time that is missing follows from the number.
        (changed(at="gone"), "at", "2026-09-21T14:13:20.000000Z"),
        (changed(at=3), "at", "2026-09-21T14:13:20.000000Z"),
        (changed(at="then"), "at", "then"),
        (BYTES.replace(b'"conclude"', b'"\\ud83d\\ude00"'), "command", "\U0001f600"),
    ],
)
def test_what_is_no_mistake(raw: bytes, part: str, value: object) -> None:
    found = read_line(raw)
    assert isinstance(found, Line)
    assert getattr(found, part) == value


def likened(found: Line | str) -> object:
    """A line without the spelling of its data."""
    if isinstance(found, str):
        return found
    assert all(decode(body) == data for *_, data, body in found.events)
    return found._replace(events=[(*event[:4], "") for event in found.events])


def test_the_short_way_reads_what_the_long_way_reads() -> None:
    """Proves: a line that is spoilt anywhere, in any of many ways, is read one and the same way."""
    data = {
        "statement": "a, b] c} d",
        "refs": [{"id": "x", "n": -1.5e3}],
        "atoms": [],
        "note": None,
    }
    event = ("event:" + ulid_of(4), "dismissed", "term:" + ulid_of(5), data, encode(data))
    whole = write_line(LINE._replace(prev="ab", events=[event, LINE.events[0], event]))
    assert lines._read_plain(whole) == lines._read_any(whole)
    read = 0
    for at in range(len(whole) + 1):
        for put in (b"", b" ", b'"', b",", b"{", b"}", b"[", b"]", b"\\", b"0", b"\xff", b"},"):
            for end in (at, at + 1, at + 2):
                raw = whole[:at] + put + whole[end:]
                short = lines._read_plain(raw)
                if short is not None:
                    read += 1
                    assert likened(short) == likened(lines._read_any(raw)), raw
    assert read > 1000


def test_a_segment_is_cut_at_line_feeds_alone() -> None:
    assert split(b"a\r\nb\n\xe2\x80\xa8c\n\nrest\r") == (
        [b"a", b"b", b"\xe2\x80\xa8c", b""],
        b"rest\r",
    )
    assert split(b"") == ([], b"")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("NaN", "NaN"),
        ("Infinity", "Infinity"),
        ("-Infinity", "-Infinity"),
        ("1e999", "1e999"),
        ("-1e999", "-1e999"),
        ("1 2", "^ 2$"),
        ("", "^$"),
        ("{", "Expecting"),
    ],
)
def test_what_is_not_json_is_refused(text: str, where: str) -> None:
    with pytest.raises(ValueError, match=where):
        decode(text)


def test_json_is_short_and_whole() -> None:
    assert (
        encode({"a": [1, None, True, 1.5, "ü\n"], "b": {}})
        == '{"a":[1,null,true,1.5,"ü\\n"],"b":{}}'
    )
    assert encode({"b": 1, "a": 2}) == '{"b":1,"a":2}'
    assert decode('{"a":-1e3}') == {"a": -1000.0}
    with pytest.raises(ValueError, match="JSON"):
        encode(float("nan"))
    with pytest.raises(TypeError):
        encode({"a": {1, 2}})
    with pytest.raises(TypeError):
        encode({("a",): 1})


def test_an_interpreter_without_the_fast_parts_writes_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    value = {"a": [1, None, True, 1.5, 'ü "\n'], "b": {}}
    for part in ("c_make_encoder", "c_encode_basestring"):
        with monkeypatch.context() as without:
            without.setattr(f"json.encoder.{part}", None)
            plain = jsons._make_encode()
        assert plain(value) == encode(value)
        with pytest.raises(ValueError, match="JSON"):
            plain(float("inf"))

"""Segments: torn and foreign lines, where a line goes, what readers notice."""

from __future__ import annotations

import os
import socket
import time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typing_extensions import override

from dont.core.clock import LARGEST_TX
from dont.core.errors import SubstrateError
from dont.ledger.folders import folder_token, is_fresh, racy
from dont.ledger.lines import Line, read_line, split
from tests.ledger.helpers import START, Ledger, concluded, line, ulid_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CLAIM = "claim:" + ulid_of(1)


def test_a_line_torn_at_any_byte_is_ignored_and_reported(ledger: Ledger) -> None:
    ledger.conclude("one")
    before = ledger.state()
    ledger.conclude("two")
    after = ledger.state()
    (segment,) = ledger.segments
    whole = segment.read_bytes()
    start = whole.index(b"\n") + 1
    for cut in range(start, len(whole) + 1):
        # In place, as a crash leaves it: the open segment is what readers look at.
        segment.write_bytes(whole[:cut])
        complete = cut >= len(whole) - 1
        assert ledger.state() == (after if complete else before)
        torn = [problem["code"] for problem in ledger.read().problems()]
        assert torn == ([] if complete or cut == start else ["torn-line"])


def test_a_torn_line_is_never_glued_to_the_next(ledger: Ledger) -> None:
    ledger.conclude("one")
    (segment,) = ledger.segments
    with segment.open("ab") as file:
        file.write(b'{"v":1,"id":"tx:01')
    before = len(ledger.lines())
    ledger.conclude("two")
    assert len(ledger.segments) == 2
    assert len(ledger.lines()) == before + 1
    assert ledger.read().counts()["claim"]["unverified"] == 2
    assert [p["code"] for p in ledger.read().problems()] == ["torn-line"]


def test_a_torn_line_that_is_completed_counts(ledger: Ledger) -> None:
    ledger.conclude("one")
    other = line(START + 5, ("concluded", CLAIM, concluded("two")))
    path = ledger.segments[0].with_name("x.jsonl")
    path.write_bytes(other[:50])
    assert ledger.status(CLAIM) is None
    assert [p["code"] for p in ledger.read().problems()] == ["torn-line"]
    path.unlink()
    path.write_bytes(other + b"\n")
    assert ledger.status(CLAIM) == "unverified"
    assert ledger.read().problems() == []


def test_foreign_garbage_is_skipped_and_reported(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    folder = ledger.segments[0].parent
    (folder / "garbage.jsonl").write_bytes(b"\x00\xff\n<<<<<<< HEAD\n{}\n[1]\n\n")
    (folder / "notes.txt").write_text("not a segment", encoding="utf-8")
    (folder / "folder.jsonl").mkdir()
    os.mkfifo(folder / "pipe.jsonl")
    (folder / "link.jsonl").symlink_to("/dev/zero")
    elsewhere = ledger.root / "elsewhere"
    elsewhere.mkdir()
    other = line(START, ("concluded", CLAIM, concluded("from elsewhere")))
    (elsewhere / "a.jsonl").write_bytes(other + b"\n")
    (ledger.root / ".dont" / "ledger" / "elsewhere").symlink_to(elsewhere)
    (ledger.root / ".dont" / "ledger" / "file").write_text("no month", encoding="utf-8")
    assert (ledger.status(claim), ledger.status(CLAIM)) == ("unverified", None)
    flaws = ledger.read().problems()
    assert [(f["source"].partition("/")[2], f["number"]) for f in flaws] == [
        ("garbage.jsonl", 1),
        ("garbage.jsonl", 2),
        ("garbage.jsonl", 3),
        ("garbage.jsonl", 4),
    ]
    (folder / "garbage.jsonl").unlink()
    assert ledger.read().problems() == []


def test_a_link_in_the_place_of_the_log_is_not_written_through(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    ledger = Ledger(tmp_path / "project")
    (tmp_path / "project" / ".dont" / "ledger").symlink_to(outside)
    with pytest.raises(SubstrateError) as caught:
        ledger.conclude("one")
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {
            "problem": "a link stands in the place of the log",
            "path": str(tmp_path / "project" / ".dont" / "ledger" / "2026-09"),
        },
    )
    assert list(outside.iterdir()) == []


def test_a_segment_that_vanishes_after_a_write_stops_no_later_write(ledger: Ledger) -> None:
    class Vanishing(type(ledger.store.files)):  # type: ignore[misc]  # the class of the real files
        @override
        def sync_folder(self, path: str) -> None:
            super().sync_folder(path)
            for segment in ledger.segments:
                segment.rename(segment.with_suffix(".away"))

    ledger.again(files=Vanishing()).conclude("one")
    ledger.again().conclude("two")
    ledger.again().conclude("three")
    assert ledger.read().counts()["claim"]["unverified"] == 2
    for away in (ledger.root / ".dont" / "ledger").glob("*/*.away"):
        away.rename(away.with_suffix(".jsonl"))
    assert ledger.read().counts()["claim"]["unverified"] == 3
    assert ledger.state() == ledger.fresh_state()


def test_a_new_month_is_a_new_segment(ledger: Ledger) -> None:
    ledger.conclude("in september")
    ledger.clock.now += 30 * 24 * 3600 * 10**6
    ledger.conclude("in october")
    assert [path.parent.name for path in ledger.segments] == ["2026-09", "2026-10"]


def test_the_open_segment_is_used_again_by_the_next_process(ledger: Ledger) -> None:
    ledger.conclude("one")
    ledger.again().conclude("two")
    assert len(ledger.segments) == 1


def test_a_touched_segment_is_not_written_to(ledger: Ledger) -> None:
    ledger.conclude("one")
    (segment,) = ledger.segments
    data = segment.read_bytes()
    time.sleep(0.01)
    segment.write_bytes(data)
    ledger.conclude("two")
    assert len(ledger.segments) == 2


def stand_in_socket(path: Path) -> None:
    # The whole path may be longer than an address of a socket.
    made = path.parent.parent / "s"
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(os.path.relpath(made))
    made.rename(path)


@pytest.mark.parametrize(
    "stand_in", [os.mkdir, os.mkfifo, stand_in_socket, lambda path: path.symlink_to("/dev/full")]
)
def test_whatever_stands_in_its_place_the_next_write_takes_a_new_segment(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch, stand_in: Callable[[Path], None]
) -> None:
    monkeypatch.chdir(ledger.root)
    ledger.conclude("one")
    (segment,) = ledger.segments
    segment.rename(segment.with_name("moved.jsonl"))
    stand_in(segment)
    ledger.conclude("two")
    statements = {record["statement"] for record in ledger.read().entities("claim")}
    assert statements == {"one", "two"}


def test_a_segment_replaced_while_writing_gets_no_line(ledger: Ledger) -> None:
    ledger.conclude("one")
    (segment,) = ledger.segments

    class Replacing(type(ledger.store.files)):  # type: ignore[misc]  # the class of the real files
        @override
        def sync(self, descriptor: int) -> None:
            super().sync(descriptor)
            if segment.exists():
                data = segment.read_bytes()
                segment.unlink()
                segment.write_bytes(data.splitlines(keepends=True)[0])

    ledger.again(files=Replacing()).conclude("two")
    assert len(ledger.segments) == 2
    assert ledger.read().counts()["claim"]["unverified"] == 2
    assert ledger.state() == ledger.fresh_state()


def test_readers_notice_new_segments_and_a_longer_open_one(ledger: Ledger) -> None:
    ledger.conclude("one")
    reader = ledger.again()
    assert reader.read().counts()["claim"]["unverified"] == 1
    ledger.conclude("two")
    assert reader.read().counts()["claim"]["unverified"] == 2
    for number in range(20):
        raw = line(
            START + number, ("concluded", "claim:" + ulid_of(50 + number), concluded(f"{number}"))
        )
        path = ledger.segments[0].with_name(f"z{number}.jsonl")
        path.write_bytes(raw + b"\n")
        assert reader.read().counts()["claim"]["unverified"] == 3 + number
        assert reader.read().counts()["claim"]["unverified"] == 3 + number


def test_a_line_without_end_of_line_counts_once(ledger: Ledger) -> None:
    ledger.conclude("one")
    (segment,) = ledger.segments
    segment.write_bytes(segment.read_bytes().rstrip(b"\n"))
    assert ledger.read().counts()["claim"]["unverified"] == 1
    ledger.conclude("two")
    assert ledger.read().counts()["claim"]["unverified"] == 2
    assert ledger.state() == ledger.fresh_state()


def test_a_folder_touched_just_now_is_looked_at_again() -> None:
    fine, coarse = 1_000_000_007, 1_000_000_000
    assert racy(fine, fine + 29_999_999)
    assert not racy(fine, fine + 30_000_000)
    # A time in whole seconds is one of a coarse file system.
    assert racy(coarse, coarse + 2_099_999_999)
    assert not racy(coarse, coarse + 2_100_000_000)
    assert racy(10**9 * 9 + 1, 10**9 * 5), "a time in the future proves nothing"


def test_a_token_becomes_fresh_with_time(tmp_path: Path) -> None:
    month = tmp_path / "2026-09"
    month.mkdir()
    assert not is_fresh(str(tmp_path), folder_token(str(tmp_path)))
    for path in (month, tmp_path):
        os.utime(path, ns=(1_000_000_007, 1_000_000_007))
    token = folder_token(str(tmp_path))
    assert is_fresh(str(tmp_path), token)
    (month / "x.jsonl").write_bytes(b"")
    assert not is_fresh(str(tmp_path), token)
    broken: Any
    for broken in (None, 3, [], {}, {"top": 1}, {"top": token["top"], "months": {"x": 1}}):
        assert not is_fresh(str(tmp_path), broken)


@settings(deadline=None, max_examples=150)
@given(st.one_of(st.binary(max_size=80), st.text(max_size=80).map(str.encode)))
def test_any_bytes_are_a_line_or_a_reason(raw: bytes) -> None:
    found = read_line(raw)
    assert isinstance(found, Line | str)
    if not isinstance(found, Line):
        assert found


GOOD = line(START, ("concluded", CLAIM, concluded("one")), number=7)


@pytest.mark.parametrize(
    "change",
    [
        (b'"v":1', b'"v":0'),
        (b'"v":1', b'"v":true'),
        (b'"v":1,', b""),
        (str(START).encode(), b"0"),
        (str(START).encode(), b"true"),
        (str(START).encode(), str(LARGEST_TX + 1).encode()),
        (str(START).encode(), b"1.5"),
        (b'"id":"tx:', b'"id":"event:'),
        (b'"author":"human:ann"', b'"author":3'),
        (b'"prev":null', b'"prev":7'),
        (b'"events":[', b'"events":["x",'),
        (b'"event_kind":"concluded"', b'"event_kind":null'),
        (b'"confidence":null', b'"confidence":NaN'),
        (b'"confidence":null', b'"confidence":1e999'),
        (b'"statement":"one"', b'"statement":"\\ud800"'),
        (b'"data":{', b'"data":[{'),
        (b"", b"[" * 100_000),
        (b'"confidence":null', b'"confidence":' + b"9" * 5000),
    ],
)
def test_a_bad_line_is_told_from_a_good_one(change: tuple[bytes, bytes]) -> None:
    assert isinstance(read_line(GOOD), Line)
    bad = GOOD.replace(*change) if change[0] else change[1]
    assert bad != GOOD
    assert isinstance(read_line(bad), str)


def test_newer_lines_are_read_as_far_as_they_are_known() -> None:
    newer = GOOD.replace(b'"v":1', b'"v":2,"signature":"x"')
    found = read_line(newer)
    assert isinstance(found, Line)
    assert found.tx == START


def test_split_takes_carriage_returns_away() -> None:
    assert split(b"a\r\nb\nc") == ([b"a", b"b"], b"c")


def test_a_number_from_the_end_of_time_stops_writers_not_readers(ledger: Ledger) -> None:
    ledger.conclude("one")
    raw = line(LARGEST_TX, ("concluded", CLAIM, concluded("two")))
    ledger.segments[0].with_name("x.jsonl").write_bytes(raw + b"\n")
    assert ledger.read().counts()["claim"]["unverified"] == 2
    # The first one that is refused does not stand in the way of the second.
    for one in (ledger, ledger.again(busy_timeout_ms=0)):
        with pytest.raises(SubstrateError) as caught:
            one.conclude("three")
        assert (caught.value.code, caught.value.data) == (
            "log-corrupt",
            {"problem": "a line has the largest transaction number"},
        )

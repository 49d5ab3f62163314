"""Every prefix that a crash can leave of the log: whole transactions, and writing goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from dont.ledger.lines import read_line
from tests.ledger.helpers import Ledger, concluded, defined, state, ulid_of

CLAIM, OTHER, TERM = "claim:" + ulid_of(1), "claim:" + ulid_of(2), "term:" + ulid_of(3)


@pytest.fixture
def three(tmp_path: Path) -> Ledger:
    """A ledger with three transactions of one, two and two events."""
    ledger = Ledger(tmp_path / "p")
    ledger.emit(("concluded", CLAIM, concluded("the first é \U0001f600")))
    ledger.emit(
        ("defined", TERM, defined("p:A")),
        ("concluded", OTHER, concluded("the second", depends_on=[CLAIM, TERM])),
    )
    ledger.emit(("trusted", OTHER, {"reason": "no"}), ("ignored", TERM, {"reason": "no"}))
    return ledger


def states(ledger: Ledger) -> list[object]:
    """Give what none, one, two, … of the lines fold to."""
    found = []
    for count in range(len(ledger.lines()) + 1):
        some = Ledger(ledger.root.with_name(f"prefix-{count}"))
        folder = some.root / ".dont" / "ledger" / "2026-09"
        folder.mkdir(parents=True)
        text = b"".join(raw + b"\n" for raw in ledger.lines()[:count])
        (folder / ledger.segments[0].name).write_bytes(text)
        found.append(known(some))
        some.store.close()
    return found


def known(ledger: Ledger) -> object:
    """Everything a ledger knows, but for the names of its segments."""
    return state(ledger.read().sql)


def hold_prefix(ledger: Ledger, whole: bytes, cut: int, wanted: list[object]) -> None:
    """Cut the log after so many bytes: what is whole counts, what is torn is named."""
    (segment,) = ledger.segments
    segment.write_bytes(whole[:cut])
    rest = whole[:cut].rpartition(b"\n")[2]
    # A line that lacks nothing but its end is whole: no part of the transaction is missing.
    complete = bool(rest) and not isinstance(read_line(rest), str)
    count = whole[:cut].count(b"\n") + complete
    assert known(ledger) == wanted[count], cut
    torn = ["torn-line"] if rest and not complete else []
    assert [flaw["code"] for flaw in ledger.read().problems()] == torn, cut


def hold_going_on(ledger: Ledger, cut: int) -> None:
    """Write after the crash: nothing is swallowed, nothing that was torn comes to life."""
    before = {one["id"] for one in ledger.read().entities("claim")}
    fresh = ledger.conclude(f"after {cut}")
    assert {one["id"] for one in ledger.read().entities("claim")} == before | {fresh}, cut
    assert ledger.state() == ledger.fresh_state(), cut
    assert {flaw["code"] for flaw in ledger.store.verify()} <= {"torn-line", "missing-prev"}, cut
    last = json.loads(ledger.lines()[-1])
    assert last["events"][0]["entity_id"] == fresh, cut


def test_a_log_cut_at_any_byte_holds_whole_transactions(three: Ledger) -> None:
    """The reader saw the whole log before, and sees each prefix by catching up."""
    wanted = states(three)
    whole = three.segments[0].read_bytes()
    last = len(whole) - len(three.lines()[-1]) - 1
    for cut in [*range(len(whole), last - 1, -1), *range(last, 0, -23), 0]:
        hold_prefix(three, whole, cut, wanted)


def cut_and_go_on(three: Ledger, step: int) -> None:
    three.store.close()
    whole = three.segments[0].read_bytes()
    name = str(three.segments[0].relative_to(three.root))
    last = len(whole) - len(three.lines()[-1]) - 1
    for cut in [*range(last, len(whole), step), len(whole) - 1, len(whole)]:
        root = three.root.with_name(f"cut-{cut}")
        shutil.copytree(three.root, root)
        (root / name).write_bytes(whole[:cut])
        if cut % 2:
            shutil.rmtree(root / ".dont" / "cache")
        crashed = Ledger(root, clock=three.clock)
        hold_going_on(crashed, cut)
        crashed.store.close()
        shutil.rmtree(root)


def test_writing_goes_on_after_any_byte_of_the_last_line(three: Ledger) -> None:
    cut_and_go_on(three, 29)


@pytest.mark.long
def test_every_prefix_of_a_log_holds_whole_transactions(three: Ledger) -> None:
    wanted = states(three)
    whole = three.segments[0].read_bytes()
    for cut in range(len(whole), -1, -1):
        hold_prefix(three, whole, cut, wanted)


@pytest.mark.long
def test_writing_goes_on_after_every_byte_of_the_last_line(three: Ledger) -> None:
    cut_and_go_on(three, 1)

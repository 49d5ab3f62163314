"""Damage to the log is found; acknowledged lines come back."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.lines import digest
from dont.ledger.own import largest_own, own_lines, own_path
from tests.ledger.helpers import Ledger, git


@pytest.fixture
def kept(tmp_path: Path) -> Ledger:
    """A ledger inside git, with three lines."""
    git(tmp_path, "init", "-q")
    ledger = Ledger(tmp_path)
    for number in range(3):
        ledger.conclude(f"s {number}")
    return ledger


def own(ledger: Ledger) -> Path:
    path = own_path(ledger.project)
    assert path is not None
    return Path(path)


def test_every_line_is_kept_twice(kept: Ledger) -> None:
    assert own(kept).read_bytes().splitlines() == kept.lines()
    assert [line.id for line, _ in own_lines(kept.project)] == [
        row[0] for row in kept.read().sql.execute("SELECT id FROM line ORDER BY tx")
    ]
    assert largest_own(kept.project) == kept.read().tx
    assert kept.store.verify() == []
    assert kept.store.lost_lines() == []


def test_without_git_nothing_is_kept_twice(ledger: Ledger) -> None:
    ledger.conclude("one")
    assert own_path(ledger.project) is None
    assert (own_lines(ledger.project), largest_own(ledger.project)) == ([], 0)
    assert ledger.store.lost_lines() == []
    assert ledger.store.restore_lost() == []


def test_what_is_private_is_private(kept: Ledger) -> None:
    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    cache = kept.root / ".dont" / "cache"
    assert mode(cache) == mode(own(kept).parent) == 0o700
    kept.read()
    for path in [own(kept), *cache.iterdir()]:
        assert mode(path) == 0o600, path


def test_a_removed_segment_comes_back(kept: Ledger) -> None:
    before, lines = kept.state(), kept.lines()
    kept.segments[0].unlink()
    lost = kept.store.lost_lines()
    assert [(one["command"], one["events"]) for one in lost] == [("conclude", 1)] * 3
    assert kept.store.restore_lost() == [one["line_id"] for one in lost]
    assert (kept.state(), kept.lines()) == (before, lines)


def test_a_loss_that_cannot_be_made_good_is_told(kept: Ledger) -> None:
    (segment,) = kept.segments
    segment.unlink()
    folder = segment.parent
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(SubstrateError) as caught:
            kept.store.restore_lost()
        assert (caught.value.code, caught.value.data) == (
            "store-unwritable",
            {"problem": "file exists", "path": str(folder)},
        )
    folder.unlink()
    assert len(kept.again(busy_timeout_ms=0).store.restore_lost()) == 3


def test_a_torn_own_line_is_left_out(kept: Ledger) -> None:
    with own(kept).open("ab") as file:
        file.write(b'{"v":1,"id":"tx:')
    assert len(own_lines(kept.project)) == 3
    kept.conclude("after")
    assert len(own_lines(kept.project)) == 3, "the torn line swallowed one; its segment has it"
    kept.conclude("and more")
    assert len(own_lines(kept.project)) == 4
    assert kept.store.lost_lines() == []


def test_own_lines_that_cannot_be_kept_are_reported(kept: Ledger) -> None:
    own(kept).unlink()
    own(kept).mkdir()
    kept.conclude("not kept twice")
    assert kept.read().counts()["claim"]["unverified"] == 4
    assert [p["code"] for p in kept.store.verify()] == ["own-lines-unwritable"]


def test_a_changed_line_is_found(kept: Ledger) -> None:
    (segment,) = kept.segments
    segment.write_bytes(segment.read_bytes().replace(b'"s 1"', b'"s X"'))
    codes = [(p["code"], p["line_id"]) for p in kept.store.verify()]
    second, third = (
        row[0]
        for row in kept.read().sql.execute("SELECT id FROM line ORDER BY tx LIMIT 2 OFFSET 1")
    )
    assert codes == [("missing-prev", third), ("changed-line", second)]


def test_a_change_behind_the_back_of_readers_is_found(kept: Ledger) -> None:
    git(kept.root, "add", "-A")
    kept.conclude("in another segment")
    kept.read()
    sealed = kept.segments[0]
    with sealed.open("r+b") as file:
        file.seek(10)
        file.write(b"XXXX")
    assert "unreadable-line" in [p["code"] for p in kept.store.verify()]
    assert kept.read().counts()["claim"]["unverified"] == 3


def test_a_missing_predecessor_is_reported(kept: Ledger) -> None:
    (segment,) = kept.segments
    first, *others = segment.read_bytes().splitlines(keepends=True)
    segment.write_bytes(b"".join(others))
    (problem,) = kept.store.verify()
    assert problem["code"] == "missing-prev"
    assert problem["line_id"] == json.loads(others[0])["id"]
    assert json.loads(others[0])["prev"] is not None
    assert len(kept.store.lost_lines()) == 1
    assert first


def test_the_chain_names_each_line_before(kept: Ledger) -> None:
    lines = kept.lines()
    assert [json.loads(raw)["prev"] for raw in lines] == [
        None,
        *(digest(raw) for raw in lines[:-1]),
    ]


def test_two_contents_under_one_id_are_reported(kept: Ledger) -> None:
    raw = kept.lines()[1]
    # One with a smaller hash: where no other line names any of them, that one would count.
    others = (raw.replace(b'"s 1"', b'"s %d"' % number) for number in range(10, 99))
    forged = next(other for other in others if digest(other) < digest(raw))
    kept.segments[0].with_name("x.jsonl").write_bytes(forged + b"\n")
    assert [p["code"] for p in kept.store.verify()] == ["different-bytes"]
    name = json.loads(raw)["id"]
    assert kept.read().conflicts() == [
        {
            "kind": "different-bytes",
            "key": name,
            "entity_id": None,
            "line_id": name,
            "hashes": sorted([digest(raw), digest(forged)]),
            "counts": digest(raw),
        }
    ]
    statements = [record["statement"] for record in kept.read().entities("claim")]
    assert statements == ["s 2", "s 1", "s 0"], "the line that the next one names counts"
    kept.segments[-1].unlink()
    assert kept.store.verify() == []

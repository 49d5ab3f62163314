"""What a merge of two copies of the ledger brings to the gate."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
WEB = "https://a.example.org/1"


def test_one_claim_recorded_twice_by_two_copies_is_a_conflict(
    scratch: Path, record: Record, judge: Judge
) -> None:
    record("ground", "said twice", "--evidence", WEB)
    sources = list((scratch / ".dont" / "ledger").rglob("*.jsonl"))
    texts = [text for one in sources for text in one.read_text(encoding="utf-8").splitlines()]
    other = json.loads(next(text for text in texts if "said twice" in text))
    other["id"] = "tx:01JZZZZZZZZZZZZZZZZZZZZZZZ"
    for at, event in enumerate(other["events"]):
        event["id"] = f"event:01JZZZZZZZZZZZZZZZZZZZZZ{at:02d}"
        event["entity_id"] = "claim:01JZZZZZZZZZZZZZZZZZZZZZZZ"
    (sources[0].parent / "merged.jsonl").write_text(json.dumps(other) + "\n", encoding="utf-8")
    found = judge()["findings"]
    assert [one["code"] for one in found] == ["ledger-conflict"]
    assert "twice" in found[0]["message"]


def test_a_line_of_the_log_that_cannot_be_read_is_a_warning_at_its_place(
    scratch: Path, record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    source = next((scratch / ".dont" / "ledger").rglob("*.jsonl"))
    (source.parent / "merged.jsonl").write_text("<<<<<<< HEAD\n{}\n", encoding="utf-8")
    data = judge()
    assert data["passed"]
    assert [(one["code"], one["severity"]) for one in data["findings"]] == [
        ("ledger-conflict", "warning")
    ] * 2
    where = [one["where"].rpartition(":")[2] for one in data["findings"]]
    assert where == ["1", "2"]


def line(scratch: Path, number: int, *events: dict[str, Any]) -> None:
    """Merge a line of another copy into the log."""
    for at, event in enumerate(events):
        event["id"] = f"event:01JZZZZZZZZZZZZZZZZZZZ{number:03d}{at}"
    told = {
        "v": 1, "id": f"tx:01JZZZZZZZZZZZZZZZZZZZZ{number:03d}", "tx": (1 << 52) + number,
        "at": "2026-11-30T00:00:00Z", "author": "human:bob", "command": "apply", "prev": None,
        "events": list(events),
    }  # fmt: skip
    folder = next((scratch / ".dont" / "ledger").iterdir())
    with (folder / "merged.jsonl").open("a", encoding="utf-8") as stream:
        stream.write(json.dumps(told) + "\n")


def test_what_merged_copies_disagree_about_is_named(
    scratch: Path, record: Record, judge: Judge
) -> None:
    lockable = ["hypothesize", "assess"]
    claim = record("ground", "final", "--evidence", WEB, "--evidence", "https://b.example.net/2")
    for n in range(3):
        record(lockable[0], claim, f"rival {n}")
        record(lockable[1], claim, str(n), "--refuting", WEB)
    record("lock", claim)
    term = record("define", "proj:A", "--doc", "a thing", "--label", "a thing")
    line(
        scratch,
        1,
        {"event_kind": "trusted", "entity_id": claim, "data": {"reason": "page 3 says otherwise"}},
    )
    twin = {
        "curie": "proj:A", "definition": "b", "label": "a b",
        "kind_of": [], "related_to": [], "attributes": [],
    }  # fmt: skip
    other = "term:01JZZZZZZZZZZZZZZZZZZZZZZZ"
    line(scratch, 2, {"event_kind": "defined", "entity_id": other, "data": twin})
    found = {one["entity_id"]: one["message"] for one in judge()["findings"]}
    assert set(found) == {claim, term}
    assert "trusted" in found[claim]
    assert "locked" in found[claim]
    assert other in found[term]


def test_a_dependency_that_a_merge_did_not_bring_is_an_objection(
    scratch: Path, record: Record, judge: Judge
) -> None:
    claim = record("ground", "shown", "--evidence", WEB)
    assert judge()["passed"]
    gone, top = (f"claim:01JZZZZZZZZZZZZZZZZZZZZZ{n:02d}" for n in range(2))
    data = {
        "statement": "over it", "atoms": [], "refs": [], "depends_on": [gone, claim],
        "confidence": None, "session_id": None, "origin": None,
    }  # fmt: skip
    line(scratch, 1, {"event_kind": "concluded", "entity_id": top, "data": data})
    found = [one for one in judge()["findings"] if one["code"] == "dangling-dependency"]
    assert [one["entity_id"] for one in found] == [top]
    assert gone in found[0]["message"]

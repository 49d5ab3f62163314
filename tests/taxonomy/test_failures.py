"""The local failure log."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from dont.core.types import Record
from dont.taxonomy import classify, failures
from dont.taxonomy.own import signature

NOW = 1_700_000_000_000_000
MINUTE = 60_000_000


def _result(code: str = "rule-not-met", entity: str | None = "claim:1", **more: object) -> Record:
    result: Record = {
        "code": code,
        "message": "the rule `lockable` is not met",
        "kind": "policy_error",
        "retryability": "retryable_after_change",
        "rule_name": "lockable",
        "unmet_clauses": [{"clause_id": "c1", "clause": "verified"}],
        "entity_id": entity,
        "path": None,
        **more,
    }
    result["semantic_signature"] = signature(result, "lock")
    return result


def _record(path: Path, result: Record, now: int = NOW, verb: str = "lock") -> list[str]:
    warned = failures.record(str(path), verb=verb, result=result, error=None, now=now)
    return [str(one["code"]) for one in warned]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "failures.jsonl"


def test_the_third_identical_failure_warns(log: Path) -> None:
    assert [_record(log, _result(), NOW + n) for n in range(4)] == [
        [],
        [],
        ["repeated-failure"],
        ["repeated-failure"],
    ]


def test_the_warning_names_count_and_strategy(log: Path) -> None:
    for n in range(2):
        _record(log, _result(), NOW + n)
    warned = failures.record(str(log), verb="lock", result=_result(), error=None, now=NOW + 3)
    assert "3 times" in str(warned[0]["message"])
    assert "change something else" in str(warned[0]["message"])
    assert warned[0]["entity_id"] == "claim:1"


def test_another_entity_is_another_failure(log: Path) -> None:
    assert [_record(log, _result(entity=f"claim:{n}"), NOW + n) for n in range(4)] == [[]] * 4


def test_a_long_pause_starts_another_session(log: Path) -> None:
    _record(log, _result(), NOW)
    _record(log, _result(), NOW + MINUTE)
    assert _record(log, _result(), NOW + 2 * MINUTE + failures.WINDOW_US) == []
    assert failures.groups(str(log), None)[0]["count"] == 3


def test_a_success_closes_the_group(log: Path) -> None:
    _record(log, _result(), NOW)
    _record(log, _result(), NOW + 1)
    failures.close(str(log), verb="lock", entity_id="claim:2", now=NOW + 2)
    assert failures.groups(str(log), None)[0]["last_outcome"] == "open"
    failures.close(str(log), verb="lock", entity_id="claim:1", now=NOW + 3)
    assert failures.groups(str(log), None)[0]["last_outcome"] == "closed"
    assert _record(log, _result(), NOW + 4) == []
    assert failures.groups(str(log), None)[0]["last_outcome"] == "open"


def test_closing_where_nothing_failed_writes_nothing(log: Path) -> None:
    failures.close(str(log), verb="lock", entity_id="claim:1", now=NOW)
    assert not log.exists()
    _record(log, _result(), NOW)
    size = log.stat().st_size
    failures.close(str(log), verb="trust", entity_id="claim:1", now=NOW)
    assert log.stat().st_size == size


def test_groups_are_ordered_and_limited_by_time(log: Path) -> None:
    _record(log, _result(entity="claim:2"), NOW)
    for n in range(3):
        _record(log, _result(), NOW + n + 1)
    found = failures.groups(str(log), None)
    assert [group["count"] for group in found] == [3, 1]
    assert [group["entity_id"] for group in found] == ["claim:1", "claim:2"]
    assert [group["count"] for group in failures.groups(str(log), NOW + 2)] == [1]
    assert str(found[0]["first"]).endswith("Z")
    assert found[0]["version"] == 1
    assert found[0]["strategy"]


def test_only_the_owner_may_read(log: Path) -> None:
    _record(log, _result())
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_the_log_is_bounded(log: Path) -> None:
    for n in range(400):
        _record(log, _result(entity=f"claim:{n}", detail="x" * 2000), NOW + n)
    files = sorted(log.parent.iterdir())
    assert [file.name for file in files] == ["failures.1.jsonl", "failures.jsonl"]
    assert all(file.stat().st_size <= failures.BOUND + failures.LONGEST for file in files)
    assert failures.groups(str(log), None)


def test_the_count_survives_rotation(log: Path) -> None:
    _record(log, _result(), NOW)
    _record(log, _result(), NOW + 1)
    log.rename(log.with_name("failures.1.jsonl"))
    assert _record(log, _result(), NOW + 2) == ["repeated-failure"]


def test_secrets_are_not_stored(log: Path) -> None:
    secret = "ghp_abcdefghijklmnopqrstuvwxyz0123456789"
    _record(log, _result(message=f"no {secret}", detail=f"key {secret}"))
    assert secret not in log.read_text(encoding="utf-8")


def test_a_torn_line_is_left_out(log: Path) -> None:
    _record(log, _result(), NOW)
    with log.open("a", encoding="utf-8") as opened:
        opened.write('{"tx": 1, "sig')
    assert failures.groups(str(log), None)[0]["count"] == 1


def test_an_internal_failure_keeps_its_traceback(log: Path) -> None:
    def broken() -> None:
        raise ZeroDivisionError("hinge")

    try:
        broken()
    except ZeroDivisionError as error:
        failures.record(str(log), verb="show", result=_result("internal"), error=error, now=NOW)
    entry = json.loads(log.read_text(encoding="utf-8"))
    assert "in broken" in entry["traceback"]
    assert entry["event"] == "tool.failed"


def test_events_have_the_names_of_failure_events(log: Path) -> None:
    _record(log, _result())
    _record(log, _result(), verb="doctor")
    found = classify("zorp", purpose="build", exit_code=1)
    failures.record(str(log), verb="make", result=found, error=None, now=NOW)
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [entry["event"] for entry in entries] == [
        "command.failed",
        "doctor.fix.failed",
        "command.failed",
    ]
    assert entries[0]["payload"]["evidence_refs"] == ["claim:1"]
    assert entries[2]["payload"]["error"]["kind"] == "build_error"
    assert entries[2]["surface"] == "build"


def test_a_place_that_cannot_be_written_is_no_second_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("not a folder", encoding="utf-8")
    path = blocked / "failures.jsonl"
    assert _record(path, _result()) == []
    failures.close(str(path), verb="lock", entity_id="claim:1", now=NOW)


def test_own_signatures() -> None:
    base = _result()
    assert str(base["semantic_signature"]).startswith("policy_error:dont.lock:rule-not-met:none:")
    reworded = _result(message="something else")
    assert reworded["semantic_signature"] == base["semantic_signature"]
    clause = _result(unmet_clauses=[{"clause_id": "c2"}])
    path = _result(path="src/a.c")
    assert (
        len({one["semantic_signature"] for one in (base, clause, path, _result(entity=None))}) == 4
    )
    assert ":src/a.c:" in str(path["semantic_signature"])

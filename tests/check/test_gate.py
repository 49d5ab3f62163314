"""Which claims and terms the gate objects to, and which it lets pass."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Call = Callable[..., tuple[int, dict[str, Any]]]
WEB = "https://a.example.org/1"


def codes(data: dict[str, Any]) -> list[str]:
    return [str(one["code"]) for one in data["findings"]]


def configure(root: Path, text: str) -> None:
    path = root / ".dont" / "config.toml"
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_an_unverified_claim_closes_the_gate_until_its_first_remedy_is_run(
    call: Call, record: Record, judge: Judge
) -> None:
    claim = record("conclude", "nobody has shown this")
    data = judge()
    assert codes(data) == ["claim-below-status"]
    assert data["findings"][0]["entity_id"] == claim
    assert data["counts"]["claims"] == 1
    argv = [
        WEB if word == "<uri>" else word for word in data["findings"][0]["remediation"][0]["argv"]
    ]
    assert call(*argv[1:])[0] == 0
    assert codes(judge()) == []


def test_open_parts_are_named_in_the_remedy(call: Call, record: Record, judge: Judge) -> None:
    record("conclude", "two parts", "--atom", "one", "--atom", "two")
    argv = judge()["findings"][0]["remediation"][0]["argv"]
    assert argv.count("--atom") == 2
    assert call(*[WEB if word == "<uri>" else word for word in argv[1:]])[0] == 0
    assert judge()["passed"]


def test_unverified_terms_pass_and_doubted_ones_do_not(record: Record, judge: Judge) -> None:
    record("conclude", "shown")
    record("define", "proj:A", "--doc", "a thing", "--label", "a thing")
    assert codes(judge()) == ["claim-below-status"]
    record("trust", "proj:A", "--reason", "the text contradicts it")
    assert set(codes(judge())) == {"claim-below-status", "entity-doubted"}


def test_ignored_claims_are_never_judged(record: Record, judge: Judge) -> None:
    claim = record("conclude", "out of scope")
    record("trust", claim, "--reason", "line 3 says otherwise")
    assert codes(judge()) == ["entity-doubted"]
    record("ignore", claim, "--reason", "the module was removed")
    assert codes(judge()) == ["scope-empty"]


def test_stale_support_fails_and_ignored_support_only_warns(record: Record, judge: Judge) -> None:
    base = record("ground", "the base", "--evidence", WEB)
    top = record("conclude", "the top", "--depends-on", base)
    record("dismiss", top, "--evidence", WEB)
    assert codes(judge()) == []
    record("trust", base, "--reason", "the run used another branch")
    found = {one["code"]: one for one in judge()["findings"]}
    assert set(found) == {"entity-doubted", "stale"}
    assert found["stale"]["entity_id"] == top
    assert base in found["stale"]["message"]
    record("ignore", base, "--reason", "the module was removed")
    data = judge()
    assert codes(data) == ["compromised-support"]
    assert data["passed"]


def test_a_reference_that_does_not_resolve_is_an_objection(record: Record, judge: Judge) -> None:
    record("conclude", "it holds", "--ref", "GO:0006915")
    assert set(codes(judge())) == {"claim-below-status", "unresolved-term"}


@pytest.mark.parametrize(
    ("least", "passed"),
    [("unverified", True), ("doubted", True), ("verified", False), ("locked", False)],
)
def test_the_least_status_is_an_option_and_a_setting(
    scratch: Path, record: Record, judge: Judge, least: str, *, passed: bool
) -> None:
    record("conclude", "nobody has shown this")
    assert judge("--min-status", least)["passed"] is passed
    configure(scratch, f'\n[check]\nmin_status = "{least}"\n')
    assert judge()["passed"] is passed


def test_a_verified_claim_does_not_pass_where_locked_ones_are_demanded(
    record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    assert codes(judge("--min-status", "locked")) == ["claim-below-status"]


def test_a_least_status_that_means_nothing_is_a_usage_error(call: Call) -> None:
    for word in ("ignored", "nonsense"):
        status, found = call("check", "--min-status", word)
        assert (status, found["data"]["code"]) == (2, "usage")

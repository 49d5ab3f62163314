"""Evidence in files: what changed, what is gone, and what takes its place."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Call = Callable[..., tuple[int, dict[str, Any]]]
WEB = "https://a.example.org/1"


def codes(data: dict[str, Any]) -> list[str]:
    return [str(one["code"]) for one in data["findings"]]


def test_drift_is_found_at_its_line_and_binding_it_again_opens_the_gate(
    scratch: Path, call: Call, record: Record, judge: Judge
) -> None:
    (scratch / "a.py").write_text("x = 1\ny = 2\nz = 3\n", encoding="utf-8")
    record("ground", "y is two", "--file", "a.py", "--lines", "2")
    assert codes(judge()) == []
    (scratch / "a.py").write_text("# moved\nx = 1\ny = 2\nz = 3\n", encoding="utf-8")
    assert codes(judge()) == []
    (scratch / "a.py").write_text("x = 1\ny = 5\nz = 3\n", encoding="utf-8")
    found = judge()["findings"]
    assert [(one["code"], one["where"]) for one in found] == [("evidence-drifted", "a.py:2")]
    assert call(*found[0]["remediation"][0]["argv"][1:])[0] == 0
    assert codes(judge()) == []


def test_evidence_on_another_file_does_not_hide_drift(
    scratch: Path, record: Record, judge: Judge
) -> None:
    (scratch / "a.py").write_text("x = 1\n", encoding="utf-8")
    (scratch / "b.py").write_text("x = 1\n", encoding="utf-8")
    claim = record("ground", "x is one", "--file", "a.py", "--lines", "1")
    record("dismiss", claim, "--file", "b.py", "--lines", "1")
    (scratch / "a.py").write_text("x = 2\n", encoding="utf-8")
    assert codes(judge()) == ["evidence-drifted"]


def test_a_file_that_is_gone_is_an_objection_until_other_evidence_is_given(
    scratch: Path, record: Record, judge: Judge
) -> None:
    claim = record("ground", "it says hello", "--file", "README.md", "--lines", "1")
    (scratch / "README.md").unlink()
    assert codes(judge()) == ["evidence-missing"]
    record("dismiss", claim, "--evidence", WEB)
    assert codes(judge()) == []


def test_drift_under_a_locked_claim_is_a_warning_since_no_verb_could_mend_it(
    scratch: Path, record: Record, judge: Judge
) -> None:
    words = ("--file", "README.md", "--lines", "1", "--evidence", WEB)
    claim = record("ground", "final", *words)
    for n in range(3):
        record("hypothesize", claim, f"rival {n}")
        record("assess", claim, str(n), "--refuting", WEB)
    record("lock", claim)
    (scratch / "README.md").write_text("bye\n", encoding="utf-8")
    data = judge()
    assert [(one["code"], one["severity"]) for one in data["findings"]] == [
        ("evidence-drifted", "warning")
    ]
    assert [one["effect"] for one in data["findings"][0]["remediation"]] == ["read"]


def test_evidence_that_now_leads_outside_cannot_be_read_and_does_not_pass(
    scratch: Path, tmp_path: Path, record: Record, judge: Judge
) -> None:
    record("ground", "it says hello", "--file", "README.md", "--lines", "1")
    (tmp_path / "outside.md").write_text("hello\n", encoding="utf-8")
    (scratch / "README.md").unlink()
    (scratch / "README.md").symlink_to(tmp_path / "outside.md")
    data = judge()
    assert codes(data) == ["evidence-missing"]
    assert "outside" in data["findings"][0]["message"]


def test_evidence_that_speaks_against_a_claim_may_change(
    scratch: Path, record: Record, judge: Judge
) -> None:
    words = ("--evidence", WEB, "--file", "README.md", "--lines", "1", "--refutes")
    record("ground", "shown", *words)
    (scratch / "README.md").write_text("bye\n", encoding="utf-8")
    assert judge()["passed"]

"""What the gate objects to, and what it lets pass, over the whole ledger."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.verbs.checking.facts import Facts
from dont.verbs.checking.scope import scope_of
from dont.verbs.context import Context

Run = Callable[..., subprocess.CompletedProcess[str]]
Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Call = Callable[..., tuple[int, dict[str, Any]]]
WEB = "https://a.example.org/1"


def codes(data: dict[str, Any]) -> list[str]:
    return [str(one["code"]) for one in data["findings"]]


def configure(root: Path, text: str) -> None:
    path = root / ".dont" / "config.toml"
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_an_empty_ledger_passes_with_a_warning_and_fails_where_a_scope_is_demanded(
    dont: Run, judge: Judge
) -> None:
    data = judge()
    assert codes(data) == ["scope-empty"]
    assert data["passed"]
    assert json.loads(dont("check", "--json").stdout)["warnings"][0]["code"] == "scope-empty"
    assert not judge("--require-scope")["passed"]
    assert dont("check").returncode == 0
    assert dont("check", "--require-scope").returncode == 1


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


def test_a_strict_flag_that_fires_fails_under_its_own_name(
    scratch: Path, record: Record, judge: Judge
) -> None:
    one_site = [f"https://docs.example.org/{n}" for n in (1, 2)]
    record("ground", "one site", "--evidence", one_site[0], "--evidence", one_site[1])
    assert judge()["passed"]
    configure(scratch, '\n[rules]\nstrict = ["correlated-error"]\n')
    found = judge()["findings"]
    assert [(one["code"], one["rule_name"]) for one in found] == [
        ("rule-not-met", "correlated-error")
    ]


def test_a_strict_flag_is_judged_in_a_scope_of_paths_too(
    scratch: Path, record: Record, judge: Judge
) -> None:
    (scratch / "a.py").write_text("x = 1\ny = 2\n", encoding="utf-8")
    two_lines = ["--file", "a.py", "--lines", "1", "--file", "a.py", "--lines", "2"]
    record("ground", "one file", *two_lines)
    assert judge("a.py")["passed"]
    configure(scratch, '\n[rules]\nstrict = ["correlated-error"]\n')
    assert codes(judge("a.py")) == ["rule-not-met"]
    assert codes(judge("README.md")) == ["scope-empty"]


def test_a_rule_that_does_not_load_is_no_pass(scratch: Path, dont: Run, record: Record) -> None:
    record("ground", "shown", "--evidence", WEB)
    folder = scratch / ".dont" / "rules" / "broken"
    folder.mkdir(parents=True)
    (folder / "rule.yaml").write_text("name: broken\nrule_kind: gate\n", encoding="utf-8")
    done = dont("check", "--json")
    assert done.returncode == 3
    assert json.loads(done.stdout)["data"]["code"] == "config-invalid"


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


def test_a_least_status_that_means_nothing_is_a_usage_error(call: Call) -> None:
    for word in ("ignored", "nonsense"):
        status, found = call("check", "--min-status", word)
        assert (status, found["data"]["code"]) == (2, "usage")


def test_paths_narrow_the_scope_to_what_rests_on_them(
    scratch: Path, record: Record, judge: Judge
) -> None:
    (scratch / "src").mkdir()
    for name in ("a.py", "b.py"):
        (scratch / "src" / name).write_text("x = 1\n", encoding="utf-8")
    on_a = record("ground", "a holds", "--file", "src/a.py", "--lines", "1")
    record("ground", "b holds", "--file", "src/b.py", "--lines", "1")
    record("conclude", "nobody has shown this")
    record("trust", on_a, "--reason", "the test reads another file")
    assert codes(judge("src/b.py")) == []
    assert codes(judge("src/a.py")) == ["entity-doubted"]
    assert judge("src")["counts"]["claims"] == 2
    assert len(codes(judge("."))) == 2


def test_a_path_that_names_nothing_fails(call: Call, record: Record, judge: Judge) -> None:
    record("ground", "shown", "--evidence", WEB)
    data = judge("no/such/file.py")
    assert codes(data) == ["scope-empty"]
    assert not data["passed"]
    _, outside = call("check", "../elsewhere")
    assert outside["data"]["code"] == "path-escapes-root"


def test_a_path_without_claims_passes_with_a_warning_unless_a_scope_is_demanded(
    record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    assert codes(judge("README.md")) == ["scope-empty"]
    assert judge("README.md")["passed"]
    assert not judge("README.md", "--require-scope")["passed"]


def test_configured_paths_that_name_nothing_fail(
    scratch: Path, record: Record, judge: Judge
) -> None:
    record("ground", "shown", "--evidence", WEB)
    configure(scratch, '\n[check]\npaths = ["docs/**/*.md", "README.md"]\n')
    data = judge()
    assert codes(data) == ["scope-empty"]
    assert not data["passed"]
    (scratch / "docs" / "deep").mkdir(parents=True)
    (scratch / "docs" / "deep" / "a.md").write_text("nothing\n", encoding="utf-8")
    assert judge()["passed"]


def test_findings_on_a_claim_without_a_file_stand_at_its_line_of_the_log(
    scratch: Path, record: Record, judge: Judge
) -> None:
    claim = record("conclude", "nobody has shown this")
    path, _, line = judge()["findings"][0]["where"].rpartition(":")
    text = (scratch / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert claim in text


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


def test_a_reference_that_was_imported_meanwhile_resolves(
    scratch: Path, call: Call, record: Record, judge: Judge
) -> None:
    record("ground", "it holds", "--evidence", WEB)
    record("conclude", "it names a term", "--ref", "TST:0000001")
    assert "unresolved-term" in codes(judge())
    configure(scratch, '\n[rules]\nstrict = ["ungrounded"]\n')
    assert "rule-not-met" in codes(judge())
    text = "format-version: 1.2\nontology: tst\n\n[Term]\nid: TST:0000001\nname: first thing\n"
    (scratch / "t.obo").write_text(text, encoding="utf-8")
    assert call("import", "obo", "t.obo")[0] == 0
    assert codes(judge()) == ["claim-below-status"]


def test_rules_over_the_whole_ledger_get_their_facts_from_files_and_vocabularies(
    scratch: Path, environ: dict[str, str], call: Call, record: Record
) -> None:
    words = ("--file", "README.md", "--lines", "1", "--evidence", WEB)
    claim = record("ground", "it says hello", *words)
    text = (
        "format-version: 1.2\nontology: tst\n\n[Term]\nid: TST:0000001\nname: first thing\n\n"
        "[Term]\nid: TST:0000002\nname: old thing\nis_obsolete: true\n"
    )
    (scratch / "t.obo").write_text(text, encoding="utf-8")
    assert call("import", "obo", "t.obo")[0] == 0
    (scratch / "README.md").write_text("bye\n", encoding="utf-8")
    ctx = Context(cwd=str(scratch), environ=environ)
    facts = Facts(ctx, scope_of(ctx, {}))
    assert (facts.drift(claim, 0), facts.drift(claim, 1)) == ("drifted", None)
    assert [facts.resolves(f"TST:000000{n}") for n in (1, 2, 3)] == [True, True, False]
    assert [facts.obsolete(f"TST:000000{n}") for n in (1, 2, 3)] == [False, True, None]
    ctx.close()

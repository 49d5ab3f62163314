"""Rules that a project makes strict, and those that do not load."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dont.verbs.checking.facts import Facts
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
    facts = Facts(ctx, ctx.read(), ctx.auditor)
    assert (facts.drift(claim, 0), facts.drift(claim, 1)) == ("drifted", None)
    assert [facts.resolves(f"TST:000000{n}") for n in (1, 2, 3)] == [True, True, False]
    assert [facts.obsolete(f"TST:000000{n}") for n in (1, 2, 3)] == [False, True, None]
    ctx.close()

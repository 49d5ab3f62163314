"""Every key of the configuration: what it does, and what happens when it is wrong."""

from __future__ import annotations

import pytest

from tests.spec.helpers import OTHER, URI, WHY, Book, codes

WRONG = [
    ("[output]", "default_format", '"yaml"'), ("[output]", "default_format", "1"),
    ("[rules]", "strict", '"lockable"'), ("[rules]", "warn", "[1]"), ("[rules]", "off", "true"),
    ("[rules.lockable]", "min_hypotheses", '"many"'), ("[rules.lockable]", "min_hypotheses", "0"),
    ("[rules.lockable]", "min_sources", "true"),
    ("[trust.hedges]", "patterns", '"maybe"'), ("[trust.hedges]", "patterns", "[3]"),
    ("[define.shape]", "check_indefinite", '"no"'), ("[define.shape]", "check_punctuated", "0"),
    ("[define.shape]", "check_compound", "[]"), ("[define.shape]", "check_sentence", '"x"'),
    ("[define.shape]", "compound_markers", '"a pair"'),
    ("[harness]", "managed_docs", '"AGENTS.md"'), ("[harness]", "spawn_timeout_hours", '"24"'),
    ("[harness]", "spawn_timeout_hours", "-1"),
    ("[llm]", "base_url", "3"), ("[llm]", "model", "[]"), ("[llm]", "key_env", "true"),
    ("[storage]", "busy_timeout_ms", '"5s"'), ("[storage]", "busy_timeout_ms", "-1"),
    ("[verify_evidence]", "concurrency", "0"), ("[verify_evidence]", "concurrency", '"4"'),
    ("[verify_evidence]", "per_host_rate", '"x"'), ("[verify_evidence]", "per_host_burst", "0"),
    ("[verify_evidence]", "retry_limit", "-1"), ("[verify_evidence]", "default_timeout_s", '"x"'),
    ("[import]", "allow_hosts", '"localhost"'),
    ("[check]", "min_status", '"perfect"'), ("[check]", "min_status", "1"),
    ("[check]", "paths", '"src"'), ("[prefixes]", "EX", "1"),
]  # fmt: skip


@pytest.mark.requirement("PRODUCT 7 wrong types and values")
def test_every_wrong_value_is_named_before_anything_is_written(book: Book) -> None:
    wrong = []
    for section, key, value in WRONG:
        book.configure(section, f"{key} = {value}")
        before = book.log()
        code, envelope = book.run("conclude", f"it is so {section} {key} {value}")
        data = envelope["data"]
        named = f"{section.strip('[]')}.{key}"
        told = (
            (data.get("message") or "") + str(data.get("unmet_clauses")) + str(data.get("detail"))
        )
        if (code, data.get("code")) != (3, "config-invalid") or key not in told:
            wrong.append((named, value, code, data.get("code"), data.get("message")))
            continue
        assert book.log() == before
    assert wrong == [], wrong


@pytest.mark.requirement("PRODUCT 7 [project]")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[project]\nname = "x"\nmode = "lenient"\n', "mode"),
        ('[project]\nname = "x"\nmode = 1\n', "mode"),
        ('[project]\nname = ["x"]\n', "name"),
        ('project = "x"\n', "project"),
        ('[project]\nname = "x"\n[rules.lockable]\nmin_hypothesis = 2\n', None),
    ],
)
def test_the_project_section_is_held_to_its_values(book: Book, text: str, key: str | None) -> None:
    (book.root / ".dont/config.toml").write_text(text, encoding="utf-8")
    if key is None:
        # A parameter that no rule has is an unknown key: doctor warns, nothing stops.
        book.ok("conclude", "it is so")
        found = [c for c in book.data("doctor")["checks"] if c["status"] != "pass"]
        assert "min_hypothesis" in str(found)
        return
    error = book.no("config-invalid", "prime")
    assert key in error["message"]
    assert error["remediation"][0]["argv"][0] == "dont"


@pytest.mark.requirement("PRODUCT 7 unknown keys")
@pytest.mark.parametrize(
    ("section", "line", "named"),
    [
        ("[outptu]", 'default_format = "json"', "outptu"),
        ("[check]", "min_stauts = 1", "min_stauts"),
        ("[rules.lockabel]", "min_sources = 1", "lockabel"),
        ("[rules]", 'warn = ["nonsense"]', "nonsense"),
    ],
)
def test_unknown_names_warn_through_doctor(book: Book, section: str, line: str, named: str) -> None:
    book.configure(section, line)
    code, envelope = book.run("doctor")
    assert envelope["ok"]
    found = [
        c for c in envelope["data"]["checks"] if c["status"] != "pass" and named in c["detail"]
    ]
    assert [c["status"] for c in found] == ["warn"]
    assert code == 0
    assert book.run("doctor", "--strict")[0] == 1
    assert named not in str(book.ok("conclude", "it is so")["warnings"]) or section == "[rules]"


@pytest.mark.requirement("PRODUCT 7 non-overridable")
def test_doctor_says_which_rules_stay_strict(book: Book) -> None:
    book.configure('[rules]\noff = ["stale-cascade"]\nwarn = ["dangling-definition"]')
    told = str([c for c in book.data("doctor")["checks"] if c["status"] == "warn"])
    assert "stale-cascade" in told
    assert "dangling-definition" in told
    strict = book.data("prime")["rules"]["strict"]
    assert {"stale-cascade", "dangling-definition", "unresolved-terms"} <= set(strict)


@pytest.mark.requirement("PRODUCT 5.1")
def test_an_enabled_rule_without_its_tag_term_warns_in_doctor(book: Book) -> None:
    book.configure("[rules.rule-claim-structure]\nenabled = true")
    checks = book.data("doctor")["checks"]
    assert "rule-claim-structure" in str([c for c in checks if c["status"] == "warn"])
    assert book.ok("conclude", "[CONFIG] on")["warnings"] == []


@pytest.mark.requirement("PRODUCT 5.18")
def test_a_changed_mode_is_recorded_by_the_next_writing_command(book: Book) -> None:
    def modes() -> int:
        log = b"".join(v for k, v in book.log().items() if "ledger" in k)
        return log.count(b'"mode-changed"')

    assert modes() == 0
    text = '[project]\nname = "demo"\nmode = "strict"\n'
    (book.root / ".dont/config.toml").write_text(text, encoding="utf-8")
    assert book.data("prime")["mode"] == "strict"
    book.ok("list")
    assert modes() == 0
    book.ok("conclude", "dry", "--dry-run")
    assert modes() == 0
    book.ok("conclude", "in strict mode")
    assert modes() == 1
    book.ok("conclude", "in strict mode still")
    assert modes() == 1


RULE = """name: no-guessing
rule_kind: gate
applies_to: [claim]
verbs: [dismiss]
severity: {permissive: strict, strict: strict, overridable: true}
summary: s
why: w
clauses:
  - id: a
    require: {statemnt: {is: x}}
    unmet: u
    fixes: [{argv: [dont, show, "{id}"], description: d}]
"""


@pytest.mark.requirement("PRODUCT 7 a gate that did not run is not a pass")
def test_a_broken_project_rule_stops_every_gated_verb(book: Book) -> None:
    claim = book.claim("it is so")
    folder = book.root / ".dont/rules/no-guessing"
    folder.mkdir(parents=True)
    (folder / "rule.yaml").write_text(RULE, encoding="utf-8")
    (folder / "cases.yaml").write_text("[]\n", encoding="utf-8")
    before = book.log()
    for words in (
        ["dismiss", claim, "--evidence", URI], ["ground", "it is", "--evidence", URI],
        ["lock", claim], ["define", "proj:A", "--doc", "a thing"], ["flag", claim, "-e", URI],
    ):  # fmt: skip
        error = book.no("config-invalid", *words)
        assert "rule.yaml" in error["message"] + str(error["unmet_clauses"]) + str(error["path"])
    plan = f'[{{"verb":"dismiss","entity_id":"{claim}","evidence":[{{"uri":"{URI}"}}]}}]'
    book.no("config-invalid", "apply", "-", stdin=plan)
    assert book.log() == before
    code, envelope = book.run("check")
    assert code != 0
    assert not envelope["ok"] or not envelope["data"]["passed"]
    code, envelope = book.run("doctor")
    assert "rules_compile" in [
        c["name"] for c in envelope["data"]["checks"] if c["status"] == "fail"
    ]
    assert code == 1


@pytest.mark.requirement("PRODUCT 7 rule-invalid")
def test_every_mistake_of_a_rule_file_is_a_clause_with_its_place(book: Book) -> None:
    text = RULE.replace("rule_kind: gate", "rule_kind: gaet").replace(
        "verbs: [dismiss]", "verbs: [dismis]"
    )
    book.project.files({"no-guessing/rule.yaml": text})
    for verb in ("lint", "add"):
        words = ["rules", verb, "no-guessing/rule.yaml"]
        error = book.no("rule-invalid", *words)
        told = [clause["clause"] for clause in error["unmet_clauses"]]
        assert len(told) == 3
        for line, right in ((2, "gate"), (4, "dismiss"), (10, "statement")):
            assert any(f"rule.yaml:{line}:" in one and right in one for one in told), told


@pytest.mark.requirement("PRODUCT 7 [check]")
def test_the_gate_takes_its_least_status_and_paths_from_the_file(book: Book) -> None:
    book.verified("it is so")
    assert book.data("check")["passed"]
    book.configure('[check]\nmin_status = "locked"')
    assert not book.judged("check")["passed"]
    assert book.data("check", "--min-status", "verified")["passed"]


@pytest.mark.requirement("PRODUCT 7 [output]")
def test_json_by_default_where_stdout_is_no_terminal(book: Book) -> None:
    book.configure('[output]\ndefault_format = "json"')
    for words in (["list"], ["nonsense"], ["show", "claim:01HX05A9K8VP"], ["help", "nonsense"]):
        _, out, _ = book.text(*words)
        assert out.startswith('{"ok":')
        assert out.count("\n") == 1


@pytest.mark.requirement("PRODUCT 7 [harness]")
def test_a_request_expires_after_the_configured_hours(book: Book) -> None:
    from datetime import datetime

    claim = book.claim("it is so")
    for hours in (24, 2):
        book.configure(f"[harness]\nspawn_timeout_hours = {hours}")
        made = book.data("assume", claim, env={"DONT_HARNESS": "1"})
        times = [datetime.fromisoformat(made[name]) for name in ("issued_at", "expires_at")]
        assert (times[1] - times[0]).total_seconds() == hours * 3600


@pytest.mark.requirement("RULES parameters")
def test_parameters_of_lockable_change_its_texts(book: Book) -> None:
    book.configure("[rules.lockable]\nmin_sources = 3")
    claim = book.verified("it is so")
    unmet = book.data("show", claim)["applicable_rules"]["lockable"]["unmet"]
    assert "needs >=3 independent sources; has 2" in unmet


# ---- sources that depend on each other -----------------------------------------------------------
SAME = [
    ("https://docs.example.org/a", "https://www.example.org/b"),
    ("https://doi.org/10.1000/182", "doi:10.1000/182"),
    ("https://dx.doi.org/10.1000/ABC", "doi:10.1000/abc"),
    ("https://github.com/owner/repo/blob/main/a.py", "https://github.com/owner/repo/issues/3"),
    ("https://raw.githubusercontent.com/owner/repo/main/a", "https://github.com/owner/repo"),
    ("https://pubmed.ncbi.nlm.nih.gov/12345/", "pmid:12345"),
    ("https://arxiv.org/abs/2101.00001", "arxiv:2101.00001"),
    ("https://arxiv.org/abs/2101.00001v2", "https://arxiv.org/pdf/2101.00001"),
    ("http://EXAMPLE.org:8080/x", "https://example.org/y"),
    ("https://a.example.co.uk/1", "https://b.example.co.uk/2"),
    ("README.md", "repo:README.md#L1-L2"),
]
DIFFERENT = [
    ("https://one.example.org/a", "https://two.example.net/b"),
    ("https://doi.org/10.1000/182", "https://doi.org/10.1000/999"),
    ("https://github.com/one/repo", "https://github.com/two/repo"),
    ("https://github.com/owner/a", "https://github.com/owner/b"),
    ("https://alice.github.io/x", "https://bob.github.io/x"),
    ("https://one.co.uk/", "https://two.co.uk/"),
    ("pmid:12345", "pmid:54321"),
    ("README.md", "other.md"),
]


@pytest.mark.requirement("PRODUCT 5.6")
@pytest.mark.requirement("PRODUCT 5.7")
def test_which_sources_are_one(book: Book) -> None:
    book.project.files({"other.md": "x\n"})
    wrong = []
    for expected, pairs in ((True, SAME), (False, DIFFERENT)):
        for number, (one, two) in enumerate(pairs):
            words = ["--evidence", one, "--evidence", two]
            made = book.ok("ground", f"it is so {expected} {number}", *words)
            rules = made["data"]["applicable_rules"]
            flagged = rules["correlated-error"]["flagged"]
            warned = "correlated-error" in [w["rule_name"] for w in made["warnings"]]
            short = any("independent" in text for text in rules["lockable"]["unmet"])
            if (flagged, warned, short) != (expected,) * 3:
                wrong.append((one, two, flagged, warned, short))
    assert wrong == [], wrong


@pytest.mark.requirement("PRODUCT 5.7")
def test_only_what_supports_counts_as_correlated(book: Book) -> None:
    made = book.ok("ground", "it is so", "--evidence", "https://a.example.org/1", "--evidence",
                   "https://b.example.org/2", "--refutes")  # fmt: skip
    assert codes(made) == []
    assert not made["data"]["applicable_rules"]["correlated-error"]["flagged"]
    claim = made["data"]["id"]
    made = book.ok("dismiss", claim, "--evidence", "https://c.example.org/3")
    assert made["data"]["applicable_rules"]["correlated-error"]["flagged"]
    made = book.ok("dismiss", claim, "--evidence", OTHER)
    assert not made["data"]["applicable_rules"]["correlated-error"]["flagged"]


@pytest.mark.requirement("PRODUCT 5.5")
def test_references_of_an_assessment_are_no_sources(book: Book) -> None:
    claim = book.claim("it is so")
    book.ok("dismiss", claim, "--evidence", URI)
    book.ok("hypothesize", claim, "a rival")
    view = book.data("assess", claim, "0", "--refuting", OTHER)
    assert "needs >=2 independent sources; has 1" in view["applicable_rules"]["lockable"]["unmet"]


@pytest.mark.requirement("PRODUCT 5.5")
def test_a_lock_refused_for_staleness_names_lockable_too(book: Book) -> None:
    base = book.claim("the base")
    claim = book.verified("it is so", "--depends-on", base)
    book.ok("trust", base, "--reason", WHY)
    error = book.no("rule-not-met", "lock", claim)
    names = {clause.get("rule_name") for clause in error["unmet_clauses"]}
    assert error["rule_name"] in {"stale-cascade", "lockable"}
    assert names == {"stale-cascade", "lockable"}


@pytest.mark.requirement("PRODUCT 5.5")
def test_an_unverified_claim_lists_all_that_is_unmet(book: Book) -> None:
    error = book.no("claim-not-verified", "lock", book.claim("it is so"))
    assert [clause["clause"] for clause in error["unmet_clauses"]] == [
        "status must be verified; is unverified",
        "needs >=3 hypotheses; has 0",
        "needs >=2 independent sources; has 0",
    ]
    assert error["rule_name"] is None

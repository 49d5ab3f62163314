"""Refusals come in one order: usage, id, status, validators, gates."""

from __future__ import annotations

import pytest

from tests.spec.helpers import URI, WHY, Book, clauses

ABSENT = "claim:01HX05A9K8VPAAAAAAAAAAAAAA"


@pytest.mark.requirement("PRODUCT 3 order of refusals")
def test_what_is_wrong_earlier_is_said_alone(book: Book) -> None:
    claim = book.claim("it holds", "--atom", "a part", "--ref", "GO:1")
    # usage before id
    book.no("usage", "trust", ABSENT, "--reason", "maybe", "--bogus")
    book.no("usage", "dismiss", ABSENT, "--quote", "before its evidence")
    # id before validators
    book.no("claim-not-found", "trust", ABSENT)
    book.no("claim-not-found", "dismiss", ABSENT)
    book.no("claim-not-found", "lock", ABSENT)
    # validators, in their order, before gates
    book.no("no-evidence", "dismiss", claim)
    book.no("atoms-incomplete", "dismiss", claim, "--evidence", URI)
    error = book.no("rule-not-met", "dismiss", claim, "--evidence", URI, "--atom", "0")
    assert error["rule_name"] == "unresolved-terms"
    # status before validators
    book.ok("ignore", claim, "--reason", WHY)
    book.no("claim-ignored", "trust", claim, "--reason", "maybe")
    book.no("claim-ignored", "dismiss", claim)
    book.no("claim-ignored", "lock", claim)
    book.no("claim-ignored", "ignore", claim)


@pytest.mark.requirement("PRODUCT 3 gates all at once")
def test_gates_are_reported_together(book: Book) -> None:
    book.configure('[rules]\nstrict = ["correlated-error"]')
    claim = book.claim("it holds", "--ref", "GO:1", "--ref", "GO:2")
    error = book.no(
        "rule-not-met", "dismiss", claim, "--evidence", "https://a.example.org/1",
        "--evidence", "https://b.example.org/2",
    )  # fmt: skip
    assert error["rule_name"] == "unresolved-terms"
    assert len(clauses(error)) == 3
    assert {c["rule_name"] for c in error["unmet_clauses"]} == {
        "unresolved-terms", "correlated-error",
    }  # fmt: skip


@pytest.mark.requirement("PRODUCT 3 order of refusals")
@pytest.mark.parametrize(
    "words",
    [
        ["trust"], ["dismiss"], ["lock"], ["show"], ["restate", ABSENT], ["hypothesize", ABSENT],
        ["assess", ABSENT], ["assess", ABSENT, "x"], ["define"], ["conclude"], ["ground"],
        ["conclude", "a", "b"], ["list", "--limit", "x"],
        ["list", "--kind", "x"], ["explain"], ["import"], ["import", "nonsense"],
        ["check", "--format", "xml"], ["check", "--min-status", "x"], ["spawns", "--bogus"],
        ["guess"], ["guess", "q", "--n", "x"], ["conclude", "a", "-z"], [], ["--nonsense"],
        ["conclude", "a", "--author"], ["help", "nonsense"], ["schema", "nonsense"],
    ],
    ids=lambda words: " ".join(words)[:40] or "nothing",
)  # fmt: skip
def test_a_mistyped_line_is_usage_and_points_to_help(book: Book, words: list[str]) -> None:
    if not words:
        # A line without a verb is asked for help, or is a usage error: never a failure.
        code, envelope = book.run()
        assert code in {0, 2}
        assert envelope["envelope_kind"] in {"help", "error"}
        return
    error = book.no("usage", *words)
    assert any(entry["argv"][:2] == ["dont", "help"] for entry in error["remediation"])


@pytest.mark.requirement("PRODUCT 3 options anywhere")
def test_options_of_every_verb_stand_anywhere(book: Book) -> None:
    made = book.data("--author", "ci:x", "conclude", "--plain", "the text")
    assert made["provenance"]["author"] == "ci:x"
    assert book.ok("--dry-run", "conclude", "another")["meta"]["dry_run"] is True
    code, out, _ = book.text("show", made["id"], "-j")
    assert (code, out[:6]) == (0, '{"ok":')
    for word in ("-h", "--help"):
        asked = book.ok("conclude", word)
        assert asked["envelope_kind"] == "help"
        assert asked["data"] == book.data("help", "conclude")


@pytest.mark.requirement("PRODUCT 3 no project is needed")
@pytest.mark.parametrize(
    "words",
    [["help"], ["help", "trust"], ["schema"], ["schema", "claim"], ["examples"],
     ["completions", "bash"], ["explain", "lockable"], ["errors", "list"],
     ["errors", "show", "usage"], ["--version"], ["trust", "--help"]],
    ids=" ".join,
)  # fmt: skip
def test_what_needs_no_project(book: Book, words: list[str]) -> None:
    (book.root / ".dont").rename(book.root / "elsewhere")
    book.ok(*words)


@pytest.mark.requirement("PRODUCT 3 config-missing")
@pytest.mark.parametrize(
    "words",
    [["list"], ["vocab"], ["prime"], ["conclude", "x"], ["check"], ["doctor"], ["rules", "list"],
     ["show", ABSENT], ["apply", "-"], ["spawns"], ["repeat"], ["suggest-term", "x"],
     ["disturb", "README.md"], ["graph"], ["ground", "x", "-e", URI]],
    ids=lambda words: words[0],
)  # fmt: skip
def test_what_needs_one_says_how_to_make_it(book: Book, words: list[str]) -> None:
    (book.root / ".dont").rename(book.root / "elsewhere")
    _, envelope = book.run(*words, stdin='[{"verb": "conclude", "statement": "x"}]')
    if words[0] == "doctor" and envelope["ok"]:
        return
    assert envelope["data"]["code"] == "config-missing"
    assert envelope["data"]["remediation"][0]["argv"][:2] == ["dont", "init"]


@pytest.mark.requirement("PRODUCT 3 DONT_DIR")
def test_paths_count_from_the_work_tree_when_the_ledger_lies_elsewhere(book: Book) -> None:
    ledger = {"DONT_DIR": str(book.root / "deep/ledger")}
    book.ok("init", "--name", "x", env=ledger)
    assert (book.root / "deep/ledger/config.toml").is_file()
    made = book.data("ground", "it greets", "--file", "README.md", "--lines", "1", env=ledger)
    assert made["evidence"][0]["path"] == "README.md"
    assert book.data("list")["count"] == 0
    assert book.data("list", env=ledger)["count"] == 1

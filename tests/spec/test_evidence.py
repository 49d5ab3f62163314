"""Evidence: how its options are read, what is kept of a file, and what is said of it later."""

from __future__ import annotations

import subprocess

import pytest

from tests.spec.helpers import OTHER, URI, WHY, Book, codes

TEXT = "alpha\nThe limit is 500 requests per minute.\ngamma\ndelta\n"


def _audit(book: Book, claim: str) -> dict[str, object]:
    found: dict[str, object] = book.data("show", claim)["evidence"][0]["audit"]
    return found


@pytest.mark.requirement("PRODUCT 3 evidence options are read in order")
def test_options_belong_to_the_reference_before_them(book: Book) -> None:
    book.project.files({"a.md": f"# Limits\n{TEXT}"})
    made = book.data(
        "ground", "it is so", "-e", URI, "--quote", "first words", "--kind", "web",
        "--file", "a.md", "--lines", "3-4", "--anchor", "Limits", "--quote", "500 requests",
        "--note", "of the file", "-e", OTHER, "--refutes", "--note", "against it",
    )  # fmt: skip
    one, two, three = made["evidence"]
    assert (one["source_uri"], one["quote"], one["supports"]) == (URI, "first words", True)
    assert (two["path"], two["line_start"], two["line_end"]) == ("a.md", 3, 4)
    assert (two["quote"], two["note"], two["kind"]) == ("500 requests", "of the file", "repo-file")
    assert (three["source_uri"], three["supports"], three["note"]) == (OTHER, False, "against it")
    assert three["quote"] is None


@pytest.mark.requirement("PRODUCT 3 evidence options are read in order")
@pytest.mark.parametrize(
    "tail",
    [["--quote", "x"], ["--kind", "web"], ["--refutes"], ["--lines", "1"], ["--anchor", "x"]],
    ids=lambda tail: tail[0],
)
def test_an_option_with_no_reference_before_it_is_a_usage_error(
    book: Book, tail: list[str]
) -> None:
    claim = book.claim("it is so")
    book.no("usage", "dismiss", claim, *tail, "--evidence", URI)


@pytest.mark.requirement("PRODUCT 5.15")
def test_what_is_said_of_lines_that_change(book: Book) -> None:
    path = book.root / "a.txt"
    path.write_text(TEXT, encoding="utf-8")
    claim = str(book.data("ground", "the limit is 500", "--file", "a.txt", "--lines", "2")["id"])
    kept = book.data("show", claim)["evidence"][0]
    assert kept["excerpt"].strip() == "The limit is 500 requests per minute."
    assert kept["fingerprint"]
    told = {"current": TEXT, "moved": "new\n" + TEXT}
    told["reformatted"] = TEXT.replace("The limit", "  The   limit")
    told["drifted"] = TEXT.replace("500", "50")
    for expected, text in told.items():
        path.write_text(text, encoding="utf-8")
        assert _audit(book, claim)["status"] == expected
        assert book.status(claim) == "verified"
    path.unlink()
    assert _audit(book, claim)["status"] == "missing"
    assert book.status(claim) == "verified"
    assert "evidence-stale" in codes(book.ok("verify-evidence", claim, "--offline"))


@pytest.mark.requirement("PRODUCT 5.15 states of a file")
def test_every_state_of_a_file_is_acceptable_and_named(book: Book) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *words], cwd=book.root, check=True, capture_output=True)

    book.project.files({"clean.txt": "a\n", "dirty.txt": "a\n", "staged.txt": "a\n"})
    git("add", "clean.txt", "dirty.txt")
    git("commit", "-q", "-m", "files")
    git("add", "staged.txt")
    book.project.files({"dirty.txt": "b\n", "untracked.txt": "a\n"})
    (book.root / "binary.bin").write_bytes(bytes(range(256)))
    (book.root / "latin.txt").write_bytes("für\n".encode("latin-1"))
    states = {}
    for name in ("clean", "dirty", "staged", "untracked"):
        made = book.data("ground", f"on {name}", "--file", f"{name}.txt")
        states[name] = made["evidence"][0]["file_state"]
    assert len(set(states.values())) == 4, states
    for name in ("binary.bin", "latin.txt"):
        assert book.data("ground", f"on {name}", "--file", name)["status"] == "verified"


@pytest.mark.requirement("PRODUCT 5.15 paths")
def test_paths_are_kept_from_the_root_wherever_one_stands(book: Book) -> None:
    book.project.files({"deep/er/x.txt": "x\n", "a b ü.txt": "x\n"})
    done = subprocess.run(
        ["dont", "ground", "from below", "--file", "x.txt", "--json"], cwd=book.root / "deep/er",
        env=book.project.environ, capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert '"path":"deep/er/x.txt"' in done.stdout
    made = book.data("ground", "odd name", "--file", "a b ü.txt", "--lines", "1")
    assert made["evidence"][0]["path"] == "a b ü.txt"


@pytest.mark.requirement("PRODUCT 5.15 path-escapes-root")
@pytest.mark.parametrize("path", ["../x", "a/../../x", "/etc/hostname", "repo:../x#L1"])
def test_nothing_outside_the_project_is_evidence(book: Book, path: str) -> None:
    flag = "--evidence" if path.startswith("repo:") else "--file"
    book.no("path-escapes-root", "ground", "it is so", flag, path)


@pytest.mark.requirement("PRODUCT 5.16")
@pytest.mark.parametrize(
    ("quote", "verdict"),
    [
        ("The limit is 500 requests", "here"),
        ("the   limit is\n500 requests per minute", None),
        ("limit … per minute", "here"),
        ("limit ... minute", "here"),
        ("The limit is 501 requests", "nowhere"),
        ("The limit is 500 requests per second", "nowhere"),
        ("The limit is not 500 requests", "nowhere"),
    ],
)
def test_what_is_said_of_a_quote(book: Book, quote: str, verdict: str | None) -> None:
    book.project.files({"a.txt": TEXT})
    claim = str(book.data("ground", "it is so", "--file", "a.txt", "--quote", quote)["id"])
    found = book.data("verify-evidence", claim, "--offline")["references"][0]
    if verdict is not None:
        assert found["quote_verdict"] == verdict
    assert book.status(claim) == "verified"


@pytest.mark.requirement("PRODUCT 5.16 elsewhere")
def test_a_quote_in_another_reference_is_said_to_be_there(book: Book) -> None:
    book.project.files({"a.txt": "nothing\n", "b.txt": TEXT})
    claim = str(
        book.data("ground", "it is so", "--file", "a.txt", "--quote", "limit is 500 requests",
                  "--file", "b.txt")["id"]
    )  # fmt: skip
    found = book.data("verify-evidence", claim, "--offline")["references"]
    assert found[0]["quote_verdict"] == "elsewhere"
    assert "b.txt" in str(found[0])


@pytest.mark.requirement("PRODUCT 1.4 not measured")
def test_what_was_not_looked_at_is_not_measured(book: Book) -> None:
    claim = str(book.data("ground", "it is so", "-e", URI, "--quote", "words")["id"])
    made = book.ok("verify-evidence", claim, "--offline")
    assert made["data"]["references"][0]["quote_verdict"] == "not-measured"
    assert "evidence-stale" not in codes(made)
    assert book.data("check")["passed"]


@pytest.mark.requirement("PRODUCT 3 disturb")
def test_which_claims_rest_on_lines(book: Book) -> None:
    book.project.files({"a.txt": TEXT})
    claim = str(book.data("ground", "it is so", "--file", "a.txt", "--lines", "2-3")["id"])
    for place, expected in (("a.txt", [claim]), ("a.txt:3", [claim]), ("a.txt:1-2", [claim]),
                            ("a.txt:4", []), ("README.md", [])):  # fmt: skip
        shown = book.data("disturb", place)
        assert [one["id"] for one in shown["claims"]] == expected, place


# ---- requests for helpers ------------------------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.17 late callbacks")
def test_a_late_answer_applies_with_a_warning(book: Book) -> None:
    claim = book.claim("it is so")
    book.configure("[harness]\nspawn_timeout_hours = 0.0000001")
    asked = book.data("assume", claim, env={"DONT_HARNESS": "1"})["request_id"]
    assert book.data("spawns", "--timed-out")["count"] == 1
    made = book.ok("trust", claim, "-r", WHY, "--request", asked, "--author", "llm:other")
    assert codes(made) == ["spawn-expired"]
    assert made["data"]["status"] == "doubted"
    assert made["meta"]["request_id"] == asked


@pytest.mark.requirement("PRODUCT 5.17 direct mode")
@pytest.mark.parametrize("words", [["assume", "{}"], ["overlook", "{}"], ["guess", "What is X?"]])
def test_direct_mode_without_an_endpoint_is_for_the_operator(book: Book, words: list[str]) -> None:
    claim = book.claim("it is so")
    words = [word.format(claim) for word in words]
    book.no("config-missing", *words, "--direct", env={"DONT_HARNESS": "1"})


# ---- what a reader of tomorrow may write ---------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.19 unknown fields are ignored by our own readers")
def test_fields_of_a_later_version_are_ignored(book: Book) -> None:
    claim = book.claim("it is so")
    for path in (book.root / ".dont/ledger").rglob("*.jsonl"):
        text = path.read_text(encoding="utf-8")
        text = text.replace('"statement":"it is so"', '"statement":"it is so","tags":["new"]')
        path.write_text(text.replace('"v":1,', '"v":1,"later":{"a":1},'), encoding="utf-8")
    shown = book.ok("show", claim)
    assert shown["data"]["statement"] == "it is so"


@pytest.mark.requirement("PRODUCT 5.26")
@pytest.mark.parametrize("flag", ["--depends-on", "--ref"])
def test_a_rule_claim_is_tagged_by_dependency_or_reference(book: Book, flag: str) -> None:
    book.term("proj:rule")
    book.configure('[rules.rule-claim-structure]\nenabled = true\ntag_term = "proj:rule"')
    made = book.ok("conclude", "[TRIGGER] on save", flag, "proj:rule")
    found = [w for w in made["warnings"] if w["rule_name"] == "rule-claim-structure"]
    assert [(w["code"], w["entity_id"]) for w in found] == [("rule-not-met", made["data"]["id"])]
    whole = book.ok("conclude", "[TRIGGER] on save [MODE] strict", flag, "proj:rule")
    assert whole["warnings"] == []
    assert len([w for w in book.ok("prime")["warnings"] if w["rule_name"]]) == 1


@pytest.mark.requirement("seed 000 internal, substrate")
def test_a_ledger_that_cannot_be_written_is_for_the_operator(book: Book) -> None:
    claim = book.claim("it is so")
    ledger = book.root / ".dont/ledger"
    ledger.rename(book.root / "elsewhere")
    ledger.write_text("no folder", encoding="utf-8")
    code, envelope = book.run("trust", claim, "-r", WHY)
    assert not envelope["ok"]
    assert code == 3

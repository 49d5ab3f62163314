"""Claims: duplicates, restatements, atoms, reasons, and what a reopening may do."""

from __future__ import annotations

import pytest

from tests.spec.helpers import OTHER, URI, WHY, Book, clauses, codes


# ---- duplicates ----------------------------------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.12")
def test_a_duplicate_names_the_first_and_two_remedies_in_order(book: Book) -> None:
    first = book.claim("The cache is bounded")
    for verb, more in (("conclude", []), ("ground", ["--evidence", URI])):
        error = book.no("duplicate-claim", verb, "  the CACHE\tis\nbounded ", *more)
        assert error["entity_id"] == first
        argvs = [entry["argv"] for entry in error["remediation"]]
        assert argvs[:2] == [
            ["dont", "dismiss", first, "--evidence", "<uri>"],
            ["dont", "show", first],
        ]
        assert error["rule_name"] is None


@pytest.mark.requirement("PRODUCT 5.12")
@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("STRASSE is long", "straße is long", True),
        ("caf\u00e9", "cafe\u0301", True),
        ("a\u00a0b", "a b", True),
        ("a\u2003 b", "a b", True),
        ("x is 1", "x is 1.", False),
        ("\uff21\uff22", "ab", False),
        ("x²", "x2", False),
        ("up-to-date", "up to date", False),
    ],
)
def test_what_counts_as_the_same_text(book: Book, one: str, two: str, same: bool) -> None:  # noqa: FBT001 - a column of the table
    book.claim(one)
    if same:
        book.no("duplicate-claim", "conclude", two)
    else:
        book.claim(two)


@pytest.mark.requirement("PRODUCT 5.12")
def test_every_way_to_a_second_copy_is_closed(book: Book) -> None:
    first, other = book.claim("the text"), book.claim("another text")
    assert book.no("duplicate-claim", "restate", other, "THE text")["entity_id"] == first
    plan = '[{"verb": "conclude", "statement": "The Text"}]'
    assert book.no("duplicate-claim", "apply", "-", stdin=plan)["entity_id"] == first
    twice = '[{"verb":"conclude","statement":"new"},{"verb":"conclude","statement":"NEW"}]'
    book.no("duplicate-claim", "apply", "-", stdin=twice)
    assert book.data("list")["count"] == 2


@pytest.mark.requirement("PRODUCT 5.22 reopen")
def test_a_text_concluded_again_meanwhile_cannot_be_reopened(book: Book) -> None:
    old = book.claim("the text")
    book.ok("ignore", old, "--reason", WHY)
    new = book.claim("THE TEXT")
    error = book.no("duplicate-claim", "reopen", old)
    assert error["entity_id"] == new
    # Evidence for the other would not bring this one back.
    assert error["remediation"][0]["argv"] == ["dont", "show", new]
    book.ok("ignore", new, "--reason", WHY)
    assert book.data("reopen", old)["status"] == "unverified"
    book.no("duplicate-claim", "reopen", new)


@pytest.mark.requirement("PRODUCT 5.22 reopen")
@pytest.mark.parametrize("make", ["claim", "verified"])
def test_what_is_not_ignored_cannot_be_reopened(book: Book, make: str) -> None:
    made = getattr(book, make)("the text")
    assert book.no("schema-mismatch", "reopen", made)["entity_id"] == made


@pytest.mark.requirement("PRODUCT 5.22 reopen")
def test_a_reopened_claim_is_unverified_whatever_it_was(book: Book) -> None:
    made = book.verified("the text")
    book.ok("ignore", made, "--reason", WHY)
    view = book.data("reopen", made)
    assert view["status"] == "unverified"
    assert len(view["evidence"]) == 2


# ---- restate -------------------------------------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.22 restate")
def test_a_restatement_keeps_references_and_dependencies_only(book: Book) -> None:
    base = book.claim("the base")
    old = book.claim(
        "there are 7 workers", "--atom", "they are 7", "--atom", "they work",
        "--ref", "dont:Claim", "--depends-on", base,
    )  # fmt: skip
    book.ok("hypothesize", old, "somebody miscounted")
    book.ok("dismiss", old, "--evidence", URI, "--atom", "0", "--atom", "1")
    new = book.data("restate", old, "there are 8 workers")
    assert new["depends_on"] == [base]
    assert "dont:Claim" in str(new["refs"])
    assert (new["atoms"], new["evidence"], new["status"]) == ([], [], "unverified")
    assert new["restates"] == old
    gone = book.data("show", old)
    assert (gone["status"], gone["restated_to"]) == ("ignored", new["id"])
    kinds = [event["event_kind"] for event in book.data("show", old, "--history")["history"]]
    assert kinds[-1] == "ignored"


@pytest.mark.requirement("PRODUCT 5.22 restate")
def test_a_restatement_is_one_transaction(book: Book) -> None:
    old = book.claim("there are 7 workers")
    made = book.ok("restate", old, "there are 8 workers")
    history = book.data("show", old, "--history")["history"]
    assert history[-1]["tx"] == made["meta"]["tx"] == made["data"]["provenance"]["tx"]


@pytest.mark.requirement("PRODUCT 5.11")
@pytest.mark.parametrize("text", ["", "  \n"])
def test_a_blank_restatement_is_refused(book: Book, text: str) -> None:
    old = book.claim("there are 7 workers")
    book.no("schema-mismatch", "restate", old, text)
    assert book.status(old) == "unverified"


# ---- atoms ---------------------------------------------------------------------------------------
def _atoms(book: Book) -> str:
    return book.claim("two parts", "--atom", "first", "--atom", "second")


@pytest.mark.requirement("PRODUCT 5.9")
def test_the_last_atom_verifies_the_claim_in_the_same_transaction(book: Book) -> None:
    claim = _atoms(book)
    book.ok("dismiss", claim, "--atom", "1", "--evidence", URI)
    assert book.status(claim) == "unverified"
    done = book.ok("dismiss", claim, "--atom", "0", "--evidence", OTHER)
    assert done["data"]["status"] == "verified"
    history = book.data("show", claim, "--history")["history"]
    assert {event["tx"] for event in history if event["tx"] == done["meta"]["tx"]}
    assert [e["source_uri"] for e in done["data"]["evidence"]] == [URI, OTHER]
    assert all("evidence" not in atom for atom in done["data"]["atoms"])


@pytest.mark.requirement("PRODUCT 5.9")
def test_the_links_of_atoms_show_in_why(book: Book) -> None:
    claim = _atoms(book)
    book.ok("dismiss", claim, "--atom", "1", "--evidence", URI)
    why = book.data("why", claim)
    assert "evidence" in str(why["entity"]["atoms"]) or "atoms" in str(
        [e for e in why["history"] if e["event_kind"] == "dismissed"]
    )


@pytest.mark.requirement("PRODUCT 5.9")
def test_an_open_atom_names_itself_in_the_way_out(book: Book) -> None:
    claim = _atoms(book)
    book.ok("dismiss", claim, "--atom", "0", "--evidence", URI)
    error = book.no("atoms-incomplete", "dismiss", claim, "--evidence", URI)
    first = error["remediation"][0]["argv"]
    assert first[first.index("--atom") + 1] == "1"
    plan = f'[{{"verb": "dismiss", "entity_id": "{claim}", "evidence": [{{"uri": "{URI}"}}]}}]'
    book.no("atoms-incomplete", "apply", "-", stdin=plan)
    book.no("atoms-incomplete", "flag", claim, "--evidence", URI)


@pytest.mark.requirement("PRODUCT 5.9 cannot be configured away")
def test_the_atoms_gate_stays_whatever_the_configuration_says(book: Book) -> None:
    claim = _atoms(book)
    book.configure(
        '[rules]\noff = ["atoms-incomplete"]', "[rules.atoms-incomplete]\nenabled = false"
    )
    _, envelope = book.run("dismiss", claim, "--evidence", URI)
    assert envelope["data"]["code"] in {"atoms-incomplete", "config-invalid"}
    book.configure('[rules]\noff = ["atoms-incomplete"]')
    _, envelope = book.run("dismiss", claim, "--evidence", URI)
    assert envelope["data"]["code"] in {"atoms-incomplete", "config-invalid"}


@pytest.mark.requirement("PRODUCT 5.9")
def test_doubting_one_atom_doubts_the_claim_and_no_other_atom(book: Book) -> None:
    claim = _atoms(book)
    book.ok("dismiss", claim, "--atom", "0", "--atom", "1", "--evidence", URI)
    view = book.data("trust", claim, "--atom", "1", "--reason", WHY)
    assert view["status"] == "doubted"
    assert [atom["status"] for atom in view["atoms"]] == ["verified", "doubted"]
    view = book.data("dismiss", claim, "--atom", "1", "--evidence", OTHER)
    assert view["status"] == "verified"


@pytest.mark.requirement("PRODUCT 5.9")
def test_a_doubted_claim_with_verified_atoms_is_verified_as_a_whole(book: Book) -> None:
    claim = _atoms(book)
    book.ok("dismiss", claim, "--atom", "0", "--atom", "1", "--evidence", URI)
    view = book.data("trust", claim, "--reason", WHY)
    assert view["status"] == "doubted"
    _, answer = book.run("dismiss", claim, "--evidence", OTHER)
    # Either the atoms kept their ground and the claim is verified, or the open ones are named.
    assert answer["ok"] or answer["data"]["code"] == "atoms-incomplete"


@pytest.mark.requirement("seed 002 TrustInput, DismissInput")
@pytest.mark.parametrize("number", ["2", "-1", "99", "x", "1.5"])
@pytest.mark.parametrize("verb", ["trust", "dismiss"])
def test_an_atom_that_is_not_there_is_refused(book: Book, verb: str, number: str) -> None:
    claim = _atoms(book)
    more = ["--reason", WHY] if verb == "trust" else ["--evidence", URI]
    _, envelope = book.run(verb, claim, f"--atom={number}", *more)
    assert envelope["data"]["code"] in {"schema-mismatch", "usage"}
    assert book.status(claim) == "unverified"


@pytest.mark.requirement("PRODUCT 5.11")
def test_a_blank_atom_is_refused_like_a_blank_statement(book: Book) -> None:
    book.no("schema-mismatch", "conclude", "parts", "--atom", "  ")


# ---- reasons -------------------------------------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.10")
@pytest.mark.parametrize(
    "reason",
    ["maybe", "I THINK", "Not sure...", "just in case!", "i think, maybe, not sure",
     "probably might be wrong", "MAYBE; probably"],
)  # fmt: skip
@pytest.mark.parametrize("verb", ["trust", "ignore"])
def test_a_mere_hedge_is_no_reason(book: Book, verb: str, reason: str) -> None:
    claim = book.claim("the text")
    error = book.no("reason-not-hedge", verb, claim, "-r", reason)
    assert error["entity_id"] == claim
    assert error["remediation"][0]["argv"][:3] == ["dont", verb, claim]
    assert book.status(claim) == "unverified"


@pytest.mark.requirement("PRODUCT 5.10")
@pytest.mark.parametrize(
    "reason", ["Maybelline sold it", "improbably", "thinkpad maybes", "probably refuted by run 3"]
)
def test_a_hedge_within_something_is_a_reason(book: Book, reason: str) -> None:
    assert book.data("trust", book.claim("the text"), "-r", reason)["status"] == "doubted"


@pytest.mark.requirement("LESSONS text: upper-case custom hedges")
@pytest.mark.parametrize("pattern", ["Gut Feeling", "gut feeling", "GUT FEELING"])
def test_custom_hedges_match_in_any_case_and_on_words(book: Book, pattern: str) -> None:
    book.configure(f'[trust.hedges]\npatterns = ["{pattern}"]')
    claim = book.claim("the text")
    for reason in ("gut feeling", "Gut FEELING!", "maybe a gut feeling"):
        _, answer = book.run("trust", claim, "-r", reason, "--dry-run")
        assert answer["ok"] is (reason == "maybe a gut feeling" and answer["ok"])
    book.no("reason-not-hedge", "trust", claim, "-r", "maybe")
    assert book.data("trust", claim, "-r", "gut feelings of ann in May")["status"] == "doubted"


@pytest.mark.requirement("PRODUCT 3 missing arguments with a code of their own")
@pytest.mark.parametrize("verb", ["trust", "ignore"])
@pytest.mark.parametrize("more", [[], ["--reason", ""], ["--reason", " \t\n"]])
def test_a_missing_reason_has_a_code_of_its_own(book: Book, verb: str, more: list[str]) -> None:
    claim = book.claim("the text")
    error = book.no("reason-required", verb, claim, *more)
    assert error["remediation"][0]["argv"][:3] == ["dont", verb, claim]


# ---- statements ----------------------------------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.11")
@pytest.mark.parametrize(
    "text",
    ["Vec<T> -> a -> b", "$x; `rm`; | & > < \\", "line one\nline two", "x" * 100_000,
     "a" * 59 + "—" * 20, "b" * 59 + "🎉" * 20, "c" * 59 + "日本" * 20, "bell \x07 and \x1b[31m",
     "--not-an-option", "-j"],
)  # fmt: skip
def test_any_text_is_kept_exactly(book: Book, text: str) -> None:
    made = book.data("conclude", "--", text)
    assert book.data("show", made["id"])["statement"] == text
    code, out, _ = book.text("list")
    assert code == 0
    assert "\x07" not in out
    assert "\x1b[31m" not in out


@pytest.mark.requirement("PRODUCT 5.11")
@pytest.mark.parametrize("value", ["inf", "-inf", "NaN", "1.0001", "-1e-9", "half", ""])
def test_a_confidence_is_a_number_between_nought_and_one(book: Book, value: str) -> None:
    book.no("schema-mismatch", "conclude", "the text", f"--confidence={value}")
    assert book.data("conclude", "the text", "--confidence", "0")["confidence"] == 0
    assert book.data("conclude", "the other", "--confidence", "1")["confidence"] == 1


# ---- references ----------------------------------------------------------------------------------
@pytest.mark.requirement("PRODUCT 5.2")
def test_what_is_a_reference_in_a_statement(book: Book) -> None:
    book.configure('[prefixes]\nEX = "https://ex.example.org/"')
    book.term("proj:Known")
    made = book.ok(
        "conclude", "EX:1 is a proj:Known, not std::vec, 12:30, http://h.example.org/a:b"
    )
    assert made["data"]["derived_assessments"] == ["unresolved-term"]
    refs = str(made["data"]["refs"])
    assert "EX:1" in refs
    for text in ("std:", "12:30", "http://h", "a:b"):
        assert text not in refs


@pytest.mark.requirement("PRODUCT 5.2")
def test_a_uri_is_a_reference_that_needs_no_vocabulary(book: Book) -> None:
    made = book.ok("conclude", "it is so", "--ref", "https://example.org/thing")
    assert made["data"]["derived_assessments"] == []
    assert codes(made) == []


@pytest.mark.requirement("PRODUCT 5.3")
def test_unresolved_references_close_dismiss_and_ground_and_nothing_else(book: Book) -> None:
    made = book.ok("conclude", "it holds", "--ref", "GO:1", "--ref", "proj:Nope")
    claim = made["data"]["id"]
    assert "rule-not-met" in codes(made)
    error = book.no("rule-not-met", "dismiss", claim, "--evidence", URI)
    assert error["rule_name"] == "unresolved-terms"
    assert len(clauses(error)) == 2
    book.ok("trust", claim, "--reason", WHY)
    book.ok("hypothesize", claim, "a rival")
    book.configure('[prefixes]\nGO = "https://go.example.org/"')
    error = book.no("rule-not-met", "ground", "by way of GO:1", "--evidence", URI)
    assert error["rule_name"] == "unresolved-terms"
    assert book.data("list")["count"] == 1


@pytest.mark.requirement("PRODUCT 5.3 overridable")
def test_ungrounded_follows_mode_and_configuration(book: Book) -> None:
    book.configure('[rules]\nstrict = ["ungrounded"]')
    error = book.no("rule-not-met", "conclude", "it holds", "--ref", "GO:1")
    assert error["rule_name"] == "ungrounded"
    book.configure('[rules]\noff = ["ungrounded"]')
    assert codes(book.ok("conclude", "it holds", "--ref", "GO:1")) == []
    text = '[project]\nname = "demo"\nmode = "strict"\n[rules]\nwarn = ["ungrounded"]\n'
    (book.root / ".dont/config.toml").write_text(text, encoding="utf-8")
    made = book.ok("conclude", "it holds too", "--ref", "GO:1")
    assert [w["rule_name"] for w in made["warnings"]] == ["ungrounded"]

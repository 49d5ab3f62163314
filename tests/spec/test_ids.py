"""One resolver serves every verb: every form of an id, in either case, from every side."""

from __future__ import annotations

import pytest

from tests.spec.helpers import URI, WHY, Book

SINGLE = {
    "show": [], "why": [], "trace": [], "graph": [], "verify-evidence": ["--offline"],
    "trust": ["--reason", WHY], "dismiss": ["--evidence", URI], "ignore": ["--reason", WHY],
    "reopen": [], "restate": ["another text"], "hypothesize": ["the disk is full"],
    "assess": ["0", "--refuting", URI], "lock": [], "assume": [], "overlook": [],
}  # fmt: skip
FOR_TERMS = ("show", "why", "trace", "graph", "verify-evidence", "trust", "dismiss", "ignore")
HARNESS = {"DONT_HARNESS": "1"}
# A claim that is not ignored or not verified is refused for its status, once it has been found.
AFTER_FINDING = {"reopen": "schema-mismatch", "lock": "claim-not-verified"}


def forms(full: str) -> list[str]:
    kind, ulid = full.split(":")
    return [
        full,
        full.lower(),
        f"{kind}:{ulid[:20]}",
        f"{kind}:{ulid[:22].lower()}",
        f"{kind.upper()}:{ulid}",
    ]


@pytest.mark.requirement("PRODUCT 2 ids")
@pytest.mark.parametrize("verb", sorted(SINGLE))
def test_every_form_of_an_id_reaches_the_claim(book: Book, verb: str) -> None:
    claim = book.claim("find me")
    book.ok("hypothesize", claim, "the clock is wrong")
    for form in forms(claim):
        words = [verb, form, *SINGLE[verb], "--dry-run"]
        if verb in AFTER_FINDING:
            assert book.no(AFTER_FINDING[verb], *words, env=HARNESS)["entity_id"] == claim
        else:
            assert (claim if verb != "graph" else "find me") in str(book.data(*words, env=HARNESS))


@pytest.mark.requirement("PRODUCT 2 ids")
@pytest.mark.parametrize("verb", FOR_TERMS)
def test_every_form_of_an_id_and_the_curie_reach_the_term(book: Book, verb: str) -> None:
    term = book.term("proj:Find")
    for form in [*forms(term), "proj:Find"]:
        sought = term if verb != "graph" else "proj:Find"
        assert sought in str(book.data(verb, form, *SINGLE[verb], "--dry-run"))


@pytest.mark.requirement("PRODUCT 2 one resolver")
def test_dependencies_are_found_in_every_form_and_named_in_one(book: Book) -> None:
    claim, term = book.claim("the base"), book.term("proj:Base")
    for full in (claim, term):
        for form in forms(full):
            made = book.data("conclude", "on it", "--depends-on", form, "--dry-run")
            assert made["depends_on"] == [full]
    made = book.data("conclude", "on it", "--depends-on", "proj:Base", "--depends-on", claim)
    assert sorted(made["depends_on"]) == sorted([term, claim])


@pytest.mark.requirement("LESSONS ids")
def test_one_thing_named_twice_is_one_dependency(book: Book) -> None:
    term = book.term("proj:Base")
    made = book.data("conclude", "on it", "--depends-on", term, "--depends-on", "proj:Base")
    assert made["depends_on"] == [term]


@pytest.mark.requirement("PRODUCT 2 ids")
@pytest.mark.parametrize("verb", sorted(SINGLE))
def test_what_is_no_id_is_refused_alike_by_every_verb(book: Book, verb: str) -> None:
    claim = book.claim("the only one")
    more = SINGLE[verb]
    for bad in (claim.split(":")[1], "claim:", claim[:9], "project:" + claim[6:], "nonsense"):
        error = book.no("schema-mismatch", verb, bad, *more, env=HARNESS)
        assert error["rule_name"] is None
    absent = "claim:01HX05A9K8VPAAAAAAAAAAAAAA"
    assert book.no("claim-not-found", verb, absent, *more, env=HARNESS)["entity_id"] in {
        absent,
        None,
    }
    book.no("term-not-found", verb, "proj:Nowhere", *more, env=HARNESS)


@pytest.mark.requirement("PRODUCT 2 ids")
def test_four_characters_are_enough_where_they_are_unique(book: Book) -> None:
    claim = book.claim("the only one")
    assert book.data("show", claim[:10])["id"] == claim
    assert book.data("show", claim[:10].lower())["id"] == claim


@pytest.mark.requirement("PRODUCT 2 ambiguous-id")
@pytest.mark.parametrize("verb", ["show", "trust", "dismiss", "lock", "restate", "why"])
def test_an_ambiguous_part_names_its_candidates(book: Book, verb: str) -> None:
    claims = [book.claim(f"claim number {index}") for index in range(2)]
    error = book.no("ambiguous-id", verb, claims[0][:11], *SINGLE[verb])
    assert len(error["remediation"]) == 2
    for entry in error["remediation"]:
        assert sum(claim in entry["argv"] for claim in claims) == 1
    first = error["remediation"][0]["argv"]
    assert first[1] in {verb, "show"}


@pytest.mark.requirement("PRODUCT 2 ambiguous-id")
def test_at_most_five_candidates_are_named(book: Book) -> None:
    plan = "\n".join(f'{{"verb": "conclude", "statement": "number {n}"}}' for n in range(7))
    ops = book.data("apply", "-", stdin=plan)["ops"]
    part = ops[0]["entity_id"][:11]
    assert len(book.no("ambiguous-id", "show", part)["remediation"]) == 5
    depending = ["conclude", "on one of them", "--depends-on", part]
    assert len(book.no("ambiguous-id", *depending)["remediation"]) == 5


@pytest.mark.requirement("PRODUCT 3 show takes event ids")
def test_events_are_shown_and_nothing_else_takes_them(book: Book) -> None:
    claim = book.claim("with a history")
    event = book.data("show", claim, "--history")["history"][0]
    assert event["event_kind"] == "concluded"
    shown = book.ok("show", event["id"])
    assert shown["envelope_kind"] == "event"
    assert shown["data"]["entity_id"] == claim
    _, envelope = book.run("dismiss", event["id"], "--evidence", URI)
    assert not envelope["ok"]


@pytest.mark.requirement("PRODUCT 5.2 depends-on")
def test_what_is_neither_claim_nor_term_is_no_dependency(book: Book) -> None:
    absent = "01HX05A9K8VPAAAAAAAAAAAAAA"
    for name, code in (
        (f"claim:{absent}", "claim-not-found"),
        (f"term:{absent}", "term-not-found"),
        ("proj:Nowhere", "term-not-found"),
        (absent, "schema-mismatch"),
    ):
        book.no(code, "conclude", "on nothing", "--depends-on", name)
    assert book.data("list")["count"] == 0


@pytest.mark.requirement("PRODUCT 3 ids on standard input")
@pytest.mark.parametrize(
    ("verb", "more"),
    [("show", []), ("why", []), ("trust", ["--reason", WHY]), ("dismiss", ["--evidence", URI]),
     ("ignore", ["--reason", WHY]), ("lock", []), ("reopen", []),
     ("verify-evidence", ["--offline"])],
)  # fmt: skip
def test_eight_verbs_read_ids_and_exit_with_the_worst(
    book: Book, verb: str, more: list[str]
) -> None:
    first, second = book.claim("the first"), book.claim("the second")
    absent = "claim:01HX05A9K8VPAAAAAAAAAAAAAA"
    given = [f" \t{first.lower()} \r", "", "   ", absent, second[:28]]
    code, answers = book.each(verb, "-", *more, ids=given)
    assert code == 1
    assert len(answers) == 3
    assert answers[1]["data"]["code"] == "claim-not-found"
    if verb not in AFTER_FINDING:
        assert [one["ok"] for one in answers] == [True, False, True]
        assert first in str(answers[0])
        assert second in str(answers[2])
    code, answers = book.each(verb, "-", *more, "--limit", "2", ids=[first])
    assert (code, answers[-1]["data"]["code"]) == (2, "usage")


@pytest.mark.requirement("PRODUCT 3 each line its own transaction")
def test_lines_before_and_after_a_refused_one_are_written(book: Book) -> None:
    first, second = book.claim("the first"), book.claim("the second")
    _, answers = book.each("trust", "-", "--reason", WHY, ids=[first, "nonsense", second])
    assert answers[0]["meta"]["tx"] < answers[2]["meta"]["tx"]
    assert book.status(first) == book.status(second) == "doubted"


@pytest.mark.requirement("PRODUCT 3 ids on standard input")
@pytest.mark.parametrize("words", [["conclude", "-"], ["define", "-", "--doc", "a thing"]])
def test_texts_are_not_read_from_standard_input(book: Book, words: list[str]) -> None:
    assert book.no("usage", *words)["remediation"]
    assert book.data("list")["count"] == 0


@pytest.mark.requirement("PRODUCT 3 ids on standard input")
def test_no_ids_at_all_is_no_failure(book: Book) -> None:
    code, answers = book.each("show", "-", ids=["", "  "])
    assert (code, answers) == (0, [])

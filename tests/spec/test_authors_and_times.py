"""Who says so, when it was said, and what was known then."""

from __future__ import annotations

import re

import pytest

from tests.spec.helpers import WHY, Book

STAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")


@pytest.mark.requirement("PRODUCT 2 authors")
def test_the_order_in_which_an_author_is_looked_for(book: Book) -> None:
    def author(number: int, env: dict[str, str], *more: str) -> str:
        made = book.data("conclude", f"said {number}", *more, env=env)
        return str(made["provenance"]["author"])

    full = {"DONT_AUTHOR": "llm:env", "USER": "bob"}
    assert author(1, full, "--author", "ci:main") == "ci:main"
    assert author(2, full) == "llm:env"
    assert author(3, {"DONT_AUTHOR": "", "USER": "bob"}) == "human:bob"
    assert author(4, {"DONT_AUTHOR": "", "USER": ""}) == "human:unknown"
    assert author(5, full, "-a", "tool:x:y:z") == "tool:x:y:z"


@pytest.mark.requirement("PRODUCT 2 authors")
@pytest.mark.parametrize("bad", ["ann", ":ann", "human:", "HUMAN:ann", "robot:x", "human: "])
def test_a_writing_verb_refuses_what_is_no_author(book: Book, bad: str) -> None:
    book.no("schema-mismatch", "conclude", "said", "--author", bad)
    assert book.data("list")["count"] == 0


@pytest.mark.requirement("PRODUCT 2 timestamps")
def test_times_come_from_transactions_and_grow(book: Book) -> None:
    made = book.ok("conclude", "said once")
    claim = made["data"]
    assert claim["provenance"]["tx"] == made["meta"]["tx"]
    doubted = book.ok("trust", claim["id"], "--reason", WHY)
    assert doubted["meta"]["tx"] > made["meta"]["tx"]
    assert doubted["data"]["created_at"] == claim["created_at"]
    assert doubted["data"]["updated_at"] > claim["updated_at"]
    assert STAMP.fullmatch(doubted["data"]["updated_at"])
    for event in book.data("show", claim["id"], "--history")["history"]:
        assert STAMP.fullmatch(event["at"])
    assert book.ok("show", claim["id"])["meta"]["tx"] is None


@pytest.mark.requirement("PRODUCT 3 as-of")
def test_the_past_by_transaction_and_by_time(book: Book) -> None:
    first = book.ok("conclude", "said first")
    name = first["data"]["id"]
    second = book.ok("conclude", "said second")
    doubted = book.ok("trust", name, "--reason", WHY)
    assert book.data("list", "--as-of", str(first["meta"]["tx"]))["count"] == 1
    assert book.data("list", "--as-of", str(second["meta"]["tx"]))["count"] == 2
    assert book.data("list", "--as-of", second["data"]["created_at"])["count"] == 2
    for moment in (str(second["meta"]["tx"]), second["data"]["created_at"]):
        listed = book.data("list", "--as-of", moment)["claims"]
        assert {claim["status"] for claim in listed} == {"unverified"}
    now = book.data("list", "--as-of", doubted["data"]["updated_at"])["claims"]
    assert {claim["status"] for claim in now} == {"unverified", "doubted"}
    assert book.data("list", "--as-of", "2001-01-01T00:00:00Z")["count"] == 0
    assert book.data("list", "--as-of", "1")["count"] == 0
    # The same moment in another zone.
    moment = second["data"]["created_at"].removesuffix("Z")
    assert book.data("list", "--as-of", f"{moment}+00:00")["count"] == 2


@pytest.mark.requirement("PRODUCT 3 as-of")
def test_terms_have_a_past_too(book: Book) -> None:
    made = book.ok("define", "proj:A", "--doc", "a thing")
    book.ok("define", "proj:A", "--doc", "a better thing")
    then = book.data("vocab", "--as-of", str(made["meta"]["tx"]))["terms"]
    assert [t["definition"] for t in then if t["curie"] == "proj:A"] == ["a thing"]


@pytest.mark.requirement("PRODUCT 3 as-of")
@pytest.mark.parametrize("bad", ["yesterday", "0", "-1", "2026-13-01T00:00:00Z", ""])
def test_what_is_no_moment_is_refused(book: Book, bad: str) -> None:
    code, envelope = book.run("list", f"--as-of={bad}")
    assert not envelope["ok"]
    assert envelope["data"]["code"] in {"usage", "schema-mismatch"}
    assert code in {1, 2}


@pytest.mark.requirement("PRODUCT 5.23")
def test_lists_hide_what_is_ignored_and_put_the_newest_first(book: Book) -> None:
    names = [book.claim(f"claim {n}") for n in range(4)]
    book.ok("ignore", names[1], "--reason", WHY)
    shown = [claim["id"] for claim in book.data("list")["claims"]]
    assert shown == [names[3], names[2], names[0]]
    assert [c["id"] for c in book.data("list", "--all")["claims"]] == names[::-1]
    assert [c["id"] for c in book.data("list", "--status", "ignored")["claims"]] == [names[1]]
    limited = book.data("list", "--limit", "2")
    assert [c["id"] for c in limited["claims"]] == [names[3], names[2]]
    assert limited["count"] == 2


@pytest.mark.requirement("PRODUCT 3 list")
def test_lists_are_narrowed_by_author(book: Book) -> None:
    book.claim("mine")
    other = book.claim("of another", "--author", "llm:worker")
    assert [c["id"] for c in book.data("list", "--by", "llm:worker")["claims"]] == [other]
    assert book.data("list", "--by", "llm:nobody")["claims"] == []


@pytest.mark.requirement("PRODUCT 5.23")
def test_many_claims_have_no_hidden_limit(book: Book) -> None:
    plan = "\n".join(f'{{"verb": "conclude", "statement": "number {n}"}}' for n in range(250))
    book.ok("apply", "-", stdin=plan)
    assert book.data("list")["count"] == 250

"""Every status, every verb, every kind of author: what is refused, and under which code."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.spec.helpers import OTHER, URI, WHY, Book

AUTHORS = ("human:ann", "llm:worker", "tool:lint", "ci:main")
CLAIMS = ("unverified", "doubted", "verified", "locked", "ignored", "restated")
TERMS = ("unverified", "doubted", "verified", "locked", "ignored")
LINES: dict[str, list[str]] = {
    "trust": ["--reason", WHY],
    "dismiss": ["--evidence", URI],
    "lock": [],
    "ignore": ["--reason", WHY],
    "reopen": [],
}
# What a claim in a status answers to a verb: a code, or the status it then has.
CLAIM_TABLE: dict[str, dict[str, str]] = {
    "trust": {"unverified": "doubted", "doubted": "doubted", "verified": "doubted"},
    "dismiss": {"unverified": "verified", "doubted": "verified", "verified": "verified"},
    "lock": {**dict.fromkeys(CLAIMS[:2], "claim-not-verified"), "verified": "locked"},
    "ignore": {"unverified": "ignored", "doubted": "ignored", "verified": "ignored"},
    "reopen": {
        **dict.fromkeys(CLAIMS[:3], "schema-mismatch"),
        **dict.fromkeys(("ignored", "restated"), "unverified"),
    },
    "restate": dict.fromkeys(CLAIMS[:3], "unverified"),
    "hypothesize": {name: name for name in CLAIMS[:3]},
    "assess": {name: name for name in CLAIMS[:3]},
}  # fmt: skip
TERM_TABLE: dict[str, dict[str, str]] = {
    "trust": CLAIM_TABLE["trust"],
    "dismiss": CLAIM_TABLE["dismiss"],
    "ignore": CLAIM_TABLE["ignore"],
    "reopen": {**dict.fromkeys(TERMS[:3], "schema-mismatch"), "ignored": "unverified"},
}


def _plan() -> list[dict[str, Any]]:
    """Write down a ledger with a claim and a term in every status."""
    sources = [{"uri": URI}, {"uri": OTHER}]
    plan: list[dict[str, Any]] = [
        {"verb": "conclude", "statement": f"a claim that is {name}"} for name in CLAIMS
    ]
    plan += [
        {"verb": "define", "curie": f"proj:{name.title()}", "doc": "a thing"}
        for name in TERMS
        if name != "locked"
    ]
    at = {name: f"${index}" for index, name in enumerate(CLAIMS)}
    for name in ("verified", "locked"):
        plan.append({"verb": "dismiss", "entity_id": at[name], "evidence": sources})
    for name in CLAIMS:
        for index in range(3):
            text = f"rival {index} of {name}"
            plan.append({"verb": "hypothesize", "entity_id": at[name], "text": text})
            plan.append({"verb": "assess", "entity_id": at[name], "idx": index, "refuting": [URI]})
    plan += [
        {"verb": "trust", "entity_id": at["doubted"], "reason": WHY},
        {"verb": "lock", "entity_id": at["locked"]},
        {"verb": "ignore", "entity_id": at["ignored"], "reason": WHY},
        {"verb": "restate", "entity_id": at["restated"], "statement": "there are 8 workers"},
        {"verb": "trust", "entity_id": "proj:Doubted", "reason": WHY},
        {"verb": "dismiss", "entity_id": "proj:Verified", "evidence": sources},
        {"verb": "ignore", "entity_id": "proj:Ignored", "reason": WHY},
    ]
    return plan


def _made(book: Book) -> tuple[dict[str, str], dict[str, str]]:
    ops = book.data("apply", "-", stdin=json.dumps(_plan()))["ops"]
    claims = {name: ops[index]["entity_id"] for index, name in enumerate(CLAIMS)}
    terms = {name: f"proj:{name.title()}" for name in TERMS}
    return claims, {**terms, "locked": "dont:Claim"}


def _expected(kind: str, verb: str, status: str) -> str:
    # A verb for claims refuses every term as such: a reopening would not change that.
    if kind == "term" and verb not in TERM_TABLE:
        return "wrong-entity-kind"
    table = CLAIM_TABLE if kind == "claim" else TERM_TABLE
    found = table.get(verb, {}).get(status)
    if found:
        return found
    return f"{kind}-{'locked' if status == 'locked' else 'ignored'}"


def _answer(envelope: dict[str, Any]) -> str:
    return str(envelope["data"]["status"] if envelope["ok"] else envelope["data"]["code"])


@pytest.mark.requirement("PRODUCT 5.22")
@pytest.mark.requirement("PRODUCT 3 order of refusals")
def test_every_status_answers_every_verb_the_same_to_every_kind_of_author(book: Book) -> None:
    claims, terms = _made(book)
    before = book.log()
    cells = [("claim", s, claims[s]) for s in CLAIMS] + [("term", s, terms[s]) for s in TERMS]
    wrong = []
    for author in AUTHORS:
        tail = ["--author", author, "--dry-run"]
        for verb, more in LINES.items():
            code, answers = book.each(verb, "-", *more, *tail, ids=[c[2] for c in cells])
            assert code == 1
            assert len(answers) == len(cells)
            for (kind, status, _), envelope in zip(cells, answers, strict=True):
                expected = _expected(kind, verb, status)
                if _answer(envelope) != expected:
                    wrong.append((author, kind, status, verb, _answer(envelope), expected))
    assert wrong == [], wrong
    assert book.log() == before


@pytest.mark.requirement("PRODUCT 5.22")
@pytest.mark.parametrize(
    "line",
    [
        ["restate", "{}", "there are 9 workers"],
        ["hypothesize", "{}", "somebody else did it"],
        ["assess", "{}", "0", "--refuting", OTHER],
    ],
    ids=lambda line: str(line[0]),
)
def test_verbs_on_one_claim_answer_every_status(book: Book, line: list[str]) -> None:
    claims, terms = _made(book)
    wrong = []
    for kind, named in (("claim", claims), ("term", terms)):
        for number, (status, name) in enumerate(named.items()):
            author = AUTHORS[number % len(AUTHORS)]
            words = [word.format(name) for word in line]
            _, envelope = book.run(*words, "--author", author, "--dry-run")
            expected = _expected(kind, line[0], status)
            if _answer(envelope) != expected:
                wrong.append((kind, status, line[0], _answer(envelope), expected))
    assert wrong == [], wrong


@pytest.mark.requirement("PRODUCT 5.22")
@pytest.mark.parametrize(
    ("curie", "expected"),
    [("proj:Unverified", "unverified"), ("proj:Doubted", "unverified"),
     ("proj:Verified", "unverified"), ("proj:Ignored", "term-ignored"),
     ("dont:Claim", "term-locked")],
)  # fmt: skip
def test_define_on_a_term_in_every_status(book: Book, curie: str, expected: str) -> None:
    _made(book)
    _, envelope = book.run("define", curie, "--doc", "a thing said anew", "--dry-run")
    assert _answer(envelope) == expected


@pytest.mark.requirement("PRODUCT 5.22")
@pytest.mark.parametrize("verb", ["ground", "conclude"])
def test_what_is_locked_or_ignored_may_still_be_rested_on(book: Book, verb: str) -> None:
    claims, _ = _made(book)
    for status in ("locked", "ignored", "restated"):
        more = ["--evidence", URI] if verb == "ground" else ["--depends-on", claims[status]]
        book.ok(verb, f"it rests on what is {status}", *more, "--dry-run")


@pytest.mark.requirement("PRODUCT 5.22")
@pytest.mark.parametrize(
    ("verb", "more"),
    [("trust", ["--reason", WHY]), ("dismiss", ["--evidence", URI]), ("flag", ["--evidence", URI]),
     ("ignore", ["--reason", WHY]), ("hypothesize", ["the clock is wrong"]),
     ("lock", []), ("restate", ["there are 10 workers"])],
)  # fmt: skip
def test_a_restated_claim_sends_the_same_command_to_its_successor(
    book: Book, verb: str, more: list[str]
) -> None:
    old = book.claim("there are 7 workers")
    new = book.data("restate", old, "there are 8 workers")["id"]
    newest = book.data("restate", new, "there are 9 workers")["id"]
    for name in (old, new):
        error = book.no("claim-ignored", verb, name, *more)
        first = error["remediation"][0]["argv"]
        assert first[0] == "dont"
        assert first[1] in {verb, "dismiss" if verb == "flag" else verb}
        assert first[2] in {new, newest}
        assert newest in first or name == old
        assert first[3:] == more

"""`--dry-run` evaluates everything and writes nothing, for every verb that writes."""

from __future__ import annotations

import json

import pytest

from tests.spec.helpers import URI, WHY, Book

LINES = [
    ["conclude", "something new"], ["define", "proj:New", "--doc", "a thing"],
    ["define", "proj:A", "--doc", "another thing"], ["trust", "{c}", "-r", WHY],
    ["dismiss", "{c}", "-e", URI], ["flag", "{c}", "-e", URI], ["dismiss", "proj:A", "-e", URI],
    ["ground", "something shown", "-e", URI], ["restate", "{c}", "something else"],
    ["hypothesize", "{c}", "a new rival"], ["assess", "{c}", "0", "--refuting", URI],
    ["ignore", "{c}", "-r", WHY], ["reopen", "{i}"], ["verify-evidence", "{v}", "--offline"],
    ["assume", "{c}"], ["overlook", "{c}"], ["guess", "What is X?"],
    ["apply", "plan.json"], ["apply", "plan.json", "--each"], ["import", "jsonld", "voc.jsonld"],
    ["rules", "add", "no-best/rule.yaml"], ["sync-docs"], ["hook", "install", "claude"],
    ["doctor", "--fix"], ["report", "--out", "page.html"],
]  # fmt: skip
RULE = """name: no-best
rule_kind: gate
applies_to: [claim]
verbs: [dismiss]
severity: {permissive: strict, strict: strict, overridable: true}
summary: best is no fact
why: w
clauses:
  - id: best
    require: {statement: {not: {any_of_phrases: [best]}}}
    unmet: it says best
    fixes: [{argv: [dont, restate, "{id}", <text>], description: say it otherwise}]
"""
CASES = """- {name: plain, entity: {entity_kind: claim, statement: it sorts}, met: true}
- {name: best, entity: {entity_kind: claim, statement: it is best}, met: false, unmet: [best]}
"""
VOC = {
    "@context": {"skos": "http://www.w3.org/2004/02/skos/core#"},
    "@id": "http://x.example.org/A",
    "@type": "skos:Concept",
    "skos:prefLabel": "a thing",
}


@pytest.mark.requirement("PRODUCT 3 --dry-run")
@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(line[:2])[:30])
def test_nothing_is_written(book: Book, line: list[str]) -> None:
    claim = book.claim("the text")
    ids = {"c": claim, "v": book.verified("shown"), "i": book.claim("gone")}
    book.ok("hypothesize", claim, "a rival")
    book.ok("ignore", ids["i"], "-r", WHY)
    book.term("proj:A")
    plan = [{"verb": "conclude", "statement": "planned"}]
    book.project.files(
        {
            "plan.json": json.dumps(plan),
            "no-best/rule.yaml": RULE,
            "no-best/cases.yaml": CASES,
            "voc.jsonld": json.dumps(VOC),
        }
    )
    before = book.log()
    shown = {**book.data("prime"), "as_of": None}
    words = [word.format(**ids) for word in line]
    _, envelope = book.run(*words, "--dry-run", env={"DONT_HARNESS": "1"})
    assert envelope["ok"], envelope["data"]
    assert envelope["meta"]["dry_run"] is True
    assert envelope["meta"]["tx"] is None
    assert book.log() == before
    assert {**book.data("prime"), "as_of": None} == shown


@pytest.mark.requirement("PRODUCT 3 --dry-run evaluates everything")
def test_a_dry_run_refuses_what_a_run_would(book: Book) -> None:
    claim = book.claim("the text")
    book.no("claim-not-verified", "lock", claim, "--dry-run")
    book.no("duplicate-claim", "conclude", "the text", "--dry-run")
    book.no("no-evidence", "dismiss", claim, "--dry-run")
    _, envelope = book.run("lock", claim, "--dry-run")
    assert envelope["meta"]["dry_run"] is True


@pytest.mark.requirement("PRODUCT 5.25 --dry-run never feeds the failure log")
def test_a_dry_run_leaves_no_failure_behind(book: Book) -> None:
    claim = book.claim("the text")
    for _ in range(3):
        book.no("claim-not-verified", "lock", claim, "--dry-run")
    assert book.data("repeat")["groups"] == []
    for _ in range(3):
        book.no("claim-not-verified", "lock", claim)
    groups = book.data("repeat")["groups"]
    assert [group["count"] for group in groups] == [3]

"""Plans: all or nothing, or one by one, and always a truthful report."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from dont import Ledger
from tests.spec.helpers import URI, WHY, Book

Plan = list[dict[str, Any]]


def _apply(book: Book, plan: Plan, *more: str) -> tuple[int, dict[str, Any]]:
    return book.run("apply", "-", *more, stdin=json.dumps(plan))


@pytest.mark.requirement("PRODUCT 5.20 forms of a plan")
@pytest.mark.parametrize(
    "text",
    [
        '[{"verb":"conclude","statement":"a"},{"verb":"conclude","statement":"b"}]',
        '{"verb":"conclude","statement":"a"}\n\n{"verb":"conclude","statement":"b"}\n',
        "- verb: conclude\n  statement: a\n- {verb: conclude, statement: b}\n",
        '{"verb":"conclude","statement":"a"}\r\n{"verb":"conclude","statement":"b"}',
    ],
    ids=["json", "ndjson", "yaml", "crlf"],
)
def test_a_plan_comes_in_three_forms(book: Book, text: str) -> None:
    report = book.data("apply", "-", stdin=text)
    assert report["outcome"] == "applied"
    assert [op["index"] for op in report["ops"]] == [0, 1]
    book.project.files({"plan.txt": text.replace("a", "c", 1)})
    assert {c["statement"] for c in book.data("list")["claims"]} == {"a", "b"}


@pytest.mark.requirement("PRODUCT 5.20")
def test_a_plan_from_a_file_is_the_same(book: Book) -> None:
    book.project.files({"plan.yaml": "- {verb: conclude, statement: yes it is}\n"})
    assert book.data("apply", "plan.yaml")["outcome"] == "applied"
    _, envelope = book.run("apply", "nowhere.json")
    assert not envelope["ok"]


@pytest.mark.requirement("PRODUCT 5.20 malformed plans")
@pytest.mark.parametrize(
    "plan",
    [
        [{"verb": "explode"}], [{"statement": "no verb"}], ["conclude"], {"verb": 1}, 3,
        [{"verb": "conclude", "statement": "a", "colour": "red"}],
        [{"verb": "conclude", "statement": 3}],
        [{"verb": "dismiss", "entity_id": "$0", "evidence": [{"uri": URI}]}],
        [{"verb": "conclude", "statement": "a"}, {"verb": "lock", "entity_id": "$5"}],
        [{"verb": "conclude", "statement": "a"}, {"verb": "show", "entity_id": "$0"}],
        [{"verb": "conclude", "statement": "a", "atoms": "not a list"}],
        [{"verb": "lock", "entity_id": "$²"}], [{"verb": "lock", "entity_id": f"${'9' * 5000}"}],
    ],
    ids=lambda plan: json.dumps(plan)[:40],
)  # fmt: skip
@pytest.mark.parametrize("each", [False, True])
def test_a_malformed_plan_is_refused_as_such(book: Book, plan: Plan, *, each: bool) -> None:
    code, envelope = _apply(book, plan, *(["--each"] if each else []))
    data = envelope["data"]
    assert (code, data["code"]) == (1, "schema-mismatch"), data
    # What is malformed is found before anything runs, save a `$n` that names no earlier result.
    written = int(each and "$5" in json.dumps(plan))
    assert book.data("list")["count"] == written


@pytest.mark.requirement("PRODUCT 5.20")
@pytest.mark.parametrize("text", ["", " \n", "[]"])
def test_a_plan_of_nothing(book: Book, text: str) -> None:
    before = book.log()
    _, envelope = book.run("apply", "-", stdin=text)
    if envelope["ok"]:
        assert (envelope["data"]["ops"], envelope["data"]["wrote_any"]) == ([], False)
    else:
        assert envelope["data"]["code"] == "schema-mismatch"
    assert book.log() == before


@pytest.mark.requirement("PRODUCT 5.20 report")
def test_a_refused_plan_tells_what_did_not_happen(book: Book) -> None:
    plan = [
        {"verb": "conclude", "statement": "first"},
        {"verb": "lock", "entity_id": "$0"},
        {"verb": "conclude", "statement": "third"},
    ]
    before = book.log()
    code, envelope = _apply(book, plan)
    error = envelope["data"]
    assert (code, error["code"]) == (1, "claim-not-verified")
    report = error["report"]
    assert (report["outcome"], report["wrote_any"]) == ("refused", False)
    assert [op["status"] for op in report["ops"]] == ["not_run", "failed", "not_run"]
    assert [op["verb"] for op in report["ops"]] == ["conclude", "lock", "conclude"]
    assert report["ops"][1]["error"]["code"] == "claim-not-verified"
    assert "claim:" not in json.dumps(error["remediation"]) + str(error["unmet_clauses"])
    for clause in error["unmet_clauses"]:
        assert clause["fix_argv"] is None
        assert json.loads(clause["fix"])["verb"]
    assert error["remediation"][0]["effect"] == "read"
    assert book.log() == before
    book.project.files({"plan.json": json.dumps(plan)})
    _, envelope = book.run("apply", "plan.json")
    first = envelope["data"]["remediation"][0]["argv"]
    assert first == ["dont", "apply", "plan.json", "--each"]


@pytest.mark.requirement("PRODUCT 5.20 report")
def test_a_refusal_on_an_older_claim_names_it(book: Book) -> None:
    claim = book.claim("an old one")
    _, envelope = _apply(
        book, [{"verb": "conclude", "statement": "x"}, {"verb": "lock", "entity_id": claim}]
    )
    error = envelope["data"]
    assert error["entity_id"] == claim
    assert claim in str(error["remediation"]) + str(error["unmet_clauses"])


@pytest.mark.requirement("PRODUCT 5.20 --each")
def test_the_outcome_follows_what_was_written(book: Book) -> None:
    good = {"verb": "conclude", "statement": "first"}
    bad = {"verb": "lock", "entity_id": "$0"}
    code, envelope = _apply(book, [good, bad, {"verb": "conclude", "statement": "third"}], "--each")
    report = envelope["data"]["report"]
    assert (code, report["outcome"], report["wrote_any"]) == (1, "failed", True)
    assert [op["status"] for op in report["ops"]] == ["applied", "failed", "not_run"]
    assert report["ops"][0]["entity_id"] == book.data("list")["claims"][0]["id"]
    # The very same kind of error, before anything was written.
    code, envelope = _apply(
        book, [{"verb": "lock", "entity_id": report["ops"][0]["entity_id"]}, good], "--each"
    )
    report = envelope["data"]["report"]
    assert (report["outcome"], report["wrote_any"]) == ("refused", False)


@pytest.mark.requirement("PRODUCT 5.20 one transaction")
def test_a_plan_is_one_transaction_and_with_each_it_is_many(book: Book) -> None:
    plan = [{"verb": "conclude", "statement": text} for text in ("a", "b")]
    book.ok("apply", "-", stdin=json.dumps(plan))
    first = {c["provenance"]["tx"] for c in book.data("list")["claims"]}
    assert len(first) == 1
    plan = [{"verb": "conclude", "statement": text} for text in ("c", "d")]
    book.ok("apply", "-", "--each", stdin=json.dumps(plan))
    assert len({c["provenance"]["tx"] for c in book.data("list")["claims"]}) == 3


@pytest.mark.requirement("PRODUCT 5.20 $n")
def test_later_operations_name_earlier_results_everywhere(book: Book) -> None:
    plan: Plan = [
        {"verb": "conclude", "statement": "the base"},
        {"verb": "define", "curie": "proj:A", "doc": "a thing"},
        {"verb": "conclude", "statement": "the top", "depends_on": ["$0", "$1", "proj:A"]},
        {"verb": "dismiss", "entity_id": "$2", "evidence": [{"uri": URI}]},
        {"verb": "restate", "entity_id": "$0", "statement": "a better base"},
        {"verb": "trust", "entity_id": "$4", "reason": WHY},
        {"verb": "ground", "statement": "costs $5", "evidence": [{"uri": URI}]},
    ]
    ops = book.data("apply", "-", stdin=json.dumps(plan))["ops"]
    top = book.data("show", ops[2]["entity_id"])
    assert sorted(top["depends_on"]) == sorted([ops[0]["entity_id"], ops[1]["entity_id"]])
    assert top["status"] == "verified"
    assert book.status(ops[4]["entity_id"]) == "doubted"
    assert book.data("show", ops[6]["entity_id"])["statement"] == "costs $5"


@pytest.mark.requirement("PRODUCT 5.20 $n")
def test_a_text_that_looks_like_a_result_stays_what_it_is(book: Book) -> None:
    book.project.files({"prices.txt": "$0\n"})
    plan: Plan = [
        {"verb": "conclude", "statement": "it costs nothing", "atoms": ["$0", "$7"]},
        {"verb": "dismiss", "entity_id": "$0", "atom_idx": [0, 1], "note": "$0",
         "evidence": [{"file": "prices.txt", "quote": "$0"}]},
        {"verb": "hypothesize", "entity_id": "$0", "text": "$1"},
        {"verb": "conclude", "statement": "$3"},
    ]  # fmt: skip
    ops = book.data("apply", "-", stdin=json.dumps(plan))["ops"]
    shown = book.data("show", ops[0]["entity_id"])
    assert [atom["text"] for atom in shown["atoms"]] == ["$0", "$7"]
    assert shown["evidence"][0]["quote"] == "$0"
    assert shown["hypotheses"][0]["text"] == "$1"
    assert book.data("show", ops[3]["entity_id"])["statement"] == "$3"


@pytest.mark.requirement("PRODUCT 5.20 $n")
def test_a_definition_names_a_term_of_the_same_plan(book: Book) -> None:
    plan: Plan = [
        {"verb": "define", "curie": "proj:A", "doc": "a thing"},
        {"verb": "define", "curie": "proj:B", "doc": "a thing", "kind_of": ["$0"],
         "attribute": [{"name": "part", "curie": "$0"}]},
        {"verb": "conclude", "statement": "it is one", "refs": ["$1"]},
    ]  # fmt: skip
    ops = book.data("apply", "-", stdin=json.dumps(plan))["ops"]
    shown = book.data("show", "proj:B")
    assert (shown["kind_of"], shown["attributes"][0]["curie"]) == (["proj:A"], "proj:A")
    assert book.data("show", ops[2]["entity_id"])["refs"] == ["proj:B"]


@pytest.mark.requirement("PRODUCT 5.20 author")
def test_an_operation_may_have_an_author(book: Book) -> None:
    plan: Plan = [
        {"verb": "conclude", "statement": "a", "author": "llm:worker"},
        {"verb": "conclude", "statement": "b"},
    ]
    _, envelope = _apply(book, plan, "--each")
    assert envelope["ok"], envelope["data"]
    authors = {c["statement"]: c["provenance"]["author"] for c in book.data("list")["claims"]}
    assert authors == {"a": "llm:worker", "b": "human:ann"}
    _, envelope = _apply(book, [{"verb": "conclude", "statement": "c", "author": "nobody"}])
    assert envelope["data"]["code"] == "schema-mismatch"


def _authors(book: Book) -> dict[str, str]:
    claims = book.data("list")["claims"]
    return {one["statement"]: one["provenance"]["author"] for one in claims}


@pytest.mark.requirement("PRODUCT 5.20 author")
def test_one_transaction_has_one_author(book: Book) -> None:
    plan: Plan = [{"verb": "conclude", "statement": text, "author": "llm:w"} for text in "ab"]
    assert _apply(book, plan, "--author", "human:zed")[0] == 0
    assert _authors(book) == {"a": "llm:w", "b": "llm:w"}
    mixed = [{"verb": "conclude", "statement": "c"}, {**plan[0], "statement": "d"}]
    before = book.log()
    _, envelope = _apply(book, mixed)
    assert envelope["data"]["code"] == "schema-mismatch"
    assert "`llm:w`" in envelope["data"]["message"]
    assert [op["status"] for op in envelope["data"]["report"]["ops"]] == ["not_run", "failed"]
    assert book.log() == before


@pytest.mark.requirement("PRODUCT 5.20 author")
def test_who_applies_is_the_author_where_an_operation_names_none(book: Book) -> None:
    plan: Plan = [
        {"verb": "conclude", "statement": "a", "author": "llm:w"},
        {"verb": "conclude", "statement": "b"},
    ]
    with Ledger.open(str(book.project.root)) as ledger:
        ledger.apply("-", ops=plan, each=True, author="human:zed")
    assert _authors(book) == {"a": "llm:w", "b": "human:zed"}


@pytest.mark.requirement("PRODUCT 3 --dry-run evaluates everything")
def test_a_dry_run_of_each_sees_what_earlier_operations_would_leave(book: Book) -> None:
    plan: Plan = [
        {"verb": "conclude", "statement": "a", "author": "llm:w"},
        {"verb": "trust", "entity_id": "$0", "reason": WHY},
    ]
    before = book.log()
    _, envelope = _apply(book, plan, "--each", "--dry-run")
    assert envelope["ok"], envelope["data"]
    report = envelope["data"]
    assert (report["outcome"], report["wrote_any"]) == ("applied", False)
    _, envelope = _apply(book, [*plan, {"verb": "lock", "entity_id": "$0"}], "--each", "--dry-run")
    error = envelope["data"]
    assert (error["code"], error["report"]["outcome"]) == ("claim-not-verified", "refused")
    assert "claim:" not in json.dumps([error["remediation"], error["unmet_clauses"]])
    assert book.log() == before


@pytest.mark.requirement("PRODUCT 5.20 report")
def test_a_term_that_was_there_before_is_named_although_the_plan_defines_it(book: Book) -> None:
    term = book.term("proj:A")
    plan: Plan = [
        {"verb": "define", "curie": "proj:A", "doc": "another thing"},
        {"verb": "lock", "entity_id": "$0"},
    ]
    error = _apply(book, plan)[1]["data"]
    assert (error["code"], error["entity_id"]) == ("wrong-entity-kind", term)
    assert error["cause"] == []


@pytest.mark.requirement("PRODUCT 5.20 report")
def test_a_claim_is_named_although_its_successor_is_rolled_back(book: Book) -> None:
    claim = book.claim("an old one")
    plan: Plan = [
        {"verb": "restate", "entity_id": claim, "statement": "a better one"},
        {"verb": "trust", "entity_id": claim, "reason": WHY},
    ]
    error = _apply(book, plan)[1]["data"]
    assert (error["code"], error["entity_id"]) == ("claim-ignored", claim)
    assert claim in error["message"]
    named = set(re.findall("claim:[0-9A-Z]{26}", json.dumps(error["remediation"])))
    assert named <= {claim}


@pytest.mark.requirement("PRODUCT 5.20 every gate holds in a plan")
@pytest.mark.parametrize(
    ("operation", "code"),
    [
        ({"verb": "dismiss", "entity_id": "{c}", "evidence": []}, "no-evidence"),
        ({"verb": "dismiss", "entity_id": "{c}"}, "no-evidence"),
        (
            {"verb": "dismiss", "entity_id": "{c}", "evidence": [{"uri": "nope"}]},
            "unresolvable-uri",
        ),
        ({"verb": "ground", "statement": "x", "evidence": []}, "no-evidence"),
        ({"verb": "trust", "entity_id": "{c}"}, "reason-required"),
        ({"verb": "trust", "entity_id": "{c}", "reason": "maybe"}, "reason-not-hedge"),
        ({"verb": "ignore", "entity_id": "{c}", "reason": "perhaps"}, None),
        ({"verb": "conclude", "statement": " "}, "schema-mismatch"),
        ({"verb": "conclude", "statement": "x", "confidence": 2}, "schema-mismatch"),
        ({"verb": "conclude", "statement": "x", "confidence": "high"}, "schema-mismatch"),
        (
            {"verb": "define", "curie": "proj:A", "doc": "a thing", "label": "tensor"},
            "term-shape-indefinite",
        ),
        ({"verb": "define", "curie": "proj:A", "doc": "d", "kind_of": ["proj:X"]}, "rule-not-met"),
        ({"verb": "define", "curie": "dont:Claim", "doc": "d"}, "term-locked"),
        ({"verb": "lock", "entity_id": "dont:Claim"}, None),
        ({"verb": "reopen", "entity_id": "{c}"}, "schema-mismatch"),
        ({"verb": "assess", "entity_id": "{c}", "idx": 7, "refuting": [URI]}, "schema-mismatch"),
    ],
    ids=lambda value: json.dumps(value)[:50],
)  # fmt: skip
def test_an_operation_is_refused_like_its_command(
    book: Book, operation: dict[str, Any], code: str | None
) -> None:
    claim = book.claim("the text")
    before = book.log()
    text = json.dumps([operation]).replace("{c}", claim)
    exit_status, envelope = book.run("apply", "-", stdin=text)
    assert exit_status == 1
    if code:
        assert envelope["data"]["code"] == code
    assert envelope["data"]["report"]["outcome"] == "refused"
    assert book.log() == before

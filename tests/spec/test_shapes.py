"""One envelope of every kind, held against the schema that the command itself publishes."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from tests.spec.helpers import ALWAYS, OTHER, URI, WHY, Book, schema_of

KINDS = [
    "init", "help", "managed_docs", "hooks", "claim", "claims", "term", "term_list", "event",
    "events", "spawn_request", "spawn_requests", "rule", "rule_result", "rules", "prime", "why",
    "trace", "doctor", "examples", "schema_doc", "version", "empty", "error", "apply", "import",
    "check", "explain", "graph", "error_codes", "classified", "repeat", "disturb", "verified",
]  # fmt: skip
ARRAYS = {
    "claim": "derived_assessments atoms hypotheses evidence depends_on",
    "term": "kind_of related_to derived_assessments attributes evidence depends_on",
    "prime": "ontologies blocking invariants",
    "why": "history remediation",
    "trace": "blockers",
    "claims": "claims",
    "term_list": "terms",
    "check": "findings",
    "disturb": "claims",
    "verified": "references",
    "repeat": "groups",
    "rules": "rules",
    "rule_result": "results",
    "spawn_requests": "requests",
    "error_codes": "codes",
    "import": "problems",
}
FIELDS = {
    "claim": "id entity_kind statement status confidence provenance created_at updated_at "
    "applicable_rules",
    "term": "id entity_kind curie definition label status confidence provenance created_at "
    "applicable_rules",
    "event": "entity_id tx event_kind at author reason evidence_uri spawn_request_id",
    "prime": "project mode status_counts assessment_counts rules pending_spawns harness_mode",
    "why": "entity applicable_rules",
    "trace": "entity_id as_of",
    "claims": "as_of count",
    "term_list": "as_of count",
    "check": "passed scope counts",
    "verified": "entity_id",
    "disturb": "path",
    "rule_result": "passed",
    "spawn_requests": "count",
    "spawn_request": "request_id request_kind context return_to issued_at expires_at",
    "classified": "error class location outcome confidence evidence",
    "explain": "name text",
    "import": "source canonical_source_id release counts",
    "schema_doc": "schema_name schema_version json_schema",
    "version": "cli_version envelope_version",
}
TURTLE = """@prefix ex: <http://ex.example.org/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
ex:A a <http://www.w3.org/2002/07/owl#Class> ; rdfs:label "a thing" .
"""


@pytest.mark.requirement("PRODUCT 4 envelope_kind")
def test_every_kind_of_envelope_has_its_fields(book: Book) -> None:
    book.project.files({"voc.ttl": TURTLE})
    claim = book.verified("the text")
    term = book.term("proj:A")
    harness = {"DONT_HARNESS": "1"}
    event = book.data("show", claim, "--history")["history"][0]["id"]
    elsewhere = {"DONT_DIR": str(book.root / "other")}
    lines: list[tuple[list[str], dict[str, str]]] = [
        (words, {})
        for words in (
            ["help"], ["sync-docs"], ["hook", "status"], ["show", claim], ["list"], ["show", term],
            ["vocab"], ["show", event], ["rules", "show", "lockable"], ["rules", "list"],
            ["rules", "test"], ["prime"], ["why", claim], ["trace", claim], ["doctor"],
            ["examples"],
            ["schema", "claim"], ["--version"], ["schema"], ["check"], ["explain", "lockable"],
            ["graph"], ["errors", "list"], ["repeat"], ["disturb", "README.md"],
            ["verify-evidence", claim, "--offline"], ["nonsense"], ["import", "ttl", "voc.ttl"],
            ["spawns", "--all"],
        )
    ]  # fmt: skip
    lines += [(["assume", claim], harness), (["init"], elsewhere)]
    seen: dict[str, dict[str, Any]] = {}
    for words, env in lines:
        _, envelope = book.run(*words, env=env)
        seen[envelope["envelope_kind"]] = envelope["data"]
    plan = '[{"verb":"conclude","statement":"planned"}]'
    for words, stdin in ((["apply", "-"], plan), (["errors", "classify"], "error: x\n")):
        _, envelope = book.run(*words, stdin=stdin)
        seen[envelope["envelope_kind"]] = envelope["data"]
    assert set(KINDS) - set(seen) <= {"events"}
    assert set(seen) <= set(KINDS)
    for kind, names in ARRAYS.items():
        for name in names.split():
            assert isinstance(seen[kind][name], list), (kind, name)
    for kind, names in FIELDS.items():
        assert set(names.split()) <= set(seen[kind]), kind
    assert "updated_at" not in seen["term"]
    assert set(seen["import"]["counts"]) == {"read", "new", "changed", "obsolete"}
    assert seen["why"]["applicable_rules"] == seen["why"]["entity"]["applicable_rules"]


@pytest.mark.requirement("PRODUCT 4 all in the model")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_published_schema(book: Book, kind: str) -> None:
    schema = book.data("schema", kind)["json_schema"]
    jsonschema.Draft202012Validator.check_schema(schema)
    assert "2020-12" in schema["$schema"]


@pytest.mark.requirement("seed 000 remediation invariant")
def test_the_schema_of_errors_demands_a_remedy(book: Book) -> None:
    _, envelope = book.run("nonsense")
    validator = schema_of("error")
    validator.validate(envelope["data"])
    changes: list[dict[str, Any]] = [{"remediation": []}, {"code": "Not Kebab"}]
    for change in changes:
        with pytest.raises(jsonschema.ValidationError):
            validator.validate({**envelope["data"], **change})
    # New codes and fields come without a new major version.
    validator.validate({**envelope["data"], "code": "a-new-code", "a_new_field": 1})
    for name in ("code", "message", "remediation"):
        with pytest.raises(jsonschema.ValidationError):
            validator.validate({k: v for k, v in envelope["data"].items() if k != name})


@pytest.mark.requirement("seed 002 inputs")
@pytest.mark.usefixtures("book")
def test_inputs_are_held_to_their_schemas() -> None:
    dismiss = schema_of("dismiss-input")
    dismiss.validate({"entity_id": "claim:01HX05A9K8VP", "evidence": [{"uri": URI}]})
    for wrong in (
        {"entity_id": "01HX05A9K8VP", "evidence": [{"uri": URI}]},
        {"entity_id": "claim:01HX05A9K8VP", "evidence": []},
        {"evidence": [{"uri": URI}]},
    ):
        with pytest.raises(jsonschema.ValidationError):
            dismiss.validate(wrong)
    conclude = schema_of("conclude-input")
    conclude.validate({"statement": "x"})
    conclude.validate({"statement": "x", "atoms": ["a"], "refs": ["proj:X"], "confidence": 0.8})
    with pytest.raises(jsonschema.ValidationError):
        conclude.validate({"atoms": []})
    with pytest.raises(jsonschema.ValidationError):
        schema_of("ground-input").validate({"statement": "x", "evidence": []})


@pytest.mark.requirement("PRODUCT 5.19 prime")
def test_prime_counts_what_people_recorded(book: Book) -> None:
    base = book.claim("the base")
    book.verified("shown", "--depends-on", base)
    book.term("proj:A")
    book.ok("trust", base, "--reason", WHY)
    shown = book.data("prime", env={"DONT_HARNESS": "1"})
    assert list(shown["status_counts"]) == [
        "unverified",
        "doubted",
        "verified",
        "locked",
        "ignored",
    ]
    assert shown["status_counts"] == {
        "unverified": 1, "doubted": 1, "verified": 1, "locked": 0, "ignored": 0,
    }  # fmt: skip
    assert set(shown["assessment_counts"]) == {
        "stale", "compromised-support", "dangling-dependency", "unresolved-term",
    }  # fmt: skip
    assert shown["assessment_counts"]["stale"] == 1
    assert shown["blocking"] == [{"id": base, "statement": "the base", "status": "doubted"}]
    assert shown["harness_mode"] is True
    assert set(shown["rules"]) >= {"strict", "warn"}
    assert "unresolved-terms" in shown["rules"]["strict"]
    assert "correlated-error" in shown["rules"]["warn"]
    assert "suggest-term" in json.dumps(book.ok("prime"))


@pytest.mark.requirement("seed 002 EventView")
def test_events_carry_reasons_evidence_and_requests(book: Book) -> None:
    claim = book.claim("the text")
    asked = book.data("assume", claim, env={"DONT_HARNESS": "1"})["request_id"]
    book.ok("trust", claim, "--reason", WHY)
    book.ok("dismiss", claim, "-e", URI, "--request", asked, "--author", "llm:other")
    history = book.data("why", claim)["history"]
    by_kind = {event["event_kind"]: event for event in history}
    assert [event["tx"] for event in history] == sorted(event["tx"] for event in history)
    assert by_kind["trusted"]["reason"] == WHY
    assert by_kind["dismissed"]["evidence_uri"] == URI
    assert by_kind["dismissed"]["spawn_request_id"] == asked
    assert by_kind["spawn-requested"]["spawn_request_id"] == asked
    assert by_kind["concluded"]["reason"] is None
    assert by_kind["concluded"]["evidence_uri"] is None


@pytest.mark.requirement("PRODUCT 4 ErrorResult")
def test_an_error_derives_everything_from_its_row(book: Book) -> None:
    claim = book.claim("the text")
    listed = {row["code"]: row for row in book.data("errors", "list")["codes"]}
    for words in (["lock", claim], ["trust", claim], ["nonsense"], ["show", "claim:"]):
        _, envelope = book.run(*words)
        error = envelope["data"]
        row = listed[error["code"]]
        assert set(ALWAYS) <= set(error)
        for name in ("kind", "severity", "retryability"):
            assert row[name] == error[name]
    first, second = book.run("lock", claim)[1]["data"], book.run("lock", claim)[1]["data"]
    assert first["semantic_signature"] == second["semantic_signature"]
    assert first["error_id"] != second["error_id"]


@pytest.mark.requirement("PRODUCT 3 show --history; 5.9")
def test_a_card_shows_what_hangs_on_a_claim(book: Book) -> None:
    claim = book.claim("shown to people", "--atom", "the first part", "--atom", "the second part")
    book.ok("hypothesize", claim, "a rival explanation")
    book.ok("dismiss", claim, "--atom", "0", "--evidence", OTHER)
    code, out, _ = book.text("show", claim)
    assert code == 0
    for text in (claim, "unverified", "shown to people", "the first part", "a rival explanation",
                 "two.example.net"):  # fmt: skip
        assert text in out
    term = book.term("proj:A")
    _, out, _ = book.text("show", "proj:A")
    for text in (term, "proj:A", "a thing named proj:A", "unverified"):
        assert text in out


@pytest.mark.requirement("PRODUCT 4 prose")
@pytest.mark.parametrize(
    "words",
    [["list"], ["vocab"], ["prime"], ["check"], ["doctor"], ["why", "{}"], ["trace", "{}"],
     ["rules", "list"], ["spawns"], ["repeat"], ["errors", "list"], ["disturb", "README.md"],
     ["graph"], ["explain", "lockable"], ["suggest-term", "thing"]],
)  # fmt: skip
def test_people_get_prose_without_a_flag(book: Book, words: list[str]) -> None:
    claim = book.verified("the text")
    code, out, _ = book.text(*[word.format(claim) for word in words])
    assert code == 0
    assert not out.startswith('{"ok"')
    assert out.strip() or words[0] in {"spawns", "repeat"}


@pytest.mark.requirement("PRODUCT 4 prose goes to stderr")
def test_with_json_nothing_but_the_envelope_is_on_stdout(book: Book) -> None:
    for words in (["--json"], ["nonsense", "--json"], ["help", "nope", "-j"],
                  ["disturb", "README.md", "--json"], ["show", "--json", "claim:"]):  # fmt: skip
        _, out, _ = book.text(*words)
        assert out.count("\n") == 1
        json.loads(out)
    code, out, err = book.text("lock", book.claim("the text"))
    assert (code, out) == (1, "")
    assert "claim-not-verified" in err

"""The gate and the views over what rests on what."""

from __future__ import annotations

import json

import pytest

from tests.spec.helpers import URI, WHY, Book, codes


def _found(data: dict[str, object]) -> list[tuple[str, str]]:
    findings = data["findings"]
    assert isinstance(findings, list)
    return sorted((finding["code"], finding["entity_id"]) for finding in findings)


@pytest.mark.requirement("PRODUCT 5.24")
def test_what_the_gate_finds(book: Book) -> None:
    book.project.files({"a.txt": "one\ntwo\n", "b.txt": "x\n"})
    names = {
        "unverified": book.claim("not shown"),
        "doubted": book.verified("doubted later"),
        "drifted": str(book.data("ground", "it says one", "--file", "a.txt", "--lines", "1")["id"]),
        "missing": str(book.data("ground", "it says x", "--file", "b.txt")["id"]),
        "ignored": book.claim("no matter"),
        "fine": book.verified("all is well"),
        "locked": book.locked("beyond doubt"),
    }
    names["stale"] = book.verified("on it", "--depends-on", names["doubted"])
    book.term("proj:Open")
    book.term("proj:Doubted")
    doubted_term = book.data("trust", "proj:Doubted", "--reason", WHY)["id"]
    book.ok("trust", names["doubted"], "--reason", WHY)
    book.ok("ignore", names["ignored"], "--reason", WHY)
    unresolved = book.claim("refers", "--ref", "proj:Nope")
    book.project.files({"a.txt": "three\ntwo\n"})
    (book.root / "b.txt").unlink()
    found = _found(book.judged("check"))
    touched = {name for _, name in found}
    assert {names["unverified"], names["doubted"], names["drifted"], names["missing"],
            names["stale"], doubted_term, unresolved} == touched  # fmt: skip
    for finding in book.judged("check")["findings"]:
        assert finding["remediation"]
        assert finding["message"]


@pytest.mark.requirement("PRODUCT 5.24 no claims at all")
def test_nothing_to_judge_passes_with_a_warning(book: Book) -> None:
    made = book.ok("check")
    assert made["data"]["passed"] is True
    assert len(codes(made)) == 1
    assert not book.judged("check", "--require-scope")["passed"]


@pytest.mark.requirement("PRODUCT 5.24 paths that match nothing")
def test_a_scope_of_nothing_is_no_pass(book: Book) -> None:
    book.verified("all is well")
    book.configure('[check]\npaths = ["nowhere/**"]')
    code, envelope = book.run("check")
    assert code == 1
    assert not envelope["ok"] or envelope["data"]["passed"] is False


@pytest.mark.requirement("PRODUCT 3 check formats")
@pytest.mark.parametrize("name", ["human", "json", "sarif", "github", "junit"])
@pytest.mark.parametrize("broken", [False, True])
def test_every_format_exits_alike(book: Book, name: str, *, broken: bool) -> None:
    if broken:
        book.claim("not shown")
    else:
        book.verified("shown")
    code, out, _ = book.text("check", "--format", name)
    assert code == int(broken)
    if name in {"json", "sarif"}:
        json.loads(out)


@pytest.mark.requirement("PRODUCT 5.4")
def test_which_support_counts(book: Book) -> None:
    doubted, ignored = book.claim("doubted"), book.claim("ignored")
    locked = book.locked("locked", "--depends-on", doubted)
    book.ok("trust", doubted, "--reason", WHY)
    book.ok("ignore", ignored, "--reason", WHY)
    on_locked = book.claim("on locked", "--depends-on", locked)
    on_ignored = book.claim("on ignored", "--depends-on", ignored)
    behind = book.claim("behind ignored", "--depends-on", on_ignored)

    def derived(name: str) -> list[str]:
        found: list[str] = book.data("show", name)["derived_assessments"]
        return found

    assert derived(locked) == []
    assert derived(on_locked) == []
    assert derived(on_ignored) == ["compromised-support"]
    assert derived(behind) == ["compromised-support"]
    assert derived(ignored) == []
    both = book.claim("on both", "--depends-on", ignored, "--depends-on", doubted)
    assert sorted(derived(both)) == ["compromised-support", "stale"]
    blockers = book.data("trace", both)["blockers"]
    assert {b["path"][0] for b in blockers} == {both}
    assert {b["path"][-1] for b in blockers} == {ignored, doubted}


@pytest.mark.requirement("PRODUCT 5.4 cycles")
def test_a_cycle_alone_means_nothing(book: Book) -> None:
    book.term("proj:A")
    book.term("proj:B", "--kind-of", "proj:A")
    book.ok("define", "proj:A", "--doc", "a thing again", "--related-to", "proj:B")
    for name in ("proj:A", "proj:B"):
        assert book.data("show", name)["derived_assessments"] == []
        assert book.data("trace", name)["blockers"] == []
    book.ok("trust", "proj:B", "--reason", WHY)
    assert book.data("show", "proj:A")["derived_assessments"] == ["stale"]


@pytest.mark.requirement("PRODUCT 5.14")
@pytest.mark.parametrize(
    "uri",
    ["http://", "https:///x", "http:/one", "ftp://h/x", "", " ", "not a uri", "nope:thing",
     "doi:", "doi:abc", "pmid:x", "arxiv:", "urn:", "repo:", "nofile.txt", "mailto:a@b.c"],
)  # fmt: skip
def test_what_is_no_evidence_is_refused(book: Book, uri: str) -> None:
    claim = book.claim("the text")
    for words in (["dismiss", claim], ["ground", "another"]):
        code, envelope = book.run(*words, "--evidence", uri)
        assert code == 1
        assert envelope["data"]["code"] in {"unresolvable-uri"} | (
            {"no-evidence"} if not uri.strip() else set()
        )
    assert book.data("list")["count"] == 1
    assert book.status(claim) == "unverified"


@pytest.mark.requirement("PRODUCT 5.14")
@pytest.mark.parametrize(
    "uri",
    ["HTTP://h.example.org", "https://h.example.org:8443/p?q=1#f", "DOI:10.1000/182", "pmid:1",
     "arxiv:2101.00001v2", "arxiv:hep-th/9901001", "urn:isbn:0451450523", "repo:README.md#L1-L2",
     "repo:README.md#L1", "repo:README.md", "README.md", "./README.md", "dont:Claim",
     "https://[2001:db8::1]/x", "https://müller.example.org/ä"],
)  # fmt: skip
def test_what_is_evidence(book: Book, uri: str) -> None:
    made = book.data("ground", "the text", "--evidence", uri)
    assert made["status"] == "verified"
    assert len(made["evidence"]) == 1


@pytest.mark.requirement("PRODUCT 5.14 assess warns")
def test_malformed_evidence_only_warns_where_it_does_not_block(book: Book) -> None:
    claim = book.claim("the text")
    book.ok("hypothesize", claim, "a rival")
    made = book.ok("assess", claim, "0", "--refuting", "not a uri")
    assert codes(made) == ["evidence-malformed"]


@pytest.mark.requirement("PRODUCT 5.14 --refutes")
def test_evidence_against_alone_does_not_verify(book: Book) -> None:
    claim = book.claim("the text")
    book.no("no-evidence", "dismiss", claim, "--evidence", URI, "--refutes")
    book.no("no-evidence", "ground", "another", "--evidence", URI, "--refutes")


@pytest.mark.requirement("seed 002 assess")
@pytest.mark.parametrize("number", ["1", "-1", "7"])
def test_a_rival_that_is_not_there_is_refused(book: Book, number: str) -> None:
    claim = book.claim("the text")
    book.ok("hypothesize", claim, "a rival")
    _, envelope = book.run("assess", claim, number, "--refuting", URI)
    assert envelope["data"]["code"] in {"schema-mismatch", "usage"}


@pytest.mark.requirement("seed 002 assess")
def test_an_assessment_adds_and_never_repeats(book: Book) -> None:
    claim = book.claim("the text")
    book.ok("hypothesize", claim, "a rival")
    book.ok("assess", claim, "0", "--refuting", URI)
    view = book.data("assess", claim, "0", "--refuting", URI, "--supporting", "doi:10.1000/1")
    assert view["hypotheses"][0]["assessment"] == {
        "supporting": ["doi:10.1000/1"], "refuting": [URI],
    }  # fmt: skip


@pytest.mark.requirement("PRODUCT 5.21 imports")
def test_an_import_is_all_or_nothing_and_once(book: Book) -> None:
    turtle = (
        "@prefix go: <http://purl.obolibrary.org/obo/GO_> .\n"
        "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"
        'go:0006915 a <http://www.w3.org/2002/07/owl#Class>; rdfs:label "apoptotic process" .\n'
    )
    book.project.files({"go.ttl": turtle, "bad.ttl": turtle + "go:1 rdfs:label .\n"})
    _, envelope = book.run("import", "ttl", "bad.ttl")
    data = envelope["data"]
    told = json.dumps(data)
    assert "bad.ttl:4" in told
    assert book.run("suggest-term", "apoptotic")[1]["envelope_kind"] == "empty"
    made = book.data("import", "ttl", "go.ttl")
    assert (made["source"], made["counts"]["new"]) == ("ttl", 1)
    assert made["release"] is None or isinstance(made["release"], str)
    again = book.data("import", "ttl", "go.ttl")
    assert (again["counts"]["new"], again["counts"]["changed"]) == (0, 0)
    found = book.data("suggest-term", "apoptotic")["terms"]
    assert found[0]["label"] == "apoptotic process"


@pytest.mark.requirement("PRODUCT 5.21 destination policy")
@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:9/x.ttl", "http://localhost:9/x.ttl", "http://169.254.169.254/latest",
     "file:///etc/passwd", "http://[::1]:9/x.ttl"],
)  # fmt: skip
def test_an_import_goes_to_public_addresses_only(book: Book, address: str) -> None:
    _, envelope = book.run("import", "ttl", address)
    assert envelope["data"]["code"] == "unresolvable-uri"


@pytest.mark.requirement("PRODUCT 5.17 spawns")
def test_the_first_answer_to_a_request_wins(book: Book) -> None:
    claim = book.claim("the text")
    harness = {"DONT_HARNESS": "1"}
    asked = book.data("assume", claim, "--max-tool-calls", "7", env=harness)
    assert asked["context"]["max_tool_calls"] == 7
    request = asked["request_id"]
    answer = ["--request", request, "--author", "llm:other"]
    book.no("same-author", "trust", claim, "-r", WHY, "--request", request)
    book.ok("trust", claim, "-r", WHY, *answer)
    _, envelope = book.run("dismiss", claim, "-e", URI, *answer)
    assert not envelope["ok"]
    assert book.status(claim) == "doubted"
    assert book.data("spawns", "--pending")["count"] == 0
    assert book.data("spawns", "--all")["count"] == 1
    guess = book.data("guess", "What is X?", "--n", "3", env=harness)
    assert "entity_id" not in guess


@pytest.mark.requirement("PRODUCT 4 exit codes")
def test_a_damaged_log_is_a_matter_for_the_operator(book: Book) -> None:
    book.claim("the text")
    for path in (book.root / ".dont/ledger").rglob("*.jsonl"):
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        path.write_text("".join(["not json\n", *lines]), encoding="utf-8")
    checks = {check["name"]: check for check in book.data("doctor")["checks"]}
    assert checks["substrate"]["status"] != "pass"
    assert ".jsonl:1" in checks["substrate"]["detail"]
    assert book.run("doctor", "--strict")[0] == 1

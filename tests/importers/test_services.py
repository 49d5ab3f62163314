"""OLS, Wikidata, OpenAlex: identity, paging to the end, and answers that are none."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from dont.importers.online import suggest
from dont.importers.wikidata import normal_query
from tests.importers.helpers import Scratch, Served

Online = Callable[..., Scratch]
Refused = Callable[..., dict[str, object]]


def entry(number: int, **more: Any) -> dict[str, Any]:
    return {
        "iri": f"http://purl.obolibrary.org/obo/TST_{number}",
        "curie": f"TST:{number}",
        "label": [f"thing {number}"],
        "type": ["class", "entity"],
        **more,
    }


def listing(served: Served, pages: int, size: int, total: int | None = None) -> None:
    """Serve an ontology of version 2 of the interface, page by page."""
    served.json("/api/v2/ontologies/tst", '{"version": "2026"}')
    whole = pages * size if total is None else total
    for number in range(pages):
        entries = [entry(number * size + n) for n in range(size)]
        body = {"page": number, "totalPages": pages, "totalElements": whole, "elements": entries}
        end = "" if number == 0 else f"&page={number}"
        served.json(f"/api/v2/ontologies/tst/entities?size=2{end}", json.dumps(body))


def test_an_ontology_is_read_to_its_last_page(served: Served, online: Online) -> None:
    listing(served, pages=3, size=2)
    project = online("ols", page_size=2)
    report = project.load("ols", "TST")
    assert (report["counts"]["read"], report["release"]) == (6, "2026")
    assert report["canonical_source_id"] == "ols:tst"
    assert [told for told in project.told if told[0] == "terms"][-1] == ("terms", 6, 6)
    before = project.written()
    assert project.load("ols", "tst")["counts"]["new"] == 0
    assert project.written() == before
    with project.vocabulary() as vocabulary:
        assert vocabulary.ontologies()[0]["prefix"] == "TST"


def test_a_listing_that_ends_early_is_an_error(
    served: Served, online: Online, refused: Refused
) -> None:
    listing(served, pages=2, size=2, total=5)
    project = online("ols", page_size=2)
    data = refused("import-failed", project.load, "ols", "TST")
    assert "4 of 5" in str(data["problem"])
    assert project.written() == {}


def test_a_page_that_fails_is_an_error(served: Served, online: Online, refused: Refused) -> None:
    listing(served, pages=2, size=2)
    served.json("/api/v2/ontologies/tst/entities?size=2&page=1", "oops", status=500)
    project = online("ols", page_size=2, retry_limit=1, timeout_s=5)
    refused("import-failed", project.load, "ols", "TST")
    assert project.written() == {}


@pytest.mark.parametrize("onward", ["/again", "/terms?page=9"])
def test_a_listing_without_end_is_an_error(
    served: Served, online: Online, refused: Refused, onward: str
) -> None:
    body = {"_embedded": {"terms": [entry(1)]}, "_links": {"next": {"href": onward}}, "page": {}}
    served.json("/again", json.dumps(body))
    served.json("/terms", json.dumps(body))
    project = online("ols")
    refused("import-failed", project.load, "ols", f"{served.url}/terms")
    assert project.written() == {}


def test_more_terms_than_promised_is_an_error(
    served: Served, online: Online, refused: Refused
) -> None:
    listing(served, pages=2, size=2, total=3)
    refused("import-failed", online("ols", page_size=2).load, "ols", "TST")


@pytest.mark.parametrize(
    "body",
    ["<html>try later</html>", '{"elements": [', "[" * 100_000, '{"error": "no"}', '"text"', "{}"],
)
def test_answers_that_are_no_listing(
    served: Served, online: Online, refused: Refused, body: str
) -> None:
    served.json("/api/v2/ontologies/tst", "{}")
    served.json("/api/v2/ontologies/tst/entities", body)
    project = online("ols")
    refused("import-failed", project.load, "ols", "TST")
    assert project.written() == {}


def test_no_such_ontology_and_no_prefix(served: Served, online: Online, refused: Refused) -> None:
    project = online("ols")
    refused("unresolvable-uri", project.load, "ols", "NOPE")
    assert served.asked == ["/api/v2/ontologies/nope", "/api/ontologies/nope"]
    refused("schema-mismatch", project.load, "ols", "../x")


def test_a_server_that_the_configuration_does_not_name_is_refused(
    served: Served, scratch_vocab: Scratch, refused: Refused
) -> None:
    scratch_vocab.config = {"import": {"ols": {"url": served.url}}}
    refused("unresolvable-uri", scratch_vocab.load, "ols", "TST")
    refused("unresolvable-uri", scratch_vocab.load, "obo", f"{served.url}/x.obo")
    refused("unresolvable-uri", scratch_vocab.load, "obo", "ftp://example.org/x.obo")
    refused("unresolvable-uri", scratch_vocab.load, "obo", "http://169.254.169.254/latest")
    assert served.asked == []


def test_an_obo_file_from_the_web(served: Served, online: Online, refused: Refused) -> None:
    text = b"format-version: 1.2\nontology: tst\n\n[Term]\nid: TST:1\nname: one\n"
    served.answers["/t.obo"] = (200, "text/plain", text)
    served.answers["/t.html"] = (200, "text/html", b"<html>not here</html>")
    project = online("obo")
    report = project.load("obo", f"{served.url}/a/../t.obo#top")
    assert report["canonical_source_id"] == f"{served.url}/t.obo"
    assert project.load("obo", f"{served.url}/t.obo")["counts"]["new"] == 0
    refused("import-failed", project.load, "obo", f"{served.url}/t.html")


def test_the_bound_of_an_importer_is_kept(served: Served, online: Online, refused: Refused) -> None:
    served.answers["/t.obo"] = (200, "text/plain", b"[Term]\nid: A:1\n" * 1000)
    refused("import-failed", online("obo", max_bytes=100).load, "obo", f"{served.url}/t.obo")
    refused("schema-mismatch", online("obo", max_bytes="x").load, "obo", f"{served.url}/t.obo")


def test_words_asked_of_the_service(served: Served, online: Online) -> None:
    docs = [entry(1, ontology_name="tst", label="one"), entry(2, label="two"), {"iri": None}]
    served.json("/api/search", json.dumps({"response": {"docs": docs}}))
    section = online("ols").config["import"]
    rows = suggest("a thing", 5, section)
    assert [(row["curie"], row["source"]) for row in rows] == [
        ("TST:1", "ols:tst"),
        ("TST:2", "ols:"),
    ]
    assert served.asked == ["/api/search?q=a+thing&rows=5"]


def entity(number: str, **more: Any) -> str:
    return json.dumps({"entities": {number: {"id": number, "type": "item", **more}}})


def test_languages_of_an_entity(served: Served, online: Online) -> None:
    texts = {tag: {"language": tag, "value": f"in {tag}"} for tag in ("fr", "de", "mul")}
    served.json("/Q1.json", entity("Q1", labels=texts, descriptions=[], aliases=[], claims=[]))
    project = online("wikidata")
    found = []
    for lang in ("", "de", "xx"):
        project.load("wikidata", entity=["Q1"], lang=lang)
        found.append(project.term("wd:Q1")["label"])
    assert found == ["in mul", "in de", "in mul"]


def test_a_merged_entity_keeps_its_old_id_as_another_name(served: Served, online: Online) -> None:
    body = json.dumps({"entities": {"Q2": {"id": "Q2", "labels": {"en": {"value": "kept"}}}}})
    served.json("/Q1.json", body)
    project = online("wikidata")
    project.load("wikidata", "q1")
    row = project.term("wd:Q1")
    assert (row["match"], row["curie"]) == ("alt-id", "wd:Q2")


def test_parents_of_an_entity(served: Served, online: Online) -> None:
    def statement(number: str, rank: str = "normal") -> dict[str, Any]:
        return {"mainsnak": {"datavalue": {"value": {"id": number}}}, "rank": rank}

    claims = {"P31": [statement("Q5"), statement("Q6", "deprecated"), {"mainsnak": {}}]}
    served.json("/Q1.json", entity("Q1", labels={"en": {"value": "x"}}, claims=claims))
    project = online("wikidata")
    project.load("wikidata", entity=["Q1"])
    assert project.term("wd:Q1")["kind_of"] == ["wd:Q5"]


@pytest.mark.parametrize("body", ['{"entities": {"Q1": {"id": "Q1", "missing": ""}}}', "{}", "[]"])
def test_an_entity_that_is_not_there(
    served: Served, online: Online, refused: Refused, body: str
) -> None:
    served.json("/Q1.json", body)
    project = online("wikidata")
    code = "unresolvable-uri" if "missing" in body else "import-failed"
    refused(code, project.load, "wikidata", entity=["Q1"])
    refused("schema-mismatch", project.load, "wikidata", entity=["42"])
    assert project.written() == {}


def test_one_query_in_two_spellings_is_one_source(served: Served, online: Online) -> None:
    def cell(value: str) -> dict[str, str]:
        return {"type": "uri", "value": value}

    rows = [
        {"item": cell("http://www.wikidata.org/entity/Q1"), "itemLabel": {"value": "one"}},
        {"item": cell("http://www.wikidata.org/entity/Q1"), "itemAltLabel": {"value": "a, b"}},
        {"item": cell("http://www.wikidata.org/entity/Q2"), "itemLabel": {"value": "Q2"}},
        {"itemLabel": {"value": "unbound"}},
    ]
    body = {"head": {"vars": ["item", "itemLabel"]}, "results": {"bindings": rows}}
    served.json("/sparql", json.dumps(body))
    project = online("wikidata", sparql_url=f"{served.url}/sparql")
    report = project.load("wikidata", sparql="SELECT ?item # all\n { ?item ?p 'a  b' }")
    assert (report["counts"]["read"], len(report["problems"])) == (2, 1)
    assert project.term("wd:Q2")["label"] is None
    assert [text for text, _, _ in project.term("wd:Q1")["synonyms"]] == ["a", "b"]
    again = project.load("wikidata", sparql="SELECT  ?item\n{ ?item ?p 'a  b' }")
    assert again["canonical_source_id"] == report["canonical_source_id"]
    assert normal_query("{ ?a ?b 'x  y' }") != normal_query("{ ?a ?b 'x y' }")
    assert normal_query("<http://x.example/#a>  ?b") == "<http://x.example/#a> ?b"


WORK = {"id": "https://openalex.org/W1", "doi": "https://doi.org/10.1234/A", "title": "T"}


def test_one_work_by_doi_and_by_id(served: Served, online: Online) -> None:
    served.json("/works/doi:10.1234/a", json.dumps(WORK))
    served.json("/works/W1", json.dumps(WORK))
    project = online("openalex")
    for spelling in ("10.1234/A", "doi:10.1234/a", "https://dx.doi.org/10.1234/A"):
        report = project.load("openalex", work=[spelling])
        assert report["canonical_source_id"] == "openalex:doi:10.1234/a"
    assert project.load("openalex", work=["w1"])["canonical_source_id"] == "openalex:W1"


def test_bad_lines_of_a_snapshot(scratch_vocab: Scratch, refused: Refused) -> None:
    scratch_vocab.write("s.jsonl", json.dumps(WORK) + "\n{not json\n")
    data = refused("import-failed", scratch_vocab.load, "openalex", snapshot="s.jsonl")
    assert data["path"] == "s.jsonl:2"
    scratch_vocab.write("s.jsonl", json.dumps(WORK) + '\n{"id": "x"}\n')
    data = refused("import-failed", scratch_vocab.load, "openalex", snapshot="s.jsonl")
    assert data["path"] == "s.jsonl:2"
    assert scratch_vocab.written() == {}


def test_a_page_of_works_is_a_snapshot_too(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("s.json", json.dumps({"results": [WORK, WORK]}))
    assert scratch_vocab.load("openalex", snapshot="s.json")["counts"]["read"] == 1


def test_a_registry_from_a_file(scratch_vocab: Scratch, refused: Refused) -> None:
    registry = {
        "_3d": {"name": "three", "uri_format": "http://x.example/$1"},
        "a.b": {"miriam": {"name": "dots", "uri_format": "https://identifiers.org/a:$1"}},
    }
    scratch_vocab.write("r.json", json.dumps(registry))
    assert scratch_vocab.load("bioregistry", "r.json")["counts"]["read"] == 2
    with scratch_vocab.vocabulary() as vocabulary:
        assert vocabulary.expansion("_3d") == "http://x.example/$1"
        assert vocabulary.expansion("a.b") is None
        assert vocabulary.prefixes() == frozenset(), "no term has them: never CURIEs in a sentence"
    scratch_vocab.write("r.json", "[1]")
    refused("import-failed", scratch_vocab.load, "bioregistry", "r.json")

"""Recorded answers of OLS, Wikidata and OpenAlex, served by a real server on this machine."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.importers.naming import Names
from dont.importers.ols import page_of
from dont.importers.ols_terms import term_of_entry
from tests.importers.helpers import Scratch, Served

Online = Callable[..., Scratch]


def ols_terms(path: Path) -> tuple[list[Any], int | None]:
    entries, total, _ = page_of(json.loads(path.read_text("utf-8")), "http://x.example/terms")
    return [term_of_entry(entry, Names({}, {})) for entry in entries], total


def test_a_page_of_descendants(real: Path) -> None:
    terms, total = ols_terms(real / "ols" / "term-descendants-by-id.json")
    assert (len(terms), total) == (20, 385)
    assert terms[0]["curie"] == "GO:0097597"
    assert terms[0]["label"] is None, "an id in place of a label is no label"


def test_the_listing_is_followed_to_its_end_or_refused(
    real: Path, served: Served, online: Online, refused: Callable[..., dict[str, object]]
) -> None:
    page = json.loads((real / "ols" / "term-descendants-by-id.json").read_text("utf-8"))
    first = json.dumps(page).replace("http://www.ebi.ac.uk/ols", served.url)
    served.json("/api/ontologies/go/descendants?id=GO:0043226&page=0", first)
    project = online("ols")
    address = f"{served.url}/api/ontologies/go/descendants?id=GO:0043226&page=0"
    refused("unresolvable-uri", project.load, "ols", address)
    assert project.written() == {}
    terms = page["_embedded"]["terms"]
    for number in range(1, 20):
        part = {
            "_embedded": {
                "terms": [
                    {**term, "iri": f"{term['iri']}{number}", "obo_id": f"{term['obo_id']}{number}"}
                    for term in terms[: 20 if number < 19 else 5]
                ]
            },
            "page": {**page["page"], "number": number},
            "_links": {},
        }
        if number < 19:
            onward = f"{served.url}/api/ontologies/go/descendants?id=GO:0043226&page={number + 1}"
            part["_links"] = {"next": {"href": f"{onward}&size=20"}}
        served.json(
            f"/api/ontologies/go/descendants?id=GO:0043226&page={number}&size=20",
            json.dumps(part),
        )
    assert project.load("ols", address)["counts"]["read"] == 385
    assert project.told[-2][:2] == ("terms", 385)


def test_a_term_without_definition_and_with_cross_references(
    real: Path, served: Served, online: Online
) -> None:
    page = (real / "ols" / "ols-v1-terms-page-zbmed.json").read_bytes()
    served.json("/api/ontologies/ncbitaxon", '{"config": {"version": "2026-01-01"}}')
    served.json("/api/ontologies/ncbitaxon/terms", page)
    project = online("ols")
    report = project.load("ols", "NCBITAXON")
    assert report["canonical_source_id"] == "ols:ncbitaxon"
    assert report["release"] == "2026-01-01"
    row = project.term("NCBITaxon:2")
    assert (row["label"], row["definition"], len(row["xrefs"])) == ("Bacteria", None, 27)


def test_version_2_fields_are_texts_lists_or_wrapped(real: Path) -> None:
    terms, total = ols_terms(real / "ols" / "ols4-v2-search-plant.json")
    assert (len(terms), total) == (20, 25393)
    bare = [term["curie"] for term in terms if term["curie"] == term["iri"]]
    assert bare == ["https://w3id.org/biolink/vocab/Plant", "https://purl.org/npc#PLANT_XANTHONES"]
    assert all(isinstance(term["label"], str) for term in terms)
    assert terms[2]["definition"].startswith("Any of a kingdom (Plantae)")


def test_deprecated_is_read_however_it_is_written(real: Path) -> None:
    terms, _ = ols_terms(real / "ols" / "ols4-expected-v1-isobsolete-terms.json")
    assert (len(terms), sum(term["obsolete"] for term in terms)) == (6, 4)


@pytest.mark.parametrize(
    ("number", "label", "lang"),
    [
        ("Q42", "Douglas Adams", "mul"),
        ("Q120248304", "salle COSEC Saint-Exupéry", "fr"),
        ("L42", "answer", "en"),
    ],
)
def test_an_entity_has_a_label_with_its_language(
    real: Path, served: Served, online: Online, number: str, label: str, lang: str
) -> None:
    answer = (real / "wikidata" / f"EntityData-{number}.json").read_bytes()
    served.json(f"/{number}.json", answer)
    project = online("wikidata")
    report = project.load("wikidata", entity=[number.lower()])
    assert report["canonical_source_id"] == f"wikidata:{number}"
    row = project.term(f"wd:{number}")
    assert (row["label"], row["lang"]) == (label, lang)


def test_a_query_gives_one_term_for_each_item(real: Path, served: Served, online: Online) -> None:
    name = "sdk-results_with_labels_descriptions_and_aliases.json"
    served.json("/sparql", (real / "wikidata" / name).read_bytes())
    project = online("wikidata", sparql_url=f"{served.url}/sparql")
    report = project.load("wikidata", sparql="SELECT ?item WHERE { ?item ?p ?o }")
    assert report["counts"]["read"] == 48


def test_a_work_with_its_abstract_put_together(real: Path, served: Served, online: Online) -> None:
    answer = (real / "openalex" / "W2741809807-2025.json").read_bytes()
    served.json("/works/doi:10.7717/peerj.4375", answer)
    project = online("openalex")
    report = project.load("openalex", work=["https://doi.org/10.7717/PeerJ.4375"])
    assert report["canonical_source_id"] == "openalex:doi:10.7717/peerj.4375"
    with project.vocabulary() as vocabulary:
        found = vocabulary.references("doi:10.7717/peerj.4375")
    assert found is not None
    assert found["title"].startswith("The state of OA")
    assert len(found["authors"]) == 9
    assert len(found["abstract"].split()) == 258
    assert found["abstract"].startswith("Despite growing interest in Open Access (OA)")


def test_a_snapshot_with_works_without_titles(real: Path, scratch_vocab: Scratch) -> None:
    path = str(real / "openalex" / "works-2023-05-16.jsonl")
    assert scratch_vocab.load("openalex", snapshot=path)["counts"]["read"] == 27
    with scratch_vocab.vocabulary() as vocabulary:
        assert vocabulary.db is not None
        titled = vocabulary.db.execute(
            "SELECT count(*) FROM reference WHERE title IS NOT NULL"
        ).fetchone()
    assert titled == (11,)

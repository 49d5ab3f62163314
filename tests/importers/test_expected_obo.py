"""Real OBO files give what independent readers counted in them."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.importers.obo import read_obo
from dont.importers.reading import read_file, utf8
from dont.importers.result import Reading
from tests.importers.helpers import Scratch


def read(real: Path, name: str, encoding: str = "") -> Reading:
    content = read_file(name, str(real / "obo"), importer="obo")
    data = utf8(content, encoding, importer="obo")
    return read_obo(data, name, {}, lambda *_: None)[0]


def counts(reading: Reading, kind: str = "class") -> dict[str, int]:
    terms: list[Any] = [term for term in reading.terms if term["kind"] == kind]
    lists = ("synonyms", "xrefs", "alt_ids", "replaced_by", "consider")
    return {
        "terms": len(terms),
        "named": sum(term["label"] is not None for term in terms),
        "definitions": sum(term["definition"] is not None for term in terms),
        "obsolete": sum(term["obsolete"] for term in terms),
        **{key: sum(len(term[key]) for term in terms) for key in lists},
    }


CASES: dict[str, dict[str, int]] = {
    "so.obo": {
        "terms": 2615,
        "definitions": 2506,
        "synonyms": 4579,
        "xrefs": 503,
        "alt_ids": 132,
        "obsolete": 211,
        "replaced_by": 61,
        "consider": 12,
    },
    "psi-mod.obo": {
        "terms": 2098,
        "definitions": 2098,
        "synonyms": 7245,
        "obsolete": 120,
        "xrefs": 467,
    },
    "psi-mod-2021-03-03-missing-quote.obo": {"terms": 2097, "synonyms": 7244, "obsolete": 120},
    "fbcv-2018.obo": {
        "terms": 1862,
        "named": 1859,
        "definitions": 1526,
        "synonyms": 2162,
        "xrefs": 249,
        "obsolete": 178,
    },
    "po.obo": {
        "terms": 1793,
        "definitions": 1793,
        "synonyms": 5606,
        "xrefs": 1900,
        "alt_ids": 204,
        "obsolete": 134,
        "replaced_by": 19,
        "consider": 48,
    },
    "uo.obo": {"terms": 574, "definitions": 408, "synonyms": 429, "obsolete": 1},
    "ro.obo": {"terms": 54, "named": 53},
    "go-nucleus.obo": {"terms": 176, "alt_ids": 28, "definitions": 98},
    "goslim_generic_v1_0.obo": {
        "terms": 133,
        "definitions": 133,
        "alt_ids": 13,
        "synonyms": 214,
    },
    "pronto-imagingMS.obo": {"terms": 81, "obsolete": 1, "xrefs": 31},
}


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_file_gives_every_term_and_clause(real: Path, name: str) -> None:
    found = counts(read(real, name))
    assert {key: found[key] for key in CASES[name]} == CASES[name]


def test_typedefs_are_properties(real: Path) -> None:
    assert counts(read(real, "so.obo"), "property")["terms"] == 50
    properties = counts(read(real, "ro.obo"), "property")
    assert (properties["terms"], properties["obsolete"]) == (704, 16)


def test_an_escaped_colon_in_an_address_is_read(real: Path) -> None:
    reading = read(real, "so.obo")
    term = next(term for term in reading.terms if term["curie"] == "SO:0001007")
    assert term["xrefs"][0].endswith("Category:Cryptic_Prophage.w")
    assert "so.obo:8859" in [problem["where"] for problem in reading.problems]


def test_a_missing_quote_costs_one_clause(real: Path) -> None:
    name = "psi-mod-2021-03-03-missing-quote.obo"
    assert [problem["where"] for problem in read(real, name).problems] == [f"{name}:21743"]


def test_an_unescaped_space_is_reported_and_the_synonym_kept(real: Path) -> None:
    reading = read(real, "fbcv-2018.obo")
    assert reading.problems[0]["where"] == "fbcv-2018.obo:100"
    term = next(term for term in reading.terms if term["curie"] == "CHEBI:15369")
    assert ("Actinomycin", "exact", "") in term["synonyms"]


def test_a_line_feed_in_a_definition(real: Path) -> None:
    assert any("\n" in (term["definition"] or "") for term in read(real, "so.obo").terms)


def test_an_alternative_id_of_two_terms_names_both(real: Path, scratch_vocab: Scratch) -> None:
    scratch_vocab.load("obo", real / "obo" / "po.obo")
    row = scratch_vocab.term("PO:0006469")
    assert row["match"] == "alt-id"
    assert len(row["alternatives"]) == 1


def test_latin_1_is_refused_by_line_and_read_when_it_is_named(
    real: Path, scratch_vocab: Scratch, refused: Callable[..., dict[str, object]]
) -> None:
    path = real / "obo" / "NeuroNames-latin1.obo"
    data = refused("import-failed", scratch_vocab.load, "obo", path)
    assert str(data["path"]).endswith("NeuroNames-latin1.obo:37")
    assert "--encoding" in str(data["problem"])
    reading = read(real, path.name, "latin-1")
    texts = {text for term in reading.terms for text, _, _ in term["synonyms"]}
    assert len(reading.terms) == 3083
    assert any("gyrus orbitaire postérieur" in text for text in texts)
    assert not any("\ufffd" in text for text in texts)


@pytest.mark.long
def test_the_whole_gene_ontology(scratch_vocab: Scratch) -> None:
    spec = importlib.util.find_spec("psims")
    if spec is None or spec.origin is None:
        pytest.skip("the package psims, which ships the Gene Ontology, is not installed")
    path = Path(spec.origin).parent / "controlled_vocabulary" / "vendor" / "go.obo.gz"
    report = scratch_vocab.load("obo", path)
    if report["release"] != "releases/2026-06-15":
        pytest.skip("another release than the one that was counted")
    assert report["problems"] == []
    rows = scratch_vocab.rows("class")
    assert len(rows) == 48329
    found = {key: sum(len(row[key]) for row in rows) for key in ("synonyms", "xrefs", "alt_ids")}
    assert found == {"synonyms": 129461, "xrefs": 29754, "alt_ids": 3646}
    assert sum(row["obsolete"] for row in rows) == 10084

"""Real Turtle, OWL and JSON-LD files give what independent readers counted in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.importers.helpers import Scratch


def kinds(scratch: Scratch) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in scratch.rows():
        found[row["kind"]] = found.get(row["kind"], 0) + 1
    return found


def test_bfo_has_its_definitions_in_skos_and_no_anonymous_classes(
    real: Path, scratch_vocab: Scratch
) -> None:
    scratch_vocab.load("ttl", real / "rdf" / "bfo-core.ttl")
    rows = scratch_vocab.rows()
    assert kinds(scratch_vocab)["class"] == 36
    assert [row["lang"] for row in rows if row["label"]] == ["en"] * 76
    assert sum(row["definition"] is not None for row in rows) == 76
    assert sum(len(row["synonyms"]) for row in rows) == 9


@pytest.mark.parametrize(("lang", "label"), [("", "Organization"), ("fr", "Organisation")])
def test_org_has_one_label_in_the_language_asked(
    real: Path, scratch_vocab: Scratch, lang: str, label: str
) -> None:
    report = scratch_vocab.load("ttl", real / "rdf" / "org.ttl", lang=lang)
    assert report["counts"]["read"] == 44
    assert scratch_vocab.term("org:Organization")["label"] == label


def test_prov_keeps_foreign_terms_unless_told_otherwise(real: Path, scratch_vocab: Scratch) -> None:
    scratch_vocab.load("ttl", real / "rdf" / "prov-o.ttl")
    found = kinds(scratch_vocab)
    assert (found["class"], found["property"]) == (31, 70)
    assert sum(row["label"] is None for row in scratch_vocab.rows()) == 21
    scratch_vocab.load("ttl", real / "rdf" / "prov-o.ttl", foreign="skip")
    assert {row["curie"].partition(":")[0] for row in scratch_vocab.rows()} == {"prov"}


def test_a_skos_vocabulary(real: Path, scratch_vocab: Scratch) -> None:
    scratch_vocab.load("ttl", real / "rdf" / "gsq-lithology.ttl")
    rows = scratch_vocab.rows("concept")
    assert len(rows) == 2968
    assert all(row["definition"] for row in rows)


def test_a_byte_order_mark(real: Path, scratch_vocab: Scratch) -> None:
    assert scratch_vocab.load("ttl", real / "rdf" / "http-bom.ttl")["counts"]["read"] == 39


def test_expanded_json_ld(real: Path, scratch_vocab: Scratch) -> None:
    scratch_vocab.load("jsonld", real / "rdf" / "dcat3.jsonld")
    rows = scratch_vocab.rows()
    assert len(rows) == 48
    assert sum(row["definition"] is not None for row in rows) == 46
    assert scratch_vocab.term("dcat:Dataset")["label"] == "Dataset"


def test_only_a_context_is_refused(
    real: Path, scratch_vocab: Scratch, refused: Callable[..., dict[str, object]]
) -> None:
    path = real / "rdf" / "activitystreams-context.jsonld"
    data = refused("import-failed", scratch_vocab.load, "jsonld", path)
    assert "only a context" in str(data["problem"])
    assert scratch_vocab.written() == {}


@pytest.mark.parametrize("name", ["rdf/go-nucleus.owl", "rdf/go-nucleus.ttl", "obo/go-nucleus.obo"])
def test_stubs_fold_into_alternative_ids_in_every_form(
    real: Path, scratch_vocab: Scratch, name: str
) -> None:
    scratch_vocab.load("obo", real / name)
    rows = scratch_vocab.rows("class")
    assert len(rows) == 176
    assert sum(len(row["alt_ids"]) for row in rows) == 28
    assert sum(row["definition"] is not None for row in rows) == 98


def test_punned_individuals_are_one_row(real: Path, scratch_vocab: Scratch) -> None:
    scratch_vocab.load("obo", real / "rdf" / "uo.owl")
    rows = scratch_vocab.rows("class")
    assert len(rows) == 574
    assert sum(row["definition"] is not None for row in rows) == 408
    assert sum(len(row["synonyms"]) for row in rows) == 429
    assert sum(row["obsolete"] for row in rows) == 1

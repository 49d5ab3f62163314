"""Real LinkML schemas and the Bioregistry give what independent readers counted in them."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dont.importers import Place
from dont.importers.linkml import read_linkml_source
from dont.importers.options import Options
from dont.importers.result import Reading
from dont.ledger.vocab_shelf import Shelf
from tests.importers.helpers import Scratch

Refused = Callable[..., dict[str, object]]
CASES: dict[str, dict[str, int]] = {
    "nmdc/nmdc.yaml": {"class": 80, "enum": 149, "values": 1286, "meaning": 108},
    "nmdc_materialized_patterns.yaml": {"class": 80, "enum": 149, "values": 1286, "meaning": 108},
    "chemrof.yaml": {"class": 134, "property": 242, "enum": 14, "values": 150},
    "sssom/sssom_schema.yaml": {"class": 9, "property": 75, "enum": 4, "values": 22},
    "personinfo.yaml": {"class": 23, "property": 39, "enum": 5, "values": 20},
    "cycles.yaml": {"class": 20},
}


@cache
def read(path: Path) -> Reading:
    """Read a schema once for all tests: the large ones take seconds."""
    nowhere = Shelf(str(path / "nowhere"), str(path / "nowhere"))
    place = Place(base="", root="/", shelf=nowhere, config={}, clock=lambda: 0)
    return read_linkml_source(Options(target=str(path)), place)[0]


@cache
def permitted(path: Path) -> list[Any]:
    """List every permissible value of a schema as its own library sees it."""
    from linkml_runtime.utils.schemaview import SchemaView

    enums = SchemaView(str(path)).all_enums().values()
    return [value for enum in enums for value in enum.permissible_values.values()]


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_schema_gives_every_element(real: Path, name: str) -> None:
    reading = read(real / "linkml" / name)
    values = permitted(real / "linkml" / name)
    found = Counter(term["kind"] for term in reading.terms)
    found["values"] = len(values)
    found["meaning"] = sum(bool(value.meaning) for value in values)
    assert {kind: found[kind] for kind in CASES[name]} == CASES[name]
    terms = [term for term in reading.terms if term["kind"] != "enum"]
    names = {text for term in terms for text, _, _ in term["synonyms"]}
    names |= {term["label"] or "" for term in terms}
    # Values that mean one thing are one term, which keeps the text of each.
    assert {str(value.text) for value in values} <= names
    assert len({term["iri"] for term in reading.terms}) == len(reading.terms)


def test_a_closure_names_its_classes_as_the_merged_file_does(real: Path) -> None:
    split = read(real / "linkml" / "nmdc" / "nmdc.yaml")
    merged = read(real / "linkml" / "nmdc_materialized_patterns.yaml")
    names = [
        {term["label"] for term in one.terms if term["kind"] in {"class", "enum"}}
        for one in (split, merged)
    ]
    assert names[0] == names[1]


def test_keys_that_yaml_takes_for_truth_values_stay_text(real: Path) -> None:
    reading = read(real / "linkml" / "geographic_codes.yaml")
    sizes = {
        enum: sum(f"valuesets:{enum}" in term["kind_of"] for term in reading.terms)
        for enum in ("CountryCodeISO2Enum", "CanadianProvinceCodeEnum", "LanguageCodeISO6391Enum")
    }
    assert list(sizes.values()) == [50, 13, 30]
    assert any("kept as text" in warned["message"] for warned in reading.warnings)


def test_instance_data_is_no_schema(real: Path, scratch_vocab: Scratch, refused: Refused) -> None:
    path = real / "linkml" / "tutorial01" / "data.yaml"
    data = refused("import-failed", scratch_vocab.load, "linkml", path)
    assert "not a LinkML schema" in str(data["problem"])
    assert scratch_vocab.written() == {}


def test_a_schema_says_which_features_terms_cannot_hold(real: Path) -> None:
    reading = read(real / "linkml" / "chemrof.yaml")
    told = " ".join(warned["message"] for warned in reading.warnings)
    for feature in ("pattern", "range", "cardinality", "expression", "permissible values"):
        assert feature in told


def test_the_bioregistry_is_read_without_its_package(scratch_vocab: Scratch) -> None:
    report = scratch_vocab.load("bioregistry")
    with scratch_vocab.vocabulary() as vocabulary:
        assert vocabulary.db is not None
        found = vocabulary.db.execute(
            "SELECT count(*), sum(uri <> ''), sum(json_extract(body, '$.deprecated')),"
            " sum(json_extract(body, '$.name') <> '') FROM prefix"
        ).fetchone()
        assert vocabulary.normalised("GO:GO:0008150") == "GO:0008150"
        assert vocabulary.normalised("go:0008150") == "GO:0008150"
    if report["counts"]["read"] == 2937:
        assert found == (2937, 2797, 258, 2937)
    program = (
        "import sys; from dont.importers.bioregistry import read_bioregistry_source;"
        "assert 'bioregistry' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

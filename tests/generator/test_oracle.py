"""Our JSON Schemas against LinkML's own generator, on drawn instances.

Both must accept and reject the same instances, outside the differences of `DIFFERENCES`; each of
those is shown to be real.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.generator.instances import differences, spoilt, valid
from tools.generator.jsonschema import SchemaWriter
from tools.generator.load import load
from tools.generator.normalise import normalise

if TYPE_CHECKING:
    from tools.generator.ir import Model

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = Path(__file__).resolve().parent / "golden"


@cache
def model_of(root: Path) -> Model:
    return normalise(load(root))


@cache
def linkml_schema(root: Path, *, closed: bool) -> dict[str, Any]:
    from linkml.generators.jsonschemagen import JsonSchemaGenerator

    generator = JsonSchemaGenerator(str(root / "model/dont.yaml"), not_closed=not closed)
    found: dict[str, Any] = json.loads(generator.serialize())
    return found


@cache
def theirs(root: Path, name: str, *, closed: bool) -> Draft202012Validator:
    definitions = linkml_schema(root, closed=closed)["$defs"]
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


@cache
def ours(root: Path, name: str, *, closed: bool) -> Draft202012Validator:
    writer = SchemaWriter(model_of(root), closed=closed, nullable=closed)
    return Draft202012Validator(writer.document(name, name))


def verdicts(root: Path, name: str, found: Any, *, closed: bool) -> tuple[bool, bool]:
    return (
        ours(root, name, closed=closed).is_valid(found),
        theirs(root, name, closed=closed).is_valid(found),
    )


def cases() -> list[tuple[Path, str]]:
    found: list[tuple[Path, str]] = []
    for root, modules in (
        (
            ROOT,
            {"inputs", "envelope", "payloads", "entities", "events", "evidence", "common", "error"},
        ),
        (GOLDEN, {"zoo"}),
    ):
        found += [
            (root, record.name)
            for record in model_of(root).records.values()
            if record.module in modules
            and not record.abstract
            and record.fields
            # a row in the output has more than a row in the file; test_validate looks at those
            and not record.name.startswith("Species")
        ]
    return found


def compare(root: Path, name: str, data: st.DataObject) -> None:
    model = model_of(root)
    record = model.records[name]
    closed = record.module == "inputs"
    good = data.draw(valid(model, record), label="valid")
    assert ours(root, name, closed=closed).is_valid(good), "our own instance"
    for found in (good, data.draw(spoilt(model, record), label="spoilt")):
        if not differences(model, record, found, nullable=closed):
            mine, linkml = verdicts(root, name, found, closed=closed)
            assert mine == linkml, (mine, linkml, found)


@pytest.mark.parametrize(("root", "name"), cases(), ids=lambda v: v if isinstance(v, str) else "")
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(data=st.data())
def test_both_generators_judge_alike(root: Path, name: str, data: st.DataObject) -> None:
    compare(root, name, data)


@pytest.mark.long
@pytest.mark.parametrize(("root", "name"), cases(), ids=lambda v: v if isinstance(v, str) else "")
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_both_generators_judge_alike_at_length(root: Path, name: str, data: st.DataObject) -> None:
    compare(root, name, data)


BIRD: dict[str, Any] = {
    "animal_kind": "bird",
    "tag": "AB1",
    "weight": None,
    "keepers": {},
    "wingspan": 1.0,
}
ZOO: dict[str, Any] = {"town": "t", "animals": []}
KEEPER: dict[str, Any] = {"name": "n", "id": "i", "is-there": None}
# name: class, instance, verdict of ours, verdict of LinkML's
DIFFERENCES: dict[str, tuple[str, dict[str, Any], bool, bool]] = {
    "discriminated": ("Zoo", {**ZOO, "animals": [{**BIRD, "wingspan": "wide"}]}, False, True),
    "data by kind": ("Parcel", {"parcel_kind": "hay", "data": {"bales": "two"}}, False, True),
    "hyphens": ("Keeper", KEEPER, True, False),
    "null for absent": ("Zoo", {**ZOO, "country": None}, False, True),
    "list as any value": ("Bird", {**BIRD, "notes": [[1]]}, True, False),
    "exact keys": ("Bird", {**BIRD, "meals": {"plants": 1}}, False, True),
    "long form": (
        "Bird",
        {**BIRD, "meals": {"plants": {"count": 1}, "other-animals": {"count": 1}}},
        False,
        True,
    ),
    "short form or key inside": (
        "Bird",
        {**BIRD, "keepers": {"a": {"name": "n", "is-there": None, "is_there": None, "id": 3}}},
        True,
        False,
    ),
}


@pytest.mark.parametrize("name", sorted(DIFFERENCES))
def test_each_known_difference_is_real_and_named(name: str) -> None:
    record, found, mine, linkml = DIFFERENCES[name]
    model = model_of(GOLDEN)
    assert verdicts(GOLDEN, record, found, closed=False) == (mine, linkml)
    assert name in differences(model, model.records[record], found, nullable=False)


def test_no_other_difference_is_skipped() -> None:
    import ast

    tree = ast.parse((Path(__file__).parent / "instances.py").read_text(encoding="utf-8"))
    named = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "add"
        and isinstance(node.args[0], ast.Constant)
    }
    assert named <= set(DIFFERENCES)


CHOOSE = settings(max_examples=300, deadline=None, phases=[Phase.generate], derandomize=True)


@pytest.mark.parametrize("name", ["DismissInput", "ClaimView", "PrimeView", "ErrorResult"])
@pytest.mark.parametrize("verdict", [True, False])
def test_the_comparison_meets_accepted_and_rejected_instances(name: str, *, verdict: bool) -> None:
    model = model_of(ROOT)
    record = model.records[name]
    closed = record.module == "inputs"

    def wanted(found: Any) -> bool:
        if differences(model, record, found, nullable=closed) - {"discriminated"}:
            return False
        return verdicts(ROOT, name, found, closed=closed) == (verdict, verdict)

    assert find(spoilt(model, record), wanted, settings=CHOOSE)

"""A later version writes what this one does not know: fields, kinds, codes; all are passed over."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dont.generated.api import _BY_KIND
from dont.generated.envelope import Envelope
from dont.ledger import vocab_manifest
from dont.ledger.config import parse
from tests.properties.bench import Bench

SOME = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.just({"a": [{}]}), st.just([1])
)
LATER = ("later", "x_1", "größe", "", "is-new")
NAMES = st.sampled_from(LATER)
# Objects whose keys are names of things: what is added there is another thing.
MAPS = {
    "applicable_rules", "rules", "counts", "status_counts", "assessment_counts", "context",
    "metadata", "observed", "expected", "scope",
}  # fmt: skip
LATER_EVENTS = [
    {"event_kind": "weighed", "data": {"grams": 3}},
    {"event_kind": "spawn-dreamt", "data": {"request": [1]}},
]
READ: list[tuple[str, dict[str, Any]]] = [
    ("list", {"all": True}), ("vocab", {"all": True}), ("prime", {}), ("check", {}),
    ("spawns", {"all": True}), ("graph", {}),
]  # fmt: skip


def make(bench: Bench) -> list[str]:
    """Write one event of every kind there is; give the ids of what came of it."""

    def data(verb: str, **given: Any) -> dict[str, Any]:
        envelope = bench.call(verb, given)
        assert envelope["ok"], envelope["data"]
        found: dict[str, Any] = envelope["data"]
        return found

    uris = [{"uri": "https://a.example.org/1"}, {"uri": "doi:10.1000/x", "supports": False}]
    base = data("conclude", statement="the base", refs=["dont:Claim"], atoms=["a part"])["id"]
    top = data("conclude", statement="the top", depends_on=[base], confidence=0.5)["id"]
    term = data("define", curie="proj:A", doc="a thing", kind_of=["dont:Entity"])["id"]
    data("dismiss", entity_id=top, evidence=uris, note="seen")
    data("dismiss", entity_id=top, evidence=[{"uri": "repo:README.md#L1"}])
    data("dismiss", entity_id=base, evidence=uris, atom_idx=[0])
    data("hypothesize", entity_id=top, text="a rival")
    data("assess", entity_id=top, idx=0, refuting=["https://b.example.org/"])
    data("assume", entity_id=top)
    data("trust", entity_id=base, reason="line 3 contradicts it")
    data("dismiss", entity_id=term, evidence=uris)
    data("ignore", entity_id=term, reason="out of scope")
    data("reopen", entity_id=term)
    new = data("restate", entity_id=base, statement="the base, corrected")["id"]
    return [base, top, term, new]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Bench, list[str]]]:
    bench = Bench(tmp_path_factory.mktemp("future") / "p", strict=False)
    ids = make(bench)
    yield bench, ids
    bench.ledger.close()


def _is_later(value: Any) -> bool:
    kinds = {one["event_kind"] for one in LATER_EVENTS}
    return isinstance(value, dict) and value.get("event_kind") in kinds


def known(value: Any) -> Any:
    """Leave out what a later version added: evidence and histories hand it on."""
    if isinstance(value, list):
        return [known(one) for one in value if not _is_later(one)]
    if isinstance(value, dict):
        return {name: known(one) for name, one in value.items() if name not in LATER}
    return value


def views(bench: Bench, ids: list[str]) -> list[Any]:
    """Read everything, but for what names the moment and the file of the log."""
    given = READ + [("show", {"entity_id": one}) for one in ids]
    given += [(verb, {"entity_id": one}) for one in ids for verb in ("why", "trace")]
    found = []
    for verb, fields in given:
        envelope = bench.call(verb, fields)
        data = {k: v for k, v in envelope["data"].items() if k not in ("as_of", "findings")}
        seen = [
            {k: v for k, v in one.items() if k != "where"}
            for one in envelope["data"].get("findings", ())
        ]
        found.append((verb, fields, known(data), known(seen), envelope["warnings"]))
    return found


@st.composite
def later(draw: Any, value: Any) -> Any:
    """Add fields that nobody knows to any object inside a value."""
    if isinstance(value, list):
        return [draw(later(one)) for one in value]
    if not isinstance(value, dict):
        return value
    found = {name: one if name in MAPS else draw(later(one)) for name, one in value.items()}
    for name in draw(st.lists(NAMES, max_size=2)):
        found.setdefault(name, draw(VALUES))
    order = draw(st.permutations(sorted(found)))
    return {name: found[name] for name in order}


@st.composite
def later_line(draw: Any, raw: bytes, number: int) -> bytes:
    line = json.loads(raw)
    events = line.pop("events")
    line = draw(later(line))
    line["v"] = draw(st.integers(1, 9))
    line["events"] = [draw(later(one)) for one in events]
    for _ in range(draw(st.integers(0, 2))):
        known = draw(st.sampled_from([*(one["entity_id"] for one in events), "widget:1"]))
        new = {**draw(st.sampled_from(LATER_EVENTS)), "entity_id": known}
        new["id"] = f"event:{number:013d}{draw(st.integers(10**12, 10**13 - 1))}"
        line["events"].insert(draw(st.integers(0, len(line["events"]))), new)
    return json.dumps(line, ensure_ascii=draw(st.booleans())).encode()


@SOME
@given(data=st.data())
def test_what_a_later_version_added_to_the_log_changes_no_view(
    written: tuple[Bench, list[str]], tmp_path: Path, data: st.DataObject
) -> None:
    bench, ids = written
    root = tmp_path / "later"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(bench.root, root, ignore=shutil.ignore_patterns("cache"))
    (segment,) = (root / ".dont" / "ledger").glob("*/*.jsonl")
    lines = [
        data.draw(later_line(raw, number))
        for number, raw in enumerate(segment.read_bytes().splitlines())
    ]
    segment.write_bytes(b"\n".join(lines) + b"\n")
    other = Bench.__new__(Bench)
    other.root = root
    other.ledger = other._opened()
    try:
        for seen, wanted in zip(views(other, ids), views(bench, ids), strict=True):
            assert seen == wanted, (seen[:2], data)
        assert other.call("conclude", {"statement": "written after that"})["ok"]
        assert segment.read_bytes().startswith(b"\n".join(lines)), "a later line was rewritten"
    finally:
        other.ledger.close()


@SOME
@given(data=st.data())
def test_what_a_later_version_added_to_an_envelope_is_passed_over(
    written: tuple[Bench, list[str]], data: st.DataObject
) -> None:
    """Proves: our readers of payloads give the same dataclass with and without unknown fields."""
    bench, ids = written
    refusal = ("lock", {"entity_id": ids[1]})
    verb, fields = data.draw(st.sampled_from([*READ, refusal, ("show", {"entity_id": ids[1]})]))
    envelope = json.loads(json.dumps(bench.call(verb, fields, dry=True)))
    wider = data.draw(later(envelope))
    assert Envelope.from_json(envelope).meta == Envelope.from_json(wider).meta
    read = _BY_KIND[envelope["envelope_kind"]]
    assert read(wider["data"]) == read(envelope["data"])


@pytest.mark.parametrize("field", ["status", "code", "kind", "severity", "retryability", "route"])
def test_names_of_a_later_version_are_read(written: tuple[Bench, list[str]], field: str) -> None:
    """A code, a kind or a status that came later is a text like any other."""
    bench, ids = written
    shown = bench.call("show", {"entity_id": ids[1]})["data"]
    refused = bench.call("lock", {"entity_id": ids[1]}, dry=True)["data"]
    kind, data = ("claim", shown) if field == "status" else ("error", refused)
    found = _BY_KIND[kind]({**data, field: "from-later"})
    assert getattr(found, field) == "from-later"


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from(["later", "x", "is-new"]), VALUES, min_size=1), st.data())
def test_what_a_later_version_added_to_the_configuration_is_told(
    added: dict[str, Any], data: st.DataObject
) -> None:
    section = data.draw(st.sampled_from(["", "[project]\n", "[check]\n", "[later.part]\n"]))
    keys = "".join(f"{json.dumps(name)} = true\n" for name in added)
    config = parse(f"{section}{keys}", "config.toml", "p")
    assert {key: config[key] for key in config if key != "unknown"} == {
        key: value for key, value in parse("", "config.toml", "p").items() if key != "unknown"
    }
    assert len(config["unknown"]) >= (1 if section == "[later.part]\n" else len(added))


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_what_a_later_version_added_to_a_manifest_is_passed_over(
    tmp_path: Path, data: st.DataObject
) -> None:
    texts = ("importer", "source", "series", "canonical_source_id", "options_hash")
    manifest: dict[str, Any] = {
        **dict.fromkeys(texts, "obo:t"),
        "options": {},
        "counts": {"read": 1},
    }
    wider = data.draw(later(manifest))
    folder = tmp_path / vocab_manifest.IMPORTS_DIR
    folder.mkdir(exist_ok=True)
    (folder / "t.json").write_text(json.dumps(wider), encoding="utf-8")
    (found,), unreadable = vocab_manifest.load_all(str(tmp_path))
    assert unreadable == []
    assert {name: found[name] for name in texts} == dict.fromkeys(texts, "obo:t")  # type: ignore[literal-required]  # names of the class

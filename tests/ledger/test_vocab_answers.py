"""What the imported vocabulary answers, whole: rows, scores, successors, sources, prefixes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.core.errors import SubstrateError
from dont.core.imported import Prefix, Reference
from dont.ledger.paths import Project
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_manifest import (
    commit,
    doctor_manifests,
    dumps,
    file_name,
    find,
    load_all,
    reload_argv,
    save,
    unloaded,
)
from dont.ledger.vocab_shelf import Shelf
from dont.ledger.vocab_write import VocabularyWriter
from tests.ledger.vocabularies import AT, manifest, term

TERMS = [
    term(
        "GO:1",
        "cell death",
        definition="the end",
        lang="en",
        synonyms=[("Cell Suicide", "exact", "")],
        xrefs=["W:1"],
        alt_ids=["GO:9"],
        kind_of=["GO:2"],
    ),
    term("GO:2", "process"),
    term("GO:3", "old", obsolete=True, replaced_by=["GO:4"], consider=["GO:2"]),
    term("GO:4", "older", obsolete=True, replaced_by=["GO:9"]),
    term("GO:5", "loops", obsolete=True, replaced_by=["GO:6"]),
    term("GO:6", "back", obsolete=True, replaced_by=["GO:5"]),
    term("GO:7", "leads out", obsolete=True, replaced_by=["XX:1"]),
    term("GO:8", "ends", obsolete=True),
    term("GO:10", "programmed cell death of it", alt_ids=["GO:9"]),
    term("GO:11", None, foreign=True),
]
OTHER = [term("GO:11", "a stub", foreign=True), term("GO:11", "its own", iri="urn:own")]
REFERENCE: Reference = {
    "id": "W1",
    "doi": "10.1000/1",
    "title": "a title",
    "authors": ["A"],
    "year": 2020,
    "abstract": None,
    "url": "https://x.example/",
    "retracted": False,
}


def prefix(name: str, uri: str, **more: Any) -> Prefix:
    made: Any = {
        "prefix": name,
        "uri": uri,
        "name": name,
        "pattern": "",
        "synonyms": [],
        "deprecated": False,
        "banana": "",
        **more,
    }
    found: Prefix = made
    return found


PREFIXES = [
    prefix("GO", "http://go.example/$1", synonyms=["gomf"], banana="GO"),
    prefix("old", "http://old.example/$1", deprecated=True),
    prefix("mid", "http://mid.example/$1/x"),
    prefix("none", ""),
    prefix("two", "http://two.example/$1/$1"),
]


@pytest.fixture
def cache(tmp_path: Path) -> str:
    writer = VocabularyWriter(str(tmp_path))
    writer.replace_source(
        manifest("obo:go", "go", release="r1"),
        {"terms": TERMS, "references": [REFERENCE], "prefixes": []},
    )
    writer.replace_source(
        manifest("obo:x", "aaa"), {"terms": OTHER, "references": [], "prefixes": []}
    )
    writer.replace_source(
        manifest("bioregistry", "registry", importer="bioregistry", source=""),
        {"terms": [], "references": [], "prefixes": PREFIXES},
    )
    return str(tmp_path)


@pytest.fixture
def vocabulary(cache: str) -> Vocabulary:
    return Vocabulary(cache)


def test_a_whole_row(vocabulary: Vocabulary) -> None:
    row = vocabulary.resolve("GO:1")
    assert row is not None
    assert isinstance(row.pop("id"), int)
    assert row == {
        "curie": "GO:1",
        "iri": "http://x.example/GO:1",
        "kind": "class",
        "label": "cell death",
        "lang": "en",
        "definition": "the end",
        "obsolete": False,
        "synonyms": [["Cell Suicide", "exact", ""]],
        "xrefs": ["W:1"],
        "alt_ids": ["GO:9"],
        "kind_of": ["GO:2"],
        "replaced_by": [],
        "consider": [],
        "source": "file:sha256:go",
        "ontology": "go",
        "release": "r1",
        "imported_at": AT,
        "match": "exact",
        "alternatives": [],
        "successor": None,
        "successor_path": [],
    }


@pytest.mark.parametrize(
    ("asked", "found", "match"),
    [
        ("http://x.example/GO:2", "GO:2", "exact"),
        ("GO:9", "GO:1", "alt-id"),
        ("go:2", "GO:2", "repaired"),
        ("go:9", "GO:1", "repaired"),
        ("GO:404", None, None),
        ("go:404", None, None),
    ],
)
def test_how_a_reference_is_found(
    vocabulary: Vocabulary, asked: str, found: str | None, match: str | None
) -> None:
    row = vocabulary.resolve(asked) or {"curie": None, "match": None}
    assert (row["curie"], row["match"]) == (found, match)


def test_other_terms_under_one_alternative_id_are_named(vocabulary: Vocabulary) -> None:
    row = vocabulary.resolve("GO:9")
    assert row is not None
    assert row["alternatives"] == ["GO:10"]


@pytest.mark.parametrize(
    ("asked", "successor", "path"),
    [
        ("GO:3", "GO:1", ["GO:4", "GO:9"]),
        ("GO:4", "GO:1", ["GO:9"]),
        ("GO:5", None, ["GO:6"]),
        ("GO:7", "XX:1", ["XX:1"]),
        ("GO:8", None, []),
        ("GO:2", None, []),
    ],
)
def test_the_successor_of_an_obsolete_term(
    vocabulary: Vocabulary, asked: str, successor: str | None, path: list[str]
) -> None:
    row = vocabulary.resolve(asked)
    assert row is not None
    assert (row["successor"], row["successor_path"]) == (successor, path)


def test_an_own_row_wins_over_a_stub_and_a_labelled_one_over_a_bare_one(
    vocabulary: Vocabulary,
) -> None:
    row = vocabulary.resolve("GO:11")
    assert row is not None
    assert (row["label"], row["iri"], row["ontology"]) == ("its own", "urn:own", "aaa")


def hits(vocabulary: Vocabulary, text: str, limit: int = 20) -> list[tuple[str, str, float]]:
    return [(r["curie"], r["match"], r["score"]) for r in vocabulary.search(text, limit)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("GO:1", [("GO:1", "curie", 1.0)]),
        ("GO:9", [("GO:1", "curie", 1.0), ("GO:10", "curie", 1.0)]),
        ("Cell  death", [("GO:1", "label", 0.9), ("GO:10", "text", 0.4625)]),
        ("cell suicide", [("GO:1", "synonym", 0.8)]),
        ("proc", [("GO:2", "prefix", 0.64)]),
        ("of it cell", [("GO:10", "text", 0.4667)]),
        # No term holds every word: those that hold some.
        ("zzz process", [("GO:2", "text", 0.35)]),
        ("back loops", [("GO:5", "text", 0.035), ("GO:6", "text", 0.035)]),
        # A short word has to match as it is.
        ("ea ab", []),
        ("", []),
    ],
)
def test_what_a_text_finds(
    vocabulary: Vocabulary, text: str, expected: list[tuple[str, str, float]]
) -> None:
    assert hits(vocabulary, text) == expected


def test_obsolete_terms_come_last_with_a_tenth(vocabulary: Vocabulary) -> None:
    found = [("GO:3", "label", 0.09), ("GO:4", "prefix", 0.0644)]
    assert hits(vocabulary, "old") == found
    assert hits(vocabulary, "old", 1) == found[:1]
    assert hits(vocabulary, "cell", 0) == []


def test_what_is_loaded(vocabulary: Vocabulary) -> None:
    assert vocabulary.ontologies() == [
        {"prefix": name, "refreshed": AT, "source": source, "release": release, "loaded": True}
        for name, source, release in (
            ("aaa", "file:sha256:aaa", None),
            ("go", "file:sha256:go", "r1"),
            ("registry", "file:sha256:registry", None),
        )
    ]
    first, *others = vocabulary.sources()
    assert first == {
        "canonical": "file:sha256:go",
        "series": "obo:go",
        "importer": "obo",
        "name": "go",
        "release": "r1",
        "content_hash": "hash-go",
        "options_hash": "options-go",
        "imported_at": AT,
        "terms": 10,
        "references_n": 1,
        "prefixes": 0,
    }
    assert [(one["series"], one["terms"], one["prefixes"]) for one in others] == [
        ("obo:x", 2, 0),
        ("bioregistry", 0, 5),
    ]
    assert vocabulary.prefixes() == frozenset({"GO"})


def test_prefixes_lead_somewhere(vocabulary: Vocabulary) -> None:
    names = ("GO", "old", "mid", "none", "xx")
    assert [vocabulary.expansion(name) for name in names] == [
        "http://go.example/$1",
        "http://old.example/$1",
        "http://mid.example/$1/x",
        None,
        None,
    ]
    asked = ("gomf:1", "go:GO:1", "GO:1", "OLD:1", "xx:1", "plain")
    assert [vocabulary.normalised(one) for one in asked] == [
        "GO:1",
        "GO:1",
        "GO:1",
        "old:1",
        "xx:1",
        "plain",
    ]


def test_references_are_found_by_id_and_doi(vocabulary: Vocabulary) -> None:
    assert vocabulary.references("W1") == REFERENCE
    assert vocabulary.references("10.1000/1") == REFERENCE
    assert vocabulary.references("W2") is None


def test_coined_terms_that_an_import_has_too(vocabulary: Vocabulary) -> None:
    coined = ["GO:2", "p:A", "GO:1"]
    assert vocabulary.coined_shadows(coined) == ["GO:1", "GO:2"]
    assert vocabulary.coined_shadows(coined, "file:sha256:go") == ["GO:1", "GO:2"]
    assert vocabulary.coined_shadows(coined, "file:sha256:aaa") == []


def test_without_a_file_nothing_is_known(tmp_path: Path) -> None:
    with Vocabulary(str(tmp_path)) as empty:
        assert empty.resolve("GO:1") is None
        assert (empty.search("cell", 20), empty.ontologies(), empty.sources()) == ([], [], [])
        assert (empty.prefixes(), empty.expansion("GO")) == (frozenset(), None)
        assert empty.normalised("go:1") == "go:1"
        assert (empty.coined_shadows(["GO:1"]), empty.references("W1")) == ([], None)
    assert list(tmp_path.iterdir()) == []


def test_registered_prefixes_are_those_in_force_that_end_in_the_local_part(cache: str) -> None:
    assert Shelf("/nowhere", cache).registered() == {"GO": "http://go.example/"}
    assert Shelf("/nowhere", cache + "/gone").registered() == {}


def test_generated_rules_are_written_once_and_never_over_others(tmp_path: Path) -> None:
    shelf = Shelf(str(tmp_path), str(tmp_path / "cache"))
    rule = {"rule.yaml": "a\n", "cases.yaml": "b\n"}
    assert shelf.put_rules({"one": rule}) == (["one"], [])
    (tmp_path / "rules" / "mine").mkdir()
    (tmp_path / "rules" / "mine" / "rule.yaml").write_text("my own\n", encoding="utf-8")
    assert shelf.put_rules({"one": rule, "mine": rule, "two": rule}) == (["two"], ["mine"])
    found = {
        str(path.relative_to(tmp_path / "rules")): path.read_text(encoding="utf-8")
        for path in (tmp_path / "rules").glob("*/*")
    }
    assert found == {
        "one/rule.yaml": "a\n",
        "one/cases.yaml": "b\n",
        "two/rule.yaml": "a\n",
        "two/cases.yaml": "b\n",
        "mine/rule.yaml": "my own\n",
    }


def test_a_manifest_has_a_readable_name_of_its_own() -> None:
    assert file_name("OBO: Gene_Ontology!") == "obo-gene-ontology-2556a83a.json"
    assert file_name("x" * 200).split("-")[0] == "x" * 60
    text = dumps(manifest("s", "ü", options={"b": 1, "a": 2}))
    assert text.startswith('{\n "canonical_source_id": "file:sha256:ü",\n')
    assert text.endswith("}\n")
    assert json.loads(text)["options"] == {"a": 2, "b": 1}


def test_manifests_are_saved_and_read_in_the_order_of_names(tmp_path: Path) -> None:
    project = str(tmp_path)
    assert load_all(project) == ([], [])
    for series in ("obo:b", "obo:a"):
        made = manifest(series, "n")
        written = save(project, made)
        assert find(project, series) is None
        commit(project, made, written)
    folder = tmp_path / "imports"
    (folder / "x.json").write_text("[]", encoding="utf-8")
    (folder / "y.json").write_text('{"importer": 3}', encoding="utf-8")
    (folder / "z.txt").write_text("{}", encoding="utf-8")
    (folder / "d.json").mkdir()
    manifests, unreadable = load_all(project)
    assert [one["series"] for one in manifests] == ["obo:a", "obo:b"]
    assert unreadable == ["d.json", "x.json", "y.json"]
    found = find(project, "obo:b")
    assert found is not None
    assert found["series"] == "obo:b"
    assert find(project, "obo:c") is None


@pytest.mark.parametrize(
    ("more", "argv"),
    [
        ({}, ["obo", "n.obo"]),
        ({"source": ""}, ["obo"]),
        ({"options": {"selector": "search"}, "source": "q"}, ["obo", "--search", "q"]),
        (
            {"options": {"b": {"z": 1, "y": 2}, "a": True, "c": False, "d": None, "e": 5}},
            ["obo", "n.obo", "--a", "--b", "y=2", "--b", "z=1", "--e", "5"],
        ),
    ],
)
def test_the_command_that_loads_a_source_again(more: dict[str, Any], argv: list[str]) -> None:
    assert reload_argv(manifest("s", "n", **more)) == ["dont", "import", *argv]


def test_what_doctor_says_of_each_source(tmp_path: Path, cache: str) -> None:
    project = Project(str(tmp_path / ".dont"), str(tmp_path))
    (tmp_path / ".dont").mkdir()
    (tmp_path / ".dont" / "cache").symlink_to(cache)
    for made in (
        manifest("obo:go", "go", release="r1"),
        manifest("obo:x", "newer"),
        manifest("obo:y", "it's", source=""),
    ):
        commit(project.dir, made, save(project.dir, made))
    (tmp_path / ".dont" / "imports" / "zz.json").write_text("?", encoding="utf-8")
    with Vocabulary(project.cache_dir) as vocabulary:
        found = doctor_manifests(project.dir, vocabulary)
    assert found[0] == {
        "file": file_name("obo:go"),
        "source": "go.obo",
        "importer": "obo",
        "canonical_source_id": "file:sha256:go",
        "release": "r1",
        "loaded": True,
        "reason": "",
        "argv": ["dont", "import", "obo", "go.obo"],
        "command": "dont import obo go.obo",
    }
    assert [(one["source"], one["reason"], one["loaded"]) for one in found] == [
        ("go.obo", "", True),
        ("newer.obo", "other-release", False),
        ("obo", "not-loaded", False),
        ("imports/zz.json", "unreadable", False),
    ]
    assert found[3] == {
        "file": "zz.json",
        "source": "imports/zz.json",
        "loaded": False,
        "reason": "unreadable",
        "argv": ["dont", "help", "import"],
        "command": "dont help import",
    }
    assert unloaded(project) == found[1:]


def reading(label: str, *, gone: bool = False, **second: Any) -> Any:
    """Give a batch of two terms, two references and two prefixes, one of each by `label`."""
    other: Reference = {**REFERENCE, "id": "W2", "doi": None}
    return {
        "terms": [term("GO:1", label), *([] if gone else [term("GO:2", "stays", **second)])],
        "references": [{**REFERENCE, "title": label}, *([] if gone else [other])],
        "prefixes": [
            prefix("GO", f"http://{label}/$1"),
            *([] if gone else [prefix("stays", "http://x/$1")]),
        ],
    }


@pytest.mark.parametrize("importer", ["obo", "bioregistry"])
def test_what_a_second_reading_changes(tmp_path: Path, importer: str) -> None:
    writer, registry = VocabularyWriter(str(tmp_path)), importer == "bioregistry"

    def counts(batch: Any) -> tuple[int, ...]:
        made = manifest("obo:go", repr(batch), importer=importer)
        found: Any = writer.replace_source(made, batch)
        return tuple(found[name] for name in ("read", "new", "changed", "obsolete", "gone"))

    # Prefixes are what a registry is about; elsewhere they come along and are not counted.
    assert counts(reading("a")) == ((6, 6, 0, 0, 0) if registry else (4, 4, 0, 0, 0))
    assert counts(reading("a")) == ((6, 0, 0, 0, 0) if registry else (4, 0, 0, 0, 0))
    assert counts(reading("b")) == ((6, 0, 3, 0, 0) if registry else (4, 0, 2, 0, 0))
    assert counts(reading("b", obsolete=True))[2:4] == (1, 1)
    assert counts(reading("b", gone=True)) == ((3, 0, 0, 0, 3) if registry else (2, 0, 0, 0, 2))
    with Vocabulary(str(tmp_path)) as vocabulary:
        row, reference = vocabulary.resolve("GO:1"), vocabulary.references("W1")
        assert row is not None
        assert reference is not None
        assert (row["label"], reference["title"]) == ("b", "b")
        assert vocabulary.expansion("GO") == "http://b/$1"
        assert vocabulary.expansion("stays") is None
        assert (vocabulary.resolve("GO:2"), vocabulary.references("W2")) == (None, None)
    with Vocabulary(str(tmp_path)) as vocabulary:
        (source,) = vocabulary.sources()
    assert (source["terms"], source["references_n"], source["prefixes"]) == (1, 1, 1)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    """Proves: nothing in a path is taken for a part of an address."""
    for name in ("a?mode=memory", "b#c", "50%3f"):
        folder = tmp_path / name
        folder.mkdir()
        batch: Any = {"terms": TERMS, "references": [REFERENCE], "prefixes": []}
        VocabularyWriter(str(folder)).replace_source(manifest("obo:go", "go"), batch)
        with Vocabulary(str(folder)) as vocabulary:
            assert vocabulary.db is not None, name


@pytest.mark.parametrize(
    ("folder", "write"),
    [
        ("imports", lambda project: save(project, manifest("obo:go", "go"))),
        ("rules", lambda project: Shelf(project, project).put_rules({"r": {"rule.yaml": "x"}})),
    ],
)
def test_nothing_is_written_through_a_link(
    tmp_path: Path, folder: str, write: Callable[[str], object]
) -> None:
    elsewhere, project = tmp_path / "elsewhere", tmp_path / "project"
    elsewhere.mkdir()
    project.mkdir()
    (project / folder).symlink_to(elsewhere)
    with pytest.raises(SubstrateError) as refused:
        write(str(project))
    assert refused.value.code == "store-unwritable"
    assert list(elsewhere.iterdir()) == []

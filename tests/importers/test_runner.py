"""Imports are all or nothing, come once, and tell what a new release changed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dont.importers import run
from dont.importers.catalogue import importers
from dont.ledger.vocab_manifest import doctor_manifests, load_all, reload_argv
from tests.importers.helpers import Scratch

Refused = Callable[..., dict[str, object]]
HEAD = "format-version: 1.2\nontology: tst\ndata-version: {}\n\n"


def obo(version: str, *stanzas: str) -> str:
    return HEAD.format(version) + "".join(f"[Term]\nid: TST:{s}\n\n" for s in stanzas)


ONE = obo("1", "1\nname: one", "2\nname: two", "3\nname: three")
TWO = obo(
    "2", "1\nname: one", "2\nname: zwei", "3\nname: three\nis_obsolete: true", "4\nname: four"
)


def test_the_same_source_twice_writes_nothing(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("t.obo", ONE)
    assert scratch_vocab.load("obo", "t.obo")["counts"]["new"] == 3
    before = scratch_vocab.written()
    report = scratch_vocab.load("obo", "t.obo")
    assert report["counts"] == {"read": 3, "new": 0, "changed": 0, "obsolete": 0}
    assert scratch_vocab.written() == before
    scratch_vocab.write("copy.obo", ONE)
    scratch_vocab.load("obo", "copy.obo")
    assert scratch_vocab.written() == before


def test_a_new_release_tells_what_it_changed(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("one.obo", ONE)
    scratch_vocab.write("two.obo", TWO)
    scratch_vocab.load("obo", "one.obo")
    report = scratch_vocab.load("obo", "two.obo")
    assert report["counts"] == {"read": 4, "new": 1, "changed": 2, "obsolete": 1}
    assert report["release"] == "2"
    assert scratch_vocab.term("TST:2")["label"] == "zwei"
    manifests, _ = load_all(str(scratch_vocab.dont))
    assert [manifest["release"] for manifest in manifests] == ["2"]


def test_terms_that_left_the_source_are_told(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("one.obo", ONE)
    scratch_vocab.load("obo", "one.obo")
    scratch_vocab.write("one.obo", obo("3", "1\nname: one"))
    report = scratch_vocab.load("obo", "one.obo")
    assert "2 entries are no longer in one.obo" in str(report["warnings"])


def test_two_files_without_ontology_id_stand_side_by_side(scratch_vocab: Scratch) -> None:
    for name in ("a", "b"):
        scratch_vocab.write(f"{name}.obo", f"[Term]\nid: {name}:1\nname: {name}\n")
        scratch_vocab.load("obo", f"{name}.obo")
    assert [row["curie"] for row in scratch_vocab.rows()] == ["a:1", "b:1"]


def test_other_options_read_the_same_file_again(scratch_vocab: Scratch) -> None:
    text = "<http://x.example/a> a <http://www.w3.org/2002/07/owl#Class> ;\n"
    label = "<http://www.w3.org/2000/01/rdf-schema#label>"
    scratch_vocab.write("v.ttl", f'{text} {label} "cat"@en, "Katze"@de .')
    scratch_vocab.load("ttl", "v.ttl", prefix=["x=http://x.example/"])
    assert scratch_vocab.term("x:a")["label"] == "cat"
    report = scratch_vocab.load("ttl", "v.ttl", prefix=["x=http://x.example/"], lang="de")
    assert report["counts"]["changed"] == 1
    assert scratch_vocab.term("x:a")["label"] == "Katze"


def test_a_dry_run_counts_and_writes_nothing(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("one.obo", ONE)
    scratch_vocab.write("two.obo", TWO)
    for name, new in (("one.obo", 3), ("two.obo", 1)):
        before = scratch_vocab.written()
        report = run("obo", {"target": name}, scratch_vocab.place(dry_run=True))
        assert report["counts"]["new"] == new
        assert scratch_vocab.written() == before
        scratch_vocab.load("obo", name)


def test_another_machine_learns_how_to_load_what_is_missing(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("v/one.obo", ONE)
    scratch_vocab.load("obo", "v/one.obo", foreign="skip", prefix=["TST=http://t.example/"])
    project = str(scratch_vocab.dont)
    with scratch_vocab.vocabulary() as vocabulary:
        assert [entry["loaded"] for entry in doctor_manifests(project, vocabulary)] == [True]
    before = scratch_vocab.written()
    (scratch_vocab.dont / "cache" / "vocab.db").unlink()
    with scratch_vocab.vocabulary() as vocabulary:
        (entry,) = doctor_manifests(project, vocabulary)
    assert (entry["loaded"], entry["reason"]) == (False, "not-loaded")
    assert entry["argv"] == [
        *("dont", "import", "obo", "v/one.obo", "--foreign", "skip"),
        *("--prefix", "TST=http://t.example/"),
    ]
    scratch_vocab.load("obo", "v/one.obo", foreign="skip", prefix=["TST=http://t.example/"])
    after = scratch_vocab.written()
    name = next(name for name in before if name.startswith("imports/"))
    assert after[name] == before[name]
    assert scratch_vocab.term("TST:1")["label"] == "one"


def test_a_release_pulled_from_elsewhere_is_told(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("one.obo", ONE)
    scratch_vocab.load("obo", "one.obo")
    (path,) = (scratch_vocab.dont / "imports").iterdir()
    manifest = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**manifest, "canonical_source_id": "file:sha256:0"}), "utf-8")
    (scratch_vocab.dont / "imports" / "broken.json").write_text("{", "utf-8")
    with scratch_vocab.vocabulary() as vocabulary:
        found = doctor_manifests(str(scratch_vocab.dont), vocabulary)
    assert sorted(str(entry["reason"]) for entry in found) == ["other-release", "unreadable"]


def test_a_manifest_names_no_place_of_one_machine(scratch_vocab: Scratch) -> None:
    path = scratch_vocab.write("v/one.obo", ONE)
    scratch_vocab.load("obo", path)
    (text,) = (file for name, file in scratch_vocab.written().items() if "imports" in name)
    assert str(scratch_vocab.root).encode() not in text
    assert json.loads(text)["source"] == "v/one.obo"


def test_commands_of_sources_that_have_an_option_of_their_own() -> None:
    manifest = {"importer": "wikidata", "source": "Q42", "options": {"selector": "entity"}}
    assert reload_argv(manifest) == ["dont", "import", "wikidata", "--entity", "Q42"]  # type: ignore[arg-type]  # a part of one


def test_an_unknown_importer_is_a_usage_error(scratch_vocab: Scratch, refused: Refused) -> None:
    refused("usage", scratch_vocab.load, "unknown-source", "x")


@pytest.mark.parametrize(
    "given",
    [
        {"prefix": ["nonsense"]},
        {"prefix": ["1x=http://a.example/"]},
        {"foreign": "maybe"},
        {"timeout_seconds": "soon"},
        {"timeout_seconds": -1},
    ],
)
def test_options_that_cannot_be_are_refused(
    scratch_vocab: Scratch, refused: Refused, given: dict[str, object]
) -> None:
    refused("schema-mismatch", scratch_vocab.load, "obo", "x.obo", **given)


def test_no_target_and_no_file(scratch_vocab: Scratch, refused: Refused) -> None:
    for source in ("obo", "ttl", "jsonld", "ols", "wikidata", "openalex", "linkml"):
        refused("schema-mismatch", scratch_vocab.load, source)
    refused("unresolvable-uri", scratch_vocab.load, "ttl", "missing.ttl")
    refused("import-failed", scratch_vocab.load, "ttl", ".")


@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_killed_import_leaves_nothing_half_done(
    scratch_vocab: Scratch, signal_number: int
) -> None:
    stanzas = (f'{n}\nname: name {n}\nsynonym: "s {n}" EXACT []' for n in range(30_000))
    scratch_vocab.write("t.obo", obo("1", *stanzas))
    program = (
        "import sys; from dont.importers import Place, run;"
        " from dont.ledger.vocab_shelf import Shelf; root = sys.argv[1];"
        " say = lambda *told: print(*told, flush=True);"
        " place = Place(base=root, root=root, shelf=Shelf(root + '/.dont', root + '/.dont/cache'),"
        " config={}, clock=lambda: 1, progress=say);"
        " run('obo', {'target': 't.obo'}, place)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(scratch_vocab.root)],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        # A job in the background ignores Ctrl-C, and its children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - see above
    )
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("rows"):
            break
    time.sleep(0.05)
    os.kill(process.pid, signal_number)
    process.wait()
    process.stdout.close()
    with scratch_vocab.vocabulary() as vocabulary:
        loaded = vocabulary.sources()
    committed = [name for name in scratch_vocab.written() if name.endswith(".json")]
    assert len(loaded) in {0, 1}
    assert len(committed) <= len(loaded)
    assert scratch_vocab.load("obo", "t.obo")["counts"]["read"] == 30_000
    assert len(scratch_vocab.vocabulary().sources()) == 1


def test_a_registry_again_and_what_it_names(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("r.json", '{"x": {"name": "X", "uri_format": "http://x.example/$1"}}')
    scratch_vocab.write("v.ttl", "<http://x.example/a> a <http://www.w3.org/2002/07/owl#Class> .\n")
    scratch_vocab.load("ttl", "v.ttl")
    assert scratch_vocab.rows()[0]["curie"] == "http://x.example/a"
    scratch_vocab.load("bioregistry", "r.json")
    counts = scratch_vocab.load("bioregistry", "r.json")["counts"]
    assert counts == {"read": 1, "new": 0, "changed": 0, "obsolete": 0}
    assert scratch_vocab.load("ttl", "v.ttl")["counts"]["changed"] == 1
    assert scratch_vocab.term("x:a")["iri"] == "http://x.example/a"


def test_a_changed_part_is_noticed(scratch_vocab: Scratch) -> None:
    head = "id: http://x.example/{}\nname: {}\ndefault_prefix: http://x.example/\n"
    scratch_vocab.write("main.yaml", head.format("m", "m") + "imports: [part]\n")
    part = head.format("p", "p") + "classes: {A: {description: %s}}\n"
    scratch_vocab.write("part.yaml", part % "before")
    assert scratch_vocab.load("linkml", "main.yaml")["counts"]["new"] == 1
    before = scratch_vocab.written()
    assert scratch_vocab.load("linkml", "main.yaml")["counts"]["new"] == 0
    assert scratch_vocab.written() == before
    scratch_vocab.write("part.yaml", part % "after")
    assert scratch_vocab.load("linkml", "main.yaml")["counts"]["changed"] == 1
    assert scratch_vocab.rows()[0]["definition"] == "after"


def test_importers_are_found_by_their_modules(scratch_vocab: Scratch, refused: Refused) -> None:
    named = {"bioregistry", "jsonld", "linkml", "obo", "ols", "openalex", "ttl", "wikidata"}
    assert set(importers()) == named
    for name in ("options", "runner", "../obo", "a b", ""):
        assert "there are bioregistry" in str(refused("usage", scratch_vocab.load, name)["problem"])

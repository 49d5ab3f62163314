"""Where an import puts what it read: manifest and database, both or neither."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_manifest import commit, dumps, file_name, load_all, save
from dont.ledger.vocab_shelf import Shelf
from dont.ledger.vocab_write import VocabularyWriter
from tests.ledger.vocabularies import loaded, manifest, term

SERIES = "obo:go"


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(str(tmp_path), str(tmp_path / "cache"))


def batch(*terms: Any) -> Any:
    return {"terms": list(terms), "references": [], "prefixes": []}


def written(tmp_path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((tmp_path / "imports" / file_name(SERIES)).read_bytes())
    return found


def test_what_was_put_is_loaded_with_its_parts(shelf: Shelf, tmp_path: Path) -> None:
    assert shelf.loaded() == []
    made = manifest(SERIES, "go", parts={"a": "b"})
    assert shelf.put(made, batch(term("X:1", "one")))["new"] == 1
    assert written(tmp_path) == made
    (source,) = shelf.loaded()
    assert (source["series"], source["terms"], source["parts"]) == (SERIES, 1, {"a": "b"})


@pytest.mark.parametrize("key", ["canonical_source_id", "options_hash"])
def test_a_source_that_its_manifest_no_longer_describes_is_not_loaded(
    shelf: Shelf, tmp_path: Path, key: str
) -> None:
    shelf.put(manifest(SERIES, "go"), batch(term("X:1", "one")))
    place = tmp_path / "imports" / file_name(SERIES)
    place.write_text(dumps(manifest(SERIES, "go", **{key: "another"})), encoding="utf-8")
    assert shelf.loaded() == []
    place.unlink()
    assert shelf.loaded() == []


@pytest.mark.parametrize(
    ("more", "kept"),
    [
        ({"imported_at": "2027-01-01T00:00:00.000000Z"}, True),
        ({"canonical_source_id": "other"}, False),
        ({"options_hash": "other"}, False),
        ({"content_hash": "other"}, False),
        ({"release": "r2"}, False),
        ({"name": "other"}, False),
        ({"counts": {"read": 1}}, False),
        ({"parts": {"a": "b"}}, False),
    ],
)
def test_a_manifest_that_would_say_the_same_is_left_as_it_is(
    shelf: Shelf, tmp_path: Path, more: dict[str, Any], *, kept: bool
) -> None:
    first = manifest(SERIES, "go")
    shelf.put(first, batch(term("X:1", "one")))
    second: Any = {**first, **more}
    shelf.put(second, batch(term("X:1", "two")))
    assert written(tmp_path) == (first if kept else second)
    with Vocabulary(str(tmp_path / "cache")) as vocabulary:
        row = vocabulary.resolve("X:1")
    assert row is not None
    assert row["label"] == "two"


def test_a_trial_counts_and_writes_nothing(shelf: Shelf, tmp_path: Path) -> None:
    made = manifest(SERIES, "go")
    assert shelf.put(made, batch(term("X:1", "one")), dry_run=True)["new"] == 1
    assert list(tmp_path.iterdir()) == []
    shelf.put(made, batch(term("X:1", "one")))
    other = manifest(SERIES, "go", release="r2")
    assert shelf.put(other, batch(term("X:1", "two")), dry_run=True)["changed"] == 1
    assert written(tmp_path) == made
    (source,) = shelf.loaded()
    assert source["release"] is None


def test_what_fails_leaves_neither(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        shelf.put(manifest(SERIES, "go"), batch({"curie": "X:1"}))
    assert list((tmp_path / "imports").iterdir()) == []
    assert shelf.loaded() == []


def test_a_manifest_whose_place_is_taken_is_told(tmp_path: Path) -> None:
    made = manifest(SERIES, "go")
    beside = save(str(tmp_path), made)
    place = tmp_path / "imports" / file_name(SERIES)
    place.mkdir()
    with pytest.raises(SubstrateError) as caught:
        commit(str(tmp_path), made, beside)
    assert (caught.value.code, caught.value.data["problem"]) == (
        "store-unwritable",
        "is a directory",
    )
    other = tmp_path / "other"
    other.mkdir()
    (other / "imports").write_text("a file", encoding="utf-8")
    with pytest.raises(SubstrateError) as caught:
        save(str(other), made)
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {"problem": "file exists", "path": str(other / "imports")},
    )


def test_what_waits_under_the_name_of_the_file_beside_is_not_written_through(
    tmp_path: Path,
) -> None:
    outside = tmp_path / "outside"
    outside.write_text("mine", encoding="utf-8")
    (tmp_path / "imports").mkdir()
    trap = tmp_path / "imports" / f".{file_name(SERIES)}.{os.getpid()}"
    trap.symlink_to(outside)
    made = manifest(SERIES, "go")
    assert save(str(tmp_path), made) == str(trap)
    assert outside.read_text(encoding="utf-8") == "mine"
    assert json.loads(trap.read_bytes()) == made


def test_a_manifest_may_have_so_many_bytes(tmp_path: Path) -> None:
    text = dumps(manifest(SERIES, "go"))
    place = tmp_path / "imports" / "a.json"
    place.parent.mkdir()
    most = 16 * 1024 * 1024
    place.write_text(text + " " * (most - len(text)), encoding="utf-8")
    assert [len(found) for found in load_all(str(tmp_path))] == [1, 0]
    place.write_text(text + " " * (most + 1 - len(text)), encoding="utf-8")
    assert load_all(str(tmp_path)) == ([], ["a.json"])


def tables(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE mine(x)")


@pytest.mark.parametrize(
    "stands",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"garbage" * 1000),
        lambda path: path.symlink_to(path.with_name("outside")),
        tables,
    ],
)
def test_whatever_stands_in_the_place_of_the_cache_an_import_replaces(
    tmp_path: Path, stands: Any
) -> None:
    cache = tmp_path / "new" / "cache"
    VocabularyWriter(str(cache)).drop_source("obo:nothing")
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (cache, cache / "vocab.db")]
    assert modes == [0o700, 0o600]
    (cache / "vocab.db").unlink()
    stands(cache / "vocab.db")
    with loaded(cache, term("X:1", "one")) as vocabulary:
        assert vocabulary.resolve("X:1") is not None
    assert not (cache / "outside").exists()


def test_a_cache_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file", encoding="utf-8")
    with pytest.raises(SubstrateError) as caught:
        loaded(tmp_path / "cache", term("X:1", "one"))
    assert (caught.value.code, caught.value.data) == (
        "store-unwritable",
        {"problem": "file exists", "path": str(tmp_path / "cache")},
    )


def test_a_source_that_is_dropped_is_forgotten_whole(tmp_path: Path) -> None:
    loaded(tmp_path, term("X:1", "one", alt_ids=["X:9"]))
    VocabularyWriter(str(tmp_path)).drop_source(SERIES)
    with Vocabulary(str(tmp_path)) as vocabulary:
        assert (vocabulary.sources(), vocabulary.prefixes()) == ([], frozenset())
        assert (vocabulary.resolve("X:1"), vocabulary.resolve("X:9")) == (None, None)
        assert vocabulary.search("one", 5) == []

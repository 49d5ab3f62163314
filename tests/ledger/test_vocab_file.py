"""The file of the imported vocabulary: who may open it when, and what is left in its index."""

from __future__ import annotations

import os
import sqlite3
import threading
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_schema import INDEXES
from dont.ledger.vocab_write import VocabularyWriter
from tests.ledger.vocabularies import loaded, manifest, term

if TYPE_CHECKING:
    from pathlib import Path


def test_a_reader_that_waits_too_long_for_an_import_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dont.ledger.vocab._PATIENCE", 0.01)
    vocabulary = loaded(tmp_path, term("X:1", "one"))
    held = len(os.listdir("/proc/self/fd"))
    with closing(sqlite3.connect(vocabulary.path, isolation_level=None)) as importing:
        importing.execute("BEGIN EXCLUSIVE")
        with pytest.raises(SubstrateError) as caught:
            vocabulary.resolve("X:1")
    assert (caught.value.code, caught.value.data) == (
        "db-locked",
        {"problem": "an import is writing the vocabulary", "path": "vocab.db"},
    )
    assert isinstance(caught.value.__cause__, sqlite3.OperationalError)
    del caught
    assert len(os.listdir("/proc/self/fd")) == held
    assert vocabulary.resolve("X:1") is not None
    vocabulary.close()


def test_reading_opens_the_file_once_and_never_writes(tmp_path: Path) -> None:
    held = len(os.listdir("/proc/self/fd"))
    with loaded(tmp_path, term("X:1", "one")) as vocabulary:
        opened = vocabulary.db
        assert opened is not None
        assert vocabulary.db is opened
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            opened.execute("DELETE FROM term")
    assert len(os.listdir("/proc/self/fd")) == held


def test_after_closing_it_sees_what_was_imported_since(tmp_path: Path) -> None:
    vocabulary = loaded(tmp_path, term("X:1", "one"))
    assert vocabulary.prefixes() == {"X"}
    loaded(tmp_path, term("Y:1", "one"))
    vocabulary.close()
    assert vocabulary.prefixes() == {"Y"}
    vocabulary.close()


def test_one_thread_opens_and_another_asks(tmp_path: Path) -> None:
    vocabulary = loaded(tmp_path, term("X:1", "one"))
    opening = threading.Thread(target=lambda: vocabulary.db)
    opening.start()
    opening.join()
    assert vocabulary.resolve("X:1") is not None
    vocabulary.close()


@pytest.mark.parametrize(("length", "end"), [(63, "X:63"), (64, None)])
def test_replacements_are_followed_so_far_and_no_further(
    tmp_path: Path, length: int, end: str | None
) -> None:
    chain = [term(f"X:{n}", None, obsolete=True, replaced_by=[f"X:{n + 1}"]) for n in range(length)]
    with loaded(tmp_path, *chain, term(f"X:{length}", "live")) as vocabulary:
        row = vocabulary.resolve("X:0")
    assert row is not None
    assert (row["successor"], len(row["successor_path"])) == (end, 63)


def test_a_term_is_found_by_its_whole_iri_and_by_a_name_like_one(tmp_path: Path) -> None:
    terms = (term("X:1", "one", iri="urn:x:1"), term("http://x.example/2", "two", iri="urn:x:2"))
    with loaded(tmp_path, *terms) as vocabulary:
        found = [vocabulary.resolve(asked) for asked in ("urn:x:1", "http://x.example/2", "x:9")]
    assert [row and row["label"] for row in found] == ["one", "two", None]


def index(folder: Path) -> set[str]:
    """Give every word of the full-text index."""
    with closing(sqlite3.connect(folder / "vocab.db")) as db:
        db.execute("CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, search, 'row')")
        return {row[0] for row in db.execute("SELECT term FROM words")}


def test_the_index_holds_the_words_of_what_is_there_alone(tmp_path: Path) -> None:
    bare = term("X:1", None, synonyms=[("red blood", "exact", ""), ("cell", "exact", "")])
    full = term("X:2", "apoptosis", definition="an end")
    loaded(tmp_path, bare, full)
    assert index(tmp_path) == {"red", "blood", "cell", "apoptosis", "an", "end"}
    loaded(tmp_path, full)
    assert index(tmp_path) == {"apoptosis", "an", "end"}
    loaded(tmp_path, bare)
    assert index(tmp_path) == {"red", "blood", "cell"}
    loaded(tmp_path)
    assert index(tmp_path) == set()


def test_every_index_that_answers_need_is_there(tmp_path: Path) -> None:
    loaded(tmp_path, term("X:1", "one"))
    with closing(sqlite3.connect(tmp_path / "vocab.db")) as db:
        query = "SELECT sql FROM sqlite_master WHERE type='index' AND sql IS NOT NULL"
        found = {
            row[0].replace("CREATE INDEX", "CREATE INDEX IF NOT EXISTS")
            for row in db.execute(query)
        }
    assert found == {statement.strip() for statement in INDEXES.split(";") if statement.strip()}


def test_a_term_becomes_obsolete_once(tmp_path: Path) -> None:
    writer = VocabularyWriter(str(tmp_path))

    def obsolete(**more: Any) -> int:
        batch: Any = {"terms": [term("X:1", **more)], "references": [], "prefixes": []}
        return writer.replace_source(manifest("obo:go", "go"), batch)["obsolete"]

    assert obsolete(label="live") == 0
    assert obsolete(label="gone", obsolete=True) == 1
    assert obsolete(label="gone for good", obsolete=True) == 0


def test_an_import_that_fails_leaves_what_was_there(tmp_path: Path) -> None:
    vocabulary = loaded(tmp_path, term("X:1", "one"))
    broken: Any = {
        "terms": [term("X:2", "two"), {"curie": "X:3"}],
        "references": [],
        "prefixes": [],
    }
    with pytest.raises(KeyError) as caught:
        VocabularyWriter(str(tmp_path)).replace_source(manifest("obo:go", "go"), broken)
    # Nothing is held back while the failure is still being told.
    with closing(sqlite3.connect(vocabulary.path, timeout=0)) as db:
        db.execute("BEGIN IMMEDIATE")
    assert caught.value.args == ("iri",)
    with vocabulary:
        assert vocabulary.resolve("X:2") is None
        assert vocabulary.resolve("X:1") is not None


def test_a_file_of_another_format_is_empty_until_it_is_written_anew(tmp_path: Path) -> None:
    vocabulary = loaded(tmp_path, term("X:1", "one"))
    with closing(sqlite3.connect(vocabulary.path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
        db.execute("PRAGMA user_version = 7")
    assert (vocabulary.resolve("X:1"), vocabulary.db) == (None, None)
    loaded(tmp_path, term("X:2", "two"))
    with Vocabulary(str(tmp_path)) as again:
        assert (again.resolve("X:1"), again.prefixes()) == (None, frozenset({"X"}))

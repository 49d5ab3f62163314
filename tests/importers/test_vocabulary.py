"""The imported vocabulary: one resolver, one order of matches, offline and read-only."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from dont.core.curie import find, parse, repairs
from dont.core.imported import Term, blank_term
from dont.ledger.vocab import Vocabulary
from dont.ledger.vocab_write import VocabularyWriter
from tests.importers.helpers import Scratch

MANIFEST = {
    "v": 1,
    "importer": "obo",
    "source": "x.obo",
    "series": "obo:x",
    "canonical_source_id": "file:sha256:x",
    "content_hash": "x",
    "options": {},
    "options_hash": "x",
    "name": "GO",
    "release": "1",
    "counts": {},
    "imported_at": "2026-01-01T00:00:00.000000Z",
}


def term(curie: str, label: str | None = None, **more: object) -> Term:
    made = blank_term(curie, f"http://x.example/{curie}")
    made["label"] = label
    made.update(more)  # type: ignore[typeddict-item]  # the tests name the keys
    return made


def put(folder: Path, *terms: Term, series: str = "obo:x") -> None:
    manifest = {**MANIFEST, "series": series, "canonical_source_id": series}
    batch = {"terms": list(terms), "references": [], "prefixes": []}
    VocabularyWriter(str(folder)).replace_source(manifest, batch)  # type: ignore[arg-type]  # parts of one


def found(folder: Path, text: str, limit: int = 20) -> list[tuple[str, str]]:
    with Vocabulary(str(folder)) as vocabulary:
        return [(row["curie"], row["match"]) for row in vocabulary.search(text, limit)]


def test_matches_come_in_one_order_and_obsolete_ones_last(tmp_path: Path) -> None:
    put(
        tmp_path,
        term("GO:1", "cell death", obsolete=True),
        term("GO:2", "programmed death of a cell"),
        term("GO:3", "cell death pathway"),
        term("GO:4", "necrosis", synonyms=[("Cell  Death", "exact", "")]),
        term("GO:5", "CELL DEATH"),
        term("GO:6", "unrelated"),
    )
    assert found(tmp_path, "cell death") == [
        ("GO:5", "label"),
        ("GO:4", "synonym"),
        ("GO:3", "prefix"),
        ("GO:2", "text"),
        ("GO:1", "label"),
    ]
    assert found(tmp_path, "GO:6")[0] == ("GO:6", "curie")
    assert found(tmp_path, "cell death", 2) == [("GO:5", "label"), ("GO:4", "synonym")]


def test_scores_fall_in_the_order_of_the_rows(tmp_path: Path) -> None:
    put(tmp_path, *(term(f"GO:{n}", f"cell {'x' * n}") for n in range(30)), term("GO:99", "cell"))
    with Vocabulary(str(tmp_path)) as vocabulary:
        scores = [row["score"] for row in vocabulary.search("cell", 20)]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 20


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        '"',
        "a OR",
        "NEAR(",
        "x:y:z",
        "*",
        "-a",
        "\x00",
        "ä" * 5000,
        "a " * 5000,
        "(",
        "'",
    ],
)
def test_no_text_breaks_the_search(tmp_path: Path, text: str) -> None:
    put(tmp_path, term("GO:1", "a thing"))
    assert isinstance(found(tmp_path, text), list)


def test_words_match_without_accents_and_by_their_beginning(tmp_path: Path) -> None:
    put(tmp_path, term("GO:1", "gyrus postérieur mitochondrial"))
    assert found(tmp_path, "posterieur") == [("GO:1", "text")]
    assert found(tmp_path, "mitochond gyrus") == [("GO:1", "text")]


def test_broken_curies_are_proposals_only(tmp_path: Path) -> None:
    put(tmp_path, term("GO:0008150", "process", alt_ids=["GO:0000004"]))
    with Vocabulary(str(tmp_path)) as vocabulary:
        for text in ("GO:GO:0008150", "go:0008150", "GO_0008150", "go:GO_0008150", "Go:0000004"):
            row = vocabulary.resolve(text)
            assert row is not None, text
            assert (row["match"], row["curie"]) == ("repaired", "GO:0008150")
        assert vocabulary.resolve("XX:0008150") is None
        assert vocabulary.resolve("http://x.example/GO:0008150") is not None


def test_an_ontologys_own_row_wins_over_one_carried_along(tmp_path: Path) -> None:
    put(tmp_path, term("GO:1", "stub", foreign=True), series="a")
    put(tmp_path, term("GO:1", "own"), series="b")
    with Vocabulary(str(tmp_path)) as vocabulary:
        row = vocabulary.resolve("GO:1")
        assert row is not None
        assert (row["label"], row["source"]) == ("own", "b")
        assert vocabulary.coined_shadows(["GO:1", "GO:2"]) == ["GO:1"]


def test_no_file_and_garbage_are_an_empty_vocabulary(tmp_path: Path) -> None:
    with Vocabulary(str(tmp_path)) as vocabulary:
        assert vocabulary.resolve("GO:1") is None
        assert (vocabulary.search("x", 20), vocabulary.ontologies(), vocabulary.sources()) == (
            [],
            [],
            [],
        )
        assert vocabulary.prefixes() == frozenset()
    (tmp_path / "vocab.db").write_bytes(b"garbage" * 1000)
    with Vocabulary(str(tmp_path)) as vocabulary:
        assert vocabulary.resolve("GO:1") is None
    put(tmp_path, term("GO:1", "again"))
    assert found(tmp_path, "again") == [("GO:1", "label")]


def test_a_read_only_folder_can_be_read(tmp_path: Path) -> None:
    put(tmp_path, term("GO:1", "a thing"))
    os.chmod(tmp_path / "vocab.db", stat.S_IREAD)
    os.chmod(tmp_path, stat.S_IREAD | stat.S_IEXEC)
    try:
        assert found(tmp_path, "a thing") == [("GO:1", "label")]
    finally:
        os.chmod(tmp_path, stat.S_IRWXU)


def test_a_changed_row_leaves_nothing_of_itself_behind(tmp_path: Path) -> None:
    put(tmp_path, term("GO:1", "before", synonyms=[("early", "exact", "")], alt_ids=["GO:9"]))
    put(tmp_path, term("GO:1", "after"), term("GO:2", "new"))
    assert found(tmp_path, "before") == []
    assert found(tmp_path, "early") == []
    assert found(tmp_path, "after") == [("GO:1", "label")]
    with Vocabulary(str(tmp_path)) as vocabulary:
        assert vocabulary.resolve("GO:9") is None
    put(tmp_path)
    assert found(tmp_path, "new") == []


def test_reading_loads_no_heavy_module(tmp_path: Path) -> None:
    put(tmp_path, term("GO:1", "a thing"))
    program = (
        "import sys; before = set(sys.modules); from dont.ledger.vocab import Vocabulary;"
        f" assert Vocabulary({str(tmp_path)!r}).resolve('GO:1');"
        " own = sorted(m for m in set(sys.modules) - before if m.startswith('dont'));"
        " assert own == ['dont', 'dont.ledger', 'dont.ledger.vocab'], own;"
        " assert not {'dataclasses', 'pathlib', 'fastobo', 'yaml'} & (set(sys.modules) - before)"
    )
    subprocess.run([sys.executable, "-S", "-c", program], check=True, cwd=Path(__file__).parents[2])


def test_two_imports_at_once_both_land(scratch_vocab: Scratch) -> None:
    for name in ("a", "b", "c", "d"):
        text = f"format-version: 1.2\nontology: {name}\n\n"
        stanzas = (f"[Term]\nid: {name.upper()}:{n}\nname: {name} {n}\n\n" for n in range(300))
        scratch_vocab.write(f"{name}.obo", text + "".join(stanzas))
    program = (
        "import sys; from dont.importers import Place, run;"
        " from dont.ledger.vocab_shelf import Shelf; root = sys.argv[1];"
        " place = Place(base=root, root=root, shelf=Shelf(root + '/.dont', root + '/.dont/cache'),"
        " config={}, clock=lambda: 1);"
        " run('obo', {'target': sys.argv[2]}, place)"
    )
    words = [sys.executable, "-c", program, str(scratch_vocab.root)]
    root = Path(__file__).parents[2]
    running = [subprocess.Popen([*words, f"{name}.obo"], cwd=root) for name in "abcd"]
    assert [process.wait() for process in running] == [0, 0, 0, 0]
    with scratch_vocab.vocabulary() as vocabulary:
        assert [source["terms"] for source in vocabulary.sources()] == [300] * 4
        assert len(vocabulary.search("c 7", 5)) == 5


@pytest.mark.parametrize(
    "text", ["std::vec", "http://x.org", "12:30", "a::b", "GO:", ":x", "GO: 1", "", "a:/b", "x"]
)
def test_what_is_no_curie(text: str) -> None:
    assert parse(text) is None
    assert find(f"see {text} there", {"std", "http", "a", "GO", "x"}) == []


@pytest.mark.parametrize(
    ("text", "curies"),
    [
        ("GO:0006915.", ["GO:0006915"]),
        ("(GO:1, GO:2; GO:1)", ["GO:1", "GO:2"]),
        ("`ex:a-b` and 'ex:c_d'", ["ex:a-b", "ex:c_d"]),
        ("http://x.org/GO:1 and a/GO:2 and XGO:3", []),
        ("go:1 is another case", []),
        ("GO:1:2", []),
        ("C:\\ex:a", []),
        ("größe:1 ex:ä", []),
    ],
)
def test_curies_in_running_text(text: str, curies: list[str]) -> None:
    assert find(text, {"GO", "ex", "C"}) == curies


def test_repairs_need_a_known_prefix() -> None:
    assert list(repairs("obo:GO_1", {"GO"})) == ["GO:1"]
    assert list(repairs("http://purl.example/obo/GO_1", {"GO"})) == ["GO:1"]
    assert list(repairs("GO:1", {"GO"})) == []
    assert list(repairs("xx:1", {"GO"})) == []


def test_an_import_killed_while_it_wrote_is_undone(tmp_path: Path) -> None:
    put(tmp_path, *(term(f"GO:{n}", f"name {n}") for n in range(2000)))
    program = (
        "import os, signal, sqlite3, sys; db = sqlite3.connect(sys.argv[1], isolation_level=None);"
        " db.execute('PRAGMA cache_size = 2'); db.execute('BEGIN IMMEDIATE');"
        " db.execute(\"UPDATE term SET label = 'half done'\"); db.execute('DELETE FROM name');"
        " os.kill(os.getpid(), signal.SIGKILL)"
    )
    path = tmp_path / "vocab.db"
    subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    assert (tmp_path / "vocab.db-journal").stat().st_size > 0
    assert found(tmp_path, "name 1999") == [("GO:1999", "label")]
    with Vocabulary(str(tmp_path)) as vocabulary:
        row = vocabulary.resolve("GO:7")
    assert row is not None
    assert row["label"] == "name 7"


def test_readers_see_the_vocabulary_before_while_an_import_writes(tmp_path: Path) -> None:
    put(tmp_path, term("GO:1", "before"))
    writer = VocabularyWriter(str(tmp_path))
    with writer._transaction(dry_run=False) as db:
        rows = ((1, f"X:{n}", f"i{n}", "class", "x" * 500, 0, 0, "{}") for n in range(100_000))
        db.executemany(
            "INSERT INTO term (source, curie, iri, kind, label, obsolete, foreign_term, body)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            rows,
        )
        assert found(tmp_path, "before") == [("GO:1", "label")]
        db.execute("DELETE FROM term WHERE curie LIKE 'X:%'")

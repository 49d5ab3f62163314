"""Whatever stands in a file, importing it ends in terms or in a refusal."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dont.core import curie
from dont.core.errors import HarnessError
from dont.core.imported import Synonym, blank_term
from dont.importers import run
from dont.importers.obo import read_obo
from dont.ledger.vocab import BODY
from dont.ledger.vocab_terms import body_of
from tests.importers.helpers import Scratch

TAGS = ("name", "def", "synonym", "xref", "alt_id", "is_a", "is_obsolete", "replaced_by", "odd", "")
PIECES = (
    "! ",
    '"',
    "\\",
    "[",
    "]",
    "!",
    "{",
    "}",
    ":",
    " ",
    "EXACT",
    "GO:1",
    "a",
    "é",
    "\t",
    "http://x",
)
values = st.lists(st.sampled_from(PIECES), max_size=8).map("".join)
clauses = st.tuples(st.sampled_from(TAGS), values).map(
    lambda pair: f"{pair[0]}: {pair[1]}" if pair[0] else pair[1]
)
stanzas = st.lists(st.lists(clauses, max_size=5), min_size=1, max_size=6)
quick = settings(deadline=None, max_examples=60)


@given(stanzas)
@quick
def test_no_clause_ever_costs_a_term(bodies: list[list[str]]) -> None:
    """Proves that every stanza with an id becomes a term, whatever its clauses are."""
    text = "format-version: 1.2\n\n"
    for number, body in enumerate(bodies):
        text += "\n".join([f"[Term]\nid: T:{number}", *body, "", ""])
    reading, _ = read_obo(text.encode(), "t.obo", {}, lambda *_: None)
    assert [term["curie"] for term in reading.terms] == [f"T:{n}" for n in range(len(bodies))]
    lines = text.count("\n")
    for problem in reading.problems:
        assert 1 <= int(problem["where"].rpartition(":")[2]) <= lines


def attempts(folder: Path, source: str, data: bytes, **options: Any) -> None:
    """Import bytes; a refusal must leave nothing behind."""
    project = Scratch(folder)
    path = project.write("x.dat", data)
    target = {"snapshot": str(path)} if source == "openalex" else {"target": str(path)}
    before = project.written()
    try:
        report = run(source, {**target, **options}, project.place())
    except HarnessError as refusal:
        assert refusal.code in {"import-failed", "unresolvable-uri", "linkml-unsupported-feature"}  # noqa: PT017 -- both ways are right
        assert project.written() == before
    else:
        assert report["counts"]["read"] > 0


@pytest.mark.parametrize("source", ["obo", "ttl", "jsonld", "linkml", "openalex", "bioregistry"])
@given(data=st.binary(max_size=200))
@settings(
    deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_any_bytes_end_in_a_refusal_or_terms(tmp_path: Path, source: str, data: bytes) -> None:
    """Proves that no file content raises anything but a refusal with a known code."""
    attempts(tmp_path, source, data)
    attempts(tmp_path, source, gzip.compress(data))


SOUND = {
    "obo": b'format-version: 1.2\nontology: t\n\n[Term]\nid: T:1\nname: one\ndef: "d" [x:y]\n',
    "ttl": b"@prefix o: <http://www.w3.org/2002/07/owl#> .\n<http://x.example/a> a o:Class .\n",
    "jsonld": b'{"@id": "http://x.example/a", "@type": "http://www.w3.org/2002/07/owl#Class"}',
    "linkml": b"id: http://x.example/s\nname: s\nclasses:\n  A:\n    description: d\n",
    "openalex": b'{"id": "https://openalex.org/W1", "title": "T"}\n',
    "bioregistry": b'{"a": {"name": "A", "uri_format": "http://x.example/$1"}}',
}


@pytest.mark.parametrize("source", sorted(SOUND))
@given(cut=st.integers(0, 120), at=st.integers(0, 120), byte=st.integers(0, 255))
@settings(
    deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_spoilt_files_end_in_a_refusal_or_terms(
    tmp_path: Path, source: str, cut: int, at: int, byte: int
) -> None:
    """Proves the same for files that are nearly right: cut short, or one byte changed."""
    whole = SOUND[source]
    attempts(tmp_path, source, whole[: len(whole) - cut])
    changed = bytearray(whole)
    changed[at % len(whole)] = byte
    attempts(tmp_path, source, bytes(changed))


lists = st.lists(st.text(max_size=12), max_size=4)
triples = st.lists(st.tuples(st.text(max_size=12), st.sampled_from(["exact", "label"]), st.text()))


@given(synonyms=triples, rest=st.tuples(lists, lists, lists, lists, lists))
def test_the_lists_of_a_term_are_stored_as_json(
    synonyms: list[Synonym], rest: tuple[list[str], ...]
) -> None:
    """Proves that the text put together by hand is what the encoder of the library writes."""
    term = blank_term("t:1", "http://x.example/1")
    term["synonyms"] = synonyms
    term["xrefs"], term["alt_ids"], term["kind_of"], term["replaced_by"], term["consider"] = rest
    whole = {key: term[key] for key in BODY if term[key]}  # type: ignore[literal-required]  # keys of a term
    assert body_of(term) == json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


@given(st.text(max_size=60), st.sets(st.sampled_from(["GO", "ex", "std", "http", "a"])))
@settings(deadline=None, max_examples=200)
def test_curies_found_in_a_text_stand_in_it(text: str, prefixes: set[str]) -> None:
    """Proves that only whole CURIEs of known prefixes are found."""
    for found in curie.find(text, prefixes):
        parts = curie.parse(found)
        assert parts is not None
        assert parts.prefix in prefixes
        assert found in text

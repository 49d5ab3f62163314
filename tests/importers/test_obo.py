"""OBO: every version of the format, every broken clause, never a lost term."""

import gzip
import re
from collections.abc import Callable

import pytest

from tests.importers.helpers import Scratch

Refused = Callable[..., dict[str, object]]
HEAD = "format-version: 1.2\nontology: tst\n\n"


def stanza(number: int, *lines: str, head: str = "Term") -> str:
    return "\n".join([f"[{head}]", f"id: TST:{number:07}", *lines, "", ""])


def test_what_a_sound_stanza_gives(scratch_vocab: Scratch) -> None:
    text = HEAD + stanza(
        1,
        "name: first thing",
        'def: "A thing\\nof \\"two\\" lines." [tst:x]',
        'synonym: "1st thing" EXACT []',
        'synonym: "thing" BROAD []',
        "alt_id: TST:0000009",
        'xref: Other:1 "told"',
        'xref: Source: "none"',
        'xref: record_id "1"',
        "is_a: TST:0000002 ! second thing",
    )
    scratch_vocab.write("t.obo", text + stanza(2, "name: second thing"))
    report = scratch_vocab.load("obo", "t.obo")
    assert report["problems"] == []
    row = scratch_vocab.term("TST:0000001")
    assert row["label"] == "first thing"
    assert row["definition"] == 'A thing\nof "two" lines.'
    assert row["synonyms"] == [["1st thing", "exact", ""], ["thing", "broad", ""]]
    assert (row["xrefs"], row["alt_ids"]) == (["Other:1"], ["TST:0000009"])
    assert row["kind_of"] == ["TST:0000002"]
    assert row["iri"] == "http://purl.obolibrary.org/obo/TST_0000001"


BROKEN = {
    "unescaped space in a reference": (
        'synonym: "s" EXACT [A B:]',
        "synonyms",
        [["s", "exact", ""]],
    ),
    "escaped colon in an address": (
        "xref: http://x.example/a\\:b",
        "xrefs",
        ["http://x.example/a:b"],
    ),
    "missing end quote": ('xref: Source: "artifact', "xrefs", []),
    "definition without end quote": ('def: "it never ends [x:y]', "definition", None),
    "unknown clause": ("surprise: yes", "synonyms", []),
    "no clause at all": ("just words", "synonyms", []),
}


@pytest.mark.parametrize("name", sorted(BROKEN))
def test_a_broken_clause_costs_itself_at_most(scratch_vocab: Scratch, name: str) -> None:
    line, key, value = BROKEN[name]
    text = HEAD + stanza(1, "name: before") + stanza(2, "name: broken", line, "is_a: TST:0000001")
    scratch_vocab.write("t.obo", text + stanza(3, "name: after"))
    report = scratch_vocab.load("obo", "t.obo")
    assert report["counts"]["read"] == 3
    assert [problem["where"] for problem in report["problems"]] == ["t.obo:11"]
    row = scratch_vocab.term("TST:0000002")
    assert (row["label"], row["kind_of"], row[key]) == ("broken", ["TST:0000001"], value)


def test_old_spellings_are_no_problem(scratch_vocab: Scratch) -> None:
    text = "format-version: 1.0\ndefault-namespace: old\n\n" + stanza(
        1,
        "name: old thing",
        'exact_synonym: "e" []',
        'narrow_synonym: "n" [x:y]',
        'synonym: "u" []',
        "xref_analog: Other:2",
        "use_term: TST:0000002",
        "is_obsolete: 1",
    )
    scratch_vocab.write("t.obo", text)
    assert scratch_vocab.load("obo", "t.obo")["problems"] == []
    row = scratch_vocab.term("TST:0000001")
    assert [scope for _, scope, _ in row["synonyms"]] == ["exact", "narrow", "related"]
    assert (row["xrefs"], row["consider"], row["obsolete"]) == (["Other:2"], ["TST:0000002"], True)


def test_typedefs_instances_and_ids_without_prefix(scratch_vocab: Scratch) -> None:
    text = HEAD + "[Typedef]\nid: part_of\nname: part of\n\n"
    scratch_vocab.write("t.obo", text + stanza(5, "name: one of them", head="Instance"))
    scratch_vocab.load("obo", "t.obo")
    row = scratch_vocab.term("tst:part_of")
    assert (row["kind"], row["iri"]) == ("property", "http://purl.obolibrary.org/obo/tst#part_of")
    assert scratch_vocab.term("TST:0000005")["kind"] == "individual"


def test_stanzas_without_id_or_of_unknown_kind_are_reported(scratch_vocab: Scratch) -> None:
    text = HEAD + "[Term]\nname: nameless\n\n[Odd]\nid: TST:1\n\n" + stanza(2, "name: sound")
    scratch_vocab.write("t.obo", text)
    report = scratch_vocab.load("obo", "t.obo")
    assert report["counts"]["read"] == 1
    assert [problem["where"] for problem in report["problems"]] == ["t.obo:5", "t.obo:8"]


def test_a_stanza_without_its_bracket_line_keeps_its_term(scratch_vocab: Scratch) -> None:
    lost = stanza(2, "name: two", 'synonym: "second" EXACT []').partition("\n")[2]
    text = HEAD + stanza(1, "name: one") + lost + "id:\nname: nobody\n\n" + stanza(3, "name: three")
    scratch_vocab.write("t.obo", text)
    report = scratch_vocab.load("obo", "t.obo")
    told = [(problem["where"], problem["message"]) for problem in report["problems"]]
    assert told == [
        ("t.obo:8", "a stanza begins here without its line [Term]; it was read"),
        ("t.obo:12", "an id is missing"),
    ]
    labels = {row["curie"]: (row["label"], len(row["synonyms"])) for row in scratch_vocab.rows()}
    assert labels == {
        "TST:0000001": ("one", 0),
        "TST:0000002": ("two", 1),
        "TST:0000003": ("three", 0),
    }


@pytest.mark.parametrize("broken", [(), ("just words",)], ids=["in bulk", "one by one"])
def test_exclamation_marks_and_spaces_in_names(
    scratch_vocab: Scratch, broken: tuple[str, ...]
) -> None:
    text = HEAD + stanza(1, "name: (?<=[KR])(?!P)! ! not after P ", *broken)
    parents = ["is_a: TST:0000001 ! a", "is_a: TST:0000001 ! b", 'synonym: "Yes! " EXACT []']
    scratch_vocab.write("t.obo", text + stanza(2, "name: search \t ", *parents, *broken))
    scratch_vocab.load("obo", "t.obo")
    assert scratch_vocab.term("TST:0000001")["label"] == "(?<=[KR])(?!P)!"
    row = scratch_vocab.term("TST:0000002")
    assert (row["label"], row["kind_of"]) == ("search", ["TST:0000001"])
    assert row["synonyms"] == [["Yes!", "exact", ""]]


def test_one_id_in_two_stanzas_is_one_row(scratch_vocab: Scratch) -> None:
    text = HEAD + stanza(1, 'synonym: "a" EXACT []') + stanza(1, "name: both")
    scratch_vocab.write("t.obo", text)
    assert scratch_vocab.load("obo", "t.obo")["counts"]["read"] == 1
    row = scratch_vocab.term("TST:0000001")
    assert (row["label"], row["synonyms"]) == ("both", [["a", "exact", ""]])


@pytest.mark.parametrize("shape", ["crlf", "cr", "bom", "gzip", "two gzip members", "utf-16"])
def test_every_form_of_the_same_text(scratch_vocab: Scratch, shape: str) -> None:
    text = HEAD + stanza(1, "name: größe") + stanza(2, 'xref: broken "', "name: zwei")
    data = text.encode()
    forms = {
        "crlf": data.replace(b"\n", b"\r\n"),
        "cr": data.replace(b"\n", b"\r"),
        "bom": b"\xef\xbb\xbf" + data,
        "gzip": gzip.compress(data),
        "two gzip members": gzip.compress(data[:50]) + gzip.compress(data[50:]),
        "utf-16": text.encode("utf-16"),
    }
    scratch_vocab.write("t.obo", forms[shape])
    report = scratch_vocab.load("obo", "t.obo")
    assert [problem["where"] for problem in report["problems"]] == ["t.obo:10"]
    assert scratch_vocab.term("TST:0000001")["label"] == "größe"


def test_obsolete_terms_name_their_last_successor(scratch_vocab: Scratch) -> None:
    text = HEAD + stanza(1, "name: one", "is_obsolete: true", "replaced_by: TST:0000002")
    text += stanza(2, "name: two", "is_obsolete: true", "replaced_by: TST:0000003")
    text += stanza(3, "name: three")
    text += stanza(4, "name: loop", "is_obsolete: true", "replaced_by: TST:0000005")
    text += stanza(5, "name: loop back", "is_obsolete: true", "replaced_by: TST:0000004")
    text += stanza(6, "name: gone", "is_obsolete: true", "consider: TST:0000003")
    text += stanza(7, "name: elsewhere", "is_obsolete: true", "replaced_by: OTH:1")
    scratch_vocab.write("t.obo", text)
    assert scratch_vocab.load("obo", "t.obo")["counts"]["obsolete"] == 6
    successors = {n: scratch_vocab.term(f"TST:000000{n}")["successor"] for n in (1, 3, 4, 6, 7)}
    assert successors == {1: "TST:0000003", 3: None, 4: None, 6: None, 7: "OTH:1"}
    assert scratch_vocab.term("TST:0000006")["consider"] == ["TST:0000003"]


def test_an_alternative_id_never_hides_a_live_term(scratch_vocab: Scratch) -> None:
    text = HEAD + stanza(1, "name: one", "alt_id: TST:0000002", "alt_id: TST:0000008")
    scratch_vocab.write("t.obo", text + stanza(2, "name: two"))
    scratch_vocab.load("obo", "t.obo")
    assert scratch_vocab.term("TST:0000002")["label"] == "two"
    row = scratch_vocab.term("TST:0000008")
    assert (row["match"], row["curie"]) == ("alt-id", "TST:0000001")


def test_prefixes_of_the_header_and_of_the_caller(scratch_vocab: Scratch) -> None:
    text = 'format-version: 1.2\nidspace: TST http://tst.example/ "t"\n\n' + stanza(1, "name: x")
    scratch_vocab.write("t.obo", text)
    scratch_vocab.load("obo", "t.obo")
    assert scratch_vocab.term("TST:0000001")["iri"] == "http://tst.example/0000001"
    scratch_vocab.load("obo", "t.obo", prefix=["TST=http://other.example/"])
    assert scratch_vocab.term("TST:0000001")["iri"] == "http://other.example/0000001"


BAD: dict[str, tuple[bytes, str]] = {
    "words": (b"this is no ontology\n", "neither OBO nor RDF"),
    "empty": (b"", "neither OBO nor RDF"),
    "a header only": (b"format-version: 1.2\nontology: x\n", "no terms"),
    "a web page": (b"<!DOCTYPE html><html><body>no</body></html>", "web page"),
    "binary": (b"\x00\x01\x02", "not text"),
    "latin-1": (b"format-version: 1.2\n\n[Term]\nid: A:1\nname: caf\xe9\n", "--encoding"),
    "cut gzip": (gzip.compress(b"[Term]\nid: A:1\n" * 200)[:-20], "too early"),
    "gzip bomb": (gzip.compress(b"\0" * (64 << 20)), "far more"),
    "cut in a clause": (b'[Term]\nid: A:1\n\n[Term]\nid: A:2\ndef: "it nev', "middle of a line"),
    "cut in a bracket": (b"[Term]\nid: A:1\n\n[Ter", "middle of a line"),
    "broken gzip": (b"\x1f\x8b\x08\x00" + b"x" * 50, "gzip"),
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_bad_files_are_refused_and_nothing_is_written(
    scratch_vocab: Scratch, refused: Refused, name: str
) -> None:
    data, told = BAD[name]
    scratch_vocab.write("t.obo", data)
    found = refused("import-failed", scratch_vocab.load, "obo", "t.obo")
    assert str(found["path"]).startswith("t.obo")
    assert re.search(told, str(found["problem"]))
    assert scratch_vocab.written() == {}


@pytest.mark.parametrize("encoding", ["no-such", "hex", "zip", "undefined"])
def test_an_encoding_that_is_none_is_refused(
    scratch_vocab: Scratch, refused: Refused, encoding: str
) -> None:
    scratch_vocab.write("t.obo", HEAD + stanza(1))
    refused("schema-mismatch", scratch_vocab.load, "obo", "t.obo", encoding=encoding)


def test_a_named_encoding(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("t.obo", (HEAD + stanza(1, "name: café")).encode("latin-1"))
    scratch_vocab.load("obo", "t.obo", encoding="latin-1")
    assert scratch_vocab.term("TST:0000001")["label"] == "café"


def test_comments_everywhere_and_no_header(scratch_vocab: Scratch) -> None:
    text = (
        "format-version: 1.2  ! not the latest\nontology: Cells\n\n! A note\n! Another: note\n\n"
        "[Term]\nid: CVCL_KA96\nname: #16-15\nsubset: Hybridoma ! also ! many !\n"
        "xref: NCBI_TaxID:10090 ! Mus musculus\nis_a: CVCL_KA97 ! parent\n"
    )
    scratch_vocab.write("t.obo", text)
    scratch_vocab.load("obo", "t.obo")
    row = scratch_vocab.term("Cells:CVCL_KA96")
    assert (row["label"], row["xrefs"]) == ("#16-15", ["NCBI_TaxID:10090"])
    assert row["kind_of"] == ["Cells:CVCL_KA97"]
    scratch_vocab.write("u.obo", "[Term]\nid: ONT0:ROOT\nname: °\n")
    scratch_vocab.load("obo", "u.obo")
    assert scratch_vocab.term("ONT0:ROOT")["label"] == "°"


def test_a_name_with_braces_keeps_them(scratch_vocab: Scratch) -> None:
    text = HEAD + stanza(1, 'name: a {b} c {d="e"}', "odd clause", 'is_a: TST:2 {x="y"} ! z')
    scratch_vocab.write("t.obo", text)
    scratch_vocab.load("obo", "t.obo")
    row = scratch_vocab.term("TST:0000001")
    assert row["label"] is not None
    assert row["label"].startswith("a ")
    assert row["kind_of"] == ["TST:2"]


def test_lines_of_comment_inside_a_stanza(scratch_vocab: Scratch) -> None:
    text = HEAD + stanza(1, "! a remark", "name: one", "  ! another", "!is_a: TST:9")
    scratch_vocab.write("t.obo", text + stanza(2, "name: two", "odd clause"))
    report = scratch_vocab.load("obo", "t.obo")
    assert [problem["where"] for problem in report["problems"]] == ["t.obo:14"]
    row = scratch_vocab.term("TST:0000001")
    assert (row["label"], row["kind_of"]) == ("one", [])

"""Terms: the shapes of labels, definitions said again, and relations."""

from __future__ import annotations

import pytest

from tests.spec.helpers import URI, WHY, Book, codes

SHAPES = [
    ("", "term-label-empty"),
    ("\t ", "term-label-empty"),
    ("Ricci tensor", "term-shape-indefinite"),
    ("a", "term-shape-indefinite"),
    ("an", "term-shape-indefinite"),
    ("the tensor", "term-shape-indefinite"),
    ("ananas fruit", "term-shape-indefinite"),
    ("a tensor.", "term-shape-punctuated"),
    ("a tensor?", "term-shape-punctuated"),
    ("a tensor!", "term-shape-punctuated"),
    ("a tensor;", "term-shape-punctuated"),
    ("a tensor:", "term-shape-punctuated"),
    ("a pair of integers", "term-compound-undeclared"),
    ("a pair (x) where x is an integer", "term-compound-undeclared"),
    ("a pair (x, y, z) where all are integers", "term-compound-undeclared"),
    ("a quadruple (a, b, c) where all are real", "term-compound-undeclared"),
    ("a sequence of numbers", "term-compound-undeclared"),
    ("a tuple of numbers", "term-compound-undeclared"),
    ("a set of integers", "term-compound-undeclared"),
    ("a list of names", "term-compound-undeclared"),
    ("a pair where (x, y) are integers", "term-compound-undeclared"),
    ("a tensor that is Ricci", "term-label-sentence"),
    ("a thing which has parts", "term-label-sentence"),
    ("a thing that DOES work", "term-label-sentence"),
    ("a tensor where x is real", "term-label-sentence"),
    # Several are wrong: the first in order refuses.
    ("tensor that is.", "term-shape-indefinite"),
    ("a pair of what is there.", "term-shape-punctuated"),
    ("a pair that is undeclared", "term-compound-undeclared"),
]
GOOD = [
    "a tensor", "an amino acid", "An hour", "A tensor", "a pairing of things",
    "a pair (x, y) where x is an integer and y is real",
    "a triple (x, y, z)", "a quadruple (a, b, c, d) where all are real",
    "a sequence (x)", "a set of integers (S) where S is finite",
    "a list of names (n)", "a tensor (which is real)", "an island of the Isles",
    "a hash function", "a setup routine", "a tensor, version 2.1 of it",
]  # fmt: skip


@pytest.mark.requirement("PRODUCT 5.13")
def test_the_shapes_of_labels(book: Book) -> None:
    wrong = []
    for label, expected in SHAPES:
        _, envelope = book.run("define", "proj:A", "--doc", "a thing", "--label", label)
        data = envelope["data"]
        if envelope["ok"] or data["code"] != expected or data["rule_name"] is not None:
            wrong.append((label, data.get("code"), expected))
    for number, label in enumerate(GOOD):
        _, envelope = book.run("define", f"proj:G{number}", "--doc", "a thing", "--label", label)
        if not envelope["ok"] or envelope["data"]["label"] != label:
            wrong.append((label, envelope["data"].get("code"), "ok"))
    assert wrong == [], wrong
    assert book.data("vocab")["count"] == 10 + len(GOOD)


@pytest.mark.requirement("PRODUCT 5.13")
@pytest.mark.parametrize(
    ("doc", "expected"),
    [
        ("Ricci tensor. More.", ["term-doc-shape-indefinite"]),
        ("a tensor is a map. More.", ["term-doc-shape-sentence"]),
        ("a contraction:", ["term-doc-shape-punctuated"]),
        ("a pair of integers", []),
        ("a contraction of a tensor. It is useful.", []),
        ("a word " * 15 + "is past the first tokens", []),
        ("a " + "long" * 25 + " is", []),
    ],
)
def test_the_first_phrase_of_a_definition_warns(book: Book, doc: str, expected: list[str]) -> None:
    made = book.ok("define", "proj:A", "--doc", doc)
    assert codes(made) == expected
    assert codes(book.ok("define", "proj:B", "--doc", doc, "--label", "a thing")) == []


@pytest.mark.requirement("PRODUCT 5.13 [define.shape]")
@pytest.mark.parametrize(
    ("switch", "label", "doc", "warning"),
    [
        ("indefinite", "Ricci tensor", "Ricci tensor", "term-doc-shape-indefinite"),
        ("punctuated", "a tensor:", "a tensor:", "term-doc-shape-punctuated"),
        ("compound", "a pair of integers", "a pair of integers", None),
        ("sentence", "a tensor that is Ricci", "a tensor that is", "term-doc-shape-sentence"),
    ],
)
def test_four_checks_have_switches(
    book: Book, switch: str, label: str, doc: str, warning: str | None
) -> None:
    assert codes(book.ok("define", "proj:A", "--doc", doc)) == ([warning] if warning else [])
    book.configure(f"[define.shape]\ncheck_{switch} = false")
    assert book.data("define", "proj:B", "--doc", "a thing", "--label", label)["label"] == label
    assert codes(book.ok("define", "proj:C", "--doc", doc)) == []
    others = {"indefinite": "Ricci", "punctuated": "a tensor.", "compound": "a pair of x"}
    others.pop(switch, None)
    for other in others.values():
        _, envelope = book.run("define", "proj:D", "--doc", "a thing", "--label", other)
        assert not envelope["ok"]


@pytest.mark.requirement("PRODUCT 5.13")
def test_an_empty_label_is_refused_whatever_is_switched(book: Book) -> None:
    switches = ("indefinite", "punctuated", "compound", "sentence")
    book.configure("[define.shape]\n" + "\n".join(f"check_{name} = false" for name in switches))
    book.no("term-label-empty", "define", "proj:A", "--doc", "a thing", "--label", " ")
    book.ok("define", "proj:A", "--doc", "a thing", "--label", "Whatever is this?")


@pytest.mark.requirement("PRODUCT 7 compound_markers")
def test_a_project_may_name_further_compounds(book: Book) -> None:
    label = "a bundle of fibres"
    book.ok("define", "proj:A", "--doc", "a thing", "--label", label)
    book.configure('[define.shape]\ncompound_markers = ["a bundle of"]')
    book.no("term-compound-undeclared", "define", "proj:B", "--doc", "a thing", "--label", label)
    book.no(
        "term-compound-undeclared", "define", "proj:B", "--doc", "a thing", "--label", "a pair of x"
    )
    book.ok("define", "proj:B", "--doc", "a thing", "--label", "a bundle of fibres (F)")


@pytest.mark.requirement("PRODUCT 5.22 redefinition")
def test_the_same_definition_again_writes_nothing(book: Book) -> None:
    book.term("proj:Base")
    words = ["define", "proj:A", "--doc", "a thing", "--label", "a thing", "--kind-of", "proj:Base",
             "--attribute", "unit=proj:Base"]  # fmt: skip
    term = book.data(*words)["id"]
    book.ok("dismiss", term, "--evidence", URI)
    before = book.log()
    again = book.ok(*words)
    assert book.log() == before
    assert again["data"]["status"] == "verified"
    assert again["meta"]["tx"] is None
    book.ok("define", "proj:A", "--doc", "a thing")
    assert book.log() == before


@pytest.mark.requirement("PRODUCT 5.22 redefinition")
def test_omitted_fields_are_kept(book: Book) -> None:
    book.term("proj:Base")
    made = book.data(
        "define", "proj:A", "--doc", "a thing", "--label", "a thing", "--kind-of", "proj:Base",
        "--related-to", "dont:Claim", "--attribute", "unit=proj:Base",
    )  # fmt: skip
    anew = book.data("define", "proj:A", "--doc", "a better thing")
    for name in ("id", "label", "kind_of", "related_to", "attributes"):
        assert anew[name] == made[name], name
    assert anew["definition"] == "a better thing"
    anew = book.data("define", "proj:A", "--doc", "a better thing", "--kind-of", "dont:Term")
    assert anew["kind_of"] == ["dont:Term"]
    assert anew["label"] == "a thing"


@pytest.mark.requirement("PRODUCT 5.3 dangling-definition")
@pytest.mark.parametrize("mode", ["permissive", "strict"])
def test_relations_that_do_not_resolve_are_each_a_clause(book: Book, mode: str) -> None:
    text = f'[project]\nname = "x"\nmode = "{mode}"\n[rules]\noff = ["dangling-definition"]\n'
    (book.root / ".dont/config.toml").write_text(text, encoding="utf-8")
    error = book.no(
        "rule-not-met", "define", "proj:A", "--doc", "a thing", "--kind-of", "proj:X",
        "--related-to", "proj:Y", "--attribute", "unit=proj:Z",
    )  # fmt: skip
    assert error["rule_name"] == "dangling-definition"
    told = " ".join(clause["clause"] for clause in error["unmet_clauses"])
    for curie in ("proj:X", "proj:Y", "proj:Z"):
        assert curie in told


@pytest.mark.requirement("PRODUCT 3 define")
def test_a_definition_is_needed(book: Book) -> None:
    book.no("usage", "define", "proj:A")
    for doc in ("", "  "):
        _, envelope = book.run("define", "proj:A", "--doc", doc)
        assert not envelope["ok"]


@pytest.mark.requirement("PRODUCT 3 define")
@pytest.mark.parametrize(
    "bad", ["Tensor", "proj:", ":A", "a b:c", "claim:A", "term:A", "http://x/y"]
)
def test_what_is_no_curie_is_not_coined(book: Book, bad: str) -> None:
    book.no("schema-mismatch", "define", bad, "--doc", "a thing")


@pytest.mark.requirement("PRODUCT 3 attributes")
@pytest.mark.parametrize("bad", ["unit", "=proj:Base", "unit=", "unit=nonsense"])
def test_an_attribute_is_a_name_and_a_curie(book: Book, bad: str) -> None:
    book.term("proj:Base")
    _, envelope = book.run("define", "proj:A", "--doc", "a thing", "--attribute", bad)
    assert envelope["data"]["code"] in {"usage", "schema-mismatch"}


@pytest.mark.requirement("PRODUCT 5.4 a term depends on its relations")
def test_a_doubted_broader_term_makes_what_rests_on_it_stale(book: Book) -> None:
    base = book.term("proj:Base")
    book.term("proj:Narrow", "--kind-of", "proj:Base")
    claim = book.claim("it is so", "--depends-on", "proj:Narrow")
    view = book.data("show", "proj:Narrow")
    assert view["depends_on"] == [base]
    book.ok("trust", "proj:Base", "--reason", WHY)
    assert book.data("show", "proj:Narrow")["derived_assessments"] == ["stale"]
    assert book.data("show", claim)["derived_assessments"] == ["stale"]


@pytest.mark.requirement("PRODUCT 5.8")
def test_labels_that_say_nothing_are_off_until_asked_for(book: Book) -> None:
    words = ["--doc", "a thing", "--label", "a Helper class"]
    assert codes(book.ok("define", "proj:A", *words)) == []
    book.configure('[rules]\nwarn = ["term-nonfunctional-label"]')
    made = book.ok("define", "proj:B", *words)
    assert codes(made) == ["term-nonfunctional-label"]
    assert made["warnings"][0]["rule_name"] == "term-nonfunctional-label"
    assert codes(book.ok("define", "proj:C", "--doc", "a thing", "--label", "a helpers list")) == []


@pytest.mark.requirement("PRODUCT 3 seed terms")
def test_the_ten_seed_terms_are_locked_and_stay_so(book: Book) -> None:
    terms = book.data("vocab")["terms"]
    names = ["Entity", "Claim", "Term", "Evidence", "kind_of", "related_to", "defined_as",
             "Hypothesis", "Retraction", "external_ref"]  # fmt: skip
    assert {term["curie"] for term in terms} == {f"dont:{name}" for name in names}
    assert {term["status"] for term in terms} == {"locked"}
    for verb, more in (("trust", ["-r", WHY]), ("dismiss", ["-e", URI]), ("ignore", ["-r", WHY]),
                       ("reopen", [])):  # fmt: skip
        book.no("term-locked", verb, "dont:Claim", *more)


@pytest.mark.requirement("seed 002 suggest-term")
def test_suggestions_are_ranked_and_say_where_they_come_from(book: Book) -> None:
    book.term("proj:RicciTensor", "--label", "a Ricci tensor")
    book.term("proj:Tensor", "--label", "a tensor")
    found = book.ok("suggest-term", "Ricci tensor")
    assert found["envelope_kind"] == "term_list"
    assert found["data"]["terms"][0]["curie"] == "proj:RicciTensor"
    assert found["data"]["count"] == len(found["data"]["terms"])
    scores = [term["score"] for term in found["data"]["terms"]]
    assert scores == sorted(scores, reverse=True)
    assert all({"match", "source"} <= set(term) for term in found["data"]["terms"])

"""Turtle, RDF/XML, JSON-LD: what counts as a term, in which language, under which name."""

from collections.abc import Callable

import pytest

from tests.importers.helpers import Scratch, Served

Refused = Callable[..., dict[str, object]]
PREFIXES = """@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix ex: <http://example.org/v/> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix oio: <http://www.geneontology.org/formats/oboInOwl#> .
@prefix obo: <http://purl.obolibrary.org/obo/> .
"""


def test_labels_languages_and_blank_nodes(scratch_vocab: Scratch) -> None:
    scratch_vocab.write(
        "v.ttl",
        PREFIXES + 'ex:a a skos:Concept ; skos:prefLabel "apoptosis"@en, "Apoptose"@de ;'
        ' skos:definition "programmed cell death"@en ; skos:altLabel "cell suicide"@en .\n'
        "ex:old a owl:Class ; owl:deprecated true .\n[] a owl:Class .\n",
    )
    report = scratch_vocab.load("ttl", "v.ttl")
    assert report["counts"] == {"read": 2, "new": 2, "changed": 0, "obsolete": 1}
    row = scratch_vocab.term("ex:a")
    assert (row["label"], row["lang"]) == ("apoptosis", "en")
    assert row["synonyms"] == [["cell suicide", "exact", "en"], ["Apoptose", "label", "de"]]
    scratch_vocab.load("ttl", "v.ttl", lang="de")
    assert scratch_vocab.term("ex:a")["label"] == "Apoptose"


def test_only_claimed_stubs_are_folded(scratch_vocab: Scratch) -> None:
    scratch_vocab.write(
        "v.ttl",
        PREFIXES + 'ex:live a owl:Class ; rdfs:label "live" ; oio:hasAlternativeId "ex:alt" .\n'
        "ex:alt a owl:Class ; owl:deprecated true .\n"
        "ex:merged a owl:Class ; owl:deprecated true ; obo:IAO_0100001 ex:live .\n"
        "ex:lonely a owl:Class ; owl:deprecated true .\n"
        'ex:told a owl:Class ; owl:deprecated true ; rdfs:label "t" ; obo:IAO_0100001 ex:live .\n',
    )
    scratch_vocab.load("ttl", "v.ttl")
    assert [row["curie"] for row in scratch_vocab.rows()] == ["ex:live", "ex:lonely", "ex:told"]
    assert scratch_vocab.term("ex:live")["alt_ids"] == ["ex:alt", "ex:merged"]
    assert scratch_vocab.term("ex:told")["successor"] == "ex:live"


def test_puns_and_several_types_are_one_row(scratch_vocab: Scratch) -> None:
    scratch_vocab.write(
        "v.ttl",
        PREFIXES + 'ex:a a owl:NamedIndividual, owl:Class, skos:Concept ; rdfs:label "a" .\n',
    )
    scratch_vocab.load("ttl", "v.ttl")
    assert [row["kind"] for row in scratch_vocab.rows()] == ["class"]


def test_comments_define_only_where_nothing_else_does(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("a.ttl", PREFIXES + 'ex:a a owl:Class ; rdfs:comment "what it is" .\n')
    scratch_vocab.write(
        "b.ttl",
        PREFIXES + 'ex:b a owl:Class ; rdfs:comment "a remark" .\n'
        'ex:c a owl:Class ; skos:definition "what it is" .\n',
    )
    scratch_vocab.load("ttl", "a.ttl")
    scratch_vocab.load("ttl", "b.ttl")
    found = [scratch_vocab.term(f"ex:{name}")["definition"] for name in "abc"]
    assert found == ["what it is", None, "what it is"]


def test_names_without_a_prefix(scratch_vocab: Scratch) -> None:
    scratch_vocab.write(
        "v.ttl",
        "@prefix : <http://pizza.example/pizza#> .\n"
        "@prefix owl: <http://www.w3.org/2002/07/owl#> .\n"
        "<http://pizza.example/pizza> a owl:Ontology . :Base a owl:Class .\n"
        "<http://nowhere.example/x> a owl:Class .\n",
    )
    report = scratch_vocab.load("ttl", "v.ttl")
    assert [row["curie"] for row in scratch_vocab.rows()] == [
        "pizza:Base",
        "http://nowhere.example/x",
    ]
    assert any("has a label" in str(warned["message"]) for warned in report["warnings"])


def test_an_owl_file_with_abbreviating_entities(scratch_vocab: Scratch) -> None:
    scratch_vocab.write(
        "o.owl",
        '<?xml version="1.0"?><!DOCTYPE rdf:RDF [<!ENTITY owl "http://www.w3.org/2002/07/owl#">]>\n'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
        ' xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#" xmlns:owl="&owl;">\n'
        '<owl:Class rdf:about="http://purl.obolibrary.org/obo/TST_1">'
        "<rdfs:label>one</rdfs:label></owl:Class></rdf:RDF>",
    )
    scratch_vocab.load("obo", "o.owl")
    assert scratch_vocab.term("TST:1")["label"] == "one"


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "UTF-16", "utf-8"])
def test_an_owl_file_in_the_encoding_it_declares(scratch_vocab: Scratch, encoding: str) -> None:
    text = (
        f'<?xml version="1.0" encoding="{encoding}"?>\n'
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
        ' xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"'
        ' xmlns:owl="http://www.w3.org/2002/07/owl#">'
        '<owl:Class rdf:about="http://purl.obolibrary.org/obo/TST_1">'
        "<rdfs:label>café</rdfs:label></owl:Class></rdf:RDF>"
    )
    scratch_vocab.write("o.owl", text.encode(encoding))
    scratch_vocab.load("obo", "o.owl")
    assert scratch_vocab.term("TST:1")["label"] == "café"


def test_every_way_to_mark_a_term_as_given_up(scratch_vocab: Scratch) -> None:
    scratch_vocab.write(
        "v.ttl",
        PREFIXES + 'ex:a a owl:Class, owl:DeprecatedClass ; rdfs:label "a" .\n'
        'ex:b a owl:Class ; rdfs:label "b" ; rdfs:subClassOf oio:ObsoleteClass .\n'
        'ex:c a owl:Class ; rdfs:label "c" ; owl:deprecated "TRUE" .\n'
        'ex:d a owl:SymmetricProperty ; rdfs:label "d" ; owl:deprecated 1 .\n'
        'ex:e a owl:Class ; rdfs:label "e" ; owl:deprecated false .\n',
    )
    scratch_vocab.load("ttl", "v.ttl")
    found = {row["curie"]: row["obsolete"] for row in scratch_vocab.rows()}
    assert found == {"ex:a": True, "ex:b": True, "ex:c": True, "ex:d": True, "ex:e": False}


BAD_XML = {
    "nested": '<!ENTITY a "x"><!ENTITY b "&a;&a;">',
    "external": '<!ENTITY a SYSTEM "file:///etc/hostname">',
    "parameter": '<!ENTITY % a "x">',
}


@pytest.mark.parametrize("name", sorted(BAD_XML))
def test_entities_that_could_harm_are_refused(
    scratch_vocab: Scratch, refused: Refused, name: str
) -> None:
    text = f'<?xml version="1.0"?>\n<!DOCTYPE rdf:RDF [{BAD_XML[name]}]>\n<rdf:RDF></rdf:RDF>'
    scratch_vocab.write("o.owl", text)
    data = refused("import-failed", scratch_vocab.load, "obo", "o.owl")
    assert data["path"] == "o.owl:2"
    assert scratch_vocab.written() == {}


OPENED = (
    '<?xml version="1.0"?>\n<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"'
    ' xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"'
    ' xmlns:owl="http://www.w3.org/2002/07/owl#">\n'
)
CLASS = '<owl:Class rdf:about="http://x.example/a">\n<rdfs:label>one</rdfs:label>\n</owl:Class>\n'


@pytest.mark.parametrize("end", ["</rdf:RDF>", "</rdf:RDF >\n<!-- made by\n hand --> \n<!-- -->"])
def test_rdf_xml_that_ends_too_early_is_refused(
    scratch_vocab: Scratch, refused: Refused, end: str
) -> None:
    whole = OPENED + CLASS
    for cut in range(len(OPENED), len(whole) + 1):
        scratch_vocab.write("o.owl", whole[:cut])
        refused("import-failed", scratch_vocab.load, "ttl", "o.owl")
    assert scratch_vocab.written() == {}
    scratch_vocab.write("o.owl", whole + end)
    assert scratch_vocab.load("ttl", "o.owl")["counts"]["read"] == 1


def test_xml_that_nests_without_measure_is_refused(
    scratch_vocab: Scratch, refused: Refused
) -> None:
    def nested(depth: int) -> str:
        inner = "<rdfs:seeAlso><owl:Class>" * depth + "</owl:Class></rdfs:seeAlso>" * depth
        return f"{OPENED}{CLASS.replace('</owl:Class>', inner + '</owl:Class>')}</rdf:RDF>"

    scratch_vocab.write("o.owl", nested(50_000))
    found = refused("import-failed", scratch_vocab.load, "ttl", "o.owl")
    assert found["problem"] == "it nests too deeply"
    scratch_vocab.write("o.owl", nested(100))
    assert scratch_vocab.load("ttl", "o.owl")["counts"]["read"] == 1


def test_a_statement_about_a_statement_is_no_text(scratch_vocab: Scratch) -> None:
    triple = "<<( ex:a rdfs:label 'x' )>>"
    text = f"ex:a a owl:Class ; rdfs:label 'one', {triple} ; rdfs:subClassOf [ a owl:Class ] .\n"
    scratch_vocab.write("v.ttl", PREFIXES + text)
    scratch_vocab.load("ttl", "v.ttl")
    row = scratch_vocab.term("ex:a")
    assert (row["label"], row["synonyms"], row["kind_of"]) == ("one", [], [])


BAD = {
    "words": ("v.ttl", b"this is no turtle\n", "v.ttl"),
    "cut": ("v.ttl", PREFIXES.encode() + b'ex:a a owl:Class ;\n rdfs:label "never en', "v.ttl:8"),
    "cut xml": ("v.ttl", b'<?xml version="1.0"?>\n<rdf:RDF>\n<a', "v.ttl"),
    "obo": ("v.ttl", b"format-version: 1.2\n\n[Term]\nid: A:1\n", "v.ttl"),
    "not utf-8": (
        "v.ttl",
        PREFIXES.encode() + b'ex:a a owl:Class ; rdfs:label "caf\xe9" .\n',
        "v.ttl:7",
    ),
    "only comments": ("v.ttl", b"# nothing\n", "v.ttl"),
    "no terms": ("v.ttl", b"<http://a.example> <http://b.example> 1 .\n", "v.ttl"),
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_bad_turtle_is_refused_with_its_place(
    scratch_vocab: Scratch, refused: Refused, name: str
) -> None:
    file, data, place = BAD[name]
    scratch_vocab.write(file, data)
    found = refused("import-failed", scratch_vocab.load, "ttl", file)
    assert str(found["path"]).startswith(place)
    assert scratch_vocab.written() == {}


def test_a_faulty_address_is_read_leniently_and_reported(scratch_vocab: Scratch) -> None:
    text = PREFIXES + 'ex:a a owl:Class ; rdfs:label "a" ; rdfs:seeAlso <http://x.example/a b> .\n'
    scratch_vocab.write("v.ttl", text)
    report = scratch_vocab.load("ttl", "v.ttl")
    assert [problem["where"] for problem in report["problems"]] == ["v.ttl:7"]
    assert scratch_vocab.term("ex:a")["label"] == "a"


JSONLD = """{"@context": %s, "@graph": [
 {"@id": "ex:a", "@type": "skos:Concept", "skos:prefLabel": {"@value": "a", "@language": "en"}}]}"""
INSIDE = '{"ex": "http://example.org/v/", "skos": "http://www.w3.org/2004/02/skos/core#"}'


def test_json_ld_with_its_context_inside(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("v.jsonld", JSONLD % INSIDE)
    scratch_vocab.load("jsonld", "v.jsonld")
    assert scratch_vocab.term("ex:a")["label"] == "a"


def test_a_context_elsewhere_is_fetched_only_when_asked(
    served: Served, online: Callable[..., Scratch], refused: Refused
) -> None:
    project = online("jsonld")
    served.json("/context", f'{{"@context": {INSIDE}}}')
    project.write("v.jsonld", JSONLD % f'"{served.url}/context"')
    data = refused("import-failed", project.load, "jsonld", "v.jsonld")
    assert "--follow" in str(data["problem"])
    assert served.asked == []
    project.load("jsonld", "v.jsonld", follow=True)
    assert project.term("ex:a")["label"] == "a"


def test_a_context_beside_the_file_is_read(scratch_vocab: Scratch, refused: Refused) -> None:
    scratch_vocab.write("d/v.jsonld", JSONLD % '["c/own.jsonld", {"more": "http://m.example/"}]')
    refused("unresolvable-uri", scratch_vocab.load, "jsonld", "d/v.jsonld")
    scratch_vocab.write("d/c/own.jsonld", f'{{"@context": {INSIDE}}}')
    scratch_vocab.load("jsonld", "d/v.jsonld")
    assert scratch_vocab.term("ex:a")["label"] == "a"


BAD_JSON = {
    "not json": b"{",
    "cut": b'{"@context": {}, "@graph": [',
    "deep": b"[" * 100_000,
    "only a context": b'{"@context": {"a": "http://a.example/"}}',
    "no terms": b'{"a": 1}',
}


@pytest.mark.parametrize("name", sorted(BAD_JSON))
def test_bad_json_ld_is_refused(scratch_vocab: Scratch, refused: Refused, name: str) -> None:
    scratch_vocab.write("v.jsonld", BAD_JSON[name])
    refused("import-failed", scratch_vocab.load, "jsonld", "v.jsonld")
    assert scratch_vocab.written() == {}


def test_imports_are_followed_only_when_asked(
    served: Served, online: Callable[..., Scratch]
) -> None:
    project = online("ttl")
    served.answers["/part.ttl"] = (
        200,
        "text/turtle",
        (
            PREFIXES
            + f"<{served.url}/part.ttl> a owl:Ontology ; owl:imports <{served.url}/part.ttl> ."
            ' ex:b a owl:Class ; rdfs:label "b" .'
        ).encode(),
    )
    project.write(
        "v.ttl",
        PREFIXES
        + f"<http://example.org/v/> a owl:Ontology ; owl:imports <{served.url}/part.ttl> .\n"
        'ex:a a owl:Class ; rdfs:label "a" .\n',
    )
    project.load("ttl", "v.ttl")
    assert served.asked == []
    assert [row["curie"] for row in project.rows()] == ["ex:a"]
    project.load("ttl", "v.ttl", follow=True)
    assert served.asked == ["/part.ttl"]
    assert [row["curie"] for row in project.rows()] == ["ex:a", "ex:b"]

"""LinkML: what becomes a term, what is told, what is refused, which rules are made."""

from collections.abc import Callable
from typing import Any

import pytest

from dont.engine.cases import read_cases, run_case, untested
from dont.engine.project import load_rule
from tests.importers.helpers import Scratch, Served

Refused = Callable[..., dict[str, object]]
HEAD = """id: http://example.org/s
name: s
prefixes:
  linkml: https://w3id.org/linkml/
  ex: http://example.org/s/
  other: http://other.example/
default_prefix: ex
imports: [linkml:types]
"""
ANIMALS = """classes:
  living thing:
    description: it lives
    aliases: [organism]
  Legged:
    mixin: true
    attributes:
      legs: {range: integer}
  Dog:
    is_a: living thing
    mixins: [Legged]
    class_uri: other:Dog
    deprecated: use Wolf
    slots: [coat, owner]
    slot_usage:
      coat: {required: true}
  Owner: {}
slots:
  coat: {range: Coat, description: its hair, pattern: "x"}
  owner: {range: Owner, multivalued: true}
enums:
  Coat:
    permissible_values:
      short hair:
        meaning: other:short
      no:
      long/thick:
        description: much of it
"""


def test_classes_slots_and_values(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("s.yaml", HEAD + ANIMALS)
    report = scratch_vocab.load("linkml", "s.yaml")
    assert report["counts"]["read"] == 10
    row = scratch_vocab.term("ex:Dog")
    assert (row["kind_of"], row["xrefs"], row["obsolete"]) == (
        ["ex:LivingThing"],
        ["other:Dog"],
        True,
    )
    row = scratch_vocab.term("ex:LivingThing")
    assert (row["label"], row["definition"]) == ("living thing", "it lives")
    assert row["synonyms"] == [["organism", "exact", ""]]
    assert scratch_vocab.term("other:short")["label"] == "short hair"
    assert scratch_vocab.term("ex:Coat#no")["kind_of"] == ["ex:Coat"]
    assert scratch_vocab.term("ex:Coat#long%2Fthick")["definition"] == "much of it"
    told = " ".join(str(warned["message"]) for warned in report["warnings"])
    for feature in ("ermissible values", "pattern", "cardinality", "range", "keys no are kept"):
        assert feature in told
    assert "attributes of a class stay with it and became no terms (1 times, first in" in told


def test_a_schema_without_a_name_takes_its_files(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("my own.yaml", HEAD.replace("name: s\n", "") + ANIMALS)
    assert scratch_vocab.load("linkml", "my own.yaml")["counts"]["read"] == 10


def test_imports_beside_the_file(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("a/main.yaml", HEAD.replace("types]", "types, ../b/part]"))
    part = "id: http://example.org/part\nname: part\nimports: [inner]\nclasses: {Part: {}}\n"
    scratch_vocab.write("b/part.yaml", part)
    scratch_vocab.write(
        "b/inner.yaml", "id: http://example.org/i\nname: inner\nclasses: {Inner: {}}\n"
    )
    scratch_vocab.load("linkml", "a/main.yaml")
    assert {row["curie"] for row in scratch_vocab.rows()} == {"ex:Part", "ex:Inner"}


def test_the_metamodel_is_never_fetched(scratch_vocab: Scratch) -> None:
    address = "https://w3id.org/linkml/types"
    scratch_vocab.write("s.yaml", HEAD.replace("linkml:types", f"'{address}'") + ANIMALS)
    assert scratch_vocab.load("linkml", "s.yaml")["counts"]["read"] == 10


def test_imports_from_the_web_only_when_asked(
    served: Served, online: Callable[..., Scratch], refused: Refused
) -> None:
    project = online("linkml")
    part = b"id: http://example.org/part\nname: part\nclasses: {Part: {}}\n"
    served.answers["/part.yaml"] = (200, "text/yaml", part)
    project.write("main.yaml", HEAD.replace("types]", f"types, '{served.url}/part']"))
    data = refused("import-failed", project.load, "linkml", "main.yaml")
    assert "--follow" in str(data["problem"])
    assert served.asked == []
    project.load("linkml", "main.yaml", follow=True)
    assert [row["curie"] for row in project.rows()] == ["ex:Part"]


UNSUPPORTED = {
    "represents_relationship": "classes:\n  A:\n    represents_relationship: true\n",
    "relational_role": "slots:\n  a:\n    relational_role: SUBJECT\n",
    "python_class": "classes:\n  A:\n    annotations:\n      python_class: x.Y\n",
    "SPARQL expression": "slots:\n  a:\n    range: sparqlpath\n",
    "SPARQL expression in text": (
        "slots:\n  a:\n    equals_expression: 'SELECT ?x WHERE { ?x ?y ?z }'\n"
    ),
}


@pytest.mark.parametrize("name", sorted(UNSUPPORTED))
def test_some_features_refuse_the_whole_schema(
    scratch_vocab: Scratch, refused: Refused, name: str
) -> None:
    scratch_vocab.write("s.yaml", HEAD + UNSUPPORTED[name])
    data = refused("linkml-unsupported-feature", scratch_vocab.load, "linkml", "s.yaml")
    assert str(data["feature"]).startswith(name.removesuffix(" in text"))
    assert data["path"] == "s.yaml:10"
    assert scratch_vocab.written() == {}


BAD: dict[str, tuple[str, str]] = {
    "instance data": ("id: x:1\nfull_name: A B\nage: 3\n", "not a LinkML schema"),
    "a list": ("- a\n- b\n", "not a LinkML schema"),
    "words": ("no schema at all", "not a LinkML schema"),
    "not yaml": ("id: [1\nname: x\n", "not YAML"),
    "deep": ("a: " + "[" * 50_000, "not YAML"),
    "itself": ("id: &a\n  x: *a\n", "contains itself"),
    "objects": ("id: !!python/object/apply:os.getcwd []\n", "never read"),
    "missing import": (HEAD.replace("types]", "types, nowhere]"), "no such file"),
    "empty": ("", "not a LinkML schema"),
    "no terms": (HEAD, "no terms"),
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_what_is_no_schema(scratch_vocab: Scratch, refused: Refused, name: str) -> None:
    text, problem = BAD[name]
    scratch_vocab.write("s.yaml", text)
    code = "unresolvable-uri" if name == "missing import" else "import-failed"
    data = refused(code, scratch_vocab.load, "linkml", "s.yaml")
    assert problem in str(data["problem"])
    assert scratch_vocab.written() == {}


def test_aliases_that_unfold_without_measure(scratch_vocab: Scratch, refused: Refused) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9)]
    scratch_vocab.write("s.yaml", HEAD + "\n".join(lines))
    data = refused("import-failed", scratch_vocab.load, "linkml", "s.yaml")
    assert str(data["path"]).startswith("s.yaml:")


def test_a_parent_that_is_not_there_is_told(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("s.yaml", HEAD + "classes:\n  A:\n    is_a: Nowhere\n")
    report = scratch_vocab.load("linkml", "s.yaml")
    assert "Nowhere" in report["problems"][0]["message"]
    assert scratch_vocab.term("ex:A")["kind_of"] == []


def test_a_key_that_stands_twice_is_told(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("s.yaml", HEAD + "classes:\n  A: {}\n  A: {description: again}\n")
    report = scratch_vocab.load("linkml", "s.yaml")
    assert report["problems"][0]["where"] == "s.yaml:11"
    assert scratch_vocab.term("ex:A")["definition"] == "again"


def test_generated_rules_load_and_their_cases_hold(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("s.yaml", HEAD + ANIMALS)
    scratch_vocab.load("linkml", "s.yaml", rules=True)
    folder = scratch_vocab.dont / "rules" / "linkml-s-dog"
    text = (folder / "rule.yaml").read_text("utf-8")
    compiled, problems = load_rule(text, "rule.yaml", folder="linkml-s-dog")
    assert problems == []
    assert compiled is not None
    cases, problems = read_cases((folder / "cases.yaml").read_text("utf-8"), "cases.yaml", compiled)
    assert problems == []
    results: list[Any] = [run_case(compiled, case) for case in cases]
    assert [result for result in results if not result["passed"]] == []
    assert untested(compiled, cases) == []
    assert compiled.rule["severity"] == {
        "permissive": "warn",
        "strict": "warn",
        "overridable": True,
    }


def test_an_edited_rule_is_never_overwritten(scratch_vocab: Scratch) -> None:
    scratch_vocab.write("s.yaml", HEAD + ANIMALS)
    scratch_vocab.load("linkml", "s.yaml", rules=True)
    path = scratch_vocab.dont / "rules" / "linkml-s-dog" / "rule.yaml"
    path.write_text("# mine\n", "utf-8")
    report = scratch_vocab.load("linkml", "s.yaml", rules=True)
    assert path.read_text("utf-8") == "# mine\n"
    assert "linkml-s-dog" in str(report["warnings"])

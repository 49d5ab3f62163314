"""The type checker: every mistake of a file at once, each with its place and the nearest name."""

from __future__ import annotations

import pytest

from dont.engine.cases import read_cases
from dont.engine.check import read_rule
from dont.engine.language import own_language
from dont.engine.project import load_rule

GOOD = """\
name: sample
rule_kind: gate
applies_to: [claim]
verbs: [dismiss, ground]
severity: {permissive: strict, strict: strict, overridable: true}
summary: s
why: w
params:
  least: {type: integer, default: 2, minimum: 1, doc: d}
when: {status: {not_in: [locked]}}
clauses:
  - id: a
    require: {evidence: {count: {where: {supports: {is: true}}, at_least: $least, as: found}}}
    unmet: "needs {least}, has {found} of {statement}"
    fixes:
      - when: {atoms: {some: {status: {is: doubted}, as: atom}}}
        argv: [dont, dismiss, "{id}", --atom, "{atom.idx}", --evidence, <uri>]
        description: d
      - {again: {add: {evidence: <uri>}}, description: d}
"""


def problems(text: str, name: str = "r.yaml") -> list[tuple[str, str, str]]:
    rule, found = read_rule(
        text, name, own_language(), folder="sample", codes=["claim-not-verified"]
    )
    assert (rule is None) is bool(found)
    return [(problem["where"], problem["path"], problem["message"]) for problem in found]


def test_a_good_rule_has_no_problem() -> None:
    assert problems(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("name: sample", "name: other", "must equal its folder `sample`"),
        ("name: sample", "name: Sample", "lower-kebab-case"),
        ("rule_kind: gate", "rule_kind: gte", "did you mean `gate`"),
        ("rule_kind: gate", "rule_kind: validator", "needs `code`"),
        ("applies_to: [claim]", "applies_to: [clam]", "did you mean `claim`"),
        ("applies_to: [claim]", "applies_to: []", "at least one"),
        ("verbs: [dismiss, ground]", "verbs: [dismis]", "did you mean `dismiss`"),
        ("permissive: strict", "permissive: on", "unknown value `on`"),
        ("overridable: true", "overridable: yes", "true or false"),
        ("summary: s\n", "", "needs `summary`"),
        ("why: w", "wy: w", "did you mean `why`"),
        ("type: integer", "type: int", "unknown value `int`"),
        ("default: 2", "default: 0", "at least 1"),
        ("default: 2", "default: two", "expects an integer"),
        ("least: {type", "status: {type", "reserved"),
        ("least: {type", "any: {type", "reserved"),
        ("at_least: $least", "at_least: $lest", "did you mean `least`"),
        ("at_least: $least, ", "", "needs `at_least` or `at_most`"),
        ("at_least: $least", "at_least: -1", "expects a count"),
        ("supports: {is: true}", "supports: {is: yes}", "expects true or false"),
        ("supports: {is: true}", "suports: {is: true}", "did you mean `supports`"),
        ("supports: {is: true}", "supports: {at_least: 1}", "stands on integer or number"),
        ("supports: {is: true}", "supports: {}", "at least one operator"),
        ("supports: {is: true}", "drift: {is: not-measured}", "is not a value"),
        ("supports: {is: true}", "drift: {is: drifte}", "did you mean `drifted`"),
        ("supports: {is: true}", "uri: {matches: '(a+)+'}", "repetition inside a repetition"),
        ("supports: {is: true}", "uri: {contains: ''}", "an empty text says nothing"),
        ("supports: {is: true}", "uri: {in: []}", "at least one value"),
        ("where: {supports: {is: true}}", "where: {}", "empty one says nothing"),
        ("evidence: {count", "evidence: {cout", "did you mean `count`"),
        ("as: found", "as: least", "bound already"),
        ("as: found", "as: where", "reserved"),
        ("{status: {not_in: [locked]}}", "{status: {not_in: [loked]}}", "did you mean `locked`"),
        ("{status: {not_in: [locked]}}", "{}", "empty one says nothing"),
        (
            "{status: {not_in: [locked]}}",
            "{input.evidenc: {empty: true}}",
            "did you mean `evidence`",
        ),
        ("{found}", "{fond}", "did you mean `found`"),
        ("{statement}", "{evidence}", "is a record"),
        ("{atom.idx}", "{atom.indx}", "did you mean `idx`"),
        ("[dont, dismiss", "[dnt, dismiss", "begins with `dont`"),
        ("[dont, dismiss", "[dont, dismis", "did you mean `dismiss`"),
        ("--atom,", "--atm,", "did you mean `--atom`"),
        ('"{id}", --atom', "--atom", "needs 1 arguments"),
        ("--evidence, <uri>]", "--evidence]", "needs a value"),
        ("--evidence, <uri>]", "--evidence, <url>]", "did you mean `<uri>`"),
        ("--evidence, <uri>]", "--evidence, 'see <uri>']", "a whole word"),
        ("add: {evidence", "add: {evidnce", "did you mean `evidence`"),
        (
            "{again: {add: {evidence: <uri>}}, description: d}",
            "{description: d}",
            "either `argv` or `again`",
        ),
    ],
)
def test_a_mistake_is_named_with_its_place(old: str, new: str, says: str) -> None:
    assert old in GOOD
    found = problems(GOOD.replace(old, new))
    assert found, "no problem was found"
    assert any(says in message for _, _, message in found), found
    for where, path, _ in found:
        name, line, column = where.split(":")
        assert (name, path[0]) == ("r.yaml", "$")
        assert int(line) >= 1
        assert int(column) >= 1


def test_all_mistakes_come_at_once_in_the_order_of_the_file() -> None:
    text = GOOD.replace("supports: {is: true}", "suports: {is: true}")
    text = text.replace("name: sample", "name: other").replace("[dont, dismiss", "[dont, dismis")
    found = problems(text)
    assert [where.split(":")[1] for where, _, _ in found] == ["1", "13", "17"]
    assert found[1][:2] == ("r.yaml:13:42", "$.clauses[0].require.evidence.count.where.suports")
    # A path may hold colons.
    assert [where for where, _, _ in problems(text, "a:1:b.yaml")] == [
        f"a:1:b.yaml:{where.partition(':')[2]}" for where, _, _ in found
    ]


def test_a_clause_code_must_be_known() -> None:
    assert (
        "did you mean"
        in problems(GOOD.replace("- id: a", "- id: a\n    code: claim-not-verifed"))[0][2]
    )


def test_unreadable_yaml_is_one_problem() -> None:
    assert problems("a: [\n")[0][0] == "r.yaml:2:1"


@pytest.mark.parametrize(
    ("case", "where", "says"),
    [
        (
            "- name: a\n  entity: {statemnt: x}\n  met: true\n",
            "c.yaml:2:12",
            "did you mean `statement`",
        ),
        ("- name: a\n  entity: {statement: x}\n", "c.yaml:1:3", "needs `met`"),
        (
            "- name: a\n  entity: {statement: x}\n  flagged: true\n",
            "c.yaml:3:3",
            "unknown key `flagged`",
        ),
        (
            "- name: a\n  entity: {statement: x}\n  met: false\n  unmet: [b]\n",
            "c.yaml:4:11",
            "unknown clause `b`",
        ),
        (
            "- name: a\n  entity: {status: verifed}\n  met: true\n",
            "c.yaml:2:12",
            "did you mean `verified`",
        ),
        (
            "- name: a\n  entity: {evidence: [{ur: x}]}\n  met: true\n",
            "c.yaml:2:24",
            "did you mean `uri`",
        ),
        (
            "- name: a\n  entity: {}\n  params: {least: 0}\n  met: true\n",
            "c.yaml:3:12",
            "at least 1",
        ),
        (
            "- name: a\n  entity: {}\n  met: true\n- name: a\n  entity: {}\n  met: true\n",
            "c.yaml:4:3",
            "stands twice",
        ),
        ("a: b\n", "c.yaml:1:1", "list"),
    ],
)
def test_mistakes_in_cases_are_named(case: str, where: str, says: str) -> None:
    compiled, found = load_rule(GOOD, "r.yaml")
    assert found == []
    assert compiled is not None
    cases, found = read_cases(case, "c.yaml", compiled)
    assert cases == []
    assert found[0]["where"] == where
    assert says in found[0]["message"]

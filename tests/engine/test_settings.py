"""What a configuration makes of the rules: each severity, each value, each thing that is told.

Source: PRODUCT.md, configuration; RULES.md, parameters, switches and severities.
"""

from __future__ import annotations

from typing import Any

import pytest

from dont.engine.project import load_rule
from dont.engine.rules import RuleSet, ruleset
from dont.engine.settings import look_up

RULE = """
name: {name}
rule_kind: flag
applies_to: [claim]
verbs: [dismiss]
severity: {{permissive: {severity}, strict: strict, overridable: {overridable}}}
{more}
summary: s
why: w
params:
  words: {{type: texts, default: [a], from: own.words, doc: d}}
  least: {{type: integer, default: 2, from: own.least, minimum: 1, doc: d}}
  word: {{type: text, default: b, doc: d}}
clauses:
  - id: c
    require:
      statement: {{any_of_phrases: $words, contains: $word}}
      atoms: {{count: {{at_least: $least}}}}
    unmet: "{{words}}"
    fixes: [{{argv: [dont, show, "{{id}}"], description: d}}]
"""


def rules(
    config: dict[str, Any],
    *,
    mode: str = "permissive",
    severity: str = "warn",
    overridable: str = "true",
    more: str = "",
    tested: bool = True,
) -> RuleSet:
    text = RULE.format(name="own", severity=severity, overridable=overridable, more=more)
    compiled, problems = load_rule(text, "r.yaml")
    assert problems == []
    assert compiled is not None
    compiled.tested = tested
    return ruleset(config, mode, [compiled])


def told(found: RuleSet) -> list[str]:
    return [
        f"{'invalid ' if one['invalid'] else ''}{one['key']}: {one['message']}"
        for one in found.problems
    ]


def severity(found: RuleSet) -> str:
    active = found.active("own")
    assert active is not None
    return active.severity


def values(found: RuleSet) -> dict[str, object]:
    active = found.active("own")
    assert active is not None
    return dict(active.params)


@pytest.mark.parametrize(
    ("config", "expected", "said"),
    [
        ({}, "warn", []),
        ({"rules": {"strict": ["own"]}}, "strict", []),
        ({"rules": {"off": ["own"]}}, "off", []),
        (
            {"rules": {"strict": ["own"], "off": ["own"]}},
            "strict",
            ["rules.off: `own` stands in more than one list"],
        ),
        ({"rules": {"own": {"enabled": False}}}, "off", []),
        ({"rules": {"own": {"enabled": True}}}, "warn", []),
        (
            {"rules": {"own": {"enabled": "yes"}}},
            "warn",
            ["invalid rules.own.enabled: expects true or false"],
        ),
        (
            {"rules": {"own": {"wrod": "x"}}},
            "warn",
            ["rules.own.wrod: unknown parameter `wrod`; did you mean `word`?"],
        ),
        (
            {"rules": {"onw": {"word": "x"}, "warn": ["owm"], "off": ["own"]}},
            "off",
            [
                "rules.warn: unknown rule `owm`; did you mean `own`?",
                "rules.onw: unknown rule `onw`; did you mean `own`?",
            ],
        ),
        ({"rules": {"strict": "own"}}, "warn", []),
    ],
)
def test_a_severity(config: dict[str, Any], expected: str, said: list[str]) -> None:
    found = rules(config)
    assert severity(found) == expected
    assert told(found) == said


@pytest.mark.parametrize(
    ("declared", "config", "expected", "said"),
    [
        ("off", {}, "off", []),
        ("off", {"rules": {"own": {"enabled": True}}}, "warn", []),
        ("off", {"rules": {"own": {"enabled": False}}}, "off", []),
        ("strict", {"rules": {"own": {"enabled": True}}}, "strict", []),
    ],
)
def test_a_rule_that_is_off_warns_when_it_is_enabled(
    declared: str, config: dict[str, Any], expected: str, said: list[str]
) -> None:
    found = rules(config, severity=declared)
    assert severity(found) == expected
    assert told(found) == said


@pytest.mark.parametrize(
    ("default", "config", "expected", "said"),
    [
        ("true", {}, "warn", []),
        ("false", {}, "off", []),
        ("false", {"own": {"on": True}}, "warn", []),
        ("true", {"own": {"on": False}}, "off", []),
        ("false", {"own": {"on": 1}}, "warn", ["invalid own.on: expects true or false"]),
        ("false", {"own": {"on": True}, "rules": {"own": {"enabled": False}}}, "off", []),
        ("false", {"own": {"on": 1}, "rules": {"own": {"enabled": True}}}, "warn", []),
    ],
)
def test_a_switch_of_the_configuration(
    default: str, config: dict[str, Any], expected: str, said: list[str]
) -> None:
    found = rules(config, more=f"enabled: {{default: {default}, from: own.on}}")
    assert severity(found) == expected
    assert told(found) == said


@pytest.mark.parametrize(
    ("config", "said"),
    [
        ({"rules": {"warn": ["own"]}}, []),
        (
            {"rules": {"off": ["own"]}},
            ["rules.off: rule `own` stays warn; its severity cannot be changed"],
        ),
        (
            {"rules": {"own": {"enabled": False}}},
            ["rules.own.enabled: rule `own` cannot be switched off"],
        ),
        ({"rules": {"own": {"enabled": True}}}, []),
    ],
)
def test_what_cannot_be_overridden_stays(config: dict[str, Any], said: list[str]) -> None:
    found = rules(config, overridable="false")
    assert severity(found) == "warn"
    assert told(found) == said


def test_a_switch_works_on_what_cannot_be_overridden() -> None:
    more = "enabled: {default: true, from: own.on}"
    config = {"rules": {"own": {"enabled": False}}}
    assert severity(rules(config, overridable="false", more=more)) == "off"


@pytest.mark.parametrize(
    ("config", "expected", "said"),
    [
        ({}, {"words": ("a",), "least": 2, "word": "b"}, []),
        # A key that a parameter names extends a list and replaces a scalar.
        ({"own": {"words": ["x"], "least": 5}}, {"words": ("a", "x"), "least": 5, "word": "b"}, []),
        # The rule's own table replaces both.
        (
            {"own": {"least": 5}, "rules": {"own": {"words": ["y"], "least": 7, "word": "z"}}},
            {"words": ("y",), "least": 7, "word": "z"},
            [],
        ),
        (
            {"own": {"words": "x", "least": 0}},
            {"words": ("a",), "least": 2, "word": "b"},
            [
                "invalid own.words: expects a list of texts",
                "invalid own.least: expects at least 1",
            ],
        ),
        (
            {"rules": {"own": {"word": 1}}},
            {"words": ("a",), "least": 2, "word": "b"},
            ["invalid rules.own.word: expects a text"],
        ),
    ],
)
def test_values(config: dict[str, Any], expected: dict[str, object], said: list[str]) -> None:
    found = rules(config)
    assert values(found) == expected
    assert told(found) == said


def test_a_rule_without_what_it_requires_is_off_and_that_is_told_where_it_is_on() -> None:
    name = "rule-claim-structure"
    found = ruleset({"rules": {name: {"enabled": True}}}, "permissive")
    active = found.active(name)
    assert active is not None
    assert active.severity == "off"
    assert told(found) == [f"rules.{name}.tag_term: rule `{name}` cannot run without `tag_term`"]
    assert told(ruleset({}, "permissive")) == []


def test_a_rule_that_its_cases_do_not_show_only_warns() -> None:
    found = rules({}, mode="strict", tested=False)
    assert severity(found) == "warn"
    assert told(found) == [
        "rules.own: rule `own` only warns: its cases do not pass and refuse every clause"
    ]
    assert told(rules({}, tested=False)) == []


def test_a_key_is_looked_up_part_by_part() -> None:
    config = {"a": {"b": 1, "c": {"d": None}}}
    assert look_up(config, "a.b") == 1
    assert look_up(config, "a.c.d") is None
    assert look_up(config, "a.b.c") is None
    assert look_up(config, "x") is None

"""A real ledger, written by the verbs: the sweep in SQL finds what each entity's view says.

Proves: the tables of the projection and the rule view that the verbs build mean the same, field by
field, for every field a rule may name.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dont import HarnessError, Ledger
from dont.engine.cases import case_params
from dont.engine.evaluate import evaluate
from dont.engine.language import VIEW, own_language
from dont.engine.outcome import Active, CompiledRule
from dont.engine.project import load_rule
from dont.engine.rules import shipped
from dont.engine.sweep import applying, sweep
from dont.verbs.checking.facts import Facts
from dont.verbs.context import Context
from dont.verbs.view import View

ENVIRON = {"USER": "tester"}
RULE = """
name: probe-{n}
rule_kind: flag
applies_to: [claim, term]
verbs: [dismiss]
severity: {{permissive: warn, strict: warn, overridable: true}}
summary: s
why: w
clauses:
  - id: c
    require: {require}
    unmet: u
    fixes: [{{argv: [dont, list], description: d}}]
"""


def probes() -> list[str]:
    """Write one condition for each field, so that a field read in two ways would show."""
    tests = {
        "text": ["{exists: true}", "{contains: a}", "{any_of_phrases: [it, a]}"],
        "integer": ["{at_least: 1}", "{exists: false}"],
        "number": ["{at_least: 0.5}"],
        "boolean": ["{is: true}", "{exists: true}"],
        "texts": ["{empty: true}", "{count: {at_least: 3}}"],
    }
    found = []
    language = own_language()
    for name, field in language["records"][VIEW].items():
        if field["type"] != "records":
            found += [f"{{{name}: {test}}}" for test in tests[field["type"]]]
            continue
        for inner, known in language["records"][field["record"]].items():
            found += [f"{{{name}: {{every: {{{inner}: {t}}}}}}}" for t in tests[known["type"]]]
        found.append(f"{{{name}: {{count: {{at_least: 2}}}}}}")
    return found


def rules() -> list[Active]:
    made: list[CompiledRule] = []
    for n, require in enumerate(probes()):
        compiled, problems = load_rule(RULE.format(n=n, require=require), "r.yaml")
        assert problems == []
        assert compiled is not None
        made.append(compiled)
    tag = {"params": {"tag_term": "proj:T0"}}
    own = [rule for rule in shipped() if rule.kind != "validator"]
    active = [Active(rule, "warn", case_params(rule, {})) for rule in made]
    for rule in own:
        values = case_params(rule, tag if rule.name == "rule-claim-structure" else {})
        active.append(Active(rule, "warn", values))
    return active


PAGES = ["https://a.example.org/1", "https://a.example.org/2", "https://b.example.net/3"]
CURIES = ["proj:T0", "proj:T1", "proj:T2", "GO:0000001", "https://c.example.org/x"]


class Hand:
    """Uses the verbs at random; what they refuse is as good as what they do."""

    def __init__(self, ledger: Ledger, draw: random.Random) -> None:
        self.ledger = ledger
        self.draw = draw
        self.ids = ["claim:none"]

    def conclude(self, n: int) -> None:
        made = self.ledger.conclude(
            f"it holds {n}",
            depends_on=self.draw.sample(self.ids[1:], min(len(self.ids) - 1, n % 3)),
            refs=self.draw.sample(CURIES, 2),
            atoms=["a", "b"][: n % 3],
            confidence=self.draw.choice([None, 0.25, 0.75]),
        )
        self.ids.append(made.id)

    def define(self, n: int) -> None:
        made = self.ledger.define(
            CURIES[n % 3],
            doc=f"a thing of kind {n}",
            label=self.draw.choice([None, "a thing"]),
            kind_of=self.draw.choice([["dont:Term"], ["proj:T0"], []]),
        )
        self.ids.append(made.id)

    def verify(self, n: int) -> None:
        pages = [{"uri": page} for page in self.draw.sample(PAGES, 2)]
        atoms = [0] if n % 2 else []
        self.ledger.dismiss(self.draw.choice(self.ids), evidence=pages, atom_idx=atoms)

    def cite(self, n: int) -> None:
        lines = {"file": "a.txt", "lines": f"1-{n % 3 + 1}"}
        self.ledger.dismiss(self.draw.choice(self.ids), evidence=[lines])

    def doubt(self, n: int) -> None:
        self.ledger.trust(self.draw.choice(self.ids), reason=f"line {n} of the log contradicts it")

    def challenge(self, n: int) -> None:
        one = self.draw.choice(self.ids)
        self.ledger.hypothesize(one, f"the clock is wrong {n}")
        if n % 2:
            self.ledger.assess(one, 0, refuting=[PAGES[0]])

    def drop(self, n: int) -> None:
        self.ledger.ignore(self.draw.choice(self.ids), reason=f"out of scope since May {n}")


def live(ledger: Ledger, draw: random.Random, root: Path) -> None:
    """Use the verbs for a while, then change the cited file."""
    (root / "a.txt").write_text("one\ntwo\nthree\n", encoding="utf-8")
    hand = Hand(ledger, draw)
    every = [hand.define, hand.verify, hand.cite, hand.doubt, hand.challenge, hand.drop]
    for n in range(70):
        try:
            draw.choice([hand.conclude, hand.conclude, hand.conclude, *every])(n)
        except HarnessError as error:
            assert error.code != "internal", error.data  # noqa: PT017 - refusals are expected here
    (root / "a.txt").write_text("one\ntwo\n3\n", encoding="utf-8")


@pytest.mark.parametrize("seed", [1, 2])
def test_sweep_and_views_agree_on_a_real_ledger(tmp_path: Path, seed: int) -> None:
    with Ledger.open(str(tmp_path), author="human:ann", environ=ENVIRON) as ledger:
        ledger.init()
        live(ledger, random.Random(seed), tmp_path)  # noqa: S311 - a reproducible history
    ctx = Context(cwd=str(tmp_path), environ=ENVIRON, clock=lambda: 2_000_000_000_000_000)
    reader = ctx.read()
    active = rules()
    facts = Facts(ctx, reader, ctx.auditor)
    hits = sweep(reader.sql, active, now=ctx.clock(), facts=facts)
    found = {(hit.rule, hit.entity_id): hit.holds for hit in hits}
    expected = {}
    counted = dict.fromkeys((rule.name for rule in active), 0)
    for kind in ("claim", "term"):
        for record in reader.entities(kind):
            view = View(ctx, reader, record)
            for rule in active:
                outcome = evaluate(rule, view)
                counted[rule.name] += outcome is not None and record["status"] != "ignored"
                if outcome is not None and outcome.holds is not True:
                    expected[rule.name, str(record["id"])] = outcome.holds
    require = {f"probe-{n}": text for n, text in enumerate(probes())}
    differing = {
        key for key in found.keys() | expected.keys() if found.get(key) != expected.get(key)
    }
    assert {(require.get(rule, rule), entity.split(":")[0]) for rule, entity in differing} == set()
    assert len(expected) > 500
    assert applying(reader.sql, active, now=ctx.clock(), facts=facts) == counted

"""A real ledger, written by the verbs: the sweep in SQL finds what each entity's view says.

Proves: the tables of the projection and the rule view that the verbs build mean the same, field by
field, for every field a rule may name.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from dont import HarnessError, Ledger
from dont.engine.cases import case_params
from dont.engine.evaluate import evaluate
from dont.engine.language import VIEW, own_language
from dont.engine.outcome import Active, CompiledRule
from dont.engine.project import load_rule
from dont.engine.rules import shipped
from dont.engine.sweep import sweep
from dont.verbs.checking.facts import Facts
from dont.verbs.checking.scope import Scope
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


def live(ledger: Ledger, draw: random.Random, root: Path) -> None:
    """Use the verbs for a while; what they refuse is as good as what they do."""
    (root / "a.txt").write_text("one\ntwo\nthree\n", encoding="utf-8")
    ids: list[str] = []
    pages = ["https://a.example.org/1", "https://a.example.org/2", "https://b.example.net/3"]
    curies = ["proj:T0", "proj:T1", "proj:T2", "GO:0000001", "https://c.example.org/x"]
    for n in range(70):
        one = draw.choice(ids) if ids else "claim:none"
        some = draw.sample(ids, min(len(ids), draw.randint(0, 2)))
        steps: list[Any] = [
            lambda n=n, some=some: ids.append(ledger.conclude(  # noqa: B023 - run at once
                f"it holds {n}", depends_on=some, refs=draw.sample(curies, 2), atoms=["a", "b"][: n % 3],
                confidence=draw.choice([None, 0.25, 0.75])).id),
            lambda: ids.append(ledger.define(
                draw.choice(curies[:3]), doc="a thing of its kind", label=draw.choice([None, "a thing"]),
                kind_of=draw.choice([["dont:Term"], ["proj:T0"], []])).id),
            lambda one=one: ledger.dismiss(one, evidence=draw.sample([{"uri": p} for p in pages], 2)),
            lambda one=one: ledger.dismiss(one, evidence=[{"file": "a.txt", "lines": "1-2"}], atom_idx=[0]),
            lambda one=one: ledger.trust(one, reason="line 12 of the log contradicts it"),
            lambda one=one: ledger.hypothesize(one, "the clock is wrong"),
            lambda one=one: ledger.assess(one, 0, refuting=[pages[0]]),
            lambda one=one: ledger.ignore(one, reason="it is out of scope since May"),
        ]  # fmt: skip
        try:
            draw.choice([steps[0], steps[0], *steps[1:]])()
        except HarnessError as error:
            assert error.code != "internal", error.data  # noqa: PT017 - refusals are expected here


@pytest.mark.parametrize("seed", [1, 2])
def test_sweep_and_views_agree_on_a_real_ledger(tmp_path: Path, seed: int) -> None:
    with Ledger.open(str(tmp_path), author="human:ann", environ=ENVIRON) as ledger:
        ledger.init()
        live(ledger, random.Random(seed), tmp_path)  # noqa: S311 - a reproducible history
    ctx = Context(cwd=str(tmp_path), environ=ENVIRON, clock=lambda: 2_000_000_000_000_000)
    reader = ctx.read()
    active = rules()
    facts = Facts(ctx, Scope("ledger", reader, ctx.auditor, None, {}))
    hits = sweep(reader.sql, active, now=ctx.clock(), facts=facts)
    found = {(hit.rule, hit.entity_id): hit.holds for hit in hits}
    expected = {}
    for kind in ("claim", "term"):
        for record in reader.entities(kind):
            view = View(ctx, reader, record)
            for rule in active:
                outcome = evaluate(rule, view)
                if outcome is not None and outcome.holds is not True:
                    expected[rule.name, str(record["id"])] = outcome.holds
    require = {f"probe-{n}": text for n, text in enumerate(probes())}
    differing = {
        key for key in found.keys() | expected.keys() if found.get(key) != expected.get(key)
    }
    assert {(require.get(rule, rule), entity.split(":")[0]) for rule, entity in differing} == set()
    assert len(expected) > 500

"""Every case beside every shipped rule, built as a real ledger and judged by the real verbs.

A case is built through the verbs: what it rests on, its statuses, atoms, rivals, evidence,
references and parameters. Then each verb of the rule is run with the case's input, and has to
answer what the case says. Of each clause that is not met the fix is run, through the command line's
reader, until the clause holds. What no verb can bring about comes from a transaction of a merged
copy (`MERGED`); what cannot be brought about at all is named with its reason in `NOT_REALISED`.
"""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from dont.core.command_line import read
from dont.engine.cases import read_cases, view_of
from dont.engine.outcome import CompiledRule
from dont.engine.rules import shipped
from dont.engine.shapes import items, mapping
from dont.generated.tables.commands import ROWS as COMMANDS
from dont.verbs.context import Context
from dont.verbs.dispatch import run
from tests.remedies.robot import Project

ROOT = Path(__file__).parents[2]
RULES = {compiled.name: compiled for compiled in shipped()}
Json = dict[str, Any]
MOST_STEPS = 10
DEFAULT = "https://default.example.com/page"
PREFIXES = '[prefixes]\nproj = "https://proj.example.org/"\n'
FOR_CLAIMS = {"conclude", "ground", "restate"}
# (rule, verb, case) -> why no ledger can be in this state when the verb runs.
NOT_REALISED: dict[tuple[str, str, str], str] = {}
# Refusals that no further command lifts: their fix only reads, and a person has to think again.
FOR_A_PERSON = {"wrong-entity-kind"}
# Cases whose entity no verb of this copy can make, since a gate stands before it.
MERGED = {
    ("unresolved-terms", "a term whose relations lost their targets"): (
        "`define` refuses relations that do not resolve; another copy had the terms they name"
    )
}


def cases_of(compiled: CompiledRule) -> list[Json]:
    path = ROOT / "rules" / compiled.kind / compiled.name / "cases.yaml"
    cases, problems = read_cases(path.read_text(encoding="utf-8"), str(path), compiled)
    assert problems == []
    return [dict(case) for case in cases]


def verbs_of(compiled: CompiledRule, case: Json) -> list[str]:
    """Name the verbs of a rule that this case's kind of entity can meet."""
    verbs = [str(verb) for verb in items(compiled.rule["verbs"])]
    if compiled.name == "wrong-entity-kind":
        return verbs
    is_claim = case["entity"].get("entity_kind", "claim") == "claim"
    return [verb for verb in verbs if verb not in (FOR_CLAIMS if not is_claim else {"define"})]


CELLS = [
    (compiled, verb, case)
    for compiled in RULES.values()
    for case in cases_of(compiled)
    for verb in verbs_of(compiled, case)
]


def named(cells: list[tuple[CompiledRule, str, Json]]) -> list[str]:
    return [f"{compiled.name}-{verb}-{case['name'][:40]}" for compiled, verb, case in cells]


@dataclass
class Scratch:
    """A project that is spoken to in this process, each call with surroundings of its own."""

    root: Path
    names: dict[str, str] = field(default_factory=dict)

    def context(self) -> Context:
        return Context(cwd=str(self.root), environ={"DONT_AUTHOR": "human:case"})

    def call(self, verb: str, given: Json) -> Json:
        ctx = self.context()
        try:
            return dict(run(COMMANDS[verb], given, ctx).envelope)
        finally:
            ctx.close()

    def must(self, verb: str, given: Json) -> str:
        envelope = self.call(verb, given)
        assert envelope["ok"], (verb, given, envelope["data"])
        return str(envelope["data"]["id"])

    def command(self, argv: list[str]) -> Json:
        """Run a fix as a caller would: its words, placeholders filled."""
        line = read(Project(self.root, {}, filled=len(self.names)).fill(argv)[1:])
        assert line.row is not None
        self.names[f"fix {len(self.names)}"] = ""
        return self.call(line.row["verb"], line.given)

    def emit(self, kind: str, entity_id: str, data: Json) -> None:
        ctx = self.context()
        try:
            with ctx.writer("merge") as writer:
                writer.emit(kind, entity_id, data)
        finally:
            ctx.close()


@pytest.fixture
def ledger(tmp_path: Path, template: Path) -> Scratch:
    return Scratch(Path(shutil.copytree(template, tmp_path / "project")))


# ---- building ------------------------------------------------------------------------------------
def configure(ledger: Scratch, compiled: CompiledRule, case: Json, severity: str) -> None:
    """Put the case's parameters into the configuration, and how severe a flag is."""
    lines = ['[project]\nname = "case"\nmode = "permissive"', PREFIXES]
    if compiled.kind == "flag":
        lines.append(f'[rules]\n{severity} = ["{compiled.name}"]')
    params = dict(case.get("params") or {})
    if params:
        lines.append(f"[rules.{compiled.name}]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in params.items()]
    (ledger.root / ".dont/config.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def build_world(ledger: Scratch, case: Json) -> None:
    """Make what the entity rests on; doubts come last, since they would stand in the way."""
    world = case.get("world") or []
    for other in world:
        if other["entity_kind"] == "term":
            given = {"curie": other["curie"], "doc": other["definition"]}
            ledger.names[other["id"]] = ledger.must("define", given)
        else:
            edges = [ledger.names[name] for name in other.get("depends_on") or []]
            given = {"statement": other["statement"], "depends_on": edges}
            ledger.names[other["id"]] = ledger.must("conclude", given)
        promote(ledger, ledger.names[other["id"]], other.get("status", "unverified"), [])


def settle_world(ledger: Scratch, case: Json) -> None:
    for other in case.get("world") or []:
        target, status = ledger.names[other["id"]], other.get("status")
        verb = {"doubted": "trust", "ignored": "ignore"}.get(status)
        if verb:
            ledger.must(verb, {"entity_id": target, "reason": "the source was withdrawn"})


def promote(ledger: Scratch, target: str, status: str, evidence: list[Json]) -> None:
    """Bring an entity to verified or locked."""
    if status in {"verified", "locked"}:
        specs = evidence or [{"uri": DEFAULT}]
        ledger.must("dismiss", {"entity_id": target, "evidence": specs})
    if status == "locked":
        # All that a lock demands is the subject of other cases.
        ledger.emit("locked", target, {})


def specs_of(view: Json) -> list[Json]:
    return [{"uri": one["uri"], "supports": one["supports"]} for one in view["evidence"]]


def build_entity(ledger: Scratch, view: Json, case: Json, key: tuple[str, str]) -> str:
    """Make the case's entity as it is before the verb runs."""
    if view["entity_kind"] == "term":
        return build_term(ledger, view, key)
    target = ledger.must("conclude", claim_input(ledger, view))
    for index, rival in enumerate(view["hypotheses"]):
        ledger.must("hypothesize", {"entity_id": target, "text": rival["text"]})
        if rival["assessed"]:
            given = {"entity_id": target, "idx": index, "refuting": [DEFAULT]}
            ledger.must("assess", given)
    done = [one["idx"] for one in view["atoms"] if one["status"] == "verified"]
    if done:
        given = {"entity_id": target, "evidence": [{"uri": DEFAULT}], "atom_idx": done}
        ledger.must("dismiss", given)
    elif not view["atoms"]:
        promote(ledger, target, view["status"], specs_of(view))
    assert ledger.call("show", {"entity_id": target})["data"]["status"] == view["status"], case
    return target


def build_term(ledger: Scratch, view: Json, key: tuple[str, str]) -> str:
    if key not in MERGED:
        return ledger.must("define", term_input(view))
    target = "term:01HX05A9K8VPAAAAAAAAAAAAAA"
    data = {
        "curie": view["curie"], "definition": view["definition"], "label": view["label"],
        "kind_of": [{"curie": one["curie"]} for one in view["kind_of"]],
        "related_to": [{"curie": one["curie"]} for one in view["related_to"]],
        "attributes": [
            {"name": one["name"], "ref": {"curie": one["curie"]}} for one in view["attributes"]
        ],
    }  # fmt: skip
    ledger.emit("defined", target, data)
    return target


def claim_input(ledger: Scratch, view: Json) -> Json:
    for ref in view["refs"]:
        if ref["resolved"] and not ref["curie"].startswith("dont:"):
            ledger.must("define", {"curie": ref["curie"], "doc": "a thing that is known"})
    return {
        "statement": view["statement"],
        "atoms": [one["text"] for one in view["atoms"]],
        "refs": [one["curie"] for one in view["refs"]],
        "depends_on": [ledger.names[one["id"]] for one in view["depends_on"]],
    }


def term_input(view: Json) -> Json:
    given = {"curie": view["curie"], "doc": view["definition"], "label": view["label"]}
    given["kind_of"] = [one["curie"] for one in view["kind_of"]]
    given["related_to"] = [one["curie"] for one in view["related_to"]]
    given["attribute"] = [
        {"name": one["name"], "curie": one["curie"]} for one in view["attributes"]
    ]
    return {name: value for name, value in given.items() if value not in (None, [])}


# ---- running -------------------------------------------------------------------------------------
def spoken(ledger: Scratch, view: Json, case: Json) -> str:
    """Write references and edges into the statement, for a verb that takes nothing else."""
    claim_input(ledger, view)
    rests = {one["id"] for one in view["depends_on"]}
    curies = [one["curie"] for one in view["refs"]]
    curies += [one["curie"] for one in case.get("world") or [] if one["id"] in rests]
    return str(view["statement"]) + (f" (see {', '.join(curies)})" if curies else "")


def prepare(
    ledger: Scratch, compiled: CompiledRule, verb: str, case: Json
) -> tuple[Json, str | None]:
    """Build the case's ledger; give the verb's input and the entity, where it is there already."""
    configure(ledger, compiled, case, "warn")
    build_world(ledger, case)
    view: Json = dict(view_of(case))
    given = dict(view["input"])
    evidence = given.get("evidence", specs_of(view) or [{"uri": DEFAULT}])
    key = (compiled.name, case["name"])
    if verb == "define":
        built: tuple[Json, str | None] = ({**term_input(view), **given}, None)
    elif verb == "conclude":
        built = (claim_input(ledger, view), None)
    elif verb == "ground":
        built = ({"statement": spoken(ledger, view, case), "evidence": evidence}, None)
    else:
        if verb == "restate":
            view["statement"] = f"an older text of: {view['statement']}"
        if verb == "dismiss" and compiled.name != "atoms-incomplete":
            view.update(status="unverified", evidence=[])
        target = build_entity(ledger, view, case, key)
        built = ({"entity_id": target, **more(verb, case, given, evidence)}, target)
    settle_world(ledger, case)
    configure(ledger, compiled, case, "strict")  # so that what is flagged is refused, and named
    return built


def more(verb: str, case: Json, given: Json, evidence: list[Json]) -> Json:
    """Give what a verb needs beside the entity."""
    if verb == "dismiss":
        return {**given, "evidence": evidence}
    if verb == "restate":
        return {"statement": case["entity"].get("statement") or "a corrected text"}
    if verb == "hypothesize":
        return {"text": "the clock is wrong"}
    if verb == "assess":
        return {"idx": 0, "refuting": [DEFAULT]}
    return given


def own_clauses(compiled: CompiledRule, envelope: Json) -> dict[str, list[str]]:
    """Give the rule's own unmet clauses in an answer, each with its fix."""
    found: dict[str, list[str]] = {}
    code = compiled.rule.get("code")
    for warning in envelope["warnings"]:
        if compiled.kind == "validator" and warning["code"] == code:
            only = str(mapping(items(compiled.rule["clauses"])[0])["id"])
            found[only] = list(warning["suggested_remediation"]["argv"])
    data = envelope["data"]
    if envelope["ok"]:
        return found
    for clause in data["unmet_clauses"]:
        of_rule = clause["rule_name"] == compiled.name
        of_code = compiled.kind == "validator" and data["code"] == code
        if of_rule or of_code:
            found.setdefault(clause["clause_id"], list(clause["fix_argv"]))
    return found


def expected(case: Json) -> set[str]:
    return {str(name) for name in case.get("unmet") or ()}


@pytest.mark.requirement("RULES cases beside the rule")
@pytest.mark.parametrize(("compiled", "verb", "case"), CELLS, ids=named(CELLS))
def test_a_case_comes_out_in_a_real_ledger(
    ledger: Scratch, compiled: CompiledRule, verb: str, case: Json
) -> None:
    if (compiled.name, verb, case["name"]) in NOT_REALISED:
        pytest.skip(NOT_REALISED[compiled.name, verb, case["name"]])
    given, target = prepare(ledger, compiled, verb, case)
    envelope = ledger.call(verb, given)
    assert set(own_clauses(compiled, envelope)) == expected(case), envelope["data"]
    if target is None or compiled.kind != "gate" or envelope["ok"]:
        return
    shown = ledger.call("show", {"entity_id": target})["data"]["applicable_rules"]
    if case.get("applies") is False:
        assert compiled.name not in shown
    else:
        assert shown[compiled.name]["met"] == (not expected(case))


REFUSING = [cell for cell in CELLS if cell[2].get("unmet")]


@pytest.mark.requirement("RULES each fix is run on its refusing case")
@pytest.mark.parametrize(("compiled", "verb", "case"), REFUSING, ids=named(REFUSING))
def test_every_fix_makes_its_clause_hold(
    ledger: Scratch, compiled: CompiledRule, verb: str, case: Json, tmp_path: Path
) -> None:
    if (compiled.name, verb, case["name"]) in NOT_REALISED:
        pytest.skip(NOT_REALISED[compiled.name, verb, case["name"]])
    given, _ = prepare(ledger, compiled, verb, case)
    for number, clause in enumerate(sorted(expected(case))):
        copy = Path(shutil.copytree(ledger.root, tmp_path / f"copy{number}"))
        pursue(Scratch(copy, dict(ledger.names)), compiled, verb, dict(given), clause)


def pursue(ledger: Scratch, compiled: CompiledRule, verb: str, given: Json, clause: str) -> None:
    """Run the fixes of one clause until it holds."""
    envelope = ledger.call(verb, given)
    way: list[list[str]] = []
    for _ in range(MOST_STEPS):
        unmet = own_clauses(compiled, envelope)
        if clause not in unmet:
            return
        way.append(unmet[clause])
        line = read(way[-1][1:])
        assert line.row is not None
        if line.row["effect"] == "read":
            assert compiled.name in FOR_A_PERSON, way
            return
        done = ledger.command(unmet[clause])
        if way[-1][1] == verb:
            envelope = done
            continue
        assert done["ok"], (way, done["data"])
        if way[-1][1] == "restate":
            given["entity_id"] = done["data"]["id"]
        envelope = ledger.call(verb, given)
    raise AssertionError((clause, way))


def test_what_is_not_realised_is_a_case_that_exists() -> None:
    cells = {(compiled.name, verb, case["name"]) for compiled, verb, case in CELLS}
    assert set(NOT_REALISED) <= cells
    assert set(MERGED) <= {(rule, case) for rule, _, case in cells}

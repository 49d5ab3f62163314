"""Any sequence of verbs, against a small model that was written from the specification."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tests.ledger.helpers import state
from tests.properties.bench import Bench
from tests.properties.model import NOBODY, ORDER, SEED, SOURCES, Expect, Model, source
from tests.properties.plans import NAMED, OPERATIONS, outcome, planned, with_ids

WHO = "human:ann"  # whom the ledger was opened for
AUTHORS = st.sampled_from([WHO, "llm:bob"])
NUMBER = st.integers(0, 10**6)
STATEMENTS = st.sampled_from(
    [f"statement {n}" for n in range(9)] + ["STATEMENT  1", " statement 2"]
)
CURIES = st.sampled_from([f"proj:{name}" for name in "ABCD"])
REFS = st.lists(CURIES | st.just(SEED), max_size=2, unique=True)
EVIDENCE = st.lists(
    st.builds(
        lambda uri, supports: {"uri": uri} if supports else {"uri": uri, "supports": False},
        st.sampled_from(sorted(SOURCES)),
        st.sampled_from([True, True, True, False]),
    ),
    max_size=3,
)
REASONS = st.sampled_from(["line 12 contradicts it", "it failed", "maybe", " ", None])
URIS = st.lists(st.sampled_from(sorted(SOURCES)), max_size=1)
MOSTLY = st.sampled_from([False, False, False, True])
MOST = 25
# Verbs by which a remedy may change the ledger; all of them are in the model.
WRITING = {
    "conclude", "define", "trust", "dismiss", "ground", "restate", "hypothesize", "assess", "lock",
    "ignore", "reopen", "assume", "overlook", "apply",
}  # fmt: skip


class Sequence(RuleBasedStateMachine):
    """Verbs in any order; after each of them the ledger is what the model says."""

    strict = False

    @initialize()
    def begin(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="sequence-"))
        self.bench = Bench(self.folder / "p", strict=self.strict)
        self.model = Model(strict=self.strict)
        self.written = self.bench.log()
        self.around = self.shared()
        self.looked = False
        self.done = ""
        self.inside = False
        self.plans: dict[str, list[dict[str, Any]]] = {}
        self.last = Expect()
        self.refused: tuple[str, dict[str, Any], str, dict[str, Any]] | None = None

    def teardown(self) -> None:
        if hasattr(self, "bench"):
            self.bench.ledger.close()
            shutil.rmtree(self.folder)

    # ---- one verb ------------------------------------------------------------------------------

    def pick(self, number: int, kinds: str = "claim term") -> str:
        """Give one of the entities there are; now and then one that does not exist."""
        names = [name for name, one in self.model.all.items() if one.kind in kinds]
        if not names or number % 23 == 0:
            return NOBODY["claim" if "claim" in kinds else "term"]
        name = names[number % len(names)]
        one = self.model.all[name]
        return one.curie if one.curie and number % 2 else name

    def do(self, verb: str, given: dict[str, Any], author: str, *, dry: bool = False) -> Expect:
        """Run a verb and hold how it ends, and what it wrote, against the model."""
        if verb == "apply":
            return self.run_plan(given, author, dry=dry)
        ends = self.model.expect(verb, given, author)
        if self.inside and author != WHO:
            ends = Expect("schema-mismatch")
        envelope = self.bench.call(verb, {**given, "author": author}, dry=dry)
        data, told = envelope["data"], (verb, given, author, envelope["data"])
        self.hold_end(ends, envelope, told)
        wrote = ends.code is None and ends.writes and not dry
        self.hold_log(wrote=wrote and not self.inside, told=told)
        if not self.inside:
            assert (envelope["meta"]["tx"] is not None) == wrote, told
        if ends.code is None and not dry:
            self.model.commit(verb, given, author, data)
        self.note(verb, given, author, envelope, ends=ends, dry=dry)
        return ends

    def note(
        self,
        verb: str,
        given: dict[str, Any],
        author: str,
        envelope: dict[str, Any],
        *,
        ends: Expect,
        dry: bool,
    ) -> None:
        self.done = "" if ends.code is not None or dry else verb
        self.refused = None if ends.code is None or dry else (verb, given, author, envelope)
        self.last = ends
        self.looked = False

    def hold_end(self, ends: Expect, envelope: dict[str, Any], told: object) -> None:
        """Refused as the model says, or not, with the warnings that it says."""
        data = envelope["data"]
        if ends.code is None:
            assert envelope["ok"], told
            warned = {one["rule_name"] for one in envelope["warnings"]} - {None}
            assert warned >= ends.warned, (ends, envelope["warnings"])
            return
        assert not envelope["ok"], told
        assert data["code"] == ends.code, (ends, told)
        assert data["rule_name"] == ends.rule, (ends, told)
        assert ends.entity in (None, data["entity_id"]), (ends, told)
        assert ends.clauses <= {one["clause"] for one in data["unmet_clauses"]}, (ends, told)

    def hold_log(self, *, wrote: int, told: object) -> None:
        """The log only grows, by one line for each transaction; nothing else is touched."""
        log = self.bench.log()
        assert log.startswith(self.written), told
        assert log.count(b"\n") - self.written.count(b"\n") == wrote, told
        self.written = log
        assert self.shared() == self.around, told

    def shared(self) -> dict[str, bytes]:
        """Read what others see of the project, the log apart."""
        top = self.bench.root
        return {
            str(path.relative_to(top)): path.read_bytes()
            for path in top.rglob("*")
            if path.is_file() and not {"cache", "ledger"} & set(path.relative_to(top).parts)
        }

    @rule(statement=STATEMENTS, refs=REFS, atoms=st.integers(0, 2), on=st.lists(NUMBER, max_size=2),
          author=AUTHORS, dry=MOSTLY)  # fmt: skip
    def conclude(
        self,
        *,
        statement: str,
        refs: list[str],
        atoms: int,
        on: list[int],
        author: str,
        dry: bool,
    ) -> None:
        found = [self.pick(n) for n in on if self.model.all]
        given = {
            "statement": statement,
            "refs": refs,
            "atoms": [f"part {n}" for n in range(atoms)],
            "depends_on": [one for one in found if one not in NOBODY.values()],
        }
        self.do("conclude", given, author, dry=dry)

    @rule(curie=CURIES, doc=st.sampled_from(["a thing", "a thing that shuts"]),
          label=st.sampled_from([None, None, "a thing", ""]), kind_of=REFS, related_to=REFS,
          author=AUTHORS)  # fmt: skip
    def define(
        self, curie: str, doc: str, label: str | None, kind_of: list[str], related_to: list[str],
        author: str,
    ) -> None:  # fmt: skip
        given = {"curie": curie, "doc": doc, "kind_of": kind_of, "related_to": related_to}
        self.do("define", {**given, "label": label}, author)

    @rule(at=NUMBER, reason=REASONS, atom=st.sampled_from([None, None, 0, 1]), author=AUTHORS,
          dry=MOSTLY)  # fmt: skip
    def trust(
        self, *, at: int, reason: str | None, atom: int | None, author: str, dry: bool
    ) -> None:
        given = {"entity_id": self.pick(at), "reason": reason, "atom_idx": atom}
        self.do("trust", given, author, dry=dry)

    @rule(at=NUMBER, evidence=EVIDENCE, atoms=st.lists(st.integers(0, 1), max_size=2, unique=True),
          author=AUTHORS, dry=MOSTLY)  # fmt: skip
    def dismiss(
        self,
        *,
        at: int,
        evidence: list[Any],
        atoms: list[int],
        author: str,
        dry: bool,
    ) -> None:
        given = {"entity_id": self.pick(at), "evidence": evidence, "atom_idx": atoms}
        self.do("dismiss", given, author, dry=dry)

    @rule(at=NUMBER, author=AUTHORS)
    def verify_whole(self, at: int, author: str) -> None:
        """Verify with two sources and every part: what locking asks for comes about."""
        name = self.pick(at, "claim")
        one = self.model.all.get(name)
        atoms = [] if one is None else list(range(len(one.atoms)))
        uris = [{"uri": "doi:10.1000/x"}, {"uri": "https://c.example.net/"}]
        self.do("dismiss", {"entity_id": name, "evidence": uris, "atom_idx": atoms}, author)

    @rule(statement=STATEMENTS, evidence=EVIDENCE, author=AUTHORS, dry=MOSTLY)
    def ground(self, *, statement: str, evidence: list[Any], author: str, dry: bool) -> None:
        self.do("ground", {"statement": statement, "evidence": evidence}, author, dry=dry)

    @rule(at=NUMBER, statement=STATEMENTS, author=AUTHORS)
    def restate(self, at: int, statement: str, author: str) -> None:
        self.do("restate", {"entity_id": self.pick(at), "statement": statement}, author)

    @rule(at=NUMBER, author=AUTHORS)
    def hypothesize(self, at: int, author: str) -> None:
        self.do("hypothesize", {"entity_id": self.pick(at), "text": "another reason"}, author)

    @rule(at=NUMBER, idx=st.integers(0, 3), supporting=URIS, refuting=URIS, author=AUTHORS)
    def assess(
        self, at: int, idx: int, supporting: list[str], refuting: list[str], author: str
    ) -> None:
        given = {"entity_id": self.pick(at), "idx": idx}
        self.do("assess", {**given, "supporting": supporting, "refuting": refuting}, author)

    @rule(at=NUMBER, author=AUTHORS)
    def challenge(self, at: int, author: str) -> None:
        """Three rivals, each assessed: what locking asks for comes about."""
        name = self.pick(at, "claim")
        for _ in range(3):
            if self.do("hypothesize", {"entity_id": name, "text": "a rival"}, author).code:
                return
            idx = len(self.model.all[name].rivals) - 1
            self.do("assess", {"entity_id": name, "idx": idx, "refuting": ["doi:10.1/x"]}, author)

    @rule(at=NUMBER, author=AUTHORS, dry=MOSTLY)
    def lock(self, *, at: int, author: str, dry: bool) -> None:
        self.do("lock", {"entity_id": self.pick(at)}, author, dry=dry)

    @rule(at=NUMBER, reason=REASONS, author=AUTHORS, dry=MOSTLY)
    def ignore(self, *, at: int, reason: str | None, author: str, dry: bool) -> None:
        self.do("ignore", {"entity_id": self.pick(at), "reason": reason}, author, dry=dry)

    @rule(at=NUMBER, author=AUTHORS)
    def reopen(self, at: int, author: str) -> None:
        ignored = [n for n, one in self.model.all.items() if one.status == "ignored"]
        name = ignored[at % len(ignored)] if ignored and at % 3 else self.pick(at)
        self.do("reopen", {"entity_id": name}, author)

    # ---- plans ---------------------------------------------------------------------------------

    @rule(drawn=OPERATIONS, named=NAMED, each=MOSTLY, in_file=st.booleans(), author=AUTHORS,
          dry=MOSTLY)  # fmt: skip
    def apply(
        self, *, drawn: list[Any], named: tuple[str | None, ...], each: bool, in_file: bool,
        author: str, dry: bool,
    ) -> None:  # fmt: skip
        """Operations in any order: all of them or none, or one by one up to a refusal."""
        plan = planned(drawn, named, self.model, each=each)
        given: dict[str, Any] = {"each": each}
        if in_file:
            given["file"] = str(self.folder / f"plan-{len(self.plans)}.json")
            self.plans[given["file"]] = plan
            Path(given["file"]).write_text(json.dumps(plan), encoding="utf-8")
        else:
            given["ops"] = plan
        self.do("apply", given, author, dry=dry)

    def run_plan(self, given: dict[str, Any], author: str, *, dry: bool) -> Expect:
        """Apply a plan and hold its report, its end and what it wrote against the model."""
        plan = given["ops"] if "ops" in given else self.plans[given["file"]]
        found = outcome(self.model, plan, author, each=bool(given.get("each")), dry=dry)
        envelope = self.bench.call("apply", {**given, "author": author}, dry=dry)
        data, told = envelope["data"], (given, plan, author, envelope["data"])
        ids = found.hold(data if envelope["ok"] else data["report"])
        ends = found.end(ids)
        self.hold_end(ends, envelope, told)
        self.hold_log(wrote=found.lines, told=told)
        assert (envelope["meta"]["tx"] is not None) == (found.lines > 0 and envelope["ok"]), told
        if found.stays:
            real = [ids.get(name, name) for name in found.ids]
            for one, acts, name in zip(plan, found.authors, real, strict=False):
                filled = with_ids(one, real)
                assert filled is not None
                self.model.commit(one["verb"], filled, acts, {"id": name})
        self.note("apply", given, author, envelope, ends=ends, dry=dry)
        return ends

    @rule(drawn=OPERATIONS, author=AUTHORS)
    def block(self, drawn: list[Any], author: str) -> None:
        """Calls of one transaction, whose refusals are caught: each of them leaves nothing."""
        writes = 0
        self.inside = True
        with self.bench.ledger.transaction():
            for one in drawn:
                (named,) = planned([one], (None,), self.model, each=False)
                given = with_ids(named, [])
                if given is not None:
                    ends = self.do(named["verb"], given, author if len(drawn) % 3 == 0 else WHO)
                    writes += ends.code is None and ends.writes
        self.inside = False
        self.hold_log(wrote=min(writes, 1), told=drawn)

    # ---- requests and their answers ------------------------------------------------------------

    @rule(at=NUMBER, verb=st.sampled_from(["assume", "overlook"]), author=AUTHORS)
    def ask(self, at: int, verb: str, author: str) -> None:
        self.do(verb, {"entity_id": self.pick(at)}, author)

    @precondition(lambda self: self.model.requests)
    @rule(at=NUMBER, other=NUMBER, doubts=st.booleans(), author=AUTHORS)
    def answer(self, *, at: int, other: int, doubts: bool, author: str) -> None:
        request = sorted(self.model.requests)[at % len(self.model.requests)]
        name = self.model.requests[request][0] if other % 4 else self.pick(other)
        given: dict[str, Any] = {"entity_id": name, "request": request}
        if doubts:
            self.do("trust", {**given, "reason": "page 3 says otherwise"}, author)
        else:
            self.do("dismiss", {**given, "evidence": [{"uri": "doi:10.1000/x"}]}, author)

    # ---- remedies ------------------------------------------------------------------------------

    @precondition(lambda self: self.refused)
    @rule(author=AUTHORS)
    def follow(self, author: str) -> None:
        """The first remedy of any refusal succeeds; those of a gate open the gate."""
        assert self.refused is not None
        verb, given, asker, _ = self.refused
        before = self.last
        gate = before.rule is not None or before.clauses
        for _ in range(MOST):
            if not self.first_remedy(author) or not gate:
                return
            self.do(verb, given, asker)
            if self.stands() != before.code:
                return
        raise AssertionError(f"no end: {verb} {given}")

    @rule(at=NUMBER, verb=st.sampled_from(["dismiss", "lock"]), author=AUTHORS)
    def reach(self, at: int, verb: str, author: str) -> None:
        """Who knows nothing but first remedies verifies and locks whatever there is."""
        name = self.pick(at)
        for _ in range(MOST):
            self.do(verb, {"entity_id": name}, author)
            if self.stands() is None or not self.first_remedy(author):
                return
            if self.done == verb:
                return  # the remedy was the same command, completed
        raise AssertionError(f"no end: {verb} {name}")

    def stands(self) -> str | None:
        """Give the code of the last refusal, None where the last verb was not refused."""
        return None if self.refused is None else str(self.refused[3]["data"]["code"])

    def first_remedy(self, author: str) -> bool:
        """Run every remedy dry, then the first, and the first of its refusals, for good.

        Returns:
            False where a remedy is to be read by a person.
        """
        for _ in range(MOST):
            assert self.refused is not None
            envelope = self.refused[3]
            for entry in envelope["data"]["remediation"]:
                self.hold_dry(entry)
            first = envelope["data"]["remediation"][0]
            if first["effect"] != "write":
                return False
            name, fields = self.bench.read(first["argv"])
            assert name in WRITING, first
            self.do(name, fields, author)
            if self.stands() is None:
                return True
            assert self.stands() != "usage", first
        raise AssertionError("the remedies have no end")

    def hold_dry(self, entry: dict[str, Any]) -> None:
        if entry["argv"][0] == "dont" and entry["effect"] != "network":
            name, fields = self.bench.read(entry["argv"])
            answered = self.bench.call(name, fields, dry=True)
            assert answered["ok"] or answered["data"]["code"] != "usage", entry
            self.hold_log(wrote=False, told=entry)

    # ---- what may happen to a ledger between two calls -----------------------------------------

    @rule(how=st.sampled_from(["close", "rebuild", "delete"]))
    def begin_anew(self, how: str) -> None:
        """Whatever is made of the same log is the same."""
        ctx = self.bench.ledger._ctx
        before = state(ctx.store.read().sql)
        if how == "rebuild":
            ctx.store.rebuild()
        else:
            self.bench.open_again()
        if how == "delete":
            shutil.rmtree(self.bench.root / ".dont" / "cache")
        assert state(self.bench.ledger._ctx.store.read().sql) == before

    # ---- what always holds ---------------------------------------------------------------------

    @invariant()
    def every_view_agrees(self) -> None:
        if getattr(self, "bench", None) is None or self.looked:
            return
        self.looked = True
        call, model = self.bench.call, self.model
        claims = call("list", {"all": True})["data"]["claims"]
        terms = [
            one
            for one in call("vocab", {"all": True})["data"]["terms"]
            if one["curie"] in self.own()
        ]
        listed = {one["id"]: one for one in (*claims, *terms)}
        assert listed.keys() == model.all.keys()
        for name, one in model.all.items():
            seen = listed[name]
            assert seen["status"] == one.status, (name, one)
            assert set(seen["derived_assessments"]) == model.assessments(name), (name, one)
            assert [atom["status"] for atom in seen.get("atoms", ())] == one.atoms
            supports = [entry["source"] for entry in seen["evidence"] if entry["supports"]]
            assert len(supports) == len(one.support)
            assert len(set(supports)) == len({source(uri) for uri in one.support})
            below = set(model.below(name)) | set(self.seeds(name, seen))
            assert set(seen["depends_on"]) == below, (one, seen)
        shown = list(model.all)[-1:]
        for name in shown:
            assert call("show", {"entity_id": name})["data"] == listed[name]
        self.hold_prime(call("prime", {})["data"])
        self.hold_check(call("check", {})["data"])
        self.hold_log(wrote=False, told="views")

    def own(self) -> set[str]:
        return {one.curie for one in self.model.all.values()}

    def seeds(self, name: str, seen: dict[str, Any]) -> list[str]:
        """Name the edges to seed terms, which the model leaves out."""
        named = (*self.model.all[name].kind_of, *self.model.all[name].related_to)
        return [one for one in seen["depends_on"] if SEED in named and one not in self.model.all]

    def hold_prime(self, data: dict[str, Any]) -> None:
        statuses = [one.status for one in self.model.all.values()]
        assert {k: v for k, v in data["status_counts"].items() if v} == {
            status: statuses.count(status) for status in statuses
        }
        derived = [each for name in self.model.all for each in self.model.assessments(name)]
        assert data["assessment_counts"] == {each: derived.count(each) for each in ORDER}
        doubted = {name for name, one in self.model.all.items() if one.status == "doubted"}
        assert {one["id"] for one in data["blocking"]} == doubted
        assert data["pending_spawns"] == sum(not done for _, done in self.model.requests.values())

    def hold_check(self, data: dict[str, Any]) -> None:
        found = {(one["code"], one["entity_id"]) for one in data["findings"] if one["entity_id"]}
        wanted = set()
        for name, one in self.model.all.items():
            if one.status == "unverified" and one.kind == "claim":
                wanted.add(("claim-below-status", name))
            if one.status == "doubted":
                wanted.add(("entity-doubted", name))
            wanted |= {(each, name) for each in self.model.assessments(name)}
        assert {pair for pair in found if pair[0] != "rule-not-met"} == wanted
        errors = wanted - {pair for pair in wanted if pair[0] == "compromised-support"}
        assert data["passed"] == (not errors) or self.strict


class StrictSequence(Sequence):
    """The same in strict mode, where a claim of unknown terms is not recorded."""

    strict = True


def _settings(examples: int, steps: int) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


TestSequence = Sequence.TestCase
TestSequence.settings = _settings(12, 30)
TestStrictSequence = StrictSequence.TestCase
TestStrictSequence.settings = _settings(5, 30)


class LongSequence(Sequence):
    """The same at length."""


class LongStrictSequence(StrictSequence):
    """The same at length."""


# An example of sixty steps takes about a second of one processor. Longer ones leave room for what
# takes many steps, and new ones are drawn in each run.
TestSequenceAtLength = pytest.mark.long(LongSequence.TestCase)
TestSequenceAtLength.settings = _settings(400, 60)
TestStrictSequenceAtLength = pytest.mark.long(LongStrictSequence.TestCase)
TestStrictSequenceAtLength.settings = _settings(200, 60)

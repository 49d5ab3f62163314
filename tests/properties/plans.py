"""Plans for `apply`: how they are drawn, and what the model says they come to."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from hypothesis import strategies as st

from tests.properties.model import NOBODY, SEED, SOURCES, Expect, Model

Operation = dict[str, Any]
NUMBER = st.integers(0, 10**4)
_URIS = [{"uri": uri} for uri in sorted(SOURCES)]
_EVIDENCE = st.sampled_from(
    [[_URIS[0]], [_URIS[1], _URIS[4]], [_URIS[3]], [], [{**_URIS[2], "supports": False}]]
)
_REASON = st.sampled_from(["line 12 contradicts it"] * 5 + ["maybe", None])
_STATEMENT = st.sampled_from([f"statement {n}" for n in range(40)] + ["$0", "$1"])
_REFS = st.sampled_from([[], [], [SEED], ["proj:A"]])
_ATOMS = st.sampled_from([[], [], ["part 0"], ["part 0", "part 1"]])
_ANSWERS = st.sampled_from([None] * 5) | NUMBER
_FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "conclude": {
        "statement": _STATEMENT, "refs": _REFS, "atoms": _ATOMS,
        "depends_on": st.lists(NUMBER, max_size=1),
    },
    "define": {"curie": st.sampled_from(["proj:A", "proj:B", "proj:C"]), "kind_of": _REFS,
               "doc": st.sampled_from(["a thing", "a thing that shuts"])},
    "trust": {"entity_id": NUMBER, "reason": _REASON, "request": _ANSWERS},
    "dismiss": {"entity_id": NUMBER, "evidence": _EVIDENCE, "request": _ANSWERS,
                "atom_idx": st.sampled_from([[], [], [0], [0, 1]])},
    "ground": {"statement": _STATEMENT, "evidence": _EVIDENCE},
    "restate": {"entity_id": NUMBER, "statement": _STATEMENT},
    "hypothesize": {"entity_id": NUMBER, "text": st.sampled_from(["a rival in a plan", "$0"])},
    "assess": {"entity_id": NUMBER, "idx": st.sampled_from([0, 0, 1]),
               "refuting": st.just(["doi:10.1/x"])},
    "lock": {"entity_id": NUMBER},
    "ignore": {"entity_id": NUMBER, "reason": _REASON},
    "reopen": {"entity_id": NUMBER},
}  # fmt: skip
# Operations whose entities are numbers still; `planned` names them.
OPERATIONS = st.lists(
    st.one_of(
        [
            st.fixed_dictionaries({"verb": st.just(verb), **fields})
            for verb, fields in [*_FIELDS.items(), ("conclude", _FIELDS["conclude"])]
        ]
    ),
    min_size=2,
    max_size=9,
)
# Whom the operations name, one after the other and again; mostly nobody.
NAMED: st.SearchStrategy[tuple[str | None, ...]] = st.sampled_from(
    [(None,)] * 6 + [("llm:bob",), (None, None, "llm:bob")]
)


@dataclass
class Outcome:
    """What a plan comes to.

    Attributes:
        after: the ledger as it would be; what is new there is called `$n`.
        author: who applies the plan.
        each: whether each operation is a transaction of its own.
        dry: whether nothing is written.
        ends: how each operation that was reached ends; only the last can be refused.
        authors: who acted in each of them.
        ids: what each operation answered.
    """

    after: Model
    author: str
    each: bool = False
    dry: bool = False
    ends: list[Expect] = field(default_factory=list)
    authors: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)

    @property
    def refused(self) -> bool:
        return bool(self.ends) and self.ends[-1].code is not None

    @property
    def stays(self) -> bool:
        """Whether the operations that were not refused are in the ledger afterwards."""
        return not self.dry and (self.each or not self.refused)

    @property
    def lines(self) -> int:
        """How many lines the log grows by."""
        writing = sum(one.writes for one in self.ends if one.code is None)
        return (writing if self.each else min(writing, 1)) if self.stays else 0

    def expect(self, one: Operation) -> Expect:
        """Say how the next operation ends."""
        given, acts = with_ids(one, self.ids), one.get("author") or self.author
        if given is None or (acts != self.author and not self.each):
            return Expect("schema-mismatch")
        return self.after.expect(one["verb"], given, acts)

    def take(self, one: Operation) -> None:
        """Follow the next operation; nothing follows a refusal."""
        ends, index = self.expect(one), len(self.ends)
        self.ends.append(ends)
        given, acts = with_ids(one, self.ids), one.get("author") or self.author
        if ends.code is not None or given is None:
            return
        known = self.after.named(given["curie"]) if one["verb"] == "define" else ""
        new = known if known in self.after.all else f"${index}"
        self.after.commit(one["verb"], given, acts, {"id": new})
        creates = one["verb"] in ("conclude", "ground", "restate", "define")
        self.ids.append(new if creates else self.after.named(given["entity_id"]))
        self.authors.append(acts)

    def end(self, ids: Mapping[str, str]) -> Expect:
        """Say how the plan ends: as its last operation, naming nothing that is gone."""
        last = self.ends[-1]
        if last.code is None:
            return Expect(warned=frozenset().union(*(one.warned for one in self.ends)))
        entity = last.entity or ""
        return replace(last, entity=ids.get(entity) if entity.startswith("$") else last.entity)

    def hold(self, report: Mapping[str, Any]) -> dict[str, str]:
        """Hold a report against this; give the id of each `$n` that is in the ledger now."""
        good = len(self.ends) - self.refused
        kept = not self.refused or self.lines > 0
        statuses = ["applied" if kept else "not_run"] * good + ["failed"] * self.refused
        statuses += ["not_run"] * (len(report["ops"]) - len(statuses))
        assert [one["status"] for one in report["ops"]] == statuses, report
        said = "applied" if not self.refused else "failed" if self.lines else "refused"
        assert (report["outcome"], report["wrote_any"]) == (said, self.lines > 0), report
        if self.refused:
            assert report["ops"][good]["error"]["code"] == self.ends[-1].code
        answered = [one.get("entity_id") for one in report["ops"]]
        if not kept:
            assert answered == [None] * len(answered), report
            return {}
        ids = {one: answered[int(one[1:])] for one in self.ids if one.startswith("$")}
        assert answered[:good] == [ids.get(one, one) for one in self.ids], (report, self.ids)
        assert len(set(ids.values())) == len(ids)
        return {} if self.dry else ids


def outcome(
    model: Model, plan: Sequence[Operation], author: str, *, each: bool, dry: bool
) -> Outcome:
    """Run a plan on a copy of the model, up to the first refusal."""
    named = {one.get("author") for one in plan}
    # One transaction has one author: whom all operations name, else who applies.
    acts = (named.pop() or author) if len(named) == 1 and not each else author
    found = Outcome(copy.deepcopy(model), acts, each, dry)
    for one in plan:
        found.take(one)
        if found.refused:
            break
    return found


def planned(
    drawn: Sequence[Operation], named: Sequence[str | None], model: Model, *, each: bool
) -> list[Operation]:
    """Name entities and requests: mostly so that the operation can be done, so that plans get far.

    Args:
        drawn: as `OPERATIONS` draws them.
        named: as `NAMED` draws them.
        model: the ledger as it is.
        each: whether each operation is a transaction of its own.
    """
    trial = Outcome(copy.deepcopy(model), named[0] or "human:ann", each)
    requests = sorted(model.requests)
    found: list[Operation] = []
    for one in drawn:
        index = len(found)
        given = {key: value for key, value in one.items() if value is not None}
        given |= {"author": named[index % len(named)]} if named[index % len(named)] else {}
        if "request" in given:
            number = given.pop("request")
            given |= {"request": requests[number % len(requests)]} if requests else {}
        there = [*model.all, *(entity.curie for entity in model.all.values() if entity.curie)]
        there += [f"${earlier}" for earlier in range(index)]
        if "depends_on" in given:
            given["depends_on"] = [there[n % len(there)] for n in given["depends_on"] if there]
        if "entity_id" in given:
            placed = _placed(trial, given, [*there, f"${index}", *NOBODY.values()])
            if placed is None:
                continue
            given = placed
        found.append(given)
        if not trial.refused:
            trial.take(given)
    return found or [{"verb": "conclude", "statement": "statement 0"}]


def _placed(trial: Outcome, given: Operation, names: Sequence[str]) -> Operation | None:
    """Choose the entity of an operation; one in seven times whichever the number says.

    Returns:
        None where no entity fits.
    """
    number = given["entity_id"]
    turned = [*names[number % len(names) :], *names[: number % len(names)]]
    choices = [{**given, "entity_id": name} for name in turned]
    if number % 7 == 6 or trial.refused:
        return choices[0]
    return next((one for one in choices if trial.expect(one).code is None), None)


def with_ids(one: Operation, ids: Sequence[str]) -> Operation | None:
    """Replace `$n` by what was answered; None where nothing was."""

    def name(text: str) -> str | None:
        if not text.startswith("$"):
            return text
        number = int(text[1:])
        return ids[number] if number < len(ids) else None

    given = {key: value for key, value in one.items() if key not in ("verb", "author")}
    named = [name(text) for text in given.get("depends_on", ())]
    if "depends_on" in given:
        given["depends_on"] = list(named)
    if "entity_id" in given:
        given["entity_id"] = name(given["entity_id"])
        named.append(given["entity_id"])
    return None if None in named else given

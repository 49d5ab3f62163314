"""What a ledger is, said once more: statuses, support and refusals as PRODUCT.md tells them.

Nothing of `dont` is imported here. `Model.expect` says how a verb must end before it runs,
`Model.commit` what the ledger is afterwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

Given = Mapping[str, Any]
HEDGES = ("maybe", "probably", "I think")
# Evidence URIs with the source that each one counts as.
SOURCES = {
    "https://a.example.org/1": "example.org",
    "https://b.example.org/2": "example.org",
    "https://c.example.net/": "example.net",
    "doi:10.1000/x": "doi:10.1000/x",
    "https://doi.org/10.1000/X": "doi:10.1000/x",
}
SEED = "dont:Claim"
NOBODY = {"claim": "claim:01ARZ3NDEKTSV4RRFFQ69G5FAV", "term": "proj:Nowhere"}


@dataclass
class Entity:
    """A claim or a term; terms have a `curie`, claims a `statement`."""

    kind: str
    author: str
    status: str = "unverified"
    statement: str = ""
    curie: str = ""
    doc: str = ""
    label: str | None = None
    atoms: list[str] = field(default_factory=list)
    rivals: list[bool] = field(default_factory=list)
    support: list[str] = field(default_factory=list)
    refs: list[str] = field(default_factory=list)
    on: list[str] = field(default_factory=list)
    kind_of: list[str] = field(default_factory=list)
    related_to: list[str] = field(default_factory=list)
    successor: str | None = None


@dataclass
class Expect:
    """How a verb ends: its refusal and what that names, or its warnings."""

    code: str | None = None
    rule: str | None = None
    clauses: frozenset[str] = frozenset()
    warned: frozenset[str] = frozenset()
    writes: bool = True
    entity: str | None = None


def source(uri: str) -> str:
    """Give the source an address counts as; of others than those above, the host as it is."""
    return SOURCES.get(uri) or uri.split("/")[2]


def key(statement: str) -> str:
    return " ".join(statement.casefold().split())


class Model:
    """All claims and terms, by id."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.all: dict[str, Entity] = {}
        self.requests: dict[str, tuple[str, bool]] = {}

    # ---- what can be asked ---------------------------------------------------------------------

    def named(self, name: str) -> str:
        """Give the id behind a CURIE or an id."""
        for one, entity in self.all.items():
            if name in (one, entity.curie):
                return one
        return name

    def resolves(self, curie: str) -> bool:
        return curie == SEED or any(one.curie == curie for one in self.all.values())

    def below(self, name: str) -> list[str]:
        """Name what an entity rests on; seed terms are locked and count for nothing."""
        one = self.all[name]
        curies = [self.named(curie) for curie in (*one.kind_of, *one.related_to)]
        return [found for found in (*one.on, *curies) if found in self.all]

    def assessments(self, name: str) -> set[str]:
        """Walk down from an entity, not through what is locked or ignored."""
        one = self.all[name]
        if one.status in ("locked", "ignored"):
            return set()
        seen: set[str] = {name}
        front = self.below(name)
        while front:
            at = front.pop()
            if at not in seen:
                seen.add(at)
                if self.all[at].status not in ("locked", "ignored"):
                    front += self.below(at)
        met = {self.all[at].status for at in seen - {name}}
        found = {"stale"} if "doubted" in met else set()
        found |= {"compromised-support"} if "ignored" in met else set()
        named = (*one.refs, *one.kind_of, *one.related_to)
        return found | ({"unresolved-term"} if not all(map(self.resolves, named)) else set())

    def duplicate(self, statement: str) -> str | None:
        for name, one in self.all.items():
            in_force = one.kind == "claim" and one.status != "ignored"
            if in_force and key(one.statement) == key(statement):
                return name
        return None

    def unmet(self, name: str) -> frozenset[str]:
        """Say what keeps a claim from being locked, in the words of PRODUCT 5.5."""
        one, assessed = self.all[name], sum(self.all[name].rivals)
        sources = len({source(uri) for uri in one.support})
        found = [f"status must be verified; is {one.status}"] if one.status != "verified" else []
        found += [f"needs >=3 hypotheses; has {assessed}"] if assessed < 3 else []
        found += [f"needs >=2 independent sources; has {sources}"] if sources < 2 else []
        derived = self.assessments(name)
        return frozenset(found + [f"assessments must be clear; has {each}" for each in derived])

    # ---- how a verb must end -------------------------------------------------------------------

    def expect(self, verb: str, given: Given, author: str) -> Expect:
        ends: Expect = getattr(self, f"_{verb.replace('-', '_')}")(given, author)
        return ends

    def _status(self, given: Given, *, claims_only: bool = False) -> tuple[str, Expect | None]:
        """Resolve the id and let the status speak; both come before everything else."""
        name = self.named(str(given["entity_id"]))
        if name not in self.all:
            kind = "claim" if name.startswith("claim:") else "term"
            return name, Expect(f"{kind}-not-found")
        one = self.all[name]
        if claims_only and one.kind == "term":
            return name, Expect("wrong-entity-kind", entity=name)
        if one.status in ("locked", "ignored"):
            return name, Expect(f"{one.kind}-{one.status}", entity=name)
        return name, None

    def _answers(self, name: str, given: Given, author: str) -> Expect | None:
        if not given.get("request"):
            return None
        about, resolved = self.requests.get(given["request"], ("", False))
        if not about:
            return Expect("spawn-not-found")
        if about != name:
            return Expect("schema-mismatch")
        if resolved:
            return Expect("spawn-resolved")
        return Expect("same-author") if self.all[name].author == author else None

    def _conclude(self, given: Given, author: str) -> Expect:
        del author
        earlier = self.duplicate(given["statement"])
        if earlier is not None:
            return Expect("duplicate-claim", entity=earlier)
        return self._grounded(given.get("refs", ()))

    def _grounded(self, refs: Iterable[str]) -> Expect:
        if all(map(self.resolves, refs)):
            return Expect()
        if self.strict:
            return Expect("rule-not-met", "ungrounded")
        return Expect(warned=frozenset({"ungrounded"}))

    def _define(self, given: Given, author: str) -> Expect:
        del author
        name = self.named(given["curie"])
        one = self.all.get(name)
        if one is not None and one.status in ("locked", "ignored"):
            return Expect(f"term-{one.status}", entity=name)
        if given.get("label") == "":
            return Expect("term-label-empty")
        after = self._defined(given, one)
        # Its own name resolves too: the term is there once the definition stands.
        others = {*after.kind_of, *after.related_to} - {given["curie"]}
        if not all(map(self.resolves, others)):
            return Expect("rule-not-met", "dangling-definition")
        return Expect(writes=one is None or after != one)

    def _defined(self, given: Given, one: Entity | None) -> Entity:
        """Give the term as a definition leaves it, its status and evidence apart."""
        base = one or Entity("term", "", curie=given["curie"])
        kept = {name: given[name] for name in ("doc", "label") if given.get(name) is not None}
        for name in ("kind_of", "related_to"):
            if given.get(name) is not None:
                kept[name] = list(given[name])
        return replace(base, **kept)

    def _trust(self, given: Given, author: str) -> Expect:
        name, refused = self._status(given)
        if refused:
            return refused
        atom = given.get("atom_idx")
        if atom is not None and atom >= len(self.all[name].atoms):
            return Expect("schema-mismatch")
        return self._answers(name, given, author) or self._reason(given)

    def _reason(self, given: Given) -> Expect:
        reason = str(given.get("reason") or "").strip()
        if not reason:
            return Expect("reason-required")
        return Expect("reason-not-hedge") if reason in HEDGES else Expect()

    def _dismiss(self, given: Given, author: str) -> Expect:
        name, refused = self._status(given)
        if refused:
            return refused
        one, atoms = self.all[name], given.get("atom_idx") or ()
        if any(number >= len(one.atoms) for number in atoms):
            return Expect("schema-mismatch")
        answered = self._answers(name, given, author)
        if answered:
            return answered
        support = supporting(given)
        if not support:
            return Expect("no-evidence")
        if not atoms and any(status != "verified" for status in one.atoms):
            return Expect("atoms-incomplete")
        if not all(map(self.resolves, (*one.refs, *one.kind_of, *one.related_to))):
            return Expect("rule-not-met", "unresolved-terms")
        return Expect(warned=correlated([*one.support, *support]))

    def _ground(self, given: Given, author: str) -> Expect:
        ends = self._conclude(given, author)
        support = supporting(given)
        if ends.code == "duplicate-claim":
            return ends
        return Expect(warned=correlated(support)) if support else Expect("no-evidence")

    def _restate(self, given: Given, author: str) -> Expect:
        del author
        name, refused = self._status(given, claims_only=True)
        if refused:
            return refused
        earlier = self.duplicate(given["statement"])
        if earlier not in (None, name):
            return Expect("duplicate-claim", entity=earlier)
        return self._grounded(self.all[name].refs)

    def _hypothesize(self, given: Given, author: str) -> Expect:
        del author
        return self._status(given, claims_only=True)[1] or Expect()

    def _assess(self, given: Given, author: str) -> Expect:
        del author
        name, refused = self._status(given, claims_only=True)
        if refused:
            return refused
        if given["idx"] >= len(self.all[name].rivals):
            return Expect("schema-mismatch")
        if not given.get("supporting") and not given.get("refuting"):
            return Expect("no-evidence")
        return Expect()

    def _lock(self, given: Given, author: str) -> Expect:
        del author
        name, refused = self._status(given, claims_only=True)
        if refused:
            return refused
        unmet = self.unmet(name)
        if self.all[name].status != "verified":
            return Expect("claim-not-verified", clauses=unmet, entity=name)
        return Expect("rule-not-met", "lockable", unmet, entity=name) if unmet else Expect()

    def _ignore(self, given: Given, author: str) -> Expect:
        del author
        return self._status(given)[1] or self._reason(given)

    def _reopen(self, given: Given, author: str) -> Expect:
        del author
        name, refused = self._status(given)
        one = self.all.get(name)
        if one is None or one.status == "locked":
            return refused or Expect()
        if one.status != "ignored":
            return Expect("schema-mismatch")
        earlier = self.duplicate(one.statement) if one.kind == "claim" else None
        return Expect("duplicate-claim", entity=earlier) if earlier else Expect()

    def _assume(self, given: Given, author: str) -> Expect:
        del author
        return self._status(given)[1] or Expect()

    _overlook = _assume

    # ---- what the ledger is afterwards ---------------------------------------------------------

    def commit(self, verb: str, given: Given, author: str, data: Given) -> None:
        """Follow a verb that was not refused; `data` is its payload, asked only for new ids."""
        if verb in ("assume", "overlook"):
            self.requests[data["request_id"]] = (self.named(given["entity_id"]), False)
            return
        if verb in ("conclude", "ground", "restate"):
            self._enter(verb, given, author, data["id"])
            return
        if verb == "define":
            self._coin(given, author, data["id"])
            return
        one = self.all[self.named(given["entity_id"])]
        if given.get("request"):
            self.requests[given["request"]] = (self.requests[given["request"]][0], True)
        if verb == "trust":
            one.status = "doubted"
            if given.get("atom_idx") is not None:
                one.atoms[given["atom_idx"]] = "doubted"
        elif verb == "dismiss":
            self._verify(one, given)
        elif verb == "hypothesize":
            one.rivals.append(False)
        elif verb == "assess":
            one.rivals[given["idx"]] = True
        else:
            one.status = {"lock": "locked", "ignore": "ignored", "reopen": "unverified"}[verb]
            one.successor = None

    def _enter(self, verb: str, given: Given, author: str, name: str) -> None:
        new = Entity("claim", author, statement=given["statement"])
        if verb == "restate":
            old = self.all[self.named(given["entity_id"])]
            new.refs, new.on = list(old.refs), list(old.on)
            old.status, old.successor = "ignored", name
        else:
            new.atoms = ["unverified"] * len(given.get("atoms") or ())
            new.refs = list(given.get("refs") or ())
            new.on = [self.named(one) for one in given.get("depends_on") or ()]
        self.all[name] = new
        if verb == "ground":
            self._verify(new, given)

    def _coin(self, given: Given, author: str, name: str) -> None:
        one = self.all.get(name)
        after = self._defined(given, one)
        if one is None:
            after.author = author
        elif after != one:
            after.status = "unverified"
            after.support = one.support if after.doc == one.doc else []
        self.all[name] = after

    def _verify(self, one: Entity, given: Given) -> None:
        one.support = [*one.support, *supporting(given)]
        for number in given.get("atom_idx") or ():
            one.atoms[number] = "verified"
        if all(status == "verified" for status in one.atoms):
            one.status = "verified"


ORDER = ("stale", "compromised-support", "dangling-dependency", "unresolved-term")


def supporting(given: Given) -> list[str]:
    return [one["uri"] for one in given.get("evidence") or () if one.get("supports") is not False]


def correlated(support: Sequence[str]) -> frozenset[str]:
    alone = len(support) > 1 and len({source(uri) for uri in support}) == 1
    return frozenset({"correlated-error"} if alone else ())

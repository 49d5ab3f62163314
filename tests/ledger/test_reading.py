"""What readers answer: ids, lists, counts, edges, assessments, the past."""

from __future__ import annotations

import random
import sqlite3
from collections import deque
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.core.errors import InternalError
from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.store import Store
from tests.ledger.helpers import ANN, START, Ledger, Ticking, concluded, line, state, ulid_of
from tests.ledger.test_fold import DATA


def test_ids_by_their_beginning(ledger: Ledger) -> None:
    one = ledger.conclude("one")
    ledger.clock.now += 10**9
    two = ledger.conclude("two")
    reader = ledger.read()
    assert reader.ids_starting("claim", one[6:16], 6) == [one]
    assert reader.ids_starting("claim", "01M", 1) == [one]
    assert reader.ids_starting("claim", "01M", 6) == [one, two]
    assert reader.ids_starting("term", one[6:16], 6) == []
    (event,) = reader.events(one)
    assert reader.ids_starting("event", event["id"][6:], 6)[0] == event["id"]
    assert reader.event(event["id"]) == event
    assert reader.event("event:" + "0" * 26) is None


def test_an_event_view(ledger: Ledger) -> None:
    one = ledger.conclude("one")
    ledger.trust(one, "line 3 says otherwise", request_id="spawn:" + "0" * 26)
    ledger.dismiss(one, "https://a.example.org", "https://b.example.org")
    views = ledger.read().events(one)
    assert [v["event_kind"] for v in views] == ["concluded", "trusted", "dismissed"]
    assert views[1]["reason"] == "line 3 says otherwise"
    assert views[1]["spawn_request_id"] == "spawn:" + "0" * 26
    assert views[1]["author"] == ANN
    assert views[1]["at"] > views[0]["at"]
    assert views[2]["evidence_uri"] == "https://a.example.org"
    assert views[0]["data"] == concluded("one")


def test_lists_are_latest_first(ledger: Ledger) -> None:
    ids = [ledger.conclude(f"s {n}") for n in range(3)]
    with ledger.store.writer("llm:x", "apply") as writer:
        for n in range(3):
            ids.append(writer.new_id("claim"))
            writer.emit("concluded", ids[-1], concluded(f"t {n}"))
    ledger.ignore(ids[0])
    reader = ledger.read()
    listed = [r["id"] for r in reader.entities("claim")]
    assert listed == ids[::-1]
    assert [r["id"] for r in reader.entities("claim", limit=2)] == ids[:-3:-1]
    assert [r["id"] for r in reader.entities("claim", status="ignored")] == [ids[0]]
    assert ids[0] not in [r["id"] for r in reader.entities("claim", include_ignored=False)]
    assert [r["id"] for r in reader.entities("claim", author="llm:x")] == ids[:2:-1]
    assert reader.counts()["claim"] == {
        "unverified": 5,
        "doubted": 0,
        "verified": 0,
        "locked": 0,
        "ignored": 1,
    }


def test_seed_terms_are_there_and_count_nowhere(ledger: Ledger) -> None:
    reader = ledger.read()
    assert len(list(reader.entities("term"))) == 10
    assert list(reader.entities("term", include_seeds=False)) == []
    assert sum(reader.counts()["term"].values()) == 0
    term = reader.entity(reader.by_curie("dont:Claim"))
    assert term["status"] == "locked"
    assert (term["created_tx"], reader.tx) == (0, 0)
    assert ledger.lines() == []


def test_seed_terms_do_not_change(ledger: Ledger) -> None:
    seed = ledger.read().by_curie("dont:Claim")
    ledger.emit(("trusted", seed, {"reason": "a foreign line"}))
    assert ledger.status(seed) == "locked"


def test_the_duplicate_of_a_statement(ledger: Ledger) -> None:
    from dont.core.text import statement_key

    one = ledger.conclude("Café  opens")
    reader = ledger.read()
    assert reader.duplicate_of(statement_key(" CAFE\u0301 opens ")) == one
    ledger.ignore(one)
    assert ledger.read().duplicate_of(statement_key("Café opens")) is None


def test_references_resolve_when_their_term_is_coined(ledger: Ledger) -> None:
    claim = ledger.conclude("uses p:A", refs=[{"curie": "p:A"}])
    narrower = ledger.define("p:B", kind_of=[{"curie": "p:A"}])
    reader = ledger.read()
    assert [r["entity_id"] for r in reader.open_refs()] == [claim, narrower]
    assert reader.assessed("unresolved-term") == sorted([claim, narrower])
    term = ledger.define("p:A")
    reader = ledger.read()
    assert reader.open_refs() == []
    assert reader.edges_to(term) == [{"src": narrower, "via": "kind_of"}]
    ledger.trust(term)
    assert ledger.read().assessed("stale") == [narrower]


def test_pins_and_addresses_need_no_term(ledger: Ledger) -> None:
    pin = {"iri": "http://x/GO_1", "label": "x", "source": "go", "release": None}
    ledger.conclude(
        "one", refs=[{"curie": "GO:1", "pin": pin}, {"curie": "https://a.example.org/"}]
    )
    assert ledger.read().open_refs() == []


def test_the_vocabulary_has_a_say(ledger: Ledger) -> None:
    claim = ledger.conclude("one", refs=[{"curie": "q:A"}, {"curie": "q:B"}])
    ledger.store.resolves = lambda curie: curie == "q:A"
    reader = ledger.read()
    assert reader.assessments(claim) == [
        {"name": "unresolved-term", "witness": "q:B", "path": [claim, "q:B"]}
    ]
    ledger.store.resolves = lambda _curie: True
    assert ledger.read().assessments(claim) == []
    assert ledger.read().assessed("unresolved-term") == []


def test_evidence_is_found_by_path(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    entry = {
        "source_uri": "repo:src/a.py#L3-L4",
        "kind": "repo-file",
        "supports": True,
        "quote": None,
        "note": None,
        "path": "src/a.py",
        "line_start": 3,
        "line_end": 4,
        "fingerprint": "f",
    }
    ledger.emit(("dismissed", claim, {"evidence": [entry], "atoms": [], "note": None}))
    assert ledger.read().evidence_on("src/a.py") == [
        {
            "entity_id": claim,
            "n": 0,
            "line_start": 3,
            "line_end": 4,
            "fingerprint": "f",
            "status": "verified",
        }
    ]
    assert ledger.read().evidence_on("src/b.py") == []
    assert ledger.read().evidence_paths() == ["src/a.py"]


def test_spawn_requests(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    with ledger.store.writer(ANN, "assume") as writer:
        spawn = writer.new_id("spawn")
        asked = {
            "request_id": spawn,
            "request_kind": "assume",
            "entity_id": claim,
            "expires_at": "2026-11-30T12:00:00Z",
        }
        writer.emit("spawn-requested", claim, asked)
        assert [s["request_id"] for s in writer.spawns("pending")] == [spawn]
    (row,) = ledger.read().spawns()
    assert (row["state"], row["entity_id"], row["author"]) == ("pending", claim, ANN)
    assert row["expires_tx"] == 1_796_040_000_000_000
    assert row["request"] == asked
    assert ledger.read().ids_starting("spawn", spawn[6:12], 6) == [spawn]
    ledger.trust(claim, "no", request_id=spawn)
    ledger.dismiss(claim, "https://late.example.org", request_id=spawn)
    found = ledger.read().spawn(spawn)
    answer = ledger.read().events(claim)[2]
    assert (found["state"], found["resolved_by"]) == ("resolved", answer["id"])
    assert ledger.state() == ledger.fresh_state()


def test_a_guess_has_no_entity(ledger: Ledger) -> None:
    spawn = "spawn:" + ulid_of(3)
    ledger.emit(("spawn-requested", spawn, {"request_id": spawn, "request_kind": "guess"}))
    assert ledger.read().spawn(spawn)["entity_id"] is None
    ledger.emit(("spawn-expired", spawn, {"request_id": spawn}))
    assert ledger.read().spawn(spawn)["state"] == "expired"


def test_the_project_and_its_mode(ledger: Ledger) -> None:
    project = "project:" + ulid_of(1)
    assert ledger.read().project() is None
    first = ledger.emit(("project-initialised", project, {"name": "x", "mode": "permissive"}))
    ledger.emit(("mode-changed", project, {"mode": "strict"}))
    assert ledger.read().project() == {"id": project, "name": "x", "mode": "strict", "tx": first}


def test_values_are_kept_while_their_stamp_stays(ledger: Ledger) -> None:
    made: list[int] = []

    def make() -> dict[str, Any]:
        made.append(1)
        return {"n": len(made)}

    assert [ledger.read().cache("k", [1], make)["n"] for _ in range(2)] == [1, 1]
    assert ledger.again().read().cache("k", [1], make) == {"n": 1}
    assert ledger.read().cache("k", [2], make) == {"n": 2}


def test_the_past(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    then = ledger.read().tx
    before = ledger.state()
    ledger.dismiss(claim)
    ledger.conclude("two", depends_on=[claim])
    past = ledger.store.as_of(then)
    assert state(past.sql) == before
    assert past.status(claim) == "unverified"
    assert past.tx == then
    assert not past.sql.in_transaction
    assert ledger.store.as_of(then - 1).counts()["claim"]["unverified"] == 0
    assert state(ledger.store.as_of(ledger.read().tx).sql) == ledger.state()


@pytest.mark.parametrize("end", ["as_of", "close"])
def test_a_store_holds_one_past_and_lets_go_of_it(ledger: Ledger, end: str) -> None:
    """Proves: a server that is asked about the past again and again does not grow."""
    ledger.conclude("one")
    past = ledger.store.as_of(ledger.read().tx)
    assert past.counts()["claim"]["unverified"] == 1
    if end == "as_of":
        ledger.store.as_of(ledger.read().tx)
    else:
        ledger.store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        past.counts()


def test_a_forbidden_event_is_a_bug_of_the_verb(ledger: Ledger) -> None:
    claim = ledger.conclude("one")
    with pytest.raises(InternalError):
        ledger.emit(("locked", claim, {}))
    assert ledger.status(claim) == "unverified"
    assert ledger.read().conflicts() == []


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=8,
)
WORDS = """
statement atoms refs depends_on confidence curie definition label kind_of attributes reason atom
request_id evidence idx supporting refuting source_uri path line_start pin iri name ref
"""
NAMES = st.sampled_from(WORDS.split())


@settings(deadline=None, max_examples=80)
@given(
    st.lists(
        st.tuples(
            st.sampled_from([*DATA, "spawn-requested", "spawn-resolved", "project-initialised"]),
            st.sampled_from(
                ["claim:" + ulid_of(1), "term:" + ulid_of(2), "project:" + ulid_of(3), "x"]
            ),
            st.dictionaries(
                NAMES,
                JSON
                | st.lists(st.dictionaries(NAMES, JSON | st.dictionaries(NAMES, JSON), max_size=4))
                | st.just("spawn:" + ulid_of(4)),
                max_size=6,
            ),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_lines_of_any_content_can_be_read(events: list[tuple[str, str, dict[str, Any]]]) -> None:
    log = MemoryLog()
    beginning = [("concluded", events[0][1], concluded("one")), ("defined", events[0][1], {})]
    log.sources = {"a": [line(START, *beginning, *events)]}
    reader = Store(Project("/n/.dont", "/n"), clock=Ticking(), log=log).read()
    for record in [*reader.entities("claim"), *reader.entities("term")]:
        assert reader.entity(record["id"]) == record
        reader.assessments(record["id"])
        for view in reader.events(record["id"]):
            assert isinstance(view["reason"], str | None)
        for entry in record["evidence"]:
            assert isinstance(entry.get("path", ""), str)
    assert isinstance(reader.spawns(), list)
    reader.project()
    assert reader.conflicts() is not None


# ---- assessments against a plain walk ----------------------------------------------------------


def naive(edges: dict[str, list[str]], status: dict[str, str], start: str) -> set[str]:
    """What an entity's assessments are, from their description."""
    if status[start] in ("locked", "ignored"):
        return set()
    found, seen, queue = set(), {start}, deque([start])
    while queue:
        node = queue.popleft()
        for target in edges.get(node, []):
            if target not in status:
                if node == start:
                    found.add("dangling-dependency")
                continue
            if target in seen:
                continue
            seen.add(target)
            found |= {"doubted": {"stale"}, "ignored": {"compromised-support"}}.get(
                status[target], set()
            )
            if status[target] not in ("locked", "ignored"):
                queue.append(target)
    return found


TO: dict[str, list[str]] = {
    "unverified": [],
    "doubted": ["trusted"],
    "verified": ["dismissed"],
    "locked": ["dismissed", "locked"],
    "ignored": ["ignored"],
}


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 10**9))
def test_assessments_are_what_a_plain_walk_finds(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 — a graph to repeat
    names = ["claim:" + ulid_of(n) for n in range(1, 9)]
    lines, edges, statuses = [], {}, {}
    for name in names:
        statuses[name] = chance.choice(list(TO))
        edges[name] = chance.sample([*names, "claim:" + ulid_of(99)], chance.choice([0, 1, 1, 2]))
        events = [("concluded", name, concluded(name, depends_on=edges[name]))]
        events += [(kind, name, DATA[kind]) for kind in TO[statuses[name]]]
        lines.append(line(START + chance.randrange(5), *events))
    log = MemoryLog()
    log.sources = {"a": lines[:4], "b": lines[4:]}
    reader = Store(Project("/n/.dont", "/n"), clock=Ticking(), log=log).read()
    for name in names:
        found = reader.assessments(name)
        assert {one["name"] for one in found} == naive(edges, statuses, name)
        for one in found:
            path = one["path"]
            assert (path[0], path[-1]) == (name, one["witness"])
            for here, there in pairwise(path):
                assert there in edges[here]
    one_by_one = [reader.assessments(name) for name in names]
    reader.foresee_assessments()
    assert [reader.assessments(name) for name in names] == one_by_one
    for kind in ("stale", "compromised-support", "dangling-dependency"):
        assert reader.assessed(kind) == sorted(
            n for n in names if kind in naive(edges, statuses, n)
        )

"""Derived assessments over a whole ledger say what asking each entity says."""

from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dont.core.clock import system_clock
from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.store import Reader, Store
from dont.verbs.checking.support import found

EVIDENCE = {
    "source_uri": "https://a.example.org/1", "kind": "web", "supports": True,
    "quote": None, "note": None,
}  # fmt: skip
STATUSES = {
    "unverified": (),
    "doubted": ("trusted",),
    "verified": ("dismissed",),
    "locked": ("dismissed", "locked"),
    "ignored": ("ignored",),
}
DATA: dict[str, dict[str, object]] = {
    "trusted": {"reason": "page 3 says otherwise"},
    "dismissed": {"evidence": [EVIDENCE], "atoms": [], "note": None},
    "locked": {},
    "ignored": {"reason": "the module was removed"},
}

Graph = tuple[list[str], list[tuple[int, int]]]


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    statuses = draw(st.lists(st.sampled_from(list(STATUSES)), min_size=1, max_size=7))
    end = st.integers(0, len(statuses))  # one past the last is missing
    start = st.integers(0, len(statuses) - 1)
    return statuses, draw(st.lists(st.tuples(start, end), max_size=14))


def ledger(folder: Path, graph: Graph) -> Reader:
    statuses, edges = graph
    project = Project(str(folder / ".dont"), str(folder))
    store = Store(project, clock=system_clock, log=MemoryLog(), busy_timeout_ms=1000)
    with store.writer("human:ann", "conclude") as writer:
        ids = [writer.new_id("claim") for _ in range(len(statuses) + 1)]
        for at, status in enumerate(statuses):
            refs = [{"curie": "nope:x"}] if at % 3 == 2 else []
            data = {
                "statement": f"claim {at}", "atoms": [], "refs": refs,
                "depends_on": [ids[dst] for src, dst in edges if src == at],
                "confidence": None, "session_id": None, "origin": None,
            }  # fmt: skip
            writer.emit("concluded", ids[at], data)
            for kind in STATUSES[status]:
                writer.emit(kind, ids[at], DATA[kind])
    return store.read()


@given(graphs())
@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_the_walk_from_below_agrees_with_asking_each_entity(tmp_path: Path, graph: Graph) -> None:
    reader = ledger(tmp_path, graph)
    told = {(name, entity): witness for name, entity, witness in found(reader, lambda _: False)}
    asked: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for record in reader.entities("claim"):
        for one in reader.assessments(str(record["id"]), every=True):
            asked.setdefault((str(one["name"]), str(record["id"])), []).append(one)
    assert set(told) == set(asked)
    for key, witness in told.items():
        paths = {one["witness"]: len(one["path"]) for one in asked[key]}
        assert paths[witness] == min(paths.values())


def test_a_curie_that_resolves_by_now_is_nothing_to_object_to(tmp_path: Path) -> None:
    reader = ledger(tmp_path, (["unverified"] * 3, []))
    assert [name for name, _, _ in found(reader, lambda _: False)] == ["unresolved-term"]
    assert list(found(reader, lambda _: True)) == []

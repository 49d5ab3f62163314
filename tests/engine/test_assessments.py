"""Derived assessments: generated SQL and Python against a plain reading of the definition.

Proves: over any graph, cycles and missing nodes included, the holders in SQL, the walk of one
entity and a definition that enumerates all paths agree; every witness has a shortest path.
"""

from __future__ import annotations

import sqlite3
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dont.generated.assessments import HOLDERS, NEAR, assess, holders, of_entity
from dont.generated.assessments import Graph as Projected
from dont.ledger.schema import GROWING_INDEXES, OTHER_INDEXES, TABLES

STATUSES = ("unverified", "doubted", "verified", "locked", "ignored", None)
FINAL = ("locked", "ignored")
Graph = tuple[list[str | None], list[tuple[int, int]], list[bool | None]]


@st.composite
def graphs(draw: Any) -> Graph:
    """Draw statuses (None: the node does not exist), edges, and for each node one reference."""
    size = draw(st.integers(1, 7))
    statuses = draw(st.lists(st.sampled_from(STATUSES), min_size=size, max_size=size))
    node = st.integers(0, size - 1)
    edges = draw(st.lists(st.tuples(node, node), max_size=14, unique=True))
    references = draw(st.lists(st.sampled_from([None, True, False]), min_size=size, max_size=size))
    return statuses, [e for e in edges if statuses[e[0]] is not None], references


def name(node: int) -> str:
    return f"claim:{node}"


def ledger(graph: Graph) -> sqlite3.Connection:
    statuses, edges, references = graph
    connection = sqlite3.connect(":memory:")
    connection.executescript(TABLES + GROWING_INDEXES + OTHER_INDEXES)
    for node, status in enumerate(statuses):
        if status is None:
            continue
        row = (name(node), "claim", status)
        connection.execute("INSERT INTO entity(id, entity_kind, status) VALUES (?,?,?)", row)
        if references[node] is not None:
            iri = "urn:x" if references[node] else None
            values = (name(node), "refs", f"p:{node}", iri)
            connection.execute(
                "INSERT INTO ref(entity_id, role, curie, iri) VALUES (?,?,?,?)", values
            )
    for src, dst in edges:
        status = statuses[dst]
        weak = "missing" if status is None else status if status in ("doubted", "ignored") else None
        values = (name(src), name(dst), "depends_on", weak)
        connection.execute("INSERT INTO edge VALUES (?,?,?,?)", values)
    return connection


def by_definition(graph: Graph, start: int) -> dict[str, dict[str, int]]:  # noqa: C901 - the definition in one place
    """Follow every simple path; give each witness of each assessment with its distance."""
    statuses, edges, references = graph
    found: dict[str, dict[str, int]] = {assessment: {} for assessment in HOLDERS}
    if statuses[start] is None or statuses[start] in FINAL:
        return found

    def note(assessment: str, witness: str, distance: int) -> None:
        known = found[assessment]
        known[witness] = min(distance, known.get(witness, distance))

    def follow(node: int, path: list[int]) -> None:
        for src, dst in edges:
            if src != node or dst in path:
                continue
            status, distance = statuses[dst], len(path)
            if status is None and distance == 1:
                note("dangling-dependency", name(dst), 1)
            if status == "doubted":
                note("stale", name(dst), distance)
            if status == "ignored":
                note("compromised-support", name(dst), distance)
            if status is not None and status not in FINAL:
                follow(dst, [*path, dst])

    follow(start, [start])
    if references[start] is False:
        note("unresolved-term", f"p:{start}", 1)
    return found


@settings(max_examples=120, deadline=None, database=None, derandomize=True)
@given(graphs())
def test_sql_walk_and_definition_agree(graph: Graph) -> None:
    connection = ledger(graph)
    statuses, edges, _ = graph
    alive = [node for node, status in enumerate(statuses) if status is not None]
    expected = {node: by_definition(graph, node) for node in alive}
    for assessment in HOLDERS:
        wanted = [name(node) for node in alive if expected[node][assessment]]
        assert holders(connection, assessment) == sorted(wanted)
    known = {(name(src), name(dst)) for src, dst in edges}
    for node in alive:
        every = of_entity(connection, name(node), every=True)
        for assessment in HOLDERS:
            told = {one["witness"]: one["path"] for one in every if one["name"] == assessment}
            assert {w: len(p) - 1 for w, p in told.items()} == expected[node][assessment]
        for one in every:
            path = one["path"]
            assert (path[0], path[-1]) == (name(node), one["witness"])
            if one["name"] != "unresolved-term":
                assert all(step in known for step in pairwise(path))
        nearest = of_entity(connection, name(node))
        assert [one["name"] for one in nearest] == [a for a in HOLDERS if expected[node][a]]
        for one in nearest:
            assert len(one["path"]) - 1 == min(expected[node][one["name"]].values())


def test_an_unknown_assessment_holds_for_nothing() -> None:
    assert holders(ledger((["verified"], [], [None])), "no-such") == []


def test_a_long_chain_is_no_recursion() -> None:
    size = 3000
    statuses: list[str | None] = ["verified"] * size
    statuses[-1] = "doubted"
    edges = [(node, node + 1) for node in range(size - 1)]
    connection = ledger((statuses, edges, [None] * size))
    assert len(of_entity(connection, name(0))[0]["path"]) == size
    assert len(holders(connection, "stale")) == size - 1


def test_deep_and_wide_ledgers_agree_with_a_small_look() -> None:
    """More nodes than one look takes: who rests on what is wrong is asked instead."""
    size = 3 * NEAR
    statuses: list[str | None] = ["verified"] * size
    # Node 1 to NEAR is a wide fan below node 0; the rest is a chain with doubts and a circle.
    edges = [(0, node) for node in range(1, NEAR + 10)]
    edges += [(node, node + 1) for node in range(NEAR, size - 1)]
    for node in (size - 1, size - 50, 2 * NEAR):
        statuses[node] = "doubted"
    statuses[size - 20] = "locked"
    connection = ledger((statuses, edges, [None] * size))
    stale = {name(0), *(name(node) for node in range(NEAR, size - 50))}
    stale |= {name(node) for node in range(size - 19, size - 1)}
    assert holders(connection, "stale") == sorted(stale)
    every = [one["witness"] for one in of_entity(connection, name(0), every=True)]
    assert every == [name(2 * NEAR), name(size - 50)]
    assert len(of_entity(connection, name(0))[0]["path"]) == 2 * NEAR - (NEAR + 9) + 2
    # One graph answers for many entities, also for those that rest on nothing wrong.
    graph = Projected(connection)
    told = {node for node in range(size) if assess(name(node), graph)}
    assert {name(node) for node in told} == stale


def test_a_circle_of_one_doubt_is_not_stale() -> None:
    size = NEAR + 50
    statuses: list[str | None] = ["verified"] * size
    statuses[0] = "doubted"
    edges = [(node, (node + 1) % size) for node in range(size)]
    connection = ledger((statuses, edges, [None] * size))
    assert holders(connection, "stale") == sorted(name(node) for node in range(1, size))
    assert of_entity(connection, name(0)) == []
    statuses[7] = "doubted"
    both = ledger((statuses, edges, [None] * size))
    assert len(holders(both, "stale")) == size
    assert of_entity(both, name(0))[0]["witness"] == name(7)


def test_many_doubts_in_circles_are_told_apart() -> None:
    size = 120
    statuses: list[str | None] = ["verified"] * (size + 12)
    edges = [(node, (node + 1) % size) for node in range(size)]
    for node in range(0, size, 10):
        statuses[node] = "doubted"
    # Six doubts, each in a circle of its own with one that is not doubted.
    for node in range(size, size + 12, 2):
        statuses[node] = "doubted"
        edges += [(node, node + 1), (node + 1, node)]
    connection = ledger((statuses, edges, [None] * len(statuses)))
    wanted = [*range(size), *range(size + 1, size + 12, 2)]
    assert holders(connection, "stale") == sorted(name(node) for node in wanted)

"""The same set of lines folds to the same state, whatever the order and place of arrival."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.ledger.memory import MemoryLog
from dont.ledger.paths import Project
from dont.ledger.store import Store
from tests.ledger.helpers import START, Ticking, concluded, defined, dismissed, line, state, ulid_of

if TYPE_CHECKING:
    import random

CLAIMS = ["claim:" + ulid_of(n) for n in (1, 2, 3)]
TERMS = ["term:" + ulid_of(n) for n in (4, 5)]
SPAWN = "spawn:" + ulid_of(6)
CURIES = ["p:A", "p:B", "dont:Claim"]

claims = st.sampled_from(CLAIMS)
terms = st.sampled_from(TERMS)
refs = st.lists(
    st.sampled_from(
        [
            {"curie": "p:A"},
            {"curie": "p:B", "entity_id": TERMS[1]},
            {
                "curie": "q:C",
                "pin": {
                    "iri": "https://example.org/C",
                    "label": "c",
                    "source": "s",
                    "release": None,
                },
            },
            {"curie": "q:D"},
        ]
    ),
    max_size=2,
)
both = st.one_of(claims, terms)
EVENTS = st.one_of(
    st.tuples(
        st.just("concluded"),
        claims,
        st.builds(
            lambda s, a, d, r: concluded(s, atoms=a, depends_on=d, refs=r),
            st.sampled_from(["one", "ONE ", "two"]),
            st.lists(st.sampled_from(["x", "y"]), max_size=2),
            st.lists(st.one_of(both, st.just("claim:" + ulid_of(99))), max_size=2),
            refs,
        ),
    ),
    st.tuples(
        st.just("defined"),
        terms,
        st.builds(
            lambda c, k, r: defined(
                c, kind_of=k, related_to=r, attributes=[{"name": "n", "ref": x} for x in r]
            ),
            st.sampled_from(CURIES[:2]),
            refs,
            refs,
        ),
    ),
    st.tuples(
        st.just("trusted"),
        both,
        st.sampled_from(
            [{"reason": "r"}, {"reason": "r", "atom": 0}, {"reason": "r", "request_id": SPAWN}]
        ),
    ),
    st.tuples(
        st.just("dismissed"),
        both,
        st.builds(
            lambda u, a: dismissed(u, atoms=a),
            st.sampled_from(["https://a.example.org", "repo:a.py#L1-L2", "nonsense"]),
            st.lists(st.integers(0, 1), max_size=2),
        ),
    ),
    st.tuples(st.just("hypothesized"), claims, st.just({"text": "h"})),
    st.tuples(
        st.just("assessed"), claims, st.just({"idx": 0, "supporting": ["u:1"], "refuting": []})
    ),
    st.tuples(st.just("locked"), both, st.just({})),
    st.tuples(st.just("ignored"), both, st.just({"reason": "r"})),
    st.tuples(st.just("reopened"), both, st.just({})),
    st.tuples(
        st.just("spawn-requested"),
        claims,
        st.just(
            {"request_id": SPAWN, "request_kind": "assume", "expires_at": "2026-01-01T00:00:00Z"}
        ),
    ),
    st.tuples(st.just("spawn-resolved"), claims, st.just({"request_id": SPAWN, "by": "event:x"})),
    st.tuples(st.just("from-the-future"), both, st.just({"anything": [1]})),
)


@st.composite
def logs(draw: Any) -> list[bytes]:
    """Lines with colliding transaction numbers, forbidden events and missing beginnings."""
    lines = []
    for number in range(1, draw(st.integers(1, 8)) + 1):
        events = draw(st.lists(EVENTS, min_size=1, max_size=3))
        lines.append(line(START + draw(st.integers(0, 4)), *events, number=number))
    return lines


def store_of(sources: dict[str, list[bytes]]) -> tuple[Store, MemoryLog]:
    log = MemoryLog()
    log.sources = sources
    return Store(Project("/nowhere/.dont", "/nowhere"), clock=Ticking(), log=log), log


@settings(deadline=None, max_examples=60)
@given(logs(), st.randoms(use_true_random=False))
def test_the_order_of_lines_does_not_matter(lines: list[bytes], chance: random.Random) -> None:
    shuffled = [*lines, *chance.choices(lines, k=2)]
    chance.shuffle(shuffled)
    first, _ = store_of({"a": lines})
    second, _ = store_of({"a": shuffled[::2], "b": shuffled[1::2]})
    assert state(first.read().sql) == state(second.read().sql)


def test_a_line_between_an_early_one_and_the_latest_is_out_of_order_too() -> None:
    claim, other = CLAIMS[:2]
    happened: list[tuple[str, str, dict[str, Any]]] = [
        ("concluded", claim, concluded("one")),
        ("concluded", other, concluded("two")),
        ("dismissed", claim, dismissed("https://a.example.org")),
        ("trusted", claim, {"reason": "r"}),
    ]
    lines = [line(START + n, event, number=n) for n, event in enumerate(happened, 1)]
    sorted_, _ = store_of({"a": lines})
    mixed, _ = store_of({"a": [lines[n] for n in (0, 3, 1, 2)]})
    assert state(mixed.read().sql) == state(sorted_.read().sql)
    assert mixed.read().entity(claim)["status"] == "doubted"  # type: ignore[index]  # it is there


def _edit(log: MemoryLog, lines: list[bytes], chance: random.Random) -> None:
    """Do to the sources what merges, checkouts and packing do."""
    names = sorted(log.sources)
    match chance.randrange(5):
        case 0:
            log.sources.setdefault(chance.choice("abc"), []).extend(chance.sample(lines, 1))
        case 1 if names:
            del log.sources[chance.choice(names)]
        case 2 if len(names) > 1:
            one, other = chance.sample(names, 2)
            log.sources[one] = log.sources[one] + log.sources.pop(other)
        case 3 if names:
            raws = log.sources.pop(chance.choice(names))
            cut = chance.randrange(len(raws) + 1)
            log.sources["d"], log.sources["e"] = raws[cut:], raws[:cut]
        case _:
            log.sources[chance.choice("abc")] = chance.sample(
                lines, chance.randrange(len(lines) + 1)
            )


def _histories(lines: list[bytes], chance: random.Random) -> None:
    store, log = store_of({})
    incremental = state(store.read().sql)
    for _ in range(8):
        _edit(log, lines, chance)
        incremental = state(store.read().sql)
        again, _ = store_of({name: list(raws) for name, raws in log.sources.items()})
        assert incremental == state(again.read().sql)
    seen = {raw for raws in log.sources.values() for raw in raws}
    at_once, _ = store_of({"all": [raw for raw in lines if raw in seen]})
    assert incremental == state(at_once.read().sql)


@settings(deadline=None, max_examples=60)
@given(logs(), st.randoms(use_true_random=False))
def test_catching_up_gives_what_a_rebuild_gives(lines: list[bytes], chance: random.Random) -> None:
    _histories(lines, chance)


@pytest.mark.long
@settings(deadline=None, max_examples=3000)
@given(logs(), st.randoms(use_true_random=False))
def test_catching_up_gives_what_a_rebuild_gives_at_length(
    lines: list[bytes], chance: random.Random
) -> None:
    _histories(lines, chance)


@settings(deadline=None, max_examples=40)
@given(logs(), st.randoms(use_true_random=False))
def test_two_contents_under_one_id_settle_the_same_way(
    lines: list[bytes], chance: random.Random
) -> None:
    forged = [raw.replace(b'"command":"test"', b'"command":"best"') for raw in lines[:2]]
    everything = lines + forged
    first, _ = store_of({"a": everything})
    chance.shuffle(everything)
    second, log = store_of({"a": everything[:1]})
    second.read()
    for number, raw in enumerate(everything[1:]):
        log.sources[f"s{number % 3}"] = [*log.sources.get(f"s{number % 3}", []), raw]
        second.read()
    assert state(first.read().sql) == state(second.read().sql)
    assert len([c for c in first.read().conflicts() if c["kind"] == "different-bytes"]) == len(
        forged
    )

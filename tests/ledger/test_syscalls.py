"""A process that dies, or a disk that fails, at any system call of a verb: whole transactions."""

from __future__ import annotations

import errno
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dont.generated.tables.commands import ROWS
from dont.verbs.context import Context
from dont.verbs.dispatch import run
from tests.ledger import syscalls
from tests.ledger.helpers import Ledger, git

WHY_NOT = syscalls.unavailable()
pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "it works here")
Say = Callable[[str], None]
PLAN = json.dumps(
    [
        {"verb": "conclude", "statement": "the first half"},
        {"verb": "define", "curie": "proj:Half", "doc": "a half"},
        {"verb": "dismiss", "entity_id": "$0", "evidence": [{"uri": "https://a.example.org"}]},
        {"verb": "conclude", "statement": "the second half", "depends_on": ["$0"]},
    ]
)
OBO = b"format-version: 1.2\nontology: t\n\n[Term]\nid: T:1\nname: one\n"
# What a crash may leave for `doctor` to name; nobody was told that it was written.
LEFT = {"torn-line", "own-lines-unwritable"}


def call(root: Path, verb: str, stdin: bytes = b"", **given: Any) -> dict[str, Any]:
    """Run one verb as a process would, and give its envelope."""
    environ = {"DONT_AUTHOR": "human:ann", "PATH": "/usr/bin:/bin"}
    ctx = Context(cwd=str(root), environ=environ, stdin=lambda: stdin)
    try:
        outcome = run(ROWS[verb], given, ctx)
    finally:
        ctx.close()
    return {**outcome.envelope, "exit": outcome.exit}


class Scenario:
    """A project before, and what the process does to it.

    Args:
        before: makes the project.
        verb: the verb that is interrupted.
        given: its input.
        stdin: its standard input.
    """

    def __init__(
        self, before: Callable[[Path], None], verb: str, stdin: bytes = b"", **given: Any
    ) -> None:
        self.before, self.verb, self.stdin, self.given = before, verb, stdin, given

    def work(self, root: Path) -> Callable[[Say], None]:
        def work(say: Say) -> None:
            envelope = call(root, self.verb, self.stdin, **self.given)
            say(json.dumps({"ok": envelope["ok"], "exit": envelope["exit"], **told(envelope)}))

        return work


def told(envelope: dict[str, Any]) -> dict[str, Any]:
    if envelope["ok"]:
        return {"code": None, "wrote": envelope["meta"]["tx"] is not None}
    data = envelope["data"]
    return {
        "code": data["code"],
        "wrote": bool(data["metadata"].get("wrote_any")),
        "detail": f"{data['message']} {data['detail']}",
    }


def empty(root: Path) -> None:
    root.mkdir()
    git(root, "init", "-q")
    (root / "t.obo").write_bytes(OBO)


def warm(root: Path) -> None:
    empty(root)
    assert call(root, "init", name="p")["ok"]
    assert call(root, "conclude", statement="before")["ok"]


def cold(root: Path) -> None:
    warm(root)
    shutil.rmtree(root / ".dont" / "cache")


def sealed(root: Path) -> None:
    """The next line needs a segment of its own."""
    warm(root)
    git(root, "add", "-A")
    git(root, "commit", "-qm", "x")


def damaged(root: Path) -> None:
    """A line was lost, and the last one is torn."""
    warm(root)
    assert call(root, "conclude", statement="lost")["ok"]
    (segment,) = (root / ".dont" / "ledger").glob("*/*.jsonl")
    segment.write_bytes(segment.read_bytes()[:-20])


SCENARIOS = {
    "a plan": Scenario(warm, "apply", PLAN.encode(), file="-"),
    "a plan without a cache": Scenario(cold, "apply", PLAN.encode(), file="-"),
    "a plan into a new segment": Scenario(sealed, "apply", PLAN.encode(), file="-"),
    "init": Scenario(empty, "init", name="p"),
    "an import": Scenario(warm, "import", source="obo", target="t.obo"),
    "a repair": Scenario(damaged, "doctor", fix=True),
}
QUICK = ["a plan into a new segment"]


class Place:
    """Fresh copies of one prepared project."""

    def __init__(self, folder: Path, scenario: Scenario) -> None:
        self.folder, self.scenario, self.count = folder, scenario, 0
        scenario.before(folder / "before")

    def copies(self, stops: list[int]) -> Iterator[tuple[int, Path]]:
        for stop in stops:
            root = self.folder / f"at-{stop}"
            shutil.copytree(self.folder / "before", root, symlinks=True)
            yield stop, root
            shutil.rmtree(root)

    def calls(self) -> list[str]:
        (root,) = (root for _, root in [next(self.copies([0]))])
        ended = syscalls.run(self.scenario.work(root))
        shutil.rmtree(root)
        assert ended.status == 0, ended
        assert json.loads(ended.said)["exit"] in (0, 1), ended
        return ended.calls


def lines(root: Path) -> list[bytes]:
    found = sorted((root / ".dont" / "ledger").glob("*/*.jsonl"))
    return [raw for path in found for raw in path.read_bytes().split(b"\n") if raw]


def statements(root: Path) -> set[str]:
    return {one["statement"] for one in call(root, "list", all=True)["data"]["claims"]}


def hold_whole(root: Path, scenario: Scenario, *, done: bool) -> None:
    """All or nothing of the transaction, all of what was there, and the same verb goes on."""
    if scenario.verb == "init" and not call(root, "list")["ok"]:
        assert not done
        assert call(root, "init", name="p")["ok"], "what is left of `init` is in its way"
        done = True
    claims = statements(root)
    halves = {one for one in claims if one.endswith("half")}
    assert len(halves) in (0, 2), claims
    assert halves or not done or scenario.verb != "apply"
    assert scenario.verb == "init" or "before" in claims
    found = {one["code"] for one in Ledger(root).store.verify()} - LEFT
    assert found <= ({"missing-prev"} if scenario.verb == "doctor" else set()), found
    assert call(root, "doctor")["exit"] in (0, 1)
    again = call(root, scenario.verb, scenario.stdin, **scenario.given)
    assert again["ok"] or again["data"]["code"] in {"duplicate-claim", "already-initialised"}
    assert call(root, "conclude", statement="after")["ok"]
    claims = statements(root)
    assert "after" in claims
    if scenario.verb == "apply":
        assert {"before", "the first half", "the second half"} <= claims
    if scenario.verb == "import":
        assert call(root, "show", entity_id="T:1")["ok"]
    if scenario.verb == "doctor":
        assert "lost" in claims
    ledger = Ledger(root)
    assert ledger.state() == ledger.fresh_state()
    ledger.store.close()


def killed(folder: Path, scenario: Scenario, *, every: bool) -> None:
    place = Place(folder, scenario)
    calls = place.calls()
    for stop, root in place.copies(syscalls.points(calls, all_of_them=every)):
        for how in ("kill", "half") if calls[stop - 1] in ("write", "pwrite64") else ("kill",):
            target = root if how == "kill" else root.with_name(f"{root.name}-half")
            if how == "half":
                shutil.copytree(folder / "before", target, symlinks=True)
            ended = syscalls.run(scenario.work(target), stop=stop, how=how)
            # Ids are new each time, and with them how many pages change: a run may end before.
            early = ended.status == 0 and len(ended.calls) < stop
            assert ended.status is None or early, (stop, calls[stop - 1], ended)
            hold_whole(target, scenario, done=bool(ended.said.strip()))
            if how == "half":
                shutil.rmtree(target)


def failed(folder: Path, scenario: Scenario, error: int, *, every: bool) -> None:
    place = Place(folder, scenario)
    calls = place.calls()
    for stop, root in place.copies(syscalls.points(calls, all_of_them=every)):
        before = lines(root)
        ended = syscalls.run(scenario.work(root), stop=stop, how="fail", error=error)
        where = (stop, calls[max(0, stop - 4) : stop], errno.errorcode[error], ended)
        assert ended.status == 0, where
        said = json.loads(ended.said)
        assert said["exit"] in (0, 1, 3), where
        if said["code"] is not None and not said["wrote"] and scenario.verb != "doctor":
            # Refused: nothing was written, so the same command is not refused as a second one.
            assert len(lines(root)) == len(before), where
        hold_whole(root, scenario, done=said["ok"])


@pytest.mark.parametrize("name", QUICK)
def test_a_kill_at_any_system_call_leaves_whole_transactions(tmp_path: Path, name: str) -> None:
    killed(tmp_path, SCENARIOS[name], every=False)


@pytest.mark.parametrize("name", QUICK)
def test_a_full_disk_at_any_system_call_leaves_whole_transactions(
    tmp_path: Path, name: str
) -> None:
    failed(tmp_path, SCENARIOS[name], errno.ENOSPC, every=False)


@pytest.mark.long
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_kill_at_every_system_call_of_every_verb(tmp_path: Path, name: str) -> None:
    killed(tmp_path, SCENARIOS[name], every=name == "a plan")


@pytest.mark.long
@pytest.mark.parametrize(
    "error", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, errno.EDQUOT]
)
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_disk_that_fails_at_every_system_call_of_every_verb(
    tmp_path: Path, name: str, error: int
) -> None:
    failed(tmp_path, SCENARIOS[name], error, every=False)


READING: list[tuple[str, dict[str, Any]]] = [
    ("list", {}), ("vocab", {}), ("prime", {}), ("check", {}), ("doctor", {}), ("rules test", {}),
    ("show", {"entity_id": "proj:A"}), ("why", {"entity_id": "proj:A"}), ("repeat", {}),
    ("suggest-term", {"text": "thing"}), ("disturb", {"path": "t.obo"}),
]  # fmt: skip
WRITING: list[tuple[str, dict[str, Any]]] = [
    ("conclude", {"statement": "new"}), ("import", {"source": "obo", "target": "t.obo"}),
    ("trust", {"entity_id": "proj:A", "reason": "line 2 contradicts it"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("before", "error"),
    [(warm, errno.EROFS), (cold, errno.ENOSPC)]
    + [
        pytest.param(before, error, marks=pytest.mark.long)
        for before in (warm, cold)
        for error in (errno.EACCES, errno.EIO)
    ],
)
def test_where_nothing_can_be_written_reading_goes_on(
    tmp_path: Path, before: Callable[[Path], None], error: int
) -> None:
    root = tmp_path / "p"
    warm(root)
    assert call(root, "define", curie="proj:A", doc="a thing")["ok"]
    if before is cold:
        shutil.rmtree(root / ".dont" / "cache")
    there = lines(root)
    for verb, given in READING + WRITING:
        scenario = Scenario(empty, verb, **given)
        ended = syscalls.run(scenario.work(root), stop=1, how="fail-on", error=error)
        assert ended.status == 0, (verb, ended)
        said = json.loads(ended.said)
        if (verb, given) in READING:
            assert said["exit"] in (0, 1), (verb, said)
            assert said["ok"], (verb, said)
        else:
            assert (said["exit"], said["code"]) == (3, "store-unwritable"), (verb, said)
        assert lines(root) == there


def test_the_tracer_stops_where_it_is_told(tmp_path: Path) -> None:
    def work(say: Say) -> None:
        (tmp_path / "x").write_bytes(b"abcdefgh")
        say("done")

    whole = syscalls.run(work)
    assert (whole.calls, whole.status, whole.said) == (["openat", "write"], 0, b"done\n")
    assert syscalls.run(work, stop=1).said == b""
    halved = syscalls.run(work, stop=2, how="half")
    assert (halved.status, (tmp_path / "x").read_bytes()) == (None, b"abcd")
    refused = syscalls.run(work, stop=1, how="fail", error=errno.EROFS)
    assert b"Read-only file system" in refused.said

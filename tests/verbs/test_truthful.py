"""Refused or failed is one run-time fact: whether a line reached the log. Faults at every step."""

import json
import threading
from pathlib import Path
from typing import Any

import pytest

from dont.generated.tables.commands import ROWS
from dont.ledger.files import Files
from dont.ledger.store import Store
from dont.verbs.context import Context
from dont.verbs.dispatch import run

PLAN: list[dict[str, Any]] = [
    {"verb": "conclude", "statement": "first"},
    {"verb": "dismiss", "entity_id": "$0", "evidence": [{"uri": "https://a.example.org/1"}]},
    {"verb": "conclude", "statement": "third", "depends_on": ["$0"]},
]
URI = [{"uri": "https://a.example.org/1"}]


class Faulty(Files):
    """Raises at the n-th write to a descriptor or at the n-th sync, before or after doing it."""

    def __init__(self, *, at: int, before: bool, error: BaseException) -> None:
        self.at = at
        self.before = before
        self.error = error
        self.count = 0
        self.armed = False

    def sync(self, descriptor: int) -> None:
        """Sync, or fail just before or just after."""
        self.count += self.armed
        hit = self.armed and self.count == self.at
        if hit and self.before:
            raise self.error
        super().sync(descriptor)
        if hit:
            raise self.error


def log_bytes(root: Path) -> bytes:
    """Read the whole log."""
    paths = sorted((root / ".dont" / "ledger").rglob("*.jsonl"))
    return b"".join(path.read_bytes() for path in paths)


def lines(root: Path) -> int:
    """Count the whole lines of the log."""
    return log_bytes(root).count(b"\n")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Give a project with one claim `base`."""
    ctx = Context(cwd=str(tmp_path), environ={"DONT_AUTHOR": "human:ann"})
    assert run(ROWS["init"], {}, ctx).exit == 0
    ctx.close()
    return tmp_path


def context(root: Path, files: Files | None = None) -> Context:
    """Open a project, with a file layer that may fail."""
    ctx = Context(cwd=str(root), environ={"DONT_AUTHOR": "human:ann"})
    if files is not None:
        ctx._store = Store(ctx.project, clock=ctx.clock, random=ctx.random, files=files)
    return ctx


def apply(ctx: Context, plan: list[dict[str, Any]], *, each: bool = False) -> dict[str, Any]:
    """Run a plan; give its envelope."""
    given: dict[str, object] = {"ops": plan}
    if each:
        given["each"] = True
    return run(ROWS["apply"], given, ctx).envelope


def report(envelope: dict[str, Any]) -> dict[str, Any]:
    """Give the report, wherever it is."""
    data: dict[str, Any] = envelope["data"]
    found: dict[str, Any] = data if envelope["ok"] else data["report"]
    return found


def test_a_fault_before_the_write_is_a_refusal(root: Path) -> None:
    before = log_bytes(root)
    files = Faulty(at=1, before=True, error=OSError(28, "No space left on device"))
    ctx = context(root, files)
    files.armed = True
    told = report(apply(ctx, PLAN))
    ctx.close()
    assert (told["outcome"], told["wrote_any"]) == ("refused", False)
    assert log_bytes(root) == before
    assert [op["status"] for op in told["ops"]].count("applied") == 0


@pytest.mark.parametrize("at", [1, 2, 3])
@pytest.mark.parametrize("before", [True, False])
def test_each_tells_what_landed(root: Path, at: int, before: bool) -> None:  # noqa: FBT001 - a case
    had = lines(root)
    files = Faulty(at=at, before=before, error=OSError(5, "Input/output error"))
    ctx = context(root, files)
    files.armed = True
    envelope = apply(ctx, PLAN, each=True)
    ctx.close()
    told = report(envelope)
    landed = lines(root) - had
    assert told["wrote_any"] == (landed > 0)
    if envelope["ok"]:
        assert told["outcome"] == "applied"
        assert landed == len(PLAN)
        return
    assert told["outcome"] == ("failed" if landed else "refused")
    statuses = [op["status"] for op in told["ops"]]
    assert statuses.count("failed") == 1
    assert statuses.count("applied") <= landed


def test_an_interruption_between_operations_is_told(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dont.verbs import dismiss

    def interrupted(_ctx: Context, _given: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(dismiss, "dismiss", interrupted)
    ctx = context(root)
    envelope = apply(ctx, PLAN, each=True)
    ctx.close()
    assert envelope["data"]["code"] == "interrupted"
    told = report(envelope)
    assert (told["outcome"], told["wrote_any"]) == ("failed", True)
    assert [op["status"] for op in told["ops"]] == ["applied", "failed", "not_run"]


def test_the_same_error_means_refused_or_failed_by_what_was_written(root: Path) -> None:
    unknown: dict[str, Any] = {"verb": "lock", "entity_id": "claim:01HX05A9K8VPAAAAAAAAAAAAAA"}
    ctx = context(root)
    first = report(apply(ctx, [unknown, *PLAN], each=True))
    later = report(apply(ctx, [*PLAN, unknown], each=True))
    ctx.close()
    assert first["ops"][0]["error"]["code"] == later["ops"][3]["error"]["code"]
    assert (first["outcome"], later["outcome"]) == ("refused", "failed")


VERBS: dict[str, dict[str, object]] = {
    "conclude": {"statement": "new"},
    "define": {"curie": "proj:A", "doc": "a thing", "label": "a thing"},
    "ground": {"statement": "new", "evidence": URI},
    "trust": {"reason": "the page was withdrawn"},
    "dismiss": {"evidence": URI},
    "hypothesize": {"text": "a rival"},
    "ignore": {"reason": "the module was removed"},
    "restate": {"statement": "newer"},
}


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("before", [True, False])
def test_a_fault_leaves_a_whole_line_or_none(root: Path, verb: str, before: bool) -> None:  # noqa: FBT001 - a case
    ctx = context(root)
    base = run(ROWS["conclude"], {"statement": "base"}, ctx).envelope["data"]
    assert isinstance(base, dict)
    ctx.close()
    had = lines(root)
    files = Faulty(at=1, before=before, error=OSError(28, "No space left on device"))
    ctx = context(root, files)
    files.armed = True
    given = dict(VERBS[verb])
    if any(arg["field"] == "entity_id" for arg in ROWS[verb]["args"]):
        given["entity_id"] = base["id"]
    outcome = run(ROWS[verb], given, ctx)
    ctx.close()
    assert outcome.exit in (0, 3)
    text = log_bytes(root).decode()
    assert text.endswith("\n")
    for line in text.splitlines():
        json.loads(line)
    assert lines(root) - had == (1 if outcome.exit == 0 else 0)


def test_two_threads_with_the_same_statement_write_it_once(root: Path) -> None:
    exits: list[int] = []

    def conclude() -> None:
        ctx = context(root)
        exits.append(run(ROWS["conclude"], {"statement": "only once"}, ctx).exit)
        ctx.close()

    threads = [threading.Thread(target=conclude) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(exits) == [0, *[1] * 7]


def test_a_failure_after_the_write_says_that_something_was_written(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dont.verbs.answer import Answer

    def broken(*_given: object) -> Answer:
        raise RuntimeError("after the write")

    ctx = context(root)
    had = lines(root)
    monkeypatch.setattr(Answer, "hint", broken)
    outcome = run(ROWS["conclude"], {"statement": "kept all the same"}, ctx)
    ctx.close()
    assert outcome.exit == 4
    assert lines(root) == had + 1
    data = outcome.envelope["data"]
    assert isinstance(data, dict)
    assert data["metadata"]["wrote_any"] is True

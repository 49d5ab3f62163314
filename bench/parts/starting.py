"""One-shot commands on a ledger of ordinary size, as whole processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from bench.kit.measure import Absent, FailedError, contest
from bench.kit.table import Limit, Row

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench.kit.bench import Bench
    from bench.kit.measure import Sample

CLAIMS = 5_000
PEER = "`agent-memory {}`"


def rows(bench: Bench) -> Iterator[Row]:
    """Measure `show` against a bare interpreter, and verbs against another tool's."""
    size = bench.count(CLAIMS)
    ledger = bench.ledger(size, fresh=True)
    other = _Other(bench, size)
    show = bench.dont(ledger.folder, ["show", ledger.first, "--json"])
    peers = {"`python -c pass`": bench.bare(), PEER.format("show"): other.run("show", other.first)}
    own, found = contest(show, peers, bench.sizes.rounds * 2)
    what = f"`dont show --json`, {size:,} claims"
    bare, tool = found.items()
    yield Row(what, own, *bare, Limit("ratio", 3.0))
    yield Row(f"{what}: the clock", own, limit=Limit("seconds", 0.05))
    yield Row(f"{what}: memory", own, limit=Limit("memory", 30))
    yield Row(what, own, *tool)
    pairs = {
        "list": (["list", "--limit", "20", "--json"], ["list"]),
        "prime": (["prime", "--json"], ["compile", "--role", "worker", "--no-receipt"]),
    }
    for verb, (words, others) in pairs.items():
        peers = {PEER.format(others[0]): other.run(*others)}
        own, found = contest(bench.dont(ledger.folder, words), peers, bench.sizes.rounds)
        yield Row(f"`dont {verb}`, {size:,} claims", own, *next(iter(found.items())))
    numbers = iter(range(1_000_000))

    def conclude() -> Sample:
        said = f"another statement {next(numbers)}"
        return bench.dont(ledger.folder, ["conclude", said, "--json"])()

    def claim() -> Sample:
        turn = other.run("claim", "fact", f"another statement {next(numbers)}", "--source", "a.txt")
        assert not isinstance(turn, Absent)
        return turn()

    peers = {PEER.format("claim"): other.absent or claim}
    own, found = contest(conclude, peers, bench.sizes.rounds)
    yield Row(f"`dont conclude`, {size:,} claims", own, *next(iter(found.items())))


class _Other:
    """A store of the other tool with as many claims.

    The first claim is filed by the tool itself; the others are that line under other ids.
    """

    def __init__(self, bench: Bench, size: int) -> None:
        self._bench = bench
        self._folder = bench.scratch / "agent-memory"
        self._folder.mkdir()
        self.first = ""
        self.absent = bench.peers.missing("strata-agent-memory")
        if self.absent is None:
            try:
                self._fill(size)
            except FailedError as problem:
                self.absent = Absent(str(problem))

    def _fill(self, size: int) -> None:
        for words in (["init", "."], ["claim", "fact", "statement", "--source", "a.txt"]):
            self._bench.launch(self._words(*words), self._place)
        shard = next((self._folder / ".agent-memory" / "ledger").iterdir())
        line = json.loads(shard.read_text(encoding="utf-8").splitlines()[0])
        self.first = line["id"]
        with shard.open("a", encoding="utf-8") as file:
            for n in range(1, size):
                line["id"] = f"clm_{n:016x}"
                line["body"]["statement"] = f"statement {n} of the bench"
                file.write(json.dumps(line) + "\n")

    def run(self, *words: str) -> Callable[[], Sample] | Absent:
        """Give a run of one of its commands."""
        return self.absent or (lambda: self._bench.launch(self._words(*words), self._place))

    @property
    def _place(self) -> tuple[str, dict[str, str]]:
        return str(self._folder), {**self._bench.environ, "AGENT_MEMORY_USER": "bench@example.org"}

    def _words(self, *words: str) -> list[str]:
        return [str(Path(self._bench.peers.python).with_name("agent-memory")), *words]

"""One run of the bench: interpreters, scratch folder, sizes, and ledgers that parts share."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from bench.kit.measure import Absent, FailedError, Sample, Worker, clean

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import ExitStack

    from bench.kit.measure import Launcher
    from bench.kit.peers import Peers

_TOGETHER = 50  # claims in one transaction


class Ledger(NamedTuple):
    """A ledger that was made for the bench."""

    folder: Path
    first: str
    last: str

    @property
    def database(self) -> str:
        """Its projection."""
        return str(self.folder / ".dont" / "cache" / "ledger.db")

    @property
    def log(self) -> str:
        """The folder of its segments."""
        return str(self.folder / ".dont" / "ledger")


class Sizes(NamedTuple):
    """How much is measured.

    Attributes:
        rounds: rounds of a contest.
        scale: what the sizes of the budgets are multiplied by.
        growth: claims of the ledgers of the growth curves.
    """

    rounds: int
    scale: float
    growth: Sequence[int]


class Bench:
    """What parts measure with.

    Args:
        root: the repository.
        scratch: a folder for everything that is made.
        peers: who the product is held against.
        sizes: how much is measured.
        launcher: runs whole processes.
    """

    def __init__(
        self, root: Path, scratch: Path, peers: Peers, sizes: Sizes, launcher: Launcher
    ) -> None:
        self.root = root
        self.scratch = scratch
        self.peers = peers
        self.sizes = sizes
        self.launch = launcher.run
        self.environ = clean(str(scratch))
        self._numbers = count()
        self._ledgers: dict[tuple[object, ...], Ledger] = {}

    # ---- sizes and places ----------------------------------------------------------------------

    def count(self, whole: int) -> int:
        """Give a size of a budget at the scale of this run."""
        return max(20, round(whole * self.sizes.scale))

    def ledger(
        self,
        size: int,
        *,
        doubted: int | None = None,
        low: bool = False,
        together: int = _TOGETHER,
        git: bool = False,
        fresh: bool = False,
    ) -> Ledger:
        """Make a ledger of verified claims, three edges each, or give the one that is there.

        Args:
            size: how many claims.
            doubted: how many of the newest are doubted; one in a thousand by default.
            low: doubt the oldest instead, on which all others rest.
            together: claims in one transaction.
            git: in a work tree.
            fresh: one of its own, for what writes to it.
        """
        few = max(1, size // 1000) if doubted is None else doubted
        key = (size, few, low, together, git)
        if fresh or key not in self._ledgers:
            folder = self.scratch / f"ledger-{next(self._numbers)}"
            folder.mkdir()
            if git:
                subprocess.run(["git", "init", "-q", str(folder)], check=True, env=self.environ)
            task = {"folder": str(folder), "size": size, "together": together}
            made = self.own_once("ledger", {**task, "doubted": few, "low": low}).answer
            found = Ledger(folder, made["first"], made["last"])
            if fresh:
                return found
            self._ledgers[key] = found
        return self._ledgers[key]

    def drop(self, ledger: Ledger) -> None:
        """Remove a ledger that nobody else uses."""
        shutil.rmtree(ledger.folder)

    # ---- the product ---------------------------------------------------------------------------

    def own(self, stack: ExitStack, module: str, task: object) -> Callable[[], Sample]:
        """Start a worker of the product; give its turn."""
        worker = Worker(sys.executable, f"bench.own.{module}", task, self._root())
        return stack.enter_context(closing(worker)).turn

    def own_once(self, module: str, task: object) -> Sample:
        """Give one turn of a worker of the product that runs for it alone."""
        with closing(Worker(sys.executable, f"bench.own.{module}", task, self._root())) as worker:
            return worker.turn()

    def dont(
        self,
        folder: Path,
        words: Sequence[str],
        given: bytes = b"",
        fine: Sequence[int] = (0,),
    ) -> Callable[[], Sample]:
        """Give a run of `dont` as a whole process."""
        script = Path(sys.executable).with_name("dont")
        entry = "import sys; from dont.faces.cli.entry import main; sys.exit(main())"
        command = [str(script)] if script.is_file() else [sys.executable, "-c", entry]
        return lambda: self.launch([*command, *words], (str(folder), self.environ), given, fine)

    def bare(self) -> Callable[[], Sample]:
        """Give a run of the interpreter that does nothing."""
        return lambda: self.launch(
            [sys.executable, "-c", "pass"], (str(self.scratch), self.environ)
        )

    # ---- peers ---------------------------------------------------------------------------------

    def peer(
        self, stack: ExitStack, module: str, packages: Sequence[str], task: object
    ) -> Callable[[], Sample] | Absent:
        """Start a worker of a peer; give its turn, or why there is none."""
        missing = self.peers.missing(*packages)
        if missing is not None:
            return missing
        try:
            worker = Worker(self.peers.python, f"bench.peers.{module}", task, self._root())
        except FailedError as problem:
            return Absent(str(problem))
        return stack.enter_context(closing(worker)).turn

    def peer_once(
        self, module: str, packages: Sequence[str], task: object
    ) -> Callable[[], Sample] | Absent:
        """Give a run of a worker of a peer that runs for one turn alone."""

        def turn() -> Sample:
            with closing(
                Worker(self.peers.python, f"bench.peers.{module}", task, self._root())
            ) as worker:
                return worker.turn()

        return self.peers.missing(*packages) or turn

    def peer_process(
        self, words: Sequence[str], folder: Path, packages: Sequence[str] = ()
    ) -> Callable[[], Sample] | Absent:
        """Give a run of the peers' interpreter as a whole process."""
        command = [self.peers.python, *words]
        missing = self.peers.missing(*packages)
        return missing or (lambda: self.launch(command, (str(folder), self.environ)))

    def _root(self) -> tuple[str, dict[str, Any]]:
        return str(self.root), self.environ

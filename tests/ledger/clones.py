"""Copies of one repository, each with a ledger, and everything that people do to them with git."""

from __future__ import annotations

import random
import shutil
from typing import TYPE_CHECKING, Any

from tests.ledger.helpers import Ledger, Ticking, git

if TYPE_CHECKING:
    from pathlib import Path


class Clone:
    """A work tree with a ledger."""

    def __init__(self, root: Path, clock: Ticking, project: str = ".") -> None:
        self.root = root
        self.ledger = Ledger(root / project, clock=clock)
        self.mine: list[str] = []

    def git(self, *words: str, check: bool = True, **env: str) -> str:
        return git(self.root, *words, check=check, **env)

    def write(self, statement: str) -> str:
        claim = self.ledger.conclude(statement)
        self.mine.append(claim)
        return claim

    def commit(self, message: str = "work", *options: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", message, *options)

    def pull(self, *options: str) -> None:
        self.git("fetch", "-q", "--all")
        self.git("merge", "-q", "--no-edit", "--allow-unrelated-histories", *options, "origin/main")

    def push(self) -> None:
        self.git("push", "-q", "-f", "origin", "HEAD:main")

    def unmerged(self) -> str:
        return self.git("ls-files", "--unmerged")

    def restore(self) -> list[str]:
        return self.ledger.store.restore_lost()

    def claims(self) -> set[str]:
        return {record["id"] for record in self.ledger.read().entities("claim")}

    def close(self) -> None:
        self.ledger.store.close()


class World:
    """An origin and its clones, one clock for all."""

    def __init__(self, folder: Path, count: int = 3, **config: str) -> None:
        self.folder = folder
        self.clock = Ticking()
        self.origin = folder / "origin.git"
        git(folder, "init", "-q", "--bare", "-b", "main", str(self.origin))
        first = folder / "c0"
        git(folder, "init", "-q", "-b", "main", str(first))
        self.clones = [Clone(first, self.clock)]
        self.clones[0].git("remote", "add", "origin", str(self.origin))
        self.clones[0].commit("begin")
        self.clones[0].push()
        self.clones += [self.clone(f"c{n}", **config) for n in range(1, count)]

    def clone(self, name: str, *options: str, **config: str) -> Clone:
        root = self.folder / name
        settings = [f"--config={key.replace('_', '.')}={value}" for key, value in config.items()]
        git(self.folder, "clone", "-q", *settings, *options, f"file://{self.origin}", str(root))
        return Clone(root, self.clock)

    def written(self) -> set[str]:
        return {claim for clone in self.clones for claim in clone.mine}

    def settle(self) -> None:
        """Bring everything everywhere and hold it against the promises."""
        for clone in self.clones:
            clone.restore()
            clone.commit("settle")
        for _ in range(2):
            for clone in self.clones:
                clone.pull()
                assert clone.unmerged() == ""
                clone.git("push", "-q", "origin", "HEAD:main")
        states = [clone.ledger.state() for clone in self.clones]
        for clone, now in zip(self.clones, states, strict=True):
            assert self.written() <= clone.claims(), "a line is lost"
            assert now == states[0], "two copies disagree"
            assert now == clone.ledger.fresh_state()
            assert clone.ledger.store.lost_lines() == []
            bad = [p for p in clone.ledger.store.verify() if p["code"] != "missing-prev"]
            assert bad == []
            clone.close()


def _switch(clone: Clone, chance: random.Random) -> None:
    branches = clone.git("branch", "--format=%(refname:short)").split()
    if len(branches) < 3:
        clone.git("checkout", "-q", "-b", f"b{len(branches)}")
    else:
        clone.git("checkout", "-q", chance.choice(branches))


def _merge(clone: Clone, chance: random.Random) -> None:
    branches = clone.git("branch", "--format=%(refname:short)").split()
    clone.commit()
    clone.git("merge", "-q", "--no-edit", "--allow-unrelated-histories", chance.choice(branches))


def _squash(clone: Clone, chance: random.Random) -> None:
    branches = clone.git("branch", "--format=%(refname:short)").split()
    clone.commit()
    clone.git("merge", "-q", "--squash", "--allow-unrelated-histories", chance.choice(branches))
    clone.commit("squashed")


def _rebase(clone: Clone, _chance: random.Random) -> None:
    clone.commit()
    clone.git("fetch", "-q")
    clone.git("rebase", "-q", "origin/main")


def _pick(clone: Clone, chance: random.Random) -> None:
    clone.commit()
    clone.git("fetch", "-q")
    commits = clone.git("rev-list", "--no-merges", "--all", "-n", "6").split()
    clone.git(
        "cherry-pick",
        "--allow-empty",
        "--keep-redundant-commits",
        chance.choice(commits),
        check=False,
    )
    if (clone.root / ".git" / "CHERRY_PICK_HEAD").exists():
        # Picking the very first commit onto its own files; nothing of the ledger is in it.
        assert "ledger/" not in clone.unmerged()
        clone.git("cherry-pick", "--abort")


def _stash(clone: Clone, chance: random.Random) -> None:
    clone.git("stash", "-q", "-u")
    if chance.random() < 0.5:
        clone.write(f"while stashed {chance.random()}")
    if chance.random() < 0.8:
        clone.git("stash", "pop", "-q", check=False)


def _lose(clone: Clone, chance: random.Random) -> None:
    clone.git("add", "-A")
    clone.git("reset", "-q", "--hard", chance.choice(["HEAD", "HEAD~1"]), check=False)


def _no_cache(clone: Clone, _chance: random.Random) -> None:
    clone.close()
    shutil.rmtree(clone.root / ".dont" / "cache", ignore_errors=True)


STEPS: list[tuple[int, Any]] = [
    (8, lambda clone, chance: clone.write(f"s {chance.random()}")),
    (3, lambda clone, _chance: clone.commit()),
    (2, lambda clone, _chance: (clone.commit(), clone.pull())),
    (2, lambda clone, _chance: (clone.commit(), clone.pull(), clone.push())),
    (1, lambda clone, _chance: clone.commit("again", "--amend")),
    (1, lambda clone, _chance: clone.git("add", "-A")),
    (1, lambda clone, _chance: clone.git("clean", "-fdq", ".dont/ledger")),
    (1, _switch),
    (1, _merge),
    (1, _squash),
    (1, _rebase),
    (1, _pick),
    (1, _stash),
    (1, _lose),
    (1, _no_cache),
]


def random_history(folder: Path, seed: int, length: int = 30) -> None:
    """Do random things in three clones, then settle."""
    chance = random.Random(seed)  # noqa: S311 — a history to repeat, not a secret
    world = World(folder)
    steps = [step for _, step in STEPS]
    weights = [weight for weight, _ in STEPS]
    for _ in range(length):
        clone = chance.choice(world.clones)
        chance.choices(steps, weights)[0](clone, chance)
        assert clone.unmerged() == ""
        if chance.random() < 0.3:
            clone.ledger.read()
    for clone in world.clones:
        branches = clone.git("branch", "--format=%(refname:short)").split()
        clone.git("stash", "clear")
        clone.restore()
        clone.commit("all")
        clone.git("checkout", "-q", "main")
        for branch in branches:
            clone.git("merge", "-q", "--no-edit", "--allow-unrelated-histories", branch)
    world.settle()

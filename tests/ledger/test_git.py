"""Real git: no merge of ledgers ever conflicts, nothing is lost for good, all copies agree."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from dont.ledger.gitdir import git_dir
from dont.ledger.own import own_path
from tests.ledger.clones import Clone, World, random_history
from tests.ledger.helpers import git

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


def test_branch_switch_and_merge(world: World) -> None:
    one = world.clones[0]
    base = one.write("on main")
    one.commit()
    one.git("checkout", "-q", "-b", "side")
    side = one.write("on the side")
    one.commit()
    one.git("checkout", "-q", "main")
    assert one.claims() == {base}
    main = one.write("back on main")
    one.commit()
    one.git("merge", "-q", "--no-edit", "side")
    assert one.claims() == {base, side, main}
    world.settle()


def test_open_lines_survive_a_branch_switch(world: World) -> None:
    one = world.clones[0]
    open_line = one.write("not committed")
    one.git("checkout", "-q", "-b", "side")
    other = one.write("on the side")
    assert one.claims() == {open_line, other}
    assert len(one.ledger.segments) == 2
    world.settle()


def test_no_segment_grows_after_it_was_committed(world: World) -> None:
    one = world.clones[0]
    one.write("one")
    one.write("two")
    assert len(one.ledger.segments) == 1
    one.commit()
    one.write("three")
    assert len(one.ledger.segments) == 2
    one.git("add", "-A")
    one.write("four")
    assert len(one.ledger.segments) == 3
    one.git("commit", "-q", "-m", "x")
    assert one.git("status", "--porcelain").split() == [
        "??",
        one.git("ls-files", "-o", "--exclude-standard").strip(),
    ]
    world.settle()


def test_rebase(world: World) -> None:
    one, two, _ = world.clones
    one.write("one")
    one.commit()
    one.push()
    two.write("two")
    two.commit()
    two.write("three")
    two.commit()
    two.git("fetch", "-q")
    two.git("rebase", "-q", "origin/main")
    assert two.claims() == world.written()
    world.settle()


def test_amend_after_push(world: World) -> None:
    one, two, _ = world.clones
    one.write("one")
    one.commit()
    one.push()
    two.pull()
    two.write("two")
    two.commit()
    one.write("one more")
    one.commit("amended", "--amend")
    one.write("still more")
    one.commit()
    one.push()
    world.settle()


def test_cherry_pick(world: World) -> None:
    one, two, _ = world.clones
    one.write("one")
    one.commit()
    one.git("push", "-q", "origin", "HEAD:refs/heads/side")
    two.git("fetch", "-q")
    two.git("cherry-pick", "origin/side")
    assert two.claims() == set(one.mine)
    two.write("two")
    two.commit()
    world.settle()


def test_squash_and_go_on(world: World) -> None:
    one = world.clones[0]
    one.git("checkout", "-q", "-b", "side")
    for number in range(3):
        one.write(f"s {number}")
        one.commit()
    one.git("checkout", "-q", "main")
    one.git("merge", "-q", "--squash", "side")
    one.git("commit", "-q", "-m", "squashed")
    one.git("checkout", "-q", "side")
    one.write("gone on")
    one.commit()
    one.git("checkout", "-q", "main")
    one.write("meanwhile")
    one.commit()
    one.git("merge", "-q", "--no-edit", "side")
    assert one.claims() == world.written()
    world.settle()


def test_stash(world: World) -> None:
    one = world.clones[0]
    kept = one.write("committed")
    one.commit()
    one.write("stashed")
    one.git("stash", "-q", "-u")
    assert one.claims() == {kept}
    assert one.ledger.store.lost_lines() == []
    one.write("meanwhile")
    one.git("stash", "pop", "-q")
    assert one.claims() == world.written()
    world.settle()


def test_an_older_stash_is_no_loss(world: World) -> None:
    one = world.clones[0]
    one.write("first")
    one.git("stash", "-q", "-u")
    one.write("second")
    one.git("stash", "-q", "-u")
    assert one.ledger.store.lost_lines() == []
    one.git("stash", "drop", "-q", "stash@{1}")
    assert [lost["command"] for lost in one.ledger.store.lost_lines()] == ["conclude"]
    one.git("stash", "pop", "-q")
    world.settle()


def test_reset_hard_and_restore(world: World) -> None:
    one = world.clones[0]
    one.write("kept")
    one.commit()
    one.write("staged")
    before = one.ledger.lines()
    one.git("add", "-A")
    one.git("reset", "-q", "--hard")
    assert len(one.claims()) == 1
    lost = one.ledger.store.lost_lines()
    assert len(lost) == 1
    assert one.restore() == [lost[0]["line_id"]]
    assert sorted(one.ledger.lines()) == sorted(before)
    assert one.restore() == []
    world.settle()


def test_a_commit_that_no_ref_reaches_is_lost_and_restored(world: World) -> None:
    one = world.clones[0]
    one.write("gone")
    one.commit()
    one.git("reset", "-q", "--hard", "HEAD~1")
    assert one.claims() == set()
    assert len(one.restore()) == 1
    world.settle()


def test_clean_and_restore(world: World) -> None:
    one = world.clones[0]
    one.write("untracked")
    one.git("clean", "-fdq")
    assert one.claims() == set()
    assert len(one.restore()) == 1
    world.settle()


def test_worktrees(world: World, tmp_path: Path) -> None:
    one = world.clones[0]
    one.write("in the main tree")
    one.commit()
    one.git("worktree", "add", "-q", "-b", "side", str(tmp_path / "tree"))
    tree = Clone(tmp_path / "tree", world.clock)
    assert (tmp_path / "tree" / ".git").is_file()
    assert own_path(tree.ledger.project) == str(
        one.root / ".git" / "worktrees" / "tree" / "dont" / "own.jsonl"
    )
    tree.write("in the other tree")
    tree.write("twice")
    assert len(tree.ledger.segments) == 2
    assert one.ledger.store.lost_lines() == []
    tree.commit()
    tree.write("after the commit")
    assert len(tree.ledger.segments) == 3
    tree.git("clean", "-fdq", ".dont/ledger")
    assert len(tree.restore()) == 1
    tree.commit()
    one.git("merge", "-q", "--no-edit", "side")
    one.mine += tree.mine
    assert one.claims() == world.written()
    tree.close()
    world.settle()


def test_shallow_clone(world: World) -> None:
    one = world.clones[0]
    for number in range(3):
        one.write(f"s {number}")
        one.commit()
    one.push()
    shallow = world.clone("shallow", "--depth=1")
    assert shallow.claims() == set(one.mine)
    shallow.write("from the shallow one")
    shallow.commit()
    assert shallow.ledger.store.lost_lines() == []
    world.clones.append(shallow)
    world.settle()


def test_autocrlf(tmp_path: Path) -> None:
    world = World(tmp_path, core_autocrlf="true", core_eol="crlf")
    for number, clone in enumerate(world.clones):
        clone.write(f"from {number}")
        clone.commit()
        clone.pull()
        clone.push()
    assert b"\r\n" in (world.clones[1].root / ".dont" / ".gitattributes").read_bytes()
    assert all(b"\r" not in raw for clone in world.clones for raw in clone.ledger.lines())
    world.settle()


def test_lines_that_were_converted_are_the_same_lines(world: World) -> None:
    one = world.clones[0]
    one.write("one")
    path = one.ledger.segments[0]
    before = one.ledger.state()
    copy = path.with_name("copy.jsonl")
    copy.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert one.ledger.state() == before
    path.unlink()
    assert one.ledger.state() == before
    assert one.ledger.read().conflicts() == []


def test_a_copy_with_its_cache_goes_its_own_way(world: World, tmp_path: Path) -> None:
    one = world.clones[0]
    one.write("before the copy")
    one.close()
    shutil.copytree(one.root, tmp_path / "copy", symlinks=True)
    copy = Clone(tmp_path / "copy", world.clock)
    copy.write("in the copy")
    one.write("in the first")
    assert len(copy.ledger.segments) == 2
    world.clones.append(copy)
    world.settle()


def test_a_copy_that_keeps_times_goes_its_own_way(world: World, tmp_path: Path) -> None:
    one = world.clones[0]
    one.write("before the copy")
    one.close()
    os.system(f"cp -a {one.root} {tmp_path / 'copy'}")  # noqa: S605 — the real command, own paths
    copy = Clone(tmp_path / "copy", world.clock)
    copy.write("in the copy")
    one.write("in the first")
    assert len(copy.ledger.segments) == 2
    world.clones.append(copy)
    world.settle()


def test_packing_by_concatenation_changes_nothing(world: World) -> None:
    one = world.clones[0]
    for number in range(4):
        one.write(f"s {number}")
        one.commit()
    before = one.ledger.state()
    first, *others = one.ledger.segments
    first.write_bytes(b"".join(path.read_bytes() for path in [first, *others]))
    for path in others:
        path.unlink()
    assert one.ledger.state() == before
    one.commit("packed")
    world.settle()


def test_a_locked_claim_doubted_elsewhere_is_a_conflict(world: World) -> None:
    one, two, _ = world.clones
    claim = one.write("contested")
    one.ledger.dismiss(claim)
    one.commit()
    one.push()
    two.pull()
    two.ledger.trust(claim, "it failed here")
    two.commit()
    one.ledger.emit(("locked", claim, {}))
    one.commit()
    one.pull()
    two.push()
    one.pull()
    assert one.ledger.status(claim) == "doubted"
    (conflict,) = one.ledger.read().conflicts()
    assert (conflict["kind"], conflict["event_kind"], conflict["status"]) == (
        "forbidden-event",
        "locked",
        "doubted",
    )
    world.settle()


def test_one_statement_and_one_curie_twice_are_conflicts(world: World) -> None:
    one, two, _ = world.clones
    first = one.write("The same")
    coined = one.ledger.define("p:A")
    one.commit()
    one.push()
    second = two.write("the  SAME")
    two.ledger.define("p:A")
    two.commit()
    two.pull()
    reader = two.ledger.read()
    assert {c["kind"]: c["ids"] for c in reader.conflicts()} == {
        "statement-twice": [first, second],
        "curie-coined-twice": [
            coined,
            reader.sql.execute("SELECT max(id) FROM entity WHERE curie='p:A'").fetchone()[0],
        ],
    }
    assert reader.by_curie("p:A") == coined
    two.ledger.ignore(second)
    assert [c["kind"] for c in two.ledger.read().conflicts()] == ["curie-coined-twice"]
    world.settle()


def test_submodule_and_other_git_files(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q", "-b", "main", "inner")
    inner = Clone(tmp_path / "inner", World(tmp_path, 1).clock)
    inner.commit()
    git(tmp_path, "init", "-q", "-b", "main", "outer")
    git(
        tmp_path / "outer",
        "-c",
        "protocol.file.allow=always",
        "submodule",
        "add",
        "-q",
        str(tmp_path / "inner"),
        "sub",
    )
    sub = tmp_path / "outer" / "sub"
    assert git_dir(str(sub / ".dont")) == str(tmp_path / "outer" / ".git" / "modules" / "sub")
    assert git_dir(str(tmp_path)) is None
    (tmp_path / "odd").mkdir()
    for text in ("", "gitdir: nowhere", "nonsense", "\x00"):
        (tmp_path / "odd" / ".git").write_text(text, encoding="utf-8")
        assert git_dir(str(tmp_path / "odd")) is None


@pytest.mark.parametrize("seed", range(6))
def test_random_histories(tmp_path: Path, seed: int) -> None:
    random_history(tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_two_hundred_random_histories(tmp_path: Path, seed: int) -> None:
    random_history(tmp_path, seed, 40)

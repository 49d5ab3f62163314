"""Folders and files around the log: where they are, what they are called, what is refused."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.files import Files, read_file, refuse_link
from dont.ledger.folders import folder_token, is_fresh, stamp_of
from dont.ledger.gitdir import git_dir, git_stamp, index_busy
from dont.ledger.lock import WriterLock, holder, unwritable
from dont.ledger.own import keep, largest_own, own_lines, own_path
from dont.ledger.paths import Project, find_project, new_project, parents, place
from dont.ledger.segments import _read
from tests.ledger.helpers import START, Ledger, concluded, line, ulid_of

CLAIM = "claim:" + ulid_of(1)


def test_the_places_of_a_project() -> None:
    project = Project("/a/.dont", "/a")
    assert {name: getattr(project, name) for name in Project.__slots__} == {
        "dir": "/a/.dont",
        "root": "/a",
        "ledger_dir": "/a/.dont/ledger",
        "cache_dir": "/a/.dont/cache",
        "imports_dir": "/a/.dont/imports",
        "rules_dir": "/a/.dont/rules",
        "config_path": "/a/.dont/config.toml",
    }


def test_folders_upward_nearest_first() -> None:
    assert parents("/a/b") == ["/a/b", "/a", "/"]
    assert parents("/") == ["/"]
    assert parents("") == ["/"]


def test_where_a_project_is_found(tmp_path: Path) -> None:
    deep = tmp_path / "a" / "b"
    deep.mkdir(parents=True)
    other = tmp_path / "other"
    for folder in (tmp_path / "a" / ".dont", other):
        folder.mkdir()
        (folder / "config.toml").write_text("", encoding="utf-8")
    found = find_project(str(deep), {"DONT_DIR": ""})
    assert (found.dir, found.root) == (str(tmp_path / "a" / ".dont"), str(tmp_path / "a"))
    chosen = find_project(str(deep), {"DONT_DIR": "../../other"})
    assert (chosen.dir, chosen.root) == (str(other), str(tmp_path))
    (tmp_path / "a" / ".git").mkdir()
    inside = place(str(deep), {"DONT_DIR": "x"})
    assert inside is not None
    assert (inside.dir, inside.root) == (str(deep / "x"), str(tmp_path / "a"))
    assert place(str(deep), {}) is None
    made = new_project(str(deep), {})
    assert (made.dir, made.root) == (str(deep / ".dont"), str(deep))


@pytest.mark.parametrize(
    ("environ", "problem"),
    [
        ({}, "there is no project here or in any folder above"),
        ({"DONT_DIR": "x"}, "there is no project in `{cwd}/x`"),
    ],
)
def test_a_missing_project_is_said(tmp_path: Path, environ: dict[str, str], problem: str) -> None:
    with pytest.raises(SubstrateError) as caught:
        find_project(str(tmp_path), environ)
    assert caught.value.code == "config-missing"
    assert caught.value.data == {"problem": problem.format(cwd=tmp_path)}


def test_a_cache_that_is_a_link_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / ".dont"
    folder.mkdir()
    (folder / "config.toml").write_text("", encoding="utf-8")
    (folder / "cache").symlink_to(tmp_path)
    with pytest.raises(SubstrateError) as caught:
        find_project(str(tmp_path), {})
    assert caught.value.code == "store-unwritable"
    assert caught.value.data == {"problem": f"a link stands in the place of `{folder}/cache`"}


def test_a_link_is_refused_with_its_path(tmp_path: Path) -> None:
    refuse_link(str(tmp_path))
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    with pytest.raises(SubstrateError) as caught:
        refuse_link(str(link))
    assert caught.value.code == "store-unwritable"
    assert caught.value.data == {
        "problem": f"a link stands in the place of `{link}`",
        "path": str(link),
    }


def test_the_git_directory_of_a_work_tree(tmp_path: Path) -> None:
    top, deep = tmp_path / "top", tmp_path / "top" / "a"
    real = tmp_path / "real"
    deep.mkdir(parents=True)
    real.mkdir()
    entry = top / ".git"
    for text, found in (
        ("gitdir: ../real\n", str(real)),
        (f"gitdir: {real}\n", str(real)),
        ("gitdir: nowhere\n", None),
        ("something else", None),
    ):
        entry.write_text(text, encoding="utf-8")
        assert git_dir(str(deep)) == found
    entry.write_bytes(b"gitdir: \xff\n")
    assert git_dir(str(deep)) is None
    entry.unlink()
    entry.symlink_to("nowhere")
    assert git_dir(str(deep)) is None
    entry.unlink()
    entry.mkdir()
    assert git_dir(str(deep)) == str(entry)


def test_the_state_of_a_git_directory(tmp_path: Path) -> None:
    assert git_stamp(None) == []
    (tmp_path / "logs").mkdir()
    assert git_stamp(str(tmp_path)) == [str(tmp_path), -1, -1, -1, -1, -1, -1]
    expected: list[Any] = [str(tmp_path)]
    for number, name in enumerate(("HEAD", "logs/HEAD", "index"), 1):
        path = tmp_path / name
        path.write_bytes(b"x" * number)
        os.utime(path, ns=(number, number * 1000))
        expected += [number, number * 1000]
    assert git_stamp(str(tmp_path)) == expected
    assert not index_busy(None)
    assert not index_busy(str(tmp_path))
    (tmp_path / "index.lock").symlink_to("nowhere")
    assert index_busy(str(tmp_path))


def test_a_stamp_is_of_plain_files_alone(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"abc")
    seen = path.stat()
    assert stamp_of(str(path)) == [
        seen.st_dev,
        seen.st_ino,
        3,
        seen.st_mtime_ns,
        seen.st_ctime_ns,
    ]
    link = tmp_path / "link"
    link.symlink_to(path)
    assert [stamp_of(str(one)) for one in (link, tmp_path, tmp_path / "gone")] == [None] * 3


def test_the_token_of_a_folder(tmp_path: Path) -> None:
    assert folder_token(str(tmp_path / "gone")) == {"top": None, "months": {}}
    month = tmp_path / "2026-01"
    month.mkdir()
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "2026-02").symlink_to(month)
    for path in (month, tmp_path):
        os.utime(path, ns=(7, 1_000_000_007))
    token = folder_token(str(tmp_path))
    assert list(token["months"]) == ["2026-01"]
    for path, stamp in ((month, token["months"]["2026-01"]), (tmp_path, token["top"])):
        seen = path.stat()
        assert stamp == [seen.st_dev, seen.st_ino, 1_000_000_007, False]
    assert is_fresh(str(tmp_path), token)
    assert not is_fresh(str(tmp_path), {**token, "top": [*token["top"][:3], True]})
    assert not is_fresh(str(tmp_path), {**token, "open": {"source": "2026-01/x", "stamp": [1]}})
    assert is_fresh(str(tmp_path), {**token, "open": {"source": "2026-01/x", "stamp": None}})
    with pytest.raises(SubstrateError) as caught:
        folder_token(str(tmp_path / "file"))
    assert caught.value.code == "log-corrupt"
    assert caught.value.data == {"problem": f"`{tmp_path}/file` cannot be listed"}


def test_files_are_made_with_their_modes(tmp_path: Path) -> None:
    files, old = Files(), os.umask(0)
    try:
        files.make_folder(str(tmp_path / "folder"))
        files.make_folder(str(tmp_path / "folder"))
        os.close(files.open_new(str(tmp_path / "new")))
        os.close(files.open_private(str(tmp_path / "private"), append=True))
    finally:
        os.umask(old)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == {"folder": 0o755, "new": 0o644, "private": 0o600}
    with pytest.raises(FileExistsError):
        files.make_folder(str(tmp_path / "new"))
    with pytest.raises(FileExistsError):
        files.open_new(str(tmp_path / "new"))
    (tmp_path / "link").symlink_to(tmp_path / "new")
    with pytest.raises(OSError, match="symbolic"):
        files.open_append(str(tmp_path / "link"))
    for number in (1, 2):
        descriptor = files.open_private(str(tmp_path / "private"), append=number == 1)
        assert files.write(descriptor, b"ab") == 2
        files.truncate(descriptor, 1)
        files.close(descriptor)
    assert read_file(str(tmp_path / "private")) == b"a"
    files.remove(str(tmp_path / "private"))
    files.remove(str(tmp_path / "private"))
    assert not (tmp_path / "private").exists()


def test_only_a_plain_file_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"x" * ((1 << 20) + 5))
    assert len(read_file(str(path))) == (1 << 20) + 5
    with pytest.raises(OSError, match="not a plain file"):
        read_file(str(tmp_path))
    (tmp_path / "link").symlink_to(path)
    with pytest.raises(OSError, match="symbolic"):
        read_file(str(tmp_path / "link"))


def test_a_lock_says_who_holds_it(tmp_path: Path) -> None:
    path = str(tmp_path / "cache" / "lock")
    assert holder(path) is None
    lock = WriterLock(path, Files())
    assert not lock.still_ours()
    lock.acquire(0)
    assert lock.still_ours()
    assert Path(path).read_bytes() == b"%-20d" % os.getpid()
    assert stat.S_IMODE((tmp_path / "cache").stat().st_mode) == 0o700
    assert holder(path) == os.getpid()
    other = WriterLock(path, Files())
    with pytest.raises(SubstrateError) as caught:
        other.acquire(1)
    assert (caught.value.code, caught.value.data) == ("db-locked", {"pid": os.getpid()})
    waiting = threading.Thread(target=other.acquire, args=(20_000,))
    waiting.start()
    lock.release()
    waiting.join()
    assert other.still_ours()
    assert not lock.still_ours()
    Path(path).unlink()
    assert not other.still_ours()
    other.release()
    Path(path).write_bytes(b"no number")
    assert holder(path) is None


def test_a_lock_whose_place_is_taken(tmp_path: Path) -> None:
    (tmp_path / "cache").write_bytes(b"")
    with pytest.raises(SubstrateError) as caught:
        WriterLock(str(tmp_path / "cache" / "lock"), Files()).acquire(0)
    assert caught.value.code == "store-unwritable"
    assert caught.value.data["problem"] == "not a directory"
    (tmp_path / "lock").mkdir()
    with pytest.raises(SubstrateError) as caught:
        WriterLock(str(tmp_path / "lock"), Files()).acquire(0)
    assert caught.value.data == {"problem": "is a directory", "path": str(tmp_path / "lock")}
    assert unwritable(OSError()).data == {"problem": "input or output error", "path": None}


def test_own_lines_are_kept_and_read(tmp_path: Path) -> None:
    project = Project(str(tmp_path / ".dont"), str(tmp_path))
    (tmp_path / ".git").mkdir()
    directory = str(tmp_path / ".git")
    assert own_path(project) == f"{directory}/dont/own.jsonl"
    assert (own_lines(project), largest_own(project)) == ([], 0)
    assert keep(None, Files(), b"x\n")
    raws = [line(START + n, ("concluded", CLAIM, concluded("x")), number=n) for n in (3, 1, 2)]
    for raw in raws:
        assert keep(directory, Files(), raw + b"\n")
    path = tmp_path / ".git" / "dont" / "own.jsonl"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    path.write_bytes(path.read_bytes() + b"torn\n\n" + raws[0][:-3])
    assert [raw for _, raw in own_lines(project)] == raws
    assert largest_own(project) == START + 3
    path.unlink()
    path.mkdir()
    assert not keep(directory, Files(), b"x\n")
    assert (own_lines(project), largest_own(project)) == ([], 0)


def test_a_segment_that_is_gone_or_no_file_any_more_is_told(ledger: Ledger) -> None:
    ledger.conclude("one")
    (path,) = ledger.segments
    known: Any = {"2026-09/gone.jsonl": [1, 2, 3, 4, 5, 3, 0, "", 1]}
    kinds = {change.source: change.kind for change in ledger.store.log.changes(known)}
    source = f"{path.parent.name}/{path.name}"
    assert kinds == {"2026-09/gone.jsonl": "gone", source: "whole"}
    path.unlink()
    path.mkdir()
    change = _read(str(path), source, None, thorough=False)
    assert (change.kind, change.state, change.raws) == ("whole", None, [])
    flaw = (source, 0, "unreadable-segment", "not a plain file")
    assert [tuple(one) for one in change.flaws] == [flaw]

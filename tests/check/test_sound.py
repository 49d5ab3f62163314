"""The gate reads a file of evidence again only when it may have changed."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dont.ledger.sound import SoundFiles
from dont.verbs.context import Context

Record = Callable[..., str]
Judge = Callable[..., dict[str, Any]]
Suspects = Callable[[], list[str]]
# Longer than the time in which a further change could leave the same stamp.
SETTLED = 0.1


@pytest.fixture
def suspects(scratch: Path, environ: dict[str, str]) -> Suspects:
    """List the files that the next run of the gate would read."""

    def found() -> list[str]:
        ctx = Context(cwd=str(scratch), environ=environ)
        try:
            files = SoundFiles(ctx.read().sql, str(scratch))
            return [path for path, _ in files.suspects()]
        finally:
            ctx.close()

    return found


@pytest.fixture
def grounded(scratch: Path, record: Record) -> Path:
    """Two claims on two files, old enough to be told apart from a later change."""
    for name in ("a.py", "b.py"):
        (scratch / name).write_text("x = 1\ny = 2\n", encoding="utf-8")
        record("ground", f"y is two in {name}", "--file", name, "--lines", "2")
    time.sleep(SETTLED)
    return scratch


def test_what_is_in_order_is_not_read_again(
    grounded: Path, judge: Judge, suspects: Suspects
) -> None:
    assert suspects() == ["a.py", "b.py"]
    first = judge()
    assert suspects() == []
    assert judge() == first
    (grounded / "a.py").write_text("x = 1\ny = 3\n", encoding="utf-8")
    assert suspects() == ["a.py"]


def test_what_is_lost_stays_suspect(grounded: Path, judge: Judge, suspects: Suspects) -> None:
    judge()
    (grounded / "a.py").write_text("x = 1\ny = 3\n", encoding="utf-8")
    (grounded / "b.py").unlink()
    time.sleep(SETTLED)
    for _ in range(2):
        found = [one["code"] for one in judge()["findings"]]
        assert found == ["evidence-drifted", "evidence-missing"]
        assert suspects() == ["a.py", "b.py"]


def test_a_change_that_keeps_size_and_time_is_seen(
    grounded: Path, judge: Judge, suspects: Suspects
) -> None:
    judge()
    seen = (grounded / "a.py").stat()
    (grounded / "a.py").write_text("x = 1\ny = 3\n", encoding="utf-8")
    os.utime(grounded / "a.py", ns=(seen.st_atime_ns, seen.st_mtime_ns))
    assert suspects() == ["a.py"]


def test_new_evidence_in_a_file_has_it_read(
    grounded: Path, record: Record, judge: Judge, suspects: Suspects
) -> None:
    judge()
    record("ground", "x is one", "--file", "a.py", "--lines", "1")
    assert suspects() == ["a.py"]
    assert grounded.is_dir()


def test_a_time_in_the_future_keeps_no_file_suspect(
    scratch: Path, record: Record, judge: Judge, suspects: Suspects
) -> None:
    (scratch / "a.py").write_text("x = 1\n", encoding="utf-8")
    record("ground", "x is one", "--file", "a.py", "--lines", "1")
    ahead = time.time() + 60
    os.utime(scratch / "a.py", (ahead, ahead))
    judge()
    time.sleep(SETTLED)
    judge()
    assert suspects() == []


def test_a_folder_that_became_a_link_is_followed_anew(
    scratch: Path, tmp_path: Path, record: Record, judge: Judge, suspects: Suspects
) -> None:
    (scratch / "src").mkdir()
    (scratch / "src/a.py").write_text("x = 1\n", encoding="utf-8")
    record("ground", "x is one", "--file", "src/a.py", "--lines", "1")
    time.sleep(SETTLED)
    judge()
    outside = tmp_path / "elsewhere"
    (scratch / "src").rename(outside)
    (scratch / "src").symlink_to(outside)
    assert suspects() == ["src/a.py"]
    assert [one["code"] for one in judge()["findings"]] == ["evidence-missing"]


def test_setting_a_claim_aside_and_taking_it_up_again_changes_nothing_here(
    grounded: Path, record: Record, judge: Judge
) -> None:
    claim = record("ground", "x is one", "--file", "a.py", "--lines", "1")
    record("ignore", claim, "--reason", "not needed")
    (grounded / "a.py").write_text("x = 7\ny = 2\n", encoding="utf-8")
    time.sleep(SETTLED)
    assert judge()["findings"] == []
    record("reopen", claim)
    assert "evidence-drifted" in [one["code"] for one in judge()["findings"]]

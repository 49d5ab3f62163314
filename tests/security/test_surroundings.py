"""Surroundings that are broken or hostile: closed streams, full disks, poisoned environments."""

from __future__ import annotations

import json
import os
import shlex
import stat
import subprocess
from pathlib import Path

import pytest

from tests.conftest import Run


def shell(words: str, scratch: Path, environ: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a line of shell, which can close streams."""
    return subprocess.run(
        ["sh", "-c", words], cwd=scratch, env=environ, capture_output=True, text=True,
        encoding="utf-8", check=False, timeout=60, stdin=subprocess.DEVNULL,
    )  # fmt: skip


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_lead_nowhere(scratch: Path, environ: dict[str, str], closed: str) -> None:
    for words in ("list", "conclude x", "conclude y --json", "show nothing", "hook claude stop"):
        done = shell(f"dont {words} {closed}", scratch, environ)
        assert "Traceback" not in done.stderr
        assert done.returncode == (1 if words.startswith("show") else 0), words
    for segment in (scratch / ".dont" / "ledger").glob("*/*.jsonl"):
        for line in segment.read_text(encoding="utf-8").splitlines():
            assert json.loads(line)["v"] == 1


@pytest.mark.parametrize("words", ["list", "list --json", "show nothing --json"])
def test_an_answer_that_finds_no_room_is_a_failure_in_one_line(
    scratch: Path, environ: dict[str, str], words: str
) -> None:
    done = shell(f"dont {words} >/dev/full", scratch, environ)
    assert done.returncode == 3
    assert done.stderr.splitlines() == [
        "dont: the answer cannot be written: no space left on device"
    ]


def test_a_folder_that_was_deleted_under_the_caller(scratch: Path, environ: dict[str, str]) -> None:
    gone = shlex.quote(str(scratch / "sub"))
    line = f"mkdir {gone}; cd {gone}; rmdir {gone}; dont {{}}"
    done = shell(line.format("list --json"), scratch, environ)
    assert json.loads(done.stdout)["ok"]
    assert shell(line.format("hook claude stop"), scratch, environ).stdout.strip() == "{}"


def test_no_room_for_a_single_byte_writes_nothing(
    scratch: Path, environ: dict[str, str], dont: Run
) -> None:
    before = sorted((scratch / ".dont" / "ledger").rglob("*"))
    done = shell("trap '' XFSZ; ulimit -f 0; dont conclude x --json", scratch, environ)
    # The answer goes through a pipe, which has no such bound.
    assert json.loads(done.stdout)["data"]["code"] == "store-unwritable"
    assert done.returncode == 3
    assert sorted((scratch / ".dont" / "ledger").rglob("*")) == before
    assert json.loads(dont("list", "--json").stdout)["data"]["count"] == 0


def poisons(mark: Path, elsewhere: Path) -> list[dict[str, str]]:
    run = f"touch {mark}"
    return [
        {"GIT_DIR": str(elsewhere / ".git")},
        {"GIT_WORK_TREE": str(elsewhere), "GIT_DIR": "/nonexistent"},
        {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": run},
        {"GIT_EXTERNAL_DIFF": run, "GIT_PAGER": run, "GIT_EDITOR": run, "GIT_SSH_COMMAND": run},
        {"GIT_CONFIG_GLOBAL": str(elsewhere / "config")},
        {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"},
        {"PYTHONWARNINGS": "error", "PYTHONOPTIMIZE": "2"},
        {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"},
        {"HOME": "/nonexistent", "USER": "", "LOGNAME": "", "TMPDIR": "/nonexistent"},
        {"PATH": "/nonexistent", "COLUMNS": "-5", "TERM": "\x1b", "TZ": "No/Where"},
        {"HTTPS_PROXY": "bad", "http_proxy": "http://127.0.0.1:1"},
    ]


@pytest.mark.parametrize("number", range(11))
def test_a_poisoned_environment_changes_no_answer(
    scratch: Path, tmp_path: Path, environ: dict[str, str], dont_bin: Path, number: int
) -> None:
    mark, elsewhere = tmp_path / "ran", tmp_path / "elsewhere"
    subprocess.run(["git", "init", "-q", elsewhere], check=True)
    text = f'[core]\n\tfsmonitor = "touch {mark}"\n[alias]\n\tstatus = "!touch {mark}"\n'
    (elsewhere / "config").write_text(text, encoding="utf-8")
    env = {**environ, **poisons(mark, elsewhere)[number]}

    def ask(*words: str) -> dict[str, object]:
        done = subprocess.run(
            [str(dont_bin / "dont"), *words, "--json"], cwd=scratch, env=env,
            capture_output=True, text=True, encoding="utf-8", check=False, timeout=60,
        )  # fmt: skip
        assert not done.stderr
        found: dict[str, object] = json.loads(done.stdout)
        assert found["ok"], found
        data = found["data"]
        assert isinstance(data, dict)
        return data

    made = str(ask("conclude", "Gül ✓ ist grün")["id"])
    ask("dismiss", made, "--file", "README.md", "--lines", "1")
    assert ask("show", made)["statement"] == "Gül ✓ ist grün"
    assert ask("check")["passed"]
    assert not mark.exists()
    assert not list((elsewhere / ".git").glob("dont"))


def test_what_the_cache_holds_is_its_owners_alone(dont: Run, scratch: Path) -> None:
    old = os.umask(0)
    try:
        dont("conclude", "x")
        dont("show", "nothing")
        dont("hook", "install", "claude")
    finally:
        os.umask(old)
    cache = scratch / ".dont" / "cache"
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700
    for path in cache.rglob("*"):
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path.name


def test_secrets_of_a_command_line_are_not_at_rest(dont: Run, scratch: Path) -> None:
    secret = "sk-" + "a1B2" * 12
    for _ in range(2):
        dont("show", f"https://user:{secret}@host.example/", "--json")
        dont("conclude", "x", "--author", f"Bearer {secret}", "--json")
    for path in (scratch / ".dont").rglob("*"):
        assert not path.is_file() or secret.encode() not in path.read_bytes(), path.name


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full"])
def test_a_device_is_no_source(dont: Run, device: str) -> None:
    """Proves: what has no end is refused, not read until memory ends."""
    pytest.importorskip("fastobo", reason="the extra `import` is not installed")
    done = dont("import", "obo", device, "--json")
    assert json.loads(done.stdout)["data"]["code"] == "import-failed"


def test_a_plan_without_end_is_refused(scratch: Path, environ: dict[str, str]) -> None:
    done = shell("ulimit -v 1500000; dont apply /dev/zero --json", scratch, environ)
    assert json.loads(done.stdout)["data"]["code"] == "unreadable-file"

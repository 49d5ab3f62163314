"""The process: signals, pipes, locales, colour, what people see."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run


def test_a_broken_pipe_is_success(dont: Run, scratch: Path, environ: dict[str, str]) -> None:
    plan = [{"verb": "conclude", "statement": f"statement {n}"} for n in range(400)]
    assert dont("apply", "-", "--json", stdin=json.dumps(plan)).returncode == 0
    script = "dont list --json | head -c 10 >/dev/null; exit ${PIPESTATUS[0]}"
    done = subprocess.run(
        ["bash", "-c", script], cwd=scratch, env=environ, capture_output=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr == b""


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_with_its_own_status(
    scratch: Path, environ: dict[str, str], number: signal.Signals, status: int
) -> None:
    process = subprocess.Popen(
        ["dont", "apply", "-", "--json"],
        cwd=scratch,
        env=environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A job in the background ignores Ctrl-C, and its children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads
    )
    _until_it_reads(process.pid)
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert process.returncode == status, err
    assert json.loads(out)["data"]["code"] in ("interrupted", "terminated")


def _until_it_reads(pid: int) -> None:
    """Wait until a process sleeps on its standard input."""
    for _ in range(600):
        wait = Path(f"/proc/{pid}/wchan")
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        reading = Path(f"/proc/{pid}/syscall")
        try:
            call = reading.read_text(encoding="utf-8").split()
        except OSError:
            call = []
        if stat[0] == "S" and (call[:2] == ["0", "0x0"] or "pipe" in wait.read_text("utf-8")):
            return
        time.sleep(0.05)
    pytest.fail("the process never read its standard input")


def test_an_ascii_locale_escapes_what_it_cannot_show(dont: Run) -> None:
    locale = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = dont("conclude", "über 日本語", env=locale)
    assert done.returncode == 0
    assert "\\xfcber" in done.stdout
    listed = json.loads(dont("list", "--json", env={"PYTHONIOENCODING": "ascii"}).stdout)
    assert listed["data"]["claims"][0]["statement"] == "über 日本語"


def test_bytes_that_are_no_text_are_refused(scratch: Path, environ: dict[str, str]) -> None:
    done = subprocess.run(
        [b"dont", b"conclude", b"\xff\xfe", b"--json"],
        cwd=scratch,
        env=environ,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 1
    assert json.loads(done.stdout)["data"]["code"] == "schema-mismatch"


@pytest.mark.parametrize(
    ("env", "words", "coloured"),
    [
        ({}, [], False),
        ({"CLICOLOR_FORCE": "1"}, [], True),
        ({"CLICOLOR_FORCE": "1"}, ["--plain"], False),
        ({"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, [], False),
        ({"CLICOLOR_FORCE": "1", "NO_COLOR": ""}, [], True),
    ],
)
def test_colour(dont: Run, env: dict[str, str], words: list[str], *, coloured: bool) -> None:
    dont("conclude", "it is bounded")
    done = dont("list", *words, env=env)
    assert ("\x1b[" in done.stdout) == coloured


def test_people_get_five_lines_on_standard_error(dont: Run) -> None:
    done = dont("show", "claim:01HX05A9K8VPAAAAAAAAAAAAAA")
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert [line.split(":")[0] for line in lines] == ["failed", "why", "try", "decide", "detail"]


def test_an_over_long_statement_is_short_for_people_and_whole_in_json(dont: Run) -> None:
    text = "日本語—🎉" * 60
    dont("conclude", text)
    shown = dont("list", env={"COLUMNS": "100"}).stdout
    assert "…" in shown
    assert json.loads(dont("list", "--json").stdout)["data"]["claims"][0]["statement"] == text


def test_a_configured_json_format_holds_where_no_terminal_reads(dont: Run, scratch: Path) -> None:
    config = scratch / ".dont/config.toml"
    config.write_text(config.read_text("utf-8") + '[output]\ndefault_format = "json"\n', "utf-8")
    assert json.loads(dont("list").stdout)["envelope_kind"] == "claims"


def test_the_module_runs_like_the_command(scratch: Path, environ: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dont", "--version", "--json"],
        cwd=scratch,
        env={**environ, "PYTHONPATH": os.fspath(ROOT)},
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout)["envelope_kind"] == "version"

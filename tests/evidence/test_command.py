"""`dont verify-evidence`, `disturb` and the hints as real processes, against a real server."""

import json
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

Run = Callable[..., subprocess.CompletedProcess[str]]


class Handler(BaseHTTPRequestHandler):
    @override
    def log_message(self, *_arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        server: Server = self.server  # type: ignore[assignment]  # the class below
        server.asked.release()
        if self.path == "/slow":
            server.free.wait(30)
        body = b"<p>The limit is 500 requests.</p>"
        self.send_response(404 if self.path == "/lost" else 200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked = threading.Semaphore(0)
        self.free = threading.Event()

    @override
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: clients here are interrupted on purpose."""

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_port}{path}"


@pytest.fixture
def server() -> Iterator[Server]:
    started = Server()
    thread = threading.Thread(target=started.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield started
    started.free.set()
    started.shutdown()
    thread.join()
    started.server_close()


def answer(done: subprocess.CompletedProcess[str], status: int = 0) -> dict[str, Any]:
    assert done.returncode == status, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def allow(scratch: Path, *hosts: str) -> None:
    config = scratch / ".dont" / "config.toml"
    text = config.read_text(encoding="utf-8")
    listed = ", ".join(f'"{host}"' for host in hosts)
    setting = f"allow_hosts = [{listed}]"
    if "[import]" in text:
        text = text.replace("[import]", f"[import]\n{setting}", 1)
    else:
        text += f"\n[import]\n{setting}\n"
    config.write_text(text, encoding="utf-8")


def ground(dont: Run, statement: str, *words: str) -> str:
    return str(answer(dont("ground", statement, *words, "--json"))["data"]["id"])


def history(dont: Run, claim: str) -> list[dict[str, Any]]:
    found = answer(dont("show", claim, "--history", "--json"))["data"]["history"]
    assert isinstance(found, list)
    return found


def test_pages_are_looked_up_only_where_the_config_allows_it(
    dont: Run, scratch: Path, server: Server
) -> None:
    words = [
        "--evidence",
        server.url("/"),
        "--quote",
        "limit is 500",
        "--evidence",
        server.url("/lost"),
    ]
    claim = ground(dont, "the limit is 500", *words)
    refused = answer(dont("verify-evidence", claim, "--json"))["data"]["references"]
    assert [one["outcome"] for one in refused] == ["refused-destination"] * 2
    allow(scratch, "127.0.0.1")
    found = answer(dont("verify-evidence", claim, "--json"))
    outcomes = [(one["outcome"], one["quote_verdict"]) for one in found["data"]["references"]]
    assert outcomes == [("alive", "here"), ("gone", None)]
    assert "evidence-stale" in [one["code"] for one in found["warnings"]]
    assert answer(dont("show", claim, "--json"))["data"]["status"] == "verified"
    offline = answer(dont("verify-evidence", claim, "--offline", "--json"))["data"]["references"]
    assert [one["quote_verdict"] for one in offline] == ["here", None]


def test_one_slow_page_costs_its_own_time_only(dont: Run, scratch: Path, server: Server) -> None:
    allow(scratch, "127.0.0.1")
    words = ["--evidence", server.url("/slow"), "--evidence", server.url("/")]
    claim = ground(dont, "one is slow", *words)
    found = answer(dont("verify-evidence", claim, "--timeout", "1", "--json"))["data"]
    assert [one["outcome"] for one in found["references"]] == ["timeout", "alive"]


def test_an_interruption_keeps_what_was_done(
    dont: Run, scratch: Path, environ: dict[str, str], server: Server
) -> None:
    allow(scratch, "127.0.0.1")
    words = ["--evidence", server.url("/slow"), "--evidence", "README.md"]
    claim = ground(dont, "it is interrupted", *words)
    running = subprocess.Popen(
        ["dont", "verify-evidence", claim, "--timeout", "60", "--json"],
        cwd=scratch,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        # A job in the background ignores Ctrl-C, and its children inherit that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - see above
    )
    assert server.asked.acquire(timeout=60)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    assert running.returncode == 130, out
    kept = [one for one in history(dont, claim) if one["event_kind"] == "evidence-checked"]
    assert len(kept) == 1


def test_a_file_without_lines_gets_lines_proposed(dont: Run, scratch: Path) -> None:
    text = "# Store\n\nThe limit is 500 requests per minute.\n"
    (scratch / "limits.md").write_text(text, encoding="utf-8")
    found = answer(dont("ground", "the limit is 500 requests", "--file", "limits.md", "--json"))
    proposed = [one["argv"] for one in found["hints"] if "--lines" in one["argv"]]
    assert [argv[argv.index("--lines") + 1] for argv in proposed] == ["3"]
    answer(dont(*proposed[0][1:], "--json"))


def test_a_diff_disturbs_the_claims_it_touches(
    dont: Run, scratch: Path, environ: dict[str, str]
) -> None:
    first = ground(dont, "it says hello", "--file", "README.md", "--lines", "1")
    ground(dont, "it says world", "--file", "README.md", "--lines", "2")
    commit = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "1"]
    for words in (["git", "add", "."], commit):
        subprocess.run(words, cwd=scratch, env=environ, check=True, capture_output=True)
    (scratch / "README.md").write_text("HELLO\nworld\n", encoding="utf-8")
    found = answer(dont("disturb", "--diff", "HEAD", "--json"))["data"]["claims"]
    assert [one["id"] for one in found] == [first]
    assert (
        answer(dont("disturb", "--diff", "nothing", "--json"), 1)["data"]["code"]
        == "unresolvable-uri"
    )


@pytest.mark.parametrize("name", ["-rf", "a\nb", "pipe", "sub"])
def test_names_that_are_no_evidence_are_refused_with_their_code(
    dont: Run, scratch: Path, name: str
) -> None:
    import os

    (scratch / "sub").mkdir()
    os.mkfifo(scratch / "pipe")
    found = answer(dont("ground", "x", f"--file={name}", "--json"), 1)
    assert found["data"]["code"] == "unreadable-file"
    assert answer(dont("list", "--json"))["data"]["count"] == 0

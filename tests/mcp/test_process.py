"""The process behind the server: clients that vanish, garbage, signals, a missing package."""

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

Run = Callable[..., subprocess.CompletedProcess[str]]
VERSION = "2025-11-25"
HELLO = {
    "jsonrpc": "2.0",
    "id": 0,
    "method": "initialize",
    "params": {
        "protocolVersion": VERSION,
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
READY = {"jsonrpc": "2.0", "method": "notifications/initialized"}


def calling(number: int, name: str, **given: object) -> dict[str, Any]:
    params = {"name": name, "arguments": given}
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": params}


def lines(*messages: dict[str, Any]) -> bytes:
    return b"".join(json.dumps(message).encode() + b"\n" for message in messages)


def start(root: Path, environ: dict[str, str], *options: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        ["dont", "mcp", *options],
        cwd=root,
        env=environ,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def count(root: Path, dont: Run) -> int:
    """Count the claims, and make sure that nothing half-written is left."""
    listed = json.loads(dont("list", "--json").stdout)
    for file in root.glob(".dont/ledger/*/*.jsonl"):
        body = file.read_bytes()
        assert body.endswith(b"\n")
        for line in body.splitlines():
            json.loads(line)
    found = listed["data"]["count"]
    assert isinstance(found, int)
    return found


def test_a_client_that_goes_in_the_middle_of_a_call(
    scratch: Path, environ: dict[str, str], dont: Run
) -> None:
    for n in range(2):
        server = start(scratch, environ)
        assert server.stdin
        assert server.stdout
        server.stdin.write(lines(HELLO, READY))
        server.stdin.flush()
        server.stdout.readline()
        server.stdin.write(
            lines(*(calling(m, "conclude", statement=f"{n} {m}") for m in range(1, 6)))
        )
        server.stdin.close()
        server.stdout.close()
        server.stdin = None
        server.stdout = None
        _, said = server.communicate(timeout=60)
        assert server.returncode == 0, said
        assert b"Traceback" not in said
    assert 0 <= count(scratch, dont) <= 10
    assert dont("conclude", "Afterwards", "--json").returncode == 0


def test_garbage_between_messages_is_survived(scratch: Path, environ: dict[str, str]) -> None:
    body = lines(HELLO, READY) + b"garbage\n\n[]\n{}\n\xff\xfe\n" + b"[" * 5000 + b"\n"
    body += lines({"jsonrpc": "2.0", "id": 7, "method": "no/such"}, calling(8, "list"))
    server = start(scratch, environ)
    assert server.stdin
    assert server.stdout
    server.stdin.write(body)
    server.stdin.flush()
    answers: dict[Any, dict[str, Any]] = {}
    while 8 not in answers:
        answer = json.loads(server.stdout.readline())
        answers[answer.get("id")] = answer
    out, _ = server.communicate(timeout=60)
    assert out == b""
    assert answers[7]["error"]["code"] == -32601
    assert answers[8]["result"]["structuredContent"]["ok"] is True


def test_a_kill_between_calls_leaves_a_whole_ledger(
    scratch: Path, environ: dict[str, str], dont: Run
) -> None:
    server = start(scratch, environ)
    assert server.stdin
    assert server.stdout
    server.stdin.write(lines(HELLO, READY, calling(1, "conclude", statement="Written")))
    server.stdin.flush()
    while json.loads(server.stdout.readline()).get("id") != 1:
        pass
    server.send_signal(signal.SIGTERM)
    server.communicate(timeout=60)
    assert server.returncode == -signal.SIGTERM
    assert count(scratch, dont) == 1


def test_a_wrong_tool_set_is_a_usage_error(dont: Run) -> None:
    done = dont("mcp", "--tools", "nonsense", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["data"]["code"] == "usage"


def test_without_the_package_the_refusal_says_so(
    dont: Run, tmp_path: Path, environ: dict[str, str]
) -> None:
    hiding = (
        "import sys\n"
        "class Hide:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'mcp' or name.startswith('mcp.'):\n"
        "            raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Hide())\n"
    )
    (tmp_path / "sitecustomize.py").write_text(hiding, encoding="utf-8")
    path = f"{tmp_path}:{environ['PYTHONPATH']}"
    done = dont("mcp", "--json", env={"PYTHONPATH": path})
    envelope = json.loads(done.stdout)
    assert done.returncode == 1
    assert envelope["data"]["code"] == "missing-extra"
    assert "mcp" in envelope["data"]["message"]

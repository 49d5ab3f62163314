"""Requests on a real ledger, answered by a model that is a real server on this machine."""

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

from dont.core.command_line import read
from dont.verbs import dispatch
from dont.verbs.context import Context

Call = Callable[..., tuple[int, dict[str, Any]]]


class Model:
    """An OpenAI-compatible endpoint that says what the test tells it to.

    Attributes:
        status: HTTP status of the next answers.
        body: bytes of the next answers; None puts `content` into a usual answer.
        content: what the model says.
        seen: requests so far: path, headers and decoded body.
    """

    def __init__(self) -> None:
        self.status = 200
        self.headers: dict[str, str] = {}
        self.body: bytes | None = None
        self.content: object = ""
        self.seen: list[tuple[str, dict[str, str], dict[str, Any]]] = []
        self.port = 0

    def says(self, value: object) -> None:
        """Answer with a value as JSON from now on."""
        self.content = value if isinstance(value, str) else json.dumps(value)

    def answer(self) -> bytes:
        """Give the bytes of an answer."""
        if self.body is not None:
            return self.body
        choice = {"index": 0, "message": {"role": "assistant", "content": self.content}}
        return json.dumps({"object": "chat.completion", "choices": [choice]}).encode()


@pytest.fixture
def model() -> Iterator[Model]:
    """Serve a model on the loopback interface."""
    told = Model()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            size = int(self.headers.get("content-length", "0"))
            body = json.loads(self.rfile.read(size))
            told.seen.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            data = told.answer()
            self.send_response(told.status)
            for name, value in told.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        @override
        def log_message(self, format: str, *arguments: object) -> None:
            """Print nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    told.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    yield told
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def call(scratch: Path, environ: dict[str, str]) -> Call:
    """Run a command line in this process, in a harness unless `--direct` says otherwise."""

    def run(*words: str, now: int | None = None, **env: str) -> tuple[int, dict[str, Any]]:
        line = read(words)
        assert line.row is not None
        ctx = Context(cwd=str(scratch), environ={**environ, "DONT_HARNESS": "1", **env})
        if now is not None:
            ctx.clock = lambda: now
        ctx.dry_run = bool(line.universal.get("dry_run"))
        ctx.direct = bool(line.universal.get("direct"))
        author = line.universal.get("author")
        ctx.given_author = None if author is None else str(author)
        try:
            outcome = dispatch.run(line.row, line.given, ctx)
        finally:
            ctx.close()
        envelope: dict[str, Any] = json.loads(json.dumps(outcome.envelope))
        return outcome.exit, envelope

    return run


@pytest.fixture
def claim(call: Call) -> str:
    """Record a claim by `human:ann`."""
    return str(call("conclude", "needs a second look")[1]["data"]["id"])

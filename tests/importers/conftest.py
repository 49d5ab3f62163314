"""A scratch project to import into, and a real web server on this machine to import from."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from dont.core.errors import HarnessError
from tests.importers.helpers import Scratch, Served

VOCAB = Path(__file__).parents[3] / "shared" / "data" / "vocab"


@pytest.fixture(scope="session")
def real() -> Path:
    """Give the folder of real vocabularies."""
    if not VOCAB.is_dir():
        pytest.skip("the folder of real vocabularies is not here")
    return VOCAB


@pytest.fixture
def scratch_vocab(tmp_path: Path) -> Scratch:
    """Give an empty project."""
    root = tmp_path / "p"
    (root / ".dont" / "cache").mkdir(parents=True)
    return Scratch(root)


@pytest.fixture
def served() -> Iterator[Served]:
    """Serve answers on a port of this machine until the test ends."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answers.asked.append(self.path)
            found = answers.answers.get(self.path) or answers.answers.get(self.path.split("?")[0])
            status, kind, body = found or (404, "text/plain", b"nothing here")
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing on standard error."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    answers = Served(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield answers
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def online(scratch_vocab: Scratch, served: Served) -> Callable[[str], Scratch]:
    """Give a project whose configuration allows and names the server for one importer."""

    def ready(importer: str, **settings: Any) -> Scratch:
        section = {"url": served.url, "per_host_rate": 1000.0, "per_host_burst": 1000, **settings}
        hosts = [served.url.removeprefix("http://")]
        scratch_vocab.config = {"import": {"allow_hosts": hosts, importer: section}}
        return scratch_vocab

    return ready


@pytest.fixture
def refused() -> Callable[..., dict[str, object]]:
    """Give a function that calls another, which must refuse, and gives the refusal's data."""

    def call(code: str, function: Callable[..., Any], *given: Any, **named: Any) -> dict[str, Any]:
        with pytest.raises(HarnessError) as caught:
            function(*given, **named)
        assert caught.value.code == code, str(caught.value)
        return caught.value.data

    return call

"""TLS over a judged address: the name in the certificate counts, whatever was connected to."""

import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from typing_extensions import override

from dont.net import failures
from dont.net.client import Client
from dont.net.policy import Policy

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl")
NAMED = "localhost"
# A server, and the names that clients asked for.
Asked = tuple[ThreadingHTTPServer, list[str | None]]


class Handler(BaseHTTPRequestHandler):
    @override
    def log_message(self, *_arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "2")
        self.end_headers()
        self.wfile.write(b"ok")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Make a certificate for one name, which is its own authority."""
    folder = tmp_path_factory.mktemp("tls")
    key, crt = folder / "key.pem", folder / "crt.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
         "-keyout", str(key), "-out", str(crt), "-subj", f"/CN={NAMED}",
         "-addext", f"subjectAltName=DNS:{NAMED}"],
        check=True,
        capture_output=True,
    )  # fmt: skip
    return key, crt


@pytest.fixture
def server(
    certificate: tuple[Path, Path],
) -> Iterator[tuple[ThreadingHTTPServer, list[str | None]]]:
    asked: list[str | None] = []
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate[1], certificate[0])
    context.sni_callback = lambda _socket, name, _context: asked.append(name)
    started = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    started.daemon_threads = True
    started.socket = context.wrap_socket(started.socket, server_side=True)
    started.handle_error = lambda *_arguments: None  # type: ignore[method-assign]  # clients hang up
    thread = threading.Thread(target=started.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield started, asked
    started.shutdown()
    thread.join()
    started.server_close()


def client(certificate: tuple[Path, Path] | None) -> Client:
    policy = Policy(allow_hosts=frozenset((NAMED, "127.0.0.1")), timeout_s=5.0, retry_limit=0)
    trusted = str(certificate[1]) if certificate else None
    return Client(policy, ssl_context=ssl.create_default_context(cafile=trusted))


def test_the_name_is_sent_and_checked(server: Asked, certificate: tuple[Path, Path]) -> None:
    port = server[0].server_port
    with client(certificate) as web:
        assert web.get(f"https://{NAMED}:{port}/").body == b"ok"
    assert server[1] == [NAMED]


def test_a_certificate_for_another_name_is_a_failure(
    server: Asked, certificate: tuple[Path, Path]
) -> None:
    with client(certificate) as web, pytest.raises(failures.Unreachable) as caught:
        web.get(f"https://127.0.0.1:{server[0].server_port}/")
    assert caught.value.outcome == "not-measured"


def test_an_unknown_authority_is_a_failure(
    server: Asked,
) -> None:
    with client(None) as web, pytest.raises(failures.Unreachable):
        web.get(f"https://{NAMED}:{server[0].server_port}/")


def test_a_server_that_speaks_no_tls_is_a_failure() -> None:
    with socket.create_server(("127.0.0.1", 0)) as plain:
        port = plain.getsockname()[1]
        thread = threading.Thread(target=_answer_plainly, args=(plain,))
        thread.start()
        with client(None) as web, pytest.raises(failures.Unreachable):
            web.get(f"https://127.0.0.1:{port}/")
        thread.join()


def _answer_plainly(plain: socket.socket) -> None:
    connection, _ = plain.accept()
    with connection:
        connection.recv(100)
        connection.sendall(b"HTTP/1.0 200 OK\r\n\r\nhello")

"""The client against a real server on the loopback: policy, redirects, bounds, patience."""

import gzip
import ipaddress
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from typing_extensions import override

from dont.net import failures
from dont.net.client import Client
from dont.net.policy import Policy, check_url, is_public
from dont.net.post import Poster

BIG = 1_000_000


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    @override
    def log_message(self, *_arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        server: Server = self.server  # type: ignore[assignment]  # the class below
        server.seen.append((self.path, {k.lower(): v for k, v in self.headers.items()}))
        name = self.path.split("?")[0].strip("/").replace("-", "_").split("/")[0] or "ok"
        getattr(self, f"go_{name}", self.go_ok)()

    def do_POST(self) -> None:
        sent = self.rfile.read(int(self.headers["content-length"]))
        if self.path == "/hop":
            self.go_hop()
        else:
            self.answer(200, sent[::-1])

    def answer(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def go_ok(self) -> None:
        self.answer(200, b"hello", content_type="text/plain")

    def go_gone(self) -> None:
        self.answer(410)

    def go_hop(self) -> None:
        self.answer(302, location="/ok")

    def go_sloppy(self) -> None:
        self.answer(302, location=" /ok?a b ")

    def go_nowhere(self) -> None:
        self.answer(302, location="http://:x/")

    def go_loop(self) -> None:
        self.answer(302, location="/loop")

    def go_inside(self) -> None:
        port = self.connection.getsockname()[1]
        self.answer(302, location=f"http://localhost:{port}/ok")

    def go_file(self) -> None:
        self.answer(302, location="file:///etc/passwd")

    def go_metadata(self) -> None:
        self.answer(302, location="http://169.254.169.254/latest/")

    def go_big(self) -> None:
        self.answer(200, b"x" * BIG)

    def go_gzip(self) -> None:
        self.answer(200, gzip.compress(b"packed"), content_encoding="gzip")

    def go_deflate(self) -> None:
        raw = zlib.compressobj(wbits=-15)
        self.answer(200, raw.compress(b"bare") + raw.flush(), content_encoding="deflate")

    def go_bomb(self) -> None:
        self.answer(
            200, gzip.compress(gzip.compress(b"\0" * 300_000_000, 1)), content_encoding="gzip, gzip"
        )

    def go_bad_gzip(self) -> None:
        self.answer(200, b"this is no gzip", content_encoding="gzip")

    def go_brotli(self) -> None:
        self.answer(200, b"?", content_encoding="br")

    def go_busy(self) -> None:
        server: Server = self.server  # type: ignore[assignment]  # the class below
        times = sum(path == self.path for path, _ in server.seen)
        if times < 2:
            self.answer(429, retry_after="0")
        else:
            self.answer(200, b"patience")

    def go_later(self) -> None:
        self.answer(503, retry_after="3600")

    def go_silent(self) -> None:
        self.server.release.wait(5)  # type: ignore[attr-defined]  # the class below
        self.close_connection = True

    def go_drip(self) -> None:
        self.send_response(200)
        self.send_header("content-length", "1000000")
        self.end_headers()
        self.close_connection = True
        while not self.server.release.wait(0.02):  # type: ignore[attr-defined]  # the class below
            try:
                self.wfile.write(b"x")
            except OSError:
                return

    def go_drop(self) -> None:
        self.close_connection = True


class Server(ThreadingHTTPServer):
    daemon_threads = True

    @override
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: clients here hang up on purpose."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.seen: list[tuple[str, dict[str, str]]] = []
        self.release = threading.Event()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


@contextmanager
def serving() -> Iterator[Server]:
    server = Server()
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.release.set()
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture
def server() -> Iterator[Server]:
    with serving() as started:
        yield started


def client(**settings: object) -> Client:
    given: dict[str, object] = {
        "allow_hosts": frozenset(("127.0.0.1",)), "per_host_rate": 1000.0, "per_host_burst": 1000,
        "timeout_s": 5.0, "max_bytes": 100_000, **settings,
    }  # fmt: skip
    return Client(Policy(**given))  # type: ignore[arg-type]  # settings by name


def test_a_page_with_its_headers(server: Server) -> None:
    with client() as web:
        answer = web.get(f"{server.base}/ok?a=1", {"b": "x y"}, {"x-asked": "yes"})
    assert (answer.status, answer.body, answer.complete, answer.hops) == (200, b"hello", True, [])
    assert answer.headers["content-type"] == "text/plain"
    path, sent = server.seen[0]
    assert path == "/ok?a=1&b=x+y"
    assert sent["x-asked"] == "yes"
    assert sent["host"] == f"127.0.0.1:{server.server_address[1]}"


def test_bytes_are_posted_once_and_redirects_are_answers(server: Server) -> None:
    with Poster(Policy(allow_hosts=frozenset(("127.0.0.1",)))) as web:
        assert web.post(f"{server.base}/x", b"abc", {"content-type": "text/plain"}).body == b"cba"
        assert web.post(f"{server.base}/hop", b"abc", {}).status == 302


def test_an_error_status_is_an_answer_and_a_failure_for_page(server: Server) -> None:
    with client() as web:
        assert web.get(f"{server.base}/gone").status == 410
        with pytest.raises(failures.HttpStatus) as caught:
            web.page(f"{server.base}/gone")
    assert caught.value.status == 410


def test_redirects_are_followed_hop_by_hop(server: Server) -> None:
    with client() as web:
        answer = web.get(f"{server.base}/hop")
    assert (answer.url, answer.body) == (f"{server.base}/ok", b"hello")
    assert [(hop.url, hop.status) for hop in answer.hops] == [(f"{server.base}/hop", 302)]


@pytest.mark.parametrize("path", ["inside", "file", "metadata"])
def test_every_hop_is_judged(server: Server, path: str) -> None:
    with client() as web, pytest.raises(failures.RefusedDestination) as caught:
        web.get(f"{server.base}/{path}")
    assert (caught.value.code, caught.value.outcome) == ("unresolvable-uri", "refused-destination")
    assert len(server.seen) == 1


def test_a_sloppy_redirect_is_followed_and_one_that_leads_nowhere_is_a_failure(
    server: Server,
) -> None:
    with client() as web:
        assert web.get(f"{server.base}/sloppy").url == f"{server.base}/ok?a%20b"
        with pytest.raises(failures.Unreachable) as caught:
            web.get(f"{server.base}/nowhere")
    assert caught.value.outcome == "not-measured"


def test_endless_redirects_end(server: Server) -> None:
    with client(max_hops=3) as web, pytest.raises(failures.TooManyHops):
        web.get(f"{server.base}/loop")
    assert len(server.seen) == 4


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1:{port}/", "http://localhost:{port}/", "http://[::1]:{port}/",
     "http://0x7f.1:{port}/", "http://2130706433:{port}/", "http://0:{port}/",
     "http://[::ffff:127.0.0.1]:{port}/", "http://127.0.0.1.:{port}/"],
)  # fmt: skip
def test_the_loopback_is_refused_in_every_spelling(server: Server, url: str) -> None:
    with (
        client(allow_hosts=frozenset()) as web,
        pytest.raises((failures.RefusedDestination, failures.Unreachable)),
    ):
        web.get(url.format(port=server.server_address[1]))
    assert server.seen == []


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "ftp://example.org/", "gopher://x/", "data:,x"]
)
def test_other_schemes_are_refused(url: str) -> None:
    with client() as web, pytest.raises(failures.RefusedDestination):
        web.get(url)


@pytest.mark.parametrize("url", ["http://", "not a url", "http://a b/", "http://x:99999/"])
def test_what_is_no_address_is_malformed(url: str) -> None:
    with client() as web, pytest.raises(failures.BadAddress) as caught:
        web.get(url)
    assert caught.value.outcome == "malformed"


def test_a_large_answer_is_refused_or_cut(server: Server) -> None:
    with client() as web:
        with pytest.raises(failures.TooLarge):
            web.get(f"{server.base}/big")
        answer = web.get(f"{server.base}/big", cut=True)
    assert (answer.complete, len(answer.body)) == (False, 100_000)


def test_packed_answers_are_unpacked(server: Server) -> None:
    with client() as web:
        assert web.get(f"{server.base}/gzip").body == b"packed"
        assert web.get(f"{server.base}/deflate").body == b"bare"


def test_a_bomb_is_bounded(server: Server) -> None:
    with client(timeout_s=30.0) as web, pytest.raises(failures.TooLarge):
        web.get(f"{server.base}/bomb")


@pytest.mark.parametrize("path", ["bad-gzip", "brotli"])
def test_what_cannot_be_unpacked_is_a_failure(server: Server, path: str) -> None:
    with client() as web, pytest.raises(failures.Unreachable):
        web.get(f"{server.base}/{path}")


def test_a_busy_server_is_asked_again(server: Server) -> None:
    with client() as web:
        assert web.get(f"{server.base}/busy").body == b"patience"
    assert len(server.seen) == 2


def test_a_wait_beyond_the_budget_is_not_begun(server: Server) -> None:
    with client() as web:
        answer = web.get(f"{server.base}/later")
    assert (answer.status, answer.headers["retry-after"], len(server.seen)) == (503, "3600", 1)


@pytest.mark.parametrize("path", ["silent", "drip"])
def test_time_is_bounded_as_a_whole(server: Server, path: str) -> None:
    with client(timeout_s=0.4) as web, pytest.raises(failures.TimedOut) as caught:
        web.get(f"{server.base}/{path}")
    assert caught.value.outcome == "timeout"


def test_a_dropped_connection_is_tried_again_and_then_a_failure(server: Server) -> None:
    with client(retry_limit=1) as web, pytest.raises(failures.Broken):
        web.get(f"{server.base}/drop")
    assert len(server.seen) == 2


def test_nobody_listens() -> None:
    with serving() as gone:
        base = gone.base
    with client() as web, pytest.raises(failures.Unreachable) as caught:
        web.get(base)
    assert caught.value.outcome == "not-measured"


def test_secrets_do_not_follow_to_another_host(server: Server) -> None:
    with client(allow_hosts=frozenset(("127.0.0.1", "localhost"))) as web:
        web.get(
            f"{server.base}/inside", headers={"Authorization": "s", "X-Api-Key": "s", "x-a": "1"}
        )
    first, second = (sent for _, sent in server.seen)
    assert first["authorization"] == "s"
    assert {"authorization", "x-api-key"} & set(second) == set()
    assert second["x-a"] == "1"


def test_proxies_of_the_environment_are_ignored(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:1")
    with client() as web:
        assert web.get(f"{server.base}/ok").status == 200


def test_a_name_is_looked_up_once_per_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rebinding: a resolver that answers differently the second time is never asked again."""
    import socket

    real, asked = socket.getaddrinfo, []

    def resolver(host: str, port: int, *rest: object, **more: object) -> object:
        if host == "rebind.example":
            asked.append(host)
            return real("127.0.0.1" if len(asked) == 1 else "10.0.0.1", port, *rest, **more)  # type: ignore[arg-type]  # passed on
        return real(host, port, *rest, **more)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr(socket, "getaddrinfo", resolver)
    with client(allow_hosts=frozenset(("rebind.example",))) as web:
        answer = web.get(f"http://rebind.example:{server.server_address[1]}/ok")
    assert (answer.status, asked) == (200, ["rebind.example"])
    assert server.seen[0][1]["host"].startswith("rebind.example:")


def test_one_private_address_among_public_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    rows = [
        (socket.AF_INET, 1, 6, "", ("93.184.215.14", 80)),
        (socket.AF_INET, 1, 6, "", ("10.0.0.1", 80)),
    ]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_a, **_k: rows)
    with client() as web, pytest.raises(failures.RefusedDestination):
        web.get("http://two-faced.example/")


def test_a_download_appears_whole_or_not_at_all(server: Server, tmp_path: Path) -> None:
    target = tmp_path / "page"
    with client() as web:
        answer = web.download(f"{server.base}/ok", str(target))
        assert (answer.size, target.read_bytes()) == (5, b"hello")
        target.unlink()
        with pytest.raises(failures.TooLarge):
            web.download(f"{server.base}/big", str(target))
        with pytest.raises(failures.HttpStatus):
            web.download(f"{server.base}/gone", str(target))
    assert list(tmp_path.iterdir()) == []


def test_a_closed_client_wakes_those_who_wait(server: Server) -> None:
    web = client(per_host_rate=0.01, per_host_burst=1, timeout_s=1000.0)
    web.get(f"{server.base}/ok")
    problems: list[str] = []

    def wait() -> None:
        try:
            web.get(f"{server.base}/ok")
        except failures.TimedOut as error:
            problems.append(error.problem)

    thread = threading.Thread(target=wait)
    thread.start()
    time.sleep(0.05)
    web.close()
    thread.join(10)
    assert problems == ["it was interrupted"]


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
     "0.0.0.1",
     "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::", "::1", "fe80::1",
     "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
     "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::", "::7f00:1", "2001:db8::1"],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "64:ff9b::101:101"]
)
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    ("entry", "host", "port", "allowed"),
    [
        ("LocalHost", "localhost", 80, True),
        ("localhost:8080", "localhost", 8080, True),
        ("localhost:8080", "localhost", 80, False),
        (".corp.example", "a.corp.example", 80, True),
        ("*.corp.example", "a.corp.example", 80, True),
        ("*", "example.org", 80, False),
        (".corp.example", "evilcorp.example", 80, False),
        ("corp.example", "a.corp.example", 80, False),
        ("::1", "::1", 80, True),
        ("[::1]:81", "::1", 81, True),
    ],
)
def test_allowed_hosts(entry: str, host: str, port: int, *, allowed: bool) -> None:
    assert Policy(allow_hosts=frozenset((entry,))).allows(host, port) is allowed


def test_the_configuration_sets_the_bounds() -> None:
    config = {
        "verify_evidence": {"concurrency": 2, "default_timeout_s": 7, "retry_limit": 0},
        "import": {"allow_hosts": ["localhost"]},
    }
    policy = Policy.from_config(config)
    assert (policy.concurrency, policy.timeout_s, policy.retry_limit) == (2, 7, 0)
    assert policy.allow_hosts == {"localhost"}
    assert Policy.from_config({}) == Policy()


def test_the_port_follows_from_the_scheme() -> None:
    assert check_url("https://Example.org/x") == ("https", "example.org", 443)

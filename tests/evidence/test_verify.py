"""Looking references up: against real files and a real server on the loopback."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from typing_extensions import override

from dont.evidence.landing import landing
from dont.evidence.locate import capture
from dont.evidence.verify import Verifier
from dont.net.policy import Policy

Entry = dict[str, object]
PAGES = {
    "/": (200, "text/html", "<p>The limit is 500 requests.</p>"),
    "/b": (200, "text/html", "<p>Another page says that water is wet.</p>"),
    "/busy": (429, "text/plain", "later"),
    "/private": (403, "text/plain", "no"),
    "/gone": (410, "text/plain", "gone"),
    "/lost": (404, "text/plain", "lost"),
    "/image": (200, "image/png", "..."),
}


class Handler(BaseHTTPRequestHandler):
    @override
    def log_message(self, *_arguments: object) -> None:
        pass

    def do_GET(self) -> None:
        server: Server = self.server  # type: ignore[assignment]  # the class below
        server.seen.append(self.path)
        if self.path == "/slow":
            server.release.wait(10)
        if self.path in ("/old", "/once"):
            self.send_response(301 if self.path == "/old" else 302)
            self.send_header("location", "/b")
            self.send_header("content-length", "0")
            self.end_headers()
            return
        status, kind, text = PAGES.get(self.path, PAGES["/"])
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.seen: list[str] = []
        self.release = threading.Event()

    @override
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: clients here hang up on purpose."""

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_port}{path}"


@pytest.fixture
def server() -> Iterator[Server]:
    started = Server()
    thread = threading.Thread(target=started.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield started
    started.release.set()
    started.shutdown()
    thread.join()
    started.server_close()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    home = tmp_path / "project"
    home.mkdir()
    (home / "a.txt").write_text("The limit is 500 requests per minute.\n", encoding="utf-8")
    return home


LOOSE = Policy(
    allow_hosts=frozenset(("127.0.0.1",)), per_host_rate=1000.0, per_host_burst=1000,
    retry_limit=0, timeout_s=5.0,
)  # fmt: skip


def web(uri: str, quote: str | None = None) -> Entry:
    return {"source_uri": uri, "kind": "web", "supports": True, "quote": quote, "note": None}


def check(
    root: Path, entries: list[Entry], policy: Policy | None = LOOSE, cache: Path | None = None
) -> list[Entry]:
    verifier = Verifier(str(root), policy, str(cache) if cache else None)
    try:
        found = dict(verifier.verify(entries))
    finally:
        verifier.close()
    return [found[place] for place in range(len(entries))]


@pytest.mark.parametrize(
    ("path", "outcome", "status"),
    [
        ("/", "alive", 200),
        ("/old", "moved", 200),
        ("/once", "alive", 200),
        ("/gone", "gone", 410),
        ("/lost", "gone", 404),
        ("/busy", "not-measured", 429),
        ("/private", "not-measured", 403),
    ],
)
def test_outcomes_of_pages(
    server: Server, root: Path, path: str, outcome: str, status: int
) -> None:
    [found] = check(root, [web(server.url(path))])
    assert (found["outcome"], found["http_status"], found["quote_verdict"]) == (
        outcome,
        status,
        None,
    )


def test_a_moved_page_names_its_new_place(server: Server, root: Path) -> None:
    [found] = check(root, [web(server.url("/old"))])
    assert found["final_uri"] == server.url("/b")


@pytest.mark.parametrize(
    ("uri", "outcome"),
    [
        ("http://", "malformed"),
        ("some words", "malformed"),
        ("ftp://example.org/", "malformed"),
        ("urn:uuid:1", "not-measured"),
        ("GO:0006915", "not-measured"),
        ("http://10.0.0.1/", "refused-destination"),
        ("http://[::1]:1/", "refused-destination"),
        ("http://localhost:1/", "refused-destination"),
    ],
)
def test_references_that_are_not_fetched(root: Path, uri: str, outcome: str) -> None:
    [found] = check(root, [web(uri)])
    assert found["outcome"] == outcome


def test_a_slow_page_times_out_and_the_others_are_done(server: Server, root: Path) -> None:
    entries = [web(server.url(path)) for path in ("/slow", "/", "/b")]
    verifier = Verifier(str(root), LOOSE)
    found = dict(verifier.verify(entries, timeout_s=0.5))
    server.release.set()
    verifier.close()
    assert [found[place]["outcome"] for place in range(3)] == ["timeout", "alive", "alive"]


def test_results_come_one_by_one_so_that_an_interruption_keeps_them(
    server: Server, root: Path
) -> None:
    entries = [web(server.url("/slow")), web(server.url("/")), capture_of(root)]
    verifier = Verifier(str(root), LOOSE)
    results = verifier.verify(entries)
    first, second = next(results), next(results)
    assert (first[0], second[0]) == (2, 1)
    results.close()
    verifier.close()


def capture_of(root: Path, lines: str | None = None, quote: str | None = None) -> Entry:
    entry = capture(str(root), "a.txt", lines)
    return {"supports": True, "quote": quote, "note": None, **entry}


def test_one_page_is_fetched_once(server: Server, root: Path) -> None:
    entries = [
        web(server.url("/")),
        web(server.url("/#part"), "limit is 500"),
        web(server.url("/")),
    ]
    found = check(root, entries)
    assert [one["outcome"] for one in found] == ["alive"] * 3
    assert [one["source_uri"] for one in found] == [one["source_uri"] for one in entries]
    assert server.seen == ["/"]


def test_quotes_over_pages(server: Server, root: Path) -> None:
    entries = [
        web(server.url("/"), "The limit is 500 requests"),
        web(server.url("/"), "water is wet"),
        web(server.url("/b"), "water is dry"),
        web(server.url("/image"), "water is dry"),
        web(server.url("/gone"), "per minute"),
        capture_of(root),
    ]
    found = check(root, entries)
    verdicts = [one["quote_verdict"] for one in found]
    assert verdicts == ["here", "elsewhere", "nowhere", "not-measured", "elsewhere", None]
    assert (found[1]["found_in"], found[4]["found_in"]) == (server.url("/b"), "repo:a.txt")


def test_quotes_over_files_follow_the_file(root: Path) -> None:
    entry = capture_of(root, quote="limit is 500 requests")
    [found] = check(root, [entry], None)
    assert (found["outcome"], found["quote_verdict"]) == ("alive", "here")
    (root / "a.txt").write_text("The limit is 50 requests per minute.\n", encoding="utf-8")
    [found] = check(root, [entry], None)
    assert (found["outcome"], found["quote_verdict"]) == ("alive", "nowhere")
    (root / "a.txt").unlink()
    [found] = check(root, [entry], None)
    assert (found["outcome"], found["quote_verdict"]) == ("gone", "not-measured")


def test_offline_asks_nobody_and_an_old_copy_may_only_confirm(
    server: Server, root: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    entries = [web(server.url("/"), "limit is 500"), web(server.url("/"), "limit is 400")]
    online = check(root, entries, LOOSE, cache)
    assert [one["quote_verdict"] for one in online] == ["here", "nowhere"]
    asked = len(server.seen)
    offline = check(root, entries, None, cache)
    assert [one["outcome"] for one in offline] == ["not-measured"] * 2
    assert [one["quote_verdict"] for one in offline] == ["here", "not-measured"]
    assert len(server.seen) == asked


@pytest.mark.parametrize(
    ("uri", "url", "whole"),
    [
        ("doi:10.1000/182", "https://doi.org/10.1000/182", False),
        ("https://doi.org/10.1000/182", "https://doi.org/10.1000/182", False),
        ("doi:10.1002/(sici)1<2::x>3", "https://doi.org/10.1002/(sici)1%3C2::x%3E3", False),
        ("pmid:12", "https://pubmed.ncbi.nlm.nih.gov/12/", False),
        ("pmc:PMC12", "https://pmc.ncbi.nlm.nih.gov/articles/PMC12/", True),
        ("arxiv:2101.00001v2", "https://arxiv.org/abs/2101.00001v2", False),
        ("isbn:0131103628", "https://openlibrary.org/isbn/9780131103627", False),
        ("hdl:2381/1", "https://hdl.handle.net/2381/1", False),
        ("HTTPS://Example.org/x?y#z", "https://example.org/x?y", True),
    ],
)
def test_where_references_are_looked_up(uri: str, url: str, *, whole: bool) -> None:
    page = landing(uri)
    assert page is not None
    assert (page.url, page.whole) == (url, whole)


def test_an_abstract_is_an_incomplete_source(server: Server, root: Path) -> None:
    """A page that stands for a work cannot refute a quote from the work."""
    from dont.evidence import verify
    from dont.evidence.landing import Landing
    from dont.net.client import Client

    page = Landing(server.url("/"), whole=False, resolver=True)
    with Client(LOOSE) as client:
        found = verify.Verifier(str(root), None)._fetch(client, page, None)
    assert (found.page.complete, found.facts["outcome"]) == (False, "alive")

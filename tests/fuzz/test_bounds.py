"""Whatever stands in a file: no traceback, no hang, no memory without measure.

Texts are drawn as pieces of their format, spoilt ones of it, and pieces repeated by the thousand,
since what hangs hangs on many of a kind. A worker process reads them and measures itself: processor
time, so that a busy machine fails nothing, and the memory it came to hold.
"""

from __future__ import annotations

import base64
import json
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.readers import READERS

ROOT = Path(__file__).parents[2]
# Of processor time, for a text of any kind; a longer one may take a little more.
SECONDS = 1.0
SECONDS_PER_BYTE = 20e-6
KIB = 96 << 10
KIB_PER_BYTE = 1
HANG = 120  # seconds of any clock after which nobody waits
LARGEST = 1 << 16

LINE = (
    '{"v":1,"id":"tx:0000000000000000000000000{i}","tx":{i},"at":"x","author":"human:a",'
    '"command":"x","prev":null,"events":[{"id":"event:{i}","event_kind":"concluded",'
    '"entity_id":"claim:0000000000000000000000000{i}","data":{"statement":"s"}}]}\n'
)
PIECES: dict[str, list[str]] = {
    "rule": [
        "name: r\n", "rule_kind: gate\n", "applies_to: [claim]\n", "when: ", "clauses:\n",
        "  - id: c\n",
        "    require: ", "{any: [", "{status: {is: verified}}", "matches: '(a+)+$'\n", "*a ", "&a ",
        "!!python/object:os.system ", "|\n", "? ", "'", '"', "[", "{a: ", "- ", ": ", "#",
    ],
    "config": [
        "[project]\n", "[prefixes]\n", "[rules.lockable]\n", 'p{i} = "http://x.example/"\n', "a.",
        "[[a]]\n",
        "a = [", "a = {b = ", '"""', "'", "#", "mode = 1\n", "k{i} = nan\n", "\\u0000",
        "1979-05-27\n",
    ],
    "log": [
        LINE,
        '{"v":2,"id":"tx:1","tx":1,"events":[]}\n', "{}\n", "[", '{"a":', '"\\ud800"', "\n",
        "9" * 40, "\0",
    ],
    "obo": [
        "format-version: 1.2\n", "[Term]\nid: T:{i}\nname: n\n\n", "is_a: T:1 ! x\n",
        'def: "a" [x:y]\n',
        'synonym: "', "xref: ", "! ", "{", "\\", "(", "relationship: part_of T:2\n", "[Typedef]\n",
        "property_value: a ", "\t", "intersection_of: ", "!include x\n",
    ],
    "turtle": [
        "@prefix a: <http://x.example/> .\n",
        "<http://x.example/{i}> a <http://www.w3.org/2002/07/owl#Class> .\n",
        "(", "[ <b> ", '"""', "_:b ", "\\u12", "<", "{", ";", "@en", "^^", "#", "a:b a:c a:d .\n",
    ],
    "jsonld": [
        '{"@context":{"a":"http://x.example/"},', '{"@graph":[',
        '{"@id":"http://x.example/{i}","@type":"a:C"},',
        '{"@list":[', '{"@context":"http://127.0.0.1/",', '{"@reverse":', "[", '{"a":', '"', "}",
        "]", "1e999,",
    ],
    "linkml": [
        "id: http://x.example/s\n", "name: s\n", "classes:\n", "  A{i}:\n    is_a: A{i}\n",
        "slots:\n", "  s{i}:\n",
        "imports: [linkml:types, ../x]\n", "&a ", "*a ", "[*a, *a]", "  B: {mixins: [A1]}\n",
        "enums: {E: ", "- ", "!!x ", "? ",
    ],
    "hook": [
        '{"session_id":"s",', '"cwd":".",', '"tool_name":"Edit",', '"tool_input":',
        '{"file_path":"README.md",',
        '"old_string":"hello",', '"edits":[', "*** Update File: README.md\\n", "[", '"', "}",
        "1e999", "\\ud800", "null",
    ],
    "uri": [
        "http://", "https://a.example.org/", "doi:10.1/", "repo:README.md", "#L1-L9", "%41", "%",
        "@", "[::1]", ":80",
        "xn--", "urn:isbn:", "arxiv:2101.00001", "..", "/", "-", "9", "GO:1 ", "é", "\0", "\u202e",
    ],
    "span": [
        "README.md", ":", "1-2", "-", "L", "9", "..", "/", "%2e", "repo:", "#L", "\0", "٣",
        "\ud800", " "
    ],
}  # fmt: skip


class Worker:
    """The process that reads; a new one where the last was lost."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.process: subprocess.Popen[bytes] | None = None

    def ask(self, name: str, data: bytes) -> dict[str, Any]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        line = json.dumps({"name": name, "data": base64.b64encode(data).decode()})
        process.stdin.write(line.encode() + b"\n")
        process.stdin.flush()
        ready, _, _ = select.select([process.stdout], [], [], HANG)
        answer = process.stdout.readline() if ready else b""
        if not answer:
            self.close()
            raise AssertionError(f"{name}: {'it hangs' if not ready else 'the process was lost'}")
        found: dict[str, Any] = json.loads(answer)
        return found

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.fuzz.worker", str(self.root)],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
            for name in READERS:
                self.ask(name, b"x")  # what is imported once is not the fault of a text
        return self.process

    def close(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory, template: Path) -> Iterator[Worker]:
    root = tmp_path_factory.mktemp("bounds") / "project"
    shutil.copytree(template, root, symlinks=True)
    found = Worker(root)
    yield found
    found.close()


def hold(worker: Worker, name: str, data: bytes) -> None:
    """Read a text; within bounds it ends in an answer or a refusal."""
    found = worker.ask(name, data)
    about = (name, len(data), data[:200])
    assert not found["failed"], (about, found["failed"])
    assert found["seconds"] < SECONDS + SECONDS_PER_BYTE * len(data), (about, found["seconds"])
    assert found["kib"] < KIB + KIB_PER_BYTE * len(data), (about, found["kib"])


def many(piece: str, count: int) -> str:
    """Repeat a piece, each with its own number where it has a place for one."""
    count = min(count, LARGEST // len(piece) + 1)
    if "{i}" not in piece:
        return piece * count
    return "".join(piece.replace("{i}", str(n)) for n in range(count))


@st.composite
def texts(draw: Any, name: str) -> bytes:
    """Draw a text: some pieces, one of them by the thousand, then some bytes changed."""
    piece = st.sampled_from(PIECES[name]) | st.text(max_size=3)
    most = 3000 if name == "log" else 20_000
    count = st.sampled_from([1, 1, 1, 2, 30, 300, most])
    parts = draw(st.lists(st.tuples(piece, count), max_size=6))
    text = "".join(many(one, n) if one else "" for one, n in parts)[:LARGEST]
    body = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(body)))
        body[at : at + draw(st.integers(0, 9))] = draw(st.binary(max_size=4))
    return bytes(body)


QUIET: Any = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}


@pytest.mark.parametrize("name", PIECES)
@settings(max_examples=12, **QUIET)
@given(data=st.data())
def test_any_text_is_read_within_bounds(worker: Worker, name: str, data: st.DataObject) -> None:
    hold(worker, name, data.draw(texts(name)))


@pytest.mark.long
@pytest.mark.parametrize("name", PIECES)
@settings(max_examples=1500, **QUIET)
@given(data=st.data())
def test_any_text_is_read_within_bounds_at_length(
    worker: Worker, name: str, data: st.DataObject
) -> None:
    hold(worker, name, data.draw(texts(name)))


@pytest.mark.parametrize("name", PIECES)
def test_every_piece_by_the_thousand_is_read_within_bounds(worker: Worker, name: str) -> None:
    """One kind of piece alone, and behind a sound beginning: where squares and powers show."""
    size = LARGEST // 8 if name == "log" else LARGEST  # every line that is none has its answer
    for piece in (*PIECES[name], "\n", " ", "\t", "a", "\r"):
        for begin in ("", PIECES[name][0]):
            text = (begin + many(piece, size))[:size]
            hold(worker, name, text.encode("utf-8", "surrogatepass"))


# Texts that once took the square of their length.
SQUARES = [
    ("obo", b"\n" * LARGEST),
    ("turtle", b"\n" * LARGEST),
    ("config", b"".join(b"k%d = 1\n" % n for n in range(6000))),
    ("config", b"[prefixes]\n" + b"".join(b'p%d = "http://x/"\n' % n for n in range(6000))),
    ("config", b"a." * (400_000) + b" = 1"),
    ("log", b"{}\n" * 8_000),
]


@pytest.mark.parametrize("number", range(len(SQUARES)))
def test_what_took_the_square_of_its_length_is_read(worker: Worker, number: int) -> None:
    hold(worker, *SQUARES[number])

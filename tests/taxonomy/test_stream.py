"""Outputs of any size and any bytes, read in pieces."""

from __future__ import annotations

import itertools
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dont.core.errors import Refusal
from dont.taxonomy.scan import scan
from dont.taxonomy.stream import classify_file, classify_stream
from dont.taxonomy.verdict import Asked, classified

ROOT = Path(__file__).parents[2]
BUILD = Asked("build", "", 2, None, None)
TEXT = (
    "configuring\nCC a.o\n\x1b[1msrc/a.c:3:10: \x1b[31mfatal error: \x1b[0mhinge.h: "
    "No such file or directory\r\n"
    "compilation terminated.\nmake: *** [Makefile:4: a.o] Error 1\n" + "noise 1\n" * 200
)


def _signature(pieces: list[str]) -> object:
    error = classified(pieces, BUILD)["error"]
    assert isinstance(error, dict)
    return error["semantic_signature"]


@settings(deadline=None, max_examples=40)
@given(st.lists(st.integers(0, len(TEXT)), max_size=12))
def test_it_does_not_matter_where_pieces_end(cuts: list[int]) -> None:
    ends = [0, *sorted(cuts), len(TEXT)]
    pieces = [TEXT[a:b] for a, b in itertools.pairwise(ends)]
    assert _signature(pieces) == _signature([TEXT])


def test_bytes_that_are_no_utf_8_are_read_on() -> None:
    found = classify_stream(
        BytesIO(b"\xff\xfe\nsrc/a.c:3:10: fatal error: h\xff.h: No such file or directory\n"), BUILD
    )
    assert found["class"] == "header_not_found"


def test_a_long_line_is_cut() -> None:
    long = "src/a.c:3:10: error: " + "x" * 2_000_000
    state = scan([long], "build")
    assert all(len(hit.line) <= 4096 for hit in state.hits.values())
    assert state.hits


def test_a_line_without_end_does_not_pile_up() -> None:
    state = scan(("y" * 1_000_000 for _ in range(30)), "build")
    assert state.best() is None


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught:
        classify_file(str(tmp_path / "none.log"), BUILD)
    assert caught.value.code == "unreadable-file"


_LARGE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (400 << 20, 400 << 20))
from dont.taxonomy.stream import classify_stream
from dont.taxonomy.verdict import Asked
print(classify_stream(sys.stdin.buffer, Asked("build", "", 2, None, None))["class"])
"""


def _large(megabytes: int) -> str:
    """Feed a log that is larger than the memory the reader may have."""
    reader = subprocess.Popen(
        [sys.executable, "-c", _LARGE],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=False,
    )
    assert reader.stdin is not None
    assert reader.stdout is not None
    block = b"".join(b"[%d] CC drivers/net/box%d.o\n" % (n, n) for n in range(34_000))
    reader.stdin.write(b"src/a.c:3:10: fatal error: hinge.h: No such file or directory\n")
    for _ in range(megabytes):
        reader.stdin.write(block)
    reader.stdin.close()
    said = reader.stdout.read().decode()
    reader.stdout.close()
    assert reader.wait() == 0
    return said.strip()


def test_a_log_larger_than_a_little_memory() -> None:
    assert _large(40) == "header_not_found"


@pytest.mark.long
def test_a_log_of_a_gigabyte() -> None:
    assert _large(1024) == "header_not_found"

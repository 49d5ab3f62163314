"""The writer lock: who waited holds the file that stands there; who cannot note himself, none."""

from __future__ import annotations

import os
import resource
import threading
import time
from typing import TYPE_CHECKING

import pytest

from dont.core.errors import SubstrateError
from dont.ledger.files import Files
from dont.ledger.lock import WriterLock
from tests.ledger.helpers import waited_for

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "writer.lock"


def lock_on(path: Path) -> WriterLock:
    return WriterLock(str(path), Files())


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))


def test_the_name_of_the_one_before_is_written_over(path: Path) -> None:
    lock = lock_on(path)
    lock.acquire(0)
    lock.release()
    path.write_bytes(b"%-20d" % 1)
    lock.acquire(0)
    assert path.read_bytes() == b"%-20d" % os.getpid()
    lock.release()


def test_a_file_replaced_while_waiting_is_not_the_lock_any_more(path: Path) -> None:
    first, second = lock_on(path), lock_on(path)
    before = open_files()
    first.acquire(0)
    waiting = threading.Thread(target=second.acquire, args=(10_000,))
    waiting.start()
    waited_for(path)
    # The file that both have open goes; whoever comes next makes another.
    path.unlink()
    first.release()
    waiting.join()
    assert second.still_ours()
    # The thread that stood in line closes its own descriptor a little later.
    deadline = time.monotonic() + 10
    while open_files() != before + 1 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert open_files() == before + 1
    second.release()


def test_without_room_for_its_name_nobody_holds_it(path: Path) -> None:
    lock = lock_on(path)
    lock.acquire(0)
    lock.release()
    # As the process before left it.
    path.write_bytes(b"1")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        with pytest.raises(SubstrateError) as caught:
            lock.acquire(0)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (caught.value.code, caught.value.data["problem"]) == (
        "store-unwritable",
        "file too large",
    )
    second = lock_on(path)
    second.acquire(0)
    second.release()

"""What a working copy remembers about its hosts, in the cache folder: losing it does no harm."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from dont.core.errors import SubstrateError
from dont.verbs.hosts.replace import replace_file

if TYPE_CHECKING:
    from dont.core.types import Record

_MOST = 1_000_000  # bytes of a memory file; a larger one is not ours


def read(path: str) -> Record:
    """Read a small JSON object; anything else counts as nothing remembered."""
    try:
        with open(path, "rb") as file:
            found = json.loads(file.read(_MOST))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def write(path: str, memory: Record) -> None:
    """Write a small JSON object in one step; a link in its place is not followed.

    Raises:
        SubstrateError: `store-unwritable`.
    """
    if os.path.islink(path):
        problem = f"a link stands in the place of `{path}`"
        raise SubstrateError("store-unwritable", data={"path": path, "problem": problem})
    replace_file(path, json.dumps(memory, ensure_ascii=False).encode("utf-8"), 0o600)


def installed(cache_dir: str, host: str, *, there: bool) -> None:
    """Remember that the hooks of a host were installed here, or taken out."""
    path = os.path.join(cache_dir, "hosts.json")
    memory = read(path)
    if there:
        memory[host] = True
    else:
        memory.pop(host, None)
    write(path, memory)


def hosts(cache_dir: str) -> set[str]:
    """Name the hosts whose hooks were installed here."""
    return set(read(os.path.join(cache_dir, "hosts.json")))


def failed(cache_dir: str, host: str, event: str, message: str) -> None:
    """Remember why a hook stayed silent, for `hook status` and `doctor`."""
    found: Record = {"host": host, "event": event, "message": message[:500]}
    write(os.path.join(cache_dir, "hook-failure.json"), found)


def last_failure(cache_dir: str) -> Record:
    """Give the last failure of a hook: `{host, event, message}`, or nothing."""
    return read(os.path.join(cache_dir, "hook-failure.json"))

"""What is remembered of a host's session: when it began, who writes, what was already told."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

from dont.core.errors import SubstrateError
from dont.verbs.hosts.memory import read, write

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dont.core.types import Record

_PLAIN = re.compile(r"[A-Za-z0-9_-]{1,80}\Z")
_MOST_KEPT = 200  # session files; the oldest go first


class Session:
    """The memory of one session, in the cache folder.

    Args:
        cache_dir: the project's cache folder.
        name: the host's name for the session; any text.
    """

    def __init__(self, cache_dir: str, name: str) -> None:
        self.folder = os.path.join(cache_dir, "sessions")
        self.path = os.path.join(self.folder, f"{file_name(name)}.json")
        self.kept = read(self.path)

    @property
    def begun(self) -> int | None:
        """The largest `tx` when the session began, None where nobody saw it begin."""
        found = self.kept.get("tx")
        return found if isinstance(found, int) else None

    @property
    def author(self) -> str | None:
        """Who writes in this session, where the hook could say so."""
        found = self.kept.get("author")
        return found if isinstance(found, str) else None

    def begin(self, tx: int, author: str | None) -> None:
        """Remember that the session begins behind this transaction."""
        self.kept = {"tx": tx, "author": author, "told": []}
        try:
            if not os.path.islink(self.folder):
                self._forget_old()
            self._write()
        except (OSError, SubstrateError):
            return  # a cache that cannot be written costs the memory, not the orientation

    def fresh(self, keys: Iterable[str]) -> list[str]:
        """Give the keys that were not told before, and remember them as told."""
        told = self.kept.get("told")
        known = [str(one) for one in told] if isinstance(told, list) else []
        new = [key for key in dict.fromkeys(keys) if key not in known]
        if new:
            self.kept["told"] = known + new
            self._write()
        return new

    def _write(self) -> None:
        if os.path.islink(self.folder):
            return  # it came with somebody else's repository, and leads who knows where
        memory: Record = dict(self.kept)
        write(self.path, memory)

    def _forget_old(self) -> None:
        try:
            names = [os.path.join(self.folder, name) for name in os.listdir(self.folder)]
            for path in sorted(names, key=os.path.getmtime)[: max(0, len(names) - _MOST_KEPT)]:
                os.unlink(path)
        except FileNotFoundError:
            return  # the first session, or another one tidied up meanwhile


def file_name(name: str) -> str:
    """Give a session's name as a file name; what could lead elsewhere is hashed.

    Example:
        >>> file_name("abc-1"), file_name("")
        ('abc-1', 'unnamed')
    """
    if not name:
        return "unnamed"
    if _PLAIN.match(name):
        return name
    from hashlib import sha256

    return sha256(name.encode("utf-8", "surrogatepass")).hexdigest()

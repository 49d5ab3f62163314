"""A log that lives in memory: for tests, and the measure of what a log must do."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from dont.core.errors import SubstrateError
from dont.ledger.lines import digest
from dont.ledger.log import Appended, Change, Meanwhile, nothing_else

if TYPE_CHECKING:
    from collections.abc import Iterator

_OWN = "own"
_MILLI = 1000


class MemoryLog:
    """A log in memory; `sources` may be edited at will, as a merge would."""

    def __init__(self) -> None:
        self.sources: dict[str, list[bytes]] = {}
        self._lock = threading.Lock()

    def fresh(self, token: Any) -> bool:
        """Compare with a copy of everything."""
        return bool(token == self.token())

    def token(self) -> dict[str, Any]:
        """Copy everything, as text."""
        return {
            name: [raw.decode("latin-1") for raw in raws] for name, raws in self.sources.items()
        }

    def changes(self, known: dict[str, Any], *, thorough: bool = False) -> Iterator[Change]:
        """Compare each source with the number of lines and the last line that were seen."""
        for name in sorted(known.keys() - self.sources.keys()):
            yield Change(name, "gone", None, [], 1, [])
        now = self.token()
        for name in sorted(now):
            seen: list[str] | None = known.get(name)
            if seen == now[name] and not thorough:
                continue
            start = len(seen) if seen and now[name][: len(seen)] == seen and not thorough else 0
            kind = "tail" if start else "whole"
            yield Change(name, kind, now[name], self.sources[name][start:], start + 1, [])

    def size(self) -> int:
        """Count the bytes of all lines."""
        return sum(len(raw) for raws in self.sources.values() for raw in raws)

    def append(
        self, raw: bytes, tx: int, memory: Any, meanwhile: Meanwhile = nothing_else
    ) -> Appended:
        """Add a line to the one source of our own."""
        del tx
        self.sources.setdefault(_OWN, []).append(raw)
        done = Appended(_OWN, self.token()[_OWN], memory, digest(raw))
        meanwhile(done)
        return done

    def acquire(self, patience_ms: int) -> None:
        """Become the only writer."""
        if not self._lock.acquire(timeout=patience_ms / _MILLI):
            raise SubstrateError("db-locked", data={"pid": None})

    def still_ours(self) -> bool:
        """Tell that the lock is held; nobody can take it away."""
        return self._lock.locked()

    def release(self) -> None:
        """Stop being the writer."""
        self._lock.release()

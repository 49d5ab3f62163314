"""Say on a terminal how far a long verb has come."""

from __future__ import annotations

import sys
import time

_EVERY = 0.1  # seconds between two lines, so that counting stays cheaper than what is counted


class Progress:
    """Shows counts on standard error while it is a terminal; elsewhere it is silent."""

    def __init__(self) -> None:
        self._shows = sys.stderr.isatty()
        self._last = 0.0
        self._wrote = False

    def __call__(self, what: str, done: int, total: int | None) -> None:
        """Show one count.

        Args:
            what: what is counted.
            done: how many so far.
            total: how many in all, None where nobody knows.
        """
        now = time.monotonic()
        if not self._shows or now - self._last < _EVERY:
            return
        self._last = now
        self._wrote = True
        told = f"{done} {what}" if total is None else f"{done} of {total} {what}"
        sys.stderr.write(f"\r\x1b[K{told}")
        sys.stderr.flush()

    def end(self) -> None:
        """Take the line away."""
        if self._wrote:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

"""Politeness: how often one host is asked, and how many requests run at once."""

from __future__ import annotations

import threading
import time
from email.utils import parsedate_to_datetime

from dont.net.failures import TimedOut


class Pace:
    """A token bucket per host and one gate for all.

    Args:
        rate: tokens per second and host.
        burst: tokens that a quiet host holds.
        concurrency: requests at once.
    """

    def __init__(self, rate: float, burst: int, concurrency: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._gate = threading.BoundedSemaphore(concurrency)
        self._lock = threading.Lock()
        self._tokens: dict[str, tuple[float, float]] = {}
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Wake everybody who waits; they give up."""
        self._stopped.set()

    def enter(self, url: str, host: str, deadline: float) -> None:
        """Wait for a place and for the host's next token; `leave` must follow.

        Args:
            url: the address, for the failure.
            host: whose token is taken.
            deadline: monotonic seconds.

        Raises:
            TimedOut: there is none before the deadline.
        """
        if not self._gate.acquire(timeout=max(deadline - time.monotonic(), 0.0)):
            raise TimedOut(url, "other requests took all the time")
        try:
            self.wait(url, self._reserve(host, deadline), deadline)
        except BaseException:
            self._gate.release()
            raise

    def leave(self) -> None:
        """Give the place back."""
        self._gate.release()

    def wait(self, url: str, seconds: float, deadline: float) -> None:
        """Wait, unless that would go past the deadline.

        Args:
            url: the address, for the failure.
            seconds: how long.
            deadline: monotonic seconds.

        Raises:
            TimedOut: the wait does not fit, or everything was stopped.
        """
        if seconds > 0 and time.monotonic() + seconds > deadline:
            raise TimedOut(
                url, "the server asks to wait longer than there is time", retry_after_s=seconds
            )
        if self._stopped.wait(max(seconds, 0.0)):
            raise TimedOut(url, "it was interrupted")

    def _reserve(self, host: str, deadline: float) -> float:
        now = time.monotonic()
        with self._lock:
            tokens, then = self._tokens.get(host, (self._burst, now))
            tokens = min(self._burst, tokens + (now - then) * self._rate)
            wait = max((1.0 - tokens) / self._rate, 0.0)
            if now + wait <= deadline:
                tokens -= 1.0
            self._tokens[host] = (tokens, now)
        return wait


def retry_after(text: str | None, now: float) -> float | None:
    """Read `Retry-After`: seconds, or an HTTP date.

    Args:
        text: the header's value.
        now: seconds since the epoch.

    Returns:
        Seconds to wait, not negative; None where the text says nothing.

    Example:
        >>> retry_after("7", 0.0), retry_after("Thu, 01 Jan 1970 00:00:09 GMT", 2.0)
        (7.0, 7.0)
        >>> retry_after("soon", 0.0) is None
        True
    """
    if not text:
        return None
    if text.strip().isdecimal():
        return float(text.strip()[:9])
    try:
        return max(parsedate_to_datetime(text).timestamp() - now, 0.0)
    except (ValueError, TypeError, OverflowError):
        return None  # a header that says nothing is no header

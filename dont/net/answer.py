"""What a host answers, and what its libraries raise, in our own words."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from dont.net.failures import BadAddress, Broken, TimedOut, Unreachable
from dont.net.pace import retry_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx


class Hop(NamedTuple):
    """One redirect: where it happened and its status."""

    url: str
    status: int


class Answer(NamedTuple):
    """What a host answered in the end.

    Attributes:
        status: HTTP status of the last answer.
        headers: names in lower case.
        body: bytes, unpacked; empty after a download.
        url: the last address.
        hops: redirects on the way.
        complete: False where the body was cut at the bound.
        size: bytes of the body, also after a download.
    """

    status: int
    headers: dict[str, str]
    body: bytes
    url: str
    hops: list[Hop]
    complete: bool
    size: int

    @property
    def ok(self) -> bool:
        """Tell whether the status is one of success."""
        return 200 <= self.status < 300  # noqa: PLR2004 - HTTP's own numbers


@contextmanager
def foreign(url: str) -> Iterator[None]:
    """Give the libraries' exceptions our names."""
    import httpcore
    import httpx

    try:
        yield
    except (httpcore.TimeoutException, httpx.TimeoutException) as error:
        raise TimedOut(url, "it took too long", cause=error) from error
    except httpx.InvalidURL as error:
        raise BadAddress(url, "it is no web address", cause=error) from error
    except (httpcore.ConnectError, httpx.ConnectError) as error:
        raise Unreachable(url, f"no connection: {_first_line(error)}", cause=error) from error
    except (
        httpcore.NetworkError,
        httpcore.ProtocolError,
        httpcore.UnsupportedProtocol,
        httpx.HTTPError,
        OSError,
    ) as error:
        raise Broken(url, f"the connection broke: {_first_line(error)}", cause=error) from error


def _first_line(error: BaseException) -> str:
    lines = str(error).splitlines()
    return lines[0][:200] if lines else type(error).__name__


def headers_of(response: httpx.Response) -> dict[str, str]:
    """Give the headers, names in lower case."""
    return {name.lower(): value for name, value in response.headers.items()}


def patience(response: httpx.Response, attempt: int) -> float:
    """Give the seconds before another try: what the server asks for, else longer each time.

    Args:
        response: the answer that asks for patience.
        attempt: tries made so far, from 0.
    """
    asked = retry_after(response.headers.get("retry-after"), time.time())
    return 0.5 * 2.0**attempt if asked is None else asked

"""Connect to the very address that was judged, under one deadline."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any

import httpcore
import httpx

from dont.net.failures import TimedOut, Unreachable
from dont.net.policy import resolve

if TYPE_CHECKING:
    import ssl
    from collections.abc import Iterable, Iterator

    from typing_extensions import override

    from dont.net.policy import Policy
else:

    def override(method: object) -> object:
        """Mark a method for the type checker alone; the standard library has it from 3.12 on."""
        return method


class Turn(threading.local):
    """What the request of this thread is about: its address and its deadline."""

    url: str = ""
    deadline: float = 0.0

    def left(self) -> float:
        """Give the seconds left.

        Raises:
            TimedOut: there are none.
        """
        seconds = self.deadline - time.monotonic()
        if seconds <= 0:
            raise TimedOut(self.url, "it took too long")
        return seconds


class PinnedBackend(httpcore.NetworkBackend):
    """Resolve once, judge every address, connect to one of those very addresses.

    Args:
        policy: judges the addresses.
        turn: the request that runs in this thread.
    """

    def __init__(self, policy: Policy, turn: Turn) -> None:
        self._policy = policy
        self._turn = turn
        self._plain = httpcore.SyncBackend()

    @override
    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ARG002 - the deadline of the turn counts
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.NetworkStream:
        """Open a connection to a judged address of the host."""
        turn = self._turn
        addresses = resolve(self._policy, turn.url, host, port, turn.left())
        failure: Exception | None = None
        for address in addresses[:4]:
            try:
                stream = self._plain.connect_tcp(
                    address, port, turn.left() / 2, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
            else:
                return DeadlineStream(stream, turn)
        raise Unreachable(turn.url, f"no connection to `{host}`", cause=failure)

    @override
    def sleep(self, seconds: float) -> None:
        """Wait; the pool asks for it between its own tries, which are switched off."""
        time.sleep(min(seconds, self._turn.left()))


class DeadlineStream(httpcore.NetworkStream):
    """A connection on which no single step outlives the deadline of the turn.

    Args:
        stream: the connection.
        turn: the request that runs in this thread.
    """

    def __init__(self, stream: httpcore.NetworkStream, turn: Turn) -> None:
        self._stream = stream
        self._turn = turn

    @override
    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ARG002 - as above
        """Read what there is."""
        return self._stream.read(max_bytes, self._turn.left())

    @override
    def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ARG002 - as above
        """Write all of it."""
        self._stream.write(buffer, self._turn.left())

    @override
    def close(self) -> None:
        """Close the connection."""
        self._stream.close()

    @override
    def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ARG002 - as above
    ) -> httpcore.NetworkStream:
        """Begin TLS under the host's own name, whatever address was connected to."""
        inner = self._stream.start_tls(ssl_context, server_hostname, self._turn.left())
        return DeadlineStream(inner, self._turn)

    @override
    def get_extra_info(self, info: str) -> Any:
        """Pass a question on."""
        return self._stream.get_extra_info(info)


class _Body(httpx.SyncByteStream):
    def __init__(self, stream: Iterable[bytes]) -> None:
        self._stream = stream

    @override
    def __iter__(self) -> Iterator[bytes]:
        yield from self._stream

    @override
    def close(self) -> None:
        close = getattr(self._stream, "close", None)
        if close is not None:
            close()


class PinnedTransport(httpx.BaseTransport):
    """Carry requests over a pool of judged connections; proxies are never used.

    Args:
        policy: judges the addresses and bounds the pool.
        turn: the request that runs in this thread.
        context: TLS settings; the usual trust store where left out.
    """

    def __init__(self, policy: Policy, turn: Turn, context: ssl.SSLContext | None = None) -> None:
        self._pool = httpcore.ConnectionPool(
            ssl_context=context or httpx.create_ssl_context(),
            max_connections=policy.concurrency * 2,
            keepalive_expiry=5.0,
            network_backend=PinnedBackend(policy, turn),
        )

    @override
    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request and give the answer with its body still to be read."""
        url = httpcore.URL(
            scheme=request.url.raw_scheme,
            host=request.url.raw_host,
            port=request.url.port,
            target=request.url.raw_path,
        )
        sent = httpcore.Request(
            request.method, url, headers=request.headers.raw, content=request.read()
        )
        answer = self._pool.handle_request(sent)
        stream = answer.stream
        body = stream if not hasattr(stream, "__aiter__") or hasattr(stream, "__iter__") else ()
        return httpx.Response(
            answer.status,
            headers=answer.headers,
            stream=_Body(body),  # type: ignore[arg-type]  # the pool is synchronous
            extensions=answer.extensions,
        )

    @override
    def close(self) -> None:
        """Close every connection."""
        self._pool.close()

"""The one HTTP client: polite, bounded, and led nowhere that the policy forbids."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING
from urllib.parse import urldefrag, urljoin

from dont.core.errors import Refusal
from dont.net import body as bodies
from dont.net.answer import Answer, Hop, foreign, headers_of, patience
from dont.net.failures import (
    BadAddress,
    Broken,
    HttpStatus,
    TooLarge,
    TooManyHops,
    Unreachable,
)
from dont.net.pace import Pace, retry_after
from dont.net.policy import Policy, check_url

if TYPE_CHECKING:
    import ssl
    from collections.abc import Iterator, Mapping
    from types import TracebackType
    from typing import Self

    import httpx

__all__ = ["Answer", "Client", "Hop"]

REDIRECTS = frozenset((301, 302, 303, 307, 308))
PATIENCE = frozenset((429, 502, 503, 504))
# Headers that must not follow a redirect to another host.
_SECRET = ("authorization", "cookie", "proxy-authorization")
_SECRET_ENDS = ("-key", "-token", "-secret")


class Client:
    """Fetch pages under one policy; may be shared by threads.

    Args:
        policy: destinations and bounds.
        ssl_context: TLS settings; the usual trust store where left out.

    Raises:
        Refusal: `missing-extra` where httpx is not installed.
    """

    def __init__(self, policy: Policy, *, ssl_context: ssl.SSLContext | None = None) -> None:
        try:
            import httpx

            from dont.net.transport import PinnedTransport, Turn
        except ModuleNotFoundError as error:
            data = {"extra": "verify", "feature": "fetching pages", "package": "httpx"}
            raise Refusal("missing-extra", cause=error, data=data) from error
        self.policy = policy
        self._turn = Turn()
        self._pace = Pace(policy.per_host_rate, policy.per_host_burst, policy.concurrency)
        self._http = httpx.Client(
            transport=PinnedTransport(policy, self._turn, ssl_context),
            trust_env=False,
            follow_redirects=False,
            timeout=None,  # noqa: S113 - the deadline of each turn bounds every step
            headers={"user-agent": policy.user_agent, "accept-encoding": bodies.ACCEPTED},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop waiting requests and close every connection."""
        self._pace.stop()
        self._http.close()

    def get(
        self,
        url: str,
        params: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        *,
        timeout_s: float | None = None,
        cut: bool = False,
    ) -> Answer:
        """Fetch one address.

        Args:
            url: http or https.
            params: query parameters to add.
            headers: further request headers.
            timeout_s: seconds for everything; the policy's where left out.
            cut: whether a body over the bound is cut instead of refused.

        Raises:
            NetFailure: RefusedDestination, BadAddress, TimedOut, Unreachable, TooLarge or
                TooManyHops; an error status is an answer.
        """
        response, last, hops = self._open(url, params, headers, timeout_s)
        complete, chunks = True, list[bytes]()
        try:
            for chunk in self._chunks(last, response, self.policy.max_bytes):
                chunks.append(chunk)
        except TooLarge:
            if not cut:
                raise
            complete = False
        finally:
            self._close(response)
        data = b"".join(chunks)
        return Answer(
            response.status_code, headers_of(response), data, last, hops, complete, len(data)
        )

    def page(self, url: str, params: Mapping[str, str] | None = None) -> Answer:
        """Fetch one address and insist on success.

        Args:
            url: http or https.
            params: query parameters to add.

        Raises:
            NetFailure: as `get`, and HttpStatus for an error status.
        """
        answer = self.get(url, params)
        if not answer.ok:
            wait = retry_after(answer.headers.get("retry-after"), time.time())
            raise HttpStatus(url, answer.status, wait)
        return answer

    def download(
        self,
        url: str,
        target: str,
        *,
        max_bytes: int | None = None,
        timeout_s: float | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Fetch one address into a file, which appears only when it is whole.

        Args:
            url: http or https.
            target: path of the file.
            max_bytes: bytes allowed; the policy's where left out.
            timeout_s: seconds for everything; the policy's where left out.
            headers: further request headers.

        Raises:
            NetFailure: as `page`.
        """
        most = self.policy.max_bytes if max_bytes is None else max_bytes
        part = f"{target}.part-{os.getpid()}"
        response, last, hops = self._open(url, None, headers, timeout_s)
        size = 0
        try:
            if not response.is_success:
                raise HttpStatus(url, response.status_code)
            with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                for chunk in self._chunks(last, response, most):
                    out.write(chunk)
                    size += len(chunk)
            os.replace(part, target)
        finally:
            self._close(response)
            if os.path.lexists(part):
                os.unlink(part)
        return Answer(response.status_code, headers_of(response), b"", last, hops, True, size)  # noqa: FBT003 - a field

    def _open(
        self,
        url: str,
        params: Mapping[str, str] | None,
        headers: Mapping[str, str] | None,
        timeout_s: float | None,
    ) -> tuple[httpx.Response, str, list[Hop]]:
        """Follow redirects to an answer whose body is still to be read; `_close` must follow."""
        self._begin(url, timeout_s)
        current, sent, hops = _with_params(url, params), dict(headers or {}), list[Hop]()
        while True:
            response = self._try(url, current, sent)
            where = response.headers.get("location")
            if response.status_code not in REDIRECTS or not where:
                return response, current, hops
            self._close(response)
            hops.append(Hop(current, response.status_code))
            if len(hops) > self.policy.max_hops:
                raise TooManyHops(url, f"it was still redirected after {self.policy.max_hops} hops")
            target = _join(url, current, where)
            if _origin(target) != _origin(current):
                sent = {name: value for name, value in sent.items() if not _secret(name)}
            current = target

    def _begin(self, url: str, timeout_s: float | None) -> None:
        limit = self.policy.timeout_s if timeout_s is None else timeout_s
        self._turn.url, self._turn.deadline = url, time.monotonic() + limit

    def _try(self, url: str, current: str, headers: Mapping[str, str]) -> httpx.Response:
        attempt = 0
        while True:
            try:
                response = self._send(url, current, headers)
            except Broken:
                if attempt >= self.policy.retry_limit:
                    raise
                wait = 0.2 * 2**attempt
            else:
                wait = patience(response, attempt)
                if response.status_code not in PATIENCE or attempt >= self.policy.retry_limit:
                    return response
                if time.monotonic() + wait >= self._turn.deadline:
                    return response
                self._close(response)
            self._pace.wait(url, wait, self._turn.deadline)
            attempt += 1

    def _send(self, url: str, current: str, headers: Mapping[str, str]) -> httpx.Response:
        _, host, _ = check_url(current)
        begun = time.monotonic()
        self._pace.enter(url, host, begun + self.policy.longest_wait_s)
        # Waiting out of politeness is not the host's delay.
        self._turn.deadline += time.monotonic() - begun
        try:
            with foreign(url):
                request = self._http.build_request("GET", current, headers=dict(headers))
                return self._http.send(request, stream=True)
        except BaseException:
            self._pace.leave()
            raise

    def _close(self, response: httpx.Response) -> None:
        try:
            response.close()
        finally:
            self._pace.leave()

    def _chunks(self, url: str, response: httpx.Response, most: int) -> Iterator[bytes]:
        encoding = response.headers.get("content-encoding", "")
        with foreign(url):
            for chunk in bodies.unpacked(url, response.iter_raw(), encoding, most):
                self._turn.left()
                yield chunk


def _with_params(url: str, params: Mapping[str, str] | None) -> str:
    if not params:
        return url
    from urllib.parse import urlencode

    base, fragment = urldefrag(url)
    joined = f"{base}{'&' if '?' in base else '?'}{urlencode(dict(params))}"
    return f"{joined}#{fragment}" if fragment else joined


def _join(url: str, current: str, where: str) -> str:
    """Give the address that a redirect names; servers write blanks into it, as browsers take."""
    try:
        target = urljoin(current, where.strip().replace(" ", "%20"))
        check_url(target)
    except (ValueError, BadAddress) as error:
        raise Unreachable(url, "it redirects to no web address", cause=error) from error
    return target


def _origin(url: str) -> tuple[str, str, int]:
    return check_url(url)


def _secret(name: str) -> bool:
    lower = name.lower()
    return lower in _SECRET or lower.endswith(_SECRET_ENDS)

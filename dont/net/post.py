"""Send a body to one address, under the same policy and deadline as fetching."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from dont.net.answer import Answer, foreign, headers_of
from dont.net.client import Client
from dont.net.policy import check_url

if TYPE_CHECKING:
    from collections.abc import Mapping


class Poster(Client):
    """A client that can send bodies.

    Redirects are not followed and nothing is sent twice: a body may hold what only the named
    host should see, and may cost money.
    """

    def post(
        self, url: str, body: bytes, headers: Mapping[str, str], *, timeout_s: float | None = None
    ) -> Answer:
        """Send bytes and read the whole answer.

        Args:
            url: http or https.
            body: what to send.
            headers: request headers.
            timeout_s: seconds for everything; the policy's where left out.

        Raises:
            NetFailure: RefusedDestination, BadAddress, TimedOut, Unreachable or TooLarge; an
                error status is an answer.
        """
        limit = self.policy.timeout_s if timeout_s is None else timeout_s
        self._turn.url, self._turn.deadline = url, time.monotonic() + limit
        _, host, _ = check_url(url)
        self._pace.enter(url, host, self._turn.deadline)
        try:
            with foreign(url):
                request = self._http.build_request("POST", url, content=body, headers=dict(headers))
                response = self._http.send(request, stream=True)
            try:
                data = b"".join(self._chunks(url, response, self.policy.max_bytes))
            finally:
                response.close()
        finally:
            self._pace.leave()
        return Answer(response.status_code, headers_of(response), data, url, [], True, len(data))  # noqa: FBT003 - a field

"""What can go wrong between a reference and its page, as values with a code and an outcome."""

from __future__ import annotations

from typing import ClassVar

from dont.core.errors import Refusal


class NetFailure(Refusal):
    """A page could not be had.

    Args:
        uri: the address that was asked for.
        problem: one phrase for people.
        cause: the exception behind this one.
        retry_after_s: seconds after which another try makes sense.

    Attributes:
        outcome: what it means for a reference: timeout, refused-destination, malformed or
            not-measured.
    """

    outcome: ClassVar[str] = "not-measured"
    failure_code: ClassVar[str] = "import-failed"

    def __init__(
        self,
        uri: str,
        problem: str,
        *,
        cause: BaseException | None = None,
        retry_after_s: float | None = None,
    ) -> None:
        data: dict[str, object] = {"uri": uri, "path": uri, "problem": problem}
        if retry_after_s is not None:
            data["retry_after_s"] = retry_after_s
        super().__init__(self.failure_code, cause=cause, data=data)
        self.problem = problem


class RefusedDestination(NetFailure):
    """The policy forbids the address: its scheme, or where its host leads."""

    outcome = "refused-destination"
    failure_code = "unresolvable-uri"


class BadAddress(NetFailure):
    """The text is no web address."""

    outcome = "malformed"
    failure_code = "unresolvable-uri"


class TimedOut(NetFailure):
    """The time for this address was over."""

    outcome = "timeout"


class Unreachable(NetFailure):
    """No name, no connection, no valid certificate, or an answer that is no HTTP."""


class Broken(Unreachable):
    """The connection was lost on the way; another try may go through."""


class TooLarge(NetFailure):
    """The answer, or what it unpacks to, is larger than allowed."""


class TooManyHops(NetFailure):
    """Redirects led on and on."""


class HttpStatus(NetFailure):
    """The last answer was an error, for callers that want a page or a failure.

    Args:
        uri: the address that was asked for.
        status: the HTTP status.
    """

    def __init__(self, uri: str, status: int, retry_after_s: float | None = None) -> None:
        super().__init__(uri, f"the server answered {status}", retry_after_s=retry_after_s)
        self.status = status

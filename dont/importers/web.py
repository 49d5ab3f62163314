"""Addresses, fetched through the one client that knows what may be fetched and how politely."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, Protocol

from dont.core.errors import Refusal
from dont.importers.failures import bad_address, bad_content, bad_option

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.importers.options import Options
    from dont.importers.place import Place

_BYTES: Final = 512 << 20
_SECONDS: Final = 120.0
# Nothing will come from there, however often one asks.
_NOTHING_THERE: Final = frozenset({404, 410})
_TIGHTENED: Final = ("max_hops", "concurrency", "per_host_rate", "per_host_burst", "retry_limit")


class Answer(Protocol):
    """What came back; the parts of `dont.net.client.Answer` that importers use."""

    @property
    def status(self) -> int:
        """HTTP status."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Names in lower case."""

    @property
    def body(self) -> bytes:
        """The unpacked bytes."""

    @property
    def url(self) -> str:
        """The last address."""


class Client(Protocol):
    """Fetches one address: `dont.net.client.Client`, or recorded answers."""

    def get(
        self,
        url: str,
        params: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Fetch."""

    def close(self) -> None:
        """Close connections."""


class Web:
    """The web as one importer may use it.

    Args:
        place: gives the client, or the configuration to build one.
        importer: its section `[import.<importer>]` tightens the bounds.
        options: the caller's timeout.
    """

    def __init__(self, place: Place, importer: str, options: Options) -> None:
        self._place = place
        self._importer = importer
        self._options = options
        self._client: Client | None = place.client

    def setting(self, name: str, default: Any) -> Any:
        """Read a setting of this importer's section of the configuration.

        Raises:
            Refusal: `schema-mismatch` for a value of another type than the default's.
        """
        value = ((self._place.config.get("import") or {}).get(self._importer) or {}).get(name)
        if value is None:
            return default
        wanted = (int, float) if isinstance(default, int | float) else type(default)
        if not isinstance(value, wanted):
            raise bad_option(f"[import.{self._importer}] {name} cannot be `{value}`")
        return value

    def get(
        self,
        url: str,
        params: Mapping[str, str] | None = None,
        *,
        accept: str = "",
        absent: bool = False,
    ) -> Answer:
        """Fetch one address.

        Args:
            url: http or https.
            params: query parameters.
            accept: media types wanted.
            absent: whether the caller can do without it; "not there" is then an answer.

        Raises:
            Refusal: `unresolvable-uri` where the policy forbids it or nothing is there;
                `import-failed` for every other failure.
        """
        if self._client is None:
            self._client = self._built()
        headers = {"accept": accept} if accept else None
        try:
            answer = self._client.get(url, params, headers)
        except Refusal as refusal:
            refusal.data.setdefault("source", self._importer)
            raise
        if 200 <= answer.status < 300 or (absent and answer.status in _NOTHING_THERE):  # noqa: PLR2004 -- HTTP's own numbers
            return answer
        if answer.status in _NOTHING_THERE:
            problem = f"the server answered {answer.status}"
            raise bad_address(url, problem, importer=self._importer)
        from dont.net.failures import HttpStatus
        from dont.net.pace import retry_after

        wait = retry_after(answer.headers.get("retry-after"), self._place.clock() / 1_000_000)
        failure = HttpStatus(answer.url, answer.status, wait)
        failure.data["source"] = self._importer
        raise failure

    def json(
        self, url: str, params: Mapping[str, str] | None = None, *, accept: str = "application/json"
    ) -> Any:
        """Fetch JSON.

        Raises:
            Refusal: as `get`, and `import-failed` for what is no JSON.
        """
        answer = self.get(url, params, accept=accept)
        return parse_json(answer.body, answer.url, importer=self._importer)

    def _built(self) -> Client:
        from dont.net.client import Client as Polite
        from dont.net.policy import Policy

        section = self._place.config.get("import") or {}
        hosts = [*(section.get("allow_hosts") or ()), *self.setting("allow_hosts", [])]
        bounds: dict[str, Any] = {
            name: value for name in _TIGHTENED if (value := self.setting(name, 0))
        }
        seconds = self._options.timeout or self.setting("timeout_s", _SECONDS)
        return Polite(
            Policy(
                allow_hosts=frozenset(hosts),
                timeout_s=float(seconds),
                max_bytes=int(self.setting("max_bytes", _BYTES)),
                **bounds,
            )
        )


def parse_json(body: bytes, where: str, *, importer: str) -> Any:
    """Read JSON; a web page in its place is said to be one.

    Raises:
        Refusal: `import-failed` with file and line.
    """
    try:
        return json.loads(body)
    except RecursionError as error:
        raise bad_content(where, "it nests too deeply", importer=importer, cause=error) from error
    except ValueError as error:
        if body.lstrip()[:1] == b"<":
            problem = "it is a web page or XML, not JSON"
            raise bad_content(where, problem, importer=importer, cause=error) from error
        line = getattr(error, "lineno", 0)
        place = f"{where}:{line}" if line else where
        message = f"it is not JSON: {getattr(error, 'msg', error)}"
        raise bad_content(place, message, importer=importer, cause=error) from error

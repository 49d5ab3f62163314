"""Addresses, fetched through the one client that knows what may be fetched and how politely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from dont.importers.failures import bad_address

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.importers.options import Options
    from dont.importers.runner import Place


class Answer(Protocol):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    url: str


class Client(Protocol):
    """Fetches one address (`dont.net.client.Client`)."""

    def get(
        self,
        url: str,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """Fetch."""


class Web:
    """The web as one importer may use it."""

    def __init__(self, place: Place, importer: str, options: Options) -> None:
        self._place = place
        self._importer = importer
        self._options = options

    def get(self, url: str) -> Answer:
        """Fetch one address."""
        raise bad_address(url, "not yet", importer=self._importer)

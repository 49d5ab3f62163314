"""Recorded answers in place of the web: importers run without any network.

A folder holds `index.json`, which maps addresses to files beside it; an address that is not listed
is answered with 404.
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

if TYPE_CHECKING:
    from collections.abc import Mapping

INDEX = "index.json"


class Recording(NamedTuple):
    """One recorded answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    url: str


class Recorded:
    """Answers from a folder; takes the place of `dont.net.client.Client`.

    Args:
        folder: holds `index.json` and the files it names.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        with open(os.path.join(folder, INDEX), encoding="utf-8") as file:
            self._files: dict[str, str] = json.load(file)

    def get(
        self,
        url: str,
        params: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Recording:
        """Give the recorded answer.

        Args:
            url: the address.
            params: query parameters, part of the recorded address.
            headers: of no account here.
        """
        del headers
        whole = url
        if params:
            whole += ("&" if "?" in url else "?") + urlencode(dict(params))
        name = self._files.get(whole)
        if name is None:
            return Recording(404, {}, b"", whole)
        with open(os.path.join(self._folder, name), "rb") as file:
            return Recording(200, {}, file.read(), whole)

    def close(self) -> None:
        """Hold nothing open."""

"""Texts of sources that were read, kept in the project's cache for work without a network."""

from __future__ import annotations

import contextlib
import json
import os
from hashlib import blake2b
from typing import Final, NamedTuple

_FOLDER: Final = "sources"
_MOST: Final = 1000


class Cached(NamedTuple):
    """A text that was read before.

    Attributes:
        text: the text.
        complete: whether it was all of it.
    """

    text: str
    complete: bool


class SourceCache:
    """Files of one text each, readable by their owner alone.

    Args:
        cache_dir: the project's cache folder; None keeps nothing.
    """

    def __init__(self, cache_dir: str | None) -> None:
        self._folder = os.path.join(cache_dir, _FOLDER) if cache_dir else None

    def get(self, url: str) -> Cached | None:
        """Give the text that was kept for an address.

        Args:
            url: the address that was fetched.
        """
        if self._folder is None:
            return None
        try:
            with open(self._path(self._folder, url), encoding="utf-8") as stream:
                data = json.load(stream)
        except (OSError, ValueError):
            return None  # never kept, or not written by us: the cache may lose anything
        if not isinstance(data, dict) or data.get("url") != url:
            return None
        text = data.get("text")
        return Cached(text, data.get("complete") is True) if isinstance(text, str) else None

    def put(self, url: str, text: str, *, complete: bool) -> None:
        """Keep a text; a cache that cannot be written keeps nothing.

        Args:
            url: the address that was fetched.
            text: its text.
            complete: whether that is all of it.
        """
        if self._folder is None:
            return
        path = self._path(self._folder, url)
        part = f"{path}.{os.getpid()}"
        data = json.dumps({"url": url, "text": text, "complete": complete}, ensure_ascii=False)
        if os.path.islink(self._folder):
            return  # somebody else's folder: nothing in it is ours to replace or delete
        with contextlib.suppress(OSError):
            os.makedirs(self._folder, mode=0o700, exist_ok=True)
            descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
            with open(descriptor, "w", encoding="utf-8", errors="replace") as stream:
                stream.write(data)
            os.replace(part, path)
            self._shed(self._folder)

    @staticmethod
    def _path(folder: str, url: str) -> str:
        name = blake2b(url.encode("utf-8", "replace"), digest_size=16).hexdigest()
        return os.path.join(folder, f"{name}.json")

    @staticmethod
    def _shed(folder: str) -> None:
        names = os.listdir(folder)
        if len(names) <= _MOST:
            return
        paths = sorted((os.path.join(folder, name) for name in names), key=os.path.getmtime)
        for path in paths[: len(paths) - _MOST]:
            os.unlink(path)

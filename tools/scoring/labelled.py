"""Labelled outputs: one JSON header line, then the raw text."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from pathlib import Path


class Labelled(NamedTuple):
    """One file: its header and its text, with carriage returns and terminal codes kept."""

    header: dict[str, object]
    text: str

    def told(self, name: str) -> str | None:
        """Read a text field of the header."""
        value = self.header.get(name)
        return value if isinstance(value, str) else None

    def number(self, name: str) -> int | None:
        """Read an integer field of the header."""
        value = self.header.get(name)
        return value if isinstance(value, int) else None

    def accepted(self, plural: str, single: str) -> set[str]:
        """List everything the annotator would accept."""
        more = self.header.get(plural)
        listed = {str(item) for item in more} if isinstance(more, list) else set()
        return listed | {str(self.header[single])}


def load(folder: Path, half: str) -> list[Labelled]:
    """Read the files of one half.

    Args:
        folder: where the `.txt` files are.
        half: `dev`, `held` or `all`. Groups and contrast sets stay together, so that no half
            knows a sibling of a file of the other.
    """
    found = []
    for path in sorted(folder.glob("*.txt")):
        with path.open(newline="", encoding="utf-8") as opened:
            header = cast("dict[str, object]", json.loads(opened.readline()))
            file = Labelled(header, opened.read())
        if half in ("all", side(file)):
            found.append(file)
    return found


def side(file: Labelled) -> str:
    """Tell the half a file belongs to, by a hash that anybody can repeat."""
    key = file.header.get("contrast") or file.header.get("group") or file.header["id"]
    if isinstance(key, list):
        key = key[0]
    return "held" if hashlib.sha256(str(key).encode()).digest()[0] % 2 else "dev"

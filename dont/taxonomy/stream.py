"""Read outputs of any size in pieces, as UTF-8 whatever their bytes are."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING, BinaryIO, Final

from dont.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record
    from dont.taxonomy.verdict import Asked

_PIECE: Final = 1 << 20


def pieces_of(text: str) -> Iterator[str]:
    """Give a text in pieces that a scan takes one at a time."""
    for start in range(0, len(text), _PIECE):
        yield text[start : start + _PIECE]


def classify_stream(stream: BinaryIO, asked: Asked) -> Record:
    """Classify what a binary stream gives, in memory that does not grow with it.

    Args:
        stream: open for reading bytes.
        asked: what is known about the command.

    Returns:
        A `Classified`.
    """
    from dont.taxonomy.verdict import classified

    return classified(_decoded(stream), asked)


def classify_file(path: str, asked: Asked) -> Record:
    """Classify a file as `classify_stream` does.

    Raises:
        Refusal: `unreadable-file`.
    """
    try:
        opened = open(path, "rb")  # noqa: SIM115 - closed below; pathlib costs start-up time
    except OSError as error:
        data = {"path": path, "problem": error.strerror or "it cannot be opened"}
        raise Refusal("unreadable-file", data=data, cause=error) from error
    with opened as stream:
        return classify_stream(stream, asked)


def _decoded(stream: BinaryIO) -> Iterator[str]:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while block := stream.read(_PIECE):
        yield decoder.decode(block)
    yield decoder.decode(b"", final=True)

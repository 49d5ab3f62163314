"""Unpack an answer's body piece by piece, never past its bound."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from dont.net.failures import TooLarge, Unreachable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# Encodings that this client asks for and unpacks under a bound.
ACCEPTED = "gzip, deflate"
_GZIP_OR_ZLIB = 47  # window bits that let zlib tell the two apart
_RAW = -15


def unpacked(url: str, chunks: Iterable[bytes], encoding: str, most: int) -> Iterator[bytes]:
    """Yield a body's bytes.

    Args:
        url: the address, for the failure.
        chunks: the body as it came.
        encoding: the value of `Content-Encoding`.
        most: bytes allowed, packed or not.

    Raises:
        TooLarge: there are more.
        Unreachable: the encoding is unknown or the bytes are not in it.
    """
    names = [name.strip() for name in encoding.lower().split(",") if name.strip()]
    names = [name for name in names if name != "identity"]
    stream: Iterable[bytes] = _bounded(url, chunks, most)
    # Each further layer is a further bomb: more than two never occur in honest answers.
    if len(names) > 2:  # noqa: PLR2004 - said above
        raise Unreachable(url, f"the answer is packed as `{encoding}`")
    for name in reversed(names):
        if name not in ("gzip", "x-gzip", "deflate"):
            raise Unreachable(url, f"the answer is packed as `{name}`, which was not asked for")
        stream = _bounded(url, _inflate(url, stream, most), most)
    yield from stream


def _bounded(url: str, chunks: Iterable[bytes], most: int) -> Iterator[bytes]:
    size = 0
    for chunk in chunks:
        size += len(chunk)
        if size > most:
            left = len(chunk) - (size - most)
            if left > 0:
                yield chunk[:left]
            raise TooLarge(url, f"the answer is larger than {most} bytes")
        yield chunk


def _inflate(url: str, chunks: Iterable[bytes], most: int) -> Iterator[bytes]:
    step = min(most + 1, 1 << 20)
    inflater = zlib.decompressobj(_GZIP_OR_ZLIB)
    begun = False
    for chunk in chunks:
        data = chunk
        while data:
            try:
                out = inflater.decompress(data, step)
            except zlib.error as error:
                if begun:
                    raise Unreachable(url, "the answer is packed badly", cause=error) from error
                inflater = zlib.decompressobj(_RAW)  # servers send bare deflate as well
                begun = True
                continue
            begun = True
            if out:
                yield out
            data = inflater.unconsumed_tail
            if inflater.eof:
                if not inflater.unused_data:
                    break
                data = inflater.unused_data  # a gzip file may have several members
                inflater = zlib.decompressobj(_GZIP_OR_ZLIB)
    if begun and not inflater.eof:
        tail = inflater.flush()
        if tail:
            yield tail

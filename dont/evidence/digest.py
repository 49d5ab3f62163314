"""Take lines of a file and hash them: all of fingerprints that showing a claim has to load."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

try:
    # The public module loads OpenSSL as well, which costs more than everything else here.
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

if TYPE_CHECKING:
    from collections.abc import Mapping

ALGORITHM: Final = "blake2b"
WHOLE: Final = 16
AROUND: Final = 4


def split_lines(data: bytes) -> list[bytes]:
    r"""Split into lines without their line feeds; a final line feed makes no further line.

    Example:
        >>> split_lines(b"a\nb\n"), split_lines(b""), split_lines(b"a\n\nb")
        ([b'a', b'b'], [], [b'a', b'', b'b'])
    """
    lines = data.split(b"\n")
    if not lines[-1]:
        lines.pop()
    return lines


def exact(data: bytes, size: int = WHOLE) -> str:
    """Hash bytes.

    Args:
        data: the bytes.
        size: bytes of the hash; it is given as twice as many hexadecimal digits.
    """
    return blake2b(data, digest_size=size).hexdigest()


def span_of(entry: Mapping[str, object]) -> tuple[int | None, int | None]:
    """Give the captured lines of an entry, 1-based and inclusive; None for a whole file."""
    first, last = entry.get("line_start"), entry.get("line_end")
    if not isinstance(first, int) or first < 1:
        return None, None
    return first, max(last, first) if isinstance(last, int) else first

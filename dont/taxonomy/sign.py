"""The signature of a failure: the same for the same failure, whatever varies around it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from dont.taxonomy.location import stable
from dont.taxonomy.normalize import VERSION, normalize

if TYPE_CHECKING:
    from collections.abc import Sequence

_SIGNALS = 128
_NOT_EXECUTABLE = 126


def code_word(exit_code: int | None, status: int | None) -> str:
    """Reduce an exit code or a status to what says something about the failure.

    Build tools pass a failure on as 1, 2 or their own number, so plain failures are one word;
    signals and "not executable", "not found" keep theirs.

    Example:
        >>> code_word(2, None), code_word(137, None), code_word(-9, None), code_word(None, 429)
        ('failed', '137', '137', '429')
    """
    if status is not None:
        return str(status)
    if exit_code is None:
        return "failed"
    code = _SIGNALS - exit_code if exit_code < 0 else exit_code
    return str(code) if code >= _NOT_EXECUTABLE else "failed"


def sign(parts: tuple[str, str, str], location: str | None, code: str, key: Sequence[str]) -> str:
    """Compose `<kind>:<surface>:<class>:<location-or-none>:<hash8>`.

    Args:
        parts: kind, surface and class.
        location: path relative to the project, or None.
        code: what `code_word` gave.
        key: what tells this failure from others of its class, not yet normalised.

    Example:
        >>> a = sign(("build_error", "c.build", "syntax_error"), "a.c", "failed", ["at 0x7f00aa10"])
        >>> b = sign(("build_error", "c.build", "syntax_error"), "a.c", "failed", ["at 0x7f00bb20"])
        >>> a == b, a.rsplit(":", 1)[0]
        (True, 'build_error:c.build:syntax_error:a.c')
    """
    place = stable(location)
    lines = [f"v{VERSION}", *parts, code, place, *(normalize(item) for item in key)]
    digest = hashlib.blake2b("\n".join(lines).encode("utf-8", "replace"), digest_size=4).hexdigest()
    return ":".join((*parts, place, digest))

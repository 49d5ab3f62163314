"""One envelope as one line of JSON."""

from __future__ import annotations

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def line(envelope: Mapping[str, object]) -> bytes:
    """Write an envelope as UTF-8 JSON on one line.

    Args:
        envelope: any face's envelope; lone surrogates come out as escapes.

    Returns:
        The line with its line feed.
    """
    text = json.dumps(envelope, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return text.encode("utf-8", "backslashreplace") + b"\n"

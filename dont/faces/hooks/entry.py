"""The process behind `dont hook HOST EVENT`."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

from dont.faces.hooks.answering import SILENT, answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.verbs.context import Context

MOST_BYTES = 16_000_000  # of standard input that are looked at; a longer request is not read
_CHUNK = 1 << 20
_BOTH = 2  # host and event
_OWN_VERBS = ("install", "remove", "status")


def is_for_hosts(argv: Sequence[str]) -> bool:
    """Tell whether a command line is a host's call rather than a person's.

    Such a line never reaches the reader of options: a mistake in it would exit 2, and hosts take
    that for "block this call".

    Args:
        argv: the words after `dont`.
    """
    second = argv[1] if len(argv) > 1 else "-"
    return argv[0] == "hook" and not second.startswith("-") and second not in _OWN_VERBS


def main(words: Sequence[str], ctx: Context) -> int:
    """Read standard input, print the answer, exit 0 whatever happens.

    Args:
        words: what follows `dont hook`: host, event, and anything else, which is not looked at.
        ctx: the surroundings.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    named = [word for word in words if not word.startswith("-")]
    body = read_bounded(0)
    text = SILENT
    if len(named) >= _BOTH and body is not None:
        text, _ = answer(named[0], named[1], body, ctx)
    write_quietly(1, text + "\n")
    return 0


def read_bounded(descriptor: int) -> bytes | None:
    """Read everything, so that the writer never meets a closed pipe.

    Returns:
        None where it was more than `MOST_BYTES`, or cannot be read; a terminal has nothing to say.
    """
    kept: list[bytes] = []
    length = 0
    try:
        if os.isatty(descriptor):
            return b""
        while chunk := os.read(descriptor, _CHUNK):
            length += len(chunk)
            if length <= MOST_BYTES:
                kept.append(chunk)
    except OSError:
        return None
    return b"".join(kept) if length <= MOST_BYTES else None


def write_quietly(descriptor: int, text: str) -> None:
    """Write all of a text; a host that went away does not want it any more."""
    left = text.encode("utf-8", "replace")
    try:
        while left:
            left = left[os.write(descriptor, left) :]
    except OSError:
        # Python would complain about the closed pipe once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)

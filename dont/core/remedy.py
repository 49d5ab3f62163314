"""Build the commands that hints and remedies carry."""

from __future__ import annotations

from functools import lru_cache

from dont.generated.tables.commands import ROWS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.generated.shapes import Remediation

# A placeholder stands for a whole argument, so that a program can fill it in.
PLACEHOLDERS = ("<uri>", "<text>", "<reason>", "<curie>", "<label>", "<doc>", "<path>", "<name>")


def effect_of(argv: Sequence[str]) -> str:
    """Tell whether running a command reads, writes or uses the network.

    Args:
        argv: a command that begins with `dont`; anything else only reads.

    Example:
        >>> effect_of(["dont", "show", "claim:X"]), effect_of(["dont", "trust", "claim:X"])
        ('read', 'write')
    """
    if argv[:1] != ["dont"] and tuple(argv[:1]) != ("dont",):
        return "read"
    found = ROWS.get(" ".join(argv[1:3])) or ROWS.get(argv[1] if len(argv) > 1 else "")
    if found is None:
        return "read"
    if found["effect"] == "network" and "--offline" in argv:
        return "read"
    return found["effect"]


def remedy(argv: Sequence[str], description: str, effect: str | None = None) -> Remediation:
    """Build one `{command, description, argv, effect}` entry.

    Args:
        argv: the whole argument vector; placeholders are whole elements.
        description: what running it does, lower-case, one line.
        effect: read, write or network; taken from the command table when absent.

    Example:
        >>> remedy(["dont", "show", "a b"], "look")["command"]
        "dont show 'a b'"
    """
    given = list(argv)
    return {
        "command": " ".join(map(_quoted, given)),
        "description": description,
        "argv": given,
        "effect": effect or effect_of(given),
    }


@lru_cache
def _quoted(word: str) -> str:
    """Quote a word for a shell; most words of most commands are the same few."""
    from shlex import quote

    return quote(word)

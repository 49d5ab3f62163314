"""Identifiers: ULIDs, `<kind>:<ULID>` entity ids, authors.

A ULID is 26 characters of Crockford base 32: 48 bits of milliseconds, then 80 random bits.
"""

import os
from collections.abc import Callable

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ULID_LENGTH = 26
SHORTEST_PREFIX = 4
KINDS = ("claim", "term", "event", "evidence", "spawn", "project", "tx", "error")
AUTHOR_KINDS = ("human", "llm", "tool", "ci")

# Every two characters by their ten bits, made by the first ULID, and the places of the ten bits.
_pairs: list[str] = []
_PLACES = range(120, -1, -10)
_CHARACTERS = frozenset(ALPHABET)
_FIRST = frozenset("01234567")  # a 27th bit of time would not fit

RandomBytes = Callable[[int], bytes]


def ulid(milliseconds: int, random: RandomBytes = os.urandom) -> str:
    """Make a ULID.

    Args:
        milliseconds: milliseconds since the epoch, 48 bits.
        random: source of random bytes; tests inject a seeded one.

    Returns:
        26 upper-case characters.

    Example:
        >>> ulid(0, lambda n: bytes(n))
        '00000000000000000000000000'
    """
    number = (milliseconds & (1 << 48) - 1) << 80 | int.from_bytes(random(10), "big")
    if not _pairs:
        _pairs.extend([first + second for first in ALPHABET for second in ALPHABET])
    return "".join([_pairs[number >> place & 1023] for place in _PLACES])


def is_ulid(text: str) -> bool:
    """Tell whether `text` is a whole upper-case ULID."""
    return len(text) == ULID_LENGTH and text[0] in _FIRST and _CHARACTERS.issuperset(text)


def is_ulid_part(text: str) -> bool:
    """Tell whether `text` could be the upper-case beginning of a ULID, 1 to 26 characters."""
    return 1 <= len(text) <= ULID_LENGTH and _CHARACTERS.issuperset(text)


def split_id(text: str) -> tuple[str, str] | None:
    """Split `kind:ULID-or-part` into its kind and its upper-cased rest.

    Args:
        text: an id in either case, or a leading part of one.

    Returns:
        `(kind, rest)`, or None where the text has no known kind or the rest is no ULID part.

    Example:
        >>> split_id("Claim:01hx05a9k8vp")
        ('claim', '01HX05A9K8VP')
        >>> split_id("01HX05A9K8VP") is None
        True
    """
    kind, colon, rest = text.partition(":")
    kind, rest = kind.lower(), rest.upper()
    if not colon or kind not in KINDS or not is_ulid_part(rest):
        return None
    return kind, rest


def is_author(text: str) -> bool:
    """Tell whether `text` is `<human|llm|tool|ci>:<id>` with a printable id that is not blank.

    Example:
        >>> is_author("tool:github-actions:prod"), is_author("bot:x"), is_author("human:")
        (True, False, False)
    """
    kind, _, rest = text.partition(":")
    return kind in AUTHOR_KINDS and bool(rest.strip()) and rest.isprintable()

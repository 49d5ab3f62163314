"""Text as the ledger compares it."""

import unicodedata


def statement_key(text: str) -> str:
    r"""Give the key under which two statements are one: NFC, case-folded, white space collapsed.

    Example:
        >>> statement_key("  the CACHE   is bounded ") == statement_key("The cache is bounded")
        True
        >>> statement_key("caf\u00e9") == statement_key("cafe\u0301")
        True
    """
    if text.isascii():
        return " ".join(text.lower().split())
    folded = unicodedata.normalize("NFC", text).casefold()
    return " ".join(unicodedata.normalize("NFC", folded).split())

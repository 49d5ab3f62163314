"""Text made safe and short enough for people; JSON always carries the whole."""

import unicodedata

# Format characters that reorder or hide what stands around them.
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
_ELLIPSIS = "…"


def escape(text: str, *, lines: bool = False) -> str:
    r"""Show control and direction characters as escapes.

    Args:
        text: anything somebody recorded.
        lines: keep line feeds as they are.

    Example:
        >>> escape("red \x1b[31m")
        'red \\x1b[31m'
        >>> escape("a\nb"), escape("a\nb", lines=True)
        ('a\\nb', 'a\nb')
    """
    if text.isprintable() and not _BIDI.intersection(text):
        return text
    return "".join(_shown(char, lines=lines) for char in text)


def _shown(char: str, *, lines: bool) -> str:
    if char == "\n" and lines:
        return char
    hidden = char in _BIDI or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")
    if not hidden:
        return char
    return char.encode("unicode_escape").decode("ascii")


def width(text: str) -> int:
    r"""Count the columns a terminal gives a text: wide characters take two, marks none.

    Example:
        >>> width("abc"), width("日本"), width("e\u0301")
        (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def shorten(text: str, columns: int) -> str:
    """Cut a text to a number of columns, never inside a character and its marks.

    Args:
        text: one line.
        columns: the most columns the result may take, at least 2.

    Example:
        >>> shorten("abcdef", 4), shorten("日本語", 5), shorten("abc", 3)
        ('abc…', '日本…', 'abc')
    """
    if width(text) <= columns:
        return text
    taken, out = 0, []
    for char in text:
        taken += _columns(char)
        if taken > columns - 1:
            break
        out.append(char)
    return "".join(out).rstrip() + _ELLIPSIS

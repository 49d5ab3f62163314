"""Read object notation as it survives in logs: JSON, Python reprs, console dumps, cut or wrapped.

The reader is linear, bounded in depth, and closes whatever the end of the text left open.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Loose: TypeAlias = "dict[str, Loose] | list[Loose] | str | int | float | bool | None"

DEPTH: Final = 12
_PREFIX: Final = 2  # letters before a quote, as in rb'...'
_STRING_CAP: Final = 65_536
_SPACE: Final = re.compile(r"[\s,]{0,65536}")
_WORD: Final = re.compile(r"[A-Za-z_$][\w$.-]{0,127}")
_NUMBER: Final = re.compile(r"-?\d{1,25}(?:\.\d{1,25})?(?:[eE][+-]?\d{1,4})?")
_PLAIN: Final = re.compile(r"[^\"'`\\\n\r]{1,4096}")
_WORDS: Final[dict[str, Loose]] = {
    "true": True, "True": True, "false": False, "False": False,
    "null": None, "None": None, "undefined": None,
}  # fmt: skip
_ESCAPES: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "0": "\0"}


class _Stop(Exception):  # noqa: N818 (control flow within this module, never an error)
    """What stands here is not object notation."""


def parse(text: str, start: int = 0) -> tuple[Loose, int] | None:
    r"""Read one value.

    Args:
        text: text that contains it.
        start: where its opening bracket is.

    Returns:
        The value and where it ends, or None where nothing readable starts there.

    Example:
        >>> parse("{'error': {message: \"no\", 'code': None}}")
        ({'error': {'message': 'no', 'code': None}}, 40)
        >>> parse('{"a": {"b": "cut off he')
        ({'a': {'b': 'cut off he'}}, 23)
    """
    reader = _Reader(text, start)
    try:
        value = reader.value(0)
    except _Stop:
        return None
    return value, reader.at


class _Reader:
    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at

    def space(self) -> str:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.text[self.at : self.at + 1]

    def value(self, depth: int) -> Loose:
        if depth > DEPTH:
            raise _Stop
        mark = self.space()
        if mark == "{":
            return self.mapping(depth)
        if mark in ("[", "("):
            return self.sequence(depth)
        if mark in ('"', "'", "`"):
            return self.string(mark)
        found = _NUMBER.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
            return float(found[0]) if set(found[0]) & set(".eE") else int(found[0])
        return self.word(depth)

    def word(self, depth: int) -> Loose:
        found = _WORD.match(self.text, self.at)
        if found is None:
            raise _Stop
        self.at = found.end()
        word = found[0]
        # A prefix of a string (b'…') or the name of a type before its fields.
        if self.text[self.at : self.at + 1] in ('"', "'") and len(word) <= _PREFIX:
            return self.string(self.text[self.at])
        if self.text[self.at : self.at + 2] in (" {", " [") and depth:
            return self.value(depth + 1)
        return _WORDS.get(word, word)

    def mapping(self, depth: int) -> Loose:
        self.at += 1
        result: dict[str, Loose] = {}
        while True:
            mark = self.space()
            if mark in ("}", ""):
                self.at += len(mark)
                return result
            name = self.string(mark) if mark in ('"', "'", "`") else self.name()
            if self.space() not in (":", "="):
                raise _Stop
            self.at += 1
            if self.text.startswith(">", self.at):
                self.at += 1
            if self.space() == "":
                return result
            result[name] = self.value(depth + 1)

    def name(self) -> str:
        found = _WORD.match(self.text, self.at) or _NUMBER.match(self.text, self.at)
        if found is None:
            raise _Stop
        self.at = found.end()
        return found[0]

    def sequence(self, depth: int) -> Loose:
        self.at += 1
        result: list[Loose] = []
        while True:
            mark = self.space()
            if mark in ("]", ")", ""):
                self.at += len(mark)
                return result
            result.append(self.value(depth + 1))

    def string(self, quote: str) -> str:
        self.at += 1
        parts: list[str] = []
        size = 0
        text, end = self.text, len(self.text)
        while self.at < end and size < _STRING_CAP:
            found = _PLAIN.match(text, self.at)
            if found is not None:
                parts.append(found[0])
                size += len(found[0])
                self.at = found.end()
                continue
            mark = text[self.at]
            self.at += 1
            if mark == quote:
                break
            parts.append(self.escape() if mark == "\\" else _folded(mark))
            size += 1
        return "".join(parts)

    def escape(self) -> str:
        mark = self.text[self.at : self.at + 1]
        self.at += 1
        if mark == "u":
            digits = self.text[self.at : self.at + 4]
            if re.fullmatch(r"[0-9a-fA-F]{4}", digits):
                self.at += 4
                return chr(int(digits, 16))
        return _ESCAPES.get(mark, mark)


def _folded(mark: str) -> str:
    # A terminal wrapped the line within the string.
    return " " if mark in "\r\n" else mark

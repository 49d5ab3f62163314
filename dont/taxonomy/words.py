"""Tell by its words which literals a line may contain, without searching it for any of them.

A log has few different words. Each new one is compared once with the anchors of all literals; from
then on a line costs one set operation, however many matchers there are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from dont.taxonomy.text import strip_codes_of_block

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from dont.taxonomy.matcher import Matcher

# A literal with the matchers that ask for it.
Entry = tuple[str, "list[Matcher]"]
# Entries that a line needs no further word for, and the others by that word.
Wanted = tuple["list[Entry]", "dict[bytes, list[Entry]]"]

_VOCABULARY: Final = 200_000
_GRAM: Final = 3
_LONGEST: Final = 64
_RUN: Final = re.compile(rb"[a-z\x80-\xff]{1,256}")
# Letters of ASCII in lower case, newlines, and the bytes of other scripts; a blank for all else.
_KEPT: Final = b"\n" + bytes(range(ord("a"), ord("z") + 1)) + bytes(range(128, 256))
_TABLE: Final = bytes(
    byte if byte in _KEPT else ord(chr(byte).lower()) if chr(byte).isalpha() else ord(" ")
    for byte in range(256)
)
_DIGITS: Final = bytes(ord("0") if chr(byte) in "0123456789" else byte for byte in range(256))
# Words that say so little that a literal is better found through another of its words.
_COMMON: Final = frozenset(
    b"version package packages module file files directory requested required installed install "
    b"name command system path project image container server repository failed error with from "
    b"that this your modules download downloading downloaded source release target option snapshot "
    b"build running test tests is in to the for line full symbol load java not node plugin share "
    b"npm no code class type read open have must need exit make http https warning errors find get "
    b"set text unit argument arguments".split()
)
# Words that make a line look like an error even where no matcher asks for it.
_ALWAYS: Final = (
    b"error",
    b"fail",
    b"fatal",
    b"exception",
    b"panic",
    b"cannot",
    b"denied",
    b"unable",
    b"refused",
    b"abort",
)


class Anchor(NamedTuple):
    """One word of a literal, and whether a word of a line may go on beyond it."""

    word: bytes
    open_left: bool
    open_right: bool

    def fits(self, word: bytes, start: int) -> bool:
        """Tell whether a word of a line has this anchor at a place."""
        if not word.startswith(self.word, start) or (start and not self.open_left):
            return False
        return self.open_right or start + len(self.word) == len(word)


class Words:
    """The words of the literals of some matchers.

    Args:
        wanted: literals in lower case, each with the matchers that ask for it.
    """

    def __init__(self, wanted: Mapping[str, list[Matcher]]) -> None:
        self.symbols: dict[str, list[Entry]] = {}
        self._exact: dict[bytes, list[Entry]] = {}
        self._grams: dict[bytes, list[tuple[Anchor, list[Entry]]]] = {}
        self._known: set[bytes] = set()
        self._hot: dict[bytes, Wanted] = {}
        anchored: dict[Anchor, list[Entry]] = {
            Anchor(word, open_left=True, open_right=True): [] for word in _ALWAYS
        }
        for entry in wanted.items():
            anchor = _anchor(entry[0])
            if anchor is None:
                self.symbols.setdefault(entry[0], []).append(entry)
            else:
                anchored.setdefault(anchor, []).append(entry)
        for anchor, found in anchored.items():
            if len(anchor.word) < _GRAM or not (anchor.open_left or anchor.open_right):
                self._exact.setdefault(anchor.word, []).extend(found)
            else:
                self._grams.setdefault(anchor.word[:_GRAM], []).append((anchor, found))

    def lines(self, joined: str) -> Iterator[tuple[int, list[bytes], bytes]]:
        """Give the lines of a text that contain an anchor.

        Args:
            joined: lines joined by newlines.

        Returns:
            Numbers of lines from 0, in order, with their words and with their shape: the bytes of
            the line with every digit replaced by 0.
        """
        raw = strip_codes_of_block(joined).encode("utf-8", "replace")
        plain = raw.translate(_TABLE)
        self._learn(set(plain.split()))
        shapes = raw.translate(_DIGITS).split(b"\n")
        quiet = self._hot.keys().isdisjoint
        for number, line in enumerate(plain.split(b"\n")):
            words = line.split()
            if not quiet(words):
                yield number, words, shapes[number]

    def entries(self, words: Iterable[bytes]) -> Iterator[Entry]:
        """List what the words of a line may be part of, each once."""
        present = set(words)
        for word in present & self._hot.keys():
            plain, needing = self._hot[word]
            yield from plain
            if needing:
                for needed in present & needing.keys():
                    yield from needing[needed]
        for entries in self.symbols.values():
            yield from entries

    def _learn(self, words: set[bytes]) -> None:
        if len(self._known) > _VOCABULARY:
            self._known.clear()
            self._hot.clear()
        for word in words - self._known:
            found = self._about(word[: _LONGEST * _LONGEST])
            if found is not None:
                self._hot[word] = _sorted(found)
        self._known |= words

    def _about(self, word: bytes) -> list[Entry] | None:
        """List the entries whose anchor is in a word; None where there is none."""
        found = self._exact.get(word)
        result = None if found is None else list(found)
        grams = self._grams
        for start in range(len(word) - _GRAM + 1):
            for anchor, entries in grams.get(word[start : start + _GRAM], ()):
                if anchor.fits(word, start):
                    result = [*(result or ()), *entries]
        return result


def _sorted(entries: list[Entry]) -> Wanted:
    """Set apart the entries whose literal has another whole word, by that word."""
    plain: list[Entry] = []
    needing: dict[bytes, list[Entry]] = {}
    for entry in entries:
        needed = _needed(entry[0])
        if needed is None:
            plain.append(entry)
        else:
            needing.setdefault(needed, []).append(entry)
    return plain, needing


def _needed(literal: str) -> bytes | None:
    """Find the longest word that stands whole, between other characters, in a literal."""
    encoded = literal.encode()
    whole = [
        run[0] for run in _RUN.finditer(encoded) if run.start() > 0 and run.end() < len(encoded)
    ]
    return max(whole, key=len, default=None)


def _anchor(literal: str) -> Anchor | None:
    """Choose the word through which a literal is found; None where it has no letters."""
    encoded = literal.encode()
    runs = [
        Anchor(run[0], run.start() == 0, run.end() == len(encoded))
        for run in _RUN.finditer(encoded)
    ]
    return max(runs, key=_worth, default=None)


def _worth(anchor: Anchor) -> tuple[bool, int]:
    return anchor.word not in _COMMON and len(anchor.word) >= _GRAM, len(anchor.word)

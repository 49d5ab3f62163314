"""Tell by its words which literals a line may contain, without searching it for any of them.

A log has few different words. Each new one is compared once with the anchors of all literals; from
then on a line costs one set operation, however many matchers there are.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from dont.taxonomy.text import strip_codes_of_block

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from dont.taxonomy.matcher import Matcher

# A literal with the matchers that ask for it.
Entry = tuple[str, "list[Matcher]"]
# Entries that a line needs no further word for, and the others by that word.
Wanted = tuple["list[Entry]", "dict[bytes, list[Entry]]"]

_VOCABULARY: Final = 200_000
_MANY: Final = 4_000  # new words after which it pays to compile an expression for all anchors
_GRAM: Final = 3
_FEW: Final = 12  # entries that are tried sooner than sorted out
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
    b"set text unit argument arguments value".split()
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
        self._learnt = 0
        self._suspect: Callable[[bytes], re.Match[bytes] | None] | None = None
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

    def entries(self, words: list[bytes]) -> Iterator[Entry]:
        """List what the words of a line may be part of, each once."""
        # INVARIANT: in the order of the line, since the first of two equal hits wins.
        seen: set[bytes] = set()
        for word in words:
            if word in self._hot and word not in seen:
                seen.add(word)
                plain, needing = self._hot[word]
                yield from plain
                if needing:
                    yield from _met(needing, words)
        for entries in self.symbols.values():
            yield from entries

    def _learn(self, words: set[bytes]) -> None:
        if len(self._known) > _VOCABULARY:
            self._known.clear()
            self._hot.clear()
        new = words - self._known
        self._known |= new
        self._learnt += len(new)
        if self._learnt > _MANY:
            suspect = self._suspect = self._suspect or _any_of(self._grams)
            new = {word for word in new if word in self._exact or suspect(word)}
        for word in new:
            found = self._about(word[: _LONGEST * _LONGEST])
            if found is not None:
                self._hot[word] = _sorted(found)

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


def _any_of(grams: Iterable[bytes]) -> Callable[[bytes], re.Match[bytes] | None]:
    """Compile an expression that finds any of some sequences of three bytes.

    Its alternatives branch letter by letter, which is several times quicker than a plain list.
    """
    tree: dict[bytes, dict[bytes, list[bytes]]] = {}
    for gram in sorted(grams):
        tree.setdefault(gram[:1], {}).setdefault(gram[1:2], []).append(re.escape(gram[2:]))
    branches = [
        re.escape(first)
        + b"(?:"
        + b"|".join(
            re.escape(second) + b"[" + b"".join(rest) + b"]" for second, rest in more.items()
        )
        + b")"
        for first, more in tree.items()
    ]
    return re.compile(b"|".join(branches) or b"(?!)").search


def _met(needing: dict[bytes, list[Entry]], words: list[bytes]) -> Iterator[Entry]:
    """Give the entries whose further word a line has."""
    for word in dict.fromkeys(words):
        if word in needing:
            yield from needing[word]


def _sorted(entries: list[Entry]) -> Wanted:
    """Set apart the entries whose literal has another whole word, by that word."""
    if len(entries) < _FEW:
        return entries, {}
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

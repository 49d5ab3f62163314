"""One matcher at run time: compiled when a line that contains one of its literals turns up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from dont.taxonomy.tables import Row, number, rows, table, text, texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# Frames in these places are never where a failure is to be mended.
FOREIGN: Final = re.compile(
    r"site-packages/|dist-packages/|node_modules/|^node:|^internal/|^events\.js|^/rustc/|/\.cargo/registry/|/lib/python\d|lib/ruby/|/gems/"
    r"|^<|^/usr/(?:include|lib|share)/|/go/src/|/usr/local/go/|^\.\./sysdeps/|libsanitizer|^webpack-internal|\.pyenv/"
    r"|^_pytest/|/_pytest/|/hostedtoolcache/|^file:///usr/|^java\.|^[A-Z]:\\Program Files"
)


class Hit:
    """Where one matcher hit, with what it captured."""

    __slots__ = ("detail", "groups", "line", "matcher", "more", "number", "path")

    def __init__(
        self, matcher: Matcher, number: int, line: str, groups: dict[str, str], path: str | None
    ) -> None:
        self.matcher = matcher
        self.number = number
        self.line = line
        self.groups = groups
        self.path = path
        self.detail: list[str] = []
        self.more: set[str] = set()

    def key(self) -> list[str]:
        """List what tells this failure from others of its class, whatever the order of arrival."""
        own = [self.groups[name] for name in self.matcher.key if name in self.groups]
        return sorted({*self.more, "\t".join(own)}) if self.matcher.every else own

    def rank(self) -> tuple[int, int, int]:
        """Order hits by priority, specificity and place: the earlier wins, the later for `last`."""
        at = self.number if self.matcher.last else -self.number
        return self.matcher.priority, self.matcher.specificity, at


class Place(NamedTuple):
    """One place where the file of a hit may be named, compiled."""

    where: str
    pattern: re.Pattern[str] | None
    within: int
    stop: re.Pattern[str] | None
    foreign: bool


class Further(NamedTuple):
    """One more line that a hit asks for, compiled."""

    pattern: re.Pattern[str]
    within: int
    loop: bool
    optional: bool
    where: str


class Matcher:
    """A row of the matcher table."""

    __slots__ = (
        "_follow", "_look", "class_name", "every", "find", "id", "key", "kind", "last",
        "literals", "priority", "purposes", "reads_on", "row", "specificity", "surface",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.row = row
        self.id = text(row, "id")
        self.surface = text(row, "surface")
        self.class_name = text(row, "class")
        self.kind = text(row, "kind") or None
        self.literals = tuple(texts(row, "literals"))
        self.key = tuple(texts(row, "key"))
        self.priority = number(row, "priority", 0)
        self.specificity = number(row, "specificity", 5)
        self.last = row.get("hit") == "last"
        self.every = row.get("hit") == "all"
        self.purposes = frozenset(texts(row, "purposes"))
        self.reads_on = bool(row.get("follow"))
        self.find: Callable[[str], re.Match[str] | None] | None = None
        self._follow: list[Further] | None = None
        self._look: list[Place] | None = None

    def prepare(self) -> Callable[[str], re.Match[str] | None]:
        """Compile the expression for a line; from then on it is `find`."""
        source = text(self.row, "pattern")
        compiled = re.compile(source)
        # `search` would try an anchored pattern at every character.
        self.find = compiled.match if anchored(source) else compiled.search
        return self.find

    def hit(self, found: re.Match[str], at: int, lines: Context) -> Hit | None:
        """Complete what was found on a line.

        Args:
            found: what `find` gave for the cleaned line.
            at: its number within the whole input, from 0.
            lines: cleaned lines around it, by number.

        Returns:
            The hit, or None where one of the lines that have to follow does not fit.
        """
        groups = {name: value for name, value in found.groupdict().items() if value}
        for further in self._follows():
            more = _follow(further, at, lines)
            if more is not None:
                groups.update(more)
            elif not further.optional:
                return None
        hit = Hit(self, at, found.string, groups, self._locate(groups, at, lines))
        hit.detail = lines.between(at - 2, at + 5)
        return hit

    def _follows(self) -> list[Further]:
        if self._follow is None:
            self._follow = [
                Further(
                    re.compile(text(row, "pattern")),
                    number(row, "within", 1),
                    bool(row.get("loop")),
                    bool(row.get("optional")),
                    "before" if row.get("before") else "after",
                )
                for row in rows(self.row, "follow")
            ]
        return self._follow

    def _locate(self, groups: dict[str, str], at: int, lines: Context) -> str | None:
        if self._look is None:
            self._look = [
                Place(
                    text(row, "where"),
                    _maybe(row, "pattern"),
                    number(row, "within", 20),
                    _maybe(row, "stop"),
                    bool(row.get("foreign")),
                )
                for row in rows(self.row, "look")
            ]
        for place in self._look:
            if place.pattern is None:
                path = groups.get("path") if place.where == "same" else None
            else:
                path = _look(place, place.pattern, lines.around(place.where, at, place.within))
            if path:
                return path
        return None


def anchored(source: str) -> bool:
    """Tell whether every alternative of an expression holds only at the beginning.

    Example:
        >>> anchored("^(?:a|b)"), anchored("^a|b"), anchored("^a|^b"), anchored("^[(|]x")
        (True, False, True, True)
    """
    depth, start, at = 0, True, 0
    while at < len(source):
        mark = source[at]
        if start and mark != "^":
            return False
        start = False
        if mark == "\\":
            at += 1
        elif mark == "[":
            at = _class_end(source, at)
        elif mark in "()":
            depth += 1 if mark == "(" else -1
        elif mark == "|" and not depth:
            start = True
        at += 1
    return not start


def _class_end(source: str, at: int) -> int:
    """Find the bracket that closes a character class."""
    at += 2 if source.startswith("^", at + 1) else 1
    at += 1 if source.startswith("]", at) else 0
    while source[at] != "]":
        at += 2 if source[at] == "\\" else 1
    return at


class Context:
    """Cleaned lines around the line under test, by their number in the whole input."""

    __slots__ = ("_clean", "_cleaned", "_first", "_raw")

    def __init__(self, raw: Sequence[str], first: int) -> None:
        from dont.taxonomy.text import clean

        self._raw = raw
        self._first = first
        self._clean = clean
        self._cleaned: dict[int, str] = {}

    def __getitem__(self, number: int) -> str:
        line = self._cleaned.get(number)
        if line is None:
            line = self._cleaned[number] = self._clean(self._raw[number - self._first])
        return line

    def between(self, start: int, stop: int) -> list[str]:
        """List the lines from one number to before another, as far as they are at hand."""
        low, high = self._first, self._first + len(self._raw)
        return [self[n] for n in range(max(low, start), min(high, stop))]

    def around(self, where: str, at: int, within: int) -> list[str]:
        """List the lines on one side of a line, in the order in which they are to be read."""
        low, high = self._first, self._first + len(self._raw)
        if where == "after":
            return [self[n] for n in range(at + 1, min(high, at + 1 + within))]
        if where == "before":
            return [self[n] for n in range(at - 1, max(low, at - within) - 1, -1)]
        if where == "before_far":
            return [self[n] for n in range(max(low, at - within), at)]
        return [self[at]]


def _maybe(row: Row, name: str) -> re.Pattern[str] | None:
    source = text(row, name)
    return re.compile(source) if source else None


def _look(place: Place, pattern: re.Pattern[str], lines: list[str]) -> str | None:
    for line in lines:
        found = pattern.search(line)
        if found is not None and (place.foreign or not FOREIGN.search(found["path"])):
            return found["path"]
        if place.stop is not None and place.stop.search(line):
            return None
    return None


def _follow(further: Further, at: int, lines: Context) -> dict[str, str] | None:
    result = None
    for line in lines.around(further.where, at, further.within):
        found = further.pattern.search(line)
        if found is not None:
            result = {name: value for name, value in found.groupdict().items() if value}
            if not further.loop:
                break
    return result


_matchers: Final[list[Matcher]] = []


def matchers() -> list[Matcher]:
    """List all matchers, in table order."""
    if not _matchers:
        _matchers.extend(Matcher(row) for row in table("matchers").values())
    return _matchers

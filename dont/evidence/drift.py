"""Find where lines went that are not in their place any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dont.evidence import marks
from dont.evidence.digest import exact, span_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record

# Bytes hashed while a text is searched that is known by its fingerprint alone.
_BUDGET: Final = 64 * 1024 * 1024


class _Found(NamedTuple):
    status: str
    first: int
    last: int


class Index:
    """What comparisons with one file need again and again, made when first asked for.

    Args:
        lines: the file as it is now.
    """

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines
        self.size = sum(map(len, lines))
        self._windows: dict[int, dict[str, list[int]]] = {}
        self._loose: marks.Loose | None = None

    def equal(self, digest: str, height: int) -> list[int]:
        """Find lines by their hash: 0-based numbers of the first line.

        Args:
            digest: their exact hash.
            height: how many they are.
        """
        if height not in self._windows:
            self._windows[height] = _hashed(self.lines, height)
        return self._windows[height].get(digest, [])

    def alike(self, wanted: bytes) -> list[tuple[int, int]]:
        """Find a squeezed text: 0-based spans, the end excluded."""
        if self._loose is None:
            self._loose = marks.Loose(self.lines)
        return self._loose.places(wanted)


def compare(entry: Mapping[str, object], mark: marks.Mark, index: Index) -> Record:
    """Classify an entry whose lines are not in their place.

    Args:
        entry: the evidence entry.
        mark: its fingerprint.
        index: the file as it is now.
    """
    first, last = span_of(entry)
    lines = index.lines
    if first is None or last is None:
        same = exact(marks.squeeze(b"\n".join(lines))) == mark.loose
        return {"status": "reformatted" if same else "drifted"}
    symbol = _symbol(entry, lines)
    found = None
    if symbol is not None:
        found = _within_symbol(entry, mark, lines, symbol)
    if found is None:
        found = _moved(entry, mark, index) or _reformatted(entry, mark, index)
    if found is not None:
        return {"status": found.status, "line_start": found.first, "line_end": found.last}
    if symbol is not None:
        return {"status": "drifted", "line_start": symbol[0], "line_end": symbol[1]}
    return {"status": "drifted"}


def _symbol(entry: Mapping[str, object], lines: list[bytes]) -> tuple[int, int] | None:
    anchor = entry.get("anchor")
    if not isinstance(anchor, str):
        return None
    from dont.evidence.anchors import find

    spans = find(str(entry.get("path")), b"\n".join(lines), anchor)
    return spans[0] if len(spans) == 1 else None


def _within_symbol(
    entry: Mapping[str, object], mark: marks.Mark, lines: list[bytes], symbol: tuple[int, int]
) -> _Found | None:
    start, end = symbol
    body = lines[start - 1 : end]
    if exact(b"\n".join(body)) == mark.exact:
        return _Found("moved", start, end)
    if exact(marks.squeeze(b"\n".join(body))) == mark.loose:
        return _Found("reformatted", start, end)
    places = _places(entry, mark, Index(body))
    if len(places) == 1:
        first = start + places[0]
        return _Found("moved", first, first + _height(entry) - 1)
    return None


def _moved(entry: Mapping[str, object], mark: marks.Mark, index: Index) -> _Found | None:
    height = _height(entry)
    spans = [(at, at + height) for at in _places(entry, mark, index)]
    best = _choose(spans, mark, index.lines, (_start(entry), mark.equal))
    return _Found("moved", best[0] + 1, best[1]) if best else None


def _reformatted(entry: Mapping[str, object], mark: marks.Mark, index: Index) -> _Found | None:
    first, height = _start(entry), _height(entry)
    same_place = index.lines[first : first + height]
    if same_place and exact(marks.squeeze(b"\n".join(same_place))) == mark.loose:
        return _Found("reformatted", first + 1, first + len(same_place))
    wanted = marks.squeeze(_faithful(entry, mark) or b"")
    if not wanted:
        return None
    best = _choose(index.alike(wanted), mark, index.lines, (first, mark.alike))
    return _Found("reformatted", best[0] + 1, best[1]) if best else None


def _choose(
    spans: list[tuple[int, int]], mark: marks.Mark, lines: list[bytes], was: tuple[int, int]
) -> tuple[int, int] | None:
    """Pick the place that the text moved to.

    A text that stood in the file once and stands there once moved. A text that stood there more
    often must still stand there as often, with a neighbour kept: else the captured one was edited,
    and this is another.

    Args:
        spans: 0-based places that have the text now.
        mark: the fingerprint.
        lines: the file as it is now.
        was: the 0-based first line then, and how often the file had the text.
    """
    start, often = was
    if not spans:
        return None
    if len(spans) == 1 and often <= 1:
        return spans[0]
    scored = []
    for first, last in spans:
        before, after = marks.around(lines, first, last)
        score = (before == mark.before) + (after == mark.after)
        scored.append((score, -abs(first - start), first, last))
    score, _, first, last = max(scored)
    if often <= 1 or (score and len(spans) >= often):
        return first, last
    return None


def _places(entry: Mapping[str, object], mark: marks.Mark, index: Index) -> list[int]:
    height = _height(entry)
    if index.size * height <= _BUDGET:
        return index.equal(mark.exact, height)
    text = _faithful(entry, mark)
    if text is not None and text.count(b"\n") == height - 1:
        return marks.occurrences(index.lines, text.split(b"\n"))
    return index.equal(mark.exact, height)


def _hashed(lines: list[bytes], height: int) -> dict[str, list[int]]:
    places: dict[str, list[int]] = {}
    spent = 0
    for at in range(len(lines) - height + 1):
        text = b"\n".join(lines[at : at + height])
        spent += len(text)
        if spent > _BUDGET:
            break
        places.setdefault(exact(text), []).append(at)
    return places


def _faithful(entry: Mapping[str, object], mark: marks.Mark) -> bytes | None:
    """Give the captured bytes back where the excerpt still holds them all."""
    text = str(entry.get("excerpt") or "").encode("utf-8", "replace")
    return text if exact(text) == mark.exact else None


def _start(entry: Mapping[str, object]) -> int:
    return (span_of(entry)[0] or 1) - 1


def _height(entry: Mapping[str, object]) -> int:
    first, last = span_of(entry)
    return (last or 0) - (first or 1) + 1

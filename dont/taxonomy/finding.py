"""What a text proves: the best matcher, a provider's verdict, an exit code, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from dont.taxonomy.location import without
from dont.taxonomy.scan import Scan, scan
from dont.taxonomy.tables import table, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dont.taxonomy.matcher import Hit

# A provider's answer is looked for in this much of the beginning and of the end of the text.
_HEAD: Final = 262_144
_TAIL: Final = 65_536


class Asked(NamedTuple):
    """What the caller knows about the failure besides its output."""

    purpose: str
    command: str
    exit_code: int | None
    status: int | None
    root: str | None


class Finding(NamedTuple):
    """What was found; the tables turn it into the answer."""

    class_name: str
    surface: str
    key: list[str]
    path: str | None = None
    matcher: str | None = None
    proven: bool = False
    number: int | None = None
    line: str | None = None
    said: str | None = None
    detail: list[str] | None = None
    kind: str | None = None
    status: int | None = None
    provider: str | None = None
    retryability: str | None = None
    throttled: bool | None = None
    wait_s: float | None = None


def find(pieces: Iterable[str], asked: Asked) -> Finding:
    """Find what explains a failure best.

    Args:
        pieces: consecutive parts of the output.
        asked: what is known about the command.

    Returns:
        A provider's verdict where one was asked, else the best matcher, else what the exit code
        says, else the first line that looks like an error.
    """
    if asked.purpose == "provider" or asked.status is not None:
        kept = _Ends(pieces)
        state = scan(kept, asked.purpose)
        found = _provider(kept.text(), asked)
        if found is None and not kept.text().strip():
            found = _silent(asked)
        if found is not None:
            return found
    else:
        state = scan(pieces, asked.purpose)
    hit = state.best()
    if hit is not None:
        return _matched(hit, asked)
    return _exit_code(state, asked) or _unknown(state, asked)


def _matched(hit: Hit, asked: Asked) -> Finding:
    matcher = hit.matcher
    return Finding(
        matcher.class_name,
        matcher.surface,
        [without(part, asked.root) for part in hit.key()],
        path=hit.path,
        matcher=matcher.id,
        proven=True,
        number=hit.number + 1,
        line=hit.line,
        detail=hit.detail,
        kind=matcher.kind,
        status=asked.status,
    )


def _provider(body: str, asked: Asked) -> Finding | None:
    from dont.taxonomy.provider import judge, line_of, throttled

    verdict = judge(body, asked.status, asked.command)
    if verdict is None:
        return None
    row = verdict.row
    proven = bool(row.get("codes") or row.get("message"))
    said = verdict.answer.message() if proven else None
    number, line = line_of(body, said) if said else (None, None)
    return Finding(
        text(row, "class"),
        f"llm.{verdict.provider}",
        verdict.key,
        matcher=text(row, "id"),
        proven=proven,
        number=number,
        line=line,
        said=said,
        status=verdict.status,
        provider=verdict.provider,
        retryability=text(row, "retryability") or None,
        throttled=throttled(row),
        wait_s=verdict.answer.wait_s,
    )


def _silent(asked: Asked) -> Finding | None:
    """Judge a request that got neither a status nor a word: nobody answered in time."""
    if asked.purpose != "provider" or asked.exit_code is not None or asked.status is not None:
        return None
    from dont.taxonomy.provider import named

    name = named(asked.command, "")
    return Finding(
        "timeout",
        f"llm.{name}",
        ["silent"],
        matcher="silent",
        provider=name,
        retryability="retryable",
    )


def _exit_code(state: Scan, asked: Asked) -> Finding | None:
    if asked.exit_code is None:
        return None
    code = 128 - asked.exit_code if asked.exit_code < 0 else asked.exit_code
    row = table("exit_codes").get(str(code))
    if row is None:
        return None
    _, line = state.first_bad or state.last_line or (None, None)
    surface = text(table("purposes")[asked.purpose], "surface")
    return Finding(
        text(row, "class"),
        surface,
        [line or ""],
        matcher=f"exit.{code}",
        line=line,
        status=asked.status,
    )


def _unknown(state: Scan, asked: Asked) -> Finding:
    number, line = state.first_bad or state.last_line or (None, None)
    return Finding(
        "unclassified",
        text(table("purposes")[asked.purpose], "surface"),
        [line or ""],
        number=None if number is None else number + 1,
        line=line,
        status=asked.status,
    )


class _Ends:
    """Pass pieces on and keep both ends of them."""

    def __init__(self, pieces: Iterable[str]) -> None:
        self._pieces = pieces
        self._head = ""
        self._tail = ""

    def __iter__(self) -> Iterator[str]:
        for piece in self._pieces:
            room = _HEAD - len(self._head)
            self._head += piece[:room]
            self._tail = (self._tail + piece[room:])[-_TAIL:]
            yield piece

    def text(self) -> str:
        return self._head + self._tail

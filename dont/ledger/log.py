"""What the ledger asks of a log, whatever keeps it: files, memory, later a database."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from dont.ledger.lines import Line, read_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dont.core.types import Json


class Flaw(NamedTuple):
    """Something in a log that could not be read; readers go on without it.

    `number` is the 1-based line, 0 for the whole source.
    """

    source: str
    number: int
    code: str
    detail: str


class Change(NamedTuple):
    """What happened to one source of lines since a state.

    `kind`: `gone`, `whole` (forget what was read from it before) or `tail` (more lines).
    `state`: what to remember for the next time; None for `gone`.
    `raws`: bytes of each line, without the end of line.
    `first`: 1-based number of the first of them.
    """

    source: str
    kind: str
    state: Json
    raws: list[bytes]
    first: int
    flaws: list[Flaw]


class Appended(NamedTuple):
    """Where a line went, the state of that source now, and the memory for the next append.

    `hash`: of the line.
    `own_failed`: the line is durable, but could not be kept a second time.
    """

    source: str
    state: Json
    memory: Json
    hash: str
    own_failed: bool = False


# Told where a line is while it is not durable yet, so that its work takes no time of its own.
Meanwhile: TypeAlias = "Callable[[Appended], None]"


def nothing_else(_seen: object) -> None:
    """Do nothing meanwhile."""


class Log(Protocol):
    """An append-only set of transaction lines, kept in any number of sources.

    Two logs with the same lines are the same log, however the lines are spread over sources.
    """

    def fresh(self, token: Json) -> bool:
        """Tell, cheaply, whether nothing changed since `token`; never wrongly true."""
        ...

    def changes(self, known: dict[str, Json], *, thorough: bool = False) -> Iterator[Change]:
        """Give what changed against the remembered state of each source.

        Args:
            known: state by source, as earlier changes gave it.
            thorough: look into every source, also where nothing seems to have changed.
        """
        ...

    def token(self) -> Json:
        """Say what `fresh` compares with; call it before `changes`."""
        ...

    def size(self) -> int:
        """Give the bytes of all sources, as far as they can be told cheaply."""
        ...

    def append(
        self, raw: bytes, tx: int, memory: Json, meanwhile: Meanwhile = nothing_else
    ) -> Appended:
        """Add one line durably, all or nothing; the caller holds the lock.

        Args:
            raw: the bytes without the end of line.
            tx: its transaction number.
            memory: what the previous append of this copy gave, or None.
            meanwhile: called once, when the line is written and may still be undone. Where another
                place is returned than it was told, a reader that catches up finds that out.
        """
        ...

    def acquire(self, patience_ms: int) -> None:
        """Become the only writer.

        Args:
            patience_ms: how long to wait, milliseconds.

        Raises:
            SubstrateError: `db-locked` after that.
        """
        ...

    def still_ours(self) -> bool:
        """Tell whether nobody else can be the writer by now."""
        ...

    def release(self) -> None:
        """Stop being the writer."""
        ...


def parse_all(change: Change) -> tuple[list[Line], list[Flaw]]:
    """Read the lines of a change; what cannot be read becomes a flaw."""
    flaws = list(change.flaws)
    return list(read_lines(change, flaws)), flaws


def read_lines(change: Change, flaws: list[Flaw]) -> Iterator[Line]:
    """Read the lines of a change one by one; what cannot be read is added to `flaws`."""
    for number, raw in enumerate(change.raws, change.first):
        line = read_line(raw)
        if not isinstance(line, str):
            yield line
        elif raw.strip():
            flaws.append(Flaw(change.source, number, "unreadable-line", line))

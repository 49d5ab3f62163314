"""Look over the whole log: what cannot be read, what does not fit together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dont.core.errors import SubstrateError
from dont.ledger.catchup import read_state
from dont.ledger.keeping import read_thoroughly
from dont.ledger.own import own_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.ledger.reader import Reader
    from dont.ledger.store import Store


def verify(store: Store) -> list[dict[str, Any]]:
    """Read every source again and list what is wrong.

    Returns:
        `{code, detail, source, number, line_id}`, codes `torn-line`, `unreadable-line`,
        `unreadable-segment`, `different-bytes`, `missing-prev`, `changed-line`,
        `own-lines-unwritable`.

    Raises:
        SubstrateError: `db-locked` where another process keeps the projection busy.
    """
    if not store.healthy():
        try:
            store.rebuild()
        except SubstrateError as error:
            # What cannot be replaced here is passed over: the log is read into memory.
            if error.code != "store-unwritable":
                raise
    read_thoroughly(store)
    reader = store.read()
    return [
        *({**flaw, "line_id": None} for flaw in reader.problems()),
        *_contents(reader),
        *_chain(reader),
        *_own(store, reader),
    ]


def _contents(reader: Reader) -> Iterator[dict[str, Any]]:
    for conflict in reader.conflicts():
        if conflict["kind"] == "different-bytes":
            detail = f"{len(conflict['hashes'])} contents under one id"
            yield _problem("different-bytes", detail, line_id=conflict["line_id"])


def _chain(reader: Reader) -> Iterator[dict[str, Any]]:
    for line_id, segment in reader.sql.execute(
        "SELECT id, segment FROM line WHERE prev IS NOT NULL"
        " AND prev NOT IN (SELECT hash FROM line WHERE hash IS NOT NULL) ORDER BY tx, id"
    ):
        yield _problem("missing-prev", "the line before it is not here", segment, line_id=line_id)


def _own(store: Store, reader: Reader) -> Iterator[dict[str, Any]]:
    """Compare with the lines that this copy wrote itself."""
    for line, _raw in own_lines(store.project):
        row = reader.sql.execute("SELECT hash, segment FROM line WHERE id=?", (line.id,)).fetchone()
        if row is not None and row[0] != line.hash:
            detail = "this copy wrote it differently"
            yield _problem("changed-line", detail, row[1], line_id=line.id)
    failed = read_state(reader.sql).get("own_failed")
    if failed is not None:
        detail = "a line could not be kept in the git directory"
        yield _problem("own-lines-unwritable", detail, line_id=failed)


def _problem(
    code: str, detail: str, source: str | None = None, *, line_id: str | None = None
) -> dict[str, Any]:
    return {"code": code, "detail": detail, "source": source, "number": 0, "line_id": line_id}

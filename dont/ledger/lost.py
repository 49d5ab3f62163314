"""Find acknowledged lines that are nowhere any more, and bring them back byte for byte."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dont.core.errors import SubstrateError
from dont.ledger.lines import digest, split
from dont.ledger.lock import unwritable
from dont.ledger.own import own_lines, own_path
from dont.ledger.segments import new_segment

if TYPE_CHECKING:
    from dont.ledger.lines import Line
    from dont.ledger.store import Store


def lost_lines(store: Store) -> list[dict[str, Any]]:
    """List own lines that are in no segment here and in no ref of git.

    Returns:
        `{line_id, tx, at, author, command, events}` (the number of events), oldest first.
    """
    return [
        {
            "line_id": line.id,
            "tx": line.tx,
            "at": line.at,
            "author": line.author,
            "command": line.command,
            "events": len(line.events),
        }
        for line, _ in _lost(store)
    ]


def restore_lost(store: Store) -> list[str]:
    """Write the lost lines into a new segment, byte for byte.

    Returns:
        Their ids.

    Raises:
        SubstrateError: `db-locked`, `store-unwritable`.
    """
    log = store.log
    log.acquire(store.patience_ms)
    try:
        lost = _lost(store)
        if lost:
            _write(store, lost)
    finally:
        log.release()
    return [line.id for line, _ in lost]


def _write(store: Store, lost: list[tuple[Line, bytes]]) -> None:
    try:
        new_segment(
            store.files,
            store.project,
            store.random,
            lost[-1][0].tx,
            b"".join(raw + b"\n" for _, raw in lost),
        )
    except OSError as error:
        raise unwritable(error) from error


def _lost(store: Store) -> list[tuple[Line, bytes]]:
    connection = store.read().sql
    missing: dict[str, tuple[Line, bytes]] = {}
    for line, raw in own_lines(store.project):
        here = connection.execute("SELECT 1 FROM line WHERE id=?", (line.id,)).fetchone()
        if here is None:
            missing[line.hash] = (line, raw)
    if missing:
        for found in _hashes_in_git(store):
            missing.pop(found, None)
    return sorted(missing.values(), key=lambda one: (one[0].tx, one[0].id))


def _hashes_in_git(store: Store) -> set[str]:
    """Hash every line of the log that any ref of git reaches, the stash included."""
    from dont.ledger.git import git

    if own_path(store.project) is None:
        return set()
    root = store.project.dir
    stashes = git(root, "reflog", "show", "--format=%H", "refs/stash") or b""
    listed = git(
        root,
        "rev-list",
        "--all",
        "--full-history",
        "--objects",
        "--no-object-names",
        "--filter=object:type=blob",
        "--filter-provided-objects",
        *stashes.decode().split(),
        "--",
        store.project.ledger_dir,
    )
    if listed is None:
        raise SubstrateError("log-corrupt", data={"problem": "git cannot list its history"})
    found: set[str] = set()
    blobs = git(root, "cat-file", "--batch", "--buffer", given=listed) or b""
    for blob in _blobs(blobs):
        raws, rest = split(blob)
        found.update(digest(raw) for raw in [*raws, rest])
    return found


def _blobs(data: bytes) -> list[bytes]:
    """Cut the answer of `git cat-file --batch` into its blobs."""
    out, at = [], 0
    while at < len(data):
        end = data.index(b"\n", at)
        words = data[at:end].split()
        at = end + 1
        if len(words) == 3 and words[1] == b"blob":  # noqa: PLR2004 — id, type, size
            size = int(words[2])
            out.append(data[at : at + size])
            at += size + 1
    return out

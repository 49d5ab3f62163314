"""The scope of a commit about to be made: staged lines of the log, staged files, staged text."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.ledger.lines import read_line, split
from dont.verbs.checking.index import Index, IndexAuditor
from dont.verbs.checking.scope import Scope, configured_files, decoded, on_paths, relative

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dont.ledger.store import Reader
    from dont.verbs.context import Context


def staged_scope(ctx: Context, given: Sequence[str]) -> Scope:
    """Judge what the index changes.

    Args:
        ctx: the surroundings.
        given: paths that narrow it down; empty for everything that is staged.

    Raises:
        Refusal: `schema-mismatch` where there is no index, `path-escapes-root`.
    """
    index = Index(ctx.project.root, ctx.environ, ctx.cwd)
    folder = os.path.relpath(ctx.project.ledger_dir, ctx.project.root)
    reader = _reader(ctx, index, folder)
    named = [relative(ctx, one) for one in given]
    chosen = [path for path in index.staged() if not named or _below(path, named)]
    log = [path for path in chosen if path.startswith(f"{folder}/")]
    others = [path for path in chosen if path not in log]
    entities = _logged(index, log) | on_paths(reader, others)[0]
    files = _texts(ctx, index, others)
    auditor = IndexAuditor(index)
    index.blobs(_evidence_paths(reader, entities))
    return Scope("staged", reader, auditor, frozenset(entities), files, named or sorted(chosen))


def _evidence_paths(reader: Reader, entities: Iterable[str]) -> list[str]:
    """List the files that some entities rest on, so that git is asked for all of them at once."""
    found: list[str] = []
    for entity_id in sorted(entities):
        rows = reader.sql.execute(
            "SELECT DISTINCT path FROM evidence WHERE entity_id=? AND path IS NOT NULL",
            (entity_id,),
        )
        found += [row[0] for row in rows]
    return found


def _below(path: str, named: Sequence[str]) -> bool:
    return any(one in (".", path) or path.startswith(f"{one}/") for one in named)


def _reader(ctx: Context, index: Index, folder: str) -> Reader:
    """Read the log as it is staged.

    Where the working tree holds the same, or git holds no log at all, the projection serves;
    else the staged lines are folded in memory.
    """
    if folder.startswith("..") or not index.differs(folder):
        return ctx.read()
    held = index.below(folder)
    if not held:
        return ctx.read()
    from dont.ledger.memory import MemoryLog
    from dont.ledger.store import Store

    log = MemoryLog()
    for path in sorted(held):
        lines, rest = split(held[path])
        log.sources[os.path.relpath(path, folder)] = [*lines, *([rest] if rest else [])]
    store = Store(ctx.project, clock=ctx.clock, random=ctx.random, log=log)
    store.resolves = ctx.store.resolves
    return store.read()


def _logged(index: Index, paths: Sequence[str]) -> set[str]:
    """Name the entities that staged lines speak of."""
    found: set[str] = set()
    held = index.blobs(paths)
    for path in paths:
        before = set(split(index.before(path))[0]) if index.staged()[path] != "A" else set()
        found.update(_entities(raw for raw in split(held[path] or b"")[0] if raw not in before))
    return found


def _entities(raws: Iterable[bytes]) -> set[str]:
    found: set[str] = set()
    for raw in raws:
        line = read_line(raw)
        if not isinstance(line, str):
            found.update(entity_id for _, _, entity_id, _, _ in line.events)
    return {one for one in found if one.startswith(("claim:", "term:"))}


def _texts(ctx: Context, index: Index, paths: Sequence[str]) -> dict[str, str]:
    """Give the staged text of the files that may cite."""
    wanted = configured_files(ctx)
    chosen = [path for path in paths if wanted is None or path in wanted]
    found = {path: decoded(data) for path, data in index.blobs(chosen).items()}
    return {path: text for path, text in found.items() if text is not None}

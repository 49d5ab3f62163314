"""`dont sync-docs`: refresh the managed block in the documents that agents read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs import managed
from dont.verbs.answer import Answer
from dont.verbs.hosts.replace import replace_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.verbs.context import Context

GUIDE = "AGENTS.md"  # in the project folder: what an agent reads on
_NO_BLOCK = "it had no block"


def sync_docs(ctx: Context, given: Record) -> Answer:
    """Bring the managed documents up to date.

    Args:
        ctx: the project; nothing is written in a dry run.
        given: SyncDocsInput; the documents of `[harness].managed_docs` where none is named.

    Raises:
        Refusal: `path-escapes-root`, `unreadable-file`, `schema-mismatch` (unpaired marks).
    """
    named = given.get("files")
    files = named if isinstance(named, list) else ctx.config["harness"]["managed_docs"]
    assert isinstance(files, list)  # noqa: S101 - the configuration is checked
    rows = sync(ctx.project.root, [str(file) for file in files], dry_run=ctx.dry_run)
    rows.append(write_guide(ctx.project.dir, ctx.project.root, dry_run=ctx.dry_run))
    answer = Answer("managed_docs", {"documents": rows})
    answer.text = "".join(f"{row['path']}: {row['state']}{_detail(row)}\n" for row in rows)
    return answer.hint(["dont", "doctor"], "see whether anything else drifted")


def _detail(row: Record) -> str:
    return f" ({row['detail']})" if row.get("detail") else ""


def sync(root: str, files: Sequence[str], *, dry_run: bool = False) -> list[Record]:
    """Write a current block into each document.

    Args:
        root: the project root.
        files: documents, relative to the root.
        dry_run: only say what would happen.

    Returns:
        A ManagedDoc each: `created`, `updated` or `unchanged`.
    """
    plans = [_plan(root, file) for file in files]  # all are read before any is written
    done: set[str] = set()
    rows = []
    for file, (target, state, detail, text) in zip(files, plans, strict=True):
        if target in done:
            rows.append(_row(file, "unchanged", "the same file as another document"))
            continue
        done.add(target)
        if text is not None and not dry_run:
            replace_file(target, text.encode("utf-8"))
        rows.append(_row(file, state, detail))
    return rows


def drift(root: str, files: Sequence[str]) -> list[Record]:
    """Say which documents are not as this version would write them, without writing.

    Args:
        root: the project root.
        files: documents, relative to the root.

    Returns:
        A ManagedDoc each: `unchanged`, `missing` (no document, or no block in it) or `outdated`.
    """
    rows = []
    for file in files:
        _, state, detail, text = _plan(root, file)
        if text is not None:
            state = "missing" if state == "created" or detail == _NO_BLOCK else "outdated"
        rows.append(_row(file, state, detail))
    return rows


def write_guide(directory: str, root: str, *, dry_run: bool = False) -> Record:
    """Write `AGENTS.md` of the project folder, which is this tool's alone.

    Args:
        directory: the project folder, usually `.dont`.
        root: the project root.
        dry_run: only say what would happen.
    """
    from dont.verbs.guides import page

    path = os.path.join(directory, GUIDE)
    text = page("agents")
    before = _read(path, path)
    state = "created" if before is None else "unchanged" if before == text else "updated"
    if before != text and not dry_run:
        replace_file(path, text.encode("utf-8"))
    return _row(os.path.relpath(path, root).replace(os.sep, "/"), state, "")


def _row(path: str, state: str, detail: str) -> Record:
    row: Record = {"path": path, "state": state}
    if detail:
        row["detail"] = detail
    return row


def _plan(root: str, file: str) -> tuple[str, str, str, str | None]:
    """Decide about one document: where it is, what becomes of it, and its text if that is new."""
    inside = os.path.realpath(root)
    target = os.path.realpath(os.path.join(inside, file))
    if not target.startswith(inside + os.sep):
        raise Refusal("path-escapes-root", data={"path": file})
    before = _read(target, file)
    found = managed.find(before or "", file)
    body = managed.body_for(file, before or "", found)
    if body is None:
        return target, "unchanged", f"it imports `{managed.IMPORT}`", None
    after = managed.updated(before or "", found, body)
    if after == before:
        return target, "unchanged", "", None
    if before is None:
        return target, "created", "", after
    if found is None:
        return target, "updated", _NO_BLOCK, after
    return target, "updated", "the block had been edited by hand" if found.edited else "", after


def _read(path: str, name: str) -> str | None:
    """Read a document, its line ends as they are; None where there is none."""
    try:
        with open(path, encoding="utf-8", newline="") as file:
            return file.read()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        data = {"path": name, "problem": "it is no UTF-8 text file"}
        raise Refusal("unreadable-file", cause=error, data=data) from error

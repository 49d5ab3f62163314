"""`dont disturb`: "don't disturb what others rest on", which claims rest on these lines."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.errors import UsageError
from dont.evidence import disturb as lines
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from dont.core.types import Record
    from dont.evidence.disturb import Change, Range
    from dont.ledger.store import Reader
    from dont.verbs.context import Context

# Files that are gone may have been renamed to the one that is asked about; git is slow to tell.
_MOST_GONE = 5


def disturb(ctx: Context, given: Record) -> Answer:
    """Name the claims and terms that rest on lines of a file, or on what a diff changes.

    Args:
        ctx: the surroundings.
        given: DisturbInput.

    Raises:
        UsageError: `usage` without a path and a revision.
        Refusal: `path-escapes-root`, `invalid-line-span`; `unresolvable-uri` for a revision that
            git does not know.
    """
    path, revision = given.get("path"), given.get("diff")
    if path is None and revision is None:
        problem = "name a file, or a revision with `--diff`"
        raise UsageError("usage", data={"problem": problem, "verb": "disturb"})
    where = None
    if path is not None:
        where = lines.target(ctx.project.root, str(path), ctx.cwd)
    if revision is not None:
        return _by_diff(ctx, str(revision), where)
    assert where is not None  # noqa: S101 - one of the two was given
    claims = list(_on_lines(ctx, ctx.read(), *where))
    data: Record = {"path": where[0], "claims": claims}
    if where[1] is not None:
        data["lines"] = _span(where[1])
    return _answer(data)


def _by_diff(ctx: Context, revision: str, where: tuple[str, Range | None] | None) -> Answer:
    reader = ctx.read()
    changes = lines.diff(ctx.project.root, revision)
    if where is not None:
        changes = [one for one in changes if where[0] in (one.path, one.old_path)]
    claims: list[Record] = []
    for change in changes:
        for name in dict.fromkeys((change.path, change.old_path)):
            claims += _on_change(ctx, reader, name, change)
    if where is not None and where[1] is not None:
        claims = [one for one in claims if _meets(one, where[1])]
    return _answer(
        {
            "path": None if where is None else where[0],
            "claims": claims,
            "diff": revision,
            "paths": [one.path or one.old_path for one in changes],
        }
    )


def _answer(data: Record) -> Answer:
    answer = Answer("disturb", data)
    claims = data["claims"]
    assert isinstance(claims, list)  # noqa: S101 - built above
    for one in claims[:1]:
        answer.hint(["dont", "why", str(one["id"])], "see what it rests on")
    return answer


def _on_lines(ctx: Context, reader: Reader, path: str, span: Range | None) -> Iterator[Record]:
    """Give what rests on lines of a file, evidence that was captured under a former name too."""
    ranges = None if span is None else [span]
    for row, audit in lines.resting(ctx.auditor, path, _entries(reader, path), ranges):
        yield _claim(reader, row, audit)
    for former in _gone(ctx, reader):
        for row, audit in lines.resting(ctx.auditor, former, _entries(reader, former), ranges):
            if audit.get("path") == path:
                yield _claim(reader, row, audit)


def _gone(ctx: Context, reader: Reader) -> Sequence[str]:
    """List files of evidence that are not there any more."""
    root = ctx.project.root
    gone = [one for one in reader.evidence_paths() if not os.path.lexists(os.path.join(root, one))]
    return gone[:_MOST_GONE]


def _on_change(ctx: Context, reader: Reader, path: str, change: Change) -> Iterator[Record]:
    if path:
        for row, audit in lines.changed(ctx.auditor, path, _entries(reader, path), change):
            yield _claim(reader, row, audit)


def _entries(reader: Reader, path: str) -> Iterable[Mapping[str, object]]:
    """Give the whole evidence on a file, each piece with the id of who rests on it."""
    for row in reader.evidence_on(path):
        if row["status"] == "ignored":
            continue
        record = reader.entity(str(row["entity_id"]))
        if record is not None:
            yield {**record["evidence"][row["n"]], "entity_id": row["entity_id"]}


def _claim(reader: Reader, row: Mapping[str, object], audit: Record) -> Record:
    record = reader.entity(str(row["entity_id"]))
    assert record is not None  # noqa: S101 - its evidence was just read
    said = record["statement"] if record["entity_kind"] == "claim" else record["definition"]
    found: Record = {
        "id": record["id"],
        "entity_kind": record["entity_kind"],
        "statement": said,
        "status": record["status"],
        "path": audit.get("path") or row["path"],
        "line_start": audit.get("line_start") or row.get("line_start"),
        "line_end": audit.get("line_end") or row.get("line_end"),
        "audit": audit,
        "derived_assessments": _names(reader, str(record["id"])),
        "dependents": len(reader.edges_to(str(record["id"]))),
    }
    if row.get("anchor"):
        found["anchor"] = row["anchor"]
    return found


def _names(reader: Reader, entity_id: str) -> list[str]:
    return list(dict.fromkeys(str(one["name"]) for one in reader.assessments(entity_id)))


def _meets(claim: Mapping[str, object], span: Range) -> bool:
    first, last = claim["line_start"], claim["line_end"]
    if not isinstance(first, int) or not isinstance(last, int):
        return True
    return first <= span[1] and span[0] <= last


def _span(span: Range) -> str:
    return f"{span[0]}" if span[0] == span[1] else f"{span[0]}-{span[1]}"

"""Before and after an edit: which claims rest on the lines it touches."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from dont.faces.hooks.session import Session
from dont.faces.hooks.wording import claim, fit, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record
    from dont.faces.hooks.request import Edit, Request
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

MOST_BYTES = 600
_MOST_READ = 8_000_000  # bytes of a file that is searched for the replaced text
_UNTOUCHED = ("ignored",)
_CHANGED = ("drifted", "missing")


class Resting(NamedTuple):
    """A claim that rests on lines of a file.

    Attributes:
        record: the claim or term.
        path: the file, relative to the project root.
        first: its first line now, None for a whole file.
        last: its last line now.
        state: what became of the captured text.
    """

    record: Record
    path: str
    first: int | None
    last: int | None
    state: str


def before(ctx: Context, request: Request) -> str:
    """Say which claims rest on the lines about to change; each file at most once a session.

    Args:
        ctx: the project.
        request: the files and the texts to be replaced.
    """
    reader = ctx.read()
    session = _session(ctx, request, reader)
    found: dict[str, Resting] = {}
    for edit, path in _inside(ctx, request):
        touched = _touched(os.path.join(ctx.project.root, path), edit.old)
        for one in _resting(ctx, reader, path):
            if _overlaps(one, touched):
                found[f"before {path} {one.record['id']}"] = one
    fresh = [found[key] for key in session.fresh(found)]
    if not fresh:
        return ""
    fresh.sort(key=lambda one: one.record["status"] not in ("locked", "verified"))
    lines = [claim(one.record, f"{one.record['status']}, {_place(one)}", 90) for one in fresh]
    rests = "1 claim rests" if len(lines) == 1 else f"{len(lines)} claims rest"
    tail = "`dont show ID` shows one; its evidence has to hold after the edit."
    return fit(f"{rests} on the lines to be edited:", lines, [tail], MOST_BYTES)


def after(ctx: Context, request: Request) -> str:
    """Say whose lines an edit has changed; the same change of the same claim only once.

    Args:
        ctx: the project.
        request: the files that were changed.
    """
    reader = ctx.read()
    session = _session(ctx, request, reader)
    lines = []
    for _, path in _inside(ctx, request):
        changed = [one for one in _resting(ctx, reader, path) if one.state in _CHANGED]
        fresh = session.fresh(f"after {path} {one.record['id']} {one.state}" for one in changed)
        lines += [
            claim(one.record, f"{one.record['status']}, {_place(one)} {one.state}", 90)
            for one in changed
            if f"after {path} {one.record['id']} {one.state}" in fresh
        ]
    if not lines:
        return ""
    tail = (
        "`dont dismiss ID --file PATH --lines A-B` gives one new evidence,"
        " `dont trust ID --reason TEXT` doubts it, `dont restate ID TEXT` corrects it."
    )
    return fit("Lines that claims rest on have changed:", lines, [tail], 2 * MOST_BYTES)


def _session(ctx: Context, request: Request, reader: Reader) -> Session:
    """Open the session's memory; a session nobody saw begin begins here."""
    session = Session(ctx.project.cache_dir, request.session)
    if session.begun is None:
        session.begin(reader.tx or 0, ctx.environ.get("DONT_AUTHOR"))
    return session


def _inside(ctx: Context, request: Request) -> Iterator[tuple[Edit, str]]:
    """Give each edited file with its path in the project; files outside are nobody's claim."""
    root = os.path.realpath(ctx.project.root)
    for edit in request.edits:
        whole = os.path.realpath(os.path.join(request.cwd or root, edit.path))
        if whole.startswith(root + os.sep):
            yield edit, os.path.relpath(whole, root).replace(os.sep, "/")


def _resting(ctx: Context, reader: Reader, path: str) -> list[Resting]:
    """List the claims with evidence in a file, each once, where their lines are now."""
    found: dict[object, Resting] = {}
    for row in reader.evidence_on(path):
        record = reader.entity(row["entity_id"])
        if record is None or record["status"] in _UNTOUCHED:
            continue
        entry = next((e for e in record["evidence"] if _same_place(e, path, row)), None)
        audit = ctx.auditor.audit(entry) if entry else {}
        state = str(audit.get("status", "not-measured"))
        first = audit.get("line_start", row["line_start"])
        last = audit.get("line_end", row["line_end"])
        if record["id"] not in found or state in _CHANGED:
            found[record["id"]] = Resting(record, path, _line(first), _line(last), state)
    return list(found.values())


def _same_place(entry: Record, path: str, row: Record) -> bool:
    return entry.get("path") == path and entry.get("line_start") == row["line_start"]


def _line(value: object) -> int | None:
    return value if isinstance(value, int) else None


def _overlaps(one: Resting, touched: list[tuple[int, int]] | None) -> bool:
    if touched is None or one.first is None:
        return True
    last = one.last or one.first
    return any(first <= last and one.first <= end for first, end in touched)


def _touched(path: str, old: tuple[str, ...]) -> list[tuple[int, int]] | None:
    """Find the lines that the replaced texts stand on; None where it may be any line."""
    if not old:
        return None
    try:
        with open(path, "rb") as file:
            body = file.read(_MOST_READ).decode("utf-8", "replace")
    except OSError:
        return None
    spans: list[tuple[int, int]] = []
    for text in old:
        at = body.find(text)
        while at >= 0 and len(spans) < 200:  # noqa: PLR2004 - a bound, not a quantity
            first = body.count("\n", 0, at) + 1
            spans.append((first, first + text.rstrip("\n").count("\n")))
            at = body.find(text, at + len(text))
    return spans or None


def _place(one: Resting) -> str:
    path = one_line(one.path, 60)
    if one.first is None:
        return path
    return (
        f"{path}:{one.first}" if one.last in (None, one.first) else f"{path}:{one.first}-{one.last}"
    )

"""Before and after an edit: which claims rest on the lines it touches."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.faces.hooks.session import Session
from dont.faces.hooks.wording import claim, fit, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dont.core.types import Record
    from dont.faces.hooks.request import Edit, Request
    from dont.verbs.context import Context

MOST_BYTES = 600
_MOST_READ = 8_000_000  # bytes of a file that is searched for the replaced text
_CHANGED = ("drifted", "missing")


def before(ctx: Context, request: Request) -> str:
    """Say which claims rest on the lines about to change; each file at most once a session.

    Args:
        ctx: the project.
        request: the files and the texts to be replaced.
    """
    session = _session(ctx, request)
    found: dict[str, Record] = {}
    for edit, path in _inside(ctx, request):
        touched = _touched(os.path.join(ctx.project.root, path), edit.old)
        for one in _resting(ctx, path):
            if _overlaps(one, touched):
                found[f"before {path} {one['id']}"] = one
    fresh = [found[key] for key in session.fresh(found)]
    if not fresh:
        return ""
    fresh.sort(key=lambda one: one["status"] not in ("locked", "verified"))
    lines = [claim(one, f"{one['status']}, {_place(one)}", 90) for one in fresh]
    rests = "1 claim rests" if len(lines) == 1 else f"{len(lines)} claims rest"
    tail = "`dont show ID` shows one; its evidence has to hold after the edit."
    return fit(f"{rests} on the lines to be edited:", lines, [tail], MOST_BYTES)


def after(ctx: Context, request: Request) -> str:
    """Say whose lines an edit has changed; the same change of the same claim only once.

    Args:
        ctx: the project.
        request: the files that were changed.
    """
    session = _session(ctx, request)
    found: dict[str, Record] = {}
    for _, path in _inside(ctx, request):
        for one in _resting(ctx, path):
            if _state(one) in _CHANGED:
                found[f"after {path} {one['id']} {_state(one)}"] = one
    fresh = [found[key] for key in session.fresh(found)]
    lines = [claim(one, f"{one['status']}, {_place(one)} {_state(one)}", 90) for one in fresh]
    if not lines:
        return ""
    tail = (
        "`dont dismiss ID --file PATH --lines A-B` gives one new evidence,"
        " `dont trust ID --reason TEXT` doubts it, `dont restate ID TEXT` corrects it."
    )
    return fit("Lines that claims rest on have changed:", lines, [tail], 2 * MOST_BYTES)


def _session(ctx: Context, request: Request) -> Session:
    """Open the session's memory; a session nobody saw begin begins here."""
    session = Session(ctx.project.cache_dir, request.session)
    if session.begun is None:
        session.begin(ctx.read().tx or 0, ctx.environ.get("DONT_AUTHOR"))
    return session


def _inside(ctx: Context, request: Request) -> Iterator[tuple[Edit, str]]:
    """Give each edited file with its path in the project; files outside are nobody's claim."""
    root = os.path.realpath(ctx.project.root)
    for edit in request.edits:
        whole = os.path.realpath(os.path.join(request.cwd or root, edit.path))
        if whole.startswith(root + os.sep):
            yield edit, os.path.relpath(whole, root).replace(os.sep, "/")


def _resting(ctx: Context, path: str) -> list[Record]:
    """List what `dont disturb` names for a whole file, each claim once, its changed lines first."""
    from dont.verbs.disturb import disturb

    named = disturb(ctx, {"path": path}).data["claims"]
    found: dict[object, Record] = {}
    for one in named if isinstance(named, list) else ():
        if one["id"] not in found or _state(one) in _CHANGED:
            found[one["id"]] = one
    return list(found.values())


def _state(one: Record) -> str:
    """Say what became of the captured text."""
    audit = one["audit"]
    return str(audit["status"]) if isinstance(audit, dict) else "not-measured"


def _lines(one: Record) -> tuple[int, int] | None:
    """Give the lines a claim rests on now; None for a whole file."""
    first, last = one["line_start"], one["line_end"]
    return (first, last) if isinstance(first, int) and isinstance(last, int) else None


def _overlaps(one: Record, touched: list[tuple[int, int]] | None) -> bool:
    lines = _lines(one)
    if touched is None or lines is None:
        return True
    return any(first <= lines[1] and lines[0] <= last for first, last in touched)


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


def _place(one: Record) -> str:
    path, lines = one_line(one["path"], 60), _lines(one)
    if lines is None:
        return path
    return f"{path}:{lines[0]}" if lines[0] == lines[1] else f"{path}:{lines[0]}-{lines[1]}"

"""Which evidence rests on some lines, before or after somebody edits them."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from dont.core.errors import Refusal
from dont.evidence.diffs import WHOLE, Change, Range, diff, parse_diff
from dont.evidence.digest import span_of
from dont.evidence.files import inside

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from dont.core.types import Record
    from dont.evidence.audit import Auditor

__all__ = ["WHOLE", "Change", "Range", "changed", "diff", "parse_diff", "resting", "target"]

_TARGET: Final = re.compile(r"(.+?)(?::|#[Ll])([0-9]{1,9})(?:-[Ll]?([0-9]{1,9}))?\Z", re.DOTALL)


def target(root: str, text: str, cwd: str | None = None) -> tuple[str, Range | None]:
    """Read `PATH[:A-B]`.

    Args:
        root: absolute path of the project root.
        text: a path, with lines or without; the file need not exist any more.
        cwd: absolute path of the caller's folder.

    Returns:
        The path relative to the root with links resolved, and the lines or None.

    Raises:
        Refusal: `path-escapes-root`, `invalid-line-span`.
    """
    found = _TARGET.match(text)
    if found is None or _place(root, text, cwd)[1]:
        return _place(root, text, cwd)[0], None
    path = _place(root, found[1], cwd)[0]
    first, last = int(found[2]), int(found[3] or found[2])
    if first < 1 or last < first:
        problem = "lines are counted from 1" if first < 1 else "it ends before it begins"
        lines = text[len(found[1]) + 1 :]
        data = {"lines": lines, "path": found[1], "problem": problem}
        raise Refusal("invalid-line-span", data=data)
    return path, (first, last)


def resting(
    auditor: Auditor,
    path: str,
    rows: Iterable[Mapping[str, object]],
    ranges: Sequence[Range] | None = None,
) -> Iterator[tuple[Mapping[str, object], Record]]:
    """Find the evidence that rests on lines of the files as they are now.

    Args:
        auditor: says where the captured lines are now.
        path: the file, relative to the root.
        rows: evidence entries on it, or rows of the projection's `evidence` table.
        ranges: 1-based inclusive lines; None for the whole file.

    Yields:
        Each entry that touches a range, with its audit. Lines that drifted count at the place of
        their anchor, else where they were captured.
    """
    for row in rows:
        audit = auditor.audit({**row, "path": path})
        if ranges is None or _touch(_now(row, audit), ranges):
            yield row, audit


def changed(
    auditor: Auditor, path: str, rows: Iterable[Mapping[str, object]], change: Change
) -> Iterator[tuple[Mapping[str, object], Record]]:
    """Find the evidence that a change touches.

    Args:
        auditor: says where the captured lines are now.
        path: the change's `path` or its `old_path`.
        rows: evidence on that path.
        change: one file of a diff.

    Yields:
        Each entry with its audit, where its lines lie in the change as they are now, or drifted
        and lay in it as they were captured.
    """
    for row in rows:
        audit = auditor.audit({**row, "path": path})
        lost = audit["status"] in ("drifted", "missing", "unreadable")
        if _touch(_now(row, audit), change.ranges) or (
            lost and _touch(_captured(row), [*change.old_ranges, *change.ranges])
        ):
            yield row, audit


def _touch(span: Range | None, ranges: Iterable[Range]) -> bool:
    if span is None:
        return any(True for _ in ranges)
    return any(first <= span[1] and span[0] <= last for first, last in ranges)


def _now(row: Mapping[str, object], audit: Mapping[str, object]) -> Range | None:
    first, last = audit.get("line_start"), audit.get("line_end")
    if isinstance(first, int) and isinstance(last, int):
        return first, last
    return _captured(row)


def _captured(row: Mapping[str, object]) -> Range | None:
    first, last = span_of(row)
    return None if first is None or last is None else (first, last)


def _place(root: str, path: str, cwd: str | None) -> tuple[str, bool]:
    """Give the path relative to the root, and whether something is there."""
    from dont.evidence.locate import candidates

    base = os.path.realpath(root)
    tried = candidates(root, path, cwd)
    for one in tried:
        if os.path.lexists(os.path.join(base, one)):
            real = os.path.realpath(os.path.join(base, one))
            if inside(base, real):
                return os.path.relpath(real, base), True
            tried = []
            break
    if not tried:
        raise Refusal("path-escapes-root", data={"path": path})
    return tried[0], False

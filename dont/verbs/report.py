"""`dont report`: a page with every claim and what it rests on."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context

_PROTECTED = (".dont", ".git")


def report(ctx: Context, given: Record) -> Answer:
    """Write the page to a file, or give it back.

    Args:
        ctx: the surroundings.
        given: ReportInput.

    Raises:
        Refusal: `missing-extra`, `path-escapes-root`; `schema-mismatch` for a file that is there
            and was not written by this verb.
    """
    from dont.verbs.pictures.page import page

    out = given.get("out")
    target = None if out is None else place(ctx, str(out))
    text, picture = page(ctx, ctx.read())
    data: Record = {
        "format": "html",
        "text": text if target is None else None,
        "nodes": len(picture.nodes),
        "edges": len(picture.edges),
    }
    answer = Answer("graph", data)
    if target is None:
        answer.text = text
        return answer
    data["out"] = answer.data["out"] = os.path.relpath(target, ctx.cwd)
    if not ctx.dry_run:
        _write(target, text)
    answer.text = f"written to {answer.data['out']}\n"
    return answer


def place(ctx: Context, out: str) -> str:
    """Find the file to write: inside the project or below the caller, never over somebody's work.

    Args:
        ctx: the surroundings.
        out: as the caller wrote it.

    Returns:
        An absolute path with links resolved.

    Raises:
        Refusal: `path-escapes-root`, `schema-mismatch`.
    """
    full = os.path.realpath(os.path.join(ctx.cwd, out))
    bases = (os.path.realpath(ctx.project.root), os.path.realpath(ctx.cwd))
    inside = [base for base in bases if full.startswith(base.rstrip("/") + "/")]
    if not inside:
        raise Refusal("path-escapes-root", data={"path": out})
    names = os.path.relpath(full, inside[0]).split("/")
    if any(name in _PROTECTED for name in names):
        raise _refused(f"`{out}` lies where a report has no place")
    if not os.path.isdir(os.path.dirname(full)):
        raise _refused(f"there is no folder for `{out}`")
    if os.path.lexists(full) and not _ours(full):
        raise _refused(f"`{out}` is there and is no report; choose another name")
    return full


def _ours(full: str) -> bool:
    """Tell whether a file was written by this verb."""
    from dont.verbs.pictures.html import MARK

    if not os.path.isfile(full):
        return False
    with open(full, encoding="utf-8", errors="replace") as stream:
        return MARK in stream.read(4096)


def _refused(problem: str) -> Refusal:
    return Refusal("schema-mismatch", data={"problem": problem, "verb": "report"})


def _write(full: str, text: str) -> None:
    """Write a file so that it appears whole."""
    part = f"{full}.part-{os.getpid()}"
    try:
        with open(part, "x", encoding="utf-8", errors="backslashreplace") as stream:
            stream.write(text)
        os.replace(part, full)
    except OSError as error:
        raise _refused(f"`{full}` cannot be written: {(error.strerror or '').lower()}") from error
    finally:
        if os.path.lexists(part):
            os.unlink(part)

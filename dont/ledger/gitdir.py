"""Find and watch a git directory by reading files; git itself is not run and not asked."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.ledger.paths import work_tree

if TYPE_CHECKING:
    from dont.core.types import Json

_WATCHED = ("HEAD", "logs/HEAD", "index")
_LONGEST = 4096


def git_dir(path: str) -> str | None:
    """Find the git directory of the work tree that holds `path`; None where there is none.

    Args:
        path: an absolute path. Variables such as `GIT_DIR` do not count: they may be left over from
            a hook of another repository.
    """
    top = work_tree(path)
    if top is None:
        return None
    entry = f"{top}/.git"
    if os.path.isdir(entry):
        return entry
    try:
        with open(entry, encoding="utf-8") as file:
            text = file.read(_LONGEST)
    except (OSError, ValueError):
        return None
    if not text.startswith("gitdir:"):
        return None
    found = os.path.normpath(os.path.join(top, text[len("gitdir:") :].strip()))
    return found if os.path.isdir(found) else None


def git_stamp(directory: str | None) -> list[Json]:
    """Describe the state of a git directory: it changes with every commit, checkout and staging.

    Returns:
        Size and modification time, nanoseconds, of three files, and the directory itself.
    """
    if directory is None:
        return []
    out: list[Json] = [directory]
    for name in _WATCHED:
        try:
            seen = os.stat(f"{directory}/{name}")
        except OSError:
            out += [-1, -1]
        else:
            out += [seen.st_size, seen.st_mtime_ns]
    return out


def index_busy(directory: str | None) -> bool:
    """Tell whether git is rewriting its index right now."""
    # As `exists`, without an exception inside where there is none, as nearly always.
    return directory is not None and os.access(
        f"{directory}/index.lock", os.F_OK, follow_symlinks=False
    )

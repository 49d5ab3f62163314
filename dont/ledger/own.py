"""Lines that this copy acknowledged, kept in the git directory so that none is lost silently."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from dont.ledger.files import PRIVATE_FOLDER_MODE, read_file
from dont.ledger.gitdir import git_dir
from dont.ledger.lines import Line, read_line, split

if TYPE_CHECKING:
    from dont.ledger.files import Files
    from dont.ledger.paths import Project

_FOLDER = "dont"
_NAME = "own.jsonl"
_TAIL = 1 << 16


def own_path(project: Project) -> str | None:
    """Say where own lines are kept; None without git."""
    directory = git_dir(project.dir)
    return None if directory is None else f"{directory}/{_FOLDER}/{_NAME}"


def keep(directory: str | None, files: Files, data: bytes) -> bool:
    """Add a line to the own lines, without fsync; the log has it already.

    Args:
        directory: the git directory, None without git.
        files: the file layer.
        data: the line with its end of line.

    Returns:
        False where that was not possible. The write itself stands.
    """
    if directory is None:
        return True
    path = f"{directory}/{_FOLDER}/{_NAME}"
    try:
        try:
            descriptor = files.open_private(path, append=True)
        except FileNotFoundError:
            files.make_folder(os.path.dirname(path), PRIVATE_FOLDER_MODE)
            descriptor = files.open_private(path, append=True)
        try:
            return files.write(descriptor, data) == len(data)
        finally:
            files.close(descriptor)
    except OSError:
        return False


def own_lines(project: Project) -> list[tuple[Line, bytes]]:
    """Read the own lines with their bytes; what is torn is left out.

    INVARIANT: a torn own line was followed by no acknowledgement, or the segment has it.
    """
    path = own_path(project)
    if path is None or not os.path.isfile(path):
        return []
    raws, rest = split(read_file(path))
    out = []
    for raw in [*raws, rest]:
        line = read_line(raw)
        if isinstance(line, Line):
            out.append((line, raw))
    return out


def largest_own(project: Project) -> int:
    """Give the largest transaction number among the latest own lines, 0 for none."""
    path = own_path(project)
    if path is None or not os.path.isfile(path):
        return 0
    with open(path, "rb") as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - _TAIL))
        raws, _rest = split(file.read())
    found = [read_line(raw) for raw in raws[-20:]]
    return max((line.tx for line in found if isinstance(line, Line)), default=0)

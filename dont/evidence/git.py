"""Ask git about a file, without trusting the caller's environment or the repository's hooks."""

from __future__ import annotations

import os
from typing import Final

_TIMEOUT: Final = 20
_SHA1_DIGITS: Final = 40
# No program named by a repository's configuration is started, and nothing is written or asked: a
# clone can hold a whole bare repository in a plain folder, with filters in its configuration.
_SAFE: Final = (
    "git",
    "--no-optional-locks",
    "--literal-pathspecs",
    "-c",
    "core.fsmonitor=false",
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "core.quotePath=false",
    "-c",
    "log.showSignature=false",
    "-c",
    "safe.bareRepository=explicit",
)


def run(folder: str, *arguments: str) -> bytes | None:
    """Run git in a folder.

    Args:
        folder: absolute path.
        arguments: the git command and its arguments, fixed by the caller.

    Returns:
        What git wrote, or None where git is absent, failed, or took too long.
    """
    import subprocess

    environ = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    environ.update(LC_ALL="C", GIT_TERMINAL_PROMPT="0", GIT_PAGER="cat", GIT_NO_LAZY_FETCH="1")
    try:
        done = subprocess.run(
            [*_SAFE, "-C", folder, *arguments],
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_TIMEOUT,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None  # no git, no answer: the callers say `none` or `missing`
    return done.stdout if done.returncode == 0 else None


def in_work_tree(folder: str) -> bool:
    """Tell from the folders alone whether a `.git` lies here or above."""
    while True:
        if os.path.lexists(os.path.join(folder, ".git")):
            return True
        above = os.path.dirname(folder)
        if above == folder:
            return False
        folder = above


def blob_id(data: bytes, algorithm: str = "sha1") -> str:
    """Compute the id that git gives to these bytes.

    Args:
        data: the file as it is.
        algorithm: `sha1` or `sha256`, the repository's object format.

    Example:
        >>> blob_id(b"")
        'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391'
    """
    from hashlib import sha1, sha256

    text = b"blob %d\0" % len(data) + data
    if algorithm == "sha256":
        return sha256(text).hexdigest()
    return sha1(text, usedforsecurity=False).hexdigest()


def file_state(root: str, path: str, data: bytes) -> tuple[str, str | None]:
    """Give a file's state in git and its blob id.

    Args:
        root: absolute path of the project root.
        path: relative to the root.
        data: the file's bytes.

    Returns:
        `(clean | dirty | staged | untracked | ignored | none, blob id or None)`.
    """
    folder, name = os.path.split(os.path.join(root, path))
    if not in_work_tree(folder):
        return "none", None
    shown = run(
        folder, "status", "--porcelain=v1", "-z", "--ignored", "--untracked-files=all", "--", name
    )
    if shown is None:
        return "none", None
    kind = run(folder, "rev-parse", "--show-object-format") or b"sha1"
    return _state(shown), blob_id(data, kind.decode("ascii", "replace").strip())


def _state(shown: bytes) -> str:
    if not shown:
        return "clean"
    index, tree = chr(shown[0]), chr(shown[1])
    if index == "?":
        return "untracked"
    if index == "!":
        return "ignored"
    return "staged" if tree == " " else "dirty"


def renamed_to(root: str, path: str) -> str | None:
    """Follow a file that is gone to its present name.

    Args:
        root: absolute path of the project root, with links resolved.
        path: relative to the root.

    Returns:
        The new path relative to the root, or None where git knows none.
    """
    if not in_work_tree(root):
        return None
    top = run(root, "rev-parse", "--show-toplevel")
    if top is None:
        return None
    base = os.fsdecode(top.rstrip(b"\n"))
    prefix = os.path.relpath(root, os.path.realpath(base))
    name = path if prefix == "." else f"{prefix}/{path}"
    for _ in range(10):
        after = _uncommitted(base, name) or _committed(base, name)
        if after is None:
            return None
        name = after
        if os.path.isfile(os.path.join(base, name)):
            relative = os.path.relpath(os.path.join(os.path.realpath(base), name), root)
            return None if relative.startswith("..") else relative
    return None


def _uncommitted(base: str, name: str) -> str | None:
    listed = run(base, "diff", "-M", "--name-status", "-z", "--diff-filter=R", "HEAD", "--")
    found = _pair(listed or b"", name)
    if found is not None:
        return found
    # A plain `mv` leaves an untracked file; the same bytes under a new name are the rename.
    entry = run(base, "ls-files", "-s", "-z", "--", name)
    others = run(base, "ls-files", "--others", "--exclude-standard", "-z")
    if not entry or not others:
        return None
    blob = entry.split(b"\t")[0].split(b" ")[1].decode("ascii")
    for other in others.split(b"\0")[:2000]:
        if other and _same_blob(os.path.join(os.fsencode(base), other), blob):
            return os.fsdecode(other)
    return None


def _same_blob(full: bytes, blob: str) -> bool:
    try:
        if os.path.getsize(full) > 1 << 22 or not os.path.isfile(full):
            return False
        with open(full, "rb") as stream:
            return blob_id(stream.read(), "sha1" if len(blob) == _SHA1_DIGITS else "sha256") == blob
    except OSError:
        return False  # it went away meanwhile: it is not the file that is looked for


def _committed(base: str, name: str) -> str | None:
    gone = run(
        base, "log", "-1", "-m", "--diff-filter=D", "--no-renames", "--format=%H", "--", name
    )
    if not gone or not gone.strip():
        return None
    commit = gone.split()[0].decode("ascii")
    listed = run(
        base, "diff-tree", "-r", "-m", "-M", "--root", "-z", "--name-status", "--diff-filter=R",
        "--no-commit-id", commit,
    )  # fmt: skip
    return _pair(listed or b"", name)


def _pair(listed: bytes, name: str) -> str | None:
    parts = listed.split(b"\0")
    wanted = os.fsencode(name)
    for place in range(0, len(parts) - 2, 3):
        if parts[place][:1] == b"R" and parts[place + 1] == wanted:
            return os.fsdecode(parts[place + 2])
    return None

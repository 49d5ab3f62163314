"""Where a project is: its folder, its root, its log and its cache."""

from __future__ import annotations

import os
from functools import lru_cache

from dont.core.errors import SubstrateError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER = ".dont"
CONFIG = "config.toml"


class Project:
    """The places of one project, all absolute.

    Args:
        directory: the project directory, usually `<root>/.dont`.
        root: the folder that paths of evidence are relative to.
    """

    __slots__ = (
        "cache_dir",
        "config_path",
        "dir",
        "imports_dir",
        "ledger_dir",
        "root",
        "rules_dir",
    )

    def __init__(self, directory: str, root: str) -> None:
        self.dir = directory
        self.root = root
        self.ledger_dir = os.path.join(directory, "ledger")
        self.cache_dir = os.path.join(directory, "cache")
        self.imports_dir = os.path.join(directory, "imports")
        self.rules_dir = os.path.join(directory, "rules")
        self.config_path = os.path.join(directory, CONFIG)


def parents(path: str) -> list[str]:
    """List a folder and every folder above it, nearest first.

    Args:
        path: an absolute path without a slash at its end.
    """
    out = [path or "/"]
    while len(path) > 1:
        path = path[: path.rindex("/")]
        out.append(path or "/")
    return out


def work_tree(path: str) -> str | None:
    """Find the nearest folder, upward, that holds a `.git` folder or file."""
    for entry in _git_entries(path):
        # As `exists`, without an exception inside for each folder that has none.
        if os.access(entry, os.F_OK):
            return entry[: -len("/.git")]
    return None


@lru_cache
def _git_entries(path: str) -> list[str]:
    """Name what each folder upward would have as a work tree; each write asks anew."""
    return [f"{folder}/.git" for folder in parents(path)]


def place(cwd: str, environ: Mapping[str, str]) -> Project | None:
    """Say where `DONT_DIR` puts the project, whether or not it is there yet; None without it."""
    chosen = environ.get("DONT_DIR", "")
    if not chosen:
        return None
    directory = os.path.abspath(os.path.join(cwd, chosen))
    above = os.path.dirname(directory)
    return Project(directory, work_tree(above) or above)


def find_project(cwd: str, environ: Mapping[str, str]) -> Project:
    """Find the project that a command run in `cwd` works on.

    Args:
        cwd: the current folder.
        environ: the environment; `DONT_DIR` counts when it is not empty.

    Raises:
        SubstrateError: `config-missing` where there is none, `store-unwritable` where its cache is
            a link.
    """
    chosen = place(cwd, environ)
    if chosen is not None:
        if os.path.isfile(chosen.config_path):
            return _own_cache(chosen)
        raise SubstrateError(
            "config-missing", data={"problem": f"there is no project in `{chosen.dir}`"}
        )
    for folder in parents(os.path.abspath(cwd)):
        directory = os.path.join(folder, FOLDER)
        if os.path.isfile(os.path.join(directory, CONFIG)):
            return _own_cache(Project(directory, folder))
    raise SubstrateError(
        "config-missing", data={"problem": "there is no project here or in any folder above"}
    )


def _own_cache(project: Project) -> Project:
    """Refuse a cache that a cloned repository points elsewhere: files are replaced in it."""
    if os.path.islink(project.cache_dir):
        raise SubstrateError(
            "store-unwritable",
            data={"problem": f"a link stands in the place of `{project.cache_dir}`"},
        )
    return project


def new_project(cwd: str, environ: Mapping[str, str]) -> Project:
    """Say where `init` makes a project: `DONT_DIR`, else `.dont` in the current folder."""
    here = os.path.abspath(cwd)
    return place(cwd, environ) or Project(os.path.join(here, FOLDER), here)

"""Make a project's folder: what `init` writes, and what it refuses."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from dont.core.codes import message
from dont.core.errors import Refusal
from dont.ledger.gitdir import git_dir
from dont.ledger.lock import unwritable
from dont.ledger.paths import Project, new_project, work_tree

if TYPE_CHECKING:
    from collections.abc import Mapping

ATTRIBUTES = (
    "# Segments of the log are bytes: git neither converts nor merges within a line.\n"
    "ledger/** -text -filter -ident -working-tree-encoding merge=union\n"
)
IGNORED = "# Rebuilt from the ledger; never committed.\ncache/\n"


class Made:
    """What `initialise` made, or would make.

    Attributes:
        project: where.
        name: name of the project.
        files: paths of the written files, relative to the root.
        warnings: entries of `warnings[]`.
    """

    __slots__ = ("files", "name", "project", "warnings")

    def __init__(
        self, project: Project, name: str, files: list[str], warnings: list[dict[str, Any]]
    ) -> None:
        self.project = project
        self.name = name
        self.files = files
        self.warnings = warnings


def initialise(
    cwd: str,
    environ: Mapping[str, str],
    *,
    name: str | None = None,
    mode: str = "permissive",
    dry_run: bool = False,
) -> Made:
    """Make the folder of a new project.

    Args:
        cwd: the current folder.
        environ: the environment, for `DONT_DIR`.
        name: name of the project; the name of its root folder when left out.
        mode: `permissive` or `strict`.
        dry_run: only say what would be made.

    Raises:
        Refusal: `already-initialised` where the folder, or git's index, has a project already.
        SubstrateError: `store-unwritable`.
    """
    project = new_project(cwd, environ)
    _refuse_second(project)
    name = (name or "").strip() or os.path.basename(project.root) or "project"
    texts = {
        ".gitattributes": ATTRIBUTES,
        ".gitignore": IGNORED,
        "config.toml": f"[project]\nname = {_toml(name)}\nmode = {_toml(mode)}\n",
    }
    files = [os.path.relpath(os.path.join(project.dir, file), project.root) for file in texts]
    if not dry_run:
        try:
            _write(project, texts)
        except OSError as error:
            raise unwritable(error) from error
    return Made(project, name, files, hidden(project))


def hidden(project: Project) -> list[dict[str, Any]]:
    """Warn where git would not carry the log: it is ignored, or left out of the checkout."""
    from dont.ledger.git import git

    if git_dir(project.dir) is None:
        return []
    sample = os.path.join(project.ledger_dir, "2000-01", "x.jsonl")
    folder = _existing(project.dir)
    found = []
    if git(folder, "check-ignore", "-q", "--no-index", sample) is not None:
        found.append("git ignores it")
    if _sparse(folder, project):
        found.append("sparse checkout leaves it out")
    return [_warning(project, problem) for problem in found]


def _warning(project: Project, problem: str) -> dict[str, Any]:
    data = {"path": os.path.relpath(project.dir, project.root), "problem": problem}
    return {
        "code": "ledger-hidden",
        "rule_name": None,
        "message": message("ledger-hidden", data),
    }


def _sparse(folder: str, project: Project) -> bool:
    from dont.ledger.git import git

    if (git(folder, "config", "--bool", "core.sparseCheckout") or b"").strip() != b"true":
        return False
    top = work_tree(project.dir) or folder
    path = os.path.relpath(os.path.join(project.ledger_dir, "2000-01", "x.jsonl"), top)
    kept = git(top, "sparse-checkout", "check-rules", given=path.encode() + b"\n")
    if kept is not None:
        return not kept.strip()
    # Older git cannot check a path: without patterns that name the folder it is left out.
    listed = (git(top, "sparse-checkout", "list") or b"").decode("utf-8", "replace").split()
    inside = os.path.relpath(project.dir, top)
    return not any(
        inside == one.strip("/") or inside.startswith(one.strip("/") + "/") for one in listed
    )


def _refuse_second(project: Project) -> None:
    place = os.path.relpath(project.dir, project.root)
    if os.path.lexists(project.config_path):
        raise Refusal("already-initialised", data={"path": place})
    if git_dir(project.dir) is None:
        return
    from dont.ledger.git import git

    listed = git(_existing(project.dir), "ls-files", "--cached", "--", project.config_path)
    if listed:
        raise Refusal("already-initialised", data={"path": place, "in_index": True})


def _existing(path: str) -> str:
    while not os.path.isdir(path):
        path = os.path.dirname(path)
    return path


def _write(project: Project, texts: Mapping[str, str]) -> None:
    """Write the files; the configuration comes last, since it is what makes a project."""
    os.makedirs(project.ledger_dir, exist_ok=True)
    os.makedirs(project.cache_dir, mode=0o700, exist_ok=True)
    for file, text in texts.items():
        path = os.path.join(project.dir, file)
        if file != "config.toml" and os.path.lexists(path):
            continue
        with open(path, "x", encoding="utf-8", newline="\n") as out:
            out.write(text)


def _toml(text: str) -> str:
    """Write a basic TOML string; its escapes are those of JSON, save DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

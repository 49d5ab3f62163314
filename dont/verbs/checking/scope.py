"""What one run of the gate judges: the whole ledger, some paths, or what is staged."""

from __future__ import annotations

import os
from glob import has_magic
from typing import TYPE_CHECKING, NamedTuple

from dont.core.errors import Refusal
from dont.evidence.files import look
from dont.evidence.locate import candidates, escapes
from dont.ledger.gitdir import git_dir
from dont.verbs.checking.cited import MESSAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from dont.core.types import Record
    from dont.evidence.audit import Auditor
    from dont.ledger.store import Reader
    from dont.verbs.context import Context

_NEVER = (".git", ".dont", ".hg", ".svn", "node_modules", "__pycache__", ".venv")


class Scope(NamedTuple):
    """What is judged.

    Attributes:
        kind: `ledger`, `paths` or `staged`.
        reader: the state.
        auditor: reads the files of evidence.
        entities: ids that are judged; None for all.
        files: files that are searched for citations, with their text.
        paths: what the caller or the configuration named.
        unmatched: those of `paths` that name nothing.
    """

    kind: str
    reader: Reader
    auditor: Auditor
    entities: frozenset[str] | None
    files: dict[str, str]
    paths: Sequence[str] = ()
    unmatched: Sequence[str] = ()

    def holds(self, entity_id: object) -> bool:
        """Tell whether an entity is judged."""
        return self.entities is None or entity_id in self.entities


def scope_of(ctx: Context, given: Record) -> Scope:
    """Find out what to judge.

    Args:
        ctx: the surroundings.
        given: CheckInput.

    Raises:
        Refusal: `path-escapes-root`; `schema-mismatch` where nothing staged can be read.
    """
    listed = given.get("paths")
    paths = [str(one) for one in listed] if isinstance(listed, list) else []
    if given.get("staged"):
        from dont.verbs.checking.staged import staged_scope

        return staged_scope(ctx, paths)
    reader, auditor = ctx.read(), ctx.auditor
    messages = {one: text for one in paths if (text := _message(ctx, one)) is not None}
    named = [relative(ctx, one) for one in paths if one not in messages]
    if paths and "." not in named:
        return _paths(reader, auditor, ctx.project.root, named, messages)
    configured = _configured(ctx)
    found, unmatched = expand(ctx.project.root, named or configured)
    files = texts(auditor, found)
    return Scope("ledger", reader, auditor, None, files, named or configured, unmatched)


def _configured(ctx: Context) -> list[str]:
    listed = ctx.config["check"]["paths"]
    return [str(one) for one in listed] if isinstance(listed, list) else []


def configured_files(ctx: Context) -> set[str] | None:
    """Give the files that the configuration names; None where it names none."""
    names = _configured(ctx)
    return set(expand(ctx.project.root, names)[0]) if names else None


def relative(ctx: Context, path: str) -> str:
    """Read a path as the caller wrote it, from the root or from where they stand.

    Raises:
        Refusal: `path-escapes-root`.
    """
    root = ctx.project.root
    if os.path.isabs(path) or not escapes(path):
        places = candidates(root, path, ctx.cwd)
    else:
        places = candidates(root, os.path.join(ctx.cwd, path), None)
    if not places:
        raise Refusal("path-escapes-root", data={"path": path})
    there = [one for one in places if os.path.lexists(os.path.join(root, one))]
    return (there or places)[0]


def _message(ctx: Context, path: str) -> str | None:
    """Read the message of a commit being made, which may lie outside the work tree."""
    if os.path.basename(path) not in MESSAGES:
        return None
    full = os.path.realpath(os.path.join(ctx.cwd, path))
    folder = git_dir(ctx.project.dir)
    if folder is None or os.path.dirname(full) != os.path.realpath(folder):
        return None
    return decoded(look(folder, os.path.basename(full)).data)


def _paths(
    reader: Reader,
    auditor: Auditor,
    root: str,
    named: Sequence[str],
    messages: Mapping[str, str],
) -> Scope:
    """Judge what rests on some files and folders, and what they and some messages cite."""
    found, unmatched = expand(root, named)
    entities, resting = on_paths(reader, named)
    unmatched = [one for one in unmatched if one not in resting]
    files = {**texts(auditor, found), **messages}
    paths = [*named, *messages]
    return Scope("paths", reader, auditor, frozenset(entities), files, paths, unmatched)


def on_paths(reader: Reader, named: Sequence[str]) -> tuple[set[str], set[str]]:
    """Find the entities whose evidence lies on some files or below some folders.

    Returns:
        Their ids, and those of `named` that any evidence lies on.
    """
    entities: set[str] = set()
    resting: set[str] = set()
    for path in reader.evidence_paths():
        hit = [one for one in named if path == one or path.startswith(f"{one}/")]
        if hit:
            resting.update(hit)
            entities.update(str(row["entity_id"]) for row in reader.evidence_on(path))
    return entities, resting


def expand(root: str, named: Iterable[str]) -> tuple[list[str], list[str]]:
    """Turn files, folders and patterns into files.

    Args:
        root: absolute path of the project root.
        named: relative to it; `*`, `?`, `[…]` and `**` are patterns.

    Returns:
        Files relative to the root, and the names that no file or folder answers to.
    """
    files: dict[str, None] = {}
    unmatched = []
    for name in named:
        full = os.path.join(root, name)
        if os.path.isdir(full):
            files.update(dict.fromkeys(_walk(root, name)))
        elif os.path.isfile(full):
            files[os.path.normpath(name)] = None
        elif has_magic(name) and (found := _glob(root, name)):
            files.update(dict.fromkeys(found))
        else:
            unmatched.append(name)
    return list(files), unmatched


def _glob(root: str, pattern: str) -> list[str]:
    from glob import glob

    found = glob(pattern, root_dir=root, recursive=True)
    return sorted(one for one in found if os.path.isfile(os.path.join(root, one)))


def _walk(root: str, name: str) -> list[str]:
    out = []
    for folder, folders, files in os.walk(os.path.join(root, name)):
        folders[:] = sorted(one for one in folders if one not in _NEVER)
        out += [os.path.relpath(os.path.join(folder, one), root) for one in sorted(files)]
    return out


def texts(auditor: Auditor, paths: Iterable[str]) -> dict[str, str]:
    """Read files as text, links under the name they lead to; what is binary cites nothing."""
    found = {}
    for path in paths:
        looked = auditor.look(path)
        text = decoded(looked.data)
        if text is not None:
            found[looked.path or path] = text
    return found


def decoded(data: bytes | None) -> str | None:
    """Read bytes as text; None for binary ones."""
    if data is None or b"\0" in data[:8192]:
        return None
    return data.decode("utf-8", "replace")

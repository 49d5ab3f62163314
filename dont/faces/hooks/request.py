"""Read what a host sends: one neutral request out of three spellings."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from dont.core.types import Record

EVENTS = ("session-start", "pre-tool-use", "post-tool-use", "stop", "subagent-stop")
_EDITING = ("edit", "write", "patch", "replace", "delete", "notebook")
_PATHS = ("file_path", "notebook_path", "path", "target_file", "filePath")
_PATCHES = ("command", "input", "patch")
_PATCH_MARKS = ("*** Update File: ", "*** Delete File: ", "*** Add File: ", "*** Move to: ")
MOST_EDITS = 20


class Edit(NamedTuple):
    """One file that a tool changes.

    Attributes:
        path: as the host wrote it, absolute or relative to the working folder.
        old: the texts that are replaced; none where the whole file may change.
    """

    path: str
    old: tuple[str, ...]


class Request(NamedTuple):
    """What a host asks.

    Attributes:
        event: one of `EVENTS`.
        session: the host's name for the session, empty where it gave none.
        cwd: the folder the agent works in, empty where the host gave none.
        resumed: whether a session goes on rather than starts.
        again: whether the host has already gone on once because of a hook, or must not go on.
        edits: the files a tool is about to change, or has changed.
    """

    event: str
    session: str
    cwd: str
    resumed: bool
    again: bool
    edits: tuple[Edit, ...]


def event_name(text: str) -> str | None:
    """Give an event its own name, whatever the spelling: `PreToolUse`, `preToolUse`.

    Example:
        >>> event_name("SubagentStop"), event_name("stop"), event_name("nonsense")
        ('subagent-stop', 'stop', None)
    """
    dashed = "".join(f"-{c.lower()}" if c.isupper() else c for c in text).strip("-")
    found = dashed.replace("_", "-")
    return found if found in EVENTS else None


def read(event: str, body: bytes) -> Request | None:
    """Read a host's JSON.

    Args:
        event: one of `EVENTS`.
        body: the bytes of standard input.

    Returns:
        None where the bytes are no JSON object.
    """
    try:
        told = json.loads(body)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict):
        return None
    return Request(
        event=event,
        session=_text(told, "session_id") or _text(told, "conversation_id"),
        cwd=_folder(told),
        resumed=_text(told, "source") in ("resume", "compact"),
        again=_again(told),
        edits=_edits(told) if event in ("pre-tool-use", "post-tool-use") else (),
    )


def _again(told: Record) -> bool:
    """Tell whether a turn must not be prolonged: a hook did so before, or a person ended it."""
    looped = told.get("stop_hook_active") is True or _count(told.get("loop_count")) > 0
    return looped or _text(told, "status") in ("aborted", "error")


def _text(told: Record, key: str) -> str:
    found = told.get(key)
    return found if isinstance(found, str) else ""


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0


def _folder(told: Record) -> str:
    """Find the folder the agent works in; Cursor names the roots of the workspace instead."""
    cwd = _text(told, "cwd")
    roots = told.get("workspace_roots")
    if not cwd and isinstance(roots, list) and roots and isinstance(roots[0], str):
        cwd = roots[0]
    return cwd if os.path.isabs(cwd) and "\0" not in cwd else ""


def _edits(told: Record) -> tuple[Edit, ...]:
    tool = _text(told, "tool_name").lower()
    given = told.get("tool_input")
    if not isinstance(given, dict) or not any(word in tool for word in _EDITING):
        return ()
    found = [Edit(_text(given, key), _old(given)) for key in _PATHS if _text(given, key)][:1]
    if not found:
        for key in _PATCHES:
            found += [Edit(path, ()) for path in _patched(_text(given, key))]
    return tuple(edit for edit in found if "\0" not in edit.path)[:MOST_EDITS]


def _old(given: Record) -> tuple[str, ...]:
    several = given.get("edits")
    parts = several if isinstance(several, list) else [given]
    texts = [_text(part, "old_string") for part in parts if isinstance(part, dict)]
    return tuple(text for text in texts if text)


def _patched(patch: str) -> list[str]:
    """List the files a patch names, each once."""
    paths = []
    for line in patch.splitlines():
        for mark in _PATCH_MARKS:
            if line.startswith(mark) and line[len(mark) :].strip() not in paths:
                paths.append(line[len(mark) :].strip())
    return paths

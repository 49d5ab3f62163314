"""What this tool writes into each host's settings file."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.core.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Callable

    from dont.core.types import Record

CODEX_NOTE = (
    "Codex runs a hook only after you approved it under `/hooks`, and again after each change"
)
CURSOR_NOTE = (
    "Cursor also runs Claude Code's hooks: keep one of the two, or every finding comes twice"
)


class Host(NamedTuple):
    """One agent host.

    Attributes:
        name: as people type it.
        path: the settings file, relative to the project root, with `/`.
        frame: what a new settings file holds beside the hooks.
        grouped: whether an event lists matcher groups rather than handlers.
        entries: event in the host's spelling -> the one entry of this tool.
        note: what a person has to know after an installation; empty for nothing.
    """

    name: str
    path: str
    frame: Record
    grouped: bool
    entries: dict[str, Record]
    note: str


def _exec(host: str, event: str, timeout: int) -> Record:
    """Build a handler that is started without a shell."""
    return {"type": "command", "command": "dont", "args": ["hook", host, event], "timeout": timeout}


def _shell(host: str, event: str, timeout: int) -> Record:
    """Build a handler that a shell starts; its words need no quoting."""
    return {"type": "command", "command": f"dont hook {host} {event}", "timeout": timeout}


def _group(matcher: str, handler: Record) -> Record:
    """Wrap a handler in the group that hosts filter by; an empty matcher is left out."""
    return {"matcher": matcher, "hooks": [handler]} if matcher else {"hooks": [handler]}


def _grouped(
    host: str, make: Callable[[str, str, int], Record], start: str, edit: str
) -> dict[str, Record]:
    """Build the entries of a host that groups handlers by matcher."""
    return {
        "SessionStart": _group(start, make(host, "session-start", 10)),
        "PreToolUse": _group(edit, make(host, "pre-tool-use", 5)),
        "PostToolUse": _group(edit, make(host, "post-tool-use", 5)),
        "Stop": _group("", make(host, "stop", 20)),
        "SubagentStop": _group("", make(host, "subagent-stop", 20)),
    }


HOSTS: dict[str, Host] = {
    "claude": Host(
        "claude",
        ".claude/settings.json",
        {},
        grouped=True,
        entries=_grouped(
            "claude",
            _exec,
            "startup|resume|clear|compact|fork",
            "Edit|Write|MultiEdit|NotebookEdit",
        ),
        note="",
    ),
    "codex": Host(
        "codex",
        ".codex/hooks.json",
        {},
        grouped=True,
        entries=_grouped("codex", _shell, "startup|resume|clear", "apply_patch|Edit|Write"),
        note=CODEX_NOTE,
    ),
    "cursor": Host(
        "cursor",
        ".cursor/hooks.json",
        {"version": 1},
        grouped=False,
        entries={
            "sessionStart": {"command": "dont hook cursor session-start", "timeout": 10},
            "preToolUse": {"command": "dont hook cursor pre-tool-use", "timeout": 5},
            "postToolUse": {"command": "dont hook cursor post-tool-use", "timeout": 5},
            "stop": {
                "command": "dont hook cursor stop",
                "timeout": 20,
                "loop_limit": 2,
                "failClosed": False,
            },
        },
        note=CURSOR_NOTE,
    ),
}


def host(name: str) -> Host:
    """Find a host by its name.

    Raises:
        UsageError: `usage` for a host without a dialect: it fails here, not in silence later.
    """
    found = HOSTS.get(name)
    if found is None:
        known = ", ".join(f"`{one}`" for one in HOSTS)
        problem = f"there is no dialect for the host `{name}`; there are {known}"
        raise UsageError("usage", data={"problem": problem, "verb": "hook install"})
    return found


def handler_is_ours(handler: object, name: str) -> bool:
    """Tell whether a handler calls `dont hook <name> ...`.

    Args:
        handler: an element of a settings file.
        name: the host.
    """
    if not isinstance(handler, dict):
        return False
    command, args = handler.get("command"), handler.get("args")
    words = command.split() if isinstance(command, str) else []
    if isinstance(args, list):
        words = [*words, *map(str, args)]
    program = words[0].replace("\\", "/").rsplit("/", 1)[-1] if words else ""
    return program in ("dont", "dont.exe") and words[1:3] == ["hook", name]

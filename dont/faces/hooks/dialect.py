"""Say a thing in a host's documented JSON; the empty answer is `{}` everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dont.core.types import Record

_NAMES = {
    "session-start": "SessionStart",
    "pre-tool-use": "PreToolUse",
    "post-tool-use": "PostToolUse",
    "stop": "Stop",
    "subagent-stop": "SubagentStop",
}
# The fields of Cursor; a permission is never given, since it would also approve the call.
_CURSOR = {
    "session-start": "additional_context",
    "pre-tool-use": "agent_message",
    "post-tool-use": "additional_context",
    "stop": "followup_message",
    "subagent-stop": "followup_message",
}


def say(host: str, event: str, text: str, env: dict[str, str] | None = None) -> Record:
    """Put a text where the host hands it to its model.

    Args:
        host: claude, codex or cursor.
        event: the neutral name of the event.
        text: what to tell; empty for nothing.
        env: variables for the session; only Cursor takes them here.

    Returns:
        The object to print. At the end of a turn Codex knows no context, only the reason for going
        on; Claude Code takes either, and shows context as feedback rather than as an error.
    """
    if host == "cursor":
        told: Record = {"env": env} if env else {}
        return {**told, _CURSOR[event]: text} if text else told
    if not text:
        return {}
    if host == "codex" and event in ("stop", "subagent-stop"):
        return {"decision": "block", "reason": text}
    return {"hookSpecificOutput": {"hookEventName": _NAMES[event], "additionalContext": text}}

"""Answer a host: always valid JSON, never a failure, never a block."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from dont.faces.hooks.request import event_name, read

if TYPE_CHECKING:
    from dont.faces.hooks.request import Request
    from dont.verbs.context import Context

SILENT = "{}"
_HOSTS = ("claude", "codex", "cursor")


def answer(host: str, event: str, body: bytes, ctx: Context) -> tuple[str, int]:
    """Answer one hook of a host.

    Args:
        host: claude, codex or cursor; another one gets the empty answer.
        event: in any spelling; another one gets the empty answer.
        body: what the host wrote to standard input.
        ctx: the caller's surroundings; the project is looked for in the folder the host names.

    Returns:
        The text for standard output and the exit status, which is 0: an agent host reads 2 as
        "block this call", and nothing here blocks.
    """
    name = event_name(event)
    if host not in _HOSTS or name is None:
        return SILENT, 0
    try:
        request = read(name, body)
        if request is None:
            return SILENT, 0
        return _answer(host, request, ctx), 0
    except Exception as error:  # noqa: BLE001 - a hook that fails must not stop the host's work
        _remember(host, name, error, ctx)
        return SILENT, 0


def _answer(host: str, request: Request, ctx: Context) -> str:
    from dont.faces.hooks.dialect import say

    here = _here(request, ctx)
    if here is None:
        return SILENT
    try:
        env: dict[str, str] = {}
        if request.event == "session-start":
            from dont.faces.hooks.orient import orient

            text, env = orient(here, request, host)
        elif request.event == "pre-tool-use":
            from dont.faces.hooks.edits import before

            text = before(here, request) if request.edits else ""
        elif request.event == "post-tool-use":
            from dont.faces.hooks.edits import after

            text = after(here, request) if request.edits else ""
        else:
            from dont.faces.hooks.finish import unbacked

            text = unbacked(here, request, host)
    finally:
        here.close()
    return json.dumps(say(host, request.event, text, env), ensure_ascii=False)


def _here(request: Request, ctx: Context) -> Context | None:
    """Open the project of the folder the host names; None where there is none."""
    from dont.verbs.context import Context

    cwd = request.cwd or ctx.cwd
    here = Context(cwd=cwd, environ=ctx.environ, clock=ctx.clock, random=ctx.random)
    here.machine = True
    here.given_author = ctx.given_author
    here.command = "hook"
    if not here.has_project():
        return None
    here.cwd = here.project.root  # paths are the project's from here on
    return here


def _remember(host: str, event: str, error: Exception, ctx: Context) -> None:
    """Keep the reason for `hook status` and `doctor`, if the folder can be written at all."""
    try:
        from dont.verbs.hosts.memory import failed

        if ctx.has_project():
            failed(ctx.project.cache_dir, host, event, f"{type(error).__name__}: {error}")
    except Exception:  # noqa: BLE001 - the same promise: nothing leaves this face but JSON
        return

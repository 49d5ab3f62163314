"""The MCP server: the SDK speaks the protocol, the desk does the work in a thread of its own."""

from __future__ import annotations

import asyncio
import json
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import unquote

import mcp_types as types
from mcp.server.caching import CacheHint
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError

from dont.faces.mcp.desk import PRIME, TEMPLATES, Desk
from dont.faces.mcp.tools import tool
from dont.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from dont.core.types import Record
    from dont.verbs.context import Context

INSTRUCTIONS = """\
A ledger that stands between fluent statements and project truth. `prime` first: it says what is
doubted here. A statement is `conclude`d as unverified, or `ground`ed with evidence at once;
`dismiss` ("don't dismiss it") verifies with evidence, `trust` ("don't trust it") doubts. Look with
`suggest_term` before you `define`. A refusal is a result with `ok: false`: run its
`data.remediation[0]`, filling words in <angle brackets>. `disturb` says who rests on lines you are
about to change, `check` is the gate.
"""
_HOUR = 3_600_000  # milliseconds
_JSON = "application/json"


class Serving:
    """The handlers of one server.

    Args:
        desk: does the work.
        worker: its only thread; SQLite connections stay in the thread that opened them, and calls
            are served one after the other.
    """

    def __init__(self, desk: Desk, worker: ThreadPoolExecutor) -> None:
        self.desk = desk
        self.worker = worker
        self.tools = [types.Tool.model_validate(tool(row)) for row in desk.rows.values()]

    async def work(self, do: Callable[..., Any], *args: object) -> Any:
        """Run a piece of work in the desk's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.worker, do, *args)

    async def list_tools(self, _ctx: object, _params: object) -> types.ListToolsResult:
        """List the tools, always the same in the same order."""
        return types.ListToolsResult(tools=self.tools)

    async def call_tool(
        self, _ctx: object, params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        """Call a tool; a refusal is a result, with the whole envelope as data and as text."""
        if params.name not in self.desk.rows:
            raise MCPError(types.INVALID_PARAMS, f"there is no tool `{params.name}`")
        envelope = await self.work(self.desk.call, params.name, params.arguments or {})
        return types.CallToolResult(
            content=[types.TextContent(type="text", text=_text(envelope))],
            structured_content=envelope,
            is_error=not envelope["ok"],
        )

    async def list_resources(self, _ctx: object, _params: object) -> types.ListResourcesResult:
        """List the one resource that every project has."""
        prime = types.Resource(
            name="prime", uri=PRIME, description="what to know before working here", mime_type=_JSON
        )
        return types.ListResourcesResult(resources=[prime])

    async def list_templates(
        self, _ctx: object, _params: object
    ) -> types.ListResourceTemplatesResult:
        """List the families of resources."""
        return types.ListResourceTemplatesResult(
            resource_templates=[
                types.ResourceTemplate(
                    name=one.uri.split("/")[2],
                    uri_template=one.uri + "{name}",
                    description=one.says,
                    mime_type=_JSON,
                )
                for one in TEMPLATES
            ]
        )

    async def read_resource(
        self, _ctx: object, params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        """Read a resource as the envelope of the verb behind it."""
        uri = str(params.uri)
        envelope = await self.work(self.desk.read, unquote(uri))
        if envelope is None:
            raise MCPError(types.INVALID_PARAMS, f"there is no resource `{uri}`")
        if not envelope["ok"]:
            raise MCPError(types.INVALID_PARAMS, str(envelope["data"]["message"]), envelope)
        content = types.TextResourceContents(uri=uri, mime_type=_JSON, text=_text(envelope))
        return types.ReadResourceResult(contents=[content])


def _text(envelope: Record) -> str:
    return json.dumps(envelope, ensure_ascii=False, separators=(",", ":"))


def build(desk: Desk, worker: ThreadPoolExecutor) -> Server[Any]:
    """Put a server together; tests drive it in this very process.

    Args:
        desk: the calls.
        worker: an executor with a single thread.
    """
    serving = Serving(desk, worker)
    fixed = CacheHint(ttl_ms=_HOUR, scope="public")
    return Server(
        "dont",
        version=__version__,
        instructions=INSTRUCTIONS,
        cache_hints={
            "server/discover": fixed,
            "tools/list": fixed,
            "resources/list": fixed,
            "resources/templates/list": fixed,
        },
        on_list_tools=serving.list_tools,
        on_call_tool=serving.call_tool,
        on_list_resources=serving.list_resources,
        on_list_resource_templates=serving.list_templates,
        on_read_resource=serving.read_resource,
    )


def serve(ctx: Context, given: Record) -> int:
    """Serve standard input and output until the client goes.

    Args:
        ctx: the surroundings of the whole session.
        given: McpInput.

    Returns:
        0, or 130 after Ctrl-C.
    """
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    ctx.stdin = bytes  # standard input belongs to the protocol
    desk = Desk(ctx, str(given.get("tools") or "core"))
    worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="dont-ledger")
    interrupted = False
    try:
        asyncio.run(_serve(build(desk, worker)))
    except* (BrokenPipeError, ConnectionResetError):
        interrupted = False  # the client does not listen any more: its choice, not a failure
    except* KeyboardInterrupt:
        interrupted = True
    finally:
        # A call that runs is finished first: what it writes is whole, whoever still listens.
        worker.submit(desk.close)
        worker.shutdown(wait=True)
    return 130 if interrupted else 0


async def _serve(server: Server[Any]) -> None:
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())

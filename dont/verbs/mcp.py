"""`dont mcp`: whether the server can run; serving itself is the face's work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def mcp(ctx: Context, given: Record) -> Answer:  # noqa: ARG001 - every verb is called alike
    """Make sure that the optional package is there.

    Raises:
        Refusal: `missing-extra`.
    """
    try:
        import mcp.server.lowlevel  # noqa: F401 - only whether it can be imported
    except ImportError as error:
        raise Refusal("missing-extra", cause=error, data={"extra": "mcp"}) from error
    return Answer("empty", {})

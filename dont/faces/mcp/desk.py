"""Calls one after the other on one open ledger; what a call left behind never meets the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dont.core.errors import UsageError
from dont.faces.mcp.tools import rows
from dont.generated.tables.commands import ROWS
from dont.verbs.dispatch import failed, run

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dont.core.types import Record
    from dont.verbs.context import Context

_SUBSTRATE = 3  # exit statuses from here on mean that the store itself may be to blame
PRIME = "dont://prime"


class Template(NamedTuple):
    """A family of resources.

    Attributes:
        uri: what the address begins with; the rest names the thing.
        verb: which verb reads it.
        field: which input field takes the name.
        says: what it is.
    """

    uri: str
    verb: str
    field: str
    says: str


TEMPLATES = (
    Template("dont://claim/", "show", "entity_id", "one claim, by its whole id or its ULID"),
    Template("dont://rule/", "rules show", "rule", "one rule as it is in force, by its name"),
    Template("dont://code/", "errors show", "code", "one error code, by its name"),
)


class Desk:
    """The one place that works for a server; not for two threads at a time.

    Args:
        ctx: the surroundings of the whole session.
        which: `core` or `all`.
    """

    def __init__(self, ctx: Context, which: str) -> None:
        ctx.machine = True
        ctx.terminal = False
        self.ctx = ctx
        self.rows = rows(which)

    def call(self, name: str, given: Mapping[str, object]) -> Record:
        """Run the verb behind a tool.

        Args:
            name: name of the tool.
            given: input fields; `dry_run` beside them.

        Returns:
            The envelope; an unknown tool is a `usage` error like an unknown verb.
        """
        row = self.rows.get(name)
        fields = dict(given)
        if row is None:
            problem = f"there is no tool `{name}`"
            error = UsageError("usage", data={"problem": problem, "verb": ""})
            return failed(error, "", self.ctx, self.ctx.clock()).envelope
        dry_run = fields.pop("dry_run", None) if "dry_run" not in row["fields"] else None
        return self._run(row["verb"], fields, dry_run=dry_run is True)

    def read(self, uri: str) -> Record | None:
        """Read a resource.

        Returns:
            The envelope of the verb behind it; None where no such kind of resource exists.
        """
        if uri == PRIME:
            return self._run("prime", {})
        for template in TEMPLATES:
            name = uri.removeprefix(template.uri)
            if name != uri and name:
                if template.field == "entity_id" and ":" not in name:
                    name = f"claim:{name}"
                return self._run(template.verb, {template.field: name})
        return None

    def close(self) -> None:
        """Let go of the ledger."""
        self.ctx.close()

    def _run(self, verb: str, given: Record, *, dry_run: bool = False) -> Record:
        try:
            call = self.ctx.following()
        except Exception as error:  # noqa: BLE001 - a ledger that cannot be opened is an answer too
            return failed(error, verb, self.ctx, self.ctx.clock()).envelope
        call.dry_run = dry_run
        outcome = run(ROWS[verb], given, call)
        if outcome.answer is None and outcome.exit >= _SUBSTRATE:
            self.ctx.close()  # the next call opens everything anew
        return outcome.envelope

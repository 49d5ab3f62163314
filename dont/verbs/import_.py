"""`dont import`: load a vocabulary so that its CURIEs resolve offline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import codes
from dont.verbs.answer import Answer

if TYPE_CHECKING:
    from dont.core.types import Record
    from dont.verbs.context import Context


def import_(ctx: Context, given: Record) -> Answer:
    """Import one source; all or nothing.

    Args:
        ctx: the surroundings.
        given: ImportInput.

    Raises:
        Refusal: `import-failed`, `unresolvable-uri`, `linkml-unsupported-feature`, `schema-mismatch`.
    """
    from dont.importers import run

    options = {key: value for key, value in given.items() if key != "source"}
    report = run(
        str(given["source"]),
        options,
        project=ctx.project,
        cwd=ctx.cwd,
        config=ctx.config["import"],
        progress=ctx.progress,
        dry_run=ctx.dry_run,
        clock=ctx.clock,
    )
    data = {key: value for key, value in report.items() if key not in ("warnings", "curies")}
    answer = Answer("import", data)
    listed = report["warnings"]
    answer.warn(listed if isinstance(listed, list) else [])
    answer.warn(_shadowed(ctx, report.get("curies")))
    return answer.hint(["dont", "suggest-term", "<text>"], "find a term in it")


def _shadowed(ctx: Context, curies: object) -> list[Record]:
    """Warn for each imported term that the project has coined itself."""
    reader = ctx.read()
    imported = curies if isinstance(curies, set | frozenset) else frozenset()
    coined = (str(record["curie"]) for record in reader.entities("term"))
    return [codes.warning("term-shadowed", {"curie": one}) for one in coined if one in imported]

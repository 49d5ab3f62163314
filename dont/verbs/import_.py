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
        Refusal: `import-failed`, `unresolvable-uri`, `schema-mismatch`,
            `linkml-unsupported-feature`, `missing-extra`.
    """
    from dont.importers import Place, run
    from dont.ledger.vocab_shelf import Shelf

    project = ctx.project
    place = Place(
        base=ctx.cwd,
        root=project.root,
        shelf=Shelf(project.dir, project.cache_dir),
        config=ctx.config,
        clock=ctx.clock,
        progress=ctx.progress,
        dry_run=ctx.dry_run,
    )
    options = {key: value for key, value in given.items() if key != "source"}
    report = run(str(given["source"]), options, place)
    ctx.vocabulary.close()  # what it had open was the vocabulary before
    answer = Answer("import", {key: value for key, value in report.items() if key != "warnings"})
    answer.warn(report["warnings"])
    answer.warn(_shadowed(ctx, report["canonical_source_id"]))
    return answer.hint(["dont", "suggest-term", "<text>"], "find a term in it")


def _shadowed(ctx: Context, source: str) -> list[Record]:
    """Warn for each imported term that the project has coined itself."""
    coined = (str(record["curie"]) for record in ctx.read().entities("term"))
    shadows = ctx.vocabulary.coined_shadows(coined, source)
    return [codes.warning("term-shadowed", {"curie": one}) for one in shadows]

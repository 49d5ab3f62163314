"""Turn the evidence a caller gives into the entries that an event records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.errors import Refusal
from dont.verbs.resolve import References

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context


def capture(ctx: Context, reader: Reader, specs: object, entity_id: str | None) -> list[Record]:
    """Capture every piece of evidence that was given.

    Args:
        ctx: the surroundings; relative paths start from the root, else from `ctx.cwd`.
        reader: where CURIEs resolve.
        specs: `evidence[]` of the input.
        entity_id: the entity it is for; it fills the remedies.

    Returns:
        Entries as events record them, in the given order.

    Raises:
        Refusal: `unresolvable-uri`, `path-escapes-root`, `invalid-line-span`, `unreadable-file`,
            `anchor-not-found`.
    """
    from dont.evidence.entries import entry

    try:
        return [
            entry(ctx.project.root, spec, resolver(ctx, reader), ctx.cwd)
            for spec in (specs if isinstance(specs, list) else [])
        ]
    except Refusal as refusal:
        refusal.data.setdefault("entity_id", entity_id)
        raise


def resolver(ctx: Context, reader: Reader) -> Callable[[str], bool]:
    """Give the test whether a CURIE resolves now."""
    references = References(ctx, reader)
    return lambda curie: bool(references.resolved({"curie": curie})["resolved"])


def malformed(ctx: Context, reader: Reader, uris: Iterable[object]) -> list[str]:
    """List the references that no form of evidence fits (they warn where they do not block)."""
    from dont.evidence.entries import malformed as is_malformed

    resolves = resolver(ctx, reader)
    return [str(uri) for uri in uris if is_malformed(str(uri), resolves)]

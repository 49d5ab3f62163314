"""Turn the evidence a caller gives into the entries that an event records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core import evidence_uri
from dont.core.errors import Refusal
from dont.verbs.resolve import References

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context


def capture(ctx: Context, reader: Reader, specs: object, entity_id: str | None) -> list[Record]:
    """Capture every piece of evidence that was given.

    Args:
        ctx: the surroundings; relative paths start from `ctx.cwd`.
        reader: where CURIEs resolve.
        specs: `evidence[]` of the input: `{uri | file, kind?, quote?, supports?, lines?, anchor?, note?}`.
        entity_id: the entity it is for; it fills the remedies.

    Returns:
        Entries as events record them, in the given order.

    Raises:
        Refusal: `unresolvable-uri`, `path-escapes-root`, `invalid-line-span`, `unreadable-file`,
            `anchor-not-found`.
    """
    given = specs if isinstance(specs, list) else []
    return [_entry(ctx, reader, spec, entity_id) for spec in given]


def _entry(ctx: Context, reader: Reader, spec: Mapping[str, object], entity_id: str | None) -> Record:
    found = _located(ctx, reader, spec, entity_id)
    found["kind"] = spec.get("kind") or found["kind"]
    found["supports"] = spec.get("supports") is not False
    found["quote"] = spec.get("quote") or None
    found["note"] = spec.get("note") or None
    return found


def _located(ctx: Context, reader: Reader, spec: Mapping[str, object], entity_id: str | None) -> Record:
    """Find out what a reference points to."""
    file = spec.get("file")
    if file is not None:
        return _file(ctx, str(file), spec)
    uri = str(spec.get("uri", ""))
    parsed = evidence_uri.parse(uri)
    if parsed.form == "repo":
        return _file(ctx, parsed.parts["path"], {**parsed.parts, **_given(spec)}, from_root=True)
    if parsed.form in evidence_uri.CERTAIN:
        return {"source_uri": parsed.canonical, "kind": evidence_uri.KINDS[parsed.form]}
    if _is_file(ctx, uri):
        return _file(ctx, uri, spec)
    if parsed.form == "curie" and _resolves(ctx, reader, uri):
        return {"source_uri": uri, "kind": "term"}
    problem = parsed.parts.get("reason") or "it is no address, no file of the project and no CURIE that resolves"
    raise Refusal("unresolvable-uri", data={"uri": uri, "problem": problem, "entity_id": entity_id})


def _given(spec: Mapping[str, object]) -> Record:
    return {key: spec[key] for key in ("lines", "anchor") if spec.get(key)}


def _is_file(ctx: Context, text: str) -> bool:
    from dont.evidence.locate import exists

    return exists(ctx.project.root, text, ctx.cwd)


def _resolves(ctx: Context, reader: Reader, curie: str) -> bool:
    return bool(References(ctx, reader).resolved({"curie": curie})["resolved"])


def _file(ctx: Context, path: str, spec: Mapping[str, object], *, from_root: bool = False) -> Record:
    from dont.evidence.locate import capture as locate

    lines, anchor = spec.get("lines"), spec.get("anchor")
    return dict(
        locate(
            ctx.project.root,
            path,
            None if lines is None else str(lines),
            None if anchor is None else str(anchor),
            cwd=ctx.project.root if from_root else ctx.cwd,
        )
    )


def malformed(uris: Sequence[object]) -> list[str]:
    """List the references that no form of evidence fits (they warn where they do not block)."""
    return [str(uri) for uri in uris if evidence_uri.parse(str(uri)).form in ("malformed", "path")]

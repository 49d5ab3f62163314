"""`dont define`: coin a term, or give a coined one a new definition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dont.core.curie import parse
from dont.core.errors import Refusal
from dont.core.ids import KINDS
from dont.verbs.resolve import References
from dont.verbs.writing import allow, answer_entity, decide

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dont.core.types import Record
    from dont.verbs.answer import Answer
    from dont.verbs.context import Context


def define(ctx: Context, given: Record) -> Answer:
    """Record a definition; fields left out of a redefinition are kept.

    Args:
        ctx: the surroundings.
        given: DefineInput.

    Raises:
        Refusal: `schema-mismatch` for what is no CURIE, `term-locked`, the label validators,
            `dangling-definition`.
    """
    curie = str(given["curie"])
    found = parse(curie)
    if found is None or found.prefix.lower() in KINDS:
        raise Refusal("schema-mismatch", data={"problem": f"`{curie}` is no CURIE, `prefix:local`"})
    with ctx.writer("define") as writer:
        earlier = writer.by_curie(curie)
        record = writer.entity(earlier) if earlier else None
        if record is not None:
            allow(ctx, writer, record, "defined", given)
        references = References(ctx, writer)
        event = _event(references, given, record)
        term = str(record["id"]) if record is not None else writer.new_id("term")
        if record is None or any(event[key] != record[key] for key in event):
            writer.emit("defined", term, event)
        status = "unverified" if record is None else str(record["status"])
        _, more = decide(ctx, writer, term, given, status=status)
        _shadow(ctx, references, curie, new=record is None)
        answer = answer_entity(ctx, writer, term, references.warnings + more)
    return answer.hint(["dont", "dismiss", curie, "--evidence", "<uri>"], "verify the definition")


def _event(references: References, given: Mapping[str, object], record: Record | None) -> Record:
    """Build the event: what was given, else what was there, else nothing."""

    def kept(name: str, field: str, make: Callable[[object], object], absent: object) -> object:
        if given.get(field) is not None:
            return make(given[field])
        return record[name] if record is not None else absent

    def refs(texts: object) -> list[Record]:
        return [references.ref(str(text)) for text in (texts if isinstance(texts, list) else [])]

    def attributes(specs: object) -> list[Record]:
        listed = specs if isinstance(specs, list) else []
        return [{"name": spec["name"], "ref": references.ref(spec["curie"])} for spec in listed]

    return {
        "curie": given["curie"] if record is None else record["curie"],
        "definition": kept("definition", "doc", str, ""),
        "label": kept("label", "label", str, None),
        "kind_of": kept("kind_of", "kind_of", refs, []),
        "related_to": kept("related_to", "related_to", refs, []),
        "attributes": kept("attributes", "attribute", attributes, []),
    }


def _shadow(ctx: Context, references: References, curie: str, *, new: bool) -> None:
    """Warn when a new term takes the name of an imported one."""
    from dont.core import codes

    if new and ctx.vocabulary.resolve(curie) is not None:
        references.warnings.append(codes.warning("term-shadowed", {"curie": curie}))

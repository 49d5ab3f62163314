"""The one resolver: from what people type to an entity, an event or a reference."""

from __future__ import annotations

from dont.core.errors import Refusal
from dont.core.ids import KINDS, SHORTEST_PREFIX, ULID_LENGTH, split_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from dont.core.types import Record
    from dont.ledger.reader import Reader
    from dont.verbs.context import Context

MOST_CANDIDATES = 5
_NOT_FOUND = {"claim": "claim-not-found", "term": "term-not-found", "event": "event-not-found"}


def entity_id(reader: Reader, text: str, kinds: Sequence[str] = ("claim", "term")) -> str:
    """Find the one entity that an argument names.

    Args:
        reader: the state to look in.
        text: a whole id in either case, a kind with the unique beginning of a ULID (at least 4
            characters), or the CURIE of a coined term.
        kinds: which kinds of id the verb takes.

    Returns:
        The whole id.

    Raises:
        Refusal: `schema-mismatch` for what is no id, `claim-not-found`, `term-not-found`,
            `event-not-found`, `ambiguous-id` with a remedy for each candidate.
    """
    given = text.strip()
    parts = split_id(given)
    if parts is None or parts[0] not in _NOT_FOUND:
        return _by_curie(reader, given, kinds)
    kind, part = parts
    if kind not in kinds:
        raise _no_id(given, f"`{given}` is no {' or '.join(kinds)}")
    if len(part) < SHORTEST_PREFIX:
        raise _no_id(given, f"`{given}` is too short; give at least {SHORTEST_PREFIX} characters")
    found = reader.ids_starting(kind, part, MOST_CANDIDATES + 1)
    if len(found) > 1:
        raise _ambiguous(given, found)
    if not found:
        whole = f"{kind}:{part}" if len(part) == ULID_LENGTH else given
        raise Refusal(_NOT_FOUND[kind], data={"entity_id": whole})
    return found[0]


def _by_curie(reader: Reader, given: str, kinds: Sequence[str]) -> str:
    from dont.core.curie import parse

    if parse(given) is None or given.split(":", 1)[0].lower() in KINDS:
        problem = f"`{given}` is no id; write `claim:` or `term:` and the ULID, or a CURIE"
        raise _no_id(given, problem)
    if "term" not in kinds:
        raise _no_id(given, f"`{given}` is no {' or '.join(kinds)}")
    found = reader.by_curie(given)
    if found is None:
        raise Refusal("term-not-found", data={"entity_id": given, "curie": given})
    return found


def _no_id(given: str, problem: str) -> Refusal:
    return Refusal("schema-mismatch", data={"problem": problem, "given": given})


def _ambiguous(given: str, found: Sequence[str]) -> Refusal:
    from dont.core.remedy import remedy

    candidates = [remedy(["dont", "show", one], "show this one") for one in found[:MOST_CANDIDATES]]
    data = {"given": given, "remediation": candidates, "remediation_complete": True}
    return Refusal("ambiguous-id", data=data)


def entity(reader: Reader, text: str, kinds: Sequence[str] = ("claim", "term")) -> Record:
    """Find the one entity that an argument names and give its folded record."""
    found = reader.entity(entity_id(reader, text, kinds))
    if found is None:
        raise Refusal("claim-not-found", data={"entity_id": text})
    return found


class References:
    """Resolves CURIEs for one call: coined, then imported, then pinned.

    Attributes:
        warnings: what there is to say about what was resolved (obsolete, another name).
    """

    def __init__(self, ctx: Context, reader: Reader) -> None:
        self.ctx = ctx
        self.reader = reader
        self.warnings: list[Record] = []

    def ref(self, text: str) -> Record:
        """Resolve one reference and pin what it resolved to.

        Args:
            text: a CURIE, a term id, or a URI with `//`, which stands for itself.

        Returns:
            `{curie, entity_id?, pin?}`; neither where it resolves to nothing now.
        """
        coined = self._coined(text)
        if coined is not None:
            return coined
        row = self.ctx.vocabulary.resolve(text)
        if row is not None and row["match"] != "repaired":
            self._say(text, row)
            pin = {key: row[key] for key in ("iri", "label", "source", "release")}
            return {"curie": text, "pin": pin}
        if "://" in text:
            return {
                "curie": text,
                "pin": {"iri": text, "label": None, "source": None, "release": None},
            }
        return {"curie": text}

    def _coined(self, text: str) -> Record | None:
        parts = split_id(text)
        if parts is not None and parts[0] == "term":
            record = entity(self.reader, text, ("term",))
            return {"curie": record["curie"], "entity_id": record["id"]}
        found = self.reader.by_curie(text)
        return None if found is None else {"curie": text, "entity_id": found}

    def _say(self, text: str, row: Record) -> None:
        """Tell honestly that a term is obsolete or goes by another name now."""
        from dont.core import codes

        if row["match"] == "alt-id":
            data = {"curie": text, "primary": row["curie"]}
            self.warnings.append(codes.warning("term-alternative", data))
        if row.get("obsolete"):
            successor = row.get("successor") or row.get("consider") or []
            named = successor if isinstance(successor, list) else [successor]
            told = f"; use {', '.join(f'`{one}`' for one in named)}" if named else ""
            data = {"curie": text, "successor": told or "; no successor is named"}
            self.warnings.append(codes.warning("term-obsolete", data))

    def resolved(self, ref: Record) -> Record:
        """Say how a stored reference resolves now.

        Returns:
            `{curie, resolved, label, obsolete, entity_id}`.
        """
        curie = str(ref["curie"])
        found = ref.get("entity_id") or self.reader.by_curie(curie)
        if found:
            record = self.reader.entity(str(found))
            label = record.get("label") if record else None
            return _told(curie, record is not None, label, entity_id=str(found))
        row = self.ctx.vocabulary.resolve(curie)
        if row is not None and row["match"] != "repaired":
            return _told(curie, True, row["label"], obsolete=bool(row["obsolete"]))  # noqa: FBT003 - the column is the fact
        pin = ref.get("pin")
        label = pin.get("label") if isinstance(pin, dict) else None
        return _told(curie, isinstance(pin, dict), label)


def _told(
    curie: str,
    resolved: bool,  # noqa: FBT001 - a column of the rule view
    label: object,
    *,
    obsolete: bool = False,
    entity_id: str | None = None,
) -> Record:
    return {
        "curie": curie,
        "resolved": resolved,
        "label": label,
        "obsolete": obsolete,
        "entity_id": entity_id,
    }

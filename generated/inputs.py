# Do not edit: written by `tools/generate`.
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
"""What the verbs accept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading
from dont.generated.evidence import EvidenceSpec


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """What every verb accepts.

    Attributes:
        author: who says so
    """

    author: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EntityInput:
    """What every verb about one entity accepts.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
    """

    author: str | None = None
    entity_id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AttrSpec:
    """A named attribute of a term.

    Attributes:
        name: name of the attribute
        curie: what it points to
    """

    name: str
    curie: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            curie=reading.need(data, 'curie', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['curie'] = self.curie
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class InitInput:
    """Make a ledger.

    Attributes:
        author: who says so
        name: name of the project
        strict: start in strict mode
        hooks: agent hosts to hook in; list
    """

    author: str | None = None
    name: str | None = None
    strict: bool | None = None
    hooks: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            name=reading.maybe(data, 'name', reading.as_text),
            strict=reading.maybe(data, 'strict', reading.as_truth),
            hooks=reading.many(data, 'hooks', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.name is not None:
            out['name'] = self.name
        if self.strict is not None:
            out['strict'] = self.strict
        if self.hooks:
            out['hooks'] = list(self.hooks)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ConcludeInput:
    """Record a claim.

    Attributes:
        author: who says so
        statement: the statement
        atoms: parts that are verified one by one; list
        refs: CURIEs or URIs it speaks of; list
        confidence: the author's own estimate; from 0 to 1
        depends_on: claims and terms it rests on; list
        session_id: session it comes from
        origin: where it was found

    Source: dont-payload-types: ConcludeInput schema.
    """

    author: str | None = None
    statement: str
    atoms: tuple[str, ...] = ()
    refs: tuple[str, ...] = ()
    confidence: float | None = None
    depends_on: tuple[str, ...] = ()
    session_id: str | None = None
    origin: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            statement=reading.need(data, 'statement', reading.as_text),
            atoms=reading.many(data, 'atoms', reading.as_text),
            refs=reading.many(data, 'refs', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            depends_on=reading.many(data, 'depends_on', reading.as_text),
            session_id=reading.maybe(data, 'session_id', reading.as_text),
            origin=reading.maybe(data, 'origin', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['statement'] = self.statement
        if self.atoms:
            out['atoms'] = list(self.atoms)
        if self.refs:
            out['refs'] = list(self.refs)
        if self.confidence is not None:
            out['confidence'] = self.confidence
        if self.depends_on:
            out['depends_on'] = list(self.depends_on)
        if self.session_id is not None:
            out['session_id'] = self.session_id
        if self.origin is not None:
            out['origin'] = self.origin
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DefineInput:
    """Coin or redefine a term.

    Attributes:
        author: who says so
        curie: name of the term
        doc: the definition
        label: a noun phrase with its article
        kind_of: broader terms; list
        related_to: related terms; list
        attribute: named attributes; list of AttrSpec

    Source: dont-payload-types: DefineInput schema.
    """

    author: str | None = None
    curie: str
    doc: str
    label: str | None = None
    kind_of: tuple[str, ...] = ()
    related_to: tuple[str, ...] = ()
    attribute: tuple[AttrSpec, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            curie=reading.need(data, 'curie', reading.as_text),
            doc=reading.need(data, 'doc', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            kind_of=reading.many(data, 'kind_of', reading.as_text),
            related_to=reading.many(data, 'related_to', reading.as_text),
            attribute=reading.many(data, 'attribute', reading.record(AttrSpec.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['curie'] = self.curie
        out['doc'] = self.doc
        if self.label is not None:
            out['label'] = self.label
        if self.kind_of:
            out['kind_of'] = list(self.kind_of)
        if self.related_to:
            out['related_to'] = list(self.related_to)
        if self.attribute:
            out['attribute'] = [v.to_json() for v in self.attribute]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TrustInput:
    """Doubt an entity.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        reason: what speaks against it
        atom_idx: doubt only this atom; at least 0
        request: the spawn request it answers

    Source: dont-payload-types: TrustInput schema.
    """

    author: str | None = None
    entity_id: str
    reason: str
    atom_idx: int | None = None
    request: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            reason=reading.need(data, 'reason', reading.as_text),
            atom_idx=reading.maybe(data, 'atom_idx', reading.as_whole),
            request=reading.maybe(data, 'request', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        out['reason'] = self.reason
        if self.atom_idx is not None:
            out['atom_idx'] = self.atom_idx
        if self.request is not None:
            out['request'] = self.request
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DismissInput:
    """Verify an entity.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        evidence: the evidence; list of EvidenceSpec; at least 1 of them
        atom_idx: verify only these atoms; list; at least 0
        note: remark for readers
        request: the spawn request it answers

    Source: dont-payload-types: DismissInput schema.
    """

    author: str | None = None
    entity_id: str
    evidence: tuple[EvidenceSpec, ...]
    atom_idx: tuple[int, ...] = ()
    note: str | None = None
    request: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            evidence=reading.many(data, 'evidence', reading.record(EvidenceSpec.from_json)),
            atom_idx=reading.many(data, 'atom_idx', reading.as_whole),
            note=reading.maybe(data, 'note', reading.as_text),
            request=reading.maybe(data, 'request', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        out['evidence'] = [v.to_json() for v in self.evidence]
        if self.atom_idx:
            out['atom_idx'] = list(self.atom_idx)
        if self.note is not None:
            out['note'] = self.note
        if self.request is not None:
            out['request'] = self.request
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class GroundInput:
    """Record and verify a claim in one step.

    Attributes:
        author: who says so
        statement: the statement
        evidence: the evidence; list of EvidenceSpec; at least 1 of them

    Source: dont-payload-types: GroundInput schema.
    """

    author: str | None = None
    statement: str
    evidence: tuple[EvidenceSpec, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            statement=reading.need(data, 'statement', reading.as_text),
            evidence=reading.many(data, 'evidence', reading.record(EvidenceSpec.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['statement'] = self.statement
        out['evidence'] = [v.to_json() for v in self.evidence]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RestateInput:
    """Correct a claim.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        statement: the corrected statement
    """

    author: str | None = None
    entity_id: str
    statement: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            statement=reading.need(data, 'statement', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        out['statement'] = self.statement
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HypothesizeInput:
    """Add a rival explanation.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        text: the explanation
    """

    author: str | None = None
    entity_id: str
    text: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            text=reading.need(data, 'text', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        out['text'] = self.text
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssessInput:
    """Assess a rival explanation.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        idx: 0-based index of the explanation; at least 0
        supporting: references for it; list
        refuting: references against it; list
    """

    author: str | None = None
    entity_id: str
    idx: int
    supporting: tuple[str, ...] = ()
    refuting: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            idx=reading.need(data, 'idx', reading.as_whole),
            supporting=reading.many(data, 'supporting', reading.as_text),
            refuting=reading.many(data, 'refuting', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        out['idx'] = self.idx
        if self.supporting:
            out['supporting'] = list(self.supporting)
        if self.refuting:
            out['refuting'] = list(self.refuting)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class LockInput:
    """Make a claim final.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term

    Source: dont-payload-types: Lifecycle verb input schemas.
    """

    author: str | None = None
    entity_id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class IgnoreInput:
    """Set an entity aside.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        reason: why it no longer counts

    Source: dont-payload-types: Lifecycle verb input schemas.
    """

    author: str | None = None
    entity_id: str
    reason: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            reason=reading.need(data, 'reason', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        out['reason'] = self.reason
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopenInput:
    """Bring an entity back.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term

    Source: dont-payload-types: Lifecycle verb input schemas.
    """

    author: str | None = None
    entity_id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class VerifyEvidenceInput:
    """Check the references of an entity.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        timeout_seconds: seconds to wait for each reference; at least 0
        offline: files and kept copies only

    Source: dont-payload-types: Lifecycle verb input schemas.
    """

    author: str | None = None
    entity_id: str
    timeout_seconds: float | None = None
    offline: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            timeout_seconds=reading.maybe(data, 'timeout_seconds', reading.as_number),
            offline=reading.maybe(data, 'offline', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        if self.timeout_seconds is not None:
            out['timeout_seconds'] = self.timeout_seconds
        if self.offline is not None:
            out['offline'] = self.offline
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnVerbInput:
    """Ask for an outside agent.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        model_hint: which sort of model should do it
        max_tool_calls: how many tool calls it may make; at least 0
    """

    author: str | None = None
    entity_id: str
    model_hint: str | None = None
    max_tool_calls: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            model_hint=reading.maybe(data, 'model_hint', reading.as_text),
            max_tool_calls=reading.maybe(data, 'max_tool_calls', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        if self.model_hint is not None:
            out['model_hint'] = self.model_hint
        if self.max_tool_calls is not None:
            out['max_tool_calls'] = self.max_tool_calls
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssumeInput:
    """Ask for an independent verifier.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        model_hint: which sort of model should do it
        max_tool_calls: how many tool calls it may make; at least 0

    Source: dont-payload-types: Spawn verb input schemas.
    """

    author: str | None = None
    entity_id: str
    model_hint: str | None = None
    max_tool_calls: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            model_hint=reading.maybe(data, 'model_hint', reading.as_text),
            max_tool_calls=reading.maybe(data, 'max_tool_calls', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        if self.model_hint is not None:
            out['model_hint'] = self.model_hint
        if self.max_tool_calls is not None:
            out['max_tool_calls'] = self.max_tool_calls
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class OverlookInput:
    """Ask for an adversary.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        model_hint: which sort of model should do it
        max_tool_calls: how many tool calls it may make; at least 0

    Source: dont-payload-types: Spawn verb input schemas.
    """

    author: str | None = None
    entity_id: str
    model_hint: str | None = None
    max_tool_calls: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            model_hint=reading.maybe(data, 'model_hint', reading.as_text),
            max_tool_calls=reading.maybe(data, 'max_tool_calls', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        if self.model_hint is not None:
            out['model_hint'] = self.model_hint
        if self.max_tool_calls is not None:
            out['max_tool_calls'] = self.max_tool_calls
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class GuessInput:
    """Ask for diverse answers.

    Attributes:
        author: who says so
        question: the question
        n: how many candidates; at least 1
        temperature: sampling temperature; at least 0

    Source: dont-payload-types: Spawn verb input schemas.
    """

    author: str | None = None
    question: str
    n: int | None = None
    temperature: float | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            question=reading.need(data, 'question', reading.as_text),
            n=reading.maybe(data, 'n', reading.as_whole),
            temperature=reading.maybe(data, 'temperature', reading.as_number),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['question'] = self.question
        if self.n is not None:
            out['n'] = self.n
        if self.temperature is not None:
            out['temperature'] = self.temperature
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnsInput:
    """List spawn requests.

    Attributes:
        author: who says so
        pending: only those that wait
        timed_out: only those that expired
        all: answered ones too
    """

    author: str | None = None
    pending: bool | None = None
    timed_out: bool | None = None
    all: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            pending=reading.maybe(data, 'pending', reading.as_truth),
            timed_out=reading.maybe(data, 'timed_out', reading.as_truth),
            all=reading.maybe(data, 'all', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.pending is not None:
            out['pending'] = self.pending
        if self.timed_out is not None:
            out['timed_out'] = self.timed_out
        if self.all is not None:
            out['all'] = self.all
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowInput:
    """Show an entity or an event.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
        history: its events too
    """

    author: str | None = None
    entity_id: str
    history: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            history=reading.maybe(data, 'history', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        if self.history is not None:
            out['history'] = self.history
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyInput:
    """Show what an entity rests on.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
    """

    author: str | None = None
    entity_id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TraceInput:
    """Show what blocks an entity.

    Attributes:
        author: who says so
        entity_id: an id, its unique beginning, or the CURIE of a term
    """

    author: str | None = None
    entity_id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['entity_id'] = self.entity_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ListingInput:
    """Narrow a collection.

    Attributes:
        author: who says so
        status: only this status; one of unverified, doubted, verified, locked, ignored
        derived_assessment: only with this assessment; one of stale, compromised-support,
            dangling-dependency, unresolved-term
        kind: only this kind; one of claim, term
        all: ignored entities too
        as_of: the state after this `tx` or at this RFC 3339 time
        limit: at most this many; at least 0
        by: only what this author recorded
    """

    author: str | None = None
    status: str | None = None
    derived_assessment: str | None = None
    kind: str | None = None
    all: bool | None = None
    as_of: str | None = None
    limit: int | None = None
    by: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            derived_assessment=reading.maybe(data, 'derived_assessment', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            all=reading.maybe(data, 'all', reading.as_truth),
            as_of=reading.maybe(data, 'as_of', reading.as_text),
            limit=reading.maybe(data, 'limit', reading.as_whole),
            by=reading.maybe(data, 'by', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.status is not None:
            out['status'] = self.status
        if self.derived_assessment is not None:
            out['derived_assessment'] = self.derived_assessment
        if self.kind is not None:
            out['kind'] = self.kind
        if self.all is not None:
            out['all'] = self.all
        if self.as_of is not None:
            out['as_of'] = self.as_of
        if self.limit is not None:
            out['limit'] = self.limit
        if self.by is not None:
            out['by'] = self.by
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ListInput:
    """List claims.

    Attributes:
        author: who says so
        status: only this status; one of unverified, doubted, verified, locked, ignored
        derived_assessment: only with this assessment; one of stale, compromised-support,
            dangling-dependency, unresolved-term
        kind: only this kind; one of claim, term
        all: ignored entities too
        as_of: the state after this `tx` or at this RFC 3339 time
        limit: at most this many; at least 0
        by: only what this author recorded
    """

    author: str | None = None
    status: str | None = None
    derived_assessment: str | None = None
    kind: str | None = None
    all: bool | None = None
    as_of: str | None = None
    limit: int | None = None
    by: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            derived_assessment=reading.maybe(data, 'derived_assessment', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            all=reading.maybe(data, 'all', reading.as_truth),
            as_of=reading.maybe(data, 'as_of', reading.as_text),
            limit=reading.maybe(data, 'limit', reading.as_whole),
            by=reading.maybe(data, 'by', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.status is not None:
            out['status'] = self.status
        if self.derived_assessment is not None:
            out['derived_assessment'] = self.derived_assessment
        if self.kind is not None:
            out['kind'] = self.kind
        if self.all is not None:
            out['all'] = self.all
        if self.as_of is not None:
            out['as_of'] = self.as_of
        if self.limit is not None:
            out['limit'] = self.limit
        if self.by is not None:
            out['by'] = self.by
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class VocabInput:
    """List terms.

    Attributes:
        author: who says so
        status: only this status; one of unverified, doubted, verified, locked, ignored
        derived_assessment: only with this assessment; one of stale, compromised-support,
            dangling-dependency, unresolved-term
        kind: only this kind; one of claim, term
        all: ignored entities too
        as_of: the state after this `tx` or at this RFC 3339 time
        limit: at most this many; at least 0
        by: only what this author recorded
    """

    author: str | None = None
    status: str | None = None
    derived_assessment: str | None = None
    kind: str | None = None
    all: bool | None = None
    as_of: str | None = None
    limit: int | None = None
    by: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            derived_assessment=reading.maybe(data, 'derived_assessment', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            all=reading.maybe(data, 'all', reading.as_truth),
            as_of=reading.maybe(data, 'as_of', reading.as_text),
            limit=reading.maybe(data, 'limit', reading.as_whole),
            by=reading.maybe(data, 'by', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.status is not None:
            out['status'] = self.status
        if self.derived_assessment is not None:
            out['derived_assessment'] = self.derived_assessment
        if self.kind is not None:
            out['kind'] = self.kind
        if self.all is not None:
            out['all'] = self.all
        if self.as_of is not None:
            out['as_of'] = self.as_of
        if self.limit is not None:
            out['limit'] = self.limit
        if self.by is not None:
            out['by'] = self.by
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class PrimeInput:
    """Orientation for a session.

    Attributes:
        author: who says so
        budget: at most this many bytes; at least 0
    """

    author: str | None = None
    budget: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            budget=reading.maybe(data, 'budget', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.budget is not None:
            out['budget'] = self.budget
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SuggestTermInput:
    """Look for a term.

    Attributes:
        author: who says so
        text: the words to look for
        online: ask configured sources too
    """

    author: str | None = None
    text: str
    online: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            text=reading.need(data, 'text', reading.as_text),
            online=reading.maybe(data, 'online', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['text'] = self.text
        if self.online is not None:
            out['online'] = self.online
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DisturbInput:
    """Who rests on these lines.

    Attributes:
        author: who says so
        path: `PATH` or `PATH:A-B`
        diff: a git revision; every line changed since then
    """

    author: str | None = None
    path: str | None = None
    diff: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            path=reading.maybe(data, 'path', reading.as_text),
            diff=reading.maybe(data, 'diff', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.path is not None:
            out['path'] = self.path
        if self.diff is not None:
            out['diff'] = self.diff
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckInput:
    """Run the gate.

    Attributes:
        author: who says so
        paths: judge only what rests on these files; list
        staged: judge what git has staged
        require_scope: fail when there is nothing to judge
        min_status: least status of a claim; one of unverified, doubted, verified, locked,
            ignored
        format: how to answer; one of human, json, sarif, github, junit
    """

    author: str | None = None
    paths: tuple[str, ...] = ()
    staged: bool | None = None
    require_scope: bool | None = None
    min_status: str | None = None
    format: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            paths=reading.many(data, 'paths', reading.as_text),
            staged=reading.maybe(data, 'staged', reading.as_truth),
            require_scope=reading.maybe(data, 'require_scope', reading.as_truth),
            min_status=reading.maybe(data, 'min_status', reading.as_text),
            format=reading.maybe(data, 'format', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.paths:
            out['paths'] = list(self.paths)
        if self.staged is not None:
            out['staged'] = self.staged
        if self.require_scope is not None:
            out['require_scope'] = self.require_scope
        if self.min_status is not None:
            out['min_status'] = self.min_status
        if self.format is not None:
            out['format'] = self.format
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatInput:
    """Failures that recur.

    Attributes:
        author: who says so
        since: only later than this RFC 3339 time
    """

    author: str | None = None
    since: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            since=reading.maybe(data, 'since', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.since is not None:
            out['since'] = self.since
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesListInput:
    """List rules.

    Attributes:
        author: who says so
        validators: validators too
    """

    author: str | None = None
    validators: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            validators=reading.maybe(data, 'validators', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.validators is not None:
            out['validators'] = self.validators
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleNameInput:
    """Name a rule.

    Attributes:
        author: who says so
        rule: name of the rule
    """

    author: str | None = None
    rule: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            rule=reading.need(data, 'rule', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['rule'] = self.rule
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesTestInput:
    """Run cases.

    Attributes:
        author: who says so
        rule: only this rule
        near_miss: say which clause kept a rule from firing
    """

    author: str | None = None
    rule: str | None = None
    near_miss: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            rule=reading.maybe(data, 'rule', reading.as_text),
            near_miss=reading.maybe(data, 'near_miss', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.rule is not None:
            out['rule'] = self.rule
        if self.near_miss is not None:
            out['near_miss'] = self.near_miss
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesLintInput:
    """Check rule files.

    Attributes:
        author: who says so
        file: the file; every project rule when absent
    """

    author: str | None = None
    file: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            file=reading.maybe(data, 'file', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.file is not None:
            out['file'] = self.file
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesAddInput:
    """Take a rule into the project.

    Attributes:
        author: who says so
        file: the rule file
    """

    author: str | None = None
    file: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            file=reading.need(data, 'file', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['file'] = self.file
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesCoverageInput:
    """Which rules decide nothing.

    Attributes:
        author: who says so
    """

    author: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainInput:
    """The page of a rule or code.

    Attributes:
        author: who says so
        name: a rule or a code
    """

    author: str | None = None
    name: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            name=reading.need(data, 'name', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['name'] = self.name
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorsListInput:
    """List codes.

    Attributes:
        author: who says so
    """

    author: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorsShowInput:
    """Show a code.

    Attributes:
        author: who says so
        code: the code
    """

    author: str | None = None
    code: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            code=reading.need(data, 'code', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['code'] = self.code
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassifyInput:
    """Say what a failure means.

    Attributes:
        author: who says so
        file: the output; `-` reads standard input
        text: the output itself, where there is no file
        purpose: what the command was for; one of build, test, doctor, debug, general,
            static_analysis, provider
        command: the command that failed
        exit_code: its exit status
        status: the HTTP status
        root: the workspace that locations are relative to
        record: count it
    """

    author: str | None = None
    file: str | None = None
    text: str | None = None
    purpose: str | None = None
    command: str | None = None
    exit_code: int | None = None
    status: int | None = None
    root: str | None = None
    record: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            file=reading.maybe(data, 'file', reading.as_text),
            text=reading.maybe(data, 'text', reading.as_text),
            purpose=reading.maybe(data, 'purpose', reading.as_text),
            command=reading.maybe(data, 'command', reading.as_text),
            exit_code=reading.maybe(data, 'exit_code', reading.as_whole),
            status=reading.maybe(data, 'status', reading.as_whole),
            root=reading.maybe(data, 'root', reading.as_text),
            record=reading.maybe(data, 'record', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.file is not None:
            out['file'] = self.file
        if self.text is not None:
            out['text'] = self.text
        if self.purpose is not None:
            out['purpose'] = self.purpose
        if self.command is not None:
            out['command'] = self.command
        if self.exit_code is not None:
            out['exit_code'] = self.exit_code
        if self.status is not None:
            out['status'] = self.status
        if self.root is not None:
            out['root'] = self.root
        if self.record is not None:
            out['record'] = self.record
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyInput:
    """Run a plan.

    Attributes:
        author: who says so
        file: the plan; `-` reads standard input
        ops: the operations themselves, where there is no file; list
        each: a transaction for each operation
    """

    author: str | None = None
    file: str | None = None
    ops: tuple[object, ...] = ()
    each: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            file=reading.maybe(data, 'file', reading.as_text),
            ops=reading.many(data, 'ops', reading.as_any),
            each=reading.maybe(data, 'each', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.file is not None:
            out['file'] = self.file
        if self.ops:
            out['ops'] = list(self.ops)
        if self.each is not None:
            out['each'] = self.each
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportInput:
    """Import a vocabulary; which further fields count depends on the source.

    Attributes:
        author: who says so
        source: the importer; one of obo, ols, wikidata, openalex, bioregistry, jsonld, ttl,
            linkml
        target: file, address or prefix to import
        prefix: `P=URI`, how to abbreviate addresses; list
        lang: preferred language of labels
        encoding: encoding of the file
        foreign: terms of other vocabularies; one of keep, skip
        follow: load what the source imports
        timeout_seconds: seconds to wait for an answer; at least 0
        entity: Wikidata: these items; list
        sparql: Wikidata: the items this query names
        work: OpenAlex: these works; list
        snapshot: OpenAlex: a file of works
        rules: LinkML: write project rules too

    Source: dont-payload-types: ImportInput schema.
    """

    author: str | None = None
    source: str
    target: str | None = None
    prefix: tuple[str, ...] = ()
    lang: str | None = None
    encoding: str | None = None
    foreign: str | None = None
    follow: bool | None = None
    timeout_seconds: float | None = None
    entity: tuple[str, ...] = ()
    sparql: str | None = None
    work: tuple[str, ...] = ()
    snapshot: str | None = None
    rules: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            source=reading.need(data, 'source', reading.as_text),
            target=reading.maybe(data, 'target', reading.as_text),
            prefix=reading.many(data, 'prefix', reading.as_text),
            lang=reading.maybe(data, 'lang', reading.as_text),
            encoding=reading.maybe(data, 'encoding', reading.as_text),
            foreign=reading.maybe(data, 'foreign', reading.as_text),
            follow=reading.maybe(data, 'follow', reading.as_truth),
            timeout_seconds=reading.maybe(data, 'timeout_seconds', reading.as_number),
            entity=reading.many(data, 'entity', reading.as_text),
            sparql=reading.maybe(data, 'sparql', reading.as_text),
            work=reading.many(data, 'work', reading.as_text),
            snapshot=reading.maybe(data, 'snapshot', reading.as_text),
            rules=reading.maybe(data, 'rules', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['source'] = self.source
        if self.target is not None:
            out['target'] = self.target
        if self.prefix:
            out['prefix'] = list(self.prefix)
        if self.lang is not None:
            out['lang'] = self.lang
        if self.encoding is not None:
            out['encoding'] = self.encoding
        if self.foreign is not None:
            out['foreign'] = self.foreign
        if self.follow is not None:
            out['follow'] = self.follow
        if self.timeout_seconds is not None:
            out['timeout_seconds'] = self.timeout_seconds
        if self.entity:
            out['entity'] = list(self.entity)
        if self.sparql is not None:
            out['sparql'] = self.sparql
        if self.work:
            out['work'] = list(self.work)
        if self.snapshot is not None:
            out['snapshot'] = self.snapshot
        if self.rules is not None:
            out['rules'] = self.rules
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class GraphInput:
    """Draw dependencies.

    Attributes:
        author: who says so
        entity_id: only what is connected with it
        format: how to write it; one of mermaid, dot, svg, html
    """

    author: str | None = None
    entity_id: str | None = None
    format: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            format=reading.maybe(data, 'format', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.entity_id is not None:
            out['entity_id'] = self.entity_id
        if self.format is not None:
            out['format'] = self.format
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportInput:
    """A page with every claim.

    Attributes:
        author: who says so
        out: where to write it
    """

    author: str | None = None
    out: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            out=reading.maybe(data, 'out', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.out is not None:
            out['out'] = self.out
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DoctorInput:
    """Check the health.

    Attributes:
        author: who says so
        strict: warnings fail too
        fix: bring back lost lines
    """

    author: str | None = None
    strict: bool | None = None
    fix: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            strict=reading.maybe(data, 'strict', reading.as_truth),
            fix=reading.maybe(data, 'fix', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.strict is not None:
            out['strict'] = self.strict
        if self.fix is not None:
            out['fix'] = self.fix
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemaInput:
    """A JSON Schema.

    Attributes:
        author: who says so
        name: which; all names when absent
    """

    author: str | None = None
    name: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            name=reading.maybe(data, 'name', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.name is not None:
            out['name'] = self.name
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamplesInput:
    """Worked sessions.

    Attributes:
        author: who says so
    """

    author: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HelpInput:
    """Help.

    Attributes:
        author: who says so
        topic: a verb or a topic; list
        tutorial: a first session
        howto: one of the guides
        topics: names of all guides
    """

    author: str | None = None
    topic: tuple[str, ...] = ()
    tutorial: bool | None = None
    howto: str | None = None
    topics: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            topic=reading.many(data, 'topic', reading.as_text),
            tutorial=reading.maybe(data, 'tutorial', reading.as_truth),
            howto=reading.maybe(data, 'howto', reading.as_text),
            topics=reading.maybe(data, 'topics', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.topic:
            out['topic'] = list(self.topic)
        if self.tutorial is not None:
            out['tutorial'] = self.tutorial
        if self.howto is not None:
            out['howto'] = self.howto
        if self.topics is not None:
            out['topics'] = self.topics
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CompletionsInput:
    """Completions.

    Attributes:
        author: who says so
        shell: which shell; one of bash, zsh, fish, powershell, elvish, ids
        word: beginning of an id
    """

    author: str | None = None
    shell: str
    word: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            shell=reading.need(data, 'shell', reading.as_text),
            word=reading.maybe(data, 'word', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['shell'] = self.shell
        if self.word is not None:
            out['word'] = self.word
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SyncDocsInput:
    """Refresh managed documents.

    Attributes:
        author: who says so
        files: which; the configured ones when absent; list
    """

    author: str | None = None
    files: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            files=reading.many(data, 'files', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.files:
            out['files'] = list(self.files)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HookHostInput:
    """Hooks of a host.

    Attributes:
        author: who says so
        host: the host
    """

    author: str | None = None
    host: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            host=reading.need(data, 'host', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['host'] = self.host
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HookStatusInput:
    """Which hooks are installed.

    Attributes:
        author: who says so
    """

    author: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HookInput:
    """Answer a hook.

    Attributes:
        author: who says so
        host: the host
        event: the event
    """

    author: str | None = None
    host: str
    event: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            host=reading.need(data, 'host', reading.as_text),
            event=reading.need(data, 'event', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        out['host'] = self.host
        out['event'] = self.event
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class McpInput:
    """Serve MCP.

    Attributes:
        author: who says so
        tools: which verbs to offer; one of core, all
    """

    author: str | None = None
    tools: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.maybe(data, 'author', reading.as_text),
            tools=reading.maybe(data, 'tools', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.author is not None:
            out['author'] = self.author
        if self.tools is not None:
            out['tools'] = self.tools
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanOperation:
    """One operation of a plan: the verb and the fields of its input beside it; `$0` stands for the id
    that operation 0 made.

    Attributes:
        verb: words after `dont`
    """

    verb: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            verb=reading.need(data, 'verb', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['verb'] = self.verb
        return out

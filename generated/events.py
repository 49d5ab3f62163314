# Do not edit: written by `tools/generate`.
# Source: model/events.yaml
# sha256: e8c5d5b28503e66c5500647496d2df7768931562d301ea9503eaf9aa646f1c6d
"""The log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading
from dont.generated.common import AttributeRef, Ref
from dont.generated.evidence import EvidenceEntry, ReferenceCheck


@dataclass(frozen=True, slots=True, kw_only=True)
class EventData:
    """Data of an event of a kind that this version does not know."""

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        del data
        return cls()

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ProjectInitialised:
    """A project was made.

    Attributes:
        name: name of the project
        mode: `permissive` or `strict`
    """

    name: str
    mode: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            mode=reading.need(data, 'mode', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['mode'] = self.mode
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ModeChanged:
    """The configuration asks for another mode than the log.

    Attributes:
        mode: `permissive` or `strict`
    """

    mode: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            mode=reading.need(data, 'mode', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['mode'] = self.mode
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Concluded:
    """A claim was entered.

    Attributes:
        statement: the statement, exactly as given
        atoms: texts of its atoms, in order; list
        refs: CURIEs it names; list of Ref
        depends_on: ids of what it rests on; list
        confidence: what the author said; from 0 to 1
        session_id: session of the caller
        origin: where the statement came from
        restates: the claim it corrects
    """

    statement: str
    atoms: tuple[str, ...]
    refs: tuple[Ref, ...]
    depends_on: tuple[str, ...]
    confidence: float | None = None
    session_id: str | None = None
    origin: str | None = None
    restates: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            statement=reading.need(data, 'statement', reading.as_text),
            atoms=reading.many(data, 'atoms', reading.as_text),
            refs=reading.many(data, 'refs', reading.record(Ref.from_json)),
            depends_on=reading.many(data, 'depends_on', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            session_id=reading.maybe(data, 'session_id', reading.as_text),
            origin=reading.maybe(data, 'origin', reading.as_text),
            restates=reading.maybe(data, 'restates', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['statement'] = self.statement
        out['atoms'] = list(self.atoms)
        out['refs'] = [v.to_json() for v in self.refs]
        out['depends_on'] = list(self.depends_on)
        out['confidence'] = self.confidence
        out['session_id'] = self.session_id
        out['origin'] = self.origin
        if self.restates is not None:
            out['restates'] = self.restates
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Defined:
    """A term was coined; a second event for one CURIE is a new definition.

    Attributes:
        curie: the CURIE
        definition: the definition
        label: the label
        kind_of: what it is a kind of; list of Ref
        related_to: what it is related to; list of Ref
        attributes: named attributes; list of AttributeRef
    """

    curie: str
    definition: str
    label: str | None = None
    kind_of: tuple[Ref, ...]
    related_to: tuple[Ref, ...]
    attributes: tuple[AttributeRef, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            curie=reading.need(data, 'curie', reading.as_text),
            definition=reading.need(data, 'definition', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            kind_of=reading.many(data, 'kind_of', reading.record(Ref.from_json)),
            related_to=reading.many(data, 'related_to', reading.record(Ref.from_json)),
            attributes=reading.many(data, 'attributes', reading.record(AttributeRef.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['curie'] = self.curie
        out['definition'] = self.definition
        out['label'] = self.label
        out['kind_of'] = [v.to_json() for v in self.kind_of]
        out['related_to'] = [v.to_json() for v in self.related_to]
        out['attributes'] = [v.to_json() for v in self.attributes]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Trusted:
    """A doubt with its reason.

    Attributes:
        reason: why it is not to be trusted
        atom: 0-based index of the doubted atom; at least 0
        request_id: the spawn request it answers
    """

    reason: str
    atom: int | None = None
    request_id: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            reason=reading.need(data, 'reason', reading.as_text),
            atom=reading.maybe(data, 'atom', reading.as_whole),
            request_id=reading.maybe(data, 'request_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['reason'] = self.reason
        if self.atom is not None:
            out['atom'] = self.atom
        if self.request_id is not None:
            out['request_id'] = self.request_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismissed:
    """Evidence for an entity or for some of its atoms.

    Attributes:
        evidence: the evidence; list of EvidenceEntry
        atoms: 0-based indexes of the atoms it verifies; empty for the whole claim; list
        note: remark for readers
        request_id: the spawn request it answers
    """

    evidence: tuple[EvidenceEntry, ...]
    atoms: tuple[int, ...]
    note: str | None = None
    request_id: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            evidence=reading.many(data, 'evidence', reading.record(EvidenceEntry.from_json)),
            atoms=reading.many(data, 'atoms', reading.as_whole),
            note=reading.maybe(data, 'note', reading.as_text),
            request_id=reading.maybe(data, 'request_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['evidence'] = [v.to_json() for v in self.evidence]
        out['atoms'] = list(self.atoms)
        out['note'] = self.note
        if self.request_id is not None:
            out['request_id'] = self.request_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Hypothesized:
    """A rival explanation was added.

    Attributes:
        text: the explanation
    """

    text: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            text=reading.need(data, 'text', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['text'] = self.text
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessed:
    """References for and against a rival explanation; they are added to those it has.

    Attributes:
        idx: 0-based index of the hypothesis; at least 0
        supporting: evidence URIs; list
        refuting: evidence URIs; list
    """

    idx: int
    supporting: tuple[str, ...]
    refuting: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            idx=reading.need(data, 'idx', reading.as_whole),
            supporting=reading.many(data, 'supporting', reading.as_text),
            refuting=reading.many(data, 'refuting', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['idx'] = self.idx
        out['supporting'] = list(self.supporting)
        out['refuting'] = list(self.refuting)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Locked:
    """The claim is final."""

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        del data
        return cls()

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Ignored:
    """The entity was set aside.

    Attributes:
        reason: why
        restated_to: the claim that corrects it
    """

    reason: str
    restated_to: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            reason=reading.need(data, 'reason', reading.as_text),
            restated_to=reading.maybe(data, 'restated_to', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['reason'] = self.reason
        if self.restated_to is not None:
            out['restated_to'] = self.restated_to
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopened:
    """The entity is unverified again."""

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        del data
        return cls()

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceChecked:
    """References were checked.

    Attributes:
        references: one entry a reference; list of ReferenceCheck
    """

    references: tuple[ReferenceCheck, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            references=reading.many(data, 'references', reading.record(ReferenceCheck.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['references'] = [v.to_json() for v in self.references]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnRequested:
    """An outside agent was asked for something.

    Attributes:
        request_id: id of the request
        request_kind: what is asked; one of assume, overlook, guess
        entity_id: the target; a guess has none
        context: what the agent gets
        return_to: the harness that asked
        issued_at: when
        expires_at: until when an answer is timely
    """

    request_id: str
    request_kind: str
    entity_id: str | None = None
    context: SpawnContext
    return_to: str
    issued_at: str
    expires_at: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            request_id=reading.need(data, 'request_id', reading.as_text),
            request_kind=reading.need(data, 'request_kind', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            context=reading.need(data, 'context', reading.record(SpawnContext.from_json)),
            return_to=reading.need(data, 'return_to', reading.as_text),
            issued_at=reading.need(data, 'issued_at', reading.as_text),
            expires_at=reading.need(data, 'expires_at', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['request_id'] = self.request_id
        out['request_kind'] = self.request_kind
        if self.entity_id is not None:
            out['entity_id'] = self.entity_id
        out['context'] = self.context.to_json()
        out['return_to'] = self.return_to
        out['issued_at'] = self.issued_at
        out['expires_at'] = self.expires_at
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnContext:
    """What an outside agent gets and may do.

    Attributes:
        clean: true where the agent must not see the conversation
        prompt: the task in words
        allowed_tools: tools it may use; an open list; list
        forbidden_tools: tools it must not use; an open list; list
        model_hint: which model is wanted
        max_tool_calls: how many calls it may make; at least 0
        question: the question of a guess
        n: how many candidates a guess asks for; at least 0
        temperature: sampling temperature of a guess
    """

    clean: bool
    prompt: str
    allowed_tools: tuple[str, ...]
    forbidden_tools: tuple[str, ...]
    model_hint: str | None = None
    max_tool_calls: int | None = None
    question: str | None = None
    n: int | None = None
    temperature: float | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            clean=reading.need(data, 'clean', reading.as_truth),
            prompt=reading.need(data, 'prompt', reading.as_text),
            allowed_tools=reading.many(data, 'allowed_tools', reading.as_text),
            forbidden_tools=reading.many(data, 'forbidden_tools', reading.as_text),
            model_hint=reading.maybe(data, 'model_hint', reading.as_text),
            max_tool_calls=reading.maybe(data, 'max_tool_calls', reading.as_whole),
            question=reading.maybe(data, 'question', reading.as_text),
            n=reading.maybe(data, 'n', reading.as_whole),
            temperature=reading.maybe(data, 'temperature', reading.as_number),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['clean'] = self.clean
        out['prompt'] = self.prompt
        out['allowed_tools'] = list(self.allowed_tools)
        out['forbidden_tools'] = list(self.forbidden_tools)
        out['model_hint'] = self.model_hint
        out['max_tool_calls'] = self.max_tool_calls
        if self.question is not None:
            out['question'] = self.question
        if self.n is not None:
            out['n'] = self.n
        if self.temperature is not None:
            out['temperature'] = self.temperature
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnResolved:
    """The request was answered; the first answer counts.

    Attributes:
        request_id: id of the request
        by: id of the event that answers it
    """

    request_id: str
    by: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            request_id=reading.need(data, 'request_id', reading.as_text),
            by=reading.need(data, 'by', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['request_id'] = self.request_id
        out['by'] = self.by
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnExpired:
    """The request was not answered in time.

    Attributes:
        request_id: id of the request
    """

    request_id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            request_id=reading.need(data, 'request_id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['request_id'] = self.request_id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEvent:
    """One event of a line.

    Attributes:
        id: id of the event
        event_kind: what happened; readers keep kinds they do not know
        entity_id: what it is about
        data: data of the kind
    """

    id: str
    event_kind: str
    entity_id: str
    data: object

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            event_kind=reading.need(data, 'event_kind', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            data=reading.need(data, 'data', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['event_kind'] = self.event_kind
        out['entity_id'] = self.entity_id
        out['data'] = self.data
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """One transaction; all of it counts or none.

    Attributes:
        v: version of the line format; at least 1
        id: identity of the transaction
        tx: transaction number; from 1 to 9007199254740991
        at: time of the transaction
        author: who wrote it
        command: the verb
        prev: hash of the line before it; null for the first
        events: its events in order; list of LogEvent
    """

    v: int
    id: str
    tx: int
    at: str
    author: str
    command: str
    prev: str | None = None
    events: tuple[LogEvent, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            v=reading.need(data, 'v', reading.as_whole),
            id=reading.need(data, 'id', reading.as_text),
            tx=reading.need(data, 'tx', reading.as_whole),
            at=reading.need(data, 'at', reading.as_text),
            author=reading.need(data, 'author', reading.as_text),
            command=reading.need(data, 'command', reading.as_text),
            prev=reading.maybe(data, 'prev', reading.as_text),
            events=reading.many(data, 'events', reading.record(LogEvent.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['v'] = self.v
        out['id'] = self.id
        out['tx'] = self.tx
        out['at'] = self.at
        out['author'] = self.author
        out['command'] = self.command
        out['prev'] = self.prev
        out['events'] = [v.to_json() for v in self.events]
        return out

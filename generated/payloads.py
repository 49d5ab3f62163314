# Do not edit: written by `tools/generate`.
# Source: model/payloads.yaml
# sha256: 7df360bda55e17eeaca23c6f570efa7a21d79de525c328b81feed33eb44d695b
"""What the verbs answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from typing import Self, TypeAlias

from dont.generated import reading
from dont.generated.common import Provenance
from dont.generated.entities import Assessment, AssessmentFinding, AtomRecord
from dont.generated.envelope import Remediation
from dont.generated.events import SpawnContext
from dont.generated.evidence import Audit, EvidenceView, ReferenceCheck


@dataclass(frozen=True, slots=True, kw_only=True)
class GateResult:
    """A rule that gates a transition.

    Attributes:
        rule: name of the rule
        rule_kind: `gate` or `flag`; an open set
        met: whether every clause holds
        unmet: clauses that do not hold; list

    Source: dont-payload-types: Applicable rules gate/flag contract.
    """

    rule: str
    rule_kind: str = 'gate'
    met: bool
    unmet: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rule=reading.need(data, 'rule', reading.as_text),
            rule_kind=reading.need(data, 'rule_kind', reading.as_text),
            met=reading.need(data, 'met', reading.as_truth),
            unmet=reading.many(data, 'unmet', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rule'] = self.rule
        out['rule_kind'] = self.rule_kind
        out['met'] = self.met
        out['unmet'] = list(self.unmet)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagResult:
    """A rule that flags a condition.

    Attributes:
        rule: name of the rule
        rule_kind: `gate` or `flag`; an open set
        flagged: whether it is flagged
        measured: false where a fact could not be measured
        detail: what was found

    Source: dont-payload-types: Applicable rules gate/flag contract.
    """

    rule: str
    rule_kind: str = 'flag'
    flagged: bool
    measured: bool
    detail: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rule=reading.need(data, 'rule', reading.as_text),
            rule_kind=reading.need(data, 'rule_kind', reading.as_text),
            flagged=reading.need(data, 'flagged', reading.as_truth),
            measured=reading.need(data, 'measured', reading.as_truth),
            detail=reading.maybe(data, 'detail', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rule'] = self.rule
        out['rule_kind'] = self.rule_kind
        out['flagged'] = self.flagged
        out['measured'] = self.measured
        if self.detail is not None:
            out['detail'] = self.detail
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AtomView:
    """One atom of a claim.

    Attributes:
        idx: 0-based index; at least 0
        text: the part of the statement
        status: status of the atom; one of unverified, doubted, verified

    Source: dont-payload-types: Hypothesis and Atom payloads.
    """

    idx: int
    text: str
    status: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            idx=reading.need(data, 'idx', reading.as_whole),
            text=reading.need(data, 'text', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['idx'] = self.idx
        out['text'] = self.text
        out['status'] = self.status
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HypothesisView:
    """A rival explanation.

    Attributes:
        idx: 0-based index; at least 0
        text: the explanation
        assessment: what speaks for and against it

    Source: dont-payload-types: Hypothesis and Atom payloads.
    """

    idx: int
    text: str
    assessment: Assessment

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            idx=reading.need(data, 'idx', reading.as_whole),
            text=reading.need(data, 'text', reading.as_text),
            assessment=reading.need(data, 'assessment', reading.record(Assessment.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['idx'] = self.idx
        out['text'] = self.text
        out['assessment'] = self.assessment.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimView:
    """A claim.

    Attributes:
        id: full id
        entity_kind: `claim` or `term`
        status: status in the log; one of unverified, doubted, verified, locked, ignored
        derived_assessments: what reading computed; list; one of stale, compromised-support,
            dangling-dependency, unresolved-term
        confidence: what an author said; null for none; from 0 to 1
        evidence: evidence in order of arrival; list of EvidenceView
        depends_on: ids of what it rests on; list
        provenance: who entered it
        created_at: when it was made
        applicable_rules: what each rule says about it; ApplicableRule by key
        history: its events; with `--history` only; list of EventView
        assessments: derived assessments with witness and path; in `why` only; list of
            AssessmentFinding
        statement: the statement
        atoms: parts that are verified one by one; list of AtomView
        hypotheses: rival explanations; list of HypothesisView
        refs: CURIEs it names; list
        updated_at: when something last happened to it
        restates: the claim it corrects
        restated_to: the claim that corrects it

    Source: dont-payload-types: ClaimView payload.
    """

    id: str
    entity_kind: str = 'claim'
    status: str
    derived_assessments: tuple[str, ...]
    confidence: float | None = None
    evidence: tuple[EvidenceView, ...]
    depends_on: tuple[str, ...]
    provenance: Provenance
    created_at: str
    applicable_rules: Mapping[str, ApplicableRule]
    history: tuple[EventView, ...] = ()
    assessments: tuple[AssessmentFinding, ...] = ()
    statement: str
    atoms: tuple[AtomView, ...]
    hypotheses: tuple[HypothesisView, ...]
    refs: tuple[str, ...]
    updated_at: str
    restates: str | None = None
    restated_to: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            derived_assessments=reading.many(data, 'derived_assessments', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            evidence=reading.many(data, 'evidence', reading.record(EvidenceView.from_json)),
            depends_on=reading.many(data, 'depends_on', reading.as_text),
            provenance=reading.need(data, 'provenance', reading.record(Provenance.from_json)),
            created_at=reading.need(data, 'created_at', reading.as_text),
            applicable_rules=reading.keyed(data, 'applicable_rules', 'rule', reading.record(applicable_rule_from_json)),
            history=reading.many(data, 'history', reading.record(EventView.from_json)),
            assessments=reading.many(data, 'assessments', reading.record(AssessmentFinding.from_json)),
            statement=reading.need(data, 'statement', reading.as_text),
            atoms=reading.many(data, 'atoms', reading.record(AtomView.from_json)),
            hypotheses=reading.many(data, 'hypotheses', reading.record(HypothesisView.from_json)),
            refs=reading.many(data, 'refs', reading.as_text),
            updated_at=reading.need(data, 'updated_at', reading.as_text),
            restates=reading.maybe(data, 'restates', reading.as_text),
            restated_to=reading.maybe(data, 'restated_to', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['entity_kind'] = self.entity_kind
        out['status'] = self.status
        out['derived_assessments'] = list(self.derived_assessments)
        out['confidence'] = self.confidence
        out['evidence'] = [v.to_json() for v in self.evidence]
        out['depends_on'] = list(self.depends_on)
        out['provenance'] = self.provenance.to_json()
        out['created_at'] = self.created_at
        out['applicable_rules'] = {k: reading.without(v.to_json(), 'rule') for k, v in self.applicable_rules.items()}
        if self.history:
            out['history'] = [v.to_json() for v in self.history]
        if self.assessments:
            out['assessments'] = [v.to_json() for v in self.assessments]
        out['statement'] = self.statement
        out['atoms'] = [v.to_json() for v in self.atoms]
        out['hypotheses'] = [v.to_json() for v in self.hypotheses]
        out['refs'] = list(self.refs)
        out['updated_at'] = self.updated_at
        out['restates'] = self.restates
        out['restated_to'] = self.restated_to
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TermView:
    """A term; its changes are in its history.

    Attributes:
        id: full id
        entity_kind: `claim` or `term`
        status: status in the log; one of unverified, doubted, verified, locked, ignored
        derived_assessments: what reading computed; list; one of stale, compromised-support,
            dangling-dependency, unresolved-term
        confidence: what an author said; null for none; from 0 to 1
        evidence: evidence in order of arrival; list of EvidenceView
        depends_on: ids of what it rests on; list
        provenance: who entered it
        created_at: when it was made
        applicable_rules: what each rule says about it; ApplicableRule by key
        history: its events; with `--history` only; list of EventView
        assessments: derived assessments with witness and path; in `why` only; list of
            AssessmentFinding
        curie: its CURIE
        label: its label
        definition: its definition
        kind_of: CURIEs of broader terms; list
        related_to: CURIEs of related terms; list
        attributes: named attributes; list of AttrView

    Source: dont-payload-types: TermView payload.
    """

    id: str
    entity_kind: str = 'term'
    status: str
    derived_assessments: tuple[str, ...]
    confidence: float | None = None
    evidence: tuple[EvidenceView, ...]
    depends_on: tuple[str, ...]
    provenance: Provenance
    created_at: str
    applicable_rules: Mapping[str, ApplicableRule]
    history: tuple[EventView, ...] = ()
    assessments: tuple[AssessmentFinding, ...] = ()
    curie: str
    label: str | None = None
    definition: str
    kind_of: tuple[str, ...]
    related_to: tuple[str, ...]
    attributes: tuple[AttrView, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            derived_assessments=reading.many(data, 'derived_assessments', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            evidence=reading.many(data, 'evidence', reading.record(EvidenceView.from_json)),
            depends_on=reading.many(data, 'depends_on', reading.as_text),
            provenance=reading.need(data, 'provenance', reading.record(Provenance.from_json)),
            created_at=reading.need(data, 'created_at', reading.as_text),
            applicable_rules=reading.keyed(data, 'applicable_rules', 'rule', reading.record(applicable_rule_from_json)),
            history=reading.many(data, 'history', reading.record(EventView.from_json)),
            assessments=reading.many(data, 'assessments', reading.record(AssessmentFinding.from_json)),
            curie=reading.need(data, 'curie', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            definition=reading.need(data, 'definition', reading.as_text),
            kind_of=reading.many(data, 'kind_of', reading.as_text),
            related_to=reading.many(data, 'related_to', reading.as_text),
            attributes=reading.many(data, 'attributes', reading.record(AttrView.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['entity_kind'] = self.entity_kind
        out['status'] = self.status
        out['derived_assessments'] = list(self.derived_assessments)
        out['confidence'] = self.confidence
        out['evidence'] = [v.to_json() for v in self.evidence]
        out['depends_on'] = list(self.depends_on)
        out['provenance'] = self.provenance.to_json()
        out['created_at'] = self.created_at
        out['applicable_rules'] = {k: reading.without(v.to_json(), 'rule') for k, v in self.applicable_rules.items()}
        if self.history:
            out['history'] = [v.to_json() for v in self.history]
        if self.assessments:
            out['assessments'] = [v.to_json() for v in self.assessments]
        out['curie'] = self.curie
        out['label'] = self.label
        out['definition'] = self.definition
        out['kind_of'] = list(self.kind_of)
        out['related_to'] = list(self.related_to)
        out['attributes'] = [v.to_json() for v in self.attributes]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AttrView:
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
class TermEntry:
    """A term in a list; a coined one has the fields of its view, an imported one those of its import.

    Attributes:
        id: full id of a coined term
        entity_kind: `term`, for coined terms
        curie: its CURIE
        label: its label
        definition: its definition
        kind_of: CURIEs of broader terms; list
        related_to: CURIEs of related terms; list
        status: status of a coined term; one of unverified, doubted, verified, locked, ignored
        derived_assessments: what reading computed; list; one of stale, compromised-support,
            dangling-dependency, unresolved-term
        confidence: what an author said; from 0 to 1
        evidence: evidence; list of EvidenceView
        depends_on: ids of what it rests on; list
        attributes: named attributes; list of AttrView
        provenance: who entered it
        created_at: when it was made
        applicable_rules: what each rule says about it; ApplicableRule by key
        iri: full IRI of an imported term
        release: release of its import
        obsolete: true where its source gave it up
        successor: CURIE that replaces an obsolete term
        consider: CURIEs that may replace an obsolete term; list
        synonyms: further names of an imported term; list
        score: rank from 0 to 1; in `suggest-term` only
        match: what matched: curie, label, synonym, prefix or text; in `suggest-term` only
        source: where it comes from: `coined` or the canonical id of an import; in
            `suggest-term` only
    """

    id: str | None = None
    entity_kind: str | None = None
    curie: str
    label: str | None = None
    definition: str | None = None
    kind_of: tuple[str, ...] = ()
    related_to: tuple[str, ...] = ()
    status: str | None = None
    derived_assessments: tuple[str, ...] = ()
    confidence: float | None = None
    evidence: tuple[EvidenceView, ...] = ()
    depends_on: tuple[str, ...] = ()
    attributes: tuple[AttrView, ...] = ()
    provenance: Provenance | None = None
    created_at: str | None = None
    applicable_rules: Mapping[str, ApplicableRule] = _field(default_factory=dict)
    iri: str | None = None
    release: str | None = None
    obsolete: bool | None = None
    successor: str | None = None
    consider: tuple[str, ...] = ()
    synonyms: tuple[object, ...] = ()
    score: float | None = None
    match: str | None = None
    source: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.maybe(data, 'id', reading.as_text),
            entity_kind=reading.maybe(data, 'entity_kind', reading.as_text),
            curie=reading.need(data, 'curie', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            definition=reading.maybe(data, 'definition', reading.as_text),
            kind_of=reading.many(data, 'kind_of', reading.as_text),
            related_to=reading.many(data, 'related_to', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            derived_assessments=reading.many(data, 'derived_assessments', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            evidence=reading.many(data, 'evidence', reading.record(EvidenceView.from_json)),
            depends_on=reading.many(data, 'depends_on', reading.as_text),
            attributes=reading.many(data, 'attributes', reading.record(AttrView.from_json)),
            provenance=reading.maybe(data, 'provenance', reading.record(Provenance.from_json)),
            created_at=reading.maybe(data, 'created_at', reading.as_text),
            applicable_rules=reading.keyed(data, 'applicable_rules', 'rule', reading.record(applicable_rule_from_json)),
            iri=reading.maybe(data, 'iri', reading.as_text),
            release=reading.maybe(data, 'release', reading.as_text),
            obsolete=reading.maybe(data, 'obsolete', reading.as_truth),
            successor=reading.maybe(data, 'successor', reading.as_text),
            consider=reading.many(data, 'consider', reading.as_text),
            synonyms=reading.many(data, 'synonyms', reading.as_any),
            score=reading.maybe(data, 'score', reading.as_number),
            match=reading.maybe(data, 'match', reading.as_text),
            source=reading.maybe(data, 'source', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.id is not None:
            out['id'] = self.id
        if self.entity_kind is not None:
            out['entity_kind'] = self.entity_kind
        out['curie'] = self.curie
        out['label'] = self.label
        out['definition'] = self.definition
        if self.kind_of:
            out['kind_of'] = list(self.kind_of)
        if self.related_to:
            out['related_to'] = list(self.related_to)
        if self.status is not None:
            out['status'] = self.status
        if self.derived_assessments:
            out['derived_assessments'] = list(self.derived_assessments)
        if self.confidence is not None:
            out['confidence'] = self.confidence
        if self.evidence:
            out['evidence'] = [v.to_json() for v in self.evidence]
        if self.depends_on:
            out['depends_on'] = list(self.depends_on)
        if self.attributes:
            out['attributes'] = [v.to_json() for v in self.attributes]
        if self.provenance is not None:
            out['provenance'] = self.provenance.to_json()
        if self.created_at is not None:
            out['created_at'] = self.created_at
        if self.applicable_rules:
            out['applicable_rules'] = {k: reading.without(v.to_json(), 'rule') for k, v in self.applicable_rules.items()}
        if self.iri is not None:
            out['iri'] = self.iri
        if self.release is not None:
            out['release'] = self.release
        if self.obsolete is not None:
            out['obsolete'] = self.obsolete
        if self.successor is not None:
            out['successor'] = self.successor
        if self.consider:
            out['consider'] = list(self.consider)
        if self.synonyms:
            out['synonyms'] = list(self.synonyms)
        if self.score is not None:
            out['score'] = self.score
        if self.match is not None:
            out['match'] = self.match
        if self.source is not None:
            out['source'] = self.source
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TermList:
    """Terms.

    Attributes:
        as_of: the moment it describes
        count: number of terms; at least 0
        terms: the terms; list of TermEntry

    Source: dont-payload-types: Suggest-term search behaviour.
    """

    as_of: str
    count: int
    terms: tuple[TermEntry, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            as_of=reading.need(data, 'as_of', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
            terms=reading.many(data, 'terms', reading.record(TermEntry.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['as_of'] = self.as_of
        out['count'] = self.count
        out['terms'] = [v.to_json() for v in self.terms]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimsList:
    """Claims, newest first.

    Attributes:
        as_of: the moment it describes
        count: number of claims; at least 0
        claims: the claims; list of ClaimView

    Source: dont-payload-types: ClaimsList payload.
    """

    as_of: str
    count: int
    claims: tuple[ClaimView, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            as_of=reading.need(data, 'as_of', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
            claims=reading.many(data, 'claims', reading.record(ClaimView.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['as_of'] = self.as_of
        out['count'] = self.count
        out['claims'] = [v.to_json() for v in self.claims]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EventView:
    """One event.

    Attributes:
        id: id of the event
        entity_id: what it is about
        tx: transaction
        event_kind: what happened; an open set
        at: when
        author: who
        reason: the reason given
        evidence_uri: the first evidence given
        spawn_request_id: the spawn request it belongs to
        command: the verb that wrote it
        data: data of the kind

    Source: dont-payload-types: EventView payload.
    """

    id: str | None = None
    entity_id: str
    tx: int
    event_kind: str
    at: str
    author: str
    reason: str | None = None
    evidence_uri: str | None = None
    spawn_request_id: str | None = None
    command: str | None = None
    data: object = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.maybe(data, 'id', reading.as_text),
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            tx=reading.need(data, 'tx', reading.as_whole),
            event_kind=reading.need(data, 'event_kind', reading.as_text),
            at=reading.need(data, 'at', reading.as_text),
            author=reading.need(data, 'author', reading.as_text),
            reason=reading.maybe(data, 'reason', reading.as_text),
            evidence_uri=reading.maybe(data, 'evidence_uri', reading.as_text),
            spawn_request_id=reading.maybe(data, 'spawn_request_id', reading.as_text),
            command=reading.maybe(data, 'command', reading.as_text),
            data=reading.maybe(data, 'data', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.id is not None:
            out['id'] = self.id
        out['entity_id'] = self.entity_id
        out['tx'] = self.tx
        out['event_kind'] = self.event_kind
        out['at'] = self.at
        out['author'] = self.author
        out['reason'] = self.reason
        out['evidence_uri'] = self.evidence_uri
        out['spawn_request_id'] = self.spawn_request_id
        if self.command is not None:
            out['command'] = self.command
        if self.data is not None:
            out['data'] = self.data
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EventList:
    """Events, oldest first.

    Attributes:
        count: number of events; at least 0
        events: the events; list of EventView
    """

    count: int
    events: tuple[EventView, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            count=reading.need(data, 'count', reading.as_whole),
            events=reading.many(data, 'events', reading.record(EventView.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['count'] = self.count
        out['events'] = [v.to_json() for v in self.events]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnRequest:
    """What an outside agent is asked to do.

    Attributes:
        request_id: id of the request
        request_kind: what is asked; one of assume, overlook, guess
        entity_id: the target; a guess has none
        context: what the agent gets
        return_to: the harness that asked
        issued_at: when
        expires_at: until when an answer is timely
        state: `pending`, `timed-out` or `resolved`; in lists
        resolved_by: id of the event that answered it
        answer: the answer of a request that was carried out directly

    Source: dont-payload-types: SpawnRequest payload.
    """

    request_id: str
    request_kind: str
    entity_id: str | None = None
    context: SpawnContext
    return_to: str
    issued_at: str
    expires_at: str
    state: str | None = None
    resolved_by: str | None = None
    answer: object = None

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
            state=reading.maybe(data, 'state', reading.as_text),
            resolved_by=reading.maybe(data, 'resolved_by', reading.as_text),
            answer=reading.maybe(data, 'answer', reading.as_any),
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
        if self.state is not None:
            out['state'] = self.state
        if self.resolved_by is not None:
            out['resolved_by'] = self.resolved_by
        if self.answer is not None:
            out['answer'] = self.answer
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnRequestList:
    """Spawn requests.

    Attributes:
        count: number of requests; at least 0
        requests: the requests; list of SpawnRequest
    """

    count: int
    requests: tuple[SpawnRequest, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            count=reading.need(data, 'count', reading.as_whole),
            requests=reading.many(data, 'requests', reading.record(SpawnRequest.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['count'] = self.count
        out['requests'] = [v.to_json() for v in self.requests]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Ontology:
    """An imported vocabulary.

    Attributes:
        prefix: its prefix
        refreshed: when it was imported
        source: canonical id of the import
        release: its release
        loaded: false where this machine has not loaded it
    """

    prefix: str
    refreshed: str | None = None
    source: str | None = None
    release: str | None = None
    loaded: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            prefix=reading.need(data, 'prefix', reading.as_text),
            refreshed=reading.maybe(data, 'refreshed', reading.as_text),
            source=reading.maybe(data, 'source', reading.as_text),
            release=reading.maybe(data, 'release', reading.as_text),
            loaded=reading.maybe(data, 'loaded', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['prefix'] = self.prefix
        out['refreshed'] = self.refreshed
        if self.source is not None:
            out['source'] = self.source
        if self.release is not None:
            out['release'] = self.release
        if self.loaded is not None:
            out['loaded'] = self.loaded
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocking:
    """A doubted entity.

    Attributes:
        id: full id
        statement: statement or definition
        status: `doubted`; one of unverified, doubted, verified, locked, ignored
        entity_kind: claim or term; one of claim, term
        reason: why it is doubted
    """

    id: str
    statement: str
    status: str
    entity_kind: str | None = None
    reason: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            statement=reading.need(data, 'statement', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            entity_kind=reading.maybe(data, 'entity_kind', reading.as_text),
            reason=reading.maybe(data, 'reason', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['statement'] = self.statement
        out['status'] = self.status
        if self.entity_kind is not None:
            out['entity_kind'] = self.entity_kind
        if self.reason is not None:
            out['reason'] = self.reason
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSeverities:
    """Names of rules by severity.

    Attributes:
        strict: rules that refuse; list
        warn: rules that warn; list
        off: rules that are off; list
    """

    strict: tuple[str, ...]
    warn: tuple[str, ...]
    off: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            strict=reading.many(data, 'strict', reading.as_text),
            warn=reading.many(data, 'warn', reading.as_text),
            off=reading.many(data, 'off', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['strict'] = list(self.strict)
        out['warn'] = list(self.warn)
        if self.off:
            out['off'] = list(self.off)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class PrimeView:
    """What to know before working in a project, most important first.

    Attributes:
        project: name of the project
        as_of: the moment it describes
        mode: `permissive` or `strict`; an open set
        status_counts: entities per status; all five keys; number by key
        assessment_counts: entities per assessment; all four keys; number by key
        rules: rules in force
        ontologies: imported vocabularies; list of Ontology
        blocking: doubted entities; list of Blocking
        pending_spawns: requests that wait for an answer; at least 0
        harness_mode: true where a harness carries out spawn requests
        invariants: what always holds here, in sentences; list
        conflicts: what merged lines disagree about; list of Conflict
        stale: entities that rest on doubted ones; list of Blocking
        repeats: failures that recur; list of RepeatGroup
        next: what to do next; list of Remediation
        omitted: what a budget cut off, by field; number by key

    Source: dont-payload-types: PrimeView payload.
    """

    project: str
    as_of: str | None = None
    mode: str
    status_counts: Mapping[str, int]
    assessment_counts: Mapping[str, int]
    rules: RuleSeverities
    ontologies: tuple[Ontology, ...]
    blocking: tuple[Blocking, ...]
    pending_spawns: int
    harness_mode: bool
    invariants: tuple[str, ...]
    conflicts: tuple[Conflict, ...] = ()
    stale: tuple[Blocking, ...] = ()
    repeats: tuple[RepeatGroup, ...] = ()
    next: tuple[Remediation, ...] = ()
    omitted: Mapping[str, int] = _field(default_factory=dict)

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            project=reading.need(data, 'project', reading.as_text),
            as_of=reading.maybe(data, 'as_of', reading.as_text),
            mode=reading.need(data, 'mode', reading.as_text),
            status_counts=reading.values(data, 'status_counts', reading.as_whole),
            assessment_counts=reading.values(data, 'assessment_counts', reading.as_whole),
            rules=reading.need(data, 'rules', reading.record(RuleSeverities.from_json)),
            ontologies=reading.many(data, 'ontologies', reading.record(Ontology.from_json)),
            blocking=reading.many(data, 'blocking', reading.record(Blocking.from_json)),
            pending_spawns=reading.need(data, 'pending_spawns', reading.as_whole),
            harness_mode=reading.need(data, 'harness_mode', reading.as_truth),
            invariants=reading.many(data, 'invariants', reading.as_text),
            conflicts=reading.many(data, 'conflicts', reading.record(Conflict.from_json)),
            stale=reading.many(data, 'stale', reading.record(Blocking.from_json)),
            repeats=reading.many(data, 'repeats', reading.record(RepeatGroup.from_json)),
            next=reading.many(data, 'next', reading.record(Remediation.from_json)),
            omitted=reading.values(data, 'omitted', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['project'] = self.project
        if self.as_of is not None:
            out['as_of'] = self.as_of
        out['mode'] = self.mode
        out['status_counts'] = dict(self.status_counts)
        out['assessment_counts'] = dict(self.assessment_counts)
        out['rules'] = self.rules.to_json()
        out['ontologies'] = [v.to_json() for v in self.ontologies]
        out['blocking'] = [v.to_json() for v in self.blocking]
        out['pending_spawns'] = self.pending_spawns
        out['harness_mode'] = self.harness_mode
        out['invariants'] = list(self.invariants)
        if self.conflicts:
            out['conflicts'] = [v.to_json() for v in self.conflicts]
        if self.stale:
            out['stale'] = [v.to_json() for v in self.stale]
        if self.repeats:
            out['repeats'] = [v.to_json() for v in self.repeats]
        if self.next:
            out['next'] = [v.to_json() for v in self.next]
        if self.omitted:
            out['omitted'] = dict(self.omitted)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """An event that the state at its place does not allow.

    Attributes:
        kind: what sort of disagreement
        entity_id: what it is about
        event_ids: the events that disagree; list
        message: one line for people
    """

    kind: str
    entity_id: str | None = None
    event_ids: tuple[str, ...]
    message: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            kind=reading.need(data, 'kind', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            event_ids=reading.many(data, 'event_ids', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['kind'] = self.kind
        out['entity_id'] = self.entity_id
        out['event_ids'] = list(self.event_ids)
        out['message'] = self.message
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleRemediation:
    """What would meet a rule.

    Attributes:
        rule_name: the rule
        command: `argv`, quoted for a shell
        description: what it does
        argv: the command word by word; list
        effect: what running it may touch; one of read, write, network
    """

    rule_name: str
    command: str
    description: str
    argv: tuple[str, ...]
    effect: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rule_name=reading.need(data, 'rule_name', reading.as_text),
            command=reading.need(data, 'command', reading.as_text),
            description=reading.need(data, 'description', reading.as_text),
            argv=reading.many(data, 'argv', reading.as_text),
            effect=reading.need(data, 'effect', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rule_name'] = self.rule_name
        out['command'] = self.command
        out['description'] = self.description
        out['argv'] = list(self.argv)
        out['effect'] = self.effect
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyView:
    """An entity with its events and what is unmet.

    Attributes:
        entity: the whole view
        history: its events, oldest first; list of EventView
        applicable_rules: the same as in the entity; ApplicableRule by key
        remediation: a suggestion for each unmet rule; list of RuleRemediation
        assessments: derived assessments with witness and path; list of AssessmentFinding
        atoms: atoms with indexes into the evidence of the entity; claims only; list of
            AtomRecord

    Source: dont-payload-types: WhyView payload.
    """

    entity: EntityView
    history: tuple[EventView, ...]
    applicable_rules: Mapping[str, ApplicableRule]
    remediation: tuple[RuleRemediation, ...]
    assessments: tuple[AssessmentFinding, ...] = ()
    atoms: tuple[AtomRecord, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            entity=reading.need(data, 'entity', reading.record(entity_view_from_json)),
            history=reading.many(data, 'history', reading.record(EventView.from_json)),
            applicable_rules=reading.keyed(data, 'applicable_rules', 'rule', reading.record(applicable_rule_from_json)),
            remediation=reading.many(data, 'remediation', reading.record(RuleRemediation.from_json)),
            assessments=reading.many(data, 'assessments', reading.record(AssessmentFinding.from_json)),
            atoms=reading.many(data, 'atoms', reading.record(AtomRecord.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['entity'] = self.entity.to_json()
        out['history'] = [v.to_json() for v in self.history]
        out['applicable_rules'] = {k: reading.without(v.to_json(), 'rule') for k, v in self.applicable_rules.items()}
        out['remediation'] = [v.to_json() for v in self.remediation]
        if self.assessments:
            out['assessments'] = [v.to_json() for v in self.assessments]
        if self.atoms:
            out['atoms'] = [v.to_json() for v in self.atoms]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DoctorCheck:
    """One health check.

    Attributes:
        name: name of the check; an open set
        status: outcome; one of pass, warn, fail
        detail: one line for people
        remediation: what to do about it; list of Remediation
        items: what was found, one by one; list
    """

    name: str
    status: str
    detail: str
    remediation: tuple[Remediation, ...] = ()
    items: tuple[object, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            detail=reading.need(data, 'detail', reading.as_text),
            remediation=reading.many(data, 'remediation', reading.record(Remediation.from_json)),
            items=reading.many(data, 'items', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['status'] = self.status
        out['detail'] = self.detail
        if self.remediation:
            out['remediation'] = [v.to_json() for v in self.remediation]
        if self.items:
            out['items'] = list(self.items)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckSummary:
    """Checks by outcome.

    Attributes:
        pass_: checks that passed; at least 0
        warn: checks that warned; at least 0
        fail: checks that failed; at least 0
    """

    pass_: int
    warn: int
    fail: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            pass_=reading.need(data, 'pass', reading.as_whole),
            warn=reading.need(data, 'warn', reading.as_whole),
            fail=reading.need(data, 'fail', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['pass'] = self.pass_
        out['warn'] = self.warn
        out['fail'] = self.fail
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DoctorReport:
    """The health of a project.

    Attributes:
        cli_version: version of the tool
        checks: the checks; list of DoctorCheck
        summary: checks by outcome
        fixed: what `--fix` did; list

    Source: dont-payload-types: DoctorReport payload.
    """

    cli_version: str
    checks: tuple[DoctorCheck, ...]
    summary: CheckSummary
    fixed: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            cli_version=reading.need(data, 'cli_version', reading.as_text),
            checks=reading.many(data, 'checks', reading.record(DoctorCheck.from_json)),
            summary=reading.need(data, 'summary', reading.record(CheckSummary.from_json)),
            fixed=reading.many(data, 'fixed', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['cli_version'] = self.cli_version
        out['checks'] = [v.to_json() for v in self.checks]
        out['summary'] = self.summary.to_json()
        if self.fixed:
            out['fixed'] = list(self.fixed)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TranscriptStep:
    """A command and its answer.

    Attributes:
        command: the command as typed
        envelope: the answer
    """

    command: str
    envelope: object

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            command=reading.need(data, 'command', reading.as_text),
            envelope=reading.need(data, 'envelope', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['command'] = self.command
        out['envelope'] = self.envelope
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A worked session.

    Attributes:
        title: title
        summary: what it shows
        transcript: the steps; list of TranscriptStep; at least 1 of them
    """

    title: str
    summary: str
    transcript: tuple[TranscriptStep, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            title=reading.need(data, 'title', reading.as_text),
            summary=reading.need(data, 'summary', reading.as_text),
            transcript=reading.many(data, 'transcript', reading.record(TranscriptStep.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['title'] = self.title
        out['summary'] = self.summary
        out['transcript'] = [v.to_json() for v in self.transcript]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ExamplesList:
    """Worked sessions.

    Attributes:
        examples: the sessions; list of Example; at least 1 of them

    Source: dont-payload-types: ExamplesList payload.
    """

    examples: tuple[Example, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            examples=reading.many(data, 'examples', reading.record(Example.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['examples'] = [v.to_json() for v in self.examples]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SchemaDoc:
    """A JSON Schema.

    Attributes:
        schema_name: name as `dont schema` lists it
        schema_version: version of the envelope it belongs to
        json_schema: the document, draft 2020-12

    Source: dont-payload-types: SchemaDoc payload.
    """

    schema_name: str
    schema_version: str
    json_schema: object

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            schema_name=reading.need(data, 'schema_name', reading.as_text),
            schema_version=reading.need(data, 'schema_version', reading.as_text),
            json_schema=reading.need(data, 'json_schema', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['schema_name'] = self.schema_name
        out['schema_version'] = self.schema_version
        out['json_schema'] = self.json_schema
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Blocker:
    """What stands in the way of an entity.

    Attributes:
        kind: stale, compromised-support, dangling-dependency, unresolved-term
        start: the entity the path begins with
        path: from the entity to what blocks it; list
        node: the blocking entity or the reference that does not resolve
        status: status of the blocking entity
        statement: statement or definition of the blocking entity
        remediation: what to do about it; list of Remediation
    """

    kind: str
    start: str
    path: tuple[str, ...]
    node: str
    status: str | None = None
    statement: str | None = None
    remediation: tuple[Remediation, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            kind=reading.need(data, 'kind', reading.as_text),
            start=reading.need(data, 'start', reading.as_text),
            path=reading.many(data, 'path', reading.as_text),
            node=reading.need(data, 'node', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            statement=reading.maybe(data, 'statement', reading.as_text),
            remediation=reading.many(data, 'remediation', reading.record(Remediation.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['kind'] = self.kind
        out['start'] = self.start
        out['path'] = list(self.path)
        out['node'] = self.node
        out['status'] = self.status
        if self.statement is not None:
            out['statement'] = self.statement
        out['remediation'] = [v.to_json() for v in self.remediation]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TraceView:
    """What stands in the way of an entity.

    Attributes:
        entity_id: the entity
        blockers: what blocks it; list of Blocker
        as_of: the moment it describes
        cycles: circles that were met; they mean nothing by themselves; list of CycleNote
        truncated: true where there were more blockers than shown

    Source: dont-payload-types: TraceView payload.
    """

    entity_id: str
    blockers: tuple[Blocker, ...]
    as_of: str
    cycles: tuple[CycleNote, ...] = ()
    truncated: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            blockers=reading.many(data, 'blockers', reading.record(Blocker.from_json)),
            as_of=reading.need(data, 'as_of', reading.as_text),
            cycles=reading.many(data, 'cycles', reading.record(CycleNote.from_json)),
            truncated=reading.maybe(data, 'truncated', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['entity_id'] = self.entity_id
        out['blockers'] = [v.to_json() for v in self.blockers]
        out['as_of'] = self.as_of
        if self.cycles:
            out['cycles'] = [v.to_json() for v in self.cycles]
        if self.truncated is not None:
            out['truncated'] = self.truncated
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CycleNote:
    """A circle among dependencies.

    Attributes:
        path: ids around the circle; list
    """

    path: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.many(data, 'path', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['path'] = list(self.path)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckFinding:
    """What the gate objects to.

    Attributes:
        code: what is wrong; an open set
        entity_id: what it is about
        message: one line for people
        where: `path:line` where it stands in the project
        severity: `error` or `warning`
        rule_name: the rule behind it
        remediation: what to do about it; list of Remediation
    """

    code: str
    entity_id: str | None = None
    message: str
    where: str | None = None
    severity: str | None = None
    rule_name: str | None = None
    remediation: tuple[Remediation, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.need(data, 'code', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            where=reading.maybe(data, 'where', reading.as_text),
            severity=reading.maybe(data, 'severity', reading.as_text),
            rule_name=reading.maybe(data, 'rule_name', reading.as_text),
            remediation=reading.many(data, 'remediation', reading.record(Remediation.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['code'] = self.code
        out['entity_id'] = self.entity_id
        out['message'] = self.message
        if self.where is not None:
            out['where'] = self.where
        if self.severity is not None:
            out['severity'] = self.severity
        if self.rule_name is not None:
            out['rule_name'] = self.rule_name
        out['remediation'] = [v.to_json() for v in self.remediation]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckReport:
    """What the gate says.

    Attributes:
        passed: whether it opens
        scope: what was judged
        findings: what it objects to; list of CheckFinding
        counts: findings by code and things judged; number by key
    """

    passed: bool
    scope: object
    findings: tuple[CheckFinding, ...]
    counts: Mapping[str, int]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            passed=reading.need(data, 'passed', reading.as_truth),
            scope=reading.need(data, 'scope', reading.as_any),
            findings=reading.many(data, 'findings', reading.record(CheckFinding.from_json)),
            counts=reading.values(data, 'counts', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['passed'] = self.passed
        out['scope'] = self.scope
        out['findings'] = [v.to_json() for v in self.findings]
        out['counts'] = dict(self.counts)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleList:
    """Rules in force.

    Attributes:
        rules: the rules; list of RuleInfo
    """

    rules: tuple[RuleInfo, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rules=reading.many(data, 'rules', reading.record(RuleInfo.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rules'] = [v.to_json() for v in self.rules]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleInfo:
    """One rule as data.

    Attributes:
        name: name of the rule
        rule_kind: gate, flag or validator; an open set
        summary: one line for people
        severity: off, warn or strict; as it is in force here
        overridable: whether the configuration may change it
        applies_to: kinds of entities; list
        verbs: verbs it is evaluated for; list
        origin: `shipped` or the file of a project rule
        code: the code it refuses under
        order: place among the validators
        params: parameters as in force here
        clauses: clauses as data; `rules show` only; list
        why: the reason for the rule
        when: when it applies
        source: the text of the rule file
    """

    name: str
    rule_kind: str
    summary: str
    severity: str
    overridable: bool
    applies_to: tuple[str, ...]
    verbs: tuple[str, ...]
    origin: str
    code: str | None = None
    order: int | None = None
    params: object = None
    clauses: tuple[object, ...] = ()
    why: str | None = None
    when: object = None
    source: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            rule_kind=reading.need(data, 'rule_kind', reading.as_text),
            summary=reading.need(data, 'summary', reading.as_text),
            severity=reading.need(data, 'severity', reading.as_text),
            overridable=reading.need(data, 'overridable', reading.as_truth),
            applies_to=reading.many(data, 'applies_to', reading.as_text),
            verbs=reading.many(data, 'verbs', reading.as_text),
            origin=reading.need(data, 'origin', reading.as_text),
            code=reading.maybe(data, 'code', reading.as_text),
            order=reading.maybe(data, 'order', reading.as_whole),
            params=reading.maybe(data, 'params', reading.as_any),
            clauses=reading.many(data, 'clauses', reading.as_any),
            why=reading.maybe(data, 'why', reading.as_text),
            when=reading.maybe(data, 'when', reading.as_any),
            source=reading.maybe(data, 'source', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['rule_kind'] = self.rule_kind
        out['summary'] = self.summary
        out['severity'] = self.severity
        out['overridable'] = self.overridable
        out['applies_to'] = list(self.applies_to)
        out['verbs'] = list(self.verbs)
        out['origin'] = self.origin
        out['code'] = self.code
        if self.order is not None:
            out['order'] = self.order
        if self.params is not None:
            out['params'] = self.params
        if self.clauses:
            out['clauses'] = list(self.clauses)
        if self.why is not None:
            out['why'] = self.why
        if self.when is not None:
            out['when'] = self.when
        if self.source is not None:
            out['source'] = self.source
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseResult:
    """One case of a rule.

    Attributes:
        rule: the rule
        case: name of the case
        passed: whether it came out as written
        message: what came out instead
        where: `file:line` of the case
        near_miss: the clause that kept the rule from firing and the values read
        fixes: what running each fix led to; list
        detail: further facts
    """

    rule: str
    case: str
    passed: bool
    message: str | None = None
    where: str | None = None
    near_miss: object = None
    fixes: tuple[object, ...] = ()
    detail: object = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rule=reading.need(data, 'rule', reading.as_text),
            case=reading.need(data, 'case', reading.as_text),
            passed=reading.need(data, 'passed', reading.as_truth),
            message=reading.maybe(data, 'message', reading.as_text),
            where=reading.maybe(data, 'where', reading.as_text),
            near_miss=reading.maybe(data, 'near_miss', reading.as_any),
            fixes=reading.many(data, 'fixes', reading.as_any),
            detail=reading.maybe(data, 'detail', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rule'] = self.rule
        out['case'] = self.case
        out['passed'] = self.passed
        out['message'] = self.message
        if self.where is not None:
            out['where'] = self.where
        if self.near_miss is not None:
            out['near_miss'] = self.near_miss
        if self.fixes:
            out['fixes'] = list(self.fixes)
        if self.detail is not None:
            out['detail'] = self.detail
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleResult:
    """Results of cases, checks or coverage.

    Attributes:
        passed: whether all passed
        results: one entry a case, file or rule; list of CaseResult
        entities: entities that coverage looked at; at least 0
    """

    passed: bool
    results: tuple[CaseResult, ...]
    entities: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            passed=reading.need(data, 'passed', reading.as_truth),
            results=reading.many(data, 'results', reading.record(CaseResult.from_json)),
            entities=reading.maybe(data, 'entities', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['passed'] = self.passed
        out['results'] = [v.to_json() for v in self.results]
        if self.entities is not None:
            out['entities'] = self.entities
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportCounts:
    """What an import did.

    Attributes:
        read: terms read; at least 0
        new: terms that were not there; at least 0
        changed: terms that read otherwise now; at least 0
        obsolete: terms that the source gave up; at least 0
        references: references read; at least 0
        prefixes: prefixes read; at least 0
        skipped: entries left out; at least 0
    """

    read: int
    new: int
    changed: int
    obsolete: int
    references: int | None = None
    prefixes: int | None = None
    skipped: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            read=reading.need(data, 'read', reading.as_whole),
            new=reading.need(data, 'new', reading.as_whole),
            changed=reading.need(data, 'changed', reading.as_whole),
            obsolete=reading.need(data, 'obsolete', reading.as_whole),
            references=reading.maybe(data, 'references', reading.as_whole),
            prefixes=reading.maybe(data, 'prefixes', reading.as_whole),
            skipped=reading.maybe(data, 'skipped', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['read'] = self.read
        out['new'] = self.new
        out['changed'] = self.changed
        out['obsolete'] = self.obsolete
        if self.references is not None:
            out['references'] = self.references
        if self.prefixes is not None:
            out['prefixes'] = self.prefixes
        if self.skipped is not None:
            out['skipped'] = self.skipped
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportProblem:
    """A place that could not be read as it stands.

    Attributes:
        where: `file:line`
        message: what is wrong there
        code: what sort of problem
    """

    where: str
    message: str
    code: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            where=reading.need(data, 'where', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            code=reading.maybe(data, 'code', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['where'] = self.where
        out['message'] = self.message
        if self.code is not None:
            out['code'] = self.code
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport:
    """What an import did.

    Attributes:
        source: the importer
        canonical_source_id: identity of the source
        release: release of the source
        counts: what was read and written
        problems: places that could not be read as they stand; list of ImportProblem
        rules: files of rules that were written; list
    """

    source: str
    canonical_source_id: str
    release: str | None = None
    counts: ImportCounts
    problems: tuple[ImportProblem, ...]
    rules: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            source=reading.need(data, 'source', reading.as_text),
            canonical_source_id=reading.need(data, 'canonical_source_id', reading.as_text),
            release=reading.maybe(data, 'release', reading.as_text),
            counts=reading.need(data, 'counts', reading.record(ImportCounts.from_json)),
            problems=reading.many(data, 'problems', reading.record(ImportProblem.from_json)),
            rules=reading.many(data, 'rules', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['source'] = self.source
        out['canonical_source_id'] = self.canonical_source_id
        out['release'] = self.release
        out['counts'] = self.counts.to_json()
        out['problems'] = [v.to_json() for v in self.problems]
        if self.rules:
            out['rules'] = list(self.rules)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DisturbedClaim:
    """A claim that rests on lines.

    Attributes:
        id: full id
        entity_kind: claim or term
        statement: statement or definition
        status: its status; one of unverified, doubted, verified, locked, ignored
        path: the file
        line_start: first line
        line_end: last line
        anchor: name the lines belong to
        audit: what the file says today
        derived_assessments: what reading computed; list
        dependents: entities that rest on it; at least 0
    """

    id: str
    entity_kind: str | None = None
    statement: str
    status: str
    path: str
    line_start: int | None = None
    line_end: int | None = None
    anchor: str | None = None
    audit: Audit | None = None
    derived_assessments: tuple[str, ...] = ()
    dependents: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.maybe(data, 'entity_kind', reading.as_text),
            statement=reading.need(data, 'statement', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            path=reading.need(data, 'path', reading.as_text),
            line_start=reading.maybe(data, 'line_start', reading.as_whole),
            line_end=reading.maybe(data, 'line_end', reading.as_whole),
            anchor=reading.maybe(data, 'anchor', reading.as_text),
            audit=reading.maybe(data, 'audit', reading.record(Audit.from_json)),
            derived_assessments=reading.many(data, 'derived_assessments', reading.as_text),
            dependents=reading.maybe(data, 'dependents', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        if self.entity_kind is not None:
            out['entity_kind'] = self.entity_kind
        out['statement'] = self.statement
        out['status'] = self.status
        out['path'] = self.path
        out['line_start'] = self.line_start
        out['line_end'] = self.line_end
        if self.anchor is not None:
            out['anchor'] = self.anchor
        if self.audit is not None:
            out['audit'] = self.audit.to_json()
        if self.derived_assessments:
            out['derived_assessments'] = list(self.derived_assessments)
        if self.dependents is not None:
            out['dependents'] = self.dependents
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Disturb:
    """Which claims rest on lines.

    Attributes:
        path: the file; null for a whole diff
        lines: the lines asked about
        claims: the claims; list of DisturbedClaim
        diff: the revision compared with
        paths: files of the diff; list
    """

    path: str | None = None
    lines: str | None = None
    claims: tuple[DisturbedClaim, ...]
    diff: str | None = None
    paths: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.maybe(data, 'path', reading.as_text),
            lines=reading.maybe(data, 'lines', reading.as_text),
            claims=reading.many(data, 'claims', reading.record(DisturbedClaim.from_json)),
            diff=reading.maybe(data, 'diff', reading.as_text),
            paths=reading.many(data, 'paths', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['path'] = self.path
        if self.lines is not None:
            out['lines'] = self.lines
        out['claims'] = [v.to_json() for v in self.claims]
        if self.diff is not None:
            out['diff'] = self.diff
        if self.paths:
            out['paths'] = list(self.paths)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What checking references found.

    Attributes:
        entity_id: the entity
        references: one entry a reference; list of ReferenceCheck
    """

    entity_id: str
    references: tuple[ReferenceCheck, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            entity_id=reading.need(data, 'entity_id', reading.as_text),
            references=reading.many(data, 'references', reading.record(ReferenceCheck.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['entity_id'] = self.entity_id
        out['references'] = [v.to_json() for v in self.references]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatGroup:
    """Failures with one signature.

    Attributes:
        signature: the signature
        count: how often; at least 0
        first: first time
        last: last time
        code: code or class
        kind: kind of failure
        surface: what failed
        message: message of the last one
        entity_id: what it is about
        last_outcome: `open` or `closed` by a later success
        retryability: whether the same again can succeed
        strategy: what to do instead
        version: version of the signature
    """

    signature: str
    count: int
    first: str
    last: str
    code: str | None = None
    kind: str
    surface: str
    message: str
    entity_id: str | None = None
    last_outcome: str
    retryability: str
    strategy: str | None = None
    version: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            signature=reading.need(data, 'signature', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
            first=reading.need(data, 'first', reading.as_text),
            last=reading.need(data, 'last', reading.as_text),
            code=reading.maybe(data, 'code', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            surface=reading.need(data, 'surface', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            last_outcome=reading.need(data, 'last_outcome', reading.as_text),
            retryability=reading.need(data, 'retryability', reading.as_text),
            strategy=reading.maybe(data, 'strategy', reading.as_text),
            version=reading.maybe(data, 'version', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['signature'] = self.signature
        out['count'] = self.count
        out['first'] = self.first
        out['last'] = self.last
        out['code'] = self.code
        out['kind'] = self.kind
        out['surface'] = self.surface
        out['message'] = self.message
        if self.entity_id is not None:
            out['entity_id'] = self.entity_id
        out['last_outcome'] = self.last_outcome
        out['retryability'] = self.retryability
        if self.strategy is not None:
            out['strategy'] = self.strategy
        if self.version is not None:
            out['version'] = self.version
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat:
    """Failures that recur.

    Attributes:
        groups: the groups; list of RepeatGroup
    """

    groups: tuple[RepeatGroup, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            groups=reading.many(data, 'groups', reading.record(RepeatGroup.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['groups'] = [v.to_json() for v in self.groups]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeInfo:
    """One code as data.

    Attributes:
        code: the code
        kind: kind of failure
        severity: severity
        retryability: whether the same again can succeed
        exit: exit status
        origin: where it comes from
        message: template of the message
        why: one sentence for people
        route: who can act on it
        user_action: what a person has to do
        throttled: true where only the pace is wrong
        since: version that brought it
        remedies: templates of remedies; list
    """

    code: str
    kind: str
    severity: str
    retryability: str
    exit: int
    origin: str
    message: str
    why: str
    route: str | None = None
    user_action: str | None = None
    throttled: bool | None = None
    since: str | None = None
    remedies: tuple[object, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.need(data, 'code', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            severity=reading.need(data, 'severity', reading.as_text),
            retryability=reading.need(data, 'retryability', reading.as_text),
            exit=reading.need(data, 'exit', reading.as_whole),
            origin=reading.need(data, 'origin', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            why=reading.need(data, 'why', reading.as_text),
            route=reading.maybe(data, 'route', reading.as_text),
            user_action=reading.maybe(data, 'user_action', reading.as_text),
            throttled=reading.maybe(data, 'throttled', reading.as_truth),
            since=reading.maybe(data, 'since', reading.as_text),
            remedies=reading.many(data, 'remedies', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['code'] = self.code
        out['kind'] = self.kind
        out['severity'] = self.severity
        out['retryability'] = self.retryability
        out['exit'] = self.exit
        out['origin'] = self.origin
        out['message'] = self.message
        out['why'] = self.why
        if self.route is not None:
            out['route'] = self.route
        out['user_action'] = self.user_action
        if self.throttled is not None:
            out['throttled'] = self.throttled
        if self.since is not None:
            out['since'] = self.since
        if self.remedies:
            out['remedies'] = list(self.remedies)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorCodes:
    """The codes.

    Attributes:
        codes: the codes; list of CodeInfo
    """

    codes: tuple[CodeInfo, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            codes=reading.many(data, 'codes', reading.record(CodeInfo.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['codes'] = [v.to_json() for v in self.codes]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Explain:
    """The page of a rule or a code.

    Attributes:
        name: the rule or code
        text: the page in Markdown
        kind: `rule` or `code`
        params: parameters as in force here
        related: what else to read; list
    """

    name: str
    text: str
    kind: str | None = None
    params: object = None
    related: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            text=reading.need(data, 'text', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            params=reading.maybe(data, 'params', reading.as_any),
            related=reading.many(data, 'related', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['text'] = self.text
        if self.kind is not None:
            out['kind'] = self.kind
        if self.params is not None:
            out['params'] = self.params
        if self.related:
            out['related'] = list(self.related)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyError:
    """Why an operation stopped a plan.

    Attributes:
        code: the code
        message: one line
        path: the file it is about
    """

    code: str
    message: str
    path: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.need(data, 'code', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            path=reading.maybe(data, 'path', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['code'] = self.code
        out['message'] = self.message
        if self.path is not None:
            out['path'] = self.path
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyOp:
    """What became of one operation.

    Attributes:
        index: 0-based place in the plan; at least 0
        verb: the verb
        status: what became of it; one of applied, failed, not_run
        entity_id: what it made or changed
        error: why it failed
    """

    index: int
    verb: str
    status: str
    entity_id: str | None = None
    error: ApplyError | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            index=reading.need(data, 'index', reading.as_whole),
            verb=reading.need(data, 'verb', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            error=reading.maybe(data, 'error', reading.record(ApplyError.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['index'] = self.index
        out['verb'] = self.verb
        out['status'] = self.status
        if self.entity_id is not None:
            out['entity_id'] = self.entity_id
        if self.error is not None:
            out['error'] = self.error.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyReport:
    """What became of a plan.

    Attributes:
        outcome: whether it landed; one of applied, failed, refused, rebased
        wrote_any: whether a write landed
        ops: one entry an operation; list of ApplyOp
    """

    outcome: str
    wrote_any: bool
    ops: tuple[ApplyOp, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            outcome=reading.need(data, 'outcome', reading.as_text),
            wrote_any=reading.need(data, 'wrote_any', reading.as_truth),
            ops=reading.many(data, 'ops', reading.record(ApplyOp.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['outcome'] = self.outcome
        out['wrote_any'] = self.wrote_any
        out['ops'] = [v.to_json() for v in self.ops]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HelpDoc:
    """Help.

    Attributes:
        topic: what it is about
        text: the text
        topics: further topics; list
        examples: commands to try; list of Remediation
        phrase: what the verb means when read aloud
        usage: one line of usage
    """

    topic: str
    text: str
    topics: tuple[str, ...]
    examples: tuple[Remediation, ...]
    phrase: str | None = None
    usage: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            topic=reading.need(data, 'topic', reading.as_text),
            text=reading.need(data, 'text', reading.as_text),
            topics=reading.many(data, 'topics', reading.as_text),
            examples=reading.many(data, 'examples', reading.record(Remediation.from_json)),
            phrase=reading.maybe(data, 'phrase', reading.as_text),
            usage=reading.maybe(data, 'usage', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['topic'] = self.topic
        out['text'] = self.text
        out['topics'] = list(self.topics)
        out['examples'] = [v.to_json() for v in self.examples]
        if self.phrase is not None:
            out['phrase'] = self.phrase
        if self.usage is not None:
            out['usage'] = self.usage
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ManagedDoc:
    """A managed document.

    Attributes:
        path: the document
        state: created, updated, unchanged, missing
        detail: one line for people
    """

    path: str
    state: str
    detail: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.need(data, 'path', reading.as_text),
            state=reading.need(data, 'state', reading.as_text),
            detail=reading.maybe(data, 'detail', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['path'] = self.path
        out['state'] = self.state
        if self.detail is not None:
            out['detail'] = self.detail
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ManagedDocs:
    """Managed documents.

    Attributes:
        documents: the documents; list of ManagedDoc
    """

    documents: tuple[ManagedDoc, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            documents=reading.many(data, 'documents', reading.record(ManagedDoc.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['documents'] = [v.to_json() for v in self.documents]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HookEntry:
    """The hooks of one host.

    Attributes:
        host: the host
        state: installed, removed, absent, changed
        path: the settings file
        events: events it is hooked to; list
        detail: one line for people
    """

    host: str
    state: str
    path: str | None = None
    events: tuple[str, ...]
    detail: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            host=reading.need(data, 'host', reading.as_text),
            state=reading.need(data, 'state', reading.as_text),
            path=reading.maybe(data, 'path', reading.as_text),
            events=reading.many(data, 'events', reading.as_text),
            detail=reading.maybe(data, 'detail', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['host'] = self.host
        out['state'] = self.state
        out['path'] = self.path
        out['events'] = list(self.events)
        if self.detail is not None:
            out['detail'] = self.detail
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HooksReport:
    """Hooks of agent hosts.

    Attributes:
        hosts: the hosts; list of HookEntry
    """

    hosts: tuple[HookEntry, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            hosts=reading.many(data, 'hosts', reading.record(HookEntry.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['hosts'] = [v.to_json() for v in self.hosts]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class GraphDoc:
    """A picture of the ledger.

    Attributes:
        format: how it is written
        text: the picture; null where it was written to a file
        nodes: number of nodes; at least 0
        edges: number of edges; at least 0
        out: the file it was written to
    """

    format: str
    text: str | None = None
    nodes: int
    edges: int
    out: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            format=reading.need(data, 'format', reading.as_text),
            text=reading.maybe(data, 'text', reading.as_text),
            nodes=reading.need(data, 'nodes', reading.as_whole),
            edges=reading.need(data, 'edges', reading.as_whole),
            out=reading.maybe(data, 'out', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['format'] = self.format
        out['text'] = self.text
        out['nodes'] = self.nodes
        out['edges'] = self.edges
        if self.out is not None:
            out['out'] = self.out
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class InitReport:
    """What init made; the hints say which gates can be switched on.

    Attributes:
        project: name of the project
        mode: `permissive` or `strict`; an open set
        path: folder of the ledger
        files: files that were made; list
        hooks: hooks that were installed; list of HookEntry
    """

    project: str
    mode: str
    path: str
    files: tuple[str, ...]
    hooks: tuple[HookEntry, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            project=reading.need(data, 'project', reading.as_text),
            mode=reading.need(data, 'mode', reading.as_text),
            path=reading.need(data, 'path', reading.as_text),
            files=reading.many(data, 'files', reading.as_text),
            hooks=reading.many(data, 'hooks', reading.record(HookEntry.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['project'] = self.project
        out['mode'] = self.mode
        out['path'] = self.path
        out['files'] = list(self.files)
        out['hooks'] = [v.to_json() for v in self.hooks]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class VersionInfo:
    """Versions.

    Attributes:
        cli_version: version of the tool
        envelope_version: version of the envelope
        python: version of Python
        sqlite: version of SQLite
    """

    cli_version: str
    envelope_version: str
    python: str | None = None
    sqlite: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            cli_version=reading.need(data, 'cli_version', reading.as_text),
            envelope_version=reading.need(data, 'envelope_version', reading.as_text),
            python=reading.maybe(data, 'python', reading.as_text),
            sqlite=reading.maybe(data, 'sqlite', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['cli_version'] = self.cli_version
        out['envelope_version'] = self.envelope_version
        if self.python is not None:
            out['python'] = self.python
        if self.sqlite is not None:
            out['sqlite'] = self.sqlite
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Empty:
    """Nothing to show; the hints say what to do."""

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
class UnknownApplicableRule:
    """ApplicableRule whose `rule_kind` this version does not know, kept as it came.

    Attributes:
        rule_kind: the discriminator
        data: the whole record
    """

    rule_kind: str
    data: Mapping[str, object]

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        return dict(self.data)


ApplicableRule: TypeAlias = GateResult | FlagResult | UnknownApplicableRule


def applicable_rule_from_json(data: Mapping[str, object]) -> ApplicableRule:
    """Read a record by its `rule_kind`; an unknown one is kept."""
    kind = reading.need(data, "rule_kind", reading.as_text)
    if kind == "gate":
        return GateResult.from_json(data)
    if kind == "flag":
        return FlagResult.from_json(data)
    return UnknownApplicableRule(rule_kind=kind, data=data)


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownEntityView:
    """EntityView whose `entity_kind` this version does not know, kept as it came.

    Attributes:
        entity_kind: the discriminator
        data: the whole record
    """

    entity_kind: str
    data: Mapping[str, object]

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        return dict(self.data)


EntityView: TypeAlias = ClaimView | TermView | UnknownEntityView


def entity_view_from_json(data: Mapping[str, object]) -> EntityView:
    """Read a record by its `entity_kind`; an unknown one is kept."""
    kind = reading.need(data, "entity_kind", reading.as_text)
    if kind == "claim":
        return ClaimView.from_json(data)
    if kind == "term":
        return TermView.from_json(data)
    return UnknownEntityView(entity_kind=kind, data=data)

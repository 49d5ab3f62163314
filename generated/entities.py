# Do not edit: written by `tools/generate`.
# Source: model/entities.yaml
# sha256: 6a40ec6976a05a9eee3b70431252ba7bc7c73747820965cfcb81911207677561
"""Folded records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading
from dont.generated.common import AttributeRef, Provenance, Ref
from dont.generated.evidence import RecordedEvidence


@dataclass(frozen=True, slots=True, kw_only=True)
class AtomRecord:
    """One atom of a claim.

    Attributes:
        idx: 0-based index; at least 0
        text: the part of the statement
        status: status of the atom; one of unverified, doubted, verified
        evidence: indexes into the evidence of the claim; list
    """

    idx: int
    text: str
    status: str
    evidence: tuple[int, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            idx=reading.need(data, 'idx', reading.as_whole),
            text=reading.need(data, 'text', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            evidence=reading.many(data, 'evidence', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['idx'] = self.idx
        out['text'] = self.text
        out['status'] = self.status
        out['evidence'] = list(self.evidence)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessment:
    """What speaks for and against a hypothesis.

    Attributes:
        supporting: evidence URIs that support it; list
        refuting: evidence URIs that refute it; list
    """

    supporting: tuple[str, ...]
    refuting: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            supporting=reading.many(data, 'supporting', reading.as_text),
            refuting=reading.many(data, 'refuting', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['supporting'] = list(self.supporting)
        out['refuting'] = list(self.refuting)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HypothesisRecord:
    """A rival explanation; it counts as assessed once a reference supports or refutes it.

    Attributes:
        idx: 0-based index; at least 0
        text: the explanation
        assessment: what speaks for and against it
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
class EntityRecord:
    """What claims and terms share.

    Attributes:
        id: full id
        entity_kind: `claim` or `term`
        status: status in the log; one of unverified, doubted, verified, locked, ignored
        confidence: what the author said; null for none; from 0 to 1
        evidence: evidence in order of arrival; list of RecordedEvidence
        provenance: who entered it
        created_tx: transaction that made it; 0 for seed terms
        updated_tx: latest transaction that touched it
    """

    id: str
    entity_kind: str
    status: str
    confidence: float | None = None
    evidence: tuple[RecordedEvidence, ...]
    provenance: Provenance
    created_tx: int
    updated_tx: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            evidence=reading.many(data, 'evidence', reading.record(RecordedEvidence.from_json)),
            provenance=reading.need(data, 'provenance', reading.record(Provenance.from_json)),
            created_tx=reading.need(data, 'created_tx', reading.as_whole),
            updated_tx=reading.need(data, 'updated_tx', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['entity_kind'] = self.entity_kind
        out['status'] = self.status
        out['confidence'] = self.confidence
        out['evidence'] = [v.to_json() for v in self.evidence]
        out['provenance'] = self.provenance.to_json()
        out['created_tx'] = self.created_tx
        out['updated_tx'] = self.updated_tx
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimRecord:
    """A claim after folding its events.

    Attributes:
        id: full id
        entity_kind: `claim` or `term`
        status: status in the log; one of unverified, doubted, verified, locked, ignored
        confidence: what the author said; null for none; from 0 to 1
        evidence: evidence in order of arrival; list of RecordedEvidence
        provenance: who entered it
        created_tx: transaction that made it; 0 for seed terms
        updated_tx: latest transaction that touched it
        statement: the statement
        atoms: parts that are verified one by one; list of AtomRecord
        hypotheses: rival explanations; list of HypothesisRecord
        depends_on: ids of claims and terms it rests on; list
        refs: CURIEs it names; list of Ref
        restates: the claim it corrects
        restated_to: the claim that corrects it
        reason: reason of the latest doubt or of setting it aside
    """

    id: str
    entity_kind: str = 'claim'
    status: str
    confidence: float | None = None
    evidence: tuple[RecordedEvidence, ...]
    provenance: Provenance
    created_tx: int
    updated_tx: int
    statement: str
    atoms: tuple[AtomRecord, ...]
    hypotheses: tuple[HypothesisRecord, ...]
    depends_on: tuple[str, ...]
    refs: tuple[Ref, ...]
    restates: str | None = None
    restated_to: str | None = None
    reason: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            evidence=reading.many(data, 'evidence', reading.record(RecordedEvidence.from_json)),
            provenance=reading.need(data, 'provenance', reading.record(Provenance.from_json)),
            created_tx=reading.need(data, 'created_tx', reading.as_whole),
            updated_tx=reading.need(data, 'updated_tx', reading.as_whole),
            statement=reading.need(data, 'statement', reading.as_text),
            atoms=reading.many(data, 'atoms', reading.record(AtomRecord.from_json)),
            hypotheses=reading.many(data, 'hypotheses', reading.record(HypothesisRecord.from_json)),
            depends_on=reading.many(data, 'depends_on', reading.as_text),
            refs=reading.many(data, 'refs', reading.record(Ref.from_json)),
            restates=reading.maybe(data, 'restates', reading.as_text),
            restated_to=reading.maybe(data, 'restated_to', reading.as_text),
            reason=reading.maybe(data, 'reason', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['entity_kind'] = self.entity_kind
        out['status'] = self.status
        out['confidence'] = self.confidence
        out['evidence'] = [v.to_json() for v in self.evidence]
        out['provenance'] = self.provenance.to_json()
        out['created_tx'] = self.created_tx
        out['updated_tx'] = self.updated_tx
        out['statement'] = self.statement
        out['atoms'] = [v.to_json() for v in self.atoms]
        out['hypotheses'] = [v.to_json() for v in self.hypotheses]
        out['depends_on'] = list(self.depends_on)
        out['refs'] = [v.to_json() for v in self.refs]
        out['restates'] = self.restates
        out['restated_to'] = self.restated_to
        out['reason'] = self.reason
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TermRecord:
    """A term after folding its events.

    Attributes:
        id: full id
        entity_kind: `claim` or `term`
        status: status in the log; one of unverified, doubted, verified, locked, ignored
        confidence: what the author said; null for none; from 0 to 1
        evidence: evidence in order of arrival; list of RecordedEvidence
        provenance: who entered it
        created_tx: transaction that made it; 0 for seed terms
        updated_tx: latest transaction that touched it
        curie: the CURIE it was coined under
        label: label given with it
        definition: the definition
        kind_of: what it is a kind of; list of Ref
        related_to: what it is related to; list of Ref
        attributes: named attributes; list of AttributeRef
        reason: reason of the latest doubt or of setting it aside
    """

    id: str
    entity_kind: str = 'term'
    status: str
    confidence: float | None = None
    evidence: tuple[RecordedEvidence, ...]
    provenance: Provenance
    created_tx: int
    updated_tx: int
    curie: str
    label: str | None = None
    definition: str
    kind_of: tuple[Ref, ...]
    related_to: tuple[Ref, ...]
    attributes: tuple[AttributeRef, ...]
    reason: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            evidence=reading.many(data, 'evidence', reading.record(RecordedEvidence.from_json)),
            provenance=reading.need(data, 'provenance', reading.record(Provenance.from_json)),
            created_tx=reading.need(data, 'created_tx', reading.as_whole),
            updated_tx=reading.need(data, 'updated_tx', reading.as_whole),
            curie=reading.need(data, 'curie', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            definition=reading.need(data, 'definition', reading.as_text),
            kind_of=reading.many(data, 'kind_of', reading.record(Ref.from_json)),
            related_to=reading.many(data, 'related_to', reading.record(Ref.from_json)),
            attributes=reading.many(data, 'attributes', reading.record(AttributeRef.from_json)),
            reason=reading.maybe(data, 'reason', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['entity_kind'] = self.entity_kind
        out['status'] = self.status
        out['confidence'] = self.confidence
        out['evidence'] = [v.to_json() for v in self.evidence]
        out['provenance'] = self.provenance.to_json()
        out['created_tx'] = self.created_tx
        out['updated_tx'] = self.updated_tx
        out['curie'] = self.curie
        out['label'] = self.label
        out['definition'] = self.definition
        out['kind_of'] = [v.to_json() for v in self.kind_of]
        out['related_to'] = [v.to_json() for v in self.related_to]
        out['attributes'] = [v.to_json() for v in self.attributes]
        if self.reason is not None:
            out['reason'] = self.reason
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssessmentFinding:
    """A derived assessment with the node that causes it.

    Attributes:
        name: name of the assessment
        witness: the blocking entity or reference
        path: ids from the entity to the witness; list
    """

    name: str
    witness: str | None = None
    path: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            witness=reading.maybe(data, 'witness', reading.as_text),
            path=reading.many(data, 'path', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['witness'] = self.witness
        out['path'] = list(self.path)
        return out

# Do not edit: written by `tools/generate`.
# Source: model/rule.yaml
# sha256: 73141ae36e1161345a8d1fcd95614317369b6c785605e4bb554f2af6ae29a319
"""The rule language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleView:
    """What a rule sees: the entity as the verb would leave it, except `status`, which is the one
    before; the verb's arguments are `input.*`.

    Attributes:
        id: full id of the entity; null where the verb has not made it yet
        entity_kind: `claim` or `term`; one of claim, term
        status: persisted status before the verb; one of unverified, doubted, verified, locked,
            ignored
        statement: what a claim says; null for terms
        definition: what a term means; null for claims
        label: label of a term; null without one
        label_head: the label outside parentheses and before a `where` that follows them
        doc_phrase: the first phrase of the definition: to the first . ? ! ; at most 80
            characters or 15 tokens
        curie: CURIE of a term; null for claims
        confidence: the author's own estimate, 0 to 1; null without one
        author: `<human|llm|tool|ci>:<id>` who recorded the entity
        age_days: whole days since the entity was recorded
        atoms: parts verified one by one; list of AtomFact
        hypotheses: rival explanations; list of HypothesisFact
        evidence: references given for or against; list of EvidenceFact
        depends_on: what a claim rests on; for a term its kind_of and related_to; list of
            DependencyFact
        refs: terms and URIs a claim speaks of; list of ReferenceFact
        kind_of: broader terms; list of TermLinkFact
        related_to: related terms; list of TermLinkFact
        attributes: named relations to terms; list of AttributeFact
        derived_assessments: computed on reading; list of AssessmentFact
    """

    id: str | None = None
    entity_kind: str | None = None
    status: str | None = None
    statement: str | None = None
    definition: str | None = None
    label: str | None = None
    label_head: str | None = None
    doc_phrase: str | None = None
    curie: str | None = None
    confidence: float | None = None
    author: str | None = None
    age_days: int | None = None
    atoms: tuple[AtomFact, ...] = ()
    hypotheses: tuple[HypothesisFact, ...] = ()
    evidence: tuple[EvidenceFact, ...] = ()
    depends_on: tuple[DependencyFact, ...] = ()
    refs: tuple[ReferenceFact, ...] = ()
    kind_of: tuple[TermLinkFact, ...] = ()
    related_to: tuple[TermLinkFact, ...] = ()
    attributes: tuple[AttributeFact, ...] = ()
    derived_assessments: tuple[AssessmentFact, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.maybe(data, 'id', reading.as_text),
            entity_kind=reading.maybe(data, 'entity_kind', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            statement=reading.maybe(data, 'statement', reading.as_text),
            definition=reading.maybe(data, 'definition', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            label_head=reading.maybe(data, 'label_head', reading.as_text),
            doc_phrase=reading.maybe(data, 'doc_phrase', reading.as_text),
            curie=reading.maybe(data, 'curie', reading.as_text),
            confidence=reading.maybe(data, 'confidence', reading.as_number),
            author=reading.maybe(data, 'author', reading.as_text),
            age_days=reading.maybe(data, 'age_days', reading.as_whole),
            atoms=reading.many(data, 'atoms', reading.record(AtomFact.from_json)),
            hypotheses=reading.many(data, 'hypotheses', reading.record(HypothesisFact.from_json)),
            evidence=reading.many(data, 'evidence', reading.record(EvidenceFact.from_json)),
            depends_on=reading.many(data, 'depends_on', reading.record(DependencyFact.from_json)),
            refs=reading.many(data, 'refs', reading.record(ReferenceFact.from_json)),
            kind_of=reading.many(data, 'kind_of', reading.record(TermLinkFact.from_json)),
            related_to=reading.many(data, 'related_to', reading.record(TermLinkFact.from_json)),
            attributes=reading.many(data, 'attributes', reading.record(AttributeFact.from_json)),
            derived_assessments=reading.many(data, 'derived_assessments', reading.record(AssessmentFact.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.id is not None:
            out['id'] = self.id
        if self.entity_kind is not None:
            out['entity_kind'] = self.entity_kind
        if self.status is not None:
            out['status'] = self.status
        if self.statement is not None:
            out['statement'] = self.statement
        if self.definition is not None:
            out['definition'] = self.definition
        if self.label is not None:
            out['label'] = self.label
        if self.label_head is not None:
            out['label_head'] = self.label_head
        if self.doc_phrase is not None:
            out['doc_phrase'] = self.doc_phrase
        if self.curie is not None:
            out['curie'] = self.curie
        if self.confidence is not None:
            out['confidence'] = self.confidence
        if self.author is not None:
            out['author'] = self.author
        if self.age_days is not None:
            out['age_days'] = self.age_days
        if self.atoms:
            out['atoms'] = [v.to_json() for v in self.atoms]
        if self.hypotheses:
            out['hypotheses'] = [v.to_json() for v in self.hypotheses]
        if self.evidence:
            out['evidence'] = [v.to_json() for v in self.evidence]
        if self.depends_on:
            out['depends_on'] = [v.to_json() for v in self.depends_on]
        if self.refs:
            out['refs'] = [v.to_json() for v in self.refs]
        if self.kind_of:
            out['kind_of'] = [v.to_json() for v in self.kind_of]
        if self.related_to:
            out['related_to'] = [v.to_json() for v in self.related_to]
        if self.attributes:
            out['attributes'] = [v.to_json() for v in self.attributes]
        if self.derived_assessments:
            out['derived_assessments'] = [v.to_json() for v in self.derived_assessments]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AtomFact:
    """A part of a claim.

    Attributes:
        idx: place in the claim, from 0
        text: what the part says
        status: status of the part alone; one of unverified, doubted, verified
    """

    idx: int | None = None
    text: str | None = None
    status: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            idx=reading.maybe(data, 'idx', reading.as_whole),
            text=reading.maybe(data, 'text', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.idx is not None:
            out['idx'] = self.idx
        if self.text is not None:
            out['text'] = self.text
        if self.status is not None:
            out['status'] = self.status
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class HypothesisFact:
    """A rival explanation.

    Attributes:
        idx: place in the claim, from 0
        text: the explanation
        assessed: has at least one supporting or refuting reference
    """

    idx: int | None = None
    text: str | None = None
    assessed: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            idx=reading.maybe(data, 'idx', reading.as_whole),
            text=reading.maybe(data, 'text', reading.as_text),
            assessed=reading.maybe(data, 'assessed', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.idx is not None:
            out['idx'] = self.idx
        if self.text is not None:
            out['text'] = self.text
        if self.assessed is not None:
            out['assessed'] = self.assessed
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceFact:
    """A reference given for or against the entity.

    Attributes:
        uri: the evidence URI as given
        kind: kind of the reference
        supports: false for a reference against the entity
        source: the source it reduces to; equal texts are one source
        drift: what the file says today; null for references that are no files; one of current,
            moved, reformatted, drifted, missing, unreadable, not-measured
    """

    uri: str | None = None
    kind: str | None = None
    supports: bool | None = None
    source: str | None = None
    drift: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            uri=reading.maybe(data, 'uri', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            supports=reading.maybe(data, 'supports', reading.as_truth),
            source=reading.maybe(data, 'source', reading.as_text),
            drift=reading.maybe(data, 'drift', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.uri is not None:
            out['uri'] = self.uri
        if self.kind is not None:
            out['kind'] = self.kind
        if self.supports is not None:
            out['supports'] = self.supports
        if self.source is not None:
            out['source'] = self.source
        if self.drift is not None:
            out['drift'] = self.drift
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class DependencyFact:
    """An edge to what the entity rests on.

    Attributes:
        id: id of the other entity
        status: its persisted status; null where it does not exist; one of unverified, doubted,
            verified, locked, ignored
        resolved: it exists in the ledger
        curie: its CURIE; null for claims
    """

    id: str | None = None
    status: str | None = None
    resolved: bool | None = None
    curie: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.maybe(data, 'id', reading.as_text),
            status=reading.maybe(data, 'status', reading.as_text),
            resolved=reading.maybe(data, 'resolved', reading.as_truth),
            curie=reading.maybe(data, 'curie', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.id is not None:
            out['id'] = self.id
        if self.status is not None:
            out['status'] = self.status
        if self.resolved is not None:
            out['resolved'] = self.resolved
        if self.curie is not None:
            out['curie'] = self.curie
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceFact:
    """A term or URI that a claim speaks of.

    Attributes:
        curie: the CURIE or URI as written
        resolved: a coined or imported term, or a URI
        label: label of the term; null where there is none
        obsolete: the imported term is marked obsolete
    """

    curie: str | None = None
    resolved: bool | None = None
    label: str | None = None
    obsolete: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            curie=reading.maybe(data, 'curie', reading.as_text),
            resolved=reading.maybe(data, 'resolved', reading.as_truth),
            label=reading.maybe(data, 'label', reading.as_text),
            obsolete=reading.maybe(data, 'obsolete', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.curie is not None:
            out['curie'] = self.curie
        if self.resolved is not None:
            out['resolved'] = self.resolved
        if self.label is not None:
            out['label'] = self.label
        if self.obsolete is not None:
            out['obsolete'] = self.obsolete
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TermLinkFact:
    """A relation of a term to another.

    Attributes:
        curie: CURIE of the other term
        resolved: a coined or imported term
    """

    curie: str | None = None
    resolved: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            curie=reading.maybe(data, 'curie', reading.as_text),
            resolved=reading.maybe(data, 'resolved', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.curie is not None:
            out['curie'] = self.curie
        if self.resolved is not None:
            out['resolved'] = self.resolved
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AttributeFact:
    """A named relation of a term to another.

    Attributes:
        name: name of the relation
        curie: CURIE of the other term
        resolved: a coined or imported term
    """

    name: str | None = None
    curie: str | None = None
    resolved: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.maybe(data, 'name', reading.as_text),
            curie=reading.maybe(data, 'curie', reading.as_text),
            resolved=reading.maybe(data, 'resolved', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.name is not None:
            out['name'] = self.name
        if self.curie is not None:
            out['curie'] = self.curie
        if self.resolved is not None:
            out['resolved'] = self.resolved
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssessmentFact:
    """A derived assessment that is true of the entity.

    Attributes:
        name: name of the assessment; one of stale, compromised-support, dangling-dependency,
            unresolved-term
        witness: the entity or reference that brings it about
        path: ids from the entity to the witness; list
    """

    name: str | None = None
    witness: str | None = None
    path: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.maybe(data, 'name', reading.as_text),
            witness=reading.maybe(data, 'witness', reading.as_text),
            path=reading.many(data, 'path', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.name is not None:
            out['name'] = self.name
        if self.witness is not None:
            out['witness'] = self.witness
        if self.path:
            out['path'] = list(self.path)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleFile:
    """One rule; `rules/<kind>/<name>/rule.yaml` or `.dont/rules/<name>/rule.yaml`.

    Attributes:
        name: equals the folder
        rule_kind: gate, flag or validator; one of gate, flag, validator
        applies_to: kinds of entity; list; one of claim, term
        verbs: verbs at which it is evaluated beyond reading; list
        severity: per mode
        summary: one line
        why: the reason, as Markdown; `dont explain` shows it
        enabled: a switch in the configuration
        code: code of its own: required for validators, for a flag the code of its warning
        order: place among the validators; required there
        params: parameters by name; Parameter by key
        when: the rule is left out where this is false
        clauses: what must hold; list of Clause
    """

    name: str
    rule_kind: str
    applies_to: tuple[str, ...]
    verbs: tuple[str, ...]
    severity: SeverityByMode
    summary: str
    why: str
    enabled: Enabled | None = None
    code: str | None = None
    order: int | None = None
    params: Mapping[str, Parameter] = _field(default_factory=dict)
    when: object = None
    clauses: tuple[Clause, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            rule_kind=reading.need(data, 'rule_kind', reading.as_text),
            applies_to=reading.many(data, 'applies_to', reading.as_text),
            verbs=reading.many(data, 'verbs', reading.as_text),
            severity=reading.need(data, 'severity', reading.record(SeverityByMode.from_json)),
            summary=reading.need(data, 'summary', reading.as_text),
            why=reading.need(data, 'why', reading.as_text),
            enabled=reading.maybe(data, 'enabled', reading.record(Enabled.from_json)),
            code=reading.maybe(data, 'code', reading.as_text),
            order=reading.maybe(data, 'order', reading.as_whole),
            params=reading.keyed(data, 'params', 'name', reading.record(Parameter.from_json)),
            when=reading.maybe(data, 'when', reading.as_any),
            clauses=reading.many(data, 'clauses', reading.record(Clause.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['rule_kind'] = self.rule_kind
        out['applies_to'] = list(self.applies_to)
        out['verbs'] = list(self.verbs)
        out['severity'] = self.severity.to_json()
        out['summary'] = self.summary
        out['why'] = self.why
        if self.enabled is not None:
            out['enabled'] = self.enabled.to_json()
        if self.code is not None:
            out['code'] = self.code
        if self.order is not None:
            out['order'] = self.order
        if self.params:
            out['params'] = {k: reading.without(v.to_json(), 'name') for k, v in self.params.items()}
        if self.when is not None:
            out['when'] = self.when
        out['clauses'] = [v.to_json() for v in self.clauses]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SeverityByMode:
    """Severity in each mode.

    Attributes:
        permissive: severity in permissive mode; one of off, warn, strict
        strict: severity in strict mode; one of off, warn, strict
        overridable: the configuration may change it
    """

    permissive: str
    strict: str
    overridable: bool

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            permissive=reading.need(data, 'permissive', reading.as_text),
            strict=reading.need(data, 'strict', reading.as_text),
            overridable=reading.need(data, 'overridable', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['permissive'] = self.permissive
        out['strict'] = self.strict
        out['overridable'] = self.overridable
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Enabled:
    """A switch of a rule.

    Attributes:
        default: state without a configuration
        from_: configuration key, dotted
    """

    default: bool
    from_: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            default=reading.need(data, 'default', reading.as_truth),
            from_=reading.need(data, 'from', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['default'] = self.default
        out['from'] = self.from_
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """A value that the configuration may change.

    Attributes:
        name: the key
        type: what it holds; one of integer, number, text, boolean, texts
        default: value without a configuration
        minimum: smallest accepted number
        maximum: largest accepted number
        required: the rule cannot run without a value; counts only while the rule is on
        from_: configuration key, dotted: it extends a list and replaces anything else
        doc: what it means
    """

    name: str
    type: str
    default: object = None
    minimum: float | None = None
    maximum: float | None = None
    required: bool | None = None
    from_: str | None = None
    doc: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            type=reading.need(data, 'type', reading.as_text),
            default=reading.maybe(data, 'default', reading.as_any),
            minimum=reading.maybe(data, 'minimum', reading.as_number),
            maximum=reading.maybe(data, 'maximum', reading.as_number),
            required=reading.maybe(data, 'required', reading.as_truth),
            from_=reading.maybe(data, 'from', reading.as_text),
            doc=reading.need(data, 'doc', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['type'] = self.type
        if self.default is not None:
            out['default'] = self.default
        if self.minimum is not None:
            out['minimum'] = self.minimum
        if self.maximum is not None:
            out['maximum'] = self.maximum
        if self.required is not None:
            out['required'] = self.required
        if self.from_ is not None:
            out['from'] = self.from_
        out['doc'] = self.doc
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One thing that must hold.

    Attributes:
        id: unique in the rule
        code: the clause refuses under this code with rule_name null
        each: a list of the rule view; `require` runs once per record
        require: what must hold
        unmet: what is said when it does not
        fixes: ways on, the most direct first; list of Fix
    """

    id: str
    code: str | None = None
    each: str | None = None
    require: object
    unmet: str
    fixes: tuple[Fix, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            code=reading.maybe(data, 'code', reading.as_text),
            each=reading.maybe(data, 'each', reading.as_text),
            require=reading.need(data, 'require', reading.as_any),
            unmet=reading.need(data, 'unmet', reading.as_text),
            fixes=reading.many(data, 'fixes', reading.record(Fix.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        if self.code is not None:
            out['code'] = self.code
        if self.each is not None:
            out['each'] = self.each
        out['require'] = self.require
        out['unmet'] = self.unmet
        out['fixes'] = [v.to_json() for v in self.fixes]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Fix:
    """A command that helps.

    Attributes:
        when: the fix is offered where this holds
        argv: begins with dont and a verb; placeholders are whole elements; list
        again: the refused command once more, other inputs kept
        description: what it does
    """

    when: object = None
    argv: tuple[str, ...] = ()
    again: Again | None = None
    description: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            when=reading.maybe(data, 'when', reading.as_any),
            argv=reading.many(data, 'argv', reading.as_text),
            again=reading.maybe(data, 'again', reading.record(Again.from_json)),
            description=reading.need(data, 'description', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.when is not None:
            out['when'] = self.when
        if self.argv:
            out['argv'] = list(self.argv)
        if self.again is not None:
            out['again'] = self.again.to_json()
        out['description'] = self.description
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Again:
    """Changed inputs of the refused command.

    Attributes:
        set: inputs to replace
        add: inputs to add
    """

    set: object = None
    add: object = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            set=reading.maybe(data, 'set', reading.as_any),
            add=reading.maybe(data, 'add', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.set is not None:
            out['set'] = self.set
        if self.add is not None:
            out['add'] = self.add
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleCase:
    """One entry of `cases.yaml`.

    Attributes:
        name: unique in the file
        entity: facts of the rule view; what is left out has its plain value
        world: further entities, by `id`; list
        input: arguments of the verb
        params: parameters that differ
        met: for gates: the rule holds
        flagged: for flags: the rule flags
        refused: for validators: the rule refuses
        measured: for flags: false where a fact was not measured
        applies: false where `when` leaves the rule out
        unmet: ids of the clauses that do not hold; list
    """

    name: str
    entity: object
    world: tuple[object, ...] = ()
    input: object = None
    params: object = None
    met: bool | None = None
    flagged: bool | None = None
    refused: bool | None = None
    measured: bool | None = None
    applies: bool | None = None
    unmet: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            entity=reading.need(data, 'entity', reading.as_any),
            world=reading.many(data, 'world', reading.as_any),
            input=reading.maybe(data, 'input', reading.as_any),
            params=reading.maybe(data, 'params', reading.as_any),
            met=reading.maybe(data, 'met', reading.as_truth),
            flagged=reading.maybe(data, 'flagged', reading.as_truth),
            refused=reading.maybe(data, 'refused', reading.as_truth),
            measured=reading.maybe(data, 'measured', reading.as_truth),
            applies=reading.maybe(data, 'applies', reading.as_truth),
            unmet=reading.many(data, 'unmet', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['entity'] = self.entity
        if self.world:
            out['world'] = list(self.world)
        if self.input is not None:
            out['input'] = self.input
        if self.params is not None:
            out['params'] = self.params
        if self.met is not None:
            out['met'] = self.met
        if self.flagged is not None:
            out['flagged'] = self.flagged
        if self.refused is not None:
            out['refused'] = self.refused
        if self.measured is not None:
            out['measured'] = self.measured
        if self.applies is not None:
            out['applies'] = self.applies
        if self.unmet:
            out['unmet'] = list(self.unmet)
        return out

# Do not edit: written by `tools/generate`.
# Source: model/common.yaml
# sha256: 088c285e47c9ec3ddb03a1bc13e053eed6ff47bc6205c9167b8c2e6f4bbd21ca
# Source: model/dont.yaml
# sha256: bddf7c5c26a2e752d8e8b2743ff1d5d439461dbb7316b9a7340825d8aec1ddc4
# Source: model/entities.yaml
# sha256: 6a40ec6976a05a9eee3b70431252ba7bc7c73747820965cfcb81911207677561
# Source: model/envelope.yaml
# sha256: c9a095050179d317ecb4a640df95d92293d36af1cf911bff46db083a95edd667
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
# Source: model/events.yaml
# sha256: e8c5d5b28503e66c5500647496d2df7768931562d301ea9503eaf9aa646f1c6d
# Source: model/evidence.yaml
# sha256: db256c0246bd07d96194cbef7f06e3a374f43eb6dc8337d7c397ab8ff3d17cab
# Source: model/evidence_tables.yaml
# sha256: ef6f31ac90e4fdc48151c19c54656594b0d3ae0bae91511b4700000a9bdfa1db
# Source: model/inputs.yaml
# sha256: 0e2c76a170eae36e5bb440aef1f88b56e22394347602e2183f8645fba7d436c0
# Source: model/payloads.yaml
# sha256: 7df360bda55e17eeaca23c6f570efa7a21d79de525c328b81feed33eb44d695b
# Source: model/rows.yaml
# sha256: 4c8c9fe9ea850357378afe4b8b0b2c9a1f23c4e769b046a47692bfb153e42e84
# Source: model/rule.yaml
# sha256: 73141ae36e1161345a8d1fcd95614317369b6c785605e4bb554f2af6ae29a319
"""The shape of every record as plain JSON data; import it for type checking only."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict


class Ref(TypedDict):
    """A reference by CURIE with what it resolved to when it was written."""

    curie: str
    entity_id: NotRequired[str]
    pin: NotRequired[Pin]


class Pin(TypedDict):
    """What an imported term said when it was used, so that the ledger stands by itself."""

    iri: str
    label: str | None
    source: str
    release: str | None


class AttributeRef(TypedDict):
    """A named attribute of a term and the term it points to."""

    name: str
    ref: Ref


class Provenance(TypedDict):
    """Who entered something, how and when."""

    author: str
    session_id: str | None
    origin: str | None
    tx: int
    command: str


class StatusCount(TypedDict):
    """How many entities have a status."""

    status: str
    count: int


class AssessmentCount(TypedDict):
    """How many entities an assessment holds for."""

    assessment: str
    count: int


class NamedCount(TypedDict):
    """A count under a free name."""

    name: str
    count: int


class EvidenceSpec(TypedDict):
    """A piece of evidence as a caller gives it."""

    uri: NotRequired[str]
    kind: NotRequired[str]
    quote: NotRequired[str]
    supports: NotRequired[bool]
    file: NotRequired[str]
    lines: NotRequired[str]
    anchor: NotRequired[str]
    note: NotRequired[str]


class RepoLocator(TypedDict):
    """Where in the repository the evidence is and what it said when captured."""

    path: NotRequired[str]
    line_start: NotRequired[int]
    line_end: NotRequired[int]
    anchor: NotRequired[str]
    excerpt: NotRequired[str]
    fingerprint: NotRequired[str]
    blob: NotRequired[str]
    file_state: NotRequired[str]
    size: NotRequired[int]


class EvidenceEntry(TypedDict):
    """A piece of evidence as the log keeps it."""

    path: NotRequired[str]
    line_start: NotRequired[int]
    line_end: NotRequired[int]
    anchor: NotRequired[str]
    excerpt: NotRequired[str]
    fingerprint: NotRequired[str]
    blob: NotRequired[str]
    file_state: NotRequired[str]
    size: NotRequired[int]
    source_uri: str
    kind: str
    supports: bool
    quote: str | None
    note: str | None


class RecordedEvidence(TypedDict):
    """A piece of evidence with where it came from, as a folded record keeps it."""

    path: NotRequired[str]
    line_start: NotRequired[int]
    line_end: NotRequired[int]
    anchor: NotRequired[str]
    excerpt: NotRequired[str]
    fingerprint: NotRequired[str]
    blob: NotRequired[str]
    file_state: NotRequired[str]
    size: NotRequired[int]
    source_uri: str
    kind: str
    supports: bool
    quote: str | None
    note: str | None
    event_id: str
    author: str
    source: str


class EvidenceView(TypedDict):
    """A piece of evidence as views show it."""

    path: NotRequired[str]
    line_start: NotRequired[int]
    line_end: NotRequired[int]
    anchor: NotRequired[str]
    excerpt: NotRequired[str]
    fingerprint: NotRequired[str]
    blob: NotRequired[str]
    file_state: NotRequired[str]
    size: NotRequired[int]
    source_uri: str
    kind: str
    supports: bool
    quote: str | None
    note: str | None
    source: NotRequired[str]
    author: NotRequired[str]
    event_id: NotRequired[str]
    audit: NotRequired[Audit]


class Audit(TypedDict):
    """The captured lines compared with the file as it is now."""

    status: str
    path: NotRequired[str]
    line_start: NotRequired[int]
    line_end: NotRequired[int]
    excerpt: NotRequired[str]
    fingerprint: NotRequired[str]
    candidates: NotRequired[list[LineSpan]]
    reason: NotRequired[str]
    detail: NotRequired[str]


class LineSpan(TypedDict):
    """Lines of a file."""

    path: NotRequired[str]
    line_start: int
    line_end: int


class ReferenceCheck(TypedDict):
    """What checking one reference found."""

    source_uri: str
    outcome: str
    quote_verdict: str | None
    found_in: NotRequired[str]
    audit: Audit | None
    http_status: NotRequired[int]
    final_uri: NotRequired[str]
    archived_uri: NotRequired[str]
    retry_after_s: NotRequired[float]
    fingerprint: NotRequired[str]
    checked_at: NotRequired[str]
    detail: NotRequired[str]


class AtomRecord(TypedDict):
    """One atom of a claim."""

    idx: int
    text: str
    status: str
    evidence: list[int]


class Assessment(TypedDict):
    """What speaks for and against a hypothesis."""

    supporting: list[str]
    refuting: list[str]


class HypothesisRecord(TypedDict):
    """A rival explanation; it counts as assessed once a reference supports or refutes it."""

    idx: int
    text: str
    assessment: Assessment


class EntityRecord(TypedDict):
    """What claims and terms share."""

    id: str
    entity_kind: str
    status: str
    confidence: float | None
    evidence: list[RecordedEvidence]
    provenance: Provenance
    created_tx: int
    updated_tx: int


class ClaimRecord(TypedDict):
    """A claim after folding its events."""

    id: str
    entity_kind: str
    status: str
    confidence: float | None
    evidence: list[RecordedEvidence]
    provenance: Provenance
    created_tx: int
    updated_tx: int
    statement: str
    atoms: list[AtomRecord]
    hypotheses: list[HypothesisRecord]
    depends_on: list[str]
    refs: list[Ref]
    restates: str | None
    restated_to: str | None
    reason: str | None


class TermRecord(TypedDict):
    """A term after folding its events."""

    id: str
    entity_kind: str
    status: str
    confidence: float | None
    evidence: list[RecordedEvidence]
    provenance: Provenance
    created_tx: int
    updated_tx: int
    curie: str
    label: str | None
    definition: str
    kind_of: list[Ref]
    related_to: list[Ref]
    attributes: list[AttributeRef]
    reason: NotRequired[str]


class AssessmentFinding(TypedDict):
    """A derived assessment with the node that causes it."""

    name: str
    witness: str | None
    path: list[str]


class EventData(TypedDict):
    """Data of an event of a kind that this version does not know."""



class ProjectInitialised(TypedDict):
    """A project was made."""

    name: str
    mode: str


class ModeChanged(TypedDict):
    """The configuration asks for another mode than the log."""

    mode: str


class Concluded(TypedDict):
    """A claim was entered."""

    statement: str
    atoms: list[str]
    refs: list[Ref]
    depends_on: list[str]
    confidence: float | None
    session_id: str | None
    origin: str | None
    restates: NotRequired[str]


class Defined(TypedDict):
    """A term was coined; a second event for one CURIE is a new definition."""

    curie: str
    definition: str
    label: str | None
    kind_of: list[Ref]
    related_to: list[Ref]
    attributes: list[AttributeRef]


class Trusted(TypedDict):
    """A doubt with its reason."""

    reason: str
    atom: NotRequired[int]
    request_id: NotRequired[str]


class Dismissed(TypedDict):
    """Evidence for an entity or for some of its atoms."""

    evidence: list[EvidenceEntry]
    atoms: list[int]
    note: str | None
    request_id: NotRequired[str]


class Hypothesized(TypedDict):
    """A rival explanation was added."""

    text: str


class Assessed(TypedDict):
    """References for and against a rival explanation; they are added to those it has."""

    idx: int
    supporting: list[str]
    refuting: list[str]


class Locked(TypedDict):
    """The claim is final."""



class Ignored(TypedDict):
    """The entity was set aside."""

    reason: str
    restated_to: NotRequired[str]


class Reopened(TypedDict):
    """The entity is unverified again."""



class EvidenceChecked(TypedDict):
    """References were checked."""

    references: list[ReferenceCheck]


class SpawnRequested(TypedDict):
    """An outside agent was asked for something."""

    request_id: str
    request_kind: str
    entity_id: NotRequired[str]
    context: SpawnContext
    return_to: str
    issued_at: str
    expires_at: str


class SpawnContext(TypedDict):
    """What an outside agent gets and may do."""

    clean: bool
    prompt: str
    allowed_tools: list[str]
    forbidden_tools: list[str]
    model_hint: str | None
    max_tool_calls: int | None
    question: NotRequired[str]
    n: NotRequired[int]
    temperature: NotRequired[float]


class SpawnResolved(TypedDict):
    """The request was answered; the first answer counts."""

    request_id: str
    by: str


class SpawnExpired(TypedDict):
    """The request was not answered in time."""

    request_id: str


class LogEvent(TypedDict):
    """One event of a line."""

    id: str
    event_kind: str
    entity_id: str
    data: object


class LogLine(TypedDict):
    """One transaction; all of it counts or none."""

    v: int
    id: str
    tx: int
    at: str
    author: str
    command: str
    prev: str | None
    events: list[LogEvent]


class Envelope(TypedDict):
    """One answer."""

    ok: bool
    envelope_version: str
    cli_version: str
    envelope_kind: str
    data: object
    warnings: list[WarningEntry]
    hints: NotRequired[list[Remediation]]
    meta: Meta


class Meta(TypedDict):
    """About one run."""

    duration_ms: float
    tx: int | None
    request_id: str | None
    dry_run: NotRequired[bool]


class Remediation(TypedDict):
    """A command that gets the caller further."""

    command: str
    description: str
    argv: list[str]
    effect: str


class WarningEntry(TypedDict):
    """Something that did not stop the verb."""

    code: str
    rule_name: str | None
    entity_id: NotRequired[str]
    message: str
    suggested_remediation: NotRequired[Remediation]


class UnmetClause(TypedDict):
    """A condition that does not hold and how to make it hold."""

    clause: str
    fix: str | None
    fix_argv: list[str] | None
    clause_id: str
    rule_name: str | None
    code: NotRequired[str]
    observed: object
    expected: object
    fixes: NotRequired[list[Remediation]]
    where: NotRequired[str]


class CauseRef(TypedDict):
    """What a failure goes back to."""

    kind: str
    id: str


class Cause(TypedDict):
    """One link of the chain of causes, outermost first."""

    code: str | None
    message: str
    type: NotRequired[str]


class ErrorResult(TypedDict):
    """Why a verb did not do what was asked, and what to do next."""

    code: str
    message: str
    rule_name: str | None
    spec_ref: str | None
    entity_id: str | None
    unmet_clauses: list[UnmetClause]
    remediation: list[Remediation]
    error_id: str
    kind: str
    severity: str
    retryability: str
    route: str
    user_action: str | None
    semantic_signature: str
    throttled: bool
    retry_after_s: float | None
    path: str | None
    detail: str | None
    cause_refs: list[CauseRef]
    cause: list[Cause]
    metadata: object
    report: NotRequired[object]


class KindRow(TypedDict):
    """One kind of failure."""

    kind: str
    meaning: str
    route: str
    severity: str
    retryability: str
    outcome: str


class KindTable(TypedDict):
    """The kinds."""

    rows: list[KindRow]


ClassRow = TypedDict(
    'ClassRow',
    {
        'class': 'str',
        'meaning': 'str',
        'kinds': 'list[str]',
        'retryability': NotRequired['str'],
        'severity': NotRequired['str'],
        'outcome': NotRequired['str'],
        'throttled': NotRequired['bool'],
        'user_action': NotRequired['str'],
    },
)


class ClassTable(TypedDict):
    """The classes."""

    rows: list[ClassRow]


class Look(TypedDict):
    """One place where the file of a hit may be named."""

    where: str
    pattern: NotRequired[str]
    within: NotRequired[int]
    stop: NotRequired[str]
    foreign: NotRequired[bool]


class Follow(TypedDict):
    """A line that has to come after the hit, or before it."""

    pattern: str
    within: int
    loop: NotRequired[bool]
    optional: NotRequired[bool]
    before: NotRequired[bool]


class Examples(TypedDict):
    """Texts written for this project that show what a matcher takes and leaves."""

    match: list[str]
    reject: list[str]


MatcherRow = TypedDict(
    'MatcherRow',
    {
        'id': 'str',
        'surface': 'str',
        'class': 'str',
        'literals': 'list[str]',
        'pattern': 'str',
        'key': NotRequired['list[str]'],
        'look': NotRequired['list[Look]'],
        'follow': NotRequired['list[Follow]'],
        'priority': 'int',
        'specificity': NotRequired['int'],
        'hit': NotRequired['str'],
        'purposes': NotRequired['list[str]'],
        'kind': NotRequired['str'],
        'examples': 'Examples',
    },
)


class MatcherTable(TypedDict):
    """The matchers; the files of `model/tables/matchers/` together."""

    rows: list[MatcherRow]


class ProviderRow(TypedDict):
    """How to recognise a provider."""

    provider: str
    hosts: NotRequired[list[str]]
    marks: NotRequired[list[str]]


class ProviderTable(TypedDict):
    """The providers."""

    rows: list[ProviderRow]


ProviderRuleRow = TypedDict(
    'ProviderRuleRow',
    {
        'id': 'str',
        'class': 'str',
        'providers': NotRequired['list[str]'],
        'codes': NotRequired['list[str]'],
        'message': NotRequired['str'],
        'statuses': NotRequired['list[int]'],
        'paths': NotRequired['list[str]'],
        'silent': NotRequired['bool'],
        'by_message': NotRequired['bool'],
        'weak': NotRequired['bool'],
        'retryability': NotRequired['str'],
        'throttled': NotRequired['bool'],
        'examples': NotRequired['Examples'],
    },
)


class ProviderRuleTable(TypedDict):
    """Conditions and what they mean."""

    rows: list[ProviderRuleRow]


class PurposeRow(TypedDict):
    """What a failing command means before its output is read."""

    purpose: str
    kind: str
    surface: str
    problem: str
    matters: str


class PurposeTable(TypedDict):
    """The purposes."""

    rows: list[PurposeRow]


class OutcomeRow(TypedDict):
    """What a retryability asks for."""

    retryability: str
    next: str
    repeated: str
    decision: str


class OutcomeTable(TypedDict):
    """Advice by retryability; the outcome of a task is in the kinds and classes."""

    rows: list[OutcomeRow]


class NormalizerRow(TypedDict):
    """One rule that takes volatile data out of a text; the rules run in order."""

    id: str
    pattern: str
    replacement: str
    marks: NotRequired[list[str]]
    examples: Examples


class NormalizerTable(TypedDict):
    """The normalisers, in order."""

    rows: list[NormalizerRow]


ExitCodeRow = TypedDict(
    'ExitCodeRow',
    {
        'exit': 'str',
        'class': 'str',
    },
)


class ExitCodeTable(TypedDict):
    """Exit statuses that mean something by themselves."""

    rows: list[ExitCodeRow]


class EntityRef(TypedDict):
    """Points at something that has an id."""

    id: str
    entity_kind: str


class AirError(TypedDict):
    """A failure as a harness handles it."""

    error_id: str
    kind: str
    severity: str
    message: str
    detail: NotRequired[str]
    retryability: str
    route: str
    semantic_signature: str
    throttled: bool
    retry_after_s: float | None
    user_action: str | None
    cause_ref: NotRequired[EntityRef]
    cause_refs: NotRequired[list[EntityRef]]
    metadata: NotRequired[object]


class MatchEvidence(TypedDict):
    """What the classification rests on."""

    line: int | None
    text: str | None
    matcher: str | None
    kind_from: str
    purpose_default: str


Classified = TypedDict(
    'Classified',
    {
        'error': 'AirError',
        'class': 'str',
        'location': 'str | None',
        'outcome': 'str',
        'confidence': 'str',
        'evidence': 'MatchEvidence',
    },
)


class RuleView(TypedDict):
    """What a rule sees: the entity as the verb would leave it, except `status`, which is the one
    before; the verb's arguments are `input.*`."""

    id: NotRequired[str]
    entity_kind: NotRequired[str]
    status: NotRequired[str]
    statement: NotRequired[str]
    definition: NotRequired[str]
    label: NotRequired[str]
    label_head: NotRequired[str]
    doc_phrase: NotRequired[str]
    curie: NotRequired[str]
    confidence: NotRequired[float]
    author: NotRequired[str]
    age_days: NotRequired[int]
    atoms: NotRequired[list[AtomFact]]
    hypotheses: NotRequired[list[HypothesisFact]]
    evidence: NotRequired[list[EvidenceFact]]
    depends_on: NotRequired[list[DependencyFact]]
    refs: NotRequired[list[ReferenceFact]]
    kind_of: NotRequired[list[TermLinkFact]]
    related_to: NotRequired[list[TermLinkFact]]
    attributes: NotRequired[list[AttributeFact]]
    derived_assessments: NotRequired[list[AssessmentFact]]


class AtomFact(TypedDict):
    """A part of a claim."""

    idx: NotRequired[int]
    text: NotRequired[str]
    status: NotRequired[str]


class HypothesisFact(TypedDict):
    """A rival explanation."""

    idx: NotRequired[int]
    text: NotRequired[str]
    assessed: NotRequired[bool]


class EvidenceFact(TypedDict):
    """A reference given for or against the entity."""

    uri: NotRequired[str]
    kind: NotRequired[str]
    supports: NotRequired[bool]
    source: NotRequired[str]
    drift: NotRequired[str]


class DependencyFact(TypedDict):
    """An edge to what the entity rests on."""

    id: NotRequired[str]
    status: NotRequired[str]
    resolved: NotRequired[bool]
    curie: NotRequired[str]


class ReferenceFact(TypedDict):
    """A term or URI that a claim speaks of."""

    curie: NotRequired[str]
    resolved: NotRequired[bool]
    label: NotRequired[str]
    obsolete: NotRequired[bool]


class TermLinkFact(TypedDict):
    """A relation of a term to another."""

    curie: NotRequired[str]
    resolved: NotRequired[bool]


class AttributeFact(TypedDict):
    """A named relation of a term to another."""

    name: NotRequired[str]
    curie: NotRequired[str]
    resolved: NotRequired[bool]


class AssessmentFact(TypedDict):
    """A derived assessment that is true of the entity."""

    name: NotRequired[str]
    witness: NotRequired[str]
    path: NotRequired[list[str]]


class RuleFile(TypedDict):
    """One rule; `rules/<kind>/<name>/rule.yaml` or `.dont/rules/<name>/rule.yaml`."""

    name: str
    rule_kind: str
    applies_to: list[str]
    verbs: list[str]
    severity: SeverityByMode
    summary: str
    why: str
    enabled: NotRequired[Enabled]
    code: NotRequired[str]
    order: NotRequired[int]
    params: NotRequired[dict[str, KeyedParameter]]
    when: NotRequired[object]
    clauses: list[Clause]


class SeverityByMode(TypedDict):
    """Severity in each mode."""

    permissive: str
    strict: str
    overridable: bool


Enabled = TypedDict(
    'Enabled',
    {
        'default': 'bool',
        'from': 'str',
    },
)


Parameter = TypedDict(
    'Parameter',
    {
        'name': 'str',
        'type': 'str',
        'default': NotRequired['object'],
        'minimum': NotRequired['float'],
        'maximum': NotRequired['float'],
        'required': NotRequired['bool'],
        'from': NotRequired['str'],
        'doc': 'str',
    },
)


KeyedParameter = TypedDict(
    'KeyedParameter',
    {
        'type': 'str',
        'default': NotRequired['object'],
        'minimum': NotRequired['float'],
        'maximum': NotRequired['float'],
        'required': NotRequired['bool'],
        'from': NotRequired['str'],
        'doc': 'str',
    },
)


class Clause(TypedDict):
    """One thing that must hold."""

    id: str
    code: NotRequired[str]
    each: NotRequired[str]
    require: object
    unmet: str
    fixes: list[Fix]


class Fix(TypedDict):
    """A command that helps."""

    when: NotRequired[object]
    argv: NotRequired[list[str]]
    again: NotRequired[Again]
    description: str


class Again(TypedDict):
    """Changed inputs of the refused command."""

    set: NotRequired[object]
    add: NotRequired[object]


class RuleCase(TypedDict):
    """One entry of `cases.yaml`."""

    name: str
    entity: object
    world: NotRequired[list[object]]
    input: NotRequired[object]
    params: NotRequired[object]
    met: NotRequired[bool]
    flagged: NotRequired[bool]
    refused: NotRequired[bool]
    measured: NotRequired[bool]
    applies: NotRequired[bool]
    unmet: NotRequired[list[str]]


class ApplicableRule(TypedDict):
    """What a rule says about an entity; of a kind that this version does not know."""

    rule: str
    rule_kind: str


class KeyedApplicableRule(TypedDict):
    """What a rule says about an entity; of a kind that this version does not know."""

    rule_kind: str


class GateResult(TypedDict):
    """A rule that gates a transition."""

    rule: str
    rule_kind: str
    met: bool
    unmet: list[str]


class FlagResult(TypedDict):
    """A rule that flags a condition."""

    rule: str
    rule_kind: str
    flagged: bool
    measured: bool
    detail: NotRequired[str]


class AtomView(TypedDict):
    """One atom of a claim."""

    idx: int
    text: str
    status: str


class HypothesisView(TypedDict):
    """A rival explanation."""

    idx: int
    text: str
    assessment: Assessment


class EntityView(TypedDict):
    """What views of claims and terms share."""

    id: str
    entity_kind: str
    status: str
    derived_assessments: list[str]
    confidence: float | None
    evidence: list[EvidenceView]
    depends_on: list[str]
    provenance: Provenance
    created_at: str
    applicable_rules: dict[str, AnyKeyedApplicableRule]
    history: NotRequired[list[EventView]]
    assessments: NotRequired[list[AssessmentFinding]]


class ClaimView(TypedDict):
    """A claim."""

    id: str
    entity_kind: str
    status: str
    derived_assessments: list[str]
    confidence: float | None
    evidence: list[EvidenceView]
    depends_on: list[str]
    provenance: Provenance
    created_at: str
    applicable_rules: dict[str, AnyKeyedApplicableRule]
    history: NotRequired[list[EventView]]
    assessments: NotRequired[list[AssessmentFinding]]
    statement: str
    atoms: list[AtomView]
    hypotheses: list[HypothesisView]
    refs: list[str]
    updated_at: str
    restates: str | None
    restated_to: str | None


class TermView(TypedDict):
    """A term; its changes are in its history."""

    id: str
    entity_kind: str
    status: str
    derived_assessments: list[str]
    confidence: float | None
    evidence: list[EvidenceView]
    depends_on: list[str]
    provenance: Provenance
    created_at: str
    applicable_rules: dict[str, AnyKeyedApplicableRule]
    history: NotRequired[list[EventView]]
    assessments: NotRequired[list[AssessmentFinding]]
    curie: str
    label: str | None
    definition: str
    kind_of: list[str]
    related_to: list[str]
    attributes: list[AttrView]


class AttrView(TypedDict):
    """A named attribute of a term."""

    name: str
    curie: str


class TermEntry(TypedDict):
    """A term in a list; a coined one has the fields of its view, an imported one those of its import."""

    id: NotRequired[str]
    entity_kind: NotRequired[str]
    curie: str
    label: str | None
    definition: str | None
    kind_of: NotRequired[list[str]]
    related_to: NotRequired[list[str]]
    status: NotRequired[str]
    derived_assessments: NotRequired[list[str]]
    confidence: NotRequired[float | None]
    evidence: NotRequired[list[EvidenceView]]
    depends_on: NotRequired[list[str]]
    attributes: NotRequired[list[AttrView]]
    provenance: NotRequired[Provenance]
    created_at: NotRequired[str]
    applicable_rules: NotRequired[dict[str, AnyKeyedApplicableRule]]
    iri: NotRequired[str | None]
    release: NotRequired[str | None]
    obsolete: NotRequired[bool]
    successor: NotRequired[str | None]
    consider: NotRequired[list[str]]
    synonyms: NotRequired[list[object]]
    score: NotRequired[float]
    match: NotRequired[str]
    source: NotRequired[str]


class TermList(TypedDict):
    """Terms."""

    as_of: str
    count: int
    terms: list[TermEntry]


class ClaimsList(TypedDict):
    """Claims, newest first."""

    as_of: str
    count: int
    claims: list[ClaimView]


class EventView(TypedDict):
    """One event."""

    id: NotRequired[str]
    entity_id: str
    tx: int
    event_kind: str
    at: str
    author: str
    reason: str | None
    evidence_uri: str | None
    spawn_request_id: str | None
    command: NotRequired[str]
    data: NotRequired[object]


class EventList(TypedDict):
    """Events, oldest first."""

    count: int
    events: list[EventView]


class SpawnRequest(TypedDict):
    """What an outside agent is asked to do."""

    request_id: str
    request_kind: str
    entity_id: NotRequired[str]
    context: SpawnContext
    return_to: str
    issued_at: str
    expires_at: str
    state: NotRequired[str]
    resolved_by: NotRequired[str]
    answer: NotRequired[object]


class SpawnRequestList(TypedDict):
    """Spawn requests."""

    count: int
    requests: list[SpawnRequest]


class Ontology(TypedDict):
    """An imported vocabulary."""

    prefix: str
    refreshed: str | None
    source: NotRequired[str]
    release: NotRequired[str]
    loaded: NotRequired[bool]


class Blocking(TypedDict):
    """A doubted entity."""

    id: str
    statement: str
    status: str
    entity_kind: NotRequired[str]
    reason: NotRequired[str]


class RuleSeverities(TypedDict):
    """Names of rules by severity."""

    strict: list[str]
    warn: list[str]
    off: NotRequired[list[str]]


class PrimeView(TypedDict):
    """What to know before working in a project, most important first."""

    project: str
    as_of: NotRequired[str]
    mode: str
    status_counts: dict[str, int]
    assessment_counts: dict[str, int]
    rules: RuleSeverities
    ontologies: list[Ontology]
    blocking: list[Blocking]
    pending_spawns: int
    harness_mode: bool
    invariants: list[str]
    conflicts: NotRequired[list[Conflict]]
    stale: NotRequired[list[Blocking]]
    repeats: NotRequired[list[RepeatGroup]]
    next: NotRequired[list[Remediation]]
    omitted: NotRequired[dict[str, int]]


class Conflict(TypedDict):
    """An event that the state at its place does not allow."""

    kind: str
    entity_id: str | None
    event_ids: list[str]
    message: str


class RuleRemediation(TypedDict):
    """What would meet a rule."""

    rule_name: str
    command: str
    description: str
    argv: list[str]
    effect: str


class WhyView(TypedDict):
    """An entity with its events and what is unmet."""

    entity: AnyEntityView
    history: list[EventView]
    applicable_rules: dict[str, AnyKeyedApplicableRule]
    remediation: list[RuleRemediation]
    assessments: NotRequired[list[AssessmentFinding]]
    atoms: NotRequired[list[AtomRecord]]


class DoctorCheck(TypedDict):
    """One health check."""

    name: str
    status: str
    detail: str
    remediation: NotRequired[list[Remediation]]
    items: NotRequired[list[object]]


CheckSummary = TypedDict(
    'CheckSummary',
    {
        'pass': 'int',
        'warn': 'int',
        'fail': 'int',
    },
)


class DoctorReport(TypedDict):
    """The health of a project."""

    cli_version: str
    checks: list[DoctorCheck]
    summary: CheckSummary
    fixed: NotRequired[list[str]]


class TranscriptStep(TypedDict):
    """A command and its answer."""

    command: str
    envelope: object


class Example(TypedDict):
    """A worked session."""

    title: str
    summary: str
    transcript: list[TranscriptStep]


class ExamplesList(TypedDict):
    """Worked sessions."""

    examples: list[Example]


class SchemaDoc(TypedDict):
    """A JSON Schema."""

    schema_name: str
    schema_version: str
    json_schema: object


class Blocker(TypedDict):
    """What stands in the way of an entity."""

    kind: str
    start: str
    path: list[str]
    node: str
    status: str | None
    statement: NotRequired[str]
    remediation: list[Remediation]


class TraceView(TypedDict):
    """What stands in the way of an entity."""

    entity_id: str
    blockers: list[Blocker]
    as_of: str
    cycles: NotRequired[list[CycleNote]]
    truncated: NotRequired[bool]


class CycleNote(TypedDict):
    """A circle among dependencies."""

    path: list[str]


class CheckFinding(TypedDict):
    """What the gate objects to."""

    code: str
    entity_id: str | None
    message: str
    where: NotRequired[str]
    severity: NotRequired[str]
    rule_name: NotRequired[str]
    remediation: list[Remediation]


class CheckReport(TypedDict):
    """What the gate says."""

    passed: bool
    scope: object
    findings: list[CheckFinding]
    counts: dict[str, int]


class RuleList(TypedDict):
    """Rules in force."""

    rules: list[RuleInfo]


class RuleInfo(TypedDict):
    """One rule as data."""

    name: str
    rule_kind: str
    summary: str
    severity: str
    overridable: bool
    applies_to: list[str]
    verbs: list[str]
    origin: str
    code: str | None
    order: NotRequired[int]
    params: NotRequired[object]
    clauses: NotRequired[list[object]]
    why: NotRequired[str]
    when: NotRequired[object]
    source: NotRequired[str]


class CaseResult(TypedDict):
    """One case of a rule."""

    rule: str
    case: str
    passed: bool
    message: str | None
    where: NotRequired[str]
    near_miss: NotRequired[object]
    fixes: NotRequired[list[object]]
    detail: NotRequired[object]


class RuleResult(TypedDict):
    """Results of cases, checks or coverage."""

    passed: bool
    results: list[CaseResult]
    entities: NotRequired[int]


class ImportCounts(TypedDict):
    """What an import did."""

    read: int
    new: int
    changed: int
    obsolete: int
    references: NotRequired[int]
    prefixes: NotRequired[int]
    skipped: NotRequired[int]


class ImportProblem(TypedDict):
    """A place that could not be read as it stands."""

    where: str
    message: str
    code: NotRequired[str]


class ImportReport(TypedDict):
    """What an import did."""

    source: str
    canonical_source_id: str
    release: str | None
    counts: ImportCounts
    problems: list[ImportProblem]
    rules: NotRequired[list[str]]


class DisturbedClaim(TypedDict):
    """A claim that rests on lines."""

    id: str
    entity_kind: NotRequired[str]
    statement: str
    status: str
    path: str
    line_start: int | None
    line_end: int | None
    anchor: NotRequired[str]
    audit: NotRequired[Audit]
    derived_assessments: NotRequired[list[str]]
    dependents: NotRequired[int]


class Disturb(TypedDict):
    """Which claims rest on lines."""

    path: str | None
    lines: NotRequired[str]
    claims: list[DisturbedClaim]
    diff: NotRequired[str]
    paths: NotRequired[list[str]]


class Verified(TypedDict):
    """What checking references found."""

    entity_id: str
    references: list[ReferenceCheck]


class RepeatGroup(TypedDict):
    """Failures with one signature."""

    signature: str
    count: int
    first: str
    last: str
    code: str | None
    kind: str
    surface: str
    message: str
    entity_id: NotRequired[str]
    last_outcome: str
    retryability: str
    strategy: NotRequired[str]
    version: NotRequired[int]


class Repeat(TypedDict):
    """Failures that recur."""

    groups: list[RepeatGroup]


class CodeInfo(TypedDict):
    """One code as data."""

    code: str
    kind: str
    severity: str
    retryability: str
    exit: int
    origin: str
    message: str
    why: str
    route: NotRequired[str]
    user_action: str | None
    throttled: NotRequired[bool]
    since: NotRequired[str]
    remedies: NotRequired[list[object]]


class ErrorCodes(TypedDict):
    """The codes."""

    codes: list[CodeInfo]


class Explain(TypedDict):
    """The page of a rule or a code."""

    name: str
    text: str
    kind: NotRequired[str]
    params: NotRequired[object]
    related: NotRequired[list[str]]


class ApplyError(TypedDict):
    """Why an operation stopped a plan."""

    code: str
    message: str
    path: NotRequired[str]


class ApplyOp(TypedDict):
    """What became of one operation."""

    index: int
    verb: str
    status: str
    entity_id: NotRequired[str]
    error: NotRequired[ApplyError]


class ApplyReport(TypedDict):
    """What became of a plan."""

    outcome: str
    wrote_any: bool
    ops: list[ApplyOp]


class HelpDoc(TypedDict):
    """Help."""

    topic: str
    text: str
    topics: list[str]
    examples: list[Remediation]
    phrase: NotRequired[str]
    usage: NotRequired[str]


class ManagedDoc(TypedDict):
    """A managed document."""

    path: str
    state: str
    detail: NotRequired[str]


class ManagedDocs(TypedDict):
    """Managed documents."""

    documents: list[ManagedDoc]


class HookEntry(TypedDict):
    """The hooks of one host."""

    host: str
    state: str
    path: str | None
    events: list[str]
    detail: NotRequired[str]


class HooksReport(TypedDict):
    """Hooks of agent hosts."""

    hosts: list[HookEntry]


class GraphDoc(TypedDict):
    """A picture of the ledger."""

    format: str
    text: str | None
    nodes: int
    edges: int
    out: NotRequired[str]


class InitReport(TypedDict):
    """What init made; the hints say which gates can be switched on."""

    project: str
    mode: str
    path: str
    files: list[str]
    hooks: list[HookEntry]


class VersionInfo(TypedDict):
    """Versions."""

    cli_version: str
    envelope_version: str
    python: NotRequired[str]
    sqlite: NotRequired[str]


class Empty(TypedDict):
    """Nothing to show; the hints say what to do."""



class Input(TypedDict):
    """What every verb accepts."""

    author: NotRequired[str]


class EntityInput(TypedDict):
    """What every verb about one entity accepts."""

    author: NotRequired[str]
    entity_id: str


class AttrSpec(TypedDict):
    """A named attribute of a term."""

    name: str
    curie: str


class InitInput(TypedDict):
    """Make a ledger."""

    author: NotRequired[str]
    name: NotRequired[str]
    strict: NotRequired[bool]
    hooks: NotRequired[list[str]]


class ConcludeInput(TypedDict):
    """Record a claim."""

    author: NotRequired[str]
    statement: str
    atoms: NotRequired[list[str]]
    refs: NotRequired[list[str]]
    confidence: NotRequired[float]
    depends_on: NotRequired[list[str]]
    session_id: NotRequired[str]
    origin: NotRequired[str]


class DefineInput(TypedDict):
    """Coin or redefine a term."""

    author: NotRequired[str]
    curie: str
    doc: str
    label: NotRequired[str]
    kind_of: NotRequired[list[str]]
    related_to: NotRequired[list[str]]
    attribute: NotRequired[list[AttrSpec]]


class TrustInput(TypedDict):
    """Doubt an entity."""

    author: NotRequired[str]
    entity_id: str
    reason: str
    atom_idx: NotRequired[int]
    request: NotRequired[str]


class DismissInput(TypedDict):
    """Verify an entity."""

    author: NotRequired[str]
    entity_id: str
    evidence: list[EvidenceSpec]
    atom_idx: NotRequired[list[int]]
    note: NotRequired[str]
    request: NotRequired[str]


class GroundInput(TypedDict):
    """Record and verify a claim in one step."""

    author: NotRequired[str]
    statement: str
    evidence: list[EvidenceSpec]


class RestateInput(TypedDict):
    """Correct a claim."""

    author: NotRequired[str]
    entity_id: str
    statement: str


class HypothesizeInput(TypedDict):
    """Add a rival explanation."""

    author: NotRequired[str]
    entity_id: str
    text: str


class AssessInput(TypedDict):
    """Assess a rival explanation."""

    author: NotRequired[str]
    entity_id: str
    idx: int
    supporting: NotRequired[list[str]]
    refuting: NotRequired[list[str]]


class LockInput(TypedDict):
    """Make a claim final."""

    author: NotRequired[str]
    entity_id: str


class IgnoreInput(TypedDict):
    """Set an entity aside."""

    author: NotRequired[str]
    entity_id: str
    reason: str


class ReopenInput(TypedDict):
    """Bring an entity back."""

    author: NotRequired[str]
    entity_id: str


class VerifyEvidenceInput(TypedDict):
    """Check the references of an entity."""

    author: NotRequired[str]
    entity_id: str
    timeout_seconds: NotRequired[float]
    offline: NotRequired[bool]


class SpawnVerbInput(TypedDict):
    """Ask for an outside agent."""

    author: NotRequired[str]
    entity_id: str
    model_hint: NotRequired[str]
    max_tool_calls: NotRequired[int]


class AssumeInput(TypedDict):
    """Ask for an independent verifier."""

    author: NotRequired[str]
    entity_id: str
    model_hint: NotRequired[str]
    max_tool_calls: NotRequired[int]


class OverlookInput(TypedDict):
    """Ask for an adversary."""

    author: NotRequired[str]
    entity_id: str
    model_hint: NotRequired[str]
    max_tool_calls: NotRequired[int]


class GuessInput(TypedDict):
    """Ask for diverse answers."""

    author: NotRequired[str]
    question: str
    n: NotRequired[int]
    temperature: NotRequired[float]


class SpawnsInput(TypedDict):
    """List spawn requests."""

    author: NotRequired[str]
    pending: NotRequired[bool]
    timed_out: NotRequired[bool]
    all: NotRequired[bool]


class ShowInput(TypedDict):
    """Show an entity or an event."""

    author: NotRequired[str]
    entity_id: str
    history: NotRequired[bool]


class WhyInput(TypedDict):
    """Show what an entity rests on."""

    author: NotRequired[str]
    entity_id: str


class TraceInput(TypedDict):
    """Show what blocks an entity."""

    author: NotRequired[str]
    entity_id: str


class ListingInput(TypedDict):
    """Narrow a collection."""

    author: NotRequired[str]
    status: NotRequired[str]
    derived_assessment: NotRequired[str]
    kind: NotRequired[str]
    all: NotRequired[bool]
    as_of: NotRequired[str]
    limit: NotRequired[int]
    by: NotRequired[str]


class ListInput(TypedDict):
    """List claims."""

    author: NotRequired[str]
    status: NotRequired[str]
    derived_assessment: NotRequired[str]
    kind: NotRequired[str]
    all: NotRequired[bool]
    as_of: NotRequired[str]
    limit: NotRequired[int]
    by: NotRequired[str]


class VocabInput(TypedDict):
    """List terms."""

    author: NotRequired[str]
    status: NotRequired[str]
    derived_assessment: NotRequired[str]
    kind: NotRequired[str]
    all: NotRequired[bool]
    as_of: NotRequired[str]
    limit: NotRequired[int]
    by: NotRequired[str]


class PrimeInput(TypedDict):
    """Orientation for a session."""

    author: NotRequired[str]
    budget: NotRequired[int]


class SuggestTermInput(TypedDict):
    """Look for a term."""

    author: NotRequired[str]
    text: str
    online: NotRequired[bool]


class DisturbInput(TypedDict):
    """Who rests on these lines."""

    author: NotRequired[str]
    path: NotRequired[str]
    diff: NotRequired[str]


class CheckInput(TypedDict):
    """Run the gate."""

    author: NotRequired[str]
    paths: NotRequired[list[str]]
    staged: NotRequired[bool]
    require_scope: NotRequired[bool]
    min_status: NotRequired[str]
    format: NotRequired[str]


class RepeatInput(TypedDict):
    """Failures that recur."""

    author: NotRequired[str]
    since: NotRequired[str]


class RulesListInput(TypedDict):
    """List rules."""

    author: NotRequired[str]
    validators: NotRequired[bool]


class RuleNameInput(TypedDict):
    """Name a rule."""

    author: NotRequired[str]
    rule: str


class RulesTestInput(TypedDict):
    """Run cases."""

    author: NotRequired[str]
    rule: NotRequired[str]
    near_miss: NotRequired[bool]


class RulesLintInput(TypedDict):
    """Check rule files."""

    author: NotRequired[str]
    file: NotRequired[str]


class RulesAddInput(TypedDict):
    """Take a rule into the project."""

    author: NotRequired[str]
    file: str


class RulesCoverageInput(TypedDict):
    """Which rules decide nothing."""

    author: NotRequired[str]


class ExplainInput(TypedDict):
    """The page of a rule or code."""

    author: NotRequired[str]
    name: str


class ErrorsListInput(TypedDict):
    """List codes."""

    author: NotRequired[str]


class ErrorsShowInput(TypedDict):
    """Show a code."""

    author: NotRequired[str]
    code: str


class ClassifyInput(TypedDict):
    """Say what a failure means."""

    author: NotRequired[str]
    file: NotRequired[str]
    text: NotRequired[str]
    purpose: NotRequired[str]
    command: NotRequired[str]
    exit_code: NotRequired[int]
    status: NotRequired[int]
    root: NotRequired[str]
    record: NotRequired[bool]


class ApplyInput(TypedDict):
    """Run a plan."""

    author: NotRequired[str]
    file: NotRequired[str]
    ops: NotRequired[list[object]]
    each: NotRequired[bool]


class ImportInput(TypedDict):
    """Import a vocabulary; which further fields count depends on the source."""

    author: NotRequired[str]
    source: str
    target: NotRequired[str]
    prefix: NotRequired[list[str]]
    lang: NotRequired[str]
    encoding: NotRequired[str]
    foreign: NotRequired[str]
    follow: NotRequired[bool]
    timeout_seconds: NotRequired[float]
    entity: NotRequired[list[str]]
    sparql: NotRequired[str]
    work: NotRequired[list[str]]
    snapshot: NotRequired[str]
    rules: NotRequired[bool]


class GraphInput(TypedDict):
    """Draw dependencies."""

    author: NotRequired[str]
    entity_id: NotRequired[str]
    format: NotRequired[str]


class ReportInput(TypedDict):
    """A page with every claim."""

    author: NotRequired[str]
    out: NotRequired[str]


class DoctorInput(TypedDict):
    """Check the health."""

    author: NotRequired[str]
    strict: NotRequired[bool]
    fix: NotRequired[bool]


class SchemaInput(TypedDict):
    """A JSON Schema."""

    author: NotRequired[str]
    name: NotRequired[str]


class ExamplesInput(TypedDict):
    """Worked sessions."""

    author: NotRequired[str]


class HelpInput(TypedDict):
    """Help."""

    author: NotRequired[str]
    topic: NotRequired[list[str]]
    tutorial: NotRequired[bool]
    howto: NotRequired[str]
    topics: NotRequired[bool]


class CompletionsInput(TypedDict):
    """Completions."""

    author: NotRequired[str]
    shell: str
    word: NotRequired[str]


class SyncDocsInput(TypedDict):
    """Refresh managed documents."""

    author: NotRequired[str]
    files: NotRequired[list[str]]


class HookHostInput(TypedDict):
    """Hooks of a host."""

    author: NotRequired[str]
    host: str


class HookStatusInput(TypedDict):
    """Which hooks are installed."""

    author: NotRequired[str]


class HookInput(TypedDict):
    """Answer a hook."""

    author: NotRequired[str]
    host: str
    event: str


class McpInput(TypedDict):
    """Serve MCP."""

    author: NotRequired[str]
    tools: NotRequired[str]


class PlanOperation(TypedDict):
    """One operation of a plan: the verb and the fields of its input beside it; `$0` stands for the id
    that operation 0 made."""

    verb: str


class ArgRow(TypedDict):
    """A positional argument."""

    name: str
    field: str
    required: NotRequired[bool]
    many: NotRequired[bool]
    doc: str


class OptionRow(TypedDict):
    """An option."""

    flag: str
    short: NotRequired[str]
    field: str
    value: NotRequired[str]
    required: NotRequired[bool]
    many: NotRequired[bool]
    starts: NotRequired[bool]
    doc: str


class CommandExample(TypedDict):
    """A runnable example."""

    argv: list[str]
    says: str


class CommandField(TypedDict):
    """A field of an input as the command table carries it; filled in by the generator."""

    field: str
    type: str
    many: NotRequired[bool]
    required: NotRequired[bool]
    doc: str
    choices: NotRequired[list[str]]
    minimum: NotRequired[float]
    maximum: NotRequired[float]
    min_items: NotRequired[int]
    pattern: NotRequired[str]
    record: NotRequired[str]
    fields: NotRequired[dict[str, KeyedCommandField]]


class KeyedCommandField(TypedDict):
    """A field of an input as the command table carries it; filled in by the generator."""

    type: str
    many: NotRequired[bool]
    required: NotRequired[bool]
    doc: str
    choices: NotRequired[list[str]]
    minimum: NotRequired[float]
    maximum: NotRequired[float]
    min_items: NotRequired[int]
    pattern: NotRequired[str]
    record: NotRequired[str]
    fields: NotRequired[dict[str, KeyedCommandField]]


class CommandRow(TypedDict):
    """One verb."""

    verb: str
    aliases: NotRequired[list[str]]
    phrase: str
    summary: str
    group: str
    input_class: str
    payload_kinds: list[str]
    effect: str
    needs_project: NotRequired[bool]
    entity_kinds: NotRequired[list[str]]
    creates: str | None
    stdin_ids: NotRequired[bool]
    own_output: NotRequired[bool]
    mcp: NotRequired[str]
    option_groups: NotRequired[list[str]]
    args: NotRequired[list[ArgRow]]
    options: NotRequired[list[OptionRow]]
    examples: list[CommandExample]
    fields: NotRequired[dict[str, KeyedCommandField]]


class CommandTable(TypedDict):
    """Every verb."""

    rows: list[CommandRow]


class OptionGroupRow(TypedDict):
    """Options that several verbs share."""

    group: str
    doc: str
    options: list[OptionRow]


class OptionGroupTable(TypedDict):
    """Shared options."""

    rows: list[OptionGroupRow]


class RemedyTemplate(TypedDict):
    """A remedy before its data is filled in."""

    argv: list[str]
    description: str


ProvokeStep = TypedDict(
    'ProvokeStep',
    {
        'run': NotRequired['list[str]'],
        'as': NotRequired['str'],
        'files': NotRequired['object'],
        'env': NotRequired['object'],
        'stdin': NotRequired['str'],
        'delete': NotRequired['list[str]'],
    },
)


class CodeRow(TypedDict):
    """One code."""

    code: str
    kind: str
    severity: str | None
    retryability: str | None
    exit: NotRequired[int]
    origin: str
    origin_note: str | None
    route: str | None
    message: str
    why: str
    remedies: list[RemedyTemplate]
    provoke: NotRequired[list[ProvokeStep]]
    as_warning: NotRequired[bool]
    throttled: NotRequired[bool]
    user_action: str | None
    spec_ref: str | None
    since: NotRequired[str]


class CodeTable(TypedDict):
    """Every code."""

    rows: list[CodeRow]


class TransitionRow(TypedDict):
    """What an event does to an entity of a kind in a status."""

    transition: str
    entity_kind: str
    status: str
    event_kind: str
    to: str | None
    code: str | None
    when: str | None
    why: str


class TransitionTable(TypedDict):
    """The transition table."""

    rows: list[TransitionRow]


class AssessmentRow(TypedDict):
    """A derived assessment as a bounded condition on the graph."""

    name: str
    summary: str
    why: NotRequired[str]
    reaches: NotRequired[object]
    refs: NotRequired[object]


class AssessmentTable(TypedDict):
    """The derived assessments."""

    rows: list[AssessmentRow]


class SeedRow(TypedDict):
    """A term that every ledger begins with."""

    id: str
    curie: str
    label: str
    definition: str
    kind_of: NotRequired[list[str]]
    related_to: NotRequired[list[str]]


class SeedTable(TypedDict):
    """The seed terms."""

    rows: list[SeedRow]


class SourceRule(TypedDict):
    """One step from a reference to its source: where it applies, what it picks out and what that
    becomes. The first row whose subject matches decides."""

    name: str
    subject: str
    hosts: NotRequired[list[str]]
    pattern: str
    becomes: str
    then: str
    fold: NotRequired[bool]
    why: str
    examples: list[SourceExample]


class SourceExample(TypedDict):
    """A reference and the source key it must have."""

    uri: str
    key: str


class SourceTable(TypedDict):
    """The rows of tables/sources.yaml."""

    rows: list[SourceRule]


class QuoteRule(TypedDict):
    """One normalisation that a quote and a source go through before they are compared."""

    name: str
    order: int
    step: str
    pattern: NotRequired[str]
    becomes: NotRequired[str]
    side: str
    why: str


class QuoteTable(TypedDict):
    """The rows of tables/quotes.yaml."""

    rows: list[QuoteRule]


AnyApplicableRule: TypeAlias = GateResult | FlagResult | ApplicableRule


class KeyedGateResult(TypedDict):
    """A rule that gates a transition."""

    rule_kind: str
    met: bool
    unmet: list[str]


class KeyedFlagResult(TypedDict):
    """A rule that flags a condition."""

    rule_kind: str
    flagged: bool
    measured: bool
    detail: NotRequired[str]


AnyKeyedApplicableRule: TypeAlias = KeyedGateResult | KeyedFlagResult | KeyedApplicableRule


AnyEntityView: TypeAlias = ClaimView | TermView

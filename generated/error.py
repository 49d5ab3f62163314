# Do not edit: written by `tools/generate`.
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
"""Failures as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class KindRow:
    """One kind of failure.

    Attributes:
        kind: the kind; one of user_error, project_error, env_error, dependency_error,
            permission_error, tool_error, command_error, build_error, test_error,
            static_analysis_error, debug_error, provider_error, model_capability_error,
            context_error, agent_error, scheduler_error, workspace_error, merge_error,
            architecture_error, policy_error, system_error, unknown_error
        meaning: one sentence for people
        route: who looks at it by default
        severity: default severity; one of info, warning, error, fatal
        retryability: default retryability; one of retryable, retryable_after_change,
            not_retryable, unknown
        outcome: common outcome of the task; one of failed, blocked, cancelled
    """

    kind: str
    meaning: str
    route: str
    severity: str
    retryability: str
    outcome: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            kind=reading.need(data, 'kind', reading.as_text),
            meaning=reading.need(data, 'meaning', reading.as_text),
            route=reading.need(data, 'route', reading.as_text),
            severity=reading.need(data, 'severity', reading.as_text),
            retryability=reading.need(data, 'retryability', reading.as_text),
            outcome=reading.need(data, 'outcome', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['kind'] = self.kind
        out['meaning'] = self.meaning
        out['route'] = self.route
        out['severity'] = self.severity
        out['retryability'] = self.retryability
        out['outcome'] = self.outcome
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class KindTable:
    """The kinds.

    Attributes:
        rows: the rows; list of KindRow
    """

    rows: tuple[KindRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(KindRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassRow:
    """One class of failure, finer than a kind.

    Attributes:
        class_: snake-case name
        meaning: one phrase for people
        kinds: kinds it may have; the default of the purpose if it is among them, else the
            first; list; one of user_error, project_error, env_error, dependency_error,
            permission_error, tool_error, command_error, build_error, test_error,
            static_analysis_error, debug_error, provider_error, model_capability_error,
            context_error, agent_error, scheduler_error, workspace_error, merge_error,
            architecture_error, policy_error, system_error, unknown_error
        retryability: overrides the default of the kind; one of retryable,
            retryable_after_change, not_retryable, unknown
        severity: overrides the default of the kind; one of info, warning, error, fatal
        outcome: overrides the outcome of the kind; one of failed, blocked, cancelled
        throttled: the other side asks to slow down
        user_action: what a person can do about it
    """

    class_: str
    meaning: str
    kinds: tuple[str, ...]
    retryability: str | None = None
    severity: str | None = None
    outcome: str | None = None
    throttled: bool | None = None
    user_action: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            class_=reading.need(data, 'class', reading.as_text),
            meaning=reading.need(data, 'meaning', reading.as_text),
            kinds=reading.many(data, 'kinds', reading.as_text),
            retryability=reading.maybe(data, 'retryability', reading.as_text),
            severity=reading.maybe(data, 'severity', reading.as_text),
            outcome=reading.maybe(data, 'outcome', reading.as_text),
            throttled=reading.maybe(data, 'throttled', reading.as_truth),
            user_action=reading.maybe(data, 'user_action', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['class'] = self.class_
        out['meaning'] = self.meaning
        out['kinds'] = list(self.kinds)
        if self.retryability is not None:
            out['retryability'] = self.retryability
        if self.severity is not None:
            out['severity'] = self.severity
        if self.outcome is not None:
            out['outcome'] = self.outcome
        if self.throttled is not None:
            out['throttled'] = self.throttled
        if self.user_action is not None:
            out['user_action'] = self.user_action
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassTable:
    """The classes.

    Attributes:
        rows: the rows; list of ClassRow
    """

    rows: tuple[ClassRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(ClassRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One place where the file of a hit may be named.

    Attributes:
        where: direction of the search; one of same, after, before, before_far
        pattern: expression with a group `path`; not needed for the line itself
        within: how many lines to look at; from 1 to 80
        stop: a line that matches this ends the search
        foreign: files of libraries count too
    """

    where: str
    pattern: str | None = None
    within: int | None = None
    stop: str | None = None
    foreign: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            where=reading.need(data, 'where', reading.as_text),
            pattern=reading.maybe(data, 'pattern', reading.as_text),
            within=reading.maybe(data, 'within', reading.as_whole),
            stop=reading.maybe(data, 'stop', reading.as_text),
            foreign=reading.maybe(data, 'foreign', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['where'] = self.where
        if self.pattern is not None:
            out['pattern'] = self.pattern
        if self.within is not None:
            out['within'] = self.within
        if self.stop is not None:
            out['stop'] = self.stop
        if self.foreign is not None:
            out['foreign'] = self.foreign
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Follow:
    """A line that has to come after the hit, or before it.

    Attributes:
        pattern: expression for the other line; its named groups join those of the hit
        within: how many lines to look at; from 1 to 80
        loop: every line up to the reach is read and the last one that fits counts
        optional: the hit stands without it
        before: the line has to come before the hit, nearest first
    """

    pattern: str
    within: int
    loop: bool | None = None
    optional: bool | None = None
    before: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            pattern=reading.need(data, 'pattern', reading.as_text),
            within=reading.need(data, 'within', reading.as_whole),
            loop=reading.maybe(data, 'loop', reading.as_truth),
            optional=reading.maybe(data, 'optional', reading.as_truth),
            before=reading.maybe(data, 'before', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['pattern'] = self.pattern
        out['within'] = self.within
        if self.loop is not None:
            out['loop'] = self.loop
        if self.optional is not None:
            out['optional'] = self.optional
        if self.before is not None:
            out['before'] = self.before
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Examples:
    """Texts written for this project that show what a matcher takes and leaves.

    Attributes:
        match: texts in which it hits; list
        reject: texts in which it does not; list
    """

    match: tuple[str, ...]
    reject: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            match=reading.many(data, 'match', reading.as_text),
            reject=reading.many(data, 'reject', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['match'] = list(self.match)
        out['reject'] = list(self.reject)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class MatcherRow:
    """How one diagnostic of one tool is recognised.

    Attributes:
        id: `tool.diagnostic`
        surface: the tool as it appears in the signature
        class_: a row of the classes table
        literals: lower-case texts; a line without any of them is not looked at; list
        pattern: expression for one cleaned line; named groups
        key: the groups that tell this failure from another of the class; list
        look: where the location is; list of Look
        follow: lines that come after; list of Follow
        priority: a cause is higher than its consequence; from 0 to 100
        specificity: among equals, the more specific; 5 when left out; from 0 to 9
        hit: which hit counts; the first when left out; one of first, last, all
        purposes: only for these purposes; list; one of build, test, doctor, debug, general,
            static_analysis, provider
        kind: kind for this matcher where the class would say otherwise; one of user_error,
            project_error, env_error, dependency_error, permission_error, tool_error,
            command_error, build_error, test_error, static_analysis_error, debug_error,
            provider_error, model_capability_error, context_error, agent_error, scheduler_error,
            workspace_error, merge_error, architecture_error, policy_error, system_error,
            unknown_error
        examples: run as tests
    """

    id: str
    surface: str
    class_: str
    literals: tuple[str, ...]
    pattern: str
    key: tuple[str, ...] = ()
    look: tuple[Look, ...] = ()
    follow: tuple[Follow, ...] = ()
    priority: int
    specificity: int | None = None
    hit: str | None = None
    purposes: tuple[str, ...] = ()
    kind: str | None = None
    examples: Examples

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            surface=reading.need(data, 'surface', reading.as_text),
            class_=reading.need(data, 'class', reading.as_text),
            literals=reading.many(data, 'literals', reading.as_text),
            pattern=reading.need(data, 'pattern', reading.as_text),
            key=reading.many(data, 'key', reading.as_text),
            look=reading.many(data, 'look', reading.record(Look.from_json)),
            follow=reading.many(data, 'follow', reading.record(Follow.from_json)),
            priority=reading.need(data, 'priority', reading.as_whole),
            specificity=reading.maybe(data, 'specificity', reading.as_whole),
            hit=reading.maybe(data, 'hit', reading.as_text),
            purposes=reading.many(data, 'purposes', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            examples=reading.need(data, 'examples', reading.record(Examples.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['surface'] = self.surface
        out['class'] = self.class_
        out['literals'] = list(self.literals)
        out['pattern'] = self.pattern
        if self.key:
            out['key'] = list(self.key)
        if self.look:
            out['look'] = [v.to_json() for v in self.look]
        if self.follow:
            out['follow'] = [v.to_json() for v in self.follow]
        out['priority'] = self.priority
        if self.specificity is not None:
            out['specificity'] = self.specificity
        if self.hit is not None:
            out['hit'] = self.hit
        if self.purposes:
            out['purposes'] = list(self.purposes)
        if self.kind is not None:
            out['kind'] = self.kind
        out['examples'] = self.examples.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class MatcherTable:
    """The matchers; the files of `model/tables/matchers/` together.

    Attributes:
        rows: the rows; list of MatcherRow
    """

    rows: tuple[MatcherRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(MatcherRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderRow:
    """How to recognise a provider.

    Attributes:
        provider: name in the surface
        hosts: parts of a URL or command; list
        marks: texts that only this provider writes; list
    """

    provider: str
    hosts: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            provider=reading.need(data, 'provider', reading.as_text),
            hosts=reading.many(data, 'hosts', reading.as_text),
            marks=reading.many(data, 'marks', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['provider'] = self.provider
        if self.hosts:
            out['hosts'] = list(self.hosts)
        if self.marks:
            out['marks'] = list(self.marks)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderTable:
    """The providers.

    Attributes:
        rows: the rows; list of ProviderRow
    """

    rows: tuple[ProviderRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(ProviderRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderRuleRow:
    """One condition on a provider's answer. Codes are tried before messages before the status; among
    rules of one step the first that holds wins.

    Attributes:
        id: name of the rule
        class_: a row of the classes table
        providers: only for these providers; list
        codes: body codes, types and status words, lower case; list
        message: expression searched in the lower-cased message
        statuses: HTTP statuses; alone they are the last fallback, with another condition they
            narrow it, and 0 stands for none; list
        paths: parts of the request line; only with statuses; list
        silent: only where the answer has no words left
        by_message: parameter and first words of the message tell two failures apart
        weak: a code that says little; the message is asked first
        retryability: overrides the class; one of retryable, retryable_after_change,
            not_retryable, unknown
        throttled: overrides the class
        examples: run as tests
    """

    id: str
    class_: str
    providers: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    message: str | None = None
    statuses: tuple[int, ...] = ()
    paths: tuple[str, ...] = ()
    silent: bool | None = None
    by_message: bool | None = None
    weak: bool | None = None
    retryability: str | None = None
    throttled: bool | None = None
    examples: Examples | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            class_=reading.need(data, 'class', reading.as_text),
            providers=reading.many(data, 'providers', reading.as_text),
            codes=reading.many(data, 'codes', reading.as_text),
            message=reading.maybe(data, 'message', reading.as_text),
            statuses=reading.many(data, 'statuses', reading.as_whole),
            paths=reading.many(data, 'paths', reading.as_text),
            silent=reading.maybe(data, 'silent', reading.as_truth),
            by_message=reading.maybe(data, 'by_message', reading.as_truth),
            weak=reading.maybe(data, 'weak', reading.as_truth),
            retryability=reading.maybe(data, 'retryability', reading.as_text),
            throttled=reading.maybe(data, 'throttled', reading.as_truth),
            examples=reading.maybe(data, 'examples', reading.record(Examples.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['class'] = self.class_
        if self.providers:
            out['providers'] = list(self.providers)
        if self.codes:
            out['codes'] = list(self.codes)
        if self.message is not None:
            out['message'] = self.message
        if self.statuses:
            out['statuses'] = list(self.statuses)
        if self.paths:
            out['paths'] = list(self.paths)
        if self.silent is not None:
            out['silent'] = self.silent
        if self.by_message is not None:
            out['by_message'] = self.by_message
        if self.weak is not None:
            out['weak'] = self.weak
        if self.retryability is not None:
            out['retryability'] = self.retryability
        if self.throttled is not None:
            out['throttled'] = self.throttled
        if self.examples is not None:
            out['examples'] = self.examples.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderRuleTable:
    """Conditions and what they mean.

    Attributes:
        rows: the rows; list of ProviderRuleRow
    """

    rows: tuple[ProviderRuleRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(ProviderRuleRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class PurposeRow:
    """What a failing command means before its output is read.

    Attributes:
        purpose: the purpose; one of build, test, doctor, debug, general, static_analysis,
            provider
        kind: kind when nothing more is known; one of user_error, project_error, env_error,
            dependency_error, permission_error, tool_error, command_error, build_error,
            test_error, static_analysis_error, debug_error, provider_error,
            model_capability_error, context_error, agent_error, scheduler_error,
            workspace_error, merge_error, architecture_error, policy_error, system_error,
            unknown_error
        surface: surface when nothing more is known
        problem: what failed, for people
        matters: why it matters, for people
    """

    purpose: str
    kind: str
    surface: str
    problem: str
    matters: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            purpose=reading.need(data, 'purpose', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            surface=reading.need(data, 'surface', reading.as_text),
            problem=reading.need(data, 'problem', reading.as_text),
            matters=reading.need(data, 'matters', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['purpose'] = self.purpose
        out['kind'] = self.kind
        out['surface'] = self.surface
        out['problem'] = self.problem
        out['matters'] = self.matters
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class PurposeTable:
    """The purposes.

    Attributes:
        rows: the rows; list of PurposeRow
    """

    rows: tuple[PurposeRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(PurposeRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeRow:
    """What a retryability asks for.

    Attributes:
        retryability: the retryability; one of retryable, retryable_after_change, not_retryable,
            unknown
        next: what can be tried, for people
        repeated: a different strategy once the same failure came three times
        decision: whether a decision is needed, for people
    """

    retryability: str
    next: str
    repeated: str
    decision: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            retryability=reading.need(data, 'retryability', reading.as_text),
            next=reading.need(data, 'next', reading.as_text),
            repeated=reading.need(data, 'repeated', reading.as_text),
            decision=reading.need(data, 'decision', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['retryability'] = self.retryability
        out['next'] = self.next
        out['repeated'] = self.repeated
        out['decision'] = self.decision
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeTable:
    """Advice by retryability; the outcome of a task is in the kinds and classes.

    Attributes:
        rows: the rows; list of OutcomeRow
    """

    rows: tuple[OutcomeRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(OutcomeRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class NormalizerRow:
    """One rule that takes volatile data out of a text; the rules run in order.

    Attributes:
        id: name of the rule
        pattern: bounded expression
        replacement: what stays; may refer to groups
        marks: the rule is skipped where none of these characters occurs; list
        examples: run as tests
    """

    id: str
    pattern: str
    replacement: str
    marks: tuple[str, ...] = ()
    examples: Examples

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            pattern=reading.need(data, 'pattern', reading.as_text),
            replacement=reading.need(data, 'replacement', reading.as_text),
            marks=reading.many(data, 'marks', reading.as_text),
            examples=reading.need(data, 'examples', reading.record(Examples.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['pattern'] = self.pattern
        out['replacement'] = self.replacement
        if self.marks:
            out['marks'] = list(self.marks)
        out['examples'] = self.examples.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class NormalizerTable:
    """The normalisers, in order.

    Attributes:
        rows: the rows; list of NormalizerRow
    """

    rows: tuple[NormalizerRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(NormalizerRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ExitCodeRow:
    """What an exit status alone says.

    Attributes:
        exit: the status; 128 + n for signal n
        class_: a row of the classes table
    """

    exit: str
    class_: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            exit=reading.need(data, 'exit', reading.as_text),
            class_=reading.need(data, 'class', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['exit'] = self.exit
        out['class'] = self.class_
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ExitCodeTable:
    """Exit statuses that mean something by themselves.

    Attributes:
        rows: the rows; list of ExitCodeRow
    """

    rows: tuple[ExitCodeRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(ExitCodeRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EntityRef:
    """Points at something that has an id.

    Attributes:
        id: its id
        entity_kind: what it is
    """

    id: str
    entity_kind: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['entity_kind'] = self.entity_kind
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AirError:
    """A failure as a harness handles it.

    Attributes:
        error_id: `error:<ULID>`
        kind: who has to act; one of user_error, project_error, env_error, dependency_error,
            permission_error, tool_error, command_error, build_error, test_error,
            static_analysis_error, debug_error, provider_error, model_capability_error,
            context_error, agent_error, scheduler_error, workspace_error, merge_error,
            architecture_error, policy_error, system_error, unknown_error
        severity: how much it stops; one of info, warning, error, fatal
        message: one line, without secrets
        detail: a few lines around the evidence
        retryability: what may be tried again; one of retryable, retryable_after_change,
            not_retryable, unknown
        route: who looks at it by default
        semantic_signature: the same for the same failure
        throttled: the other side asks to slow down
        retry_after_s: seconds to wait before the next attempt
        user_action: what a person can do
        cause_ref: what caused it
        cause_refs: all that caused it; list of EntityRef
        metadata: signature version, provider, status, exit code
    """

    error_id: str
    kind: str
    severity: str
    message: str
    detail: str | None = None
    retryability: str
    route: str
    semantic_signature: str
    throttled: bool
    retry_after_s: float | None = None
    user_action: str | None = None
    cause_ref: EntityRef | None = None
    cause_refs: tuple[EntityRef, ...] = ()
    metadata: object = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            error_id=reading.need(data, 'error_id', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            severity=reading.need(data, 'severity', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            detail=reading.maybe(data, 'detail', reading.as_text),
            retryability=reading.need(data, 'retryability', reading.as_text),
            route=reading.need(data, 'route', reading.as_text),
            semantic_signature=reading.need(data, 'semantic_signature', reading.as_text),
            throttled=reading.need(data, 'throttled', reading.as_truth),
            retry_after_s=reading.maybe(data, 'retry_after_s', reading.as_number),
            user_action=reading.maybe(data, 'user_action', reading.as_text),
            cause_ref=reading.maybe(data, 'cause_ref', reading.record(EntityRef.from_json)),
            cause_refs=reading.many(data, 'cause_refs', reading.record(EntityRef.from_json)),
            metadata=reading.maybe(data, 'metadata', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['error_id'] = self.error_id
        out['kind'] = self.kind
        out['severity'] = self.severity
        out['message'] = self.message
        if self.detail is not None:
            out['detail'] = self.detail
        out['retryability'] = self.retryability
        out['route'] = self.route
        out['semantic_signature'] = self.semantic_signature
        out['throttled'] = self.throttled
        out['retry_after_s'] = self.retry_after_s
        out['user_action'] = self.user_action
        if self.cause_ref is not None:
            out['cause_ref'] = self.cause_ref.to_json()
        if self.cause_refs:
            out['cause_refs'] = [v.to_json() for v in self.cause_refs]
        if self.metadata is not None:
            out['metadata'] = self.metadata
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEvidence:
    """What the classification rests on.

    Attributes:
        line: 1-based line of the input
        text: that line, cleaned, shortened and without secrets
        matcher: id of the matcher or provider rule
        kind_from: what decided the kind; one of class, purpose, matcher
        purpose_default: the kind that the purpose alone would give; one of user_error,
            project_error, env_error, dependency_error, permission_error, tool_error,
            command_error, build_error, test_error, static_analysis_error, debug_error,
            provider_error, model_capability_error, context_error, agent_error, scheduler_error,
            workspace_error, merge_error, architecture_error, policy_error, system_error,
            unknown_error
    """

    line: int | None = None
    text: str | None = None
    matcher: str | None = None
    kind_from: str
    purpose_default: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            line=reading.maybe(data, 'line', reading.as_whole),
            text=reading.maybe(data, 'text', reading.as_text),
            matcher=reading.maybe(data, 'matcher', reading.as_text),
            kind_from=reading.need(data, 'kind_from', reading.as_text),
            purpose_default=reading.need(data, 'purpose_default', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['line'] = self.line
        out['text'] = self.text
        out['matcher'] = self.matcher
        out['kind_from'] = self.kind_from
        out['purpose_default'] = self.purpose_default
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Classified:
    """A failure of another tool, classified.

    Attributes:
        error: the failure
        class_: a row of the classes table
        location: file, relative to the given root, without line
        outcome: what the task reports; one of failed, blocked, cancelled
        confidence: what the kind rests on; one of matched, default
        evidence: which line, which matcher
    """

    error: AirError
    class_: str
    location: str | None = None
    outcome: str
    confidence: str
    evidence: MatchEvidence

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            error=reading.need(data, 'error', reading.record(AirError.from_json)),
            class_=reading.need(data, 'class', reading.as_text),
            location=reading.maybe(data, 'location', reading.as_text),
            outcome=reading.need(data, 'outcome', reading.as_text),
            confidence=reading.need(data, 'confidence', reading.as_text),
            evidence=reading.need(data, 'evidence', reading.record(MatchEvidence.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['error'] = self.error.to_json()
        out['class'] = self.class_
        out['location'] = self.location
        out['outcome'] = self.outcome
        out['confidence'] = self.confidence
        out['evidence'] = self.evidence.to_json()
        return out

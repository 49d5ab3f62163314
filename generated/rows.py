# Do not edit: written by `tools/generate`.
# Source: model/rows.yaml
# sha256: 4c8c9fe9ea850357378afe4b8b0b2c9a1f23c4e769b046a47692bfb153e42e84
"""Rows of the tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as _field
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class ArgRow:
    """A positional argument.

    Attributes:
        name: how help shows it
        field: field of the input that it fills
        required: whether it has to be there
        many: whether it may be repeated
        doc: one line of help
    """

    name: str
    field: str
    required: bool = False
    many: bool = False
    doc: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            field=reading.need(data, 'field', reading.as_text),
            required=reading.given(data, 'required', reading.as_truth, False),
            many=reading.given(data, 'many', reading.as_truth, False),
            doc=reading.need(data, 'doc', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['field'] = self.field
        out['required'] = self.required
        out['many'] = self.many
        out['doc'] = self.doc
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionRow:
    """An option.

    Attributes:
        flag: what people type
        short: one-letter form
        field: field of the input that it fills
        value: name of its value in help; an option without one is a switch
        required: whether it has to be there
        many: whether it may be repeated
        starts: whether it starts a new entry of an ordered group
        doc: one line of help
    """

    flag: str
    short: str | None = None
    field: str
    value: str | None = None
    required: bool = False
    many: bool = False
    starts: bool = False
    doc: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            flag=reading.need(data, 'flag', reading.as_text),
            short=reading.maybe(data, 'short', reading.as_text),
            field=reading.need(data, 'field', reading.as_text),
            value=reading.maybe(data, 'value', reading.as_text),
            required=reading.given(data, 'required', reading.as_truth, False),
            many=reading.given(data, 'many', reading.as_truth, False),
            starts=reading.given(data, 'starts', reading.as_truth, False),
            doc=reading.need(data, 'doc', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['flag'] = self.flag
        if self.short is not None:
            out['short'] = self.short
        out['field'] = self.field
        if self.value is not None:
            out['value'] = self.value
        out['required'] = self.required
        out['many'] = self.many
        out['starts'] = self.starts
        out['doc'] = self.doc
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandExample:
    """A runnable example.

    Attributes:
        argv: the command word by word; a word in braces stands for an id of the example
            project; list; at least 2 of them
        says: what it does
    """

    argv: tuple[str, ...]
    says: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            argv=reading.many(data, 'argv', reading.as_text),
            says=reading.need(data, 'says', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['argv'] = list(self.argv)
        out['says'] = self.says
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandField:
    """A field of an input as the command table carries it; filled in by the generator.

    Attributes:
        field: name of the field
        type: string, integer, number, boolean, record or json
        many: whether it is a list; left out where it is not
        required: whether it has to be there; left out where it has not
        doc: what it is
        choices: permitted values; list
        minimum: least value
        maximum: greatest value
        min_items: least number of entries
        pattern: regular expression of the whole value
        record: class of its entries
        fields: fields of its entries; CommandField by key
    """

    field: str
    type: str
    many: bool | None = None
    required: bool | None = None
    doc: str
    choices: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    min_items: int | None = None
    pattern: str | None = None
    record: str | None = None
    fields: Mapping[str, CommandField] = _field(default_factory=dict)

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            field=reading.need(data, 'field', reading.as_text),
            type=reading.need(data, 'type', reading.as_text),
            many=reading.maybe(data, 'many', reading.as_truth),
            required=reading.maybe(data, 'required', reading.as_truth),
            doc=reading.need(data, 'doc', reading.as_text),
            choices=reading.many(data, 'choices', reading.as_text),
            minimum=reading.maybe(data, 'minimum', reading.as_number),
            maximum=reading.maybe(data, 'maximum', reading.as_number),
            min_items=reading.maybe(data, 'min_items', reading.as_whole),
            pattern=reading.maybe(data, 'pattern', reading.as_text),
            record=reading.maybe(data, 'record', reading.as_text),
            fields=reading.keyed(data, 'fields', 'field', reading.record(CommandField.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['field'] = self.field
        out['type'] = self.type
        if self.many is not None:
            out['many'] = self.many
        if self.required is not None:
            out['required'] = self.required
        out['doc'] = self.doc
        if self.choices:
            out['choices'] = list(self.choices)
        if self.minimum is not None:
            out['minimum'] = self.minimum
        if self.maximum is not None:
            out['maximum'] = self.maximum
        if self.min_items is not None:
            out['min_items'] = self.min_items
        if self.pattern is not None:
            out['pattern'] = self.pattern
        if self.record is not None:
            out['record'] = self.record
        if self.fields:
            out['fields'] = {k: reading.without(v.to_json(), 'field') for k, v in self.fields.items()}
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandRow:
    """One verb.

    Attributes:
        verb: words after `dont`
        aliases: other names; list
        phrase: what the verb means when it is read after `dont`
        summary: one line for people
        group: where help lists it; one of project, record, challenge, lifecycle, spawn, look,
            gate, rules, errors, vocabulary, learn, agents
        input_class: class of its input
        payload_kinds: envelope kinds it answers; list
        effect: what it may touch; one of read, write, network
        needs_project: whether it works only in a project
        entity_kinds: kinds of entities it accepts; list
        creates: kind of entity it makes
        stdin_ids: whether `-` reads ids from standard input
        own_output: whether it answers in another dialect than the envelope
        mcp: in which set of MCP tools it is; one of core, all, none
        option_groups: shared options it takes; list
        args: positional arguments in order; list of ArgRow
        options: its own options; list of OptionRow
        examples: runnable examples; list of CommandExample; at least 1 of them
        fields: fields of the input; filled in by the generator; CommandField by key
    """

    verb: str
    aliases: tuple[str, ...] = ()
    phrase: str
    summary: str
    group: str
    input_class: str
    payload_kinds: tuple[str, ...]
    effect: str
    needs_project: bool = True
    entity_kinds: tuple[str, ...] = ()
    creates: str | None = None
    stdin_ids: bool = False
    own_output: bool = False
    mcp: str = 'none'
    option_groups: tuple[str, ...] = ()
    args: tuple[ArgRow, ...] = ()
    options: tuple[OptionRow, ...] = ()
    examples: tuple[CommandExample, ...]
    fields: Mapping[str, CommandField] = _field(default_factory=dict)

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            verb=reading.need(data, 'verb', reading.as_text),
            aliases=reading.many(data, 'aliases', reading.as_text),
            phrase=reading.need(data, 'phrase', reading.as_text),
            summary=reading.need(data, 'summary', reading.as_text),
            group=reading.need(data, 'group', reading.as_text),
            input_class=reading.need(data, 'input_class', reading.as_text),
            payload_kinds=reading.many(data, 'payload_kinds', reading.as_text),
            effect=reading.need(data, 'effect', reading.as_text),
            needs_project=reading.given(data, 'needs_project', reading.as_truth, True),
            entity_kinds=reading.many(data, 'entity_kinds', reading.as_text),
            creates=reading.maybe(data, 'creates', reading.as_text),
            stdin_ids=reading.given(data, 'stdin_ids', reading.as_truth, False),
            own_output=reading.given(data, 'own_output', reading.as_truth, False),
            mcp=reading.given(data, 'mcp', reading.as_text, 'none'),
            option_groups=reading.many(data, 'option_groups', reading.as_text),
            args=reading.many(data, 'args', reading.record(ArgRow.from_json)),
            options=reading.many(data, 'options', reading.record(OptionRow.from_json)),
            examples=reading.many(data, 'examples', reading.record(CommandExample.from_json)),
            fields=reading.keyed(data, 'fields', 'field', reading.record(CommandField.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['verb'] = self.verb
        if self.aliases:
            out['aliases'] = list(self.aliases)
        out['phrase'] = self.phrase
        out['summary'] = self.summary
        out['group'] = self.group
        out['input_class'] = self.input_class
        out['payload_kinds'] = list(self.payload_kinds)
        out['effect'] = self.effect
        out['needs_project'] = self.needs_project
        if self.entity_kinds:
            out['entity_kinds'] = list(self.entity_kinds)
        out['creates'] = self.creates
        out['stdin_ids'] = self.stdin_ids
        out['own_output'] = self.own_output
        out['mcp'] = self.mcp
        if self.option_groups:
            out['option_groups'] = list(self.option_groups)
        if self.args:
            out['args'] = [v.to_json() for v in self.args]
        if self.options:
            out['options'] = [v.to_json() for v in self.options]
        out['examples'] = [v.to_json() for v in self.examples]
        if self.fields:
            out['fields'] = {k: reading.without(v.to_json(), 'field') for k, v in self.fields.items()}
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandTable:
    """Every verb.

    Attributes:
        rows: the rows; list of CommandRow
    """

    rows: tuple[CommandRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(CommandRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionGroupRow:
    """Options that several verbs share.

    Attributes:
        group: name of the group
        doc: how they are read
        options: the options; list of OptionRow
    """

    group: str
    doc: str
    options: tuple[OptionRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            group=reading.need(data, 'group', reading.as_text),
            doc=reading.need(data, 'doc', reading.as_text),
            options=reading.many(data, 'options', reading.record(OptionRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['group'] = self.group
        out['doc'] = self.doc
        out['options'] = [v.to_json() for v in self.options]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionGroupTable:
    """Shared options.

    Attributes:
        rows: the rows; list of OptionGroupRow
    """

    rows: tuple[OptionGroupRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(OptionGroupRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RemedyTemplate:
    """A remedy before its data is filled in.

    Attributes:
        argv: words; a word in braces is filled from the data, one in angle brackets by the
            caller; list; at least 1 of them
        description: what it does
    """

    argv: tuple[str, ...]
    description: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            argv=reading.many(data, 'argv', reading.as_text),
            description=reading.need(data, 'description', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['argv'] = list(self.argv)
        out['description'] = self.description
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ProvokeStep:
    """One step that brings a code about in a scratch project.

    Attributes:
        run: words after `dont`; list
        as_: name under which the id in the answer is kept
        files: files to write first, path to content
        env: environment of the step
        stdin: standard input of the step
        delete: files to remove first; list
    """

    run: tuple[str, ...] = ()
    as_: str | None = None
    files: object = None
    env: object = None
    stdin: str | None = None
    delete: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            run=reading.many(data, 'run', reading.as_text),
            as_=reading.maybe(data, 'as', reading.as_text),
            files=reading.maybe(data, 'files', reading.as_any),
            env=reading.maybe(data, 'env', reading.as_any),
            stdin=reading.maybe(data, 'stdin', reading.as_text),
            delete=reading.many(data, 'delete', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.run:
            out['run'] = list(self.run)
        if self.as_ is not None:
            out['as'] = self.as_
        if self.files is not None:
            out['files'] = self.files
        if self.env is not None:
            out['env'] = self.env
        if self.stdin is not None:
            out['stdin'] = self.stdin
        if self.delete:
            out['delete'] = list(self.delete)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeRow:
    """One code.

    Attributes:
        code: the code
        kind: kind of failure; one of user_error, project_error, env_error, dependency_error,
            permission_error, tool_error, command_error, build_error, test_error,
            static_analysis_error, debug_error, provider_error, model_capability_error,
            context_error, agent_error, scheduler_error, workspace_error, merge_error,
            architecture_error, policy_error, system_error, unknown_error
        severity: severity; that of the kind when left out; one of info, warning, error, fatal
        retryability: retryability; that of the kind when left out; one of retryable,
            retryable_after_change, not_retryable, unknown
        exit: exit status
        origin: where it comes from; one of rule, verb, substrate, usage, internal, finding,
            reserved
        origin_note: why it cannot be provoked by commands
        route: who can act on it; as the kind says when left out
        message: one line, lower-case start, no final stop
        why: one sentence for people
        remedies: remedies, the most specific first; list of RemedyTemplate; at least 1 of them
        provoke: how to bring it about; list of ProvokeStep
        as_warning: true for codes that only warn
        throttled: true where only the pace is wrong
        user_action: what a person has to do
        spec_ref: where it is specified
        since: version that brought it
    """

    code: str
    kind: str
    severity: str | None = None
    retryability: str | None = None
    exit: int = 1
    origin: str
    origin_note: str | None = None
    route: str | None = None
    message: str
    why: str
    remedies: tuple[RemedyTemplate, ...]
    provoke: tuple[ProvokeStep, ...] = ()
    as_warning: bool = False
    throttled: bool = False
    user_action: str | None = None
    spec_ref: str | None = None
    since: str = '0.1.0'

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.need(data, 'code', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            severity=reading.maybe(data, 'severity', reading.as_text),
            retryability=reading.maybe(data, 'retryability', reading.as_text),
            exit=reading.given(data, 'exit', reading.as_whole, 1),
            origin=reading.need(data, 'origin', reading.as_text),
            origin_note=reading.maybe(data, 'origin_note', reading.as_text),
            route=reading.maybe(data, 'route', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            why=reading.need(data, 'why', reading.as_text),
            remedies=reading.many(data, 'remedies', reading.record(RemedyTemplate.from_json)),
            provoke=reading.many(data, 'provoke', reading.record(ProvokeStep.from_json)),
            as_warning=reading.given(data, 'as_warning', reading.as_truth, False),
            throttled=reading.given(data, 'throttled', reading.as_truth, False),
            user_action=reading.maybe(data, 'user_action', reading.as_text),
            spec_ref=reading.maybe(data, 'spec_ref', reading.as_text),
            since=reading.given(data, 'since', reading.as_text, '0.1.0'),
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
        out['origin_note'] = self.origin_note
        out['route'] = self.route
        out['message'] = self.message
        out['why'] = self.why
        out['remedies'] = [v.to_json() for v in self.remedies]
        if self.provoke:
            out['provoke'] = [v.to_json() for v in self.provoke]
        out['as_warning'] = self.as_warning
        out['throttled'] = self.throttled
        out['user_action'] = self.user_action
        out['spec_ref'] = self.spec_ref
        out['since'] = self.since
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeTable:
    """Every code.

    Attributes:
        rows: the rows; list of CodeRow
    """

    rows: tuple[CodeRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(CodeRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionRow:
    """What an event does to an entity of a kind in a status.

    Attributes:
        transition: `<entity kind>/<status>/<event kind>`
        entity_kind: claim or term; one of claim, term
        status: status before the event; `absent` before the first
        event_kind: kind of the event; one of project-initialised, mode-changed, concluded,
            defined, trusted, dismissed, hypothesized, assessed, locked, ignored, reopened,
            evidence-checked, spawn-requested, spawn-resolved, spawn-expired
        to: status afterwards; null where the event is forbidden
        code: code that refuses it; null where it is allowed
        when: `all-atoms-verified` where the status waits for the atoms
        why: one line for people
    """

    transition: str
    entity_kind: str
    status: str
    event_kind: str
    to: str | None = None
    code: str | None = None
    when: str | None = None
    why: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            transition=reading.need(data, 'transition', reading.as_text),
            entity_kind=reading.need(data, 'entity_kind', reading.as_text),
            status=reading.need(data, 'status', reading.as_text),
            event_kind=reading.need(data, 'event_kind', reading.as_text),
            to=reading.maybe(data, 'to', reading.as_text),
            code=reading.maybe(data, 'code', reading.as_text),
            when=reading.maybe(data, 'when', reading.as_text),
            why=reading.need(data, 'why', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['transition'] = self.transition
        out['entity_kind'] = self.entity_kind
        out['status'] = self.status
        out['event_kind'] = self.event_kind
        out['to'] = self.to
        out['code'] = self.code
        out['when'] = self.when
        out['why'] = self.why
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionTable:
    """The transition table.

    Attributes:
        rows: the rows; list of TransitionRow
    """

    rows: tuple[TransitionRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(TransitionRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssessmentRow:
    """A derived assessment as a bounded condition on the graph.

    Attributes:
        name: name of the assessment
        summary: one line for people
        why: the reason for it
        reaches: the nodes that cause it: via, where, stop_at, exempt
        refs: the references that cause it
    """

    name: str
    summary: str
    why: str | None = None
    reaches: object = None
    refs: object = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            summary=reading.need(data, 'summary', reading.as_text),
            why=reading.maybe(data, 'why', reading.as_text),
            reaches=reading.maybe(data, 'reaches', reading.as_any),
            refs=reading.maybe(data, 'refs', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['summary'] = self.summary
        if self.why is not None:
            out['why'] = self.why
        if self.reaches is not None:
            out['reaches'] = self.reaches
        if self.refs is not None:
            out['refs'] = self.refs
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssessmentTable:
    """The derived assessments.

    Attributes:
        rows: the rows; list of AssessmentRow
    """

    rows: tuple[AssessmentRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(AssessmentRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedRow:
    """A term that every ledger begins with.

    Attributes:
        id: fixed id
        curie: its CURIE
        label: its label
        definition: its definition
        kind_of: CURIEs of broader terms; list
        related_to: CURIEs of related terms; list
    """

    id: str
    curie: str
    label: str
    definition: str
    kind_of: tuple[str, ...] = ()
    related_to: tuple[str, ...] = ()

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            id=reading.need(data, 'id', reading.as_text),
            curie=reading.need(data, 'curie', reading.as_text),
            label=reading.need(data, 'label', reading.as_text),
            definition=reading.need(data, 'definition', reading.as_text),
            kind_of=reading.many(data, 'kind_of', reading.as_text),
            related_to=reading.many(data, 'related_to', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['id'] = self.id
        out['curie'] = self.curie
        out['label'] = self.label
        out['definition'] = self.definition
        if self.kind_of:
            out['kind_of'] = list(self.kind_of)
        if self.related_to:
            out['related_to'] = list(self.related_to)
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SeedTable:
    """The seed terms.

    Attributes:
        rows: the rows; list of SeedRow
    """

    rows: tuple[SeedRow, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(SeedRow.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out

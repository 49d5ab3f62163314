# Do not edit: written by `tools/generate`.
# Source: model/envelope.yaml
# sha256: c9a095050179d317ecb4a640df95d92293d36af1cf911bff46db083a95edd667
"""The envelope."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class Envelope:
    """One answer.

    Attributes:
        ok: whether the verb did what was asked
        envelope_version: version of this shape
        cli_version: version of the tool
        envelope_kind: what `data` is; readers have a branch for kinds they do not know
        data: the payload of that kind
        warnings: what deserves attention; list of WarningEntry
        hints: what to do next; never in a failure; list of Remediation
        meta: about this run
    """

    ok: bool
    envelope_version: str
    cli_version: str
    envelope_kind: str
    data: object
    warnings: tuple[WarningEntry, ...]
    hints: tuple[Remediation, ...] = ()
    meta: Meta

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            ok=reading.need(data, 'ok', reading.as_truth),
            envelope_version=reading.need(data, 'envelope_version', reading.as_text),
            cli_version=reading.need(data, 'cli_version', reading.as_text),
            envelope_kind=reading.need(data, 'envelope_kind', reading.as_text),
            data=reading.need(data, 'data', reading.as_any),
            warnings=reading.many(data, 'warnings', reading.record(WarningEntry.from_json)),
            hints=reading.many(data, 'hints', reading.record(Remediation.from_json)),
            meta=reading.need(data, 'meta', reading.record(Meta.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['ok'] = self.ok
        out['envelope_version'] = self.envelope_version
        out['cli_version'] = self.cli_version
        out['envelope_kind'] = self.envelope_kind
        out['data'] = self.data
        out['warnings'] = [v.to_json() for v in self.warnings]
        if self.hints:
            out['hints'] = [v.to_json() for v in self.hints]
        out['meta'] = self.meta.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Meta:
    """About one run.

    Attributes:
        duration_ms: milliseconds the verb took; at least 0
        tx: transaction that was written; null for none; from 1 to 9007199254740991
        request_id: spawn request this belongs to
        dry_run: true where nothing was written on purpose
    """

    duration_ms: float
    tx: int | None = None
    request_id: str | None = None
    dry_run: bool | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            duration_ms=reading.need(data, 'duration_ms', reading.as_number),
            tx=reading.maybe(data, 'tx', reading.as_whole),
            request_id=reading.maybe(data, 'request_id', reading.as_text),
            dry_run=reading.maybe(data, 'dry_run', reading.as_truth),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['duration_ms'] = self.duration_ms
        out['tx'] = self.tx
        out['request_id'] = self.request_id
        if self.dry_run is not None:
            out['dry_run'] = self.dry_run
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Remediation:
    """A command that gets the caller further.

    Attributes:
        command: `argv`, quoted for a shell
        description: what it does
        argv: the command word by word; a whole word in angle brackets is to be filled in; list;
            at least 1 of them
        effect: what running it may touch; one of read, write, network

    Source: dont-errors: Remediation invariant.
    """

    command: str
    description: str
    argv: tuple[str, ...]
    effect: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            command=reading.need(data, 'command', reading.as_text),
            description=reading.need(data, 'description', reading.as_text),
            argv=reading.many(data, 'argv', reading.as_text),
            effect=reading.need(data, 'effect', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['command'] = self.command
        out['description'] = self.description
        out['argv'] = list(self.argv)
        out['effect'] = self.effect
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class WarningEntry:
    """Something that did not stop the verb.

    Attributes:
        code: a code of the code table; an open set
        rule_name: the rule behind it
        entity_id: what it is about
        message: one line for people
        suggested_remediation: what to do about it
    """

    code: str
    rule_name: str | None = None
    entity_id: str | None = None
    message: str
    suggested_remediation: Remediation | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.need(data, 'code', reading.as_text),
            rule_name=reading.maybe(data, 'rule_name', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            suggested_remediation=reading.maybe(data, 'suggested_remediation', reading.record(Remediation.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['code'] = self.code
        out['rule_name'] = self.rule_name
        if self.entity_id is not None:
            out['entity_id'] = self.entity_id
        out['message'] = self.message
        if self.suggested_remediation is not None:
            out['suggested_remediation'] = self.suggested_remediation.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class UnmetClause:
    """A condition that does not hold and how to make it hold.

    Attributes:
        clause: the condition and what was found
        fix: `fix_argv` quoted for a shell, or a plan operation as JSON
        fix_argv: the fix word by word; null for a plan operation; list
        clause_id: id of the clause within its rule
        rule_name: the rule it belongs to; null for validators
        code: the code the clause refuses under, where it has its own
        observed: what was found
        expected: what was asked
        fixes: every way to meet it, best first; list of Remediation
        where: `file:line:column` of a mistake in a file

    Source: dont-errors: Unmet clauses with fix snippets.
    """

    clause: str
    fix: str | None = None
    fix_argv: tuple[str, ...] | None = None
    clause_id: str
    rule_name: str | None = None
    code: str | None = None
    observed: object = None
    expected: object = None
    fixes: tuple[Remediation, ...] = ()
    where: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            clause=reading.need(data, 'clause', reading.as_text),
            fix=reading.maybe(data, 'fix', reading.as_text),
            fix_argv=reading.maybe_many(data, 'fix_argv', reading.as_text),
            clause_id=reading.need(data, 'clause_id', reading.as_text),
            rule_name=reading.maybe(data, 'rule_name', reading.as_text),
            code=reading.maybe(data, 'code', reading.as_text),
            observed=reading.maybe(data, 'observed', reading.as_any),
            expected=reading.maybe(data, 'expected', reading.as_any),
            fixes=reading.many(data, 'fixes', reading.record(Remediation.from_json)),
            where=reading.maybe(data, 'where', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['clause'] = self.clause
        out['fix'] = self.fix
        out['fix_argv'] = None if self.fix_argv is None else list(self.fix_argv)
        out['clause_id'] = self.clause_id
        out['rule_name'] = self.rule_name
        if self.code is not None:
            out['code'] = self.code
        out['observed'] = self.observed
        out['expected'] = self.expected
        if self.fixes:
            out['fixes'] = [v.to_json() for v in self.fixes]
        if self.where is not None:
            out['where'] = self.where
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class CauseRef:
    """What a failure goes back to.

    Attributes:
        kind: kind of the thing
        id: id of the thing
    """

    kind: str
    id: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            kind=reading.need(data, 'kind', reading.as_text),
            id=reading.need(data, 'id', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['kind'] = self.kind
        out['id'] = self.id
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """One link of the chain of causes, outermost first.

    Attributes:
        code: its code, `unknown` for a foreign exception
        message: one line
        type: what sort of failure it was
    """

    code: str | None = None
    message: str
    type: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.maybe(data, 'code', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            type=reading.maybe(data, 'type', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['code'] = self.code
        out['message'] = self.message
        if self.type is not None:
            out['type'] = self.type
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorResult:
    """Why a verb did not do what was asked, and what to do next.

    Attributes:
        code: stable code; an open set
        message: one line for people
        rule_name: the rule that refused; null for validators
        spec_ref: where it is specified; never branch on it
        entity_id: target of the refused operation
        unmet_clauses: every condition that does not hold; list of UnmetClause
        remediation: what to do next, the most specific first; list of Remediation; at least 1
            of them
        error_id: id of this occurrence
        kind: kind of failure; an open set
        severity: info, warning, error or fatal
        retryability: retryable, retryable_after_change, not_retryable or unknown
        route: who can act on it
        user_action: what a person has to do
        semantic_signature: equal for failures that are the same
        throttled: true where only the pace was wrong
        retry_after_s: seconds to wait
        path: file it is about
        detail: detail for developers
        cause_refs: things it goes back to; list of CauseRef
        cause: chain of causes; list of Cause
        metadata: every further value that the message shows
        report: the report of a refused or failed plan

    Source: dont-errors: ErrorResult payload and remediation invariant.
    """

    code: str
    message: str
    rule_name: str | None = None
    spec_ref: str | None = None
    entity_id: str | None = None
    unmet_clauses: tuple[UnmetClause, ...]
    remediation: tuple[Remediation, ...]
    error_id: str
    kind: str
    severity: str
    retryability: str
    route: str
    user_action: str | None = None
    semantic_signature: str
    throttled: bool
    retry_after_s: float | None = None
    path: str | None = None
    detail: str | None = None
    cause_refs: tuple[CauseRef, ...]
    cause: tuple[Cause, ...]
    metadata: object
    report: object = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            code=reading.need(data, 'code', reading.as_text),
            message=reading.need(data, 'message', reading.as_text),
            rule_name=reading.maybe(data, 'rule_name', reading.as_text),
            spec_ref=reading.maybe(data, 'spec_ref', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            unmet_clauses=reading.many(data, 'unmet_clauses', reading.record(UnmetClause.from_json)),
            remediation=reading.many(data, 'remediation', reading.record(Remediation.from_json)),
            error_id=reading.need(data, 'error_id', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            severity=reading.need(data, 'severity', reading.as_text),
            retryability=reading.need(data, 'retryability', reading.as_text),
            route=reading.need(data, 'route', reading.as_text),
            user_action=reading.maybe(data, 'user_action', reading.as_text),
            semantic_signature=reading.need(data, 'semantic_signature', reading.as_text),
            throttled=reading.need(data, 'throttled', reading.as_truth),
            retry_after_s=reading.maybe(data, 'retry_after_s', reading.as_number),
            path=reading.maybe(data, 'path', reading.as_text),
            detail=reading.maybe(data, 'detail', reading.as_text),
            cause_refs=reading.many(data, 'cause_refs', reading.record(CauseRef.from_json)),
            cause=reading.many(data, 'cause', reading.record(Cause.from_json)),
            metadata=reading.need(data, 'metadata', reading.as_any),
            report=reading.maybe(data, 'report', reading.as_any),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['code'] = self.code
        out['message'] = self.message
        out['rule_name'] = self.rule_name
        out['spec_ref'] = self.spec_ref
        out['entity_id'] = self.entity_id
        out['unmet_clauses'] = [v.to_json() for v in self.unmet_clauses]
        out['remediation'] = [v.to_json() for v in self.remediation]
        out['error_id'] = self.error_id
        out['kind'] = self.kind
        out['severity'] = self.severity
        out['retryability'] = self.retryability
        out['route'] = self.route
        out['user_action'] = self.user_action
        out['semantic_signature'] = self.semantic_signature
        out['throttled'] = self.throttled
        out['retry_after_s'] = self.retry_after_s
        out['path'] = self.path
        out['detail'] = self.detail
        out['cause_refs'] = [v.to_json() for v in self.cause_refs]
        out['cause'] = [v.to_json() for v in self.cause]
        out['metadata'] = self.metadata
        if self.report is not None:
            out['report'] = self.report
        return out

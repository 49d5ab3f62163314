# Do not edit: written by `tools/generate`.
# Source: model/evidence_tables.yaml
# sha256: ef6f31ac90e4fdc48151c19c54656594b0d3ae0bae91511b4700000a9bdfa1db
"""Evidence tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceRule:
    """One step from a reference to its source: where it applies, what it picks out and what that
    becomes. The first row whose subject matches decides.

    Attributes:
        name: lower-kebab-case name of the row
        subject: what the pattern is tried on; one of path, address, id
        hosts: hosts that the row is for, without www; a leading dot takes every host below;
            none takes every host; list
        pattern: regular expression, tried at the beginning of the subject, with named groups
        becomes: text with the groups in braces; a source key, or a reference to be read again
        then: what to do with the text; one of key, again
        fold: whether the text is lower-cased first
        why: one sentence on what the row means
        examples: references and their key, run as tests; list of SourceExample
    """

    name: str
    subject: str
    hosts: tuple[str, ...] = ()
    pattern: str
    becomes: str
    then: str
    fold: bool | None = None
    why: str
    examples: tuple[SourceExample, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            subject=reading.need(data, 'subject', reading.as_text),
            hosts=reading.many(data, 'hosts', reading.as_text),
            pattern=reading.need(data, 'pattern', reading.as_text),
            becomes=reading.need(data, 'becomes', reading.as_text),
            then=reading.need(data, 'then', reading.as_text),
            fold=reading.maybe(data, 'fold', reading.as_truth),
            why=reading.need(data, 'why', reading.as_text),
            examples=reading.many(data, 'examples', reading.record(SourceExample.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['subject'] = self.subject
        if self.hosts:
            out['hosts'] = list(self.hosts)
        out['pattern'] = self.pattern
        out['becomes'] = self.becomes
        out['then'] = self.then
        if self.fold is not None:
            out['fold'] = self.fold
        out['why'] = self.why
        out['examples'] = [v.to_json() for v in self.examples]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceExample:
    """A reference and the source key it must have.

    Attributes:
        uri: an evidence URI
        key: its source key
    """

    uri: str
    key: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            uri=reading.need(data, 'uri', reading.as_text),
            key=reading.need(data, 'key', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['uri'] = self.uri
        out['key'] = self.key
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceTable:
    """The rows of tables/sources.yaml.

    Attributes:
        rows: the rows; list of SourceRule
    """

    rows: tuple[SourceRule, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(SourceRule.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class QuoteRule:
    """One normalisation that a quote and a source go through before they are compared.

    Attributes:
        name: lower-kebab-case name of the row
        order: rows run from the smallest to the largest
        step: what is done; one of replace, nfkc, gap
        pattern: regular expression, every match is replaced; none for `nfkc`
        becomes: the replacement, `\\1` for a group; nothing where left out
        side: whether quote and source are both rewritten, or the source alone in a second
            reading; one of both, source
        why: one sentence on what the row forgives
    """

    name: str
    order: int
    step: str
    pattern: str | None = None
    becomes: str | None = None
    side: str
    why: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            order=reading.need(data, 'order', reading.as_whole),
            step=reading.need(data, 'step', reading.as_text),
            pattern=reading.maybe(data, 'pattern', reading.as_text),
            becomes=reading.maybe(data, 'becomes', reading.as_text),
            side=reading.need(data, 'side', reading.as_text),
            why=reading.need(data, 'why', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['order'] = self.order
        out['step'] = self.step
        if self.pattern is not None:
            out['pattern'] = self.pattern
        if self.becomes is not None:
            out['becomes'] = self.becomes
        out['side'] = self.side
        out['why'] = self.why
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class QuoteTable:
    """The rows of tables/quotes.yaml.

    Attributes:
        rows: the rows; list of QuoteRule
    """

    rows: tuple[QuoteRule, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            rows=reading.many(data, 'rows', reading.record(QuoteRule.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['rows'] = [v.to_json() for v in self.rows]
        return out

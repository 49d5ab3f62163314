# Do not edit: written by `tools/generate`.
# Source: model/common.yaml
# sha256: 088c285e47c9ec3ddb03a1bc13e053eed6ff47bc6205c9167b8c2e6f4bbd21ca
"""Scalars, enumerations and small shared records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class Ref:
    """A reference by CURIE with what it resolved to when it was written.

    Attributes:
        curie: the reference as written, a CURIE or a URI
        entity_id: the coined term or claim it resolved to
        pin: the imported term it resolved to
    """

    curie: str
    entity_id: str | None = None
    pin: Pin | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            curie=reading.need(data, 'curie', reading.as_text),
            entity_id=reading.maybe(data, 'entity_id', reading.as_text),
            pin=reading.maybe(data, 'pin', reading.record(Pin.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['curie'] = self.curie
        if self.entity_id is not None:
            out['entity_id'] = self.entity_id
        if self.pin is not None:
            out['pin'] = self.pin.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Pin:
    """What an imported term said when it was used, so that the ledger stands by itself.

    Attributes:
        iri: full IRI
        label: label at that time
        source: canonical id of the import
        release: release of the import
    """

    iri: str
    label: str | None = None
    source: str
    release: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            iri=reading.need(data, 'iri', reading.as_text),
            label=reading.maybe(data, 'label', reading.as_text),
            source=reading.need(data, 'source', reading.as_text),
            release=reading.maybe(data, 'release', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['iri'] = self.iri
        out['label'] = self.label
        out['source'] = self.source
        out['release'] = self.release
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AttributeRef:
    """A named attribute of a term and the term it points to.

    Attributes:
        name: name of the attribute
        ref: what it points to
    """

    name: str
    ref: Ref

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            ref=reading.need(data, 'ref', reading.record(Ref.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['ref'] = self.ref.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Provenance:
    """Who entered something, how and when.

    Attributes:
        author: who entered it
        session_id: session of the caller
        origin: where the statement came from
        tx: transaction that entered it; 0 for seed terms
        command: verb that entered it
    """

    author: str
    session_id: str | None = None
    origin: str | None = None
    tx: int
    command: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            author=reading.need(data, 'author', reading.as_text),
            session_id=reading.maybe(data, 'session_id', reading.as_text),
            origin=reading.maybe(data, 'origin', reading.as_text),
            tx=reading.need(data, 'tx', reading.as_whole),
            command=reading.need(data, 'command', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['author'] = self.author
        out['session_id'] = self.session_id
        out['origin'] = self.origin
        out['tx'] = self.tx
        out['command'] = self.command
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusCount:
    """How many entities have a status.

    Attributes:
        status: the status; one of unverified, doubted, verified, locked, ignored
        count: entities that have it; at least 0
    """

    status: str
    count: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            status=reading.need(data, 'status', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['status'] = self.status
        out['count'] = self.count
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class AssessmentCount:
    """How many entities an assessment holds for.

    Attributes:
        assessment: the assessment; one of stale, compromised-support, dangling-dependency,
            unresolved-term
        count: entities it holds for; at least 0
    """

    assessment: str
    count: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            assessment=reading.need(data, 'assessment', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['assessment'] = self.assessment
        out['count'] = self.count
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedCount:
    """A count under a free name.

    Attributes:
        name: what is counted
        count: how many; at least 0
    """

    name: str
    count: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            name=reading.need(data, 'name', reading.as_text),
            count=reading.need(data, 'count', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['name'] = self.name
        out['count'] = self.count
        return out

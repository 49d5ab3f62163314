# Do not edit: written by `tools/generate`.
# Source: model/evidence.yaml
# sha256: db256c0246bd07d96194cbef7f06e3a374f43eb6dc8337d7c397ab8ff3d17cab
"""Evidence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from dont.generated import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceSpec:
    """A piece of evidence as a caller gives it.

    Attributes:
        uri: evidence URI: http(s), doi:, pmid:, arxiv:, urn:, repo:path#Lx-Ly, a CURIE or a
            path
        kind: kind of the reference; follows from the URI when left out
        quote: words of the source that carry the statement
        supports: false for evidence against the entity; true when left out
        file: path of a file below the project root
        lines: `A-B` or `A`, 1-based, inclusive
        anchor: a name in the file that the lines belong to
        note: remark for readers

    Source: dont-payload-types: DismissInput schema.
    """

    uri: str | None = None
    kind: str | None = None
    quote: str | None = None
    supports: bool | None = None
    file: str | None = None
    lines: str | None = None
    anchor: str | None = None
    note: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            uri=reading.maybe(data, 'uri', reading.as_text),
            kind=reading.maybe(data, 'kind', reading.as_text),
            quote=reading.maybe(data, 'quote', reading.as_text),
            supports=reading.maybe(data, 'supports', reading.as_truth),
            file=reading.maybe(data, 'file', reading.as_text),
            lines=reading.maybe(data, 'lines', reading.as_text),
            anchor=reading.maybe(data, 'anchor', reading.as_text),
            note=reading.maybe(data, 'note', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.uri is not None:
            out['uri'] = self.uri
        if self.kind is not None:
            out['kind'] = self.kind
        if self.quote is not None:
            out['quote'] = self.quote
        if self.supports is not None:
            out['supports'] = self.supports
        if self.file is not None:
            out['file'] = self.file
        if self.lines is not None:
            out['lines'] = self.lines
        if self.anchor is not None:
            out['anchor'] = self.anchor
        if self.note is not None:
            out['note'] = self.note
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RepoLocator:
    """Where in the repository the evidence is and what it said when captured.

    Attributes:
        path: path relative to the project root, with forward slashes
        line_start: first line, 1-based; at least 1
        line_end: last line, inclusive; at least 1
        anchor: a name in the file that the lines belong to
        excerpt: the text when captured
        fingerprint: hash of the text when captured
        blob: git blob id of the file when captured
        file_state: state of the file in git when captured (clean, dirty, staged, untracked,
            outside git)
        size: size of the file in bytes when captured; at least 0

    Source: dont-payload-types: Evidence entries may carry structured repository locator details.
    """

    path: str | None = None
    line_start: int | None = None
    line_end: int | None = None
    anchor: str | None = None
    excerpt: str | None = None
    fingerprint: str | None = None
    blob: str | None = None
    file_state: str | None = None
    size: int | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.maybe(data, 'path', reading.as_text),
            line_start=reading.maybe(data, 'line_start', reading.as_whole),
            line_end=reading.maybe(data, 'line_end', reading.as_whole),
            anchor=reading.maybe(data, 'anchor', reading.as_text),
            excerpt=reading.maybe(data, 'excerpt', reading.as_text),
            fingerprint=reading.maybe(data, 'fingerprint', reading.as_text),
            blob=reading.maybe(data, 'blob', reading.as_text),
            file_state=reading.maybe(data, 'file_state', reading.as_text),
            size=reading.maybe(data, 'size', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.path is not None:
            out['path'] = self.path
        if self.line_start is not None:
            out['line_start'] = self.line_start
        if self.line_end is not None:
            out['line_end'] = self.line_end
        if self.anchor is not None:
            out['anchor'] = self.anchor
        if self.excerpt is not None:
            out['excerpt'] = self.excerpt
        if self.fingerprint is not None:
            out['fingerprint'] = self.fingerprint
        if self.blob is not None:
            out['blob'] = self.blob
        if self.file_state is not None:
            out['file_state'] = self.file_state
        if self.size is not None:
            out['size'] = self.size
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceEntry:
    """A piece of evidence as the log keeps it.

    Attributes:
        path: path relative to the project root, with forward slashes
        line_start: first line, 1-based; at least 1
        line_end: last line, inclusive; at least 1
        anchor: a name in the file that the lines belong to
        excerpt: the text when captured
        fingerprint: hash of the text when captured
        blob: git blob id of the file when captured
        file_state: state of the file in git when captured (clean, dirty, staged, untracked,
            outside git)
        size: size of the file in bytes when captured; at least 0
        source_uri: the evidence URI
        kind: web, doi, pmid, arxiv, urn, repo-file, term, or what the caller said
        supports: false for evidence against the entity
        quote: words of the source
        note: remark for readers
    """

    path: str | None = None
    line_start: int | None = None
    line_end: int | None = None
    anchor: str | None = None
    excerpt: str | None = None
    fingerprint: str | None = None
    blob: str | None = None
    file_state: str | None = None
    size: int | None = None
    source_uri: str
    kind: str
    supports: bool
    quote: str | None = None
    note: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.maybe(data, 'path', reading.as_text),
            line_start=reading.maybe(data, 'line_start', reading.as_whole),
            line_end=reading.maybe(data, 'line_end', reading.as_whole),
            anchor=reading.maybe(data, 'anchor', reading.as_text),
            excerpt=reading.maybe(data, 'excerpt', reading.as_text),
            fingerprint=reading.maybe(data, 'fingerprint', reading.as_text),
            blob=reading.maybe(data, 'blob', reading.as_text),
            file_state=reading.maybe(data, 'file_state', reading.as_text),
            size=reading.maybe(data, 'size', reading.as_whole),
            source_uri=reading.need(data, 'source_uri', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            supports=reading.need(data, 'supports', reading.as_truth),
            quote=reading.maybe(data, 'quote', reading.as_text),
            note=reading.maybe(data, 'note', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.path is not None:
            out['path'] = self.path
        if self.line_start is not None:
            out['line_start'] = self.line_start
        if self.line_end is not None:
            out['line_end'] = self.line_end
        if self.anchor is not None:
            out['anchor'] = self.anchor
        if self.excerpt is not None:
            out['excerpt'] = self.excerpt
        if self.fingerprint is not None:
            out['fingerprint'] = self.fingerprint
        if self.blob is not None:
            out['blob'] = self.blob
        if self.file_state is not None:
            out['file_state'] = self.file_state
        if self.size is not None:
            out['size'] = self.size
        out['source_uri'] = self.source_uri
        out['kind'] = self.kind
        out['supports'] = self.supports
        out['quote'] = self.quote
        out['note'] = self.note
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedEvidence:
    """A piece of evidence with where it came from, as a folded record keeps it.

    Attributes:
        path: path relative to the project root, with forward slashes
        line_start: first line, 1-based; at least 1
        line_end: last line, inclusive; at least 1
        anchor: a name in the file that the lines belong to
        excerpt: the text when captured
        fingerprint: hash of the text when captured
        blob: git blob id of the file when captured
        file_state: state of the file in git when captured (clean, dirty, staged, untracked,
            outside git)
        size: size of the file in bytes when captured; at least 0
        source_uri: the evidence URI
        kind: web, doi, pmid, arxiv, urn, repo-file, term, or what the caller said
        supports: false for evidence against the entity
        quote: words of the source
        note: remark for readers
        event_id: the event that brought it
        author: who brought it
        source: independence key: references with one key are one source
    """

    path: str | None = None
    line_start: int | None = None
    line_end: int | None = None
    anchor: str | None = None
    excerpt: str | None = None
    fingerprint: str | None = None
    blob: str | None = None
    file_state: str | None = None
    size: int | None = None
    source_uri: str
    kind: str
    supports: bool
    quote: str | None = None
    note: str | None = None
    event_id: str
    author: str
    source: str

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.maybe(data, 'path', reading.as_text),
            line_start=reading.maybe(data, 'line_start', reading.as_whole),
            line_end=reading.maybe(data, 'line_end', reading.as_whole),
            anchor=reading.maybe(data, 'anchor', reading.as_text),
            excerpt=reading.maybe(data, 'excerpt', reading.as_text),
            fingerprint=reading.maybe(data, 'fingerprint', reading.as_text),
            blob=reading.maybe(data, 'blob', reading.as_text),
            file_state=reading.maybe(data, 'file_state', reading.as_text),
            size=reading.maybe(data, 'size', reading.as_whole),
            source_uri=reading.need(data, 'source_uri', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            supports=reading.need(data, 'supports', reading.as_truth),
            quote=reading.maybe(data, 'quote', reading.as_text),
            note=reading.maybe(data, 'note', reading.as_text),
            event_id=reading.need(data, 'event_id', reading.as_text),
            author=reading.need(data, 'author', reading.as_text),
            source=reading.need(data, 'source', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.path is not None:
            out['path'] = self.path
        if self.line_start is not None:
            out['line_start'] = self.line_start
        if self.line_end is not None:
            out['line_end'] = self.line_end
        if self.anchor is not None:
            out['anchor'] = self.anchor
        if self.excerpt is not None:
            out['excerpt'] = self.excerpt
        if self.fingerprint is not None:
            out['fingerprint'] = self.fingerprint
        if self.blob is not None:
            out['blob'] = self.blob
        if self.file_state is not None:
            out['file_state'] = self.file_state
        if self.size is not None:
            out['size'] = self.size
        out['source_uri'] = self.source_uri
        out['kind'] = self.kind
        out['supports'] = self.supports
        out['quote'] = self.quote
        out['note'] = self.note
        out['event_id'] = self.event_id
        out['author'] = self.author
        out['source'] = self.source
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceView:
    """A piece of evidence as views show it.

    Attributes:
        path: path relative to the project root, with forward slashes
        line_start: first line, 1-based; at least 1
        line_end: last line, inclusive; at least 1
        anchor: a name in the file that the lines belong to
        excerpt: the text when captured
        fingerprint: hash of the text when captured
        blob: git blob id of the file when captured
        file_state: state of the file in git when captured (clean, dirty, staged, untracked,
            outside git)
        size: size of the file in bytes when captured; at least 0
        source_uri: the evidence URI
        kind: web, doi, pmid, arxiv, urn, repo-file, term, or what the caller said
        supports: false for evidence against the entity
        quote: words of the source
        note: remark for readers
        source: independence key: references with one key are one source
        author: who brought it
        event_id: the event that brought it
        audit: what the file says today; repository evidence only

    Source: dont-payload-types: Evidence entries may carry structured repository locator details.
    """

    path: str | None = None
    line_start: int | None = None
    line_end: int | None = None
    anchor: str | None = None
    excerpt: str | None = None
    fingerprint: str | None = None
    blob: str | None = None
    file_state: str | None = None
    size: int | None = None
    source_uri: str
    kind: str
    supports: bool
    quote: str | None = None
    note: str | None = None
    source: str | None = None
    author: str | None = None
    event_id: str | None = None
    audit: Audit | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.maybe(data, 'path', reading.as_text),
            line_start=reading.maybe(data, 'line_start', reading.as_whole),
            line_end=reading.maybe(data, 'line_end', reading.as_whole),
            anchor=reading.maybe(data, 'anchor', reading.as_text),
            excerpt=reading.maybe(data, 'excerpt', reading.as_text),
            fingerprint=reading.maybe(data, 'fingerprint', reading.as_text),
            blob=reading.maybe(data, 'blob', reading.as_text),
            file_state=reading.maybe(data, 'file_state', reading.as_text),
            size=reading.maybe(data, 'size', reading.as_whole),
            source_uri=reading.need(data, 'source_uri', reading.as_text),
            kind=reading.need(data, 'kind', reading.as_text),
            supports=reading.need(data, 'supports', reading.as_truth),
            quote=reading.maybe(data, 'quote', reading.as_text),
            note=reading.maybe(data, 'note', reading.as_text),
            source=reading.maybe(data, 'source', reading.as_text),
            author=reading.maybe(data, 'author', reading.as_text),
            event_id=reading.maybe(data, 'event_id', reading.as_text),
            audit=reading.maybe(data, 'audit', reading.record(Audit.from_json)),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.path is not None:
            out['path'] = self.path
        if self.line_start is not None:
            out['line_start'] = self.line_start
        if self.line_end is not None:
            out['line_end'] = self.line_end
        if self.anchor is not None:
            out['anchor'] = self.anchor
        if self.excerpt is not None:
            out['excerpt'] = self.excerpt
        if self.fingerprint is not None:
            out['fingerprint'] = self.fingerprint
        if self.blob is not None:
            out['blob'] = self.blob
        if self.file_state is not None:
            out['file_state'] = self.file_state
        if self.size is not None:
            out['size'] = self.size
        out['source_uri'] = self.source_uri
        out['kind'] = self.kind
        out['supports'] = self.supports
        out['quote'] = self.quote
        out['note'] = self.note
        if self.source is not None:
            out['source'] = self.source
        if self.author is not None:
            out['author'] = self.author
        if self.event_id is not None:
            out['event_id'] = self.event_id
        if self.audit is not None:
            out['audit'] = self.audit.to_json()
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class Audit:
    """The captured lines compared with the file as it is now.

    Attributes:
        status: the comparison in one word; one of current, moved, reformatted, drifted,
            missing, unreadable, not-measured
        path: new name of the file where it was renamed
        line_start: where the text is now; `moved` and `reformatted`
        line_end: where the text ends now
        excerpt: the text that is there now, when it differs
        fingerprint: hash of the text that is there now
        candidates: places that have the text when there are several; list of LineSpan
        reason: why nothing could be measured
        detail: one sentence for people
    """

    status: str
    path: str | None = None
    line_start: int | None = None
    line_end: int | None = None
    excerpt: str | None = None
    fingerprint: str | None = None
    candidates: tuple[LineSpan, ...] = ()
    reason: str | None = None
    detail: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            status=reading.need(data, 'status', reading.as_text),
            path=reading.maybe(data, 'path', reading.as_text),
            line_start=reading.maybe(data, 'line_start', reading.as_whole),
            line_end=reading.maybe(data, 'line_end', reading.as_whole),
            excerpt=reading.maybe(data, 'excerpt', reading.as_text),
            fingerprint=reading.maybe(data, 'fingerprint', reading.as_text),
            candidates=reading.many(data, 'candidates', reading.record(LineSpan.from_json)),
            reason=reading.maybe(data, 'reason', reading.as_text),
            detail=reading.maybe(data, 'detail', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['status'] = self.status
        if self.path is not None:
            out['path'] = self.path
        if self.line_start is not None:
            out['line_start'] = self.line_start
        if self.line_end is not None:
            out['line_end'] = self.line_end
        if self.excerpt is not None:
            out['excerpt'] = self.excerpt
        if self.fingerprint is not None:
            out['fingerprint'] = self.fingerprint
        if self.candidates:
            out['candidates'] = [v.to_json() for v in self.candidates]
        if self.reason is not None:
            out['reason'] = self.reason
        if self.detail is not None:
            out['detail'] = self.detail
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class LineSpan:
    """Lines of a file.

    Attributes:
        path: path relative to the project root
        line_start: first line, 1-based
        line_end: last line, inclusive
    """

    path: str | None = None
    line_start: int
    line_end: int

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            path=reading.maybe(data, 'path', reading.as_text),
            line_start=reading.need(data, 'line_start', reading.as_whole),
            line_end=reading.need(data, 'line_end', reading.as_whole),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        if self.path is not None:
            out['path'] = self.path
        out['line_start'] = self.line_start
        out['line_end'] = self.line_end
        return out


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceCheck:
    """What checking one reference found.

    Attributes:
        source_uri: the evidence URI
        outcome: alive, dead, blocked, current, drifted, not-measured and the like
        quote_verdict: null where there is no quote; one of here, elsewhere, source-incomplete,
            nowhere, not-measured
        found_in: the reference that has the quote instead
        audit: null where the evidence is no repository file
        http_status: status of the last answer
        final_uri: where redirects led
        archived_uri: an archived copy that was found
        retry_after_s: seconds after which another try makes sense
        fingerprint: hash of the text that was read
        checked_at: when it was checked
        detail: one sentence for people
    """

    source_uri: str
    outcome: str
    quote_verdict: str | None = None
    found_in: str | None = None
    audit: Audit | None = None
    http_status: int | None = None
    final_uri: str | None = None
    archived_uri: str | None = None
    retry_after_s: float | None = None
    fingerprint: str | None = None
    checked_at: str | None = None
    detail: str | None = None

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> Self:
        """Read it from JSON data; fields that the model does not know are ignored."""
        return cls(
            source_uri=reading.need(data, 'source_uri', reading.as_text),
            outcome=reading.need(data, 'outcome', reading.as_text),
            quote_verdict=reading.maybe(data, 'quote_verdict', reading.as_text),
            found_in=reading.maybe(data, 'found_in', reading.as_text),
            audit=reading.maybe(data, 'audit', reading.record(Audit.from_json)),
            http_status=reading.maybe(data, 'http_status', reading.as_whole),
            final_uri=reading.maybe(data, 'final_uri', reading.as_text),
            archived_uri=reading.maybe(data, 'archived_uri', reading.as_text),
            retry_after_s=reading.maybe(data, 'retry_after_s', reading.as_number),
            fingerprint=reading.maybe(data, 'fingerprint', reading.as_text),
            checked_at=reading.maybe(data, 'checked_at', reading.as_text),
            detail=reading.maybe(data, 'detail', reading.as_text),
        )

    def to_json(self) -> dict[str, object]:
        """Give it as JSON data."""
        out: dict[str, object] = {}
        out['source_uri'] = self.source_uri
        out['outcome'] = self.outcome
        out['quote_verdict'] = self.quote_verdict
        if self.found_in is not None:
            out['found_in'] = self.found_in
        out['audit'] = None if self.audit is None else self.audit.to_json()
        if self.http_status is not None:
            out['http_status'] = self.http_status
        if self.final_uri is not None:
            out['final_uri'] = self.final_uri
        if self.archived_uri is not None:
            out['archived_uri'] = self.archived_uri
        if self.retry_after_s is not None:
            out['retry_after_s'] = self.retry_after_s
        if self.fingerprint is not None:
            out['fingerprint'] = self.fingerprint
        if self.checked_at is not None:
            out['checked_at'] = self.checked_at
        if self.detail is not None:
            out['detail'] = self.detail
        return out

"""OBO files of every version, through fastobo; a clause it rejects costs no more than itself."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from dont.importers.naming import Names
from dont.importers.obo_frames import Frames
from dont.importers.obo_ids import Ids, unescape
from dont.importers.obo_lenient import read_stanza, stanza_of
from dont.importers.rdf_terms import fold_stubs, mark_foreign
from dont.importers.result import Reading

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from dont.core.imported import Term
    from dont.importers.options import Options
    from dont.importers.result import Progress

_STANZA: Final = re.compile(rb"^\s*\[[^\]\n]*\]\s*$", re.MULTILINE)
_STEP: Final = 5000


@dataclass
class Header:
    """What the lines before the first stanza say."""

    ontology: str = ""
    release: str | None = None
    namespace: str = ""
    idspaces: dict[str, str] = field(default_factory=dict)
    imports: list[str] = field(default_factory=list)


def header_of(text: bytes) -> Header:
    """Read the header line by line: nothing in it can make a file unreadable."""
    header = Header()
    for line in text.decode().split("\n"):
        tag, colon, value = line.partition(":")
        value = unescape(value.strip())
        if not colon or not value:
            continue
        if tag == "ontology":
            header.ontology = value
        elif tag in {"data-version", "version"} or (tag == "date" and header.release is None):
            header.release = value
        elif tag == "default-namespace":
            header.namespace = value
        elif tag == "idspace":
            prefix, _, rest = value.partition(" ")
            header.idspaces[prefix] = rest.partition(" ")[0]
        elif tag == "import":
            header.imports.append(value)
    return header


def read_obo(
    data: bytes, where: str, options: Options, asked: Mapping[str, str], progress: Progress
) -> tuple[Reading, list[str]]:
    """Read one OBO document.

    Args:
        data: UTF-8 text with line feeds.
        where: the file as given.
        options: what to do with foreign terms.
        asked: prefixes of the caller and the configuration.
        progress: told the number of terms.

    Returns:
        What was read, and the addresses the file imports.
    """
    first = _STANZA.search(data)
    body = first.start() if first else len(data)
    header = header_of(data[:body])
    names = Names(asked, header.idspaces)
    short = header.ontology.rstrip("/").rpartition("/")[2].removesuffix(".owl")
    fallback = header.namespace or PurePosixPath(where.split("?")[0]).name.split(".")[0]
    ids = Ids(names, short.removesuffix(".obo") or fallback)
    reading = Reading(identity=header.ontology, release=header.release, prefixes=names.prefixes)
    document = _Document(data, body, where, ids, reading, progress)
    reading.terms = fold_stubs(_merged(document.terms()))
    mark_foreign(reading.terms, header.ontology)
    return reading, header.imports


class _Document:
    """The stanzas of one file: read in bulk while they are sound, one by one afterwards."""

    def __init__(  # noqa: PLR0913 -- the parts of one reading
        self,
        data: bytes,
        body: int,
        where: str,
        ids: Ids,
        reading: Reading,
        progress: Progress,
    ) -> None:
        self._data = data
        self._body = body
        self._where = where
        self._ids = ids
        self._reading = reading
        self._progress = progress
        self._frames = Frames(ids)
        self._starts: list[int] = []

    def terms(self) -> list[Term]:
        """Read every stanza, in the order of the file."""
        terms = [] if b"\n[Instance]" in self._data else self._quick()
        if terms is None or b"\n[Instance]" in self._data:
            terms = self._careful()
        self._progress("terms", len(terms), len(terms))
        return terms

    def _quick(self) -> list[Term] | None:
        """Read with all threads; None where the strict reader stumbles."""
        import fastobo

        terms: list[Term] = []
        make = self._frames.term
        try:
            for frame in fastobo.iter(io.BytesIO(memoryview(self._data)[self._body :])):
                term = make(frame)
                if term is not None:
                    terms.append(term)
                    if len(terms) % _STEP == 0:
                        self._progress("terms", len(terms), None)
        except SyntaxError:
            return None
        return terms

    def _careful(self) -> list[Term]:
        """Read with one thread, which goes on after a stanza that it rejects."""
        import fastobo

        starts = [found.start() for found in _STANZA.finditer(self._data, self._body)]
        ends = [*starts[1:], len(self._data)]
        stream = io.BytesIO(memoryview(self._data)[self._body :])
        reader: Any = fastobo.iter(stream, threads=1)
        terms: list[Term] = []
        line, seen = self._data.count(b"\n", 0, self._body) + 1, self._body
        for begin, end in zip(starts, ends, strict=True):
            line += self._data.count(b"\n", seen, begin)
            seen = begin
            try:
                term = self._frames.term(next(reader))
            except (SyntaxError, StopIteration):
                term = None
            if term is None:
                lead = len(self._data[begin:end]) - len(self._data[begin:end].lstrip())
                lines = self._data.count(b"\n", begin, begin + lead)
                stanza = stanza_of(self._data[begin + lead : end], line + lines, self._where)
                term = read_stanza(stanza, self._frames, self._ids, self._reading)
            if term is not None:
                terms.append(term)
                if len(terms) % _STEP == 0:
                    self._progress("terms", len(terms), len(starts))
        return terms


def _merged(terms: list[Term]) -> list[Term]:
    """Make one term of stanzas that share an id."""
    by_iri: dict[str, Term] = {}
    for term in terms:
        first = by_iri.setdefault(term["iri"], term)
        if first is term:
            continue
        first["label"] = first["label"] or term["label"]
        first["definition"] = first["definition"] or term["definition"]
        first["obsolete"] = first["obsolete"] or term["obsolete"]
        first["synonyms"] += [s for s in term["synonyms"] if s not in first["synonyms"]]
        for key in ("xrefs", "alt_ids", "kind_of", "replaced_by", "consider"):
            more = [curie for curie in term[key] if curie not in first[key]]  # type: ignore[literal-required]
            first[key] += more  # type: ignore[literal-required]
    return list(by_iri.values())

"""OBO files of every version, through fastobo; a clause it rejects costs no more than itself."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from dont.core.imported import ID_LISTS
from dont.importers.belonging import fold_stubs, mark_foreign
from dont.importers.failures import bad_content
from dont.importers.naming import Names
from dont.importers.obo_frames import Frames, is_rejection
from dont.importers.obo_ids import Ids, exclaimed, unescape
from dont.importers.obo_lenient import read_stanza, stanza_of
from dont.importers.result import Reading

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from dont.core.imported import Term
    from dont.importers.options import Options
    from dont.importers.place import Place, Source
    from dont.importers.result import Progress

_STANZA: Final = re.compile(rb"^\[", re.MULTILINE)
# The strict reader builds a whole piece in memory, which costs four times its size.
_PIECE: Final = 4 << 20
# Clauses that give a term nothing are a third of a large file; the strict reader is spared them.
# So are lines of comment, on which it panics.
_UNUSED: Final = re.compile(
    rb"\n(?:[ \t]*!|(?:relationship|intersection_of|union_of|disjoint_from|namespace|subset"
    rb"|created_by|creation_date|comment|property_value|equivalent_to):)[^\n]*"
)
# Names with an exclamation mark that may be no comment.
_EXCLAIMED: Final = re.compile(rb"\nname:[^\n!]*![^\n]*")
# References of definitions and synonyms, where they are well formed; faulty ones stay, to be told.
_REFERENCE: Final = rb"[A-Za-z][\w.\-]*:[\w.\-/]+"
_REFERENCES: Final = re.compile(rb" \[" + _REFERENCE + rb"(?:, " + _REFERENCE + rb")*\]\n")


def _spared(piece: bytes) -> bytes:
    """Take away what the strict reader would read for nothing: more than half of its work."""
    piece = _EXCLAIMED.sub(lambda name: exclaimed(name[0].decode()).encode(), piece)
    return _REFERENCES.sub(b" []\n", _UNUSED.sub(b"", piece))


def read_obo_source(options: Options, place: Place) -> tuple[Reading, Source]:
    """Read an ontology as OBO, RDF/XML or Turtle, with what it imports where that is asked for."""
    from dont.importers.files import Documents

    return Documents("obo", options, place).read()


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
    data: bytes, where: str, asked: Mapping[str, str], progress: Progress
) -> tuple[Reading, list[str]]:
    """Read one OBO document.

    Args:
        data: UTF-8 text with line feeds.
        where: the file as given.
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
    fallback = header.namespace or PurePosixPath(where.split("?", maxsplit=1)[0]).name.split(".")[0]
    ids = Ids(names, short.removesuffix(".obo") or fallback)
    reading = Reading(identity=header.ontology, release=header.release, prefixes=names.prefixes)
    document = _Document(data, where, ids, reading)
    terms = document.terms(body, progress)
    _refuse_cut_short(data, where, reading)
    reading.terms = fold_stubs(_merged(terms))
    mark_foreign(reading.terms, header.ontology)
    return reading, header.imports


class _Document:
    """The stanzas of one file, piece by piece: in bulk where they are sound, else one by one."""

    def __init__(self, data: bytes, where: str, ids: Ids, reading: Reading) -> None:
        self._data = data
        self._where = where
        self._ids = ids
        self._reading = reading
        self._frames = Frames(ids)

    def terms(self, body: int, progress: Progress) -> list[Term]:
        """Read every stanza from a place on, in the order of the file."""
        terms: list[Term] = []
        begin = body
        while begin < len(self._data):
            end = self._data.find(b"\n[", begin + _PIECE) + 1 or len(self._data)
            piece = self._data[begin:end]
            sound = self._in_bulk(piece)
            terms += self._one_by_one(piece, begin) if sound is None else sound
            begin = end
            progress("terms", len(terms), None)
        progress("terms", len(terms), len(terms))
        return terms

    def _in_bulk(self, piece: bytes) -> list[Term] | None:
        """Read with all threads; None where the strict reader stumbles or shows too little."""
        import fastobo

        make = self._frames.term
        try:
            terms = [make(frame) for frame in fastobo.iter(io.BytesIO(_spared(piece)))]
        except BaseException as error:
            if not is_rejection(error):
                raise
            return None
        sound = [term for term in terms if term is not None]
        return sound if len(sound) == len(terms) else None

    def _one_by_one(self, piece: bytes, begin: int) -> list[Term]:
        """Read with one thread, which goes on after a stanza that it rejects."""
        import fastobo

        starts = [found.start() for found in _STANZA.finditer(piece)]
        reader: Any = fastobo.iter(io.BytesIO(_spared(piece)), threads=1)
        line, seen = self._data.count(b"\n", 0, begin) + 1, 0
        terms: list[Term] = []
        for at, end in zip(starts, [*starts[1:], len(piece)], strict=True):
            line += piece.count(b"\n", seen, at)
            seen = at
            term = self._next(reader)
            stanza = stanza_of(piece[at:end], line, self._where)
            if term is not None and term["curie"] == self._ids.curie(stanza.raw_id):
                terms.append(term)
            else:
                terms += read_stanza(stanza, self._frames, self._ids, self._reading)
        return terms

    def _next(self, reader: Any) -> Term | None:
        try:
            return self._frames.term(next(reader))
        except BaseException as error:
            if not (is_rejection(error) or isinstance(error, StopIteration)):
                raise
            return None


def _refuse_cut_short(data: bytes, where: str, reading: Reading) -> None:
    """Refuse a file that ends in the middle of a line, since nobody knows what else is missing."""
    if reading.problems and not data.endswith(b"\n"):
        line = data.count(b"\n") + 1
        last = f"{where}:{line}"
        if reading.problems[-1]["where"] == last:
            raise bad_content(last, "the file ends in the middle of a line", importer="obo")


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
        for key in ID_LISTS:
            more = [curie for curie in term[key] if curie not in first[key]]
            first[key] += more
    return list(by_iri.values())

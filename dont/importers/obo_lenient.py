"""One OBO stanza read clause by clause, where the strict reader gives up on the whole."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from dont.importers.obo_frames import is_rejection, start
from dont.importers.obo_ids import exclaimed, is_cross_reference, unescape

if TYPE_CHECKING:
    from dont.core.imported import Term
    from dont.importers.obo_frames import Frames
    from dont.importers.obo_ids import Ids
    from dont.importers.result import Reading

KINDS: Final = {"Term": "class", "Typedef": "property", "Instance": "individual"}
_CLAUSE: Final = re.compile(r"\s*([A-Za-z_][\w\-]*)\s*:\s*(.*?)\s*\Z", re.DOTALL)
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"', re.DOTALL)
_ID: Final = re.compile(r"\s*id\s*:")
_ENDING: Final = re.compile(r"\s+(?:!.*|\{[^{}]*=[^{}]*\}\s*(?:!.*)?)\Z", re.DOTALL)
_TOKEN: Final = re.compile(r"((?:[^\s\\]|\\.)+)\s*(.*)\Z", re.DOTALL)
_SCOPES: Final = ("exact", "narrow", "broad", "related")
# Spellings of older versions of the format; reading them is no repair.
_OLD_SYNONYMS: Final = {f"{scope}_synonym": scope for scope in _SCOPES}
_OLD_TAGS: Final = {
    "xref_analog": "xref",
    "xref_unk": "xref",
    "xref_unknown": "xref",
    "use_term": "consider",
}
_REFERENCES: Final = {
    "is_a": "kind_of",
    "alt_id": "alt_ids",
    "replaced_by": "replaced_by",
    "consider": "consider",
}


@dataclass(frozen=True)
class Stanza:
    """The text of one stanza.

    Attributes:
        head: the word in brackets.
        lines: number (1-based, of the file) and text of each clause line.
        where: the file as given.
        first: number of the bracket's line.
    """

    head: str
    lines: list[tuple[int, str]]
    where: str
    first: int

    @property
    def raw_id(self) -> str:
        """The id as it is written, "" for none."""
        return _id_of(next((line for _, line in self.lines if _ID.match(line)), ""))


def _id_of(line: str) -> str:
    return _ENDING.sub("", line.partition(":")[2].strip())


def stanza_of(text: bytes, first_line: int, where: str) -> Stanza:
    """Cut a stanza into clause lines, joining lines that end in a backslash.

    Args:
        text: from the bracket to the next stanza.
        first_line: number of the bracket's line.
        where: the file as given.
    """
    lines = text.decode().split("\n")
    clauses: list[tuple[int, str]] = []
    joined = False
    for number, line in enumerate(lines[1:], first_line + 1):
        if joined and clauses:
            clauses[-1] = (clauses[-1][0], clauses[-1][1][:-1] + line)
        elif line.strip() and not line.lstrip().startswith("!"):
            clauses.append((number, line))
        joined = line.endswith("\\") and not line.endswith("\\\\")
    return Stanza(lines[0].strip()[1:].partition("]")[0].strip(), clauses, where, first_line)


def read_stanza(stanza: Stanza, frames: Frames, ids: Ids, reading: Reading) -> list[Term]:
    """Make terms of a stanza, keeping everything but what cannot be read.

    Returns:
        One term; more where the bracket lines of the stanzas that follow are missing; none for a
        stanza without id or of a kind that holds no terms.
    """
    kind = KINDS.get(stanza.head)
    first = stanza.lines[0][0] if stanza.lines else stanza.first
    if kind is None:
        reading.problem(f"{stanza.where}:{first}", f"a stanza [{stanza.head}] holds no term")
        return []
    raw = stanza.raw_id
    if not raw:
        reading.problem(f"{stanza.where}:{first}", "a stanza without id names nothing")
        return []
    terms = [start(raw, kind, ids)]
    named = False
    for number, line in stanza.lines:
        problem = ""
        if _ID.match(line) is None:
            problem = _read_clause(terms[-1], line, stanza.head, frames, ids)
        elif not _id_of(line):
            problem = "an id is missing"
        elif named:
            terms.append(start(_id_of(line), kind, ids))
            problem = f"a stanza begins here without its line [{stanza.head}]; it was read"
        else:
            named = True
        if problem:
            reading.problem(f"{stanza.where}:{number}", problem)
    return terms


def _read_clause(term: Term, line: str, head: str, frames: Frames, ids: Ids) -> str:
    """Add one clause to a term; the answer says what was wrong with it, "" for nothing."""
    clause = _CLAUSE.match(line)
    if clause is None:
        return f"not a clause, left out: {line.strip()[:60]}"
    tag = _OLD_TAGS.get(clause[1], clause[1])
    import fastobo

    strict_head = "Term" if head == "Instance" else head
    value = exclaimed(clause[2]) if tag == "name" else clause[2]
    text = f"[{strict_head}]\nid: X:1\n{tag}: {value}\n".encode()
    try:
        for frame in fastobo.iter(io.BytesIO(text), threads=1):
            frames.fill(term, frame)
    except BaseException as error:
        if not is_rejection(error):
            raise
        return _lenient(term, tag, clause[2], ids, str(getattr(error, "msg", error)))
    return ""


def _lenient(term: Term, tag: str, value: str, ids: Ids, why: str) -> str:
    """Read a clause by its outline only."""
    if tag in _OLD_SYNONYMS or tag == "synonym":
        return _synonym(term, tag, value, why)
    if tag == "def":
        quoted = _QUOTED.match(value)
        if quoted and term["definition"] is None:
            term["definition"] = unescape(quoted[1]).strip() or None
        return _verdict(quoted is not None, tag, why)
    if tag == "xref":
        return _xref(term, value, ids, why)
    if tag == "name":
        name = unescape(_ENDING.sub("", value))
        term["label"] = term["label"] or name or None
        return _verdict(bool(name), tag, why)
    if tag == "is_obsolete":
        term["obsolete"] = _ENDING.sub("", value).strip().lower() in {"true", "1", "yes"}
        return ""
    if tag in _REFERENCES:
        token = _TOKEN.match(_ENDING.sub("", value))
        if token:
            term[_REFERENCES[tag]].append(ids.curie(token[1]))  # type: ignore[literal-required]  # the tag chose the key
        return _verdict(token is not None, tag, why)
    return "" if tag in _SILENT else _verdict(False, tag, why)  # noqa: FBT003 -- nothing was read


# Clauses that give a term nothing here; how they are written does not matter.
_SILENT: Final = frozenset(
    {
        *("relationship", "instance_of", "property_value", "comment", "namespace", "subset"),
        *("created_by", "creation_date", "modified_by", "modification_date"),
        *("intersection_of", "union_of", "disjoint_from", "equivalent_to", "is_anonymous"),
        *("domain", "range", "inverse_of", "transitive_over", "holds_over_chain", "builtin"),
        *("equivalent_to_chain", "is_transitive", "is_symmetric", "is_reflexive", "is_cyclic"),
        *("is_anti_symmetric", "is_metadata_tag", "is_class_level", "is_functional"),
        *("is_inverse_functional", "expand_assertion_to", "expand_expression_to"),
    }
)


def _verdict(read: bool, tag: str, why: str) -> str:  # noqa: FBT001 -- the outcome of one attempt
    if read:
        return f"`{tag}` is not well formed ({why}); its text was kept"
    return f"`{tag}` cannot be read ({why}); only this clause was left out"


def _synonym(term: Term, tag: str, value: str, why: str) -> str:
    quoted = _QUOTED.match(value)
    if quoted is None:
        return _verdict(False, tag, why)  # noqa: FBT003 -- nothing was read
    rest = value[quoted.end() :].strip()
    word = rest.partition(" ")[0].partition("[")[0].lower()
    scope = _OLD_SYNONYMS.get(tag) or (word if word in _SCOPES else "related")
    if synonym := unescape(quoted[1]).strip():
        term["synonyms"].append((synonym, scope, ""))
    # Before version 1.2 a synonym had its scope in the tag, or none at all.
    old = tag in _OLD_SYNONYMS or rest.startswith("[") or not rest
    sound = rest.count("[") == 1 and rest.endswith("]")
    return "" if old and sound and not _spaced(rest) else _verdict(True, tag, why)  # noqa: FBT003 -- the text was read


def _spaced(references: str) -> bool:
    """Tell whether a list of references holds a name with a space, which the format forbids."""
    parts = _QUOTED.sub("", references).strip("[] ").split(",")
    return any(" " in part.strip() for part in parts)


def _xref(term: Term, value: str, ids: Ids, why: str) -> str:
    token = _TOKEN.match(value)
    if token is None:
        return _verdict(False, "xref", why)  # noqa: FBT003 -- nothing was read
    rest = token[2]
    if rest.startswith('"') and _QUOTED.match(rest) is None:
        return _verdict(False, "xref", why)  # noqa: FBT003 -- the text never ends
    if is_cross_reference(token[1], rest.startswith('"')):
        term["xrefs"].append(ids.curie(token[1]))
    return _verdict(True, "xref", why)  # noqa: FBT003 -- the text was read
